import CarillonAPI
import JSON
import NIOCore
import Providers

/// The bodies of FCM's answers (providers.md §2.4).
enum FCMAnswers {
    static func accepted(project: String, messageID: String) -> Answer {
        var writer = JSONWriter(capacity: 128)
        writer.object { $0.member("name", "projects/\(project)/messages/\(messageID)") }
        return Answer(status: 200, headers: json, body: ByteBuffer(bytes: writer.bytes))
    }

    /// - Parameters:
    ///   - code: `errorCode` of the FcmError detail; nil for errors that come before FCM itself.
    ///   - violation: the field that is wrong.
    static func refused(
        _ httpStatus: Int, status: String, message: String, code: String?, violation: FCMViolation? = nil, apnsReason: (Int, String)? = nil
    ) -> Answer {
        enum Detail {
            case fcm(String)
            case badRequest(FCMViolation)
            case apns(Int, String)
        }
        var details: [Detail] = []
        if let code { details.append(.fcm(code)) }
        if let violation, !violation.field.isEmpty { details.append(.badRequest(violation)) }
        if let (status, reason) = apnsReason { details.append(.apns(status, reason)) }
        var writer = JSONWriter(capacity: 512)
        writer.object { writer in
            writer.object("error") { writer in
                writer.member("code", httpStatus)
                writer.member("message", message)
                writer.member("status", status)
                writer.objects("details", details) { detail, writer in
                    switch detail {
                    case .fcm(let code):
                        writer.member("@type", "type.googleapis.com/google.firebase.fcm.v1.FcmError")
                        writer.member("errorCode", code)
                    case .badRequest(let violation):
                        writer.member("@type", "type.googleapis.com/google.rpc.BadRequest")
                        writer.objects("fieldViolations", [violation]) { violation, writer in
                            writer.member("field", violation.field)
                            writer.member("description", violation.description)
                        }
                    case .apns(let status, let reason):
                        writer.member("@type", "type.googleapis.com/google.firebase.fcm.v1.ApnsError")
                        writer.member("statusCode", status)
                        writer.member("reason", reason)
                    }
                }
            }
        }
        return Answer(status: httpStatus, reason: code ?? status, headers: json, body: ByteBuffer(bytes: writer.bytes))
    }

    /// The answer of a scripted fault, by its error code.
    static func answer(to fault: SimulatorV1.Fault, accepted: Answer) -> Answer {
        if fault.status == 200 { return accepted }
        let code = fault.reason
        return switch code {
        case "UNREGISTERED": refused(Int(fault.status), status: "NOT_FOUND", message: "Requested entity was not found.", code: code)
        case "INVALID_ARGUMENT": refused(Int(fault.status), status: code, message: "Request contains an invalid argument.", code: code)
        case "INVALID_TOKEN":
            refused(
                Int(fault.status), status: "INVALID_ARGUMENT",
                message: "The registration token is not a valid FCM registration token", code: "INVALID_ARGUMENT")
        case "APNS_UNREGISTERED":
            refused(
                Int(fault.status), status: "INVALID_ARGUMENT", message: "APNs device token is disabled.", code: "INVALID_ARGUMENT",
                apnsReason: (410, "Unregistered"))
        case "SENDER_ID_MISMATCH": refused(Int(fault.status), status: "PERMISSION_DENIED", message: "SenderId mismatch", code: code)
        case "QUOTA_EXCEEDED":
            refused(Int(fault.status), status: "RESOURCE_EXHAUSTED", message: "Quota exceeded.", code: code)
        case "THIRD_PARTY_AUTH_ERROR":
            refused(
                Int(fault.status), status: "UNAUTHENTICATED", message: "Auth error from APNS or Web Push Service", code: code,
                apnsReason: (403, "InvalidProviderToken"))
        case "UNAUTHENTICATED", "PERMISSION_DENIED":
            refused(Int(fault.status), status: code, message: "Request had invalid authentication credentials.", code: nil)
        // The answer of a proxy, which is not JSON.
        case "":
            Answer(
                status: Int(fault.status), reason: "http_\(fault.status)", headers: [("content-type", "text/html")],
                body: ByteBuffer(string: "<html></html>"))
        default: refused(Int(fault.status), status: code, message: "The service answered \(code).", code: code)
        }
    }

    static let json = [(name: "content-type", value: "application/json; charset=UTF-8")]
}
