import CarillonAPI
import Testing

@testable import CarillonCommand

@Suite("`carillon credentials list`")
struct CredentialsListTests {
    private let shop = CommonV1.Tenant(organizationId: "acme", appId: "shop")

    @Test("DISP-33 SEC-02 a credential is listed with key id and team, where its secret lives, when it was put, and when to rotate it")
    func place() throws {
        var stored = DispatcherV1.Credential(credentialId: "cred_1", provider: "apns", fingerprint: "sha256:00", createdAtMs: 1_770_000_000_000)
        stored.putAtMs = 1_770_000_001_000
        stored.rotationDueAtMs = 1_770_000_002_000
        (stored.details, stored.secretSource) = (["team_id": "TEAM123456", "key_id": "ABCDE12345"], "store")
        var elsewhere = DispatcherV1.Credential(credentialId: "cred_2", provider: "fcm", createdAtMs: 1_770_000_000_000)
        (elsewhere.secretSource, elsewhere.secrets) = ("file", [.init(field: "json", name: "shop-fcm")])
        let rows = [stored, elsewhere].map { CredentialsList.Row($0, of: shop) }
        let lines = CredentialsList.table(rows).text.split(separator: "\n").dropFirst(2).map(String.init)
        #expect(lines[0].contains("key_id ABCDE12345, team_id TEAM123456  store  "), "\(lines[0])")
        for date in ["02:40:00.000Z", "02:40:01.000Z", "02:40:02.000Z"] { #expect(lines[0].contains(date), "\(lines[0])") }
        #expect(lines[1].contains("file: json=shop-fcm"), "\(lines[1])")
        let json = try jsonText(of: rows[1])
        #expect(json.contains(#""secret_source" : "file""#) && !json.contains("rotation_due_at"))
        #expect(json.contains(#""field" : "json""#) && json.contains(#""name" : "shop-fcm""#), "as GET /admin/credentials has it")
    }

    @Test("DISP-33 CTL-01 a put names the account, and says where a project that was not given is the app's")
    func put() {
        let answer = DispatcherV1.PutCredentialResponse(credentialId: "cred_1", fingerprint: "sha256:00")
        let details = ["project": "@shop/app"]
        let ofApp = CredentialsPut.words(answer, of: "expo", details, given: [])
        #expect(ofApp == "credential cred_1, fingerprint sha256:00, project @shop/app (not given: the app's)")
        let given = CredentialsPut.words(answer, of: "expo", details, given: ["project"])
        #expect(given == "credential cred_1, fingerprint sha256:00, project @shop/app")
        let fromFile = CredentialsPut.words(answer, of: "fcm", ["project_id": "shop"], given: ["json"])
        #expect(fromFile == "credential cred_1, fingerprint sha256:00, project_id shop")
        #expect(CredentialsPut.words(answer, of: "expo", [:], given: []) == "credential cred_1, fingerprint sha256:00")
    }

    @Test("DISP-33 SEC-02 a secret that cannot be read any more is listed while its credential is in use, and one that cannot be opened is stopped")
    func problem() {
        var credential = DispatcherV1.Credential(credentialId: "cred_1", provider: "fcm")
        credential.problem = "json: no such file"
        #expect(CredentialsList.Row(credential, of: shop).words == "in use; its secret cannot be read: json: no such file")
        credential.unreadable = true
        let row = CredentialsList.Row(credential, of: shop)
        #expect(row.words == "stopped: json: no such file" && row.state == "stopped")
    }
}
