"""E-mail, through the host's own mail server."""

import re
from email.message import EmailMessage
from email.utils import format_datetime, localtime, parseaddr
from typing import Literal

import aiosmtplib
import msgspec

from app.engine.errors import Malformed
from app.notices.outgoing import Unreachable
from app.notices.words import Letter

SECONDS = 15.0
LONGEST_ADDRESS = 254
ACCEPTED = 200

is_address = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]+@([a-z0-9-]+\.)+[a-z0-9-]{2,}", re.ASCII | re.IGNORECASE).fullmatch


class Mailer(msgspec.Struct, frozen=True):
    """The mail server, and whose name its mails bear."""

    host: str
    port: int
    security: Literal["starttls", "tls", "none"]
    user: str
    password: str
    sender: str

    async def send(self, to: str, letter: Letter) -> int:
        """Send a mail; return 200, or the code with which it was refused."""
        try:
            await aiosmtplib.send(
                compose(self.sender, to, letter),
                hostname=self.host,
                port=self.port,
                username=self.user or None,
                password=self.password or None,
                use_tls=self.security == "tls",
                start_tls=self.security == "starttls",
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            return error.recipients[0].code
        except aiosmtplib.SMTPResponseException as error:
            return error.code
        except (aiosmtplib.SMTPException, OSError) as error:
            raise Unreachable(type(error).__name__) from error
        return ACCEPTED


def compose(sender: str, to: str, letter: Letter) -> EmailMessage:
    """Return a mail. A mail that is sent again has the same Message-ID, by which programs tell that it is the same."""
    mail = EmailMessage()
    mail["From"] = sender
    mail["To"] = to
    mail["Subject"] = " ".join((letter.title if len(letter.items) > 1 else letter.lines[0]).split())
    mail["Date"] = format_datetime(localtime())
    mail["Message-ID"] = f"<{letter.id}@{parseaddr(sender)[1].partition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"
    if letter.stop:
        mail["List-Unsubscribe"] = f"<{letter.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    paragraphs = [f"{line.text}\n{line.url}" for line in letter.items]
    if letter.stop:
        paragraphs.append(f"-- \n{letter.stop_words}\n{letter.stop}")
    mail.set_content("\n\n".join(paragraphs) + "\n")
    return mail


def check_address(text: str) -> str:
    """Return an e-mail address as it was entered; raise Malformed for anything else."""
    address = text.strip()
    if not is_address(address) or len(address) > LONGEST_ADDRESS:
        raise Malformed("bad_mail_address")
    return address


def masked(address: str) -> str:
    """Return enough of an address for its owner to recognise it."""
    name, _, domain = address.rpartition("@")
    return f"{name[0]}…@{domain}"
