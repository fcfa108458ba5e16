import CarillonAPI
import Cryptography
import Foundation
import ServiceKit
import Testing

@testable import PreferencesService

@Suite("Consent as a value")
struct ConsentStateTests {
    private static let now = Instant(milliseconds: 99)

    private func state(_ status: ConsentStatus?, decision: ConsentStatus? = nil) -> ConsentState? {
        status.map { status in
            let decision = status == .pending ? decision : status
            return ConsentState(
                status: status, decision: decision, decidedAt: decision == nil ? nil : Instant(milliseconds: 50),
                requestedAt: Instant(milliseconds: 10))
        }
    }

    @Test("PREF-17 every action in every state")
    func transitions() throws {
        let expected: [(ConsentStatus?, [ConsentAction: ConsentStatus?])] = [
            (nil, [.request: .pending, .grant: .granted, .deny: .denied, .revoke: .revoked]),
            (.pending, [.request: .pending, .grant: .granted, .deny: .denied, .revoke: .revoked]),
            (.granted, [.request: .granted, .grant: .granted, .deny: nil, .revoke: .revoked]),
            (.denied, [.request: .pending, .grant: .granted, .deny: .denied, .revoke: .denied]),
            (.revoked, [.request: .pending, .grant: .granted, .deny: .denied, .revoke: .revoked]),
        ]
        for (status, outcomes) in expected {
            for action in ConsentAction.allCases {
                let after = try? ConsentState.after(action, from: state(status), isInForce: true, at: Self.now)
                #expect(after?.status == outcomes[action] ?? nil, "\(action) of \(String(describing: status))")
                #expect(after.map { $0.decision == ($0.status == .pending ? state(status)?.decision : $0.status) } ?? true)
            }
        }
    }

    @Test("PREF-17 a repeated decision keeps its time, unless another guardian overruled it")
    func times() throws {
        let granted = try #require(state(.granted))
        #expect(try ConsentState.after(.grant, from: granted, isInForce: true, at: Self.now) == granted)
        #expect(try ConsentState.after(.grant, from: granted, isInForce: false, at: Self.now).decidedAt == Self.now)
        #expect(try ConsentState.after(.revoke, from: granted, isInForce: true, at: Self.now).decidedAt == Self.now)
        let denied = try #require(state(.denied))
        #expect(try ConsentState.after(.revoke, from: denied, isInForce: false, at: Self.now).status == .revoked)
        // A request changes no decision.
        let asked = try ConsentState.after(.request, from: denied, isInForce: true, at: Self.now)
        #expect(asked.decision == .denied && asked.decidedAt == denied.decidedAt && asked.requestedAt == Self.now)
    }

    @Test("PREF-17 of several guardians the latest decision counts, and at the same instant the refusal")
    func inForce() {
        func decided(_ decisions: (ConsentStatus, Int64)...) -> ConsentStatus? {
            ConsentDecision.inForce(decisions.map { ConsentDecision(status: $0.0, at: Instant(milliseconds: $0.1)) })?.status
        }
        #expect(decided() == nil)
        #expect(decided((.granted, 1)) == .granted)
        #expect(decided((.denied, 1), (.granted, 2)) == .granted)
        #expect(decided((.granted, 1), (.revoked, 2)) == .revoked)
        #expect(decided((.granted, 2), (.revoked, 2)) == .revoked)
        #expect(decided((.revoked, 2), (.granted, 2)) == .revoked)
    }

    @Test("PREF-17 a link with any other byte is invalid, and so is one of another key ring")
    func links() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "links-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "link.json").path
        let links = ConsentLinks(keyRing: try KeyRing.create(at: path))
        let link = ConsentLink(consentId: "consent_01KABC", number: 3, expiresAt: Instant(milliseconds: 1_770_604_800_000))
        let token = links.token(for: link)
        #expect(links.read(token) == link)
        #expect(token.utf8.allSatisfy { UInt8(ascii: "!") <= $0 && $0 <= UInt8(ascii: "z") } && !token.contains("/"))
        for position in token.indices {
            var changed = token
            changed.replaceSubrange(position...position, with: token[position] == "A" ? "B" : "A")
            // The last character of a part has unused bits.
            if let read = links.read(changed) { #expect(read == link, "\(changed)") }
        }
        for broken in ["", ".", "a.b", token + ".x", String(token.dropLast(8)), String(repeating: "A", count: 10_000)] {
            #expect(links.read(broken) == nil, "\(broken.prefix(40))")
        }
        // Links stay valid after a rotation, and are invalid in another installation.
        #expect(ConsentLinks(keyRing: try KeyRing.rotate(at: path)).read(token) == link)
        #expect(ConsentLinks(keyRing: try KeyRing.create(at: folder.appending(path: "other.json").path)).read(token) == nil)
    }
}
