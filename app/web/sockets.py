"""uvicorn's WebSockets, with a short way for what tables do most: many small frames out, single messages in.

Sent as ASGI has it, a frame goes through a coroutine in every layer of the application, which costs several times what
the system takes to send it. A table sends one to everybody with each move, so its sockets may write directly, as long
as nothing waits to be sent: a slow reader is waited for in the usual way.
"""

from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

UNREAD = 8
"""As many messages may wait to be served before no more are read. Uvicorn stops and goes on with each one."""

Write = Callable[[Sequence[bytes]], bool]
"""Sends texts at once, each as a frame; False, and nothing is sent, while the other side does not read."""

_EXTENSION = "frontier.write"


class TableSockets(WebSocketsSansIOProtocol):
    """A WebSocket whose application may write at once."""

    async def run_asgi(self) -> None:
        """Run the application, which finds our way to write among the extensions of its scope."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[_EXTENSION] = self.write
        await super().run_asgi()

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send texts at once, in a single call of the system; see `Write`."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        if not self.writable.is_set():
            return False
        self.transport.write(b"".join([Frame(Opcode.TEXT, text).serialize(mask=False) for text in texts]))
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the application; stop reading once too many wait, and not after each."""
        is_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = is_paused
        if not is_paused and self.queue.qsize() >= UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


def write_of(scope: Any) -> Write:
    """Return the short way of a socket; where it has none, nothing can be sent at once."""
    found: Write = scope.get("extensions", {}).get(_EXTENSION, lambda _texts: False)
    return found
