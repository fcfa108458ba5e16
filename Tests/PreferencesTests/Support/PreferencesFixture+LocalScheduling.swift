import CarillonAPI

extension PreferencesFixture {
    /// Options of a device's scheduler, in another order than they are stored in.
    static let localOptions = #"{"times":[{"minute":0,"hour":8}],"storage":"private","content_template":{"title":"{{headline}}","body":"b"}}"#

    /// Stores options and content of a user. The app's `local_config_sync` must be on.
    func putLocalData(of user: String) async throws {
        _ = try await localScheduling.putLocalConfig(.init(tenant: Self.tenant, userId: user, options: Self.localOptions))
        _ = try await localScheduling.putLocalContent(.init(tenant: Self.tenant, userId: user, headline: "For \(user)", summary: "Rain"))
    }

    /// Puts a content for a user, or with an empty user for a role, or with neither for the whole app.
    ///
    /// - Returns: its entity tag.
    @discardableResult
    func putContent(_ headline: String, for user: String = "", role: String = "", locale: String = "", data: String = "") async throws -> String {
        var request = PreferencesV1.PutLocalContentRequest(
            tenant: Self.tenant, userId: user, locale: locale, headline: headline, summary: "Rain", data: data)
        if user.isEmpty { request.audience = .init(wholeApp: role.isEmpty, role: role) }
        return try await localScheduling.putLocalContent(request).etag
    }

    /// `HEADLINE LOCALE` that a user's device gets; nil: none.
    func headline(for user: String, _ locales: String...) async throws -> String? {
        let answer = try await localScheduling.getLocalContent(.init(tenant: Self.tenant, userId: user, locales: locales))
        return answer.content.map { "\($0.headline) \($0.locale)" }
    }
}
