import HTTP2

/// Names for error messages.
extension ClientCall {
    var whatItWaitsFor: String {
        if self.stream != nil { return "the answer of \(self.peer)" }
        let connection = "a connection to \(self.core.target.name)"
        guard let reason = self.core.lastError else { return connection }
        return "\(connection) (\(reason.message))"
    }

    /// Name and address of the server.
    var peer: String {
        guard let stream = self.stream else { return self.core.target.name }
        let (name, address) = (self.core.target.name, stream.connection.remoteDescription)
        return name == address ? name : "\(name) at \(address)"
    }
}
