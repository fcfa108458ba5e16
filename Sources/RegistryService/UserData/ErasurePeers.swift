import CarillonAPI
import RPC

extension UserEraser {
    /// The other services that hold something of users, each by a line of its own.
    ///
    /// - Parameter channel: the way to a service.
    static func peers(_ channel: (_ service: String) -> any RPCChannel) -> [String: Peer] {
        let preferences = PreferencesV1.Preferences.Client(channel("preferences"))
        let evaluator = EvaluatorV1.UserData.Client(channel("evaluator"))
        let dispatcher = DispatcherV1.UserData.Client(channel("dispatcher"))
        let receipts = ReceiptsV1.UserData.Client(channel("receipts"))
        return [
            "preferences": { try await preferences.eraseUser(.init(tenant: $0, userId: $1), options: $2).erased },
            "evaluator": { try await evaluator.eraseUser(.init(tenant: $0, userId: $1), options: $2).erased },
            "dispatcher": { try await dispatcher.eraseUser(.init(tenant: $0, userId: $1), options: $2).erased },
            "receipts": { try await receipts.eraseUser(.init(tenant: $0, userId: $1), options: $2).erased },
        ]
    }
}
