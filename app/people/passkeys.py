"""Passkeys: a device that keeps one signs its person in, without a name or a code (WebAuthn).

A browser first asks for options, which hold a random challenge. The server keeps the challenge for some minutes under
the hash of a token that only this browser has, so an answer made elsewhere, later or twice is refused.
"""

import re
import time
from hashlib import sha256
from secrets import token_bytes, token_urlsafe
from typing import Any, Protocol

import msgspec
import structlog
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json_dict,
    parse_authentication_credential_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from app.people.guests import NoSuchDevice, SignInRefused, hash_token
from app.people.person import Person, PersonId

CHALLENGE_SECONDS = 5 * 60
MAX_PASSKEYS = 10

Json = dict[str, Any]
is_credential_id = re.compile(r"[\w-]{1,1400}", re.ASCII).fullmatch
log = structlog.get_logger()


class Site(msgspec.Struct, frozen=True):
    """The site that passkeys belong to."""

    domain: str
    """The relying party's id; empty where there can be no passkeys, such as at a bare IP address."""
    origins: tuple[str, ...]
    """Origins of pages that may use them."""


class Challenge(msgspec.Struct, frozen=True):
    token_hash: str
    challenge: str
    expires_at: float
    person: PersonId | None = None
    """Who registers a passkey; None for signing in."""


class Passkey(msgspec.Struct, frozen=True):
    credential_id: str
    person: PersonId
    public_key: bytes
    sign_count: int
    device: str
    """Browser and system on which it was made."""
    created_at: float
    used_at: float

    @property
    def id(self) -> str:
        """The name by which it can be removed."""
        return hash_token(self.credential_id)[:16]


class SignIn(msgspec.Struct, frozen=True):
    """A valid answer to a challenge, not yet used."""

    person: Person
    credential_id: str
    sign_count: int
    token_hash: str


class PasskeyStore(Protocol):
    async def add_challenge(self, challenge: Challenge, at: float) -> None:
        """Store a challenge, and delete those that have expired."""
        ...

    async def challenge(self, token_hash: str, at: float) -> Challenge | None: ...

    async def add(self, token_hash: str, passkey: Passkey) -> bool:
        """Delete a challenge and store a passkey; return False if either is not possible."""
        ...

    async def use(self, token_hash: str, credential_id: str, sign_count: int, at: float) -> bool:
        """Delete a challenge and record the use of a passkey; return False if either is not there any more."""
        ...

    async def find(self, credential_id: str) -> tuple[Person, Passkey] | None: ...

    async def of_person(self, person: PersonId) -> list[Passkey]: ...

    async def remove(self, person: PersonId, credential_id: str) -> bool: ...


class Passkeys:
    def __init__(self, store: PasskeyStore) -> None:
        self._store = store

    async def of(self, person: Person) -> list[Passkey]:
        return await self._store.of_person(person.id)

    async def remove(self, person: Person, passkey_id: str) -> None:
        found = next((each for each in await self.of(person) if each.id == passkey_id), None)
        if found is None or not await self._store.remove(person.id, found.credential_id):
            raise NoSuchDevice("no_such_device")

    # --- registering ---------------------------------------------------------------------------------------------

    async def begin_registration(self, person: Person, site: Site) -> tuple[Json, str]:
        """Return the options for `navigator.credentials.create`, and the token of the challenge."""
        check_site(site)
        known = await self.of(person)
        if len(known) >= MAX_PASSKEYS:
            raise SignInRefused("too_many_passkeys", high=MAX_PASSKEYS)
        challenge, token = await self._new_challenge(person.id)
        options = generate_registration_options(
            rp_id=site.domain,
            rp_name="Frontier",
            user_id=handle_of(person.id),
            user_name=person.name,
            challenge=challenge,
            timeout=CHALLENGE_SECONDS * 1000,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(each.credential_id)) for each in known
            ],
        )
        return options_to_json_dict(options), token

    async def register(self, person: Person, site: Site, token: str, credential: Json, device: str) -> None:
        """Store the passkey that a browser has made in answer to its challenge."""
        challenge = await self._challenge(token, person.id)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge.challenge),
                expected_rp_id=site.domain,
                expected_origin=list(site.origins),
            )
        except Exception as error:  # what it parses comes from anybody
            raise refused(error) from error
        now = time.time()
        name = bytes_to_base64url(made.credential_id)
        passkey = Passkey(name, person.id, made.credential_public_key, made.sign_count, device, now, now)
        if not await self._store.add(challenge.token_hash, passkey):
            raise SignInRefused("passkey_refused")

    # --- signing in ----------------------------------------------------------------------------------------------

    async def begin_sign_in(self, site: Site) -> tuple[Json, str]:
        """Return the options for `navigator.credentials.get`, and the token of the challenge."""
        check_site(site)
        challenge, token = await self._new_challenge(None)
        options = generate_authentication_options(
            rp_id=site.domain,
            challenge=challenge,
            timeout=CHALLENGE_SECONDS * 1000,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return options_to_json_dict(options), token

    async def check(self, site: Site, token: str, credential: Json) -> SignIn:
        """Return whom a passkey's answer signs in; the challenge stays open until `use`."""
        challenge = await self._challenge(token, None)
        credential_id = str(credential.get("id"))
        found = await self._store.find(credential_id) if is_credential_id(credential_id) else None
        if found is None:
            raise SignInRefused("passkey_refused")
        person, passkey = found
        try:
            given = parse_authentication_credential_json(credential)
            if given.response.user_handle != handle_of(person.id):
                raise SignInRefused("passkey_refused")
            shown = verify_authentication_response(
                credential=given,
                expected_challenge=base64url_to_bytes(challenge.challenge),
                expected_rp_id=site.domain,
                expected_origin=list(site.origins),
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        except Exception as error:  # what it parses comes from anybody
            raise refused(error) from error
        return SignIn(person, passkey.credential_id, shown.new_sign_count, challenge.token_hash)

    async def use(self, sign_in: SignIn) -> None:
        """Use up a valid answer, which works once."""
        if not await self._store.use(sign_in.token_hash, sign_in.credential_id, sign_in.sign_count, time.time()):
            raise SignInRefused("passkey_refused")

    # --- challenges ----------------------------------------------------------------------------------------------

    async def _new_challenge(self, person: PersonId | None) -> tuple[bytes, str]:
        challenge, token, now = token_bytes(32), token_urlsafe(32), time.time()
        kept = Challenge(hash_token(token), bytes_to_base64url(challenge), now + CHALLENGE_SECONDS, person)
        await self._store.add_challenge(kept, now)
        return challenge, token

    async def _challenge(self, token: str, person: PersonId | None) -> Challenge:
        """Return the challenge of this browser, if it was made for this purpose and person."""
        found = await self._store.challenge(hash_token(token[:100]), time.time())
        if found is None or found.person != person:
            raise SignInRefused("passkey_too_late")
        return found


def check_site(site: Site) -> None:
    if not site.domain:
        raise SignInRefused("no_passkeys_here")


def handle_of(person: PersonId) -> bytes:
    """Return the user handle that devices keep with the passkey: the same for all of a person's, and not their id."""
    return sha256(f"passkey of {person}".encode()).digest()


def refused(error: Exception) -> SignInRefused:
    log.info("passkey.refused", error=type(error).__name__)
    return SignInRefused("passkey_refused")
