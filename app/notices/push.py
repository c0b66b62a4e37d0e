"""Web push: messages to browsers through the push services of their vendors (RFC 8030).

The service can't read a message: it is encrypted for the browser (RFC 8291), and says who sends it (VAPID, RFC 8292).
"""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from os import urandom
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from app.engine.errors import Malformed
from app.notices.outgoing import Outgoing
from app.notices.words import Letter

RECORD_BYTES = 4096
LONGEST_TEXT = 1000
"""Maximum number of characters in a notification: a message must fit into one record."""
KEPT_SECONDS = 24 * 3600
"""How long the push service keeps a message for a browser that is not running."""
SIGNED_SECONDS = 12 * 3600
GONE = 410

CURVE = ec.SECP256R1()


class Subscription(msgspec.Struct, frozen=True):
    """A browser's address at its push service, and its keys in base64url."""

    endpoint: str
    p256dh: str
    auth: str

    def check(self) -> None:
        """Raise Malformed unless messages can be encrypted with these keys."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(self.p256dh))
            is_sound = len(decoded(self.auth)) == 16
        except ValueError as error:
            raise Malformed("bad_subscription") from error
        if not is_sound:
            raise Malformed("bad_subscription")


class Pusher:
    """Sends push messages in the name of a server."""

    def __init__(self, key: str, contact: str) -> None:
        """Take a key as `frontier keys` prints it, and an address at which whoever runs the server can be found."""
        self._key = ec.derive_private_key(int.from_bytes(decoded(key)), CURVE)
        self._contact = contact

    @property
    def public_key(self) -> str:
        """The key by which browsers know the server."""
        return encoded(public_bytes(self._key))

    async def send(self, outgoing: Outgoing, to: Subscription, letter: Letter) -> int:
        """Send a message; return the status of the response, 410 if the browser does not want any more.

        Until it was delivered, a message that is sent again replaces itself (`Topic`).
        """
        text = "\n".join(letter.lines)[:LONGEST_TEXT]
        shown = {"id": letter.id, "title": letter.title, "text": text, "url": letter.url}
        headers = {
            "Authorization": f"vapid t={self._token(to.endpoint)}, k={self.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": letter.id,
            "Urgency": "high",
        }
        body = encrypt(msgspec.json.encode(shown), decoded(to.p256dh), decoded(to.auth))
        status = await outgoing.post(to.endpoint, body, headers)
        return GONE if status == 404 else status

    def _token(self, endpoint: str) -> str:
        """Return a JSON Web Token for the push service of this endpoint."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self._contact,
        }
        signed = ".".join(encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{encoded(r.to_bytes(32) + s.to_bytes(32))}"


def encrypt(
    text: bytes, browser: bytes, auth: bytes, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """Encrypt a message for a browser's public key and secret, by a new key and salt unless they are given."""
    key, salt = key or ec.generate_private_key(CURVE), salt or urandom(16)
    own = public_bytes(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    secret = derived(shared, auth, b"WebPush: info\0" + browser + own, 32)
    sealing = AESGCM(derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    last_record = b"\x02"
    head = salt + RECORD_BYTES.to_bytes(4) + bytes([len(own)]) + own
    return head + sealing.encrypt(nonce, text + last_record, None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def new_push_key() -> str:
    return encoded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))
