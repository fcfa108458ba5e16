import Foundation

/// Looks for secrets in files: tokens, keys, texts of notifications.
struct SecretSearch {
    private let patterns: [Data]

    /// Looks for each text in any case of letters, in base64, and as the bytes that it spells in hexadecimal.
    init(texts: [String]) {
        patterns = texts.flatMap { text in
            [Data(text.utf8), Data(text.uppercased().utf8), Data(text.utf8).base64EncodedData()]
                + (Self.bytes(ofHexadecimal: text).map { [$0] } ?? [])
        }
    }

    /// Looks for private keys as PEM has them, line by line, and for what their encoding holds, wherever base64 would begin.
    init(pems: [String]) throws {
        patterns = try pems.flatMap { pem in
            let lines = pem.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }
            guard let der = Data(base64Encoded: lines.joined()), der.count > 100 else { throw CocoaError(.coderInvalidValue) }
            // The first lines name the algorithm alone, and the last may be short.
            let middle = der.subdata(in: der.count / 3..<der.count / 3 + 32)
            return [middle, Data(middle.map { String(format: "%02x", $0) }.joined().utf8)] + lines.dropFirst().prefix(1).map { Data($0.utf8) }
        }
    }

    /// Names of the files of stores and logs, or of one of these, in which something stands.
    func files(of runFolder: URL, in parts: [String] = ["stores", "logs"]) throws -> [String] {
        var found: [String] = []
        for part in parts {
            let path = runFolder.appending(path: part)
            for name in try FileManager.default.contentsOfDirectory(atPath: path.path).sorted() {
                if finds(in: try Data(contentsOf: path.appending(path: name))) { found.append(name) }
            }
        }
        return found
    }

    /// Whether something stands in these bytes.
    func finds(in contents: Data) -> Bool { patterns.contains { contents.range(of: $0) != nil } }

    private static func bytes(ofHexadecimal text: String) -> Data? {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == text.count, !digits.isEmpty, digits.count.isMultiple(of: 2) else { return nil }
        return Data(stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) })
    }
}
