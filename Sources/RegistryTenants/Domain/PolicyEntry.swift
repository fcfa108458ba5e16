package import CarillonAPI
package import ServiceKit

/// The policy of one app as the registry answers it, and as it uses it itself.
package struct PolicyEntry: Sendable {
    package var response: RegistryV1.GetPolicyResponse
    package var policy: Policy
    package var catalogue: RegistryV1.GetCatalogueResponse
    /// What the policy was made of.
    var layers: PolicyLayers
}
