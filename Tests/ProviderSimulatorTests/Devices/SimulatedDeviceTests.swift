import CarillonAPI
import NIOCore
import Providers
import RPC
import ServiceKit
import Testing

@Suite("Simulated devices") struct SimulatedDeviceTests {
    private typealias Device = SimulatorV1.SimulatedDevice
    private static let iPhone = SimulatorFixture.deviceToken

    private func put(_ fixture: SimulatorFixture, _ device: Device) async throws {
        _ = try await fixture.control.putDevices(.init(devices: [device]))
    }

    private func device(_ fixture: SimulatorFixture, _ token: String = SimulatedDeviceTests.iPhone) async throws -> Device {
        try #require(try await fixture.control.listDevices(.init(token: token)).devices.first)
    }

    /// The kinds of the events so far.
    private func kinds(_ fixture: SimulatorFixture) async throws -> [SimulatorV1.DeviceEventKind] {
        try await fixture.control.listDeviceEvents(.init()).events.map(\.kind)
    }

    /// An iPhone with the app in a state, and the sender of the app.
    private func withPhone(
        state: SimulatorV1.DeviceState = .unspecified, blocked: [String] = [], script: SimulatorV1.DeviceScript? = nil,
        _ body: (SimulatorFixture, SenderConnection) async throws -> Void
    ) async throws {
        let fixture = try await SimulatorFixture()
        try await put(
            fixture,
            Device(
                token: Self.iPhone, platform: .ios, state: state, blockedCategories: blocked, userId: "alice", deviceId: "ios-1", script: script))
        try await body(fixture, try await fixture.connectAPNs())
        await fixture.close()
    }

    @Test("SIM-03 an iPhone shows a push with its badge, confirms it by its extension, and its user opens it")
    func opens() async throws {
        try await withPhone { fixture, sender in
            let answer = try await sender.send(fixture.apnsRequest())
            #expect(answer.status == 200)
            let phone = try await device(fixture)
            #expect(phone.badge == 5 && phone.shown.map(\.title) == ["Alice Smith"] && phone.shown.map(\.body) == ["Hey @bob"])
            #expect(phone.shown.map(\.category) == ["MESSAGE"])
            fixture.clock.advance(by: .seconds(3))
            let opened = try await fixture.control.useDevice(.init(token: Self.iPhone, act: .open, action: "reply", textInput: "hi")).event
            #expect(opened?.notificationId == "notif_1" && opened?.action == "reply" && opened?.textInput == "hi" && opened?.state == .background)
            let events = try await fixture.control.listDeviceEvents(.init(token: Self.iPhone)).events
            #expect(events.map(\.kind) == [.delivered, .opened] && events.map(\.sequence) == [1, 2] && events.map(\.userId) == ["alice", "alice"])
            #expect(events.map { $0.atMs - SimulatorFixture.start.milliseconds } == [0, 3_000])
            let left = try await device(fixture)
            #expect(left.shown.isEmpty)
            await #expect(throws: RPCError.self) { try await fixture.control.useDevice(.init(token: Self.iPhone, act: .dismiss)) }
        }
    }

    @Test("SIM-03 an app that is in front learns that a notification is shown; its user dismisses one of two")
    func foreground() async throws {
        try await withPhone(state: .foreground) { fixture, sender in
            for number in 1...2 { _ = try await sender.send(fixture.apnsRequest(notification: "notif_\(number)")) }
            let seen = try await kinds(fixture)
            #expect(seen == [.delivered, .displayed, .delivered, .displayed])
            let dismissed = try await fixture.control.useDevice(.init(token: Self.iPhone, act: .dismiss, notificationId: "notif_1")).event
            #expect(dismissed?.kind == .dismissed && dismissed?.state == .foreground)
        }
    }

