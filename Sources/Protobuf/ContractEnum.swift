/// An enum of a contract with an UNSPECIFIED value, as the plugin writes it: an open set, which keeps numbers that this version does not know.
///
/// Users and stores get the value's word: its name in the contract without the prefix, in lower case (`DELIVERY_STATUS_SENT` is `sent`). The word of
/// UNSPECIFIED is empty, the word of an unknown number its digits.
public protocol ContractEnum: RawRepresentable, Sendable, Hashable, CaseIterable, CustomStringConvertible where RawValue == Int32 {
    /// All values but UNSPECIFIED, as a closed Swift enum.
    associatedtype Known: KnownValue

    /// Any number, known or not.
    init(rawValue: Int32)
    /// One of the known values.
    init(_ known: Known)
    /// The value of a word; nil for a word that the contract does not have.
    init?(name: String)

    /// The word.
    var name: String { get }
    /// The known value; nil when unspecified, and for an unknown number.
    var known: Known? { get }
}

/// The values of a ``ContractEnum`` without UNSPECIFIED.
public protocol KnownValue: Sendable, Hashable, CaseIterable, CustomStringConvertible {
    /// The value of a number on the wire; nil for one that the contract does not have.
    init?(number: Int32)
    /// The value of a word; nil for a word that the contract does not have.
    init?(name: String)

    /// The number on the wire.
    var number: Int32 { get }
    /// The word.
    var name: String { get }
}

extension ContractEnum {
    /// The word.
    public var description: String { name }
}

extension KnownValue {
    /// The word.
    public var description: String { name }
}
