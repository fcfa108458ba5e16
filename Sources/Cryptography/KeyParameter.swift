import COpenSSL

/// A number, point or name of a key.
struct KeyParameter {
    enum Value {
        case text(String)
        case octets([UInt8])
        /// Big-endian, as standards write numbers.
        case number([UInt8])
    }

    let name: String
    let value: Value

    init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }

    /// Lends `parameters` as the array that libcrypto reads.
    ///
    /// `OSSL_PARAM` points to its name and value. So both are copied into memory that lives until `body` returns. The memory is wiped before it is
    /// freed, because a value may be a private key.
    static func withLibraryForm(of parameters: [KeyParameter], _ body: (UnsafeMutablePointer<OSSL_PARAM>) throws -> Void) rethrows {
        var buffers: [UnsafeMutableRawBufferPointer] = []
        defer {
            for buffer in buffers {
                OPENSSL_cleanse(buffer.baseAddress, buffer.count)
                buffer.deallocate()
            }
        }
        func keep(_ bytes: some Collection<UInt8>) -> UnsafeMutableRawBufferPointer {
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 8)
            buffer.copyBytes(from: bytes)
            buffers.append(buffer)
            return buffer
        }
        func keepText(_ text: String) -> UnsafeMutablePointer<CChar>? {
            keep(Array(text.utf8) + [0]).assumingMemoryBound(to: CChar.self).baseAddress
        }
        var array = parameters.map { parameter in
            let name = keepText(parameter.name)
            return switch parameter.value {
            case .text(let text): OSSL_PARAM_construct_utf8_string(name, keepText(text), text.utf8.count)
            case .octets(let bytes): OSSL_PARAM_construct_octet_string(name, keep(bytes).baseAddress, bytes.count)
            case .number(let bytes):
                // libcrypto reads numbers in the byte order of the machine.
                OSSL_PARAM_construct_BN(name, keep(nativeOrder(bytes)).assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count)
            }
        }
        array.append(OSSL_PARAM_construct_end())
        try array.withUnsafeMutableBufferPointer { try body($0.baseAddress!) }
    }

    private static func nativeOrder(_ bytes: [UInt8]) -> [UInt8] {
        1.littleEndian == 1 ? bytes.reversed() : bytes
    }
}
