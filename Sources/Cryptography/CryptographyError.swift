/// An error of a cryptographic operation, with its place and remedy.
///
/// The text has no secrets: it names keys and plaintexts by their purpose.
public enum CryptographyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A key could not be used: `kind` names it ("P-256 private key"), `problem` says what is wrong with it.
    case invalidKey(kind: String, problem: String, remedy: String)
    /// An input has a length or form that the algorithm does not accept.
    case invalidInput(what: String, problem: String)
    /// Ciphertext, key and associated data do not belong together, or one was changed.
    case authenticationFailed(what: String)
    /// A sealed envelope names a key that the ring does not hold.
    case unknownKey(id: String, known: [String])
    /// A file with keys could not be read or written.
    case keyFile(path: String, problem: String, remedy: String)
    /// libcrypto refused an operation that should not fail; `detail` is its error queue.
    case libraryFailure(operation: String, detail: String)

    public var description: String {
        switch self {
        case .invalidKey(let kind, let problem, let remedy): "\(kind): \(problem). \(remedy)"
        case .invalidInput(let what, let problem): "\(what): \(problem)"
        case .authenticationFailed(let what):
            "\(what) could not be authenticated: it was changed, belongs to another record, or was sealed with another key. "
                + "Check that this process reads the key ring that sealed it."
        case .unknownKey(let id, let known):
            "sealed with key '\(id)', which this key ring does not hold (it holds \(known.joined(separator: ", "))). "
                + "Put the missing key back into the key ring file, or re-encrypt before removing a key."
        case .keyFile(let path, let problem, let remedy): "key file \(path): \(problem). \(remedy)"
        case .libraryFailure(let operation, let detail): "libcrypto failed to \(operation): \(detail)"
        }
    }
}
