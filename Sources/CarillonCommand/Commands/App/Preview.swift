import ArgumentParser
import CarillonAPI
import ServiceKit
import SystemControl

/// `carillon preview` (EVAL-63, CTL-02).
struct Preview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Show a notification without sending it: what devices show, and the payload of each provider with its size.",
        discussion: """
            Shows each type of device that the app reaches. A phone cuts the text of a closed notification: after 178 characters on iOS, and after \
            about 40 in the status bar of Android, which shows about 200 of an opened one. Ids in payloads are of no notification. With --title and \
            --body it shows the notification that `carillon push send` would send.
            """
    )
    .example("carillon preview mention --data sender_name=Ann --data 'text=Lunch?'")
    .example("carillon preview --title Lunch --body 'The table is ready' --payload")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "A type of the app's catalogue; admin_notice when a title and a body are given.") var type: String?
    @Option(help: ArgumentHelp("A value for the text; repeat it for several.", valueName: "name=value")) var data: [String] = []
    @Option(help: "The reader's language, such as ar or es-MX; the app's when not given.") var locale: String?
    @Option(help: "ios, android, web or desktop; all that the app reaches when not given.") var deviceType: String?
    @Option(help: "The reader's role, for types that have texts for it.") var role: String?
    @Option(help: "low, normal, high or critical (blocking is the same); the type's when not given.") var priority: String?
    @Option(help: "A title in place of the type's; needs --body.") var title: String?
    @Option(help: "A text in place of the type's; needs --title.") var body: String?
    @Option(help: "An https address of a picture, beside --title.") var image: String?
    @Flag(help: "Print the payloads, too.") var payload = false

    /// A notification on one type of device, through one provider.
    struct Row: Encodable {
        var deviceType, provider, locale, title, subtitle, body, collapsedBody, expandedBody, payload: String
        var payloadBytes, payloadLimitBytes: Int32
        var omissions, warnings: [String]
        var problem: String

        init(_ preview: EvaluatorV1.DevicePreview) {
            deviceType = preview.deviceType.name
            provider = preview.provider
            locale = preview.locale
            title = preview.title
            subtitle = preview.subtitle
            body = preview.body
            collapsedBody = preview.collapsedBody
            expandedBody = preview.expandedBody
            payload = preview.payload
            payloadBytes = preview.payloadBytes
            payloadLimitBytes = preview.payloadLimitBytes
            omissions = preview.omissions
            warnings = preview.warnings
            problem = preview.problem
        }

        /// The lines for people.
        func text(withPayload: Bool) -> String {
            func line(_ name: String, _ value: String) -> String {
                "  " + name + String(repeating: " ", count: max(1, 11 - name.count)) + TerminalText.oneLine(value)
            }
            var lines = ["\(deviceType) through \(provider), in \(locale)", line("title", title)]
            if !subtitle.isEmpty { lines.append(line("subtitle", subtitle)) }
            if collapsedBody == expandedBody {
                lines.append(line("text", body))
            } else {
                lines += [line("closed", collapsedBody), line("opened", expandedBody)]
            }
            lines.append(line("payload", problem.isEmpty ? "\(payloadBytes) of \(payloadLimitBytes) bytes" : problem))
            lines += (omissions + warnings).map { line("note", $0) }
            if withPayload, !payload.isEmpty { lines.append("  " + TerminalText.oneLine(payload)) }
            return lines.joined(separator: "\n")
        }
    }

    func validate() throws {
        guard (title == nil) == (body == nil) else { throw ValidationError("give --title and --body together: a notification shows both") }
        if type == nil, title == nil { throw ValidationError("name a type of the app's catalogue, or give --title and --body") }
        if image != nil, title == nil { throw ValidationError("--image is for --title and --body; a type's picture is --data image_url=ADDRESS") }
        try NamedValues.check(data, of: "--data")
        try requireWord(deviceType, of: "--device-type", among: CommonV1.DeviceType.words)
    }

    func run() async throws {
        let clients = try system.clients()
        var request = EvaluatorV1.PreviewRequest(
            tenant: try await tenant.resolve(clients), typeId: type ?? "", deviceType: CommonV1.DeviceType(name: deviceType ?? "") ?? .unspecified,
            data: NamedValues.values(data), locale: locale ?? "", role: role ?? "")
        if let priority { request.priority = try PushSend.priority(priority) }
        if let title, let body { request.content = .init(title: title, body: body, imageUrl: image ?? "") }
        let shown = request
        let rows = try await namingType("the argument TYPE") { try await clients.evaluator.preview(shown) }.devices.map(Row.init)
        if system.json { return try printList(rows) }
        guard !rows.isEmpty else { return print("the app's enabled_providers reach no device: see `carillon policy show enabled_providers`") }
        print(rows.map { $0.text(withPayload: payload) }.joined(separator: "\n"))
    }
}
