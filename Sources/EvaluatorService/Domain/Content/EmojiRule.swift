import ServiceKit

/// Which emoji a reader's texts keep (EVAL-37).
enum EmojiRule: Sendable, Hashable {
    case all
    case none
    /// `emoji_allow_list`.
    case only(Set<Character>)

    /// - Parameter isAllowed: ``ServiceKit/Policy/allowsEmoji(roles:choice:)`` of the reader.
    init(_ policy: Policy, isAllowed: Bool) {
        if !isAllowed {
            self = .none
        } else if let list = policy.emojiAllowList {
            self = .only(Set(list.compactMap(\.first)))
        } else {
            self = .all
        }
    }

    /// The text without the emoji that the rule forbids, and without the spaces that they leave behind.
    func applied(to text: String) -> String {
        guard self != .all, text.utf8.contains(where: { $0 >= 0x80 }), text.contains(where: isForbidden) else { return text }
        var result = ""
        // Whether an emoji was left out since the last character that is kept.
        var isAfterGap = false
        for character in text {
            if isForbidden(character) {
                isAfterGap = true
            } else if isAfterGap, character == " ", result.isEmpty || result.last == " " {
                continue
            } else {
                result.append(character)
                isAfterGap = false
            }
        }
        if isAfterGap { while result.last == " " { result.removeLast() } }
        return result
    }

    private func isForbidden(_ character: Character) -> Bool {
        guard Self.isEmoji(character) else { return false }
        return if case .only(let allowed) = self { !allowed.contains(character) } else { true }
    }

    /// Whether a character is drawn as an emoji: by itself, or by a selector, a skin tone or a keycap (UTS #51). `©`, `☀` and digits alone are text.
    static func isEmoji(_ character: Character) -> Bool {
        guard character.utf8.count > 1 else { return false }
        return character.unicodeScalars.contains { scalar in
            scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F || scalar.value == 0x20E3 || scalar.properties.isEmojiModifier
        }
    }
}

extension Policy {
    /// `emoji_allowed_roles`: whether readers with these roles get emoji at all (EVAL-37).
    ///
    /// - Parameter choice: `emoji_ok` of the reader, which wins; nil: the roles decide.
    func allowsEmoji(roles: [String], choice: Bool?) -> Bool {
        choice ?? emojiAllowedRoles.map { roles.contains(where: $0.contains) } ?? true
    }
}
