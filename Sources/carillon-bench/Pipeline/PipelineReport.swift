import ArgumentParser
import CarillonAPI
import Foundation
import SystemControl

/// What one run of the pipeline showed.
struct PipelineReport: Encodable {
    /// What one process took.
    struct Process: Encodable {
        var cpuMicrosecondsAPush: Double
        /// Private memory when a quarter, a half, three quarters and all of the pushes were sent. It stays the same when nothing is kept for each
        /// push.
        var privateBytes: [Int]
        /// At the end, with the mapped file of the store.
        var residentBytes: Int
        var peakResidentBytes: Int
    }

    var messages: Int
    var acceptedPerSecond: Double
    /// From the first call until the ledger had the last provider's answer.
    var pushesPerSecond: Double
    /// From the first call until the ledger had the last device's confirmation; nil: devices did not confirm.
    var confirmedPerSecond: Double?
    var cpuMicrosecondsAPush: Double
    /// Event accepted to provider's answer.
    var p50Microseconds: Int64
    var p95Microseconds: Int64
    var p99Microseconds: Int64
    /// The longest.
    var maxMicroseconds: Int64
    /// Pushes that the provider got twice, after an interruption.
    var repeated: Int64
    /// What the stores grew by; their write-ahead logs count.
    var storeBytesAPush: Double
    var processes: [String: Process]

    /// Reads what the system says of itself.
    ///
    /// - Parameter mayRepeat: whether a dispatcher was interrupted, so that the provider may have got pushes twice.
    /// - Throws: `ValidationError` when the simulator saw something else than the messages, each once and as the provider wants it.
    init(
        messages: Int, mayRepeat: Bool, acceptedSeconds: Double, sentSeconds: Double, confirmedSeconds: Double?,
        before: [String: ProcessUsage], quarters: [[String: ProcessUsage]], storeBytesBefore: Int, system: CarillonSystem, tenant: CommonV1.Tenant
    ) async throws {
        let seen = try await system.clients.simulator.statistics(.init())
        // Silent pushes validate each token once after its registration.
        let pushes = (seen.accepted["apns"] ?? 0) - (seen.probes["apns"] ?? 0)
        guard pushes - seen.duplicates == Int64(messages), mayRepeat || seen.duplicates == 0, seen.violations.isEmpty else {
            throw ValidationError("the provider accepted \(seen.accepted), saw \(seen.duplicates) twice, and found wrong \(seen.violations)")
        }
        let usage = system.usage
        let latency = try await system.clients.receipts.statistics(.init(tenant: tenant)).endToEnd
        self.messages = messages
        acceptedPerSecond = Double(messages) / acceptedSeconds
        pushesPerSecond = Double(messages) / sentSeconds
        confirmedPerSecond = confirmedSeconds.map { Double(messages) / $0 }
        (p50Microseconds, p95Microseconds, p99Microseconds) = (latency?.p50Us ?? 0, latency?.p95Us ?? 0, latency?.p99Us ?? 0)
        (maxMicroseconds, repeated) = (latency?.maxUs ?? 0, seen.duplicates)
        storeBytesAPush = Double(Self.storeBytes(in: system) - storeBytesBefore) / Double(messages)
        processes = Dictionary(
            uniqueKeysWithValues: usage.map { name, usage in
                let seconds = usage.cpuSeconds - (before[name]?.cpuSeconds ?? 0)
                let process = Process(
                    cpuMicrosecondsAPush: seconds * 1e6 / Double(messages), privateBytes: quarters.map { $0[name]?.privateBytes ?? 0 },
                    residentBytes: usage.residentBytes, peakResidentBytes: usage.peakResidentBytes)
                return (name, process)
            })
        cpuMicrosecondsAPush = processes.values.reduce(0) { $0 + $1.cpuMicrosecondsAPush }
    }

    static func storeBytes(in system: CarillonSystem) -> Int {
        let folder = system.options.runFolder.appending(path: "stores")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        return (files ?? []).reduce(0) { $0 + ((try? $1.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0) }
    }
}
