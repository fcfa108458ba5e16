import CarillonAPI
import Foundation
import ServiceKit
import TestFolders
import Testing

@testable import PreferencesService

@Suite("Texts of prompts and banners")
struct PromptTextTests {
    /// A language's texts as they are shipped.
    private static func shipped(_ locale: String) throws -> [String: [String: String]] {
        let file = ProjectFolder.root.appending(path: "Sources/PreferencesService/Texts/\(locale).json")
        return try JSONDecoder().decode([String: [String: String]].self, from: Data(contentsOf: file))
    }

    @Test("I18N-01 I18N-02 every text and part of any language exists in English; in Arabic all that a school's users can read does")
    func complete() throws {
        let (english, arabic) = (try Self.shipped("en"), try Self.shipped("ar"))
        #expect(PromptKind.allCases.allSatisfy { english[$0.name] != nil })
        for (key, parts) in english {
            #expect(!parts.isEmpty && parts.values.allSatisfy { !$0.isEmpty }, "\(key)")
            // Keys without a profile are common.
            guard !key.contains(".") || key.hasPrefix("school.") else { continue }
            #expect(Set(arabic[key]?.keys.map { $0 } ?? []) == Set(parts.keys), "\(key) in Arabic")
        }
        for (key, parts) in arabic {
            #expect(Set(english[key]?.keys.map { $0 } ?? []) == Set(parts.keys), "\(key) in English")
            // Written in Arabic, not copied.
            for (part, text) in parts { #expect(text != english[key]?[part], "\(key).\(part)") }
        }
    }

    @Test("I18N-04 no text has a placeholder, so no text depends on a zone")
    func withoutTimes() throws {
        for locale in ["en", "ar"] {
            for (key, parts) in try Self.shipped(locale) {
                for (part, text) in parts { #expect(!text.contains("{") && !text.contains(/[0-9]:[0-9]/), "\(locale) \(key).\(part)") }
            }
        }
    }

    @Test("I18N-02 a text or a part that a language lacks comes in the app's default and is counted by language")
    func missing() throws {
        let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "carillon-texts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try #"{"primer":{"title":"T","accept":"A","decline":"D"},"denied_banner":{"title":"B"}}"#
            .write(to: folder.appending(path: "en.json"), atomically: true, encoding: .utf8)
        try #"{"primer":{"title":"ت"}}"#.write(to: folder.appending(path: "ar.json"), atomically: true, encoding: .utf8)
        let metrics = MetricsRegistry()
        let texts = try PromptTexts.read(folder: folder, metrics: metrics)
        let policy = try Policy(settings: ["supported_locales": ["en", "ar"]], of: .init(profile: "school"))
        func count(_ locale: String) -> Double {
            let line = metrics.prometheusText().split(separator: "\n").first { $0.hasPrefix("carillon_texts_missing_total{locale=\"\(locale)\"}") }
            return line.flatMap { Double($0.split(separator: " ").last ?? "") } ?? -1
        }
        #expect(count("ar") == 0 && count("en") == 0)
        let primer = texts.texts(for: .primer, roles: [], locales: ["ar"], policy: policy)
        #expect(primer.locale == "ar" && primer.texts == ["title": "ت", "accept": "A", "decline": "D"])
        #expect(count("ar") == 2)
        let banner = texts.texts(for: .deniedBanner, roles: [], locales: ["ar-EG"], policy: policy)
        #expect(banner.locale == "en" && banner.texts == ["title": "B"] && count("ar") == 3)
        // A text in the wanted language does not count.
        _ = texts.texts(for: .primer, roles: [], locales: ["en", "ar"], policy: policy)
        #expect(count("ar") == 3 && count("en") == 0)
        #expect(texts.texts(for: .webContextual, roles: [], locales: ["en"], policy: policy).texts.isEmpty && count("en") == 1)
    }
}
