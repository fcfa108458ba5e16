import Testing

/// Facts about one provider stand in its folder of `Sources/Providers`; services ask `ProviderList` and name no provider (decision 0059).
/// Comments may name providers.
@Suite("Names of providers")
struct ProviderNamesTests {
    /// Words that code outside the providers may have.
    private struct Exception {
        /// As in contracts and stores; `apns_topic` stands for `apnsTopic`, too. Empty: all words.
        var words: Set<String> = []
        /// The folder or file, from `Sources`.
        var place = ""
        let reason: String

        func permits(_ word: Substring, in path: String) -> Bool {
            guard path.hasPrefix("Sources/\(place)") else { return false }
            let flat = Self.flat(word)
            return words.isEmpty || words.contains { Self.flat($0[...]) == flat }
        }

        private static func flat(_ word: Substring) -> String { word.filter { $0 != "_" }.lowercased() }
    }

    private let exceptions = [
        Exception(
            words: [
                "apns_priority_map", "apns_interruption_map", "apns_critical_entitlement", "apns_expiration_mode", "fcm_priority_map",
                "fcm_batch_size", "fcm_max_payload_bytes", "fcm_quota_per_minute", "expo_batch_size", "expo_receipt_first_poll_seconds",
            ], reason: "names of settings"),
        Exception(
            words: ["apns", "fcm", "web_push", "expo"], place: "ServiceKit/Policy/SettingCatalogue+Content.swift",
            reason: "values of enabled_providers: the catalogue stands below the providers; ProviderListTests compares the two"),
        Exception(
            words: ["apns_topic", "apns_environment", "fcm_project_id", "expo_project", "vapid_public_key"],
            reason: "fields of an app in the contract and over HTTP"),
        Exception(
            words: [
                "vapid_key", "vapid_keys", "vapid_key_id", "vapid_key_table", "list_vapid_keys", "list_vapid_keys_request",
                "list_vapid_keys_response", "web_subscriptions_by_vapid_key",
            ], reason: "keys of browsers' subscriptions, in the contract and in stores (REG-07, REG-37)"),
        Exception(words: ["admin_vapid_key_route", "vapid"], place: "GatewayService/Routes/", reason: "the route of an app's key for browsers"),
        Exception(words: ["vapid", "apns"], place: "GatewayService/Reference/", reason: "that route, and an example of a provider's name"),
        Exception(
            words: ["web_push_address"], place: "RegistryUsers/",
            reason: "the registry reads a browser's subscription, which it receives in parts and finds by its endpoint (REG-07)"),
        Exception(
            words: ["web_push"], place: "RegistryUsers/Store/RegistryMigrations+Devices.swift",
            reason: "a value of devices in a trigger of the schema"),
        Exception(
            words: ["apns_category", "apns_collapse_id", "apns_expiration", "apns_priority", "apns_thread_id"], place: "GatewayService/",
            reason: "fields of a notification over HTTP (EVAL-05)"),
        Exception(words: ["apns_id"], reason: "field of a delivery in the contract"),
        Exception(words: ["apns"], place: "ReceiptsService/Store/DeliveryLog.swift", reason: "whose ids apns_id has"),
        Exception(words: ["fcm_rotation"], reason: "a client's word"),
        Exception(
            words: ["devices_fcm_by_use", "fcm"], place: "RegistryUsers/Store/RegistryMigrations+Devices.swift",
            reason: "an index of the schema: one for each kind of address whose provider expires unused ones"),
        Exception(
            words: ["apns", "fcm", "fcm_project", "web_push", "expo", "expo_receipts", "vapid"], place: "CarillonCommand/",
            reason: "help, options and output of the command line, the simulators' names, columns of a replay"),
        Exception(place: "SystemControl/", reason: "the keys of a run folder, and the simulator's addresses"),
        Exception(place: "carillon-bench/", reason: "what is measured goes through a simulated APNs"),
    ]

    private static let spellings = [
        "apns", "Apns", "APNs", "APNS", "fcm", "Fcm", "FCM", "webPush", "WebPush", "webpush", "web_push", "vapid", "Vapid", "VAPID",
    ]
    /// These also begin English words such as `export`. They count where no small letter follows.
    private static let beginnings = ["expo", "Expo"]
    private static let free = ["Sources/Providers/", "Sources/ProviderSimulator/"]

    private struct Place {
        let path: String
        let line: Int
        let word: Substring
    }

    /// Words with a provider's name in them, outside the providers, their simulator and comments.
    private func places() -> [Place] {
        var places: [Place] = []
        for file in SourceTree.swiftFiles(in: ["Sources"]) where !file.isGenerated && !Self.free.contains(where: { file.path.hasPrefix($0) }) {
            for (number, line) in file.lines.enumerated() where Self.namesProvider(line) {
                for word in code(of: line).split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                    guard Self.namesProvider(word) else { continue }
                    places.append(Place(path: file.path, line: number + 1, word: word))
                }
            }
        }
        return places
    }

    private static func namesProvider(_ text: Substring) -> Bool {
        spellings.contains { text.contains($0) }
            || beginnings.contains { beginning in text.ranges(of: beginning).contains { text[$0.upperBound...].first?.isLowercase != true } }
    }

    /// A line without its comment.
    private func code(of line: Substring) -> Substring {
        if line.drop(while: { $0 == " " }).hasPrefix("//") { return "" }
        return line.firstRange(of: " //").map { line[..<$0.lowerBound] } ?? line
    }

    @Test("ARCH-13 No service names a provider")
    func services() {
        let places = places()
        let strays = places.filter { place in !exceptions.contains { $0.permits(place.word, in: place.path) } }
        #expect(strays.map { "\($0.path):\($0.line) \($0.word)" } == [])
        let unneeded = exceptions.filter { exception in !places.contains { exception.permits($0.word, in: $0.path) } }
        #expect(unneeded.map(\.reason) == [])
    }
}
