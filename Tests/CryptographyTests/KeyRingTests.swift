@testable import Cryptography
import Foundation
import Synchronization
import TestFolders
import Testing

@Suite("Key rings") struct KeyRingTests {
    let folder: TemporaryFolder
    let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path + "/address-keyring.json"
    }

    @Test("SEC-01 a sealed token opens for its own record only")
    func recordsAreBound() throws {
        let ring = try KeyRing.create(at: path)
        let sealed = try ring.seal(Array("device token".utf8), associatedData: Array("pdev_1".utf8))
        #expect(try ring.open(sealed, associatedData: Array("pdev_1".utf8)) == Array("device token".utf8))
        #expect(try KeyRing(path: path).open(sealed, associatedData: Array("pdev_1".utf8)) == Array("device token".utf8))
        #expect(throws: CryptographyError.authenticationFailed(what: "sealed record")) {
            try ring.open(sealed, associatedData: Array("pdev_2".utf8))
        }
        for index in sealed.indices {
            var changed = sealed
            changed[index] ^= 1
            #expect(throws: CryptographyError.self) { try ring.open(changed, associatedData: Array("pdev_1".utf8)) }
            #expect(throws: CryptographyError.self) { try ring.open(Array(sealed[..<index]), associatedData: Array("pdev_1".utf8)) }
        }
        #expect(try ring.seal([1], associatedData: []) != ring.seal([1], associatedData: []))
    }

    @Test("SEC-01 after a rotation old records open and new ones use the new key")
    func rotation() throws {
        let old = try KeyRing.create(at: path)
        let sealed = try old.seal([7], associatedData: [])
        let new = try KeyRing.rotate(at: path)
        #expect(new.keyIDs.count == 2)
        #expect(new.currentKeyID != old.currentKeyID)
        #expect(try new.open(sealed, associatedData: []) == [7])
        #expect(try KeyRing.keyID(of: sealed) == old.currentKeyID)
        #expect(try KeyRing.keyID(of: new.seal([7], associatedData: [])) == new.currentKeyID)
        #expect(new.keyedHash([1]) == old.keyedHash([1]))
    }

    @Test("SEC-13 a ring follows its file: it opens what a rotated key sealed, and takes over the new key")
    func following() throws {
        let old = try KeyRing.create(at: path)
        let first = old.currentKeyID
        let sealed = try old.seal([1], associatedData: [])
        let new = try KeyRing.rotate(at: path)
        #expect(try old.open(new.seal([7], associatedData: []), associatedData: []) == [7])
        #expect(old.currentKeyID == new.currentKeyID)
        #expect(try !old.reloadIfChanged())

        #expect(throws: CryptographyError.self) { try KeyRing.retire(new.currentKeyID, at: path) }
        #expect(throws: CryptographyError.self) { try KeyRing.retire("nobody", at: path) }
        try KeyRing.retire(first, at: path)
        #expect(try old.reloadIfChanged())
        let refusal = #expect(throws: CryptographyError.self) { try old.open(sealed, associatedData: []) }
        #expect(refusal?.description.contains(first) == true)
    }

    @Test("SEC-01 a ring refuses a file with another hash key, and keeps its keys")
    func otherHashKey() throws {
        let ring = try KeyRing.create(at: path)
        let sealed = try ring.seal([1], associatedData: [])
        try FileManager.default.removeItem(atPath: path)
        try KeyRing.create(at: path)
        #expect(throws: CryptographyError.self) { try ring.reloadIfChanged() }
        #expect(try ring.open(sealed, associatedData: []) == [1])
    }

    @Test("SEC-01 concurrent rotations lose no key, and a ring that follows the file never goes back to an older one")
    func rotationsAtOnce() throws {
        let ring = try KeyRing.create(at: path)
        let path = path
        let failures = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 12) { index in
            do {
                if index < 8 {
                    for _ in 0..<5 { try KeyRing.rotate(at: path) }
                } else {
                    var most = 1
                    for _ in 0..<200 {
                        try ring.reloadIfChanged()
                        let count = ring.keyIDs.count
                        if count < most { failures.withLock { $0.append("\(count) keys after \(most)") } }
                        most = max(most, count)
                    }
                }
            } catch {
                failures.withLock { $0.append("\(error)") }
            }
        }
        #expect(failures.withLock { $0 } == [])
        #expect(try KeyRing(path: path).keyIDs.count == 41)
    }

    @Test("SEC-01 a rotated file keeps its owner and its mode: its service must still be able to read it")
    func owner() throws {
        try KeyRing.create(at: path)
        chmod(path, 0o400)
        if geteuid() == 0 { chown(path, 12_345, 12_346) }
        try KeyRing.rotate(at: path)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o400)
        if geteuid() == 0 {
            #expect(attributes[.ownerAccountID] as? Int == 12_345 && attributes[.groupOwnerAccountID] as? Int == 12_346)
            let lock = try FileManager.default.attributesOfItem(atPath: path + ".lock")
            #expect(lock[.ownerAccountID] as? Int == 12_345 && lock[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test func filesAreForTheirOwnerAlone() throws {
        try KeyRing.create(at: path)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(throws: CryptographyError.self) { try KeyRing.create(at: path) }
        chmod(path, 0o640)
        let refusal = #expect(throws: CryptographyError.self) { try KeyRing(path: path) }
        #expect(refusal?.description.contains("chmod 600") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["address-keyring.json"])
    }

    @Test func brokenFilesAreNamed() throws {
        for contents in [
            "", "{}", #"{"current":"a","hash_key":"","keys":[]}"#, #"{"current":"a","hash_key":"AAAA","keys":[{"id":"a","key":"AAAA"}]}"#,
        ] {
            try folder.write("address-keyring.json", Array(contents.utf8))
            chmod(path, 0o600)
            let refusal = #expect(throws: CryptographyError.self) { try KeyRing(path: path) }
            #expect(refusal?.description.contains(path) == true)
        }
        #expect(throws: CryptographyError.self) { try KeyRing(path: path + ".missing") }
    }

    @Test("An error about a ring that cannot be written says what to do, and never to remove a ring because the disk is full")
    func remedies() throws {
        #expect(KeyRingFile.remedy(ENOSPC, replacing: true) == "Make room on its disk and repeat; the ring is unchanged.")
        #expect(KeyRingFile.remedy(EEXIST, replacing: false).contains("remove it yourself"))
        #expect(!KeyRingFile.remedy(ENOSPC, replacing: false).contains("remove"))
        let refusal = try #require(throws: CryptographyError.self) { try KeyRing(path: folder.path) }
        #expect(refusal.description.contains("is no file"), "\(refusal)")
    }
}
