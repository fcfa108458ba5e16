import ArgumentParser
import CarillonAPI
import ServiceKit
import SystemControl

/// `carillon prefs consent` (PREF-17).
struct ConsentCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "consent", abstract: "Guardians' consent to pushes for children.",
        subcommands: [ConsentShow.self, ConsentRequestLink.self, ConsentRevoke.self, ConsentAnswer.self])
}

/// One consent as it is printed.
private struct ConsentRow: Encodable {
    var consentId, childUserId, guardianUserId, guardianEmail, method, status, requestedAt: String
    var decidedAt, linkExpiresAt: String?
    var history: [Line]

    struct Line: Encodable { var at, action, oldStatus, newStatus, actor, evidence: String }

    init(_ consent: PreferencesV1.Consent) {
        (consentId, childUserId, guardianUserId) = (consent.consentId, consent.childUserId, consent.guardianUserId)
        (guardianEmail, method, status) = (consent.guardianEmail, consent.method.name, consent.status.name)
        requestedAt = Instant(milliseconds: consent.requestedAtMs).rfc3339
        decidedAt = consent.decidedAtMs.map { Instant(milliseconds: $0).rfc3339 }
        linkExpiresAt = consent.linkExpiresAtMs.map { Instant(milliseconds: $0).rfc3339 }
        history = consent.history.map {
            Line(
                at: Instant(milliseconds: $0.atMs).rfc3339, action: $0.action.name, oldStatus: $0.oldStatus.name,
                newStatus: $0.newStatus.name, actor: $0.actor, evidence: $0.evidence)
        }
    }

    var guardian: String { guardianUserId.isEmpty ? guardianEmail : guardianUserId }
}

/// `carillon prefs consent show`.
struct ConsentShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "The guardians who were asked about a child, and their answers.")
        .example("carillon prefs consent show kid")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id of the child.") var child: String

    private struct View: Encodable {
        var required, satisfied: Bool
        var consents: [ConsentRow]
    }

    func run() async throws {
        let clients = try system.clients()
        let answer = try await clients.consents.listConsents(.init(tenant: tenant.resolve(clients), childUserId: child))
        let rows = answer.consents.map(ConsentRow.init)
        if system.json { return try printJSON(View(required: answer.required, satisfied: answer.satisfied, consents: rows)) }
        print(
            answer.required
                ? "consent is needed, and \(answer.satisfied ? "there is one: pushes may go out" : "there is none: nothing is pushed")"
                : "no consent is needed")
        if rows.isEmpty { return }
        var table = TextTable(["guardian", "status", "method", "requested", "decided", "last link works until"])
        for row in rows {
            table.add([row.guardian, row.status, row.method, row.requestedAt, row.decidedAt ?? "", row.linkExpiresAt ?? ""])
        }
        print(table.text)
        var record = TextTable(["at", "guardian", "action", "before", "after", "by", "evidence"])
        for row in rows {
            for line in row.history {
                record.add([line.at, row.guardian, line.action, line.oldStatus, line.newStatus, line.actor, line.evidence])
            }
        }
        print(record.text)
    }
}

/// `carillon prefs consent request`.
struct ConsentRequestLink: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "request", abstract: "Ask a guardian: makes the link for the mail to them.",
        discussion: "The link decides once, within 7 days; asking again makes a new one and ends the one before. Guardians with an account can "
            + "decide there as well."
    )
    .example("carillon prefs consent request kid --email mom@example.com")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id of the child.") var child: String
    @Option(help: "User id of the guardian.") var guardian = ""
    @Option(help: "Address of the guardian.") var email = ""

    private struct View: Encodable {
        var consent: ConsentRow
        var linkToken, linkPath: String
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        let answer = try await clients.consents.putConsent(
            .init(tenant: owner, childUserId: child, guardianUserId: guardian, guardianEmail: email, action: .request))
        let row = ConsentRow(answer.consent ?? .init())
        let link = try await clients.consents.getConsentLink(.init(tenant: owner, consentId: row.consentId)).linkToken
        let path = "/api/v1/consents/\(link)"
        if system.json { return try printJSON(View(consent: row, linkToken: link, linkPath: path)) }
        print("\(row.guardian) is asked about \(child): \(row.status); the link works until \(row.linkExpiresAt ?? "")")
        print("POST \(path)")
    }
}

/// `carillon prefs consent revoke`.
struct ConsentRevoke: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "revoke", abstract: "Revoke a guardian's consent, at once.")
        .example("carillon prefs consent revoke kid --guardian mom")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id of the child.") var child: String
    @Option(help: "User id of the guardian.") var guardian = ""
    @Option(help: "Address of the guardian.") var email = ""

    func run() async throws {
        let clients = try system.clients()
        let answer = try await clients.consents.putConsent(
            .init(tenant: tenant.resolve(clients), childUserId: child, guardianUserId: guardian, guardianEmail: email, action: .revoke))
        let row = ConsentRow(answer.consent ?? .init())
        if system.json { return try printJSON(row) }
        print("consent of \(row.guardian) for \(child): \(row.status)")
    }
}

/// `carillon prefs consent answer`.
struct ConsentAnswer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "answer", abstract: "Answer a consent link, as the guardian who got it.")
        .example("carillon prefs consent answer LINK_TOKEN grant")
    @OptionGroup var system: SystemOptions
    @Argument(help: "The last part of the link.") var token: String
    @Argument(help: "grant, deny or revoke.") var decision: String

    func validate() throws { try requireWord(decision, of: "the decision", among: ["grant", "deny", "revoke"]) }

    func run() async throws {
        let clients = try system.clients()
        let answer = try await clients.consents.answerConsentLink(
            .init(linkToken: token, decision: .init(word: decision, field: "decision")))
        let row = ConsentRow(answer.consent ?? .init())
        if system.json { return try printJSON(row) }
        print("consent for \(row.childUserId): \(row.status)")
    }
}
