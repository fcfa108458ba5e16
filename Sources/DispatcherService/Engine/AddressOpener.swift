import CarillonAPI
import Cryptography

/// Opens sealed push addresses, right before a send (SEC-01); addresses that name their host also when a push to them is queued.
protocol AddressOpener: Sendable {
    /// - Throws: when the envelope was sealed by an unknown key, for another device, or holds no text.
    func open(_ address: CommonV1.SealedAddress, of pushDeviceID: String) throws -> String
}

/// ``AddressOpener`` with the address key ring that registry and dispatcher share.
struct KeyRingAddressOpener: AddressOpener {
    let keyRing: KeyRing

    func open(_ address: CommonV1.SealedAddress, of pushDeviceID: String) throws -> String {
        let bytes = try keyRing.open(address.envelope, associatedData: Array(pushDeviceID.utf8))
        return String(decoding: bytes, as: UTF8.self)
    }
}
