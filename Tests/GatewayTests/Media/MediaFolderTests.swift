import CarillonAPI
import DurableWork
import Foundation
import Logging
import PreparedImages
import ServiceKit
import TestConditions
import TestFolders
import Testing

@testable import GatewayService

@Suite("EVAL-33 Files of pictures")
struct MediaStoreTests {
    private let now = Instant(milliseconds: 1_770_000_000_500)

    @Test("EVAL-33 names have their end and 128 random bits, and nothing else is one")
    func names() throws {
        let (one, other) = (MediaID(expiringAt: now), MediaID(expiringAt: now))
        #expect(one.text.prefix(10) == other.text.prefix(10) && one != other)
        #expect(MediaID(one.text) == one && one.expiresAt == Instant(milliseconds: 1_770_000_000_000))
        let known = "006b1611c7-fa28b3e964ec4ff75818e73ecc9e6709"
        #expect(MediaID(known)?.expiresAt == Instant(milliseconds: 0x6B16_11C7 * 1_000))
        for bad in ["", known + "0", known.uppercased(), "../" + known, String(known.dropLast()), "zz" + known.dropFirst(2), known + "-00"] {
            #expect(MediaID(bad) == nil, "\(bad)")
        }
        #expect(MediaFile(name: "icon_ios.png") == MediaFile(.iconIOS, .png))
        for bad in ["image", "image.webp", "image.png.jpg", ".png", "other.png"] { #expect(MediaFile(name: bad) == nil, "\(bad)") }
    }

    @Test("EVAL-33 what has expired is removed, and nothing else; unfinished files stay for the one who writes them")
    func removal() async throws {
        let folder = try TemporaryFolder()
        let store = try MediaFolder(path: folder.file("media"), mostBytes: 1_000)
        let files = [(file: MediaFile(.image, .png), bytes: [UInt8](1...3))]
        let short = try await store.publish(files, until: now + .seconds(10))
        let long = try await store.publish(files, until: now + .days(1))
        try folder.write("x", to: "media/.new-other/image.png")
        #expect(await store.path(of: short, files[0].file, now: now) != nil)
        #expect(try await store.removeExpired(now: now + .seconds(10)) == 1)
        #expect(await store.path(of: short, files[0].file, now: now) == nil)
        #expect(await store.files(of: long, now: now) == [files[0].file])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("media")).sorted() == [".new-other", long.text])
    }

    @Test("EVAL-33 a full folder takes nothing, until something expires; what was there at the start counts")
    func full() async throws {
        let folder = try TemporaryFolder()
        let large = [(file: MediaFile(.image, .png), bytes: [UInt8](repeating: 0, count: 600))]
        let first = try MediaFolder(path: folder.file("media"), mostBytes: 1_000)
        _ = try await first.publish(large, until: now + .seconds(10))
        let error = await #expect(throws: APIError.self) { _ = try await first.publish(large, until: now + .days(1)) }
        #expect(error?.reason == .unavailable && error?.message.contains("media.folder_bytes") == true)
        let second = try MediaFolder(path: folder.file("media"), mostBytes: 1_000)
        await #expect(throws: APIError.self) { _ = try await second.publish(large, until: now + .days(1)) }
        _ = try await second.removeExpired(now: now + .seconds(10))
        _ = try await second.publish(large, until: now + .days(1))
    }

    @Test("EVAL-33 a full folder counts what other gateways published, once the own count is old")
    func sharedFolder() async throws {
        let folder = try TemporaryFolder()
        let large = [(file: MediaFile(.image, .png), bytes: [UInt8](repeating: 0, count: 600))]
        let own = try MediaFolder(path: folder.file("media"), mostBytes: 1_000, countLifetime: .zero)
        let other = try MediaFolder(path: folder.file("media"), mostBytes: 1_000)
        _ = try await other.publish(large, until: now + .days(1))
        let error = await #expect(throws: APIError.self) { _ = try await own.publish(large, until: now + .days(1)) }
        #expect(error?.reason == .unavailable)
    }

    @Test("EVAL-33 an expired picture goes at once, several of an hour go together, and without pictures the folder is searched once a day")
    func times() async throws {
        let folder = try TemporaryFolder()
        let clock = VirtualClock(start: now)
        let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let media = try MediaPublisher(
            try MediaSettings(ServiceConfig(service: "gateway"), runFolder: folder.path, executable: ""), policies: NoPolicies(), clock: clock,
            metrics: MetricsRegistry(), logger: silent)
        let scheduler = JobScheduler(
            MaintenanceJob.gateway(media), clock: clock, activity: ActivityTracker(), metrics: MetricsRegistry(), logger: silent)
        let running = Task { try await scheduler.run() }
        defer { running.cancel() }
        func waits(until instant: Instant) async throws {
            try await eventually("the next search is at \(instant)") { clock.nextDue == instant }
        }
        func left() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.file("media")) }
        let midnight = DailySchedule.day.next(after: now)
        try await waits(until: midnight)
        let first = MediaID(expiringAt: midnight + .seconds(7_200))
        for id in [first, MediaID(expiringAt: midnight + .seconds(9_000)), MediaID(expiringAt: midnight + .seconds(10_000))] {
            try folder.write("x", to: "media/\(id.text)/image.png")
        }
        clock.set(midnight)
        try await waits(until: first.expiresAt)
        #expect(try left().count == 3)
        clock.set(first.expiresAt)
        try await waits(until: first.expiresAt + .seconds(3_600))
        #expect(try left().count == 2)
        clock.set(first.expiresAt + .seconds(3_600))
        try await waits(until: midnight + .days(1))
        #expect(try left().isEmpty)
        await media.close()
    }

    @Test("EVAL-33 a folder that cannot be made is named at the start")
    func badFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write("a file", to: "media")
        let error = #expect(throws: ConfigurationError.self) { _ = try MediaFolder(path: folder.file("media/pictures"), mostBytes: 1_000) }
        #expect("\(error.map { "\($0)" } ?? "")".contains("media.folder"))
    }
}

/// No app has a policy.
private struct NoPolicies: PolicySource {
    func current(for tenant: CommonV1.Tenant) async throws -> AppPolicy { throw APIError(.unavailable, "away") }
}
