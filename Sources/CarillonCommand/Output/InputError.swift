/// What somebody gave a command and it cannot use, found while it ran: the command line itself was right, so its usage would say nothing.
/// Exit code 2.
struct InputError: Error, CustomStringConvertible {
    let description: String

    /// - Parameter description: what is wrong, where, and what to do.
    init(_ description: String) { self.description = description }
}
