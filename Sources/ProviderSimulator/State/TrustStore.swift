import Cryptography

/// The credentials that the simulated providers accept.
struct TrustStore {
    struct APNsKey {
        let keyID: String
        let teamID: String
        let publicKey: P256PublicKey
        /// Bundle ids that the key may push to.
        let topics: Set<String>
    }

    struct FCMAccount {
        let clientEmail: String
        let projectID: String
        let publicKey: RSAPublicKey
    }

    private(set) var apnsKeys: [String: APNsKey] = [:]
    private(set) var fcmAccounts: [String: FCMAccount] = [:]

    /// A key of the same id replaces the earlier one.
    mutating func trust(_ key: APNsKey) { apnsKeys[key.keyID] = key }
    mutating func trust(_ account: FCMAccount) { fcmAccounts[account.clientEmail] = account }
}
