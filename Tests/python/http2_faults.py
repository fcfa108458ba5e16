"""Servers that misbehave within HTTP/2's rules, for our client: gRPC's negative cases, on hyper-h2.

Prints "port N", serves until its standard input closes, and then prints one line of JSON with what it saw.
"""

import argparse
import json
import socket
import sys
import threading

import h2.config
import h2.connection
import h2.events
import h2.settings
from hyperframe.frame import GoAwayFrame

import testing_protos as protos

MESSAGE = protos.SimpleResponse(payload=protos.zeros(314159)).SerializeToString()
BODY = b"\0" + len(MESSAGE).to_bytes(4, "big") + MESSAGE
HEAD = [(":status", "200"), ("content-type", "application/grpc")]
TRAILERS = [("grpc-status", "0")]
# Much more padding than data: a client that forgets to credit it runs out of window.
PADDED_FRAME_BYTES, PADDING_BYTES = 100, 255

seen = dict(connections=0, calls=0, calls_by_connection=[], most_at_once=0, unanswered_pings=0)
lock = threading.Lock()


class Connection:
    def __init__(self, sock, case):
        self.sock = sock
        self.case = case
        self.h2 = h2.connection.H2Connection(h2.config.H2Configuration(client_side=False, header_encoding="utf-8"))
        # What each stream still has to say: bytes, then a closing action.
        self.unsent = {}
        self.open = set()
        with lock:
            seen["connections"] += 1
            self.index = len(seen["calls_by_connection"])
            seen["calls_by_connection"].append(0)

    def serve(self):
        self.h2.initiate_connection()
        if self.case == "max_streams":
            self.h2.update_settings({h2.settings.SettingCodes.MAX_CONCURRENT_STREAMS: 1})
        self.flush()
        while received := self.sock.recv(65536):
            for event in self.h2.receive_data(received):
                self.handle(event)
            for stream in list(self.unsent):
                self.send(stream)
            self.flush()

    def flush(self):
        self.sock.sendall(self.h2.data_to_send())

    def handle(self, event):
        if isinstance(event, h2.events.RequestReceived):
            self.open.add(event.stream_id)
            with lock:
                seen["calls"] += 1
                seen["calls_by_connection"][self.index] += 1
                seen["most_at_once"] = max(seen["most_at_once"], len(self.open))
        elif isinstance(event, h2.events.DataReceived):
            self.h2.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
        elif isinstance(event, h2.events.StreamEnded):
            self.answer(event.stream_id)
        elif isinstance(event, h2.events.PingAckReceived):
            with lock:
                seen["unanswered_pings"] -= 1
        elif isinstance(event, h2.events.StreamReset):
            self.unsent.pop(event.stream_id, None)
            self.open.discard(event.stream_id)

    def ping(self):
        if self.case == "ping":
            self.h2.ping(b"carillon")
            with lock:
                seen["unanswered_pings"] += 1

    def answer(self, stream):
        if self.case == "goaway" and self.index == 0:
            self.flush()
            self.sock.sendall(GoAwayFrame(stream_id=0, last_stream_id=stream, error_code=0).serialize())
        self.ping()
        self.h2.send_headers(stream, HEAD)
        self.ping()
        length = {"rst_after_header": 0, "rst_during_data": len(BODY) // 2}.get(self.case, len(BODY))
        self.unsent[stream] = BODY[:length]
        self.send(stream)

    def send(self, stream):
        padded = self.case == "data_frame_padding"
        while rest := self.unsent[stream]:
            room = min(self.h2.local_flow_control_window(stream), self.h2.max_outbound_frame_size)
            count = min(PADDED_FRAME_BYTES, room - PADDING_BYTES - 1) if padded else min(len(rest), room)
            if count <= 0:
                return
            self.h2.send_data(stream, rest[:count], pad_length=PADDING_BYTES if padded else None)
            self.unsent[stream] = rest[count:]
        del self.unsent[stream]
        self.open.discard(stream)
        self.ping()
        if self.case.startswith("rst_"):
            self.h2.reset_stream(stream, error_code=0)
        else:
            self.h2.send_headers(stream, TRAILERS, end_stream=True)


def serve(sock, case):
    try:
        Connection(sock, case).serve()
    except OSError:
        # The client has gone.
        pass
    finally:
        sock.close()


def accept(listener, case):
    while True:
        sock, _ = listener.accept()
        threading.Thread(target=serve, args=(sock, case), daemon=True).start()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--test_case", required=True)
    flags = parser.parse_args()
    listener = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=accept, args=(listener, flags.test_case), daemon=True).start()
    print("port", listener.getsockname()[1], flush=True)
    sys.stdin.read()
    with lock:
        print(json.dumps(seen), flush=True)


main()
