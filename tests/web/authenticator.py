"""An authenticator in software: makes and uses passkeys as browsers do, or wrongly on purpose."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

Json = dict[str, Any]

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """Holds one passkey."""

    def __init__(self, domain: str = "localhost", origin: str = "https://localhost") -> None:
        self.domain = domain
        self.origin = origin
        self.count = 0
        self.credential_id = secrets.token_bytes(32)
        self.handle = b""
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: Json, **changed: Any) -> Json:
        """Answer the options for registering."""
        self.handle = self.handle or base64url_to_bytes(options["user"]["id"])
        numbers = self._key.public_key().public_numbers()
        point = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        size = len(self.credential_id).to_bytes(2, "big")
        attested = bytes(16) + size + self.credential_id + cbor2.dumps(point)
        data = self._data(PRESENT | VERIFIED | ATTESTED) + attested
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"], **changed)
        return self._answer({"clientDataJSON": client, "attestationObject": statement})

    def use(self, options: Json, **changed: Any) -> Json:
        """Answer the options for signing in."""
        self.count += 1
        data = self._data(PRESENT | VERIFIED)
        client = self._client("webauthn.get", options["challenge"], **changed)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self._answer(parts | {"userHandle": self.handle})

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.domain.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, **changed: Any) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, **changed}).encode()

    def _answer(self, response: dict[str, bytes]) -> Json:
        name = bytes_to_base64url(self.credential_id)
        parts = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": parts}
