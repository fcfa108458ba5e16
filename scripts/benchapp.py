"""An app in a system of benchsystem.py: its users, devices, channels and counters."""
import hashlib
import time

from benchgrpc import DISPATCHER, EVALUATOR, REGISTRY, SIMULATOR
from benchsystem import wait_until

TENANT = {"organization_id": "org_bench", "app_id": "app-bench"}
USERS_A_CALL = 500
MEMBERS_A_CALL = 5_000


def refuse_nothing(answer):
    """For answers that list refused items."""
    refused = [item for item in getattr(answer, "rejected", None) or getattr(answer, "results", None) or [] if item.reason]
    if refused:
        raise SystemExit(f"bench: refused: {refused[0].reason} {refused[0].field} {refused[0].message}")


class App:
    """The one app of a system."""

    def __init__(self, system, profile, overrides, auth=None):
        """`auth`: the issuer of its users' tokens."""
        self.system, self.profile, self.auth = system, profile, auth
        self.tenant = TENANT
        self.devices = 0
        organization = {"organization_id": TENANT["organization_id"], "name": "Bench", "timezone": "UTC", "profile": profile}
        self.registry("Tenants", "UpsertOrganization")(organization=organization)
        self.change(overrides)
        if "dispatcher" in system.services:
            self.put_credentials()

    def registry(self, contract, name):
        return self.system.call("registry", REGISTRY, contract, name)

    def evaluator(self, name, contract="Evaluator"):
        return self.system.call("evaluator", EVALUATOR, contract, name)

    def change(self, overrides):
        """Sets all overrides of the policy."""
        self.registry("Tenants", "UpsertApp")(app=TENANT | {
            "name": "Bench", "profile": self.profile, "policy_overrides": overrides, "apns_topic": "com.example.chat",
            "apns_environment": "ADDRESS_ENVIRONMENT_PRODUCTION", "fcm_project_id": "carillon-demo", "auth": self.auth,
        })

    def put_credentials(self):
        """Those that `carillon keys init` made."""
        run, put = self.system.run, self.system.call("dispatcher", DISPATCHER, "Dispatcher", "PutCredential")
        put(tenant=TENANT, provider="apns", fields={
            "key_id": "CARILLON01", "team_id": "CARTEAM001", "topic": "com.example.chat",
            "private_key_pem": (run / "apns" / "AuthKey.p8").read_text()})
        put(tenant=TENANT, provider="fcm", fields={
            "project_id": "carillon-demo", "json": (run / "fcm" / "service-account.json").read_text()})

    def add_users(self, names, platform=None, roles=("member",)):
        """Users, each with one device where a platform is named."""
        upsert, register = self.registry("Registry", "UpsertUsers"), self.registry("Registry", "RegisterDevices")
        users = ({"tenant": TENANT, "user_id": name, "display_name": name, "roles": roles} for name in names)
        upsert.all((upsert.request(users=part) for part in parts(users, USERS_A_CALL)), refuse_nothing)
        if platform:
            devices = (device(name, platform) for name in names)
            register.all((register.request(devices=part) for part in parts(devices, USERS_A_CALL)), refuse_nothing)
            self.devices += len(names)

    def add_channels(self, channels):
        """Channels by id, with their members."""
        upsert = self.registry("Registry", "UpsertDirectory")

        def calls():
            call, room = [], MEMBERS_A_CALL
            for channel, members in channels.items():
                for part in parts(members, MEMBERS_A_CALL):
                    call.append({
                        "tenant": TENANT, "channel_id": channel, "name": channel, "channel_type": "CHANNEL_TYPE_PUBLIC", "add_members": part})
                    room -= len(part)
                    if room <= 0:
                        yield upsert.request(channels=call)
                        call, room = [], MEMBERS_A_CALL
            if call:
                yield upsert.request(channels=call)

        upsert.all(calls(), refuse_nothing)

    def wait_for_probes(self):
        """Waits until the dispatcher has validated the tokens of all devices by silent pushes: that work is no part of a measurement."""
        statistics = self.system.call("provider-sim", SIMULATOR, "Simulator", "Statistics")
        last = [-1, time.monotonic()]

        def done():
            count = sum(statistics().probes.values())
            if count != last[0]:
                last[:] = [count, time.monotonic()]
            # A profile may have none.
            return count >= self.devices or time.monotonic() - last[1] > 3

        wait_until("the tokens of the devices are validated", 300, done, pause=0.1)

    def statistics(self):
        return self.evaluator("Statistics")(tenant=TENANT)

    def wait_for_idle(self, seconds=120):
        """Waits until everything accepted is decided and handed over, and the evaluator uses hardly any CPU."""

        def idle():
            now = self.statistics()
            if now.events_pending or now.outbox_depth:
                return False
            before = self.system["evaluator"].cpu_seconds()
            time.sleep(0.5)
            return self.system["evaluator"].cpu_seconds() - before <= 0.03

        wait_until("the evaluator is idle", seconds, idle, pause=0.05)


def parts(items, size):
    part = []
    for item in items:
        part.append(item)
        if len(part) == size:
            yield part
            part = []
    if part:
        yield part


def device(user, platform):
    digest = hashlib.sha256(f"{platform}:{user}".encode()).hexdigest()
    ios = platform == "ios"
    return {
        "tenant": TENANT, "user_id": user, "device_id": f"{platform}-{digest[:16]}", "platform": platform,
        "token": digest if ios else f"fcm-{digest}:APA91b{digest}", "platform_version": "18.1" if ios else "15",
        "device_model": "iPhone 16" if ios else "Pixel 9", "app_version": "1.0.0", "locale": "en-US", "timezone": "UTC",
    }


def event_batches(app, events, size=200):
    """Requests of SubmitEvents as bytes, made before a measurement. `events`: fields of each."""
    request = app.evaluator("SubmitEvents").request
    return [request(events=part).SerializeToString() for part in parts(events, size)]
