import HTTPTypes

/// The fields of every answer that keep a browser from doing more with it than a page of the app asked for (GW-05, SEC-06).
///
/// They are for JSON and events, which nobody looks at as a page. What a browser shows has a policy of its own (``MediaRoutes``), which stays.
enum SecurityHeaders {
    /// Nothing in an answer runs or loads, inline or from elsewhere, and no page frames it.
    private static let contentPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

    static func add(to headers: inout HTTPFields) {
        headers[.xContentTypeOptions] = "nosniff"
        // A path can have a signed link in it.
        headers[.referrerPolicy] = "no-referrer"
        if headers[.contentSecurityPolicy] == nil { headers[.contentSecurityPolicy] = contentPolicy }
        // Most answers are one user's.
        if headers[.cacheControl] == nil { headers[.cacheControl] = "no-store" }
    }
}

extension HTTPField.Name {
    fileprivate static let referrerPolicy = Self("referrer-policy")!
}
