package import CarillonAPI
package import ServiceKit

/// The policy of one app, for answers and for the registry's own use.
package struct PolicyEntry: Sendable {
    package var response: RegistryV1.GetPolicyResponse
    package var policy: Policy
    package var catalogue: RegistryV1.GetCatalogueResponse
    /// The layers of the policy.
    var layers: PolicyLayers
}
