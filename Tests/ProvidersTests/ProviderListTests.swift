import CarillonAPI
import Providers
import ServiceKit
import Testing

@Suite("The list of providers") struct ProviderListTests {
    @Test("ARCH-13 No two providers have one name, and no two serve one kind of address")
    func distinct() {
        let ids = ProviderList.all.map { $0.id }
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.rawValue.utf8.count <= 15 })
        let kinds = ProviderList.addresses
        #expect(Set(kinds.map { $0.word }).count == kinds.count && Set(kinds.map { $0.type.rawValue }).count == kinds.count)
        for provider in ProviderList.all { #expect(!provider.addresses.isEmpty, "\(provider.id) serves nothing") }
    }

    @Test("REG-06 Every type of address in the contract is of one kind, and apps may enable every kind")
    func complete() throws {
        let types = CommonV1.AddressType.allCases.filter { $0 != .unspecified }
        #expect(Set(ProviderList.addresses.map { $0.type.rawValue }) == Set(types.map(\.rawValue)))
        for type in types { #expect(ProviderList.address(of: type)?.type == type) }
        #expect(try Policy().enabledProviders == Set(ProviderList.addresses.map { $0.word }))
    }

    @Test("REG-06 Every type of device has a kind of address of its own, and one only; no kind names a type twice")
    func devices() {
        for type in CommonV1.DeviceType.Known.allCases {
            #expect(ProviderList.addresses.filter { $0.devices.first.contains(type) }.count == 1, "\(type.name)")
            #expect(ProviderList.addresses.allSatisfy { !($0.devices.first.contains(type) && $0.devices.others.contains(type)) }, "\(type.name)")
        }
    }

    @Test("T22 FCM alone expires tokens that are not used, after 270 days; it alone refuses names of data")
    func facts() {
        #expect(ProviderList.addresses.filter { $0.unusedLifetime != nil }.map { $0.word } == ["fcm"])
        #expect(ProviderList.address(named: "fcm")?.unusedLifetime == .seconds(270 * 86_400))
        for key in ["from", "message_type", "google.sent", "gcmx"] { #expect(ProviderList.refusal(ofDataKey: key)?.hasPrefix("FCM keeps ") == true) }
        for key in ["froms", "collapse_key", "deep_link"] { #expect(ProviderList.refusal(ofDataKey: key) == nil) }
    }

    @Test("RCPT-05 APNs alone confirms no delivery")
    func confirmations() {
        #expect(ProviderList.all.filter { !$0.confirmsDelivery }.map { $0.id.rawValue } == ["apns"])
        #expect(ProviderList.adapter(named: "fcm")?.id.rawValue == "fcm" && ProviderList.adapter(named: "pigeon") == nil)
    }

    @Test("REG-19 Probes go to APNs and FCM alone: only they have a push that shows nothing")
    func probes() {
        #expect(ProviderList.addresses.filter { $0.takesProbes }.map { $0.word } == ["apns", "fcm"])
        #expect(ProviderList.addresses.filter { $0.hasEnvironments }.map { $0.word } == ["apns"])
    }
}
