import CarillonAPI
import NIOCore
import Protobuf
import ServiceKit
import Testing

@testable import Providers

/// A preview shows what is sent.
@Suite("Payloads of previews") struct ProviderPayloadTests {
    private func payload(of message: DeviceMessage, to type: CommonV1.AddressType, limit: Int? = nil) throws -> ProviderPayload {
        let adapter = try #require(ProviderList.adapter(serving: type))
        var settings = try Samples.settings()
        settings.payloadLimit = adapter.payloadLimit(by: settings.policy)
        return try adapter.payload(of: message, settings: settings, sizeLimit: limit, now: Samples.now)
    }

    /// A message that needs much room.
    private func heavy(_ change: (inout DeviceMessage) -> Void = { _ in }) -> DeviceMessage {
        var message = Samples.mention()
        message.content.imageUrl = "https://example.com/" + String(repeating: "i", count: 300)
        message.content.data["large"] = String(repeating: "d", count: 3_900)
        message.content.data["collapse_key"] = "c"
        change(&message)
        return message
    }

    private func expect(_ payload: ProviderPayload, in request: ProviderRequest, uncounted: Int = 0) {
        #expect(String(decoding: payload.bytes, as: UTF8.self) == request.text)
        #expect(payload.size == payload.bytes.count - uncounted && payload.size <= payload.limit)
        #expect(payload.omissions == request.omissions)
    }

    @Test("EVAL-63 The payload of a preview is byte for byte that of the request, with the same omissions")
    func equal() throws {
        for message in [Samples.mention(), heavy()] {
            expect(try payload(of: message, to: .apns), in: try Samples.apns(message))
        }
        for message in [Samples.androidMention(), heavy { ($0.address, $0.device.deviceType) = (Samples.fcmToken, .android) }] {
            expect(try payload(of: message, to: .fcmToken), in: try Samples.fcm(message), uncounted: Samples.fcmToken.utf8.count)
        }
        let token = "ExponentPushToken[k2hd7fOoPqRsTuVwXyZ012]"
        for var message in [Samples.mention(), heavy()] {
            message.address = token
            let request = try ExpoRequest.compose(message, now: Samples.now, settings: Samples.settings())
            expect(try payload(of: message, to: .expo), in: request, uncounted: token.utf8.count)
        }
    }

    @Test("EVAL-63 A browser decrypts, and an agent on a desktop gets, what the preview shows")
    func envelopes() throws {
        let browser = try Browser()
        let message = Samples.webMention(try browser.address())
        let shown = try payload(of: message, to: .webpush)
        let sent = try browser.open(Array(try browser.compose(message).body.readableBytesView))
        #expect(shown.bytes == sent && shown.limit == 3_993)
        let request = try DesktopSender().compose(
            heavy(), settings: Samples.settings(), sizeLimit: 2_000, in: SendContext(authorization: "", authority: "agents", now: Samples.now))
        let stored = try DispatcherV1.StoredDesktopMessage(bytes: Array(request.body.readableBytesView))
        let preview = try payload(of: heavy(), to: .desktop, limit: 2_000)
        #expect(String(decoding: preview.bytes, as: UTF8.self) == stored.payload && preview.omissions == request.omissions)
    }

    @Test("EVAL-63 DISP-21 A preview names what is left out, and has the body as it was shortened; a blank text has no payload")
    func omissions() throws {
        let android = try payload(
            of: heavy { ($0.address, $0.device.deviceType) = (FCMAddress.placeholder, .android) }, to: .fcmToken)
        #expect(android.omissions == [.reservedData(key: "collapse_key"), .image, .data(key: "large")])
        let long = heavy { $0.content.body = String(repeating: "word ", count: 1_000) }
        let cut = try payload(of: long, to: .apns)
        #expect(cut.omissions.last == .endOfBody && cut.body.hasSuffix("...") && cut.body.utf8.count < 4_096)
        #expect(String(decoding: cut.bytes, as: UTF8.self).contains(#""body":"\#(cut.body)""#))
        for type in CommonV1.AddressType.allCases where type != .unspecified {
            let error = #expect(throws: CompositionError.self) {
                try payload(of: heavy { ($0.content.title, $0.content.body) = (" ", "") }, to: type)
            }
            #expect(error?.code == "blank_content", "\(type.name)")
        }
    }

    @Test("EVAL-63 A token in a preview has the form of a device's, so that it is written as one; each kind of address has one provider")
    func placeholders() throws {
        for kind in ProviderList.addresses {
            let served = ProviderList.adapter(serving: kind.type)?.addresses.map { $0.word } ?? []
            #expect(served.contains(kind.word), "\(kind.word)")
            guard !kind.placeholder.isEmpty else { continue }
            #expect(try kind.canonical(kind.placeholder) == kind.placeholder, "\(kind.word)")
        }
        #expect(ProviderList.adapter(serving: .unspecified) == nil)
        let android = try payload(of: heavy { ($0.address, $0.device.deviceType) = (FCMAddress.placeholder, .android) }, to: .fcmToken)
        #expect(String(decoding: android.bytes, as: UTF8.self).contains(#""token":"\#(FCMAddress.placeholder)""#))
    }
}
