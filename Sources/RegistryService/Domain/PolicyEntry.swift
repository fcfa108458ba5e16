import CarillonAPI
import ServiceKit

/// The policy of one app as the registry answers it, and as it uses it itself.
struct PolicyEntry: Sendable {
    var response: RegistryV1.GetPolicyResponse
    var policy: Policy
    var catalogue: RegistryV1.GetCatalogueResponse
    /// What the policy was made of.
    var layers: PolicyLayers
}
