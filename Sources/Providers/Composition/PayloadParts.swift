import CarillonAPI
import JSON
import ServiceKit

/// The parts of a payload that may be left out, in the order of DISP-21, and its data.
struct PayloadParts {
    struct Entry {
        let key: String
        let value: String
    }

    var imageURL: String
    /// Sorted by key, so that equal messages have equal bytes.
    var data: [Entry]
    var body: String
    var omissions: [Omission] = []

    /// Keys without which the app cannot report or open the notification (DISP-21).
    private static let requiredKeys: Set<String> = ["notification_id", "deep_link"]

    /// The parts of a message. A function, because an initializer takes a copy of the message, which retains each of its texts.
    static func of(_ message: DeviceMessage, _ settings: CompositionSettings) -> PayloadParts {
        // Read in place, for the same reason. Images are for devices that can show them (REG-29 `supports_rich_content`).
        var parts = PayloadParts(
            imageURL: message.device.supportsRichContent ? message.content.imageUrl : "", data: [], body: message.content.body)
        parts.data.reserveCapacity(message.content.data.count + 5)
        for (key, value) in message.content.data { parts.data.append(Entry(key: key, value: value)) }
        // Carillon's own values replace the caller's under the same keys. A probe belongs to no notification. A push that names itself is of no
        // notification of the ledger; a summary's data names the newest one in it, which a tap opens (EVAL-54).
        if !message.push.namesItself || message.content.data["notification_id"] == nil {
            parts.set("notification_id", message.push.notificationId)
        }
        parts.set("type", message.push.typeId)
        parts.set("channel_id", message.push.channelId)
        parts.set("deep_link", message.content.deepLink)
        parts.set("image_url", parts.imageURL)
        // The app shows it itself while it is open (EVAL-20). `system` is what devices do anyway.
        let presentation = settings.policy.foregroundPresentation
        if !message.isSilent, presentation != "system" { parts.set("foreground_presentation", presentation) }
        parts.data.sort { $0.key < $1.key }
        return parts
    }

    /// Sets an entry unless the value is empty. Entries are few: a search costs less than a dictionary.
    private mutating func set(_ key: String, _ value: String) {
        guard !value.isEmpty else { return }
        let entry = Entry(key: key, value: value)
        if let known = data.firstIndex(where: { $0.key == key }) { data[known] = entry } else { data.append(entry) }
    }

    mutating func dropImage() {
        imageURL = ""
        data.removeAll { $0.key == "image_url" }
        omissions.append(.image)
    }

    /// Leaves out the icons of the buttons, which the data has as JSON: an array of objects. False when no button has one.
    mutating func dropActionIcons() -> Bool {
        guard let place = data.firstIndex(where: { $0.key == "actions" }),
            let buttons = (try? JSONElement(parsing: data[place].value, within: Self.actionBounds))?.elements,
            buttons.contains(where: { $0.members?["icon"] != nil })
        else { return false }
        let plain = buttons.map { (button: JSONElement) -> JSONElement in
            guard var members = button.members else { return button }
            members["icon"] = nil
            return .object(members)
        }
        data[place] = Entry(key: "actions", value: JSONElement.array(plain).text)
        omissions.append(.actionIcons)
        return true
    }

    /// As many buttons as an app may show, each with a target of at most 20 parameters.
    private static let actionBounds = JSONBounds(structures: 1_000, listed: 1_000)

    /// Leaves out the largest optional data entry; false when none is left.
    mutating func dropLargestOptionalEntry() -> Bool {
        let candidates = data.indices.filter { !Self.requiredKeys.contains(data[$0].key) }
        func size(_ index: Int) -> Int { data[index].key.utf8.count + data[index].value.utf8.count }
        guard let largest = candidates.max(by: { size($0) < size($1) }) else { return false }
        omissions.append(.data(key: data[largest].key))
        data.remove(at: largest)
        return true
    }
}

/// Brings payloads under a limit of bytes by the order of DISP-21: image, icons of the buttons, optional data (largest first), end of the body.
enum PayloadShrinker {
    /// Writes the payload into `writer` so that its size stays within `limit`.
    ///
    /// - Parameter encode: writes the payload of the parts into an empty writer and returns its size as the provider counts.
    /// - Returns: the parts that were left out.
    static func fit(
        _ original: PayloadParts, limit: Int, marker: String, into writer: inout JSONWriter,
        encode: (PayloadParts, inout JSONWriter) -> Int
    ) throws(CompositionError) -> [Omission] {
        var parts = original
        func measure(_ parts: PayloadParts) -> Int {
            writer.removeAll()
            return encode(parts, &writer)
        }
        var size = measure(parts)
        if size <= limit { return parts.omissions }
        if !parts.imageURL.isEmpty {
            parts.dropImage()
            size = measure(parts)
        }
        if size > limit, parts.dropActionIcons() { size = measure(parts) }
        while size > limit, parts.dropLargestOptionalEntry() { size = measure(parts) }
        guard size > limit else { return parts.omissions }

        // The longest prefix of the body, in grapheme clusters, that fits with the marker.
        let characters = Array(parts.body)
        parts.omissions.append(.endOfBody)
        var fitting = -1
        var (low, high) = (0, characters.count - 1)
        while low <= high {
            let middle = (low + high) / 2
            parts.body = String(characters[..<middle]) + marker
            if measure(parts) <= limit {
                fitting = middle
                low = middle + 1
            } else {
                high = middle - 1
            }
        }
        guard fitting >= 0 else {
            parts.body = ""
            throw .payloadTooLarge(size: measure(parts), limit: limit)
        }
        parts.body = String(characters[..<fitting]) + marker
        _ = measure(parts)
        return parts.omissions
    }

    /// The next limit after a provider refused `size` bytes although they were within its documented limit.
    static func limit(afterRefusalOf size: Int) -> Int { size * 3 / 4 }
}
