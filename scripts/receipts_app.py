"""An app for bench_receipts.py: its users with their tokens, notifications in its ledger, and requests that `carillon-bench requests` sends."""
import base64
import json
import subprocess
import time

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

import benchlib
from benchapp import TENANT, App, parts, refuse_nothing
from benchgrpc import RECEIPTS, REGISTRY, Peer

NOTIFICATIONS_A_CALL = 1_000
TEXT = "the build is green again, thanks for looking into it"
# As `carillon keys init` makes them.
ISSUER, KEY_ID = "https://issuer.example.com", "demo"


class ReceiptsApp:
    """The app of a system. Its users are numbers; each has one device."""

    def __init__(self, system):
        self.system, run = system, system.run
        self.app = App(system, "chat", {"inbox_enabled": "true"}, {"issuer": ISSUER, "jwks": (run / "issuer/jwks.json").read_text()})
        self.evaluator = Peer(run, "receipts", caller="evaluator")
        self.issuer = serialization.load_pem_private_key((run / "issuer/key.pem").read_bytes(), None)
        self.tokens = {}

    def close(self):
        self.evaluator.close()

    def record(self, name, count, users, days=7, progress=None):
        """Notifications `name-0` and so on in the ledger, as the evaluator records them, each to the device of one user. The first is `days` old."""
        record = self.evaluator.method(RECEIPTS, "Receipts", "RecordNotification")
        now = int(time.time() * 1_000)
        step = days * 86_400_000 / count

        def notification(number):
            user, identifier = number % users, notification_id(name, number)
            return {
                "tenant": TENANT, "notification_id": identifier, "push_id": push_id(name, number), "event_id": f"evt_{identifier}",
                "user_id": user_id(user), "type_id": "dm_message", "category_id": "dm", "channel_id": f"dm-{user}", "message_id": f"m{number}",
                "priority": "PRIORITY_HIGH", "title": "Person", "body": TEXT, "badge_counter": "dm",
                "created_at_ms": now - int(step * (count - number)), "expires_at_ms": now + 86_400_000,
                "devices": [{"push_device_id": f"pdv_{user}", "device_id": device_id(user), "platform": "ios", "provider": "apns"}],
                "inbox_entry": {
                    "title": "Person", "body": TEXT, "deep_link": f"chat://dm/{user}/{number}", "fallback_deep_link": "chat://dm",
                    "entity_type": "message", "entity_id": f"{name}-{number}"},
            }

        def calls():
            last, done = time.monotonic(), 0
            for part in parts(range(count), NOTIFICATIONS_A_CALL):
                yield record.request(notifications=[notification(number) for number in part])
                done += len(part)
                if progress and time.monotonic() - last > 5:
                    last = time.monotonic()
                    progress(done)

        record.all(calls(), refuse_nothing)

    def token(self, user):
        """The access token of a user, as the app's sign-in service makes it (ES256)."""
        if user not in self.tokens:
            now = int(time.time())
            claims = {"iss": ISSUER, "sub": user_id(user), "app_id": TENANT["app_id"], "roles": ["member"], "iat": now, "exp": now + 86_400}
            text = f"{encoded({'alg': 'ES256', 'kid': KEY_ID, 'typ': 'JWT'})}.{encoded(claims)}"
            signature = b"".join(
                number.to_bytes(32, "big") for number in decode_dss_signature(self.issuer.sign(text.encode(), ec.ECDSA(hashes.SHA256()))))
            self.tokens[user] = f"{text}.{unpadded(signature)}"
        return self.tokens[user]

    def service_key(self):
        """A host system's key for events."""
        create = self.system.call("registry", REGISTRY, "Tenants", "CreateServiceKey")
        return create(app_id=TENANT["app_id"], name="bench", scopes=["SERVICE_KEY_SCOPE_EVENTS"]).secret

    def client_events(self):
        """Kind → stored reports."""
        return dict(self.system.call("receipts", RECEIPTS, "Receipts", "Statistics")(tenant=TENANT).client_events)

    # ---- Load ----

    def send(self, service, requests, in_flight, connections=1, warm_up=0, port=None):
        """Sends requests `(path, key or token, body)`, each once: the report of `carillon-bench requests`.

        Those of other services than the gateway are calls. `port`: of another server that speaks the gateway's TLS.
        """
        is_gateway, file = service == "gateway", self.system.folder / "requests.tsv"
        with file.open("w") as lines:
            for path, secret, body in requests:
                lines.write(f"{path}\tBearer {secret}\t{base64.b64encode(body).decode()}\n")
        command = [
            benchlib.release / "carillon-bench", "requests", port or self.system.port(service), file, "--connections", connections, "--in-flight",
            in_flight, "--warm-up", warm_up]
        if not is_gateway:
            command.append("--grpc")
        elif self.system.gateway == "https":
            command += ["--trust", self.system.run / "ca/ca.pem", "--server-name", "gateway"]
        done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, text=True)
        file.unlink()
        if done.returncode:
            raise SystemExit(f"bench: requests to {service} failed: {done.stdout}")
        report = json.loads(done.stdout)
        benchlib.note(
            f"  {report['per_second']:,.0f} a second, p50 {report['p50_microseconds'] / 1e3:.2f} ms, p99 {report['p99_microseconds'] / 1e3:.2f} ms")
        return report


def user_id(number):
    return f"user-{number}"


def device_id(user):
    return f"phone-{user}"


def notification_id(name, number):
    return f"notif_{name}{number:020}"


def push_id(name, number):
    return f"psh_{name}{number:020}"


def encoded(claims):
    return unpadded(json.dumps(claims, separators=(",", ":")).encode())


def unpadded(raw):
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
