/// A guardian and a child.
struct Guardianship: Sendable, Hashable {
    var guardian: String
    var child: String
}
