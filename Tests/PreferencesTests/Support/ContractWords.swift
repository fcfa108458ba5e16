import Protobuf

extension ContractEnum {
    /// The value of a name; an unknown value for an unknown name.
    static func word(_ word: String) -> Self { Self(name: word) ?? Self(rawValue: 99) }
}
