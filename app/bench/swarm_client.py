"""A minimal WebSocket client: whole text frames, no compression, masked with zeros."""

import asyncio
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Client(asyncio.Protocol):
    """One socket: calls `on_frame` with incoming frames, sends with `send`."""

    def __init__(
        self, address: str, path: str, cookie: str, on_frame: Callable[["Client", bytes], None], number: int
    ) -> None:
        self.number = number
        self.answered = ""
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._handshake = (
            f"GET {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: c3dhcm0gb2YgY2xpZW50cw==\r\n\r\n"
        ).encode()
        self._on_frame = on_frame
        self._data = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._handshake)

    def connection_lost(self, _error: Exception | None) -> None:
        """Fail the handshake if it is still pending."""
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("closed during the handshake"))

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.is_open.done() and not self._handshake_done():
            return
        at = 0
        while (end := self._frame_end(at)) is not None:
            start, stop = end
            payload = bytes(self._data[start:stop])
            opcode = self._data[at] & 0x0F
            at = stop
            if opcode == TEXT:
                self._on_frame(self, payload)
            elif opcode == PING:
                self._write(PONG, payload)
        del self._data[:at]

    def send(self, payload: bytes) -> None:
        self._write(TEXT, payload)

    def close(self) -> None:
        self._write(CLOSE, b"\x03\xe8")
        self._transport.close()

    def _handshake_done(self) -> bool:
        head, found, rest = bytes(self._data).partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self.is_open.set_exception(ConnectionError(head.decode(errors="replace")))
            return False
        self._data = bytearray(rest)
        self.is_open.set_result(None)
        return True

    def _frame_end(self, at: int) -> tuple[int, int] | None:
        """Return the start and end of the payload of the frame at `at`; None if it is incomplete."""
        data = self._data
        start = at + 2
        if len(data) < start:
            return None
        length = data[at + 1] & 0x7F
        if length >= 126:
            size = 2 if length == 126 else 8
            length = int.from_bytes(data[start : start + size], "big")
            start += size
        return (start, start + length) if len(data) >= start + length else None

    def _write(self, opcode: int, payload: bytes) -> None:
        """Send a frame; a mask of zeros leaves the payload unchanged."""
        length = len(payload)
        head = bytes([0x80 | opcode, 0x80 | length]) if length < 126 else None
        if head is None:
            head = bytes([0x80 | opcode, 0x80 | 126]) + length.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)


async def connect(
    address: str, path: str, cookie: str, on_frame: Callable[[Client, bytes], None], number: int = 0
) -> Client:
    """Return an open socket, which may already have received frames."""
    host, _, port = address.partition(":")
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Client(address, path, cookie, on_frame, number), host, int(port))
    await client.is_open
    return client
