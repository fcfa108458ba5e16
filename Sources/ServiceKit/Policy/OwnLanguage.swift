/// The languages of Carillon's own texts to users (I18N-02): of mails to people and of the banner in an outage.
public enum OwnLanguage: String, Sendable, Hashable {
    case english = "en"
    case spanish = "es"
    case arabic = "ar"

    /// The language of a tag, whatever its region (`es-MX`, `es_MX`); nil: Carillon has no texts in it.
    ///
    /// - Parameter tag: a BCP 47 tag.
    public init?(tag: String) { self.init(rawValue: TextLanguages.language(of: tag)) }
}
