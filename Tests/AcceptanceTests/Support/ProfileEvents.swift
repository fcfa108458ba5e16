import ServiceKit
import SystemControl
import Testing

/// An event that makes a push, for each of the five profiles; its text has the word “quetzal” in it, which stands nowhere else.
struct ProfileEvent {
    let profile: String
    /// For a user that it reaches by the profile's defaults.
    let role: String
    private let type: String
    private let data: [String: String]
    /// A category that is off until the user switches it on.
    private var choice: String?

    static let all = [
        ProfileEvent(
            profile: "mlc-lms", role: "student", type: "assignment_due_soon", data: ["assignment": "Quetzal studies", "due_time": "18:00"]),
        ProfileEvent(profile: "chat", role: "member", type: "mention", data: ["text": "a quetzal is on the roof", "sender_name": "Quetzalina"]),
        ProfileEvent(
            profile: "school", role: "student", type: "sticker_awarded", data: ["sticker_name": "Quetzal star", "teacher_name": "Ms Noor"]),
        ProfileEvent(
            profile: "hr-warehouse", role: "worker", type: "request_status_changed",
            data: ["request_kind": "quetzal leave", "outcome": "approved"]),
        ProfileEvent(
            profile: "timesafari", role: "member", type: "web_push", data: ["title": "Quetzal daily", "body": "Two quetzals were seen today"],
            choice: "daily"),
    ]

    /// Settings with which it reaches phones: providers that the profile leaves out are switched on, where nothing is sent through its own yet.
    /// People and events have the same names in every profile.
    static let overrides = ["enabled_providers": "[apns, fcm, web_push, expo, desktop]", "strict_uuid_ids": "false"]

    /// Posts it for a user who wants it, and waits until the system is at rest.
    func submit(_ id: String, to user: String, in scenario: Scenario) async throws {
        if let choice {
            let answer = try await scenario.asUser(user, "PUT", "/users/me/notifications", ["categories": [choice: true]])
            #expect(answer.status == 200)
        }
        guard profile == "chat" else {
            return try await scenario.submit(scenario.event(id, type: type, to: [user], entity: id, data: data))
        }
        let mentions = [["type": "user", "user_id": user]]
        try await scenario.submit(
            scenario.message(id, mentions: mentions, more: ["data": data.merging(["message_id": id, "channel_name": "general"]) { $1 }]))
    }
}
