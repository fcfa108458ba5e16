import CarillonAPI
import Hummingbird
import ServiceKit

/// `/admin/categories`, `types`, `templates`, `android-channels`, `ios-categories`: the catalogue of the caller's app, or of the app in `?app_id=`
/// (GW-06). An app's own entries are those that it adds or replaces; the others are its profile's.
struct AdminCatalogueRoutes {
    let services: Services
    let policies: any PolicySource

    func add(to endpoints: Endpoints) {
        let (registry, administration, policies) = (services.registry, services.administration, policies)
        for kind in CatalogueKind.all {
            let path = "/admin/\(kind.path)"
            endpoints.on(.get, RouterPath(path)) { http in
                let tenant = try await http.catalogueOwner(registry)
                let options = try http.context.options
                // Called first, because this call checks that the caller is an administrator; every caller may read the catalogue.
                let own = try await administration.getOwnCatalogue(.init(tenant: tenant), options: options).own ?? .init()
                let all = try await registry.getCatalogue(.init(tenant: tenant), options: options)
                let policy = try await policies.current(for: tenant).policy
                let ownIDs = Set(kind.entries(own, policy).map(\.id))
                return .items(kind.entries(all, policy).map { $0.view.adding(["own": .bool(ownIDs.contains($0.id))]) }, next: "")
            }
            endpoints.on(.put, RouterPath(path + kind.suffix)) { http in
                var request = RegistryV1.PutCatalogueRequest()
                request.tenant = try await http.catalogueOwner(registry)
                let id = try kind.read(http, &request)
                let answer = try await administration.putCatalogue(request, options: try http.context.options)
                let policy = try await policies.current(for: request.tenant ?? .init()).policy
                let stored = kind.entries(answer.catalogue ?? .init(), policy).first { $0.id == id }
                return .ok([kind.name: stored?.view ?? .null])
            }
            endpoints.on(.delete, RouterPath(path + kind.suffix)) { http in
                var request = RegistryV1.PutCatalogueRequest()
                request.tenant = try await http.catalogueOwner(registry)
                request.remove = try kind.removal(http)
                _ = try await administration.putCatalogue(request, options: try http.context.options)
                return .noContent
            }
        }
    }
}

extension EndpointRequest {
    fileprivate func catalogueOwner(_ registry: RegistryV1.Registry.Client) async throws -> CommonV1.Tenant {
        let own = try context.tenant
        guard let named = query["app_id"], named != own.appId else { return own }
        guard let app = try await registry.getApp(.init(appId: named), options: try context.options).app else {
            throw APIError(.notFound, field: "app_id", "there is no app “\(named)”")
        }
        return .init(organizationId: app.organizationId, appId: app.appId)
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
    /// The path's suffix for a single entry: its id, or several ids for texts.
    let suffix: String
    let entries: @Sendable (RegistryV1.GetCatalogueResponse, Policy) -> [Entry]
    /// Adds the entry of a request's body; returns its id.
    let read: @Sendable (EndpointRequest, inout RegistryV1.PutCatalogueRequest) throws -> String
    let removal: @Sendable (EndpointRequest) throws -> RegistryV1.CatalogueRemovals

    static let all = [categories, types, templates, androidChannels, iosCategories]

    private static let categories = CatalogueKind(
        path: "categories", name: "category", suffix: "/{entry}",
        entries: { catalogue, _ in catalogue.categories.map { .init(id: $0.categoryId, view: JSONView.category($0).adding(JSONView.languages($0))) }
        },
        read: { http, request in
            request.categories = [try CatalogueBody.category(http.body, id: try http.parameter("entry"))]
            return request.categories[0].categoryId
        }, removal: { .init(categoryIds: [try $0.parameter("entry")]) })

    private static let types = CatalogueKind(
        path: "types", name: "type", suffix: "/{entry}",
        entries: { catalogue, policy in catalogue.types.map { .init(id: $0.typeId, view: JSONView.type($0, policy: policy)) } },
        read: { http, request in
            request.types = [try CatalogueBody.type(http.body, id: try http.parameter("entry"))]
            // A new type comes with its first texts, because a type without a text is useless.
            for text in try http.body.objects("templates") ?? [] {
                request.templates.append(try CatalogueBody.template(text, typeID: request.types[0].typeId))
            }
            return request.types[0].typeId
        }, removal: { .init(typeIds: [try $0.parameter("entry")]) })

    private static let templates = CatalogueKind(
        path: "templates", name: "template", suffix: "",
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
            template.form = http.query["form"] ?? ""
            template.plural = http.query["plural"] ?? ""
            return .init(templates: [template])
        })

    private static let androidChannels = CatalogueKind(
        path: "android-channels", name: "android_channel", suffix: "/{entry}",
        entries: { catalogue, _ in
            catalogue.androidChannels.map { .init(id: $0.channelId, view: JSONView.androidChannel($0).adding(JSONView.languages($0))) }
        },
        read: { http, request in
            request.androidChannels = [try CatalogueBody.androidChannel(http.body, id: try http.parameter("entry"))]
            return request.androidChannels[0].channelId
        }, removal: { .init(androidChannelIds: [try $0.parameter("entry")]) })

    private static let iosCategories = CatalogueKind(
        path: "ios-categories", name: "ios_category", suffix: "/{entry}",
        entries: { catalogue, _ in catalogue.iosCategories.map { .init(id: $0.identifier, view: JSONView.iosCategory($0)) } },
        read: { http, request in
            request.iosCategories = [try CatalogueBody.iosCategory(http.body, id: try http.parameter("entry"))]
            return request.iosCategories[0].identifier
        }, removal: { .init(iosCategoryIds: [try $0.parameter("entry")]) })

    private static func id(of template: RegistryV1.Template) -> String {
        [template.typeId, template.locale.lowercased(), template.reader, template.form, template.plural].joined(separator: "/")
    }
}
