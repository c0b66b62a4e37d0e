"""The host's key: it encrypts the targets of channels, and signs the links in messages."""

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any, Literal

import msgspec
from cryptography.fernet import Fernet, InvalidToken

from app.notices.model import ChannelId

Purpose = Literal["confirm", "stop"]
"""What a link in a message lets anybody do who has it: confirm a channel, or stop it."""


class WrongKey(Exception):
    """What was encrypted can't be read: the host's key is another one now."""


class Vault:
    def __init__(self, key: str) -> None:
        """Take a key as `frontier keys` prints it; raise ValueError for any other."""
        self._fernet = Fernet(key)
        self._signing_key = sha256(b"links:" + key.encode()).digest()

    def seal(self, target: Any) -> str:
        return self._fernet.encrypt(msgspec.json.encode(target)).decode()

    def open(self, sealed: str) -> Any:
        try:
            return msgspec.json.decode(self._fernet.decrypt(sealed))
        except InvalidToken as error:
            raise WrongKey from error

    def token(self, channel: ChannelId, purpose: Purpose) -> str:
        """Return the secret part of a link. It needs no storage, and does not expire."""
        signed = hmac.digest(self._signing_key, f"{purpose}:{channel}".encode(), "sha256")
        return f"{channel}.{urlsafe_b64encode(signed).decode().rstrip('=')}"

    def channel_of(self, token: str, purpose: Purpose) -> ChannelId | None:
        """Return the channel that a link is for; None if it was not made here."""
        channel = ChannelId(token.partition(".")[0])
        is_ours = hmac.compare_digest(token.encode("utf-8", "replace"), self.token(channel, purpose).encode())
        return channel if is_ours else None


def new_key() -> str:
    return Fernet.generate_key().decode()