    @Test("SIM-03 an app that was ended by force still confirms by its extension, and gets no background push")
    func killed() async throws {
        try await withPhone(state: .killed) { fixture, sender in
            _ = try await sender.send(fixture.apnsRequest())
            var silent = try fixture.apnsRequest(notification: "notif_silent")
            silent.body = ByteBuffer(string: #"{"aps":{"content-available":1},"data":{"notification_id":"notif_silent"}}"#)
            #expect(try await sender.send(silent).status == 200)
            let events = try await fixture.control.listDeviceEvents(.init()).events
            #expect(events.map(\.notificationId) == ["notif_1"])
            try await put(fixture, Device(token: Self.iPhone, platform: .ios, state: .background))
            silent.body = ByteBuffer(string: #"{"aps":{"content-available":1},"data":{"notification_id":"notif_later"}}"#)
            #expect(try await sender.send(silent).status == 200)
            let later = try await fixture.control.listDeviceEvents(.init(afterSequence: 1)).events
            #expect(later.map(\.notificationId) == ["notif_later"] && later.map(\.kind) == [.delivered])
        }
    }

    @Test("SIM-03 PREF-13 a user who takes the permission away sees nothing any more, and the app learns of it")
    func permission() async throws {
        try await withPhone { fixture, sender in
            try await put(fixture, Device(token: Self.iPhone, platform: .ios, permission: .denied, userId: "alice"))
            #expect(try await sender.send(fixture.apnsRequest()).status == 200)
            let phone = try await device(fixture)
            #expect(phone.shown.isEmpty && phone.badge == 0)
            let events = try await fixture.control.listDeviceEvents(.init()).events
            #expect(events.map(\.kind) == [.permission] && events.map(\.permission) == [.denied])
        }
    }

    @Test("SIM-03 a category that the user switched off is not shown, and others are")
    func categories() async throws {
        try await withPhone(blocked: ["MESSAGE"]) { fixture, sender in
            _ = try await sender.send(fixture.apnsRequest())
            let blocked = try await device(fixture)
            #expect(blocked.shown.isEmpty)
            try await put(fixture, Device(token: Self.iPhone, platform: .ios, blockedCategories: ["OTHER"]))
            _ = try await sender.send(fixture.apnsRequest(notification: "notif_2"))
            let phone = try await device(fixture)
            #expect(phone.shown.map(\.notificationId) == ["notif_2"])
        }
    }

    @Test("SIM-03 REG-20 an uninstalled app's token is dead for its provider, since that time")
    func uninstalled() async throws {
        try await withPhone { fixture, sender in
            fixture.clock.advance(by: .seconds(60))
            try await put(fixture, Device(token: Self.iPhone, platform: .ios, uninstalled: true))
            let answer = try await sender.send(fixture.apnsRequest())
            let verdict = APNsResponse.interpret(status: answer.status, headers: answer.headers, body: answer.body, now: fixture.clock.now)
            #expect(
                verdict
                    == .rejected(
                        Rejection(
                            .device, code: "Unregistered", status: 410, action: .retireAddress,
                            tokenDeadSince: SimulatorFixture.start + .seconds(60))))
            let seen = try await kinds(fixture)
            #expect(seen.isEmpty)
        }
    }

    @Test("SIM-03 a script: shares of the notifications are opened and dismissed after a while, the others stay")
    func script() async throws {
        let script = SimulatorV1.DeviceScript(afterMs: 30_000, openShare: 0.5, dismissShare: 0.25)
        try await withPhone(script: script) { fixture, sender in
            // iOS shows a hundred.
            for number in 0..<80 { _ = try await sender.send(fixture.apnsRequest(notification: "notif_\(number)")) }
            fixture.clock.advance(by: .milliseconds(29_999))
            let early = try await kinds(fixture)
            #expect(early == Array(repeating: .delivered, count: 80))
            fixture.clock.advance(by: .milliseconds(1))
            try await sender.ping()
            let events = try await fixture.control.listDeviceEvents(.init(afterSequence: 80)).events
            let (opened, dismissed) = (events.filter { $0.kind == .opened }.count, events.filter { $0.kind == .dismissed }.count)
            #expect((25...55).contains(opened) && (8...32).contains(dismissed) && opened + dismissed == events.count)
            let phone = try await device(fixture)
            #expect(phone.shown.count == 80 - events.count && fixture.clock.nextDue == nil)
        }
    }

    @Test("SIM-03 an app that never confirms is silent, and one that always does confirms what its system shows without it")
    func confirmations() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectFCM()
        let token = SimulatorFixture.fcmToken
        let access = try await fixture.accessToken(sender)
        let expectations: [(SimulatorV1.DeviceConfirmation, Int)] = [(.unspecified, 0), (.never, 0), (.always, 1)]
        for (confirmation, expected) in expectations {
            try await put(fixture, Device(token: token, platform: .android, script: SimulatorV1.DeviceScript(confirmation: confirmation)))
            _ = try await sender.send(fixture.fcmRequest(accessToken: access, notification: "notif_\(confirmation.name)"))
            let seen = try await kinds(fixture)
            #expect(seen == Array(repeating: .delivered, count: expected), "\(confirmation)")
        }
        let phone = try await device(fixture, token)
        #expect(phone.shown.last?.title == "Alice Smith" && phone.shown.last?.category == "mentions")
        await fixture.close()
    }

