import CarillonAPI
import Cryptography
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.10 Keys at rest", .serialized)
    struct KeyRotation {
        @Test("SEC-01 SEC-13 The address key rotates in a running system: queued pushes are sent, all tokens open, the old key goes")
        func rotation() async throws {
            try await RunningSystem.fresh("SEC-13") { system in
                try await Scenario.start("SEC-13", in: system) { scenario in
                    try await scenario.people(["ann", "ben", "cat"])
                    let path = RunFolder(path: system.options.runFolder.path).addressKeyRingPath
                    let old = try KeyRing(path: path).currentKeyID
                    // Queued under the old key, sent under the new one.
                    _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
                    try await scenario.submit(scenario.mention("ann", id: "queued"))
                    let new = try KeyRing.rotate(at: path).currentKeyID
                    #expect(try await reencrypt(scenario) == 3)
                    let use = try await scenario.clients.addressKeys.getAddressKeyUse(.init()).keys
                    #expect(Dictionary(uniqueKeysWithValues: use.map { ($0.keyId, $0.devices) }) == [old: 0, new: 3])
                    try KeyRing.retire(old, at: path)
                    _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                    try await scenario.settle()
                    #expect(try await scenario.accepted(scenario.token("ann")).count == 1)

                    // A second rotation, and a token that the registry seals before anything was sealed anew.
                    _ = try KeyRing.rotate(at: path)
                    try await scenario.people(["dan"])
                    for user in ["ben", "dan"] {
                        try await scenario.submit(scenario.mention(user, id: "to-\(user)"))
                        #expect(try await scenario.accepted(scenario.token(user)).count == 1, "\(user)")
                    }
                    #expect(try await reencrypt(scenario) >= 3)
                    try await scenario.submit(scenario.mention("cat", id: "to-cat"))
                    #expect(try await scenario.accepted(scenario.token("cat")).count == 1)
                    let log = try await scenario.clients.auditLog.listAudit(.init(tenant: .init(), action: "key_ring.reencrypted")).records
                    #expect(log.count == 2 && log.allSatisfy { $0.actor == "service:operator" })
                }
            }
        }

        private func reencrypt(_ scenario: Scenario) async throws -> Int64 {
            var (page, count) = ("", Int64(0))
            repeat {
                let answer = try await scenario.clients.addressKeys.reencryptAddresses(.init(pageSize: 2, pageToken: page))
                count += answer.reencrypted
                page = answer.nextPageToken
            } while !page.isEmpty
            return count
        }
    }
}
