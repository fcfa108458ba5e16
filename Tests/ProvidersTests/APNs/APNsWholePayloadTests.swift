import CarillonAPI
import Foundation
import HTTP2
import Providers
import ServiceKit
import Testing

@Suite("The whole aps dictionary") struct APNsWholePayloadTests {
    @Test("DISP-07 EVAL-05 texts of the app's own resources take the place of ours")
    func resources() throws {
        var message = Samples.mention()
        message.content.apple = .init(
            titleLocKey: "TITLE", titleLocArgs: ["Alice"], subtitleLocKey: "SUB", subtitleLocArgs: ["general"], locKey: "BODY", locArgs: ["a", "b"],
            launchImage: "launch.png")
        #expect(
            try Samples.apns(message).json.at("aps", "alert")
                == [
                    "title-loc-key": "TITLE", "title-loc-args": ["Alice"], "subtitle-loc-key": "SUB", "subtitle-loc-args": ["general"],
                    "loc-key": "BODY", "loc-args": ["a", "b"], "launch-image": "launch.png",
                ] as NSDictionary)
        message.content.apple = .init(titleLocKey: "TITLE")
        #expect(
            try Samples.apns(message).json.at("aps", "alert")
                == ["title-loc-key": "TITLE", "subtitle": "#general", "body": "Hey @bob, can you review the PR?"] as NSDictionary)
    }

    @Test("DISP-07 Focus filter, waking the app beside the alert, the volume of a critical sound, and a thread of iOS alone")
    func others() throws {
        var message = Samples.mention()
        message.content.criticalSound = true
        message.content.contentAvailable = true
        message.content.apple = .init(filterCriteria: "work", criticalVolume: 0.25, threadId: "ios_thread")
        let json = try Samples.apns(message).json
        #expect(json.at("aps", "filter-criteria") == "work" as NSString && json.at("aps", "content-available") == 1 as NSNumber)
        #expect(json.at("aps", "sound", "volume") == 0.25 as NSNumber && json.at("aps", "thread-id") == "ios_thread" as NSString)
        #expect(json.at("aps", "alert", "body") != nil)
    }

    @Test("EVAL-05 DISP-06 id, priority, expiration and collapse id of the notification itself are in the headers")
    func headers() throws {
        var message = Samples.mention()
        let id = "6d0a1c9e-3f6b-4a52-9f5b-0c1de3f0a7b4"
        message.content.apple = .init(messageId: id, priority: .normal, expirationMs: 1_770_000_500_000, collapseId: "mine")
        var sent = try Samples.apns(message).headers
        for (name, value) in [("apns-id", id), ("apns-priority", "5"), ("apns-expiration", "1770000500"), ("apns-collapse-id", "mine")] {
            #expect(sent.first(name) == value, "\(name)")
        }
        message.push.priority = .low
        message.content.apple = .init(priority: .high, expirationMs: 0)
        sent = try Samples.apns(message, settings: ["apns_expiration_mode": "remaining"]).headers
        #expect(sent.first("apns-priority") == "10" && sent.first("apns-expiration") == "0" && sent.first("apns-collapse-id") == "psh_1")
        // What shows nothing is never urgent.
        message.content = .init(apple: .init(priority: .high))
        #expect(try Samples.apns(message).headers.first("apns-priority") == "5")
    }
}
