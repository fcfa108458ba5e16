import CarillonAPI
import Hummingbird
import ServiceKit

/// `/directory/threads`: threads and their followers, written by the host system (REG-05).
struct DirectoryThreadRoutes {
    let registry: RegistryV1.Registry.Client

    func add(to endpoints: Endpoints) {
        let registry = registry
        endpoints.on(.put, "/directory/threads/{thread_id}/followers") { http in
            try http.context.caller.requireScope(.directory)
            let thread = try DirectoryBody.thread(http)
            let answer = try await registry.upsertDirectory(.init(threads: [thread], answerStored: true), options: try http.context.options)
            try http.check(answer.results)
            return .ok(JSONView.thread(answer.threads.first ?? .init()))
        }
        // 204 also when there is no such thread, so that a call can be repeated.
        endpoints.on(.delete, "/directory/threads/{thread_id}") { http in
            try http.context.caller.requireScope(.directory)
            let request = RegistryV1.RemoveDirectoryRequest(tenant: try http.context.tenant, threadIds: [try http.parameter("thread_id")])
            _ = try await registry.removeDirectory(request, options: try http.context.options)
            return .noContent
        }
        endpoints.on(.delete, "/directory/threads/{thread_id}/followers") { http in
            try http.context.caller.requireScope(.directory)
            var thread = RegistryV1.Thread(tenant: try http.context.tenant, threadId: try http.parameter("thread_id"))
            if let followers = try DirectoryBody.removed("followers", http.body) {
                thread.removeFollowers = followers
            } else {
                thread.replaceFollowers = true
            }
            try http.check(try await registry.upsertDirectory(.init(threads: [thread]), options: try http.context.options).results)
            return .noContent
        }
    }
}
