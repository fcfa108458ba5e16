import Protobuf

extension ContractEnum {
    /// The value of a word; a number that no contract has for any other word.
    static func word(_ word: String) -> Self { Self(name: word) ?? Self(rawValue: 99) }
}
