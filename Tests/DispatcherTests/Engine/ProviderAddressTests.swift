import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Where providers are")
struct ProviderAddressTests {
    private static let settings = [
        "providers.apns.base_url", "providers.apns.sandbox_base_url", "providers.apns.channels_base_url",
        "providers.apns.sandbox_channels_base_url", "providers.fcm.base_url", "providers.oauth.token_url",
        "providers.expo.base_url",
    ]

    @Test("PRIV-04 A provider is asked over https alone: any other address is refused at start, by the setting's name", arguments: settings)
    func secure(_ setting: String) throws {
        for url in ["http://api.example.com", "http://127.0.0.1:7301", "ftp://api.example.com", "api.example.com", "https://"] {
            #expect("\(url)") { try Adapters.own([setting: url]) } throws: { error in
                (error as? ProviderEndpointError)?.setting == setting && "\(error)".contains(url)
            }
        }
        #expect(throws: Never.self) { try Adapters.own([setting: "https://api.example.com:8443"]) }
    }

    @Test("PRIV-04 Without configuration the providers' own addresses are asked, over https")
    func defaults() throws {
        let adapters = try Adapters.own()
        #expect(adapters[.apns]?.endpoint(for: .production).authority == "api.push.apple.com")
        #expect(adapters[.apns]?.endpoint(for: .sandbox).authority == "api.sandbox.push.apple.com")
        #expect(adapters[.fcm]?.endpoint(for: .production).authority == "fcm.googleapis.com")
        #expect(adapters[.expo]?.endpoint(for: .production).authority == "exp.host")
    }
}
