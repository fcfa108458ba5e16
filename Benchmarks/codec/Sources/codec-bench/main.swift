// codec-bench: encode and decode of real messages, ours against swift-protobuf.

import CarillonAPI
import Foundation
import NIOCore
import Protobuf
import SwiftProtobuf

var runs = 9
var milliseconds = 100
var output: String?
var only = ""
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch (argument, arguments.popFirst()) {
    case ("--runs", let value?): runs = Int(value) ?? runs
    case ("--milliseconds", let value?): milliseconds = Int(value) ?? milliseconds
    case ("--output", let value?): output = value
    case ("--only", let value?): only = value
    default:
        print("usage: codec-bench [--runs N] [--milliseconds N] [--only NAME] [--output FILE]")
        exit(2)
    }
}

struct Row: Codable {
    var name: String
    var unit = "ns"
    var median, min, max: Double
    var runs: Int
    /// Peer's median over ours: above 1 we are faster.
    var ratio: Double
    var peer = "swift-protobuf 1.39.0"
    var peerMedian, peerMin, peerMax: Double
    var bytes: Int
}

struct Report: Codable {
    var benchmark = "codec"
    var conditions: [String: String]
    var rows: [Row]
}

var rows: [Row] = []

@MainActor func report(_ name: String, _ bytes: Int, _ result: (ours: Measurement, theirs: Measurement)) {
    let row = Row(
        name: name, median: result.ours.median, min: result.ours.minimum, max: result.ours.maximum,
        runs: result.ours.runs.count, ratio: result.theirs.median / result.ours.median, peerMedian: result.theirs.median,
        peerMin: result.theirs.minimum, peerMax: result.theirs.maximum, bytes: bytes)
    rows.append(row)
    func column(_ value: Double) -> String { String(format: "%10.0f", value) }
    let label = name.padding(toLength: 40, withPad: " ", startingAt: 0)
    print(label, String(format: "%7d", bytes), column(row.median), column(row.peerMedian), String(format: "%7.2f×", row.ratio))
}

@MainActor func benchmark<Ours: Protobuf.Message, Theirs: SwiftProtobuf.Message & Equatable>(
    _ name: String, _ message: Ours, _: Theirs.Type
) throws {
    guard name.hasPrefix(only) else { return }
    let buffer = try message.encoded()
    let bytes = Array(buffer.readableBytesView)
    let peer = try Theirs(serializedBytes: bytes)
    let again = try Ours(bytes: peer.serializedBytes())
    precondition(again == message, "the codecs disagree about \(name)")
    report(
        "\(name) encode", bytes.count,
        try compare(
            runs: runs, milliseconds: milliseconds,
            ours: { keep(try message.encoded()) },
            theirs: { keep(try peer.serializedBytes() as [UInt8]) }))
    report(
        "\(name) decode", bytes.count,
        try compare(
            runs: runs, milliseconds: milliseconds,
            ours: { keep(try Ours(decoding: buffer)) },
            theirs: { keep(try Theirs(serializedBytes: bytes)) }))
}

print("message                                    bytes    ours ns    peer ns   ratio")
try benchmark("Device", Samples.device, Carillon_Registry_V1_Device.self)
try benchmark("Event", Samples.event, Carillon_Evaluator_V1_Event.self)
try benchmark("Push, 2 targets", Samples.push, Carillon_Dispatcher_V1_Push.self)
try benchmark(
    "RecordNotification, 100", Samples.notifications, Carillon_Receipts_V1_RecordNotificationRequest.self)

if let output {
    let processor = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
        .split(separator: "\n").first { $0.hasPrefix("model name") }?
        .split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    let report = Report(
        conditions: [
            "build": "release", "threads": "1", "time": "CPU time of the thread", "processor": processor ?? "unknown",
            "cores": "\(ProcessInfo.processInfo.activeProcessorCount)",
            "encode": "into a new buffer each time; ours ByteBuffer, peer [UInt8]",
            "decode": "to values, dropped at once",
            "order": "ours and peer in turns, one process",
        ], rows: rows)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(report).write(to: URL(fileURLWithPath: output))
    print("written: \(output)")
}
