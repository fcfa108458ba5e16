"""Protocol buffers as far as the driver needs them: messages as lists of (number, value), without a schema."""


def varint(value):
    value &= (1 << 64) - 1
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def encode(fields):
    """Bytes of a message: {number: int, str or bytes}. Zero and empty values are left out."""
    out = bytearray()
    for number, value in fields.items():
        if not value:
            continue
        if isinstance(value, int):
            out += varint(number << 3) + varint(value)
        else:
            data = value.encode() if isinstance(value, str) else value
            out += varint(number << 3 | 2) + varint(len(data)) + data
    return bytes(out)


class Message:
    """A decoded message. Its fields are read by number and kind."""

    def __init__(self, data):
        self.fields = {}
        place = 0
        while place < len(data):
            key, place = self._varint(data, place)
            if key & 7 == 0:
                value, place = self._varint(data, place)
            elif key & 7 == 2:
                size, place = self._varint(data, place)
                value, place = data[place:place + size], place + size
            else:
                size = {1: 8, 5: 4}[key & 7]
                value, place = data[place:place + size], place + size
            self.fields.setdefault(key >> 3, []).append(value)

    @staticmethod
    def _varint(data, place):
        value = shift = 0
        while True:
            byte = data[place]
            place += 1
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value, place
            shift += 7

    def number(self, field):
        return self.fields.get(field, [0])[-1]

    def optional(self, field):
        return self.fields.get(field, [None])[-1]

    def text(self, field):
        return self.fields.get(field, [b""])[-1].decode()

    def bytes(self, field):
        return self.fields.get(field, [b""])[-1]

    def messages(self, field):
        return [Message(data) for data in self.fields.get(field, [])]

    def map(self, field):
        return {entry.text(1): entry.text(2) for entry in self.messages(field)}
