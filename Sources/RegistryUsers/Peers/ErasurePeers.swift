import CarillonAPI
import RPC

extension UserEraser {
    /// The other services with data of users, one line each.
    ///
    /// - Parameter channel: makes the channel to a service.
    static func peers(_ channel: (_ service: String) -> any RPCChannel) -> [String: Peer] {
        let preferences = PreferencesV1.Preferences.Client(channel("preferences"))
        let evaluator = EvaluatorV1.UserData.Client(channel("evaluator"))
        let dispatcher = DispatcherV1.UserData.Client(channel("dispatcher"))
        let receipts = ReceiptsV1.UserData.Client(channel("receipts"))
        return [
            "preferences": { try await preferences.eraseUser(.init(tenant: $0.tenant, userId: $0.userId, email: $0.email), options: $1).erased },
            "evaluator": { try await evaluator.eraseUser(.init(tenant: $0.tenant, userId: $0.userId), options: $1).erased },
            "dispatcher": { try await dispatcher.eraseUser(.init(tenant: $0.tenant, userId: $0.userId), options: $1).erased },
            "receipts": { try await receipts.eraseUser(.init(tenant: $0.tenant, userId: $0.userId), options: $1).erased },
        ]
    }
}
