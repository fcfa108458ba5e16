import CarillonAPI
import Hummingbird
import RPC
import ServiceKit

/// `/admin/categories`, `types`, `templates`, `android-channels`, `ios-categories`: the catalogue of the caller's app, or of the app in `?app_id=`
/// (GW-06). An app's own entries are those that it adds or replaces; the others are its profile's.
struct AdminCatalogueRoutes {
    let tenants: RegistryV1.Tenants.Client
    let administration: RegistryV1.PolicyAdministration.Client
    let policies: any PolicySource

    func add(to endpoints: Endpoints) {
        let (tenants, administration, policies) = (tenants, administration, policies)
        for kind in CatalogueKind.all {
            let path = "/admin/\(kind.path)"
            endpoints.on(.get, path) { http in
                let tenant = try await http.administered(by: tenants)
                let options = try http.context.options
                // Called first, because this call checks that the caller is an administrator; every caller may read the catalogue.
                let own = try await administration.getOwnCatalogue(.init(tenant: tenant), options: options).own ?? .init()
                let all = try await tenants.getCatalogue(.init(tenant: tenant), options: options)
                let policy = try await policies.current(for: tenant).policy
                let ownIDs = Set(kind.entries(own, policy).map(\.id))
                return .items(kind.entries(all, policy).map { $0.view.adding(["own": .bool(ownIDs.contains($0.id))]) })
            }
            endpoints.on(.put, path + kind.suffix) { http in
                var request = RegistryV1.PutCatalogueRequest()
                request.tenant = try await http.administered(by: tenants)
                let id = try kind.read(http, &request)
                let answer: RegistryV1.PutCatalogueResponse
                do { answer = try await administration.putCatalogue(request, options: try http.context.options) } catch {
                    throw Self.naming(error, in: request, entry: "\(kind.list).\(id)")
                }
                let policy = try await policies.current(for: request.tenant ?? .init()).policy
                let stored = kind.entries(answer.catalogue ?? .init(), policy).first { $0.id == id }
                return .ok([kind.name: stored?.view ?? .null])
            }
            endpoints.on(.delete, path + kind.suffix) { http in
                var request = RegistryV1.PutCatalogueRequest()
                request.tenant = try await http.administered(by: tenants)
                request.remove = try kind.removal(http)
                _ = try await administration.putCatalogue(request, options: try http.context.options)
                return .noContent
            }
        }
    }

    /// The registry's error with the path in the body, which is the entry: `types.vip.category_id` becomes `category_id`. Paths of other entries
    /// stay.
    private static func naming(_ error: any Error, in request: RegistryV1.PutCatalogueRequest, entry: String) -> any Error {
        guard let call = error as? RPCError, let field = call.field, let reason = call.reason else { return error }
        // The texts of a type are in the type's body.
        let texts = request.templates.enumerated().map { ("templates.\(CatalogueKind.id(of: $1)).", "templates[\($0)].") }
        guard let (path, place) = ([(entry + ".", "")] + texts).first(where: { field.hasPrefix($0.0) }) else { return error }
        return RPCError.withReason(
            code: call.code, reason: reason, field: place + field.dropFirst(path.count), message: call.message, retryAfter: call.retryAfter)
    }
}

/// One kind of catalogue entry in the administration's paths.
private struct CatalogueKind: Sendable {
    struct Entry {
        var id: String
        var view: JSONValue
    }

    /// The name in the path and in the answer.
    let path: String
    let name: String
    /// The name of the list in the contract.
    let list: String
    /// The path's parameter with the entry's id; nil for texts, which have several ids.
    let idName: String?
    let entries: @Sendable (RegistryV1.GetCatalogueResponse, Policy) -> [Entry]
    /// Adds the entry of a request's body; returns its id.
    let read: @Sendable (EndpointRequest, inout RegistryV1.PutCatalogueRequest) throws -> String
    let removal: @Sendable (EndpointRequest) throws -> RegistryV1.CatalogueRemovals

    /// The path's suffix for a single entry.
    var suffix: String { idName.map { "/{\($0)}" } ?? "" }

    static let all = [categories, types, templates, androidChannels, iosCategories]

    private static let categories = CatalogueKind(
        path: "categories", name: "category", list: "categories", idName: "category_id",
        entries: { catalogue, _ in catalogue.categories.map { .init(id: $0.categoryId, view: JSONView.category($0).adding(JSONView.languages($0))) }
        },
        read: { http, request in
            request.categories = [try CatalogueBody.category(http.body, id: try http.parameter("category_id"))]
            return request.categories[0].categoryId
        }, removal: { .init(categoryIds: [try $0.parameter("category_id")]) })

    private static let types = CatalogueKind(
        path: "types", name: "type", list: "types", idName: "type_id",
        entries: { catalogue, policy in catalogue.types.map { .init(id: $0.typeId, view: JSONView.type($0, policy: policy)) } },
        read: { http, request in
            request.types = [try CatalogueBody.type(http.body, id: try http.parameter("type_id"))]
            // A new type comes with its first texts, because a type without a text is useless.
            for text in try http.body.objects("templates") ?? [] {
                request.templates.append(try CatalogueBody.template(text, typeID: request.types[0].typeId))
            }
            return request.types[0].typeId
        }, removal: { .init(typeIds: [try $0.parameter("type_id")]) })

    private static let templates = CatalogueKind(
        path: "templates", name: "template", list: "templates", idName: nil,
        entries: { catalogue, _ in catalogue.templates.map { .init(id: id(of: $0), view: JSONView.template($0)) } },
        read: { http, request in
            request.templates = [try CatalogueBody.template(http.body, typeID: try http.body.string("type_id") ?? "")]
            return id(of: request.templates[0])
        },
        removal: { http in
            var template = RegistryV1.Template()
            template.typeId = http.query["type_id"] ?? ""
            template.locale = http.query["locale"] ?? ""
            template.reader = http.query["reader"] ?? ""
            template.form = try http.query.choice("form")
            template.plural = try http.query.choice("plural")
            return .init(templates: [template])
        })

    private static let androidChannels = CatalogueKind(
        path: "android-channels", name: "android_channel", list: "android_channels", idName: "channel_id",
        entries: { catalogue, _ in
            catalogue.androidChannels.map { .init(id: $0.channelId, view: JSONView.androidChannel($0).adding(JSONView.languages($0))) }
        },
        read: { http, request in
            request.androidChannels = [try CatalogueBody.androidChannel(http.body, id: try http.parameter("channel_id"))]
            return request.androidChannels[0].channelId
        }, removal: { .init(androidChannelIds: [try $0.parameter("channel_id")]) })

    private static let iosCategories = CatalogueKind(
        path: "ios-categories", name: "ios_category", list: "ios_categories", idName: "identifier",
        entries: { catalogue, _ in catalogue.iosCategories.map { .init(id: $0.identifier, view: JSONView.iosCategory($0)) } },
        read: { http, request in
            request.iosCategories = [try CatalogueBody.iosCategory(http.body, id: try http.parameter("identifier"))]
            return request.iosCategories[0].identifier
        }, removal: { .init(iosCategoryIds: [try $0.parameter("identifier")]) })

    /// The parts that the template has, as in the registry's errors.
    static func id(of template: RegistryV1.Template) -> String {
        ([template.typeId.isEmpty ? "*" : template.typeId, template.locale.lowercased()]
            + [template.reader, template.form.name, template.plural.name].filter { !$0.isEmpty }).joined(separator: "/")
    }
}
