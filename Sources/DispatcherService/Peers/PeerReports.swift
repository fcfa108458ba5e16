import CarillonAPI
import Protobuf
import RPC

/// The calls that deliver reports.
enum PeerReports {
    /// Outcomes to receipts.
    static func outcomes(to receipts: any RPCChannel) -> ReportPublisher<ReceiptsV1.Outcome>.Deliver {
        { request in
            let response: ReceiptsV1.RecordOutcomeResponse = try await receipts.unary(
                ReceiptsV1.Receipts.Method.recordOutcome, EncodedRequest(encoded: request), options: CallOptions())
            return response.rejected
        }
    }

    /// Token states to the registry.
    static func tokenReports(to registry: any RPCChannel) -> ReportPublisher<RegistryV1.TokenReport>.Deliver {
        { request in
            let response: RegistryV1.ReportTokenStateResponse = try await registry.unary(
                RegistryV1.Registry.Method.reportTokenState, EncodedRequest(encoded: request), options: CallOptions())
            return response.results
        }
    }
}

/// A request that was encoded when it was stored, of whichever type its method takes.
private struct EncodedRequest: Message {
    static let fullName = "carillon.dispatcher.EncodedRequest"
    private var encoded: [UInt8] = []

    init() {}

    init(encoded: [UInt8]) { self.encoded = encoded }

    init(decoding bytes: UnsafeRawBufferPointer) { encoded = Array(bytes) }

    func encode(into buffer: inout ByteBuffer) { buffer.writeBytes(encoded) }

    func encodedSize() -> Int { encoded.count }
}
