import CarillonAPI
import Foundation
import JetStream
import ServiceKit

extension JetStreamFleet {
    static func encode(_ value: some Encodable) throws -> [UInt8] { Array(try JSONEncoder().encode(value)) }

    /// Nil for what another version wrote in another form.
    static func decode<Value: Decodable>(_ bytes: [UInt8]) -> Value? { try? JSONDecoder().decode(Value.self, from: Data(bytes)) }

    /// The answer to a caller whose command did not reach the others.
    ///
    /// - Parameter what: what was not done.
    static func unavailable(_ what: String, _ error: any Error) -> APIError {
        APIError(.unavailable, "\(what): \(NATSError.sentence(of: error)); repeat the call when NATS can be reached")
    }
}
