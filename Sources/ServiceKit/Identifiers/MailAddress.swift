/// Mail addresses, as Carillon sends to them: `LOCAL@DOMAIN` in ASCII, without quotes, comments and literals. So no address can end a command of SMTP
/// or a header line, and none is read as two.
public enum MailAddress {
    /// Most bytes of an address (RFC 5321 §4.5.3.1.3, without the angle brackets).
    public static let longest = 254

    /// Whether mail may be sent to the address.
    public static func isValid(_ address: String) -> Bool {
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, address.utf8.count <= longest, (1...64).contains(parts[0].utf8.count) else { return false }
        let atoms = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return atoms.allSatisfy { !$0.isEmpty && ASCII.isIdentifier($0, with: "!#$%&'*+-/=?^_`{|}~") }
            && labels.allSatisfy { (1...63).contains($0.utf8.count) && $0.first != "-" && $0.last != "-" && ASCII.isIdentifier($0, with: "-") }
    }
}
