"""Unary gRPC calls to a service over its Unix socket: HTTP/2 as far as that needs it (RFC 9113), one call after the other.

Header blocks are written without compression. Those of answers are not read: an answer without a message is an error.
"""
import socket
import struct

DATA, HEADERS, RST_STREAM, SETTINGS, PING, GOAWAY, WINDOW_UPDATE = 0, 1, 3, 4, 6, 7, 8
END_STREAM, END_HEADERS, ACK = 1, 4, 1
WINDOW = 1 << 30


class CallFailed(Exception):
    """A call without an answer."""


def frame(kind, flags, stream, payload=b""):
    return struct.pack(">I", len(payload))[1:] + bytes([kind, flags]) + struct.pack(">I", stream) + payload


def literal(name, value):
    """A header field that is not indexed, without Huffman coding (RFC 7541, 6.2.2)."""

    def text(words):
        data = words.encode()
        if len(data) < 127:
            return bytes([len(data)]) + data
        rest, size = len(data) - 127, bytearray([127])
        while rest >= 128:
            size.append(rest % 128 + 128)
            rest //= 128
        return bytes(size) + bytes([rest]) + data

    return b"\0" + text(name) + text(value)


class Channel:
    """A connection to one service. A call after its end connects again."""

    def __init__(self, path, key, timeout=30):
        self.path, self.key, self.timeout = path, key, timeout
        self.socket = None

    def close(self):
        if self.socket:
            self.socket.close()
        self.socket = None

    def call(self, method, request):
        """The bytes of the answer.

        Raises CallFailed.
        """
        try:
            if not self.socket:
                self._connect()
            return self._call(method, request)
        except (OSError, CallFailed) as error:
            self.close()
            raise CallFailed(f"{method} at {self.path}: {error}") from error

    def _connect(self):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(self.timeout)
        self.socket.connect(self.path)
        settings = struct.pack(">HIHI", 1, 0, 4, WINDOW)
        self.socket.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + frame(SETTINGS, 0, 0, settings)
                            + frame(WINDOW_UPDATE, 0, 0, struct.pack(">I", WINDOW)))
        self.stream = 1
        self.received = 0

    def _call(self, method, request):
        stream, self.stream = self.stream, self.stream + 2
        fields = [(":method", "POST"), (":scheme", "http"), (":path", "/" + method), (":authority", "localhost"), ("te", "trailers"),
                  ("content-type", "application/grpc"), ("grpc-timeout", f"{self.timeout}S"), ("authorization", "Bearer " + self.key)]
        block = b"".join(literal(*field) for field in fields)
        body = b"\0" + struct.pack(">I", len(request)) + request
        self.socket.sendall(frame(HEADERS, END_HEADERS, stream, block) + frame(DATA, END_STREAM, stream, body))
        data = bytearray()
        while True:
            kind, flags, number, payload = self._frame()
            if kind == SETTINGS and not flags & ACK:
                self.socket.sendall(frame(SETTINGS, ACK, 0))
            elif kind == PING and not flags & ACK:
                self.socket.sendall(frame(PING, ACK, 0, payload))
            elif kind == GOAWAY:
                raise CallFailed("the service closes the connection")
            elif kind == RST_STREAM and number == stream:
                raise CallFailed("the service reset the call")
            elif kind == DATA:
                data += payload
                self._credit(len(payload))
            if number == stream and kind in (DATA, HEADERS) and flags & END_STREAM:
                break
        if len(data) < 5:
            raise CallFailed("an error instead of a message")
        return bytes(data[5:])

    def _credit(self, size):
        self.received += size
        if self.received > WINDOW // 4:
            self.socket.sendall(frame(WINDOW_UPDATE, 0, 0, struct.pack(">I", self.received)))
            self.received = 0

    def _frame(self):
        head = self._bytes(9)
        size = int.from_bytes(head[:3], "big")
        return head[3], head[4], int.from_bytes(head[5:], "big") & 0x7FFFFFFF, self._bytes(size)

    def _bytes(self, size):
        out = bytearray()
        while len(out) < size:
            part = self.socket.recv(size - len(out))
            if not part:
                raise CallFailed("the connection ended")
            out += part
        return bytes(out)