    @Test("SIM-03 a stopped Android app gets what its provider kept when it runs again, unless that has expired")
    func keptPushes() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectFCM()
        let token = SimulatorFixture.fcmToken
        let access = try await fixture.accessToken(sender)
        func state(_ state: SimulatorV1.DeviceState) async throws { try await put(fixture, Device(token: token, platform: .android, state: state)) }
        try await state(.killed)
        // Its time to live is a minute.
        _ = try await sender.send(fixture.fcmRequest(accessToken: access, notification: "notif_old"))
        fixture.clock.advance(by: .seconds(50))
        _ = try await sender.send(fixture.fcmRequest(accessToken: access, notification: "notif_kept"))
        let hidden = try await device(fixture, token)
        #expect(hidden.shown.isEmpty)
        fixture.clock.advance(by: .seconds(20))
        try await state(.foreground)
        let phone = try await device(fixture, token)
        #expect(phone.shown.map(\.notificationId) == ["notif_kept"])
        let seen = try await kinds(fixture)
        #expect(seen == [.delivered, .displayed])
        await fixture.close()
    }

    @Test("SIM-03 Expo's devices: each message of a request reaches its own, and a dead one has a ticket of its own")
    func expo() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectExpo()
        let tokens = ["a", "b", "c"].map { "ExponentPushToken[\($0)]" }
        for token in tokens { try await put(fixture, Device(token: token, platform: .android, uninstalled: token == tokens[1])) }
        let answer = try await sender.send(fixture.expoRequest(tokens))
        #expect(answer.status == 200 && answer.text.contains("DeviceNotRegistered"))
        let shown = try await fixture.control.listDevices(.init()).devices.map(\.shown.count)
        #expect(shown == [1, 0, 1])
        await fixture.close()
    }

    @Test("SIM-03 a push whose answer is late reaches its device at once, and one that is refused does not")
    func faults() async throws {
        try await withPhone { fixture, sender in
            _ = try await fixture.control.addFaults(
                .init(faults: [
                    .init(provider: "apns", status: 503, times: 1), .init(provider: "apns", action: .delay, times: 1, delayMs: 5_000),
                ]))
            _ = try await sender.send(fixture.apnsRequest())
            let refused = try await device(fixture)
            #expect(refused.shown.isEmpty)
            let pending = sender.begin(try fixture.apnsRequest(notification: "notif_2"))
            try await sender.ping()
            let early = try await device(fixture)
            #expect(early.shown.map(\.notificationId) == ["notif_2"])
            fixture.clock.advance(by: .seconds(5))
            _ = try await pending.get()
            let later = try await device(fixture)
            #expect(later.shown.count == 1)
        }
    }

    @Test("SIM-03 devices are listed in pages by their tokens, a reset removes them, and wrong ones are refused by field")
    func listsAndErrors() async throws {
        let fixture = try await SimulatorFixture()
        for number in 1...3 { try await put(fixture, Device(token: "token\(number)", platform: .ios)) }
        let page = try await fixture.control.listDevices(.init(afterToken: "token1", limit: 1)).devices
        #expect(page.map(\.token) == ["token2"])
        func field(_ device: Device) async -> String? {
            do {
                try await put(fixture, device)
                return nil
            } catch { return (error as? RPCError)?.field }
        }
        func scripted(_ script: SimulatorV1.DeviceScript) -> Device { Device(token: "a", platform: .ios, script: script) }
        #expect(await field(Device(platform: .ios)) == "devices[0].token")
        #expect(await field(Device(token: "a")) == "devices[0].platform")
        #expect(await field(scripted(.init(openShare: 1.5))) == "devices[0].script.open_share")
        #expect(await field(scripted(.init(openShare: 0.6, dismissShare: 0.6))) == "devices[0].script")
        #expect(await field(scripted(.init(actShare: 0.1))) == "devices[0].script.action")
        #expect(await field(scripted(.init(afterMs: -1))) == "devices[0].script.after_ms")
        _ = try await fixture.control.reset(.init())
        let left = try await fixture.control.listDevices(.init()).devices
        #expect(left.isEmpty)
        await fixture.close()
    }
}
