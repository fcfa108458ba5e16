// Written by protoc-gen-carillon from the contracts. Do not edit: run `make protos`.
#include "CCarillonAPI.h"
#include <stddef.h>

#define EMPTY ((char *)protobuf_c_empty_string)
#define FIELD(name, number, label, type, quantifier, offset, message, value, flags) \
    {name, number, PROTOBUF_C_LABEL_##label, PROTOBUF_C_TYPE_##type, quantifier, offset, message, value, flags, 0, NULL, NULL}
#define MESSAGE(name, type, fieldCount, fields, rangeCount, ranges, init) \
    {PROTOBUF_C__MESSAGE_DESCRIPTOR_MAGIC, name, NULL, NULL, NULL, sizeof(type), fieldCount, fields, NULL, rangeCount, \
     ranges, (ProtobufCMessageInit)init, NULL, NULL, NULL}

static const ProtobufCFieldDescriptor carillon__common__v1__tenant__fields[] = {
    FIELD("organization_id", 1, NONE, STRING, 0, offsetof(Carillon__Common__V1__Tenant, organization_id), NULL, EMPTY, 0),
    FIELD("app_id", 2, NONE, STRING, 0, offsetof(Carillon__Common__V1__Tenant, app_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__common__v1__tenant__ranges[] = {{1, 0}, {0, 2}};
void carillon__common__v1__tenant__init(Carillon__Common__V1__Tenant *message) {
    static const Carillon__Common__V1__Tenant fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__tenant__descriptor), .organization_id = EMPTY, .app_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__tenant__descriptor = MESSAGE("carillon.common.v1.Tenant", Carillon__Common__V1__Tenant, 2, carillon__common__v1__tenant__fields, 1, carillon__common__v1__tenant__ranges, carillon__common__v1__tenant__init);

static const ProtobufCFieldDescriptor carillon__common__v1__actor__fields[] = {
    FIELD("user_id", 1, NONE, STRING, 0, offsetof(Carillon__Common__V1__Actor, user_id), NULL, EMPTY, 0),
    FIELD("organization_id", 2, NONE, STRING, 0, offsetof(Carillon__Common__V1__Actor, organization_id), NULL, EMPTY, 0),
    FIELD("app_id", 3, NONE, STRING, 0, offsetof(Carillon__Common__V1__Actor, app_id), NULL, EMPTY, 0),
    FIELD("roles", 4, REPEATED, ENUM, offsetof(Carillon__Common__V1__Actor, n_roles), offsetof(Carillon__Common__V1__Actor, roles), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("device_id", 5, NONE, STRING, 0, offsetof(Carillon__Common__V1__Actor, device_id), NULL, EMPTY, 0),
    FIELD("platform", 6, NONE, BOOL, 0, offsetof(Carillon__Common__V1__Actor, platform), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__common__v1__actor__ranges[] = {{1, 0}, {0, 6}};
void carillon__common__v1__actor__init(Carillon__Common__V1__Actor *message) {
    static const Carillon__Common__V1__Actor fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__actor__descriptor), .user_id = EMPTY, .organization_id = EMPTY, .app_id = EMPTY, .device_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__actor__descriptor = MESSAGE("carillon.common.v1.Actor", Carillon__Common__V1__Actor, 6, carillon__common__v1__actor__fields, 1, carillon__common__v1__actor__ranges, carillon__common__v1__actor__init);

static const ProtobufCFieldDescriptor carillon__common__v1__item_result__fields[] = {
    FIELD("index", 1, NONE, UINT32, 0, offsetof(Carillon__Common__V1__ItemResult, index), NULL, NULL, 0),
    FIELD("reason", 2, NONE, STRING, 0, offsetof(Carillon__Common__V1__ItemResult, reason), NULL, EMPTY, 0),
    FIELD("field", 3, NONE, STRING, 0, offsetof(Carillon__Common__V1__ItemResult, field), NULL, EMPTY, 0),
    FIELD("message", 4, NONE, STRING, 0, offsetof(Carillon__Common__V1__ItemResult, message), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__common__v1__item_result__ranges[] = {{1, 0}, {0, 4}};
void carillon__common__v1__item_result__init(Carillon__Common__V1__ItemResult *message) {
    static const Carillon__Common__V1__ItemResult fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__item_result__descriptor), .reason = EMPTY, .field = EMPTY, .message = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__item_result__descriptor = MESSAGE("carillon.common.v1.ItemResult", Carillon__Common__V1__ItemResult, 4, carillon__common__v1__item_result__fields, 1, carillon__common__v1__item_result__ranges, carillon__common__v1__item_result__init);

static const ProtobufCFieldDescriptor carillon__common__v1__sealed_address__fields[] = {
    FIELD("type", 1, NONE, ENUM, 0, offsetof(Carillon__Common__V1__SealedAddress, type), NULL, NULL, 0),
    FIELD("environment", 2, NONE, ENUM, 0, offsetof(Carillon__Common__V1__SealedAddress, environment), NULL, NULL, 0),
    FIELD("envelope", 3, NONE, BYTES, 0, offsetof(Carillon__Common__V1__SealedAddress, envelope), NULL, NULL, 0),
    FIELD("token_hash", 4, NONE, STRING, 0, offsetof(Carillon__Common__V1__SealedAddress, token_hash), NULL, EMPTY, 0),
    FIELD("version", 5, NONE, INT64, 0, offsetof(Carillon__Common__V1__SealedAddress, version), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__common__v1__sealed_address__ranges[] = {{1, 0}, {0, 5}};
void carillon__common__v1__sealed_address__init(Carillon__Common__V1__SealedAddress *message) {
    static const Carillon__Common__V1__SealedAddress fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__sealed_address__descriptor), .token_hash = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__sealed_address__descriptor = MESSAGE("carillon.common.v1.SealedAddress", Carillon__Common__V1__SealedAddress, 5, carillon__common__v1__sealed_address__fields, 1, carillon__common__v1__sealed_address__ranges, carillon__common__v1__sealed_address__init);

static const ProtobufCFieldDescriptor carillon__common__v1__sendable_device__fields[] = {
    FIELD("push_device_id", 1, NONE, STRING, 0, offsetof(Carillon__Common__V1__SendableDevice, push_device_id), NULL, EMPTY, 0),
    FIELD("device_id", 2, NONE, STRING, 0, offsetof(Carillon__Common__V1__SendableDevice, device_id), NULL, EMPTY, 0),
    FIELD("user_id", 3, NONE, STRING, 0, offsetof(Carillon__Common__V1__SendableDevice, user_id), NULL, EMPTY, 0),
    FIELD("device_type", 4, NONE, ENUM, 0, offsetof(Carillon__Common__V1__SendableDevice, device_type), NULL, NULL, 0),
    FIELD("platform", 5, NONE, STRING, 0, offsetof(Carillon__Common__V1__SendableDevice, platform), NULL, EMPTY, 0),
    FIELD("address", 6, NONE, MESSAGE, 0, offsetof(Carillon__Common__V1__SendableDevice, address), &carillon__common__v1__sealed_address__descriptor, NULL, 0),
    FIELD("locale", 7, NONE, STRING, 0, offsetof(Carillon__Common__V1__SendableDevice, locale), NULL, EMPTY, 0),
    FIELD("timezone", 8, NONE, STRING, 0, offsetof(Carillon__Common__V1__SendableDevice, timezone), NULL, EMPTY, 0),
    FIELD("badge_enabled", 9, NONE, BOOL, 0, offsetof(Carillon__Common__V1__SendableDevice, badge_enabled), NULL, NULL, 0),
    FIELD("sound_enabled", 10, NONE, BOOL, 0, offsetof(Carillon__Common__V1__SendableDevice, sound_enabled), NULL, NULL, 0),
    FIELD("alerts_enabled", 11, NONE, BOOL, 0, offsetof(Carillon__Common__V1__SendableDevice, alerts_enabled), NULL, NULL, 0),
    FIELD("supports_rich_content", 12, NONE, BOOL, 0, offsetof(Carillon__Common__V1__SendableDevice, supports_rich_content), NULL, NULL, 0),
    FIELD("supports_notification_actions", 13, NONE, BOOL, 0, offsetof(Carillon__Common__V1__SendableDevice, supports_notification_actions), NULL, NULL, 0),
    FIELD("max_payload_bytes", 14, NONE, UINT32, 0, offsetof(Carillon__Common__V1__SendableDevice, max_payload_bytes), NULL, NULL, 0),
    FIELD("supports_silent_push", 15, NONE, BOOL, 0, offsetof(Carillon__Common__V1__SendableDevice, supports_silent_push), NULL, NULL, 0),
    FIELD("registered_at_ms", 16, NONE, INT64, 0, offsetof(Carillon__Common__V1__SendableDevice, registered_at_ms), NULL, NULL, 0),
    FIELD("is_primary", 17, NONE, BOOL, 0, offsetof(Carillon__Common__V1__SendableDevice, is_primary), NULL, NULL, 0),
    FIELD("permission_status", 18, NONE, ENUM, 0, offsetof(Carillon__Common__V1__SendableDevice, permission_status), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__common__v1__sendable_device__ranges[] = {{1, 0}, {0, 18}};
void carillon__common__v1__sendable_device__init(Carillon__Common__V1__SendableDevice *message) {
    static const Carillon__Common__V1__SendableDevice fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__sendable_device__descriptor), .push_device_id = EMPTY, .device_id = EMPTY, .user_id = EMPTY, .platform = EMPTY, .locale = EMPTY, .timezone = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__sendable_device__descriptor = MESSAGE("carillon.common.v1.SendableDevice", Carillon__Common__V1__SendableDevice, 18, carillon__common__v1__sendable_device__fields, 1, carillon__common__v1__sendable_device__ranges, carillon__common__v1__sendable_device__init);

static const ProtobufCFieldDescriptor carillon__common__v1__metric_reading__fields[] = {
    FIELD("name", 1, NONE, STRING, 0, offsetof(Carillon__Common__V1__MetricReading, name), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, DOUBLE, offsetof(Carillon__Common__V1__MetricReading, optional_value_case), offsetof(Carillon__Common__V1__MetricReading, value), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("target", 3, NONE, STRING, 0, offsetof(Carillon__Common__V1__MetricReading, target), NULL, EMPTY, 0),
    FIELD("met", 4, NONE, BOOL, offsetof(Carillon__Common__V1__MetricReading, optional_met_case), offsetof(Carillon__Common__V1__MetricReading, met), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("group", 5, NONE, STRING, 0, offsetof(Carillon__Common__V1__MetricReading, group), NULL, EMPTY, 0),
    FIELD("part", 6, NONE, INT64, 0, offsetof(Carillon__Common__V1__MetricReading, part), NULL, NULL, 0),
    FIELD("whole", 7, NONE, INT64, 0, offsetof(Carillon__Common__V1__MetricReading, whole), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__common__v1__metric_reading__ranges[] = {{1, 0}, {0, 7}};
void carillon__common__v1__metric_reading__init(Carillon__Common__V1__MetricReading *message) {
    static const Carillon__Common__V1__MetricReading fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__metric_reading__descriptor), .name = EMPTY, .target = EMPTY, .group = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__metric_reading__descriptor = MESSAGE("carillon.common.v1.MetricReading", Carillon__Common__V1__MetricReading, 7, carillon__common__v1__metric_reading__fields, 1, carillon__common__v1__metric_reading__ranges, carillon__common__v1__metric_reading__init);

static const ProtobufCFieldDescriptor carillon__options__v1__method_authorization__fields[] = {
    FIELD("callers", 1, REPEATED, STRING, offsetof(Carillon__Options__V1__MethodAuthorization, n_callers), offsetof(Carillon__Options__V1__MethodAuthorization, callers), NULL, EMPTY, 0),
    FIELD("roles", 2, REPEATED, ENUM, offsetof(Carillon__Options__V1__MethodAuthorization, n_roles), offsetof(Carillon__Options__V1__MethodAuthorization, roles), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("scope", 3, NONE, ENUM, 0, offsetof(Carillon__Options__V1__MethodAuthorization, scope), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__options__v1__method_authorization__ranges[] = {{1, 0}, {0, 3}};
void carillon__options__v1__method_authorization__init(Carillon__Options__V1__MethodAuthorization *message) {
    static const Carillon__Options__V1__MethodAuthorization fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__options__v1__method_authorization__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__options__v1__method_authorization__descriptor = MESSAGE("carillon.options.v1.MethodAuthorization", Carillon__Options__V1__MethodAuthorization, 3, carillon__options__v1__method_authorization__fields, 1, carillon__options__v1__method_authorization__ranges, carillon__options__v1__method_authorization__init);

static const ProtobufCFieldDescriptor carillon__common__v1__quarantined_message__fields[] = {
    FIELD("id", 1, NONE, INT64, 0, offsetof(Carillon__Common__V1__QuarantinedMessage, id), NULL, NULL, 0),
    FIELD("tenant", 2, NONE, MESSAGE, 0, offsetof(Carillon__Common__V1__QuarantinedMessage, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("outbox", 3, NONE, STRING, 0, offsetof(Carillon__Common__V1__QuarantinedMessage, outbox), NULL, EMPTY, 0),
    FIELD("peer", 4, NONE, STRING, 0, offsetof(Carillon__Common__V1__QuarantinedMessage, peer), NULL, EMPTY, 0),
    FIELD("reason", 5, NONE, STRING, 0, offsetof(Carillon__Common__V1__QuarantinedMessage, reason), NULL, EMPTY, 0),
    FIELD("field", 6, NONE, STRING, 0, offsetof(Carillon__Common__V1__QuarantinedMessage, field), NULL, EMPTY, 0),
    FIELD("detail", 7, NONE, STRING, 0, offsetof(Carillon__Common__V1__QuarantinedMessage, detail), NULL, EMPTY, 0),
    FIELD("tries", 8, NONE, UINT32, 0, offsetof(Carillon__Common__V1__QuarantinedMessage, tries), NULL, NULL, 0),
    FIELD("first_at_ms", 9, NONE, INT64, 0, offsetof(Carillon__Common__V1__QuarantinedMessage, first_at_ms), NULL, NULL, 0),
    FIELD("last_at_ms", 10, NONE, INT64, 0, offsetof(Carillon__Common__V1__QuarantinedMessage, last_at_ms), NULL, NULL, 0),
    FIELD("bytes", 11, NONE, INT64, 0, offsetof(Carillon__Common__V1__QuarantinedMessage, bytes), NULL, NULL, 0),
    FIELD("user_id", 12, NONE, STRING, 0, offsetof(Carillon__Common__V1__QuarantinedMessage, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__common__v1__quarantined_message__ranges[] = {{1, 0}, {0, 12}};
void carillon__common__v1__quarantined_message__init(Carillon__Common__V1__QuarantinedMessage *message) {
    static const Carillon__Common__V1__QuarantinedMessage fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__quarantined_message__descriptor), .outbox = EMPTY, .peer = EMPTY, .reason = EMPTY, .field = EMPTY, .detail = EMPTY, .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__quarantined_message__descriptor = MESSAGE("carillon.common.v1.QuarantinedMessage", Carillon__Common__V1__QuarantinedMessage, 12, carillon__common__v1__quarantined_message__fields, 1, carillon__common__v1__quarantined_message__ranges, carillon__common__v1__quarantined_message__init);

static const ProtobufCFieldDescriptor carillon__common__v1__list_quarantine_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Common__V1__ListQuarantineRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("outbox", 2, NONE, STRING, 0, offsetof(Carillon__Common__V1__ListQuarantineRequest, outbox), NULL, EMPTY, 0),
    FIELD("page_size", 3, NONE, INT32, 0, offsetof(Carillon__Common__V1__ListQuarantineRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 4, NONE, STRING, 0, offsetof(Carillon__Common__V1__ListQuarantineRequest, page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__common__v1__list_quarantine_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__common__v1__list_quarantine_request__init(Carillon__Common__V1__ListQuarantineRequest *message) {
    static const Carillon__Common__V1__ListQuarantineRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__list_quarantine_request__descriptor), .outbox = EMPTY, .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__list_quarantine_request__descriptor = MESSAGE("carillon.common.v1.ListQuarantineRequest", Carillon__Common__V1__ListQuarantineRequest, 4, carillon__common__v1__list_quarantine_request__fields, 1, carillon__common__v1__list_quarantine_request__ranges, carillon__common__v1__list_quarantine_request__init);

static const ProtobufCFieldDescriptor carillon__common__v1__list_quarantine_response__fields[] = {
    FIELD("messages", 1, REPEATED, MESSAGE, offsetof(Carillon__Common__V1__ListQuarantineResponse, n_messages), offsetof(Carillon__Common__V1__ListQuarantineResponse, messages), &carillon__common__v1__quarantined_message__descriptor, NULL, 0),
    FIELD("next_page_token", 2, NONE, STRING, 0, offsetof(Carillon__Common__V1__ListQuarantineResponse, next_page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__common__v1__list_quarantine_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__common__v1__list_quarantine_response__init(Carillon__Common__V1__ListQuarantineResponse *message) {
    static const Carillon__Common__V1__ListQuarantineResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__list_quarantine_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__list_quarantine_response__descriptor = MESSAGE("carillon.common.v1.ListQuarantineResponse", Carillon__Common__V1__ListQuarantineResponse, 2, carillon__common__v1__list_quarantine_response__fields, 1, carillon__common__v1__list_quarantine_response__ranges, carillon__common__v1__list_quarantine_response__init);

static const ProtobufCFieldDescriptor carillon__common__v1__requeue_quarantined_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Common__V1__RequeueQuarantinedRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("outbox", 2, NONE, STRING, 0, offsetof(Carillon__Common__V1__RequeueQuarantinedRequest, outbox), NULL, EMPTY, 0),
    FIELD("ids", 3, REPEATED, INT64, offsetof(Carillon__Common__V1__RequeueQuarantinedRequest, n_ids), offsetof(Carillon__Common__V1__RequeueQuarantinedRequest, ids), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("all", 4, NONE, BOOL, 0, offsetof(Carillon__Common__V1__RequeueQuarantinedRequest, all), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__common__v1__requeue_quarantined_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__common__v1__requeue_quarantined_request__init(Carillon__Common__V1__RequeueQuarantinedRequest *message) {
    static const Carillon__Common__V1__RequeueQuarantinedRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__requeue_quarantined_request__descriptor), .outbox = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__requeue_quarantined_request__descriptor = MESSAGE("carillon.common.v1.RequeueQuarantinedRequest", Carillon__Common__V1__RequeueQuarantinedRequest, 4, carillon__common__v1__requeue_quarantined_request__fields, 1, carillon__common__v1__requeue_quarantined_request__ranges, carillon__common__v1__requeue_quarantined_request__init);

static const ProtobufCFieldDescriptor carillon__common__v1__requeue_quarantined_response__fields[] = {
    FIELD("requeued", 1, NONE, INT64, 0, offsetof(Carillon__Common__V1__RequeueQuarantinedResponse, requeued), NULL, NULL, 0),
    FIELD("dropped", 2, NONE, INT64, 0, offsetof(Carillon__Common__V1__RequeueQuarantinedResponse, dropped), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__common__v1__requeue_quarantined_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__common__v1__requeue_quarantined_response__init(Carillon__Common__V1__RequeueQuarantinedResponse *message) {
    static const Carillon__Common__V1__RequeueQuarantinedResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__requeue_quarantined_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__requeue_quarantined_response__descriptor = MESSAGE("carillon.common.v1.RequeueQuarantinedResponse", Carillon__Common__V1__RequeueQuarantinedResponse, 2, carillon__common__v1__requeue_quarantined_response__fields, 1, carillon__common__v1__requeue_quarantined_response__ranges, carillon__common__v1__requeue_quarantined_response__init);

static const ProtobufCFieldDescriptor carillon__common__v1__drop_quarantined_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Common__V1__DropQuarantinedRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("outbox", 2, NONE, STRING, 0, offsetof(Carillon__Common__V1__DropQuarantinedRequest, outbox), NULL, EMPTY, 0),
    FIELD("ids", 3, REPEATED, INT64, offsetof(Carillon__Common__V1__DropQuarantinedRequest, n_ids), offsetof(Carillon__Common__V1__DropQuarantinedRequest, ids), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("all", 4, NONE, BOOL, 0, offsetof(Carillon__Common__V1__DropQuarantinedRequest, all), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__common__v1__drop_quarantined_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__common__v1__drop_quarantined_request__init(Carillon__Common__V1__DropQuarantinedRequest *message) {
    static const Carillon__Common__V1__DropQuarantinedRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__drop_quarantined_request__descriptor), .outbox = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__drop_quarantined_request__descriptor = MESSAGE("carillon.common.v1.DropQuarantinedRequest", Carillon__Common__V1__DropQuarantinedRequest, 4, carillon__common__v1__drop_quarantined_request__fields, 1, carillon__common__v1__drop_quarantined_request__ranges, carillon__common__v1__drop_quarantined_request__init);

static const ProtobufCFieldDescriptor carillon__common__v1__drop_quarantined_response__fields[] = {
    FIELD("dropped", 1, NONE, INT64, 0, offsetof(Carillon__Common__V1__DropQuarantinedResponse, dropped), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__common__v1__drop_quarantined_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__common__v1__drop_quarantined_response__init(Carillon__Common__V1__DropQuarantinedResponse *message) {
    static const Carillon__Common__V1__DropQuarantinedResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__drop_quarantined_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__drop_quarantined_response__descriptor = MESSAGE("carillon.common.v1.DropQuarantinedResponse", Carillon__Common__V1__DropQuarantinedResponse, 1, carillon__common__v1__drop_quarantined_response__fields, 1, carillon__common__v1__drop_quarantined_response__ranges, carillon__common__v1__drop_quarantined_response__init);

static const ProtobufCFieldDescriptor carillon__common__v1__user_data_section__fields[] = {
    FIELD("name", 1, NONE, STRING, 0, offsetof(Carillon__Common__V1__UserDataSection, name), NULL, EMPTY, 0),
    FIELD("rows", 2, REPEATED, STRING, offsetof(Carillon__Common__V1__UserDataSection, n_rows), offsetof(Carillon__Common__V1__UserDataSection, rows), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__common__v1__user_data_section__ranges[] = {{1, 0}, {0, 2}};
void carillon__common__v1__user_data_section__init(Carillon__Common__V1__UserDataSection *message) {
    static const Carillon__Common__V1__UserDataSection fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__user_data_section__descriptor), .name = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__user_data_section__descriptor = MESSAGE("carillon.common.v1.UserDataSection", Carillon__Common__V1__UserDataSection, 2, carillon__common__v1__user_data_section__fields, 1, carillon__common__v1__user_data_section__ranges, carillon__common__v1__user_data_section__init);

static const ProtobufCFieldDescriptor carillon__common__v1__erase_stored_user_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Common__V1__EraseStoredUserRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Common__V1__EraseStoredUserRequest, user_id), NULL, EMPTY, 0),
    FIELD("email", 3, NONE, STRING, 0, offsetof(Carillon__Common__V1__EraseStoredUserRequest, email), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__common__v1__erase_stored_user_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__common__v1__erase_stored_user_request__init(Carillon__Common__V1__EraseStoredUserRequest *message) {
    static const Carillon__Common__V1__EraseStoredUserRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__erase_stored_user_request__descriptor), .user_id = EMPTY, .email = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__erase_stored_user_request__descriptor = MESSAGE("carillon.common.v1.EraseStoredUserRequest", Carillon__Common__V1__EraseStoredUserRequest, 3, carillon__common__v1__erase_stored_user_request__fields, 1, carillon__common__v1__erase_stored_user_request__ranges, carillon__common__v1__erase_stored_user_request__init);

static const ProtobufCFieldDescriptor carillon__common__v1__erase_stored_user_response__fields[] = {
    FIELD("erased", 1, REPEATED, MESSAGE, offsetof(Carillon__Common__V1__EraseStoredUserResponse, n_erased), offsetof(Carillon__Common__V1__EraseStoredUserResponse, erased), &carillon__common__v1__erase_stored_user_response__erased_entry__descriptor, NULL, 0),
    FIELD("erased_before_at_ms", 2, NONE, INT64, offsetof(Carillon__Common__V1__EraseStoredUserResponse, optional_erased_before_at_ms_case), offsetof(Carillon__Common__V1__EraseStoredUserResponse, erased_before_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__common__v1__erase_stored_user_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__common__v1__erase_stored_user_response__init(Carillon__Common__V1__EraseStoredUserResponse *message) {
    static const Carillon__Common__V1__EraseStoredUserResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__erase_stored_user_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__erase_stored_user_response__descriptor = MESSAGE("carillon.common.v1.EraseStoredUserResponse", Carillon__Common__V1__EraseStoredUserResponse, 2, carillon__common__v1__erase_stored_user_response__fields, 1, carillon__common__v1__erase_stored_user_response__ranges, carillon__common__v1__erase_stored_user_response__init);

static const ProtobufCFieldDescriptor carillon__common__v1__erase_stored_user_response__erased_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Common__V1__EraseStoredUserResponse__ErasedEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Common__V1__EraseStoredUserResponse__ErasedEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__common__v1__erase_stored_user_response__erased_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__common__v1__erase_stored_user_response__erased_entry__init(Carillon__Common__V1__EraseStoredUserResponse__ErasedEntry *message) {
    static const Carillon__Common__V1__EraseStoredUserResponse__ErasedEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__erase_stored_user_response__erased_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__erase_stored_user_response__erased_entry__descriptor = MESSAGE("carillon.common.v1.EraseStoredUserResponse.ErasedEntry", Carillon__Common__V1__EraseStoredUserResponse__ErasedEntry, 2, carillon__common__v1__erase_stored_user_response__erased_entry__fields, 1, carillon__common__v1__erase_stored_user_response__erased_entry__ranges, carillon__common__v1__erase_stored_user_response__erased_entry__init);

static const ProtobufCFieldDescriptor carillon__common__v1__export_stored_user_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Common__V1__ExportStoredUserRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Common__V1__ExportStoredUserRequest, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__common__v1__export_stored_user_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__common__v1__export_stored_user_request__init(Carillon__Common__V1__ExportStoredUserRequest *message) {
    static const Carillon__Common__V1__ExportStoredUserRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__export_stored_user_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__export_stored_user_request__descriptor = MESSAGE("carillon.common.v1.ExportStoredUserRequest", Carillon__Common__V1__ExportStoredUserRequest, 2, carillon__common__v1__export_stored_user_request__fields, 1, carillon__common__v1__export_stored_user_request__ranges, carillon__common__v1__export_stored_user_request__init);

void carillon__common__v1__export_own_stored_data_request__init(Carillon__Common__V1__ExportOwnStoredDataRequest *message) {
    static const Carillon__Common__V1__ExportOwnStoredDataRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__export_own_stored_data_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__export_own_stored_data_request__descriptor = MESSAGE("carillon.common.v1.ExportOwnStoredDataRequest", Carillon__Common__V1__ExportOwnStoredDataRequest, 0, NULL, 0, NULL, carillon__common__v1__export_own_stored_data_request__init);

static const ProtobufCFieldDescriptor carillon__common__v1__export_stored_user_response__fields[] = {
    FIELD("section", 1, NONE, MESSAGE, 0, offsetof(Carillon__Common__V1__ExportStoredUserResponse, section), &carillon__common__v1__user_data_section__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__common__v1__export_stored_user_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__common__v1__export_stored_user_response__init(Carillon__Common__V1__ExportStoredUserResponse *message) {
    static const Carillon__Common__V1__ExportStoredUserResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__export_stored_user_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__export_stored_user_response__descriptor = MESSAGE("carillon.common.v1.ExportStoredUserResponse", Carillon__Common__V1__ExportStoredUserResponse, 1, carillon__common__v1__export_stored_user_response__fields, 1, carillon__common__v1__export_stored_user_response__ranges, carillon__common__v1__export_stored_user_response__init);

static const ProtobufCFieldDescriptor carillon__common__v1__watch_changes_request__fields[] = {
    FIELD("acknowledged", 1, NONE, UINT64, 0, offsetof(Carillon__Common__V1__WatchChangesRequest, acknowledged), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__common__v1__watch_changes_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__common__v1__watch_changes_request__init(Carillon__Common__V1__WatchChangesRequest *message) {
    static const Carillon__Common__V1__WatchChangesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__watch_changes_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__watch_changes_request__descriptor = MESSAGE("carillon.common.v1.WatchChangesRequest", Carillon__Common__V1__WatchChangesRequest, 1, carillon__common__v1__watch_changes_request__fields, 1, carillon__common__v1__watch_changes_request__ranges, carillon__common__v1__watch_changes_request__init);

static const ProtobufCFieldDescriptor carillon__common__v1__watch_changes_response__fields[] = {
    FIELD("sequence", 1, NONE, UINT64, 0, offsetof(Carillon__Common__V1__WatchChangesResponse, sequence), NULL, NULL, 0),
    FIELD("changes", 2, REPEATED, MESSAGE, offsetof(Carillon__Common__V1__WatchChangesResponse, n_changes), offsetof(Carillon__Common__V1__WatchChangesResponse, changes), &carillon__common__v1__changed_users__descriptor, NULL, 0),
    FIELD("everything", 3, NONE, BOOL, 0, offsetof(Carillon__Common__V1__WatchChangesResponse, everything), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__common__v1__watch_changes_response__ranges[] = {{1, 0}, {0, 3}};
void carillon__common__v1__watch_changes_response__init(Carillon__Common__V1__WatchChangesResponse *message) {
    static const Carillon__Common__V1__WatchChangesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__watch_changes_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__watch_changes_response__descriptor = MESSAGE("carillon.common.v1.WatchChangesResponse", Carillon__Common__V1__WatchChangesResponse, 3, carillon__common__v1__watch_changes_response__fields, 1, carillon__common__v1__watch_changes_response__ranges, carillon__common__v1__watch_changes_response__init);

static const ProtobufCFieldDescriptor carillon__common__v1__changed_users__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Common__V1__ChangedUsers, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_ids", 2, REPEATED, STRING, offsetof(Carillon__Common__V1__ChangedUsers, n_user_ids), offsetof(Carillon__Common__V1__ChangedUsers, user_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__common__v1__changed_users__ranges[] = {{1, 0}, {0, 2}};
void carillon__common__v1__changed_users__init(Carillon__Common__V1__ChangedUsers *message) {
    static const Carillon__Common__V1__ChangedUsers fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__common__v1__changed_users__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__common__v1__changed_users__descriptor = MESSAGE("carillon.common.v1.ChangedUsers", Carillon__Common__V1__ChangedUsers, 2, carillon__common__v1__changed_users__fields, 1, carillon__common__v1__changed_users__ranges, carillon__common__v1__changed_users__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__user__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__User, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__User, user_id), NULL, EMPTY, 0),
    FIELD("roles", 3, REPEATED, STRING, offsetof(Carillon__Registry__V1__User, n_roles), offsetof(Carillon__Registry__V1__User, roles), NULL, EMPTY, 0),
    FIELD("display_name", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__User, display_name), NULL, EMPTY, 0),
    FIELD("email", 5, NONE, STRING, offsetof(Carillon__Registry__V1__User, optional_email_case), offsetof(Carillon__Registry__V1__User, email), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("locale", 6, NONE, STRING, offsetof(Carillon__Registry__V1__User, optional_locale_case), offsetof(Carillon__Registry__V1__User, locale), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("timezone", 7, NONE, STRING, offsetof(Carillon__Registry__V1__User, optional_timezone_case), offsetof(Carillon__Registry__V1__User, timezone), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("status", 8, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__User, status), NULL, NULL, 0),
    FIELD("inactive_reason", 9, NONE, STRING, 0, offsetof(Carillon__Registry__V1__User, inactive_reason), NULL, EMPTY, 0),
    FIELD("birth_date", 70, NONE, STRING, offsetof(Carillon__Registry__V1__User, optional_birth_date_case), offsetof(Carillon__Registry__V1__User, birth_date), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("under_13", 71, NONE, BOOL, offsetof(Carillon__Registry__V1__User, optional_under_13_case), offsetof(Carillon__Registry__V1__User, under_13), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("reduce_motion", 72, NONE, BOOL, offsetof(Carillon__Registry__V1__User, optional_reduce_motion_case), offsetof(Carillon__Registry__V1__User, reduce_motion), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("emoji_ok", 73, NONE, BOOL, offsetof(Carillon__Registry__V1__User, optional_emoji_ok_case), offsetof(Carillon__Registry__V1__User, emoji_ok), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("created_at_ms", 74, NONE, INT64, 0, offsetof(Carillon__Registry__V1__User, created_at_ms), NULL, NULL, 0),
    FIELD("updated_at_ms", 75, NONE, INT64, 0, offsetof(Carillon__Registry__V1__User, updated_at_ms), NULL, NULL, 0),
    FIELD("clear_fields", 110, REPEATED, STRING, offsetof(Carillon__Registry__V1__User, n_clear_fields), offsetof(Carillon__Registry__V1__User, clear_fields), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__user__ranges[] = {{1, 0}, {70, 9}, {110, 15}, {0, 16}};
void carillon__registry__v1__user__init(Carillon__Registry__V1__User *message) {
    static const Carillon__Registry__V1__User fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__user__descriptor), .user_id = EMPTY, .display_name = EMPTY, .inactive_reason = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__user__descriptor = MESSAGE("carillon.registry.v1.User", Carillon__Registry__V1__User, 16, carillon__registry__v1__user__fields, 3, carillon__registry__v1__user__ranges, carillon__registry__v1__user__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__channel__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__Channel, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("channel_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Channel, channel_id), NULL, EMPTY, 0),
    FIELD("name", 3, NONE, STRING, offsetof(Carillon__Registry__V1__Channel, optional_name_case), offsetof(Carillon__Registry__V1__Channel, name), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("channel_type", 4, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__Channel, channel_type), NULL, NULL, 0),
    FIELD("add_members", 5, REPEATED, STRING, offsetof(Carillon__Registry__V1__Channel, n_add_members), offsetof(Carillon__Registry__V1__Channel, add_members), NULL, EMPTY, 0),
    FIELD("remove_members", 6, REPEATED, STRING, offsetof(Carillon__Registry__V1__Channel, n_remove_members), offsetof(Carillon__Registry__V1__Channel, remove_members), NULL, EMPTY, 0),
    FIELD("replace_members", 7, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__Channel, replace_members), NULL, NULL, 0),
    FIELD("members_only", 8, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__Channel, members_only), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__channel__ranges[] = {{1, 0}, {0, 8}};
void carillon__registry__v1__channel__init(Carillon__Registry__V1__Channel *message) {
    static const Carillon__Registry__V1__Channel fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__channel__descriptor), .channel_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__channel__descriptor = MESSAGE("carillon.registry.v1.Channel", Carillon__Registry__V1__Channel, 8, carillon__registry__v1__channel__fields, 1, carillon__registry__v1__channel__ranges, carillon__registry__v1__channel__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__thread__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__Thread, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("thread_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Thread, thread_id), NULL, EMPTY, 0),
    FIELD("channel_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Thread, channel_id), NULL, EMPTY, 0),
    FIELD("add_followers", 4, REPEATED, STRING, offsetof(Carillon__Registry__V1__Thread, n_add_followers), offsetof(Carillon__Registry__V1__Thread, add_followers), NULL, EMPTY, 0),
    FIELD("remove_followers", 5, REPEATED, STRING, offsetof(Carillon__Registry__V1__Thread, n_remove_followers), offsetof(Carillon__Registry__V1__Thread, remove_followers), NULL, EMPTY, 0),
    FIELD("replace_followers", 6, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__Thread, replace_followers), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__thread__ranges[] = {{1, 0}, {0, 6}};
void carillon__registry__v1__thread__init(Carillon__Registry__V1__Thread *message) {
    static const Carillon__Registry__V1__Thread fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__thread__descriptor), .thread_id = EMPTY, .channel_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__thread__descriptor = MESSAGE("carillon.registry.v1.Thread", Carillon__Registry__V1__Thread, 6, carillon__registry__v1__thread__fields, 1, carillon__registry__v1__thread__ranges, carillon__registry__v1__thread__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__device__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__Device, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("push_device_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Device, push_device_id), NULL, EMPTY, 0),
    FIELD("device_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Device, device_id), NULL, EMPTY, 0),
    FIELD("user_id", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Device, user_id), NULL, EMPTY, 0),
    FIELD("device_type", 5, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__Device, device_type), NULL, NULL, 0),
    FIELD("platform", 6, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Device, platform), NULL, EMPTY, 0),
    FIELD("platform_version", 7, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Device, platform_version), NULL, EMPTY, 0),
    FIELD("device_model", 8, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Device, device_model), NULL, EMPTY, 0),
    FIELD("device_name", 9, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Device, device_name), NULL, EMPTY, 0),
    FIELD("push_token_type", 10, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__Device, push_token_type), NULL, NULL, 0),
    FIELD("token_hash", 11, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Device, token_hash), NULL, EMPTY, 0),
    FIELD("token_provider", 12, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Device, token_provider), NULL, EMPTY, 0),
    FIELD("status", 13, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__Device, status), NULL, NULL, 0),
    FIELD("is_valid", 14, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__Device, is_valid), NULL, NULL, 0),
    FIELD("last_validated_at_ms", 15, NONE, INT64, offsetof(Carillon__Registry__V1__Device, optional_last_validated_at_ms_case), offsetof(Carillon__Registry__V1__Device, last_validated_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("supports_rich_content", 16, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__Device, supports_rich_content), NULL, NULL, 0),
    FIELD("supports_notification_actions", 17, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__Device, supports_notification_actions), NULL, NULL, 0),
    FIELD("supports_silent_push", 18, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__Device, supports_silent_push), NULL, NULL, 0),
    FIELD("max_payload_size", 19, NONE, UINT32, 0, offsetof(Carillon__Registry__V1__Device, max_payload_size), NULL, NULL, 0),
    FIELD("notifications_enabled", 20, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__Device, notifications_enabled), NULL, NULL, 0),
    FIELD("badge_enabled", 21, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__Device, badge_enabled), NULL, NULL, 0),
    FIELD("sound_enabled", 22, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__Device, sound_enabled), NULL, NULL, 0),
    FIELD("alerts_enabled", 23, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__Device, alerts_enabled), NULL, NULL, 0),
    FIELD("app_version", 24, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Device, app_version), NULL, EMPTY, 0),
    FIELD("app_build_number", 25, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Device, app_build_number), NULL, EMPTY, 0),
    FIELD("sdk_version", 26, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Device, sdk_version), NULL, EMPTY, 0),
    FIELD("timezone", 27, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Device, timezone), NULL, EMPTY, 0),
    FIELD("locale", 28, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Device, locale), NULL, EMPTY, 0),
    FIELD("is_primary", 29, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__Device, is_primary), NULL, NULL, 0),
    FIELD("registered_at_ms", 30, NONE, INT64, 0, offsetof(Carillon__Registry__V1__Device, registered_at_ms), NULL, NULL, 0),
    FIELD("updated_at_ms", 31, NONE, INT64, 0, offsetof(Carillon__Registry__V1__Device, updated_at_ms), NULL, NULL, 0),
    FIELD("last_used_at_ms", 32, NONE, INT64, 0, offsetof(Carillon__Registry__V1__Device, last_used_at_ms), NULL, NULL, 0),
    FIELD("last_success_at_ms", 33, NONE, INT64, offsetof(Carillon__Registry__V1__Device, optional_last_success_at_ms_case), offsetof(Carillon__Registry__V1__Device, last_success_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("last_failure_at_ms", 34, NONE, INT64, offsetof(Carillon__Registry__V1__Device, optional_last_failure_at_ms_case), offsetof(Carillon__Registry__V1__Device, last_failure_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("failure_count", 35, NONE, INT32, 0, offsetof(Carillon__Registry__V1__Device, failure_count), NULL, NULL, 0),
    FIELD("failure_reason", 36, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Device, failure_reason), NULL, EMPTY, 0),
    FIELD("revoked_at_ms", 37, NONE, INT64, offsetof(Carillon__Registry__V1__Device, optional_revoked_at_ms_case), offsetof(Carillon__Registry__V1__Device, revoked_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("permission_status", 38, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__Device, permission_status), NULL, NULL, 0),
    FIELD("environment", 39, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__Device, environment), NULL, NULL, 0),
    FIELD("address_version", 40, NONE, INT64, 0, offsetof(Carillon__Registry__V1__Device, address_version), NULL, NULL, 0),
    FIELD("deactivated_at_ms", 42, NONE, INT64, offsetof(Carillon__Registry__V1__Device, optional_deactivated_at_ms_case), offsetof(Carillon__Registry__V1__Device, deactivated_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("below_client_floor", 43, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__Device, below_client_floor), NULL, NULL, 0),
    FIELD("total_notifications_sent", 44, NONE, INT64, 0, offsetof(Carillon__Registry__V1__Device, total_notifications_sent), NULL, NULL, 0),
    FIELD("total_notifications_delivered", 45, NONE, INT64, 0, offsetof(Carillon__Registry__V1__Device, total_notifications_delivered), NULL, NULL, 0),
    FIELD("total_notifications_opened", 46, NONE, INT64, 0, offsetof(Carillon__Registry__V1__Device, total_notifications_opened), NULL, NULL, 0),
    FIELD("last_delivery_status", 47, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__Device, last_delivery_status), NULL, NULL, 0),
    FIELD("activity_kind", 48, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__Device, activity_kind), NULL, NULL, 0),
    FIELD("revoked_reason", 49, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__Device, revoked_reason), NULL, NULL, 0),
    FIELD("revoked_code", 50, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Device, revoked_code), NULL, EMPTY, 0),
    FIELD("expires_at_ms", 110, NONE, INT64, offsetof(Carillon__Registry__V1__Device, optional_expires_at_ms_case), offsetof(Carillon__Registry__V1__Device, expires_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__registry__v1__device__ranges[] = {{1, 0}, {42, 40}, {110, 49}, {0, 50}};
void carillon__registry__v1__device__init(Carillon__Registry__V1__Device *message) {
    static const Carillon__Registry__V1__Device fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__device__descriptor), .push_device_id = EMPTY, .device_id = EMPTY, .user_id = EMPTY, .platform = EMPTY, .platform_version = EMPTY, .device_model = EMPTY, .device_name = EMPTY, .token_hash = EMPTY, .token_provider = EMPTY, .app_version = EMPTY, .app_build_number = EMPTY, .sdk_version = EMPTY, .timezone = EMPTY, .locale = EMPTY, .failure_reason = EMPTY, .revoked_code = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__device__descriptor = MESSAGE("carillon.registry.v1.Device", Carillon__Registry__V1__Device, 50, carillon__registry__v1__device__fields, 3, carillon__registry__v1__device__ranges, carillon__registry__v1__device__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__upsert_users_request__fields[] = {
    FIELD("users", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__UpsertUsersRequest, n_users), offsetof(Carillon__Registry__V1__UpsertUsersRequest, users), &carillon__registry__v1__user__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__upsert_users_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__upsert_users_request__init(Carillon__Registry__V1__UpsertUsersRequest *message) {
    static const Carillon__Registry__V1__UpsertUsersRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__upsert_users_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__upsert_users_request__descriptor = MESSAGE("carillon.registry.v1.UpsertUsersRequest", Carillon__Registry__V1__UpsertUsersRequest, 1, carillon__registry__v1__upsert_users_request__fields, 1, carillon__registry__v1__upsert_users_request__ranges, carillon__registry__v1__upsert_users_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__upsert_users_response__fields[] = {
    FIELD("results", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__UpsertUsersResponse, n_results), offsetof(Carillon__Registry__V1__UpsertUsersResponse, results), &carillon__common__v1__item_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__upsert_users_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__upsert_users_response__init(Carillon__Registry__V1__UpsertUsersResponse *message) {
    static const Carillon__Registry__V1__UpsertUsersResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__upsert_users_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__upsert_users_response__descriptor = MESSAGE("carillon.registry.v1.UpsertUsersResponse", Carillon__Registry__V1__UpsertUsersResponse, 1, carillon__registry__v1__upsert_users_response__fields, 1, carillon__registry__v1__upsert_users_response__ranges, carillon__registry__v1__upsert_users_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_user_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__GetUserRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__GetUserRequest, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_user_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__get_user_request__init(Carillon__Registry__V1__GetUserRequest *message) {
    static const Carillon__Registry__V1__GetUserRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_user_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_user_request__descriptor = MESSAGE("carillon.registry.v1.GetUserRequest", Carillon__Registry__V1__GetUserRequest, 2, carillon__registry__v1__get_user_request__fields, 1, carillon__registry__v1__get_user_request__ranges, carillon__registry__v1__get_user_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_user_response__fields[] = {
    FIELD("user", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__GetUserResponse, user), &carillon__registry__v1__user__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_user_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__get_user_response__init(Carillon__Registry__V1__GetUserResponse *message) {
    static const Carillon__Registry__V1__GetUserResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_user_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_user_response__descriptor = MESSAGE("carillon.registry.v1.GetUserResponse", Carillon__Registry__V1__GetUserResponse, 1, carillon__registry__v1__get_user_response__fields, 1, carillon__registry__v1__get_user_response__ranges, carillon__registry__v1__get_user_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_users_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ListUsersRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("page_size", 2, NONE, INT32, 0, offsetof(Carillon__Registry__V1__ListUsersRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListUsersRequest, page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_users_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__list_users_request__init(Carillon__Registry__V1__ListUsersRequest *message) {
    static const Carillon__Registry__V1__ListUsersRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_users_request__descriptor), .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_users_request__descriptor = MESSAGE("carillon.registry.v1.ListUsersRequest", Carillon__Registry__V1__ListUsersRequest, 3, carillon__registry__v1__list_users_request__fields, 1, carillon__registry__v1__list_users_request__ranges, carillon__registry__v1__list_users_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_users_response__fields[] = {
    FIELD("users", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ListUsersResponse, n_users), offsetof(Carillon__Registry__V1__ListUsersResponse, users), &carillon__registry__v1__user__descriptor, NULL, 0),
    FIELD("next_page_token", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListUsersResponse, next_page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_users_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__list_users_response__init(Carillon__Registry__V1__ListUsersResponse *message) {
    static const Carillon__Registry__V1__ListUsersResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_users_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_users_response__descriptor = MESSAGE("carillon.registry.v1.ListUsersResponse", Carillon__Registry__V1__ListUsersResponse, 2, carillon__registry__v1__list_users_response__fields, 1, carillon__registry__v1__list_users_response__ranges, carillon__registry__v1__list_users_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__upsert_directory_request__fields[] = {
    FIELD("channels", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__UpsertDirectoryRequest, n_channels), offsetof(Carillon__Registry__V1__UpsertDirectoryRequest, channels), &carillon__registry__v1__channel__descriptor, NULL, 0),
    FIELD("threads", 2, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__UpsertDirectoryRequest, n_threads), offsetof(Carillon__Registry__V1__UpsertDirectoryRequest, threads), &carillon__registry__v1__thread__descriptor, NULL, 0),
    FIELD("answer_stored", 110, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__UpsertDirectoryRequest, answer_stored), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__upsert_directory_request__ranges[] = {{1, 0}, {110, 2}, {0, 3}};
void carillon__registry__v1__upsert_directory_request__init(Carillon__Registry__V1__UpsertDirectoryRequest *message) {
    static const Carillon__Registry__V1__UpsertDirectoryRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__upsert_directory_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__upsert_directory_request__descriptor = MESSAGE("carillon.registry.v1.UpsertDirectoryRequest", Carillon__Registry__V1__UpsertDirectoryRequest, 3, carillon__registry__v1__upsert_directory_request__fields, 2, carillon__registry__v1__upsert_directory_request__ranges, carillon__registry__v1__upsert_directory_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__upsert_directory_response__fields[] = {
    FIELD("results", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__UpsertDirectoryResponse, n_results), offsetof(Carillon__Registry__V1__UpsertDirectoryResponse, results), &carillon__common__v1__item_result__descriptor, NULL, 0),
    FIELD("channels", 2, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__UpsertDirectoryResponse, n_channels), offsetof(Carillon__Registry__V1__UpsertDirectoryResponse, channels), &carillon__registry__v1__stored_channel__descriptor, NULL, 0),
    FIELD("threads", 3, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__UpsertDirectoryResponse, n_threads), offsetof(Carillon__Registry__V1__UpsertDirectoryResponse, threads), &carillon__registry__v1__stored_thread__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__upsert_directory_response__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__upsert_directory_response__init(Carillon__Registry__V1__UpsertDirectoryResponse *message) {
    static const Carillon__Registry__V1__UpsertDirectoryResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__upsert_directory_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__upsert_directory_response__descriptor = MESSAGE("carillon.registry.v1.UpsertDirectoryResponse", Carillon__Registry__V1__UpsertDirectoryResponse, 3, carillon__registry__v1__upsert_directory_response__fields, 1, carillon__registry__v1__upsert_directory_response__ranges, carillon__registry__v1__upsert_directory_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__stored_channel__fields[] = {
    FIELD("channel_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__StoredChannel, channel_id), NULL, EMPTY, 0),
    FIELD("name", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__StoredChannel, name), NULL, EMPTY, 0),
    FIELD("channel_type", 3, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__StoredChannel, channel_type), NULL, NULL, 0),
    FIELD("member_count", 4, NONE, INT64, 0, offsetof(Carillon__Registry__V1__StoredChannel, member_count), NULL, NULL, 0),
    FIELD("members_added", 5, NONE, INT64, 0, offsetof(Carillon__Registry__V1__StoredChannel, members_added), NULL, NULL, 0),
    FIELD("members_removed", 6, NONE, INT64, 0, offsetof(Carillon__Registry__V1__StoredChannel, members_removed), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__stored_channel__ranges[] = {{1, 0}, {0, 6}};
void carillon__registry__v1__stored_channel__init(Carillon__Registry__V1__StoredChannel *message) {
    static const Carillon__Registry__V1__StoredChannel fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__stored_channel__descriptor), .channel_id = EMPTY, .name = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__stored_channel__descriptor = MESSAGE("carillon.registry.v1.StoredChannel", Carillon__Registry__V1__StoredChannel, 6, carillon__registry__v1__stored_channel__fields, 1, carillon__registry__v1__stored_channel__ranges, carillon__registry__v1__stored_channel__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__stored_thread__fields[] = {
    FIELD("thread_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__StoredThread, thread_id), NULL, EMPTY, 0),
    FIELD("channel_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__StoredThread, channel_id), NULL, EMPTY, 0),
    FIELD("follower_count", 3, NONE, INT64, 0, offsetof(Carillon__Registry__V1__StoredThread, follower_count), NULL, NULL, 0),
    FIELD("followers_added", 4, NONE, INT64, 0, offsetof(Carillon__Registry__V1__StoredThread, followers_added), NULL, NULL, 0),
    FIELD("followers_removed", 5, NONE, INT64, 0, offsetof(Carillon__Registry__V1__StoredThread, followers_removed), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__stored_thread__ranges[] = {{1, 0}, {0, 5}};
void carillon__registry__v1__stored_thread__init(Carillon__Registry__V1__StoredThread *message) {
    static const Carillon__Registry__V1__StoredThread fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__stored_thread__descriptor), .thread_id = EMPTY, .channel_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__stored_thread__descriptor = MESSAGE("carillon.registry.v1.StoredThread", Carillon__Registry__V1__StoredThread, 5, carillon__registry__v1__stored_thread__fields, 1, carillon__registry__v1__stored_thread__ranges, carillon__registry__v1__stored_thread__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__remove_directory_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RemoveDirectoryRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("channel_ids", 2, REPEATED, STRING, offsetof(Carillon__Registry__V1__RemoveDirectoryRequest, n_channel_ids), offsetof(Carillon__Registry__V1__RemoveDirectoryRequest, channel_ids), NULL, EMPTY, 0),
    FIELD("thread_ids", 3, REPEATED, STRING, offsetof(Carillon__Registry__V1__RemoveDirectoryRequest, n_thread_ids), offsetof(Carillon__Registry__V1__RemoveDirectoryRequest, thread_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__remove_directory_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__remove_directory_request__init(Carillon__Registry__V1__RemoveDirectoryRequest *message) {
    static const Carillon__Registry__V1__RemoveDirectoryRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__remove_directory_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__remove_directory_request__descriptor = MESSAGE("carillon.registry.v1.RemoveDirectoryRequest", Carillon__Registry__V1__RemoveDirectoryRequest, 3, carillon__registry__v1__remove_directory_request__fields, 1, carillon__registry__v1__remove_directory_request__ranges, carillon__registry__v1__remove_directory_request__init);

void carillon__registry__v1__remove_directory_response__init(Carillon__Registry__V1__RemoveDirectoryResponse *message) {
    static const Carillon__Registry__V1__RemoveDirectoryResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__remove_directory_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__remove_directory_response__descriptor = MESSAGE("carillon.registry.v1.RemoveDirectoryResponse", Carillon__Registry__V1__RemoveDirectoryResponse, 0, NULL, 0, NULL, carillon__registry__v1__remove_directory_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__report_presence_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ReportPresenceRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ReportPresenceRequest, user_id), NULL, EMPTY, 0),
    FIELD("device_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ReportPresenceRequest, device_id), NULL, EMPTY, 0),
    FIELD("status", 4, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__ReportPresenceRequest, status), NULL, NULL, 0),
    FIELD("active_channel", 5, NONE, STRING, offsetof(Carillon__Registry__V1__ReportPresenceRequest, optional_active_channel_case), offsetof(Carillon__Registry__V1__ReportPresenceRequest, active_channel), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("last_activity_at_ms", 6, NONE, INT64, offsetof(Carillon__Registry__V1__ReportPresenceRequest, optional_last_activity_at_ms_case), offsetof(Carillon__Registry__V1__ReportPresenceRequest, last_activity_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__registry__v1__report_presence_request__ranges[] = {{1, 0}, {0, 6}};
void carillon__registry__v1__report_presence_request__init(Carillon__Registry__V1__ReportPresenceRequest *message) {
    static const Carillon__Registry__V1__ReportPresenceRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__report_presence_request__descriptor), .user_id = EMPTY, .device_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__report_presence_request__descriptor = MESSAGE("carillon.registry.v1.ReportPresenceRequest", Carillon__Registry__V1__ReportPresenceRequest, 6, carillon__registry__v1__report_presence_request__fields, 1, carillon__registry__v1__report_presence_request__ranges, carillon__registry__v1__report_presence_request__init);

void carillon__registry__v1__report_presence_response__init(Carillon__Registry__V1__ReportPresenceResponse *message) {
    static const Carillon__Registry__V1__ReportPresenceResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__report_presence_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__report_presence_response__descriptor = MESSAGE("carillon.registry.v1.ReportPresenceResponse", Carillon__Registry__V1__ReportPresenceResponse, 0, NULL, 0, NULL, carillon__registry__v1__report_presence_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__register_device_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, user_id), NULL, EMPTY, 0),
    FIELD("device_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, device_id), NULL, EMPTY, 0),
    FIELD("device_type", 4, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, device_type), NULL, NULL, 0),
    FIELD("platform", 5, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, platform), NULL, EMPTY, 0),
    FIELD("token", 6, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, token), NULL, EMPTY, 0),
    FIELD("push_token_type", 7, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, push_token_type), NULL, NULL, 0),
    FIELD("platform_version", 8, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, platform_version), NULL, EMPTY, 0),
    FIELD("device_model", 9, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, device_model), NULL, EMPTY, 0),
    FIELD("device_name", 10, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, device_name), NULL, EMPTY, 0),
    FIELD("app_version", 11, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, app_version), NULL, EMPTY, 0),
    FIELD("app_build_number", 12, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, app_build_number), NULL, EMPTY, 0),
    FIELD("sdk_version", 13, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, sdk_version), NULL, EMPTY, 0),
    FIELD("timezone", 14, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, timezone), NULL, EMPTY, 0),
    FIELD("locale", 15, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, locale), NULL, EMPTY, 0),
    FIELD("token_provider", 16, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, token_provider), NULL, EMPTY, 0),
    FIELD("permission_status", 17, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, permission_status), NULL, NULL, 0),
    FIELD("environment", 18, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, environment), NULL, NULL, 0),
    FIELD("notifications_enabled", 19, NONE, BOOL, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, optional_notifications_enabled_case), offsetof(Carillon__Registry__V1__RegisterDeviceRequest, notifications_enabled), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("badge_enabled", 20, NONE, BOOL, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, optional_badge_enabled_case), offsetof(Carillon__Registry__V1__RegisterDeviceRequest, badge_enabled), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("sound_enabled", 21, NONE, BOOL, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, optional_sound_enabled_case), offsetof(Carillon__Registry__V1__RegisterDeviceRequest, sound_enabled), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("alerts_enabled", 22, NONE, BOOL, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, optional_alerts_enabled_case), offsetof(Carillon__Registry__V1__RegisterDeviceRequest, alerts_enabled), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("supports_rich_content", 23, NONE, BOOL, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, optional_supports_rich_content_case), offsetof(Carillon__Registry__V1__RegisterDeviceRequest, supports_rich_content), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("supports_notification_actions", 24, NONE, BOOL, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, optional_supports_notification_actions_case), offsetof(Carillon__Registry__V1__RegisterDeviceRequest, supports_notification_actions), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("max_payload_size", 25, NONE, UINT32, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, optional_max_payload_size_case), offsetof(Carillon__Registry__V1__RegisterDeviceRequest, max_payload_size), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("registration_method", 26, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, registration_method), NULL, NULL, 0),
    FIELD("origin", 110, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, origin), NULL, EMPTY, 0),
    FIELD("supports_silent_push", 111, NONE, BOOL, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, optional_supports_silent_push_case), offsetof(Carillon__Registry__V1__RegisterDeviceRequest, supports_silent_push), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("expires_at_ms", 112, NONE, INT64, offsetof(Carillon__Registry__V1__RegisterDeviceRequest, optional_expires_at_ms_case), offsetof(Carillon__Registry__V1__RegisterDeviceRequest, expires_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__registry__v1__register_device_request__ranges[] = {{1, 0}, {110, 26}, {0, 29}};
void carillon__registry__v1__register_device_request__init(Carillon__Registry__V1__RegisterDeviceRequest *message) {
    static const Carillon__Registry__V1__RegisterDeviceRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__register_device_request__descriptor), .user_id = EMPTY, .device_id = EMPTY, .platform = EMPTY, .token = EMPTY, .platform_version = EMPTY, .device_model = EMPTY, .device_name = EMPTY, .app_version = EMPTY, .app_build_number = EMPTY, .sdk_version = EMPTY, .timezone = EMPTY, .locale = EMPTY, .token_provider = EMPTY, .origin = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__register_device_request__descriptor = MESSAGE("carillon.registry.v1.RegisterDeviceRequest", Carillon__Registry__V1__RegisterDeviceRequest, 29, carillon__registry__v1__register_device_request__fields, 2, carillon__registry__v1__register_device_request__ranges, carillon__registry__v1__register_device_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__register_device_response__fields[] = {
    FIELD("device", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RegisterDeviceResponse, device), &carillon__registry__v1__device__descriptor, NULL, 0),
    FIELD("created", 2, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__RegisterDeviceResponse, created), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__register_device_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__register_device_response__init(Carillon__Registry__V1__RegisterDeviceResponse *message) {
    static const Carillon__Registry__V1__RegisterDeviceResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__register_device_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__register_device_response__descriptor = MESSAGE("carillon.registry.v1.RegisterDeviceResponse", Carillon__Registry__V1__RegisterDeviceResponse, 2, carillon__registry__v1__register_device_response__fields, 1, carillon__registry__v1__register_device_response__ranges, carillon__registry__v1__register_device_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__register_devices_request__fields[] = {
    FIELD("devices", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__RegisterDevicesRequest, n_devices), offsetof(Carillon__Registry__V1__RegisterDevicesRequest, devices), &carillon__registry__v1__register_device_request__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__register_devices_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__register_devices_request__init(Carillon__Registry__V1__RegisterDevicesRequest *message) {
    static const Carillon__Registry__V1__RegisterDevicesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__register_devices_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__register_devices_request__descriptor = MESSAGE("carillon.registry.v1.RegisterDevicesRequest", Carillon__Registry__V1__RegisterDevicesRequest, 1, carillon__registry__v1__register_devices_request__fields, 1, carillon__registry__v1__register_devices_request__ranges, carillon__registry__v1__register_devices_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__register_devices_response__fields[] = {
    FIELD("push_device_ids", 1, REPEATED, STRING, offsetof(Carillon__Registry__V1__RegisterDevicesResponse, n_push_device_ids), offsetof(Carillon__Registry__V1__RegisterDevicesResponse, push_device_ids), NULL, EMPTY, 0),
    FIELD("results", 2, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__RegisterDevicesResponse, n_results), offsetof(Carillon__Registry__V1__RegisterDevicesResponse, results), &carillon__common__v1__item_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__register_devices_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__register_devices_response__init(Carillon__Registry__V1__RegisterDevicesResponse *message) {
    static const Carillon__Registry__V1__RegisterDevicesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__register_devices_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__register_devices_response__descriptor = MESSAGE("carillon.registry.v1.RegisterDevicesResponse", Carillon__Registry__V1__RegisterDevicesResponse, 2, carillon__registry__v1__register_devices_response__fields, 1, carillon__registry__v1__register_devices_response__ranges, carillon__registry__v1__register_devices_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__rotate_token_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RotateTokenRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RotateTokenRequest, user_id), NULL, EMPTY, 0),
    FIELD("push_device_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RotateTokenRequest, push_device_id), NULL, EMPTY, 0),
    FIELD("token", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RotateTokenRequest, token), NULL, EMPTY, 0),
    FIELD("refresh_reason", 5, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RotateTokenRequest, refresh_reason), NULL, EMPTY, 0),
    FIELD("environment", 90, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__RotateTokenRequest, environment), NULL, NULL, 0),
    FIELD("origin", 110, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RotateTokenRequest, origin), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__rotate_token_request__ranges[] = {{1, 0}, {90, 5}, {110, 6}, {0, 7}};
void carillon__registry__v1__rotate_token_request__init(Carillon__Registry__V1__RotateTokenRequest *message) {
    static const Carillon__Registry__V1__RotateTokenRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__rotate_token_request__descriptor), .user_id = EMPTY, .push_device_id = EMPTY, .token = EMPTY, .refresh_reason = EMPTY, .origin = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__rotate_token_request__descriptor = MESSAGE("carillon.registry.v1.RotateTokenRequest", Carillon__Registry__V1__RotateTokenRequest, 7, carillon__registry__v1__rotate_token_request__fields, 3, carillon__registry__v1__rotate_token_request__ranges, carillon__registry__v1__rotate_token_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__rotate_token_response__fields[] = {
    FIELD("device", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RotateTokenResponse, device), &carillon__registry__v1__device__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__rotate_token_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__rotate_token_response__init(Carillon__Registry__V1__RotateTokenResponse *message) {
    static const Carillon__Registry__V1__RotateTokenResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__rotate_token_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__rotate_token_response__descriptor = MESSAGE("carillon.registry.v1.RotateTokenResponse", Carillon__Registry__V1__RotateTokenResponse, 1, carillon__registry__v1__rotate_token_response__fields, 1, carillon__registry__v1__rotate_token_response__ranges, carillon__registry__v1__rotate_token_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__update_device_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__UpdateDeviceRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__UpdateDeviceRequest, user_id), NULL, EMPTY, 0),
    FIELD("push_device_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__UpdateDeviceRequest, push_device_id), NULL, EMPTY, 0),
    FIELD("device_name", 4, NONE, STRING, offsetof(Carillon__Registry__V1__UpdateDeviceRequest, optional_device_name_case), offsetof(Carillon__Registry__V1__UpdateDeviceRequest, device_name), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("notifications_enabled", 5, NONE, BOOL, offsetof(Carillon__Registry__V1__UpdateDeviceRequest, optional_notifications_enabled_case), offsetof(Carillon__Registry__V1__UpdateDeviceRequest, notifications_enabled), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("badge_enabled", 6, NONE, BOOL, offsetof(Carillon__Registry__V1__UpdateDeviceRequest, optional_badge_enabled_case), offsetof(Carillon__Registry__V1__UpdateDeviceRequest, badge_enabled), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("sound_enabled", 7, NONE, BOOL, offsetof(Carillon__Registry__V1__UpdateDeviceRequest, optional_sound_enabled_case), offsetof(Carillon__Registry__V1__UpdateDeviceRequest, sound_enabled), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("alerts_enabled", 8, NONE, BOOL, offsetof(Carillon__Registry__V1__UpdateDeviceRequest, optional_alerts_enabled_case), offsetof(Carillon__Registry__V1__UpdateDeviceRequest, alerts_enabled), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("is_primary", 9, NONE, BOOL, offsetof(Carillon__Registry__V1__UpdateDeviceRequest, optional_is_primary_case), offsetof(Carillon__Registry__V1__UpdateDeviceRequest, is_primary), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("status", 10, NONE, ENUM, offsetof(Carillon__Registry__V1__UpdateDeviceRequest, optional_status_case), offsetof(Carillon__Registry__V1__UpdateDeviceRequest, status), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("locale", 11, NONE, STRING, offsetof(Carillon__Registry__V1__UpdateDeviceRequest, optional_locale_case), offsetof(Carillon__Registry__V1__UpdateDeviceRequest, locale), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("timezone", 12, NONE, STRING, offsetof(Carillon__Registry__V1__UpdateDeviceRequest, optional_timezone_case), offsetof(Carillon__Registry__V1__UpdateDeviceRequest, timezone), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("app_version", 13, NONE, STRING, offsetof(Carillon__Registry__V1__UpdateDeviceRequest, optional_app_version_case), offsetof(Carillon__Registry__V1__UpdateDeviceRequest, app_version), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("permission_status", 14, NONE, ENUM, offsetof(Carillon__Registry__V1__UpdateDeviceRequest, optional_permission_status_case), offsetof(Carillon__Registry__V1__UpdateDeviceRequest, permission_status), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("platform_version", 15, NONE, STRING, offsetof(Carillon__Registry__V1__UpdateDeviceRequest, optional_platform_version_case), offsetof(Carillon__Registry__V1__UpdateDeviceRequest, platform_version), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("device_id", 16, NONE, STRING, 0, offsetof(Carillon__Registry__V1__UpdateDeviceRequest, device_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__update_device_request__ranges[] = {{1, 0}, {0, 16}};
void carillon__registry__v1__update_device_request__init(Carillon__Registry__V1__UpdateDeviceRequest *message) {
    static const Carillon__Registry__V1__UpdateDeviceRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__update_device_request__descriptor), .user_id = EMPTY, .push_device_id = EMPTY, .device_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__update_device_request__descriptor = MESSAGE("carillon.registry.v1.UpdateDeviceRequest", Carillon__Registry__V1__UpdateDeviceRequest, 16, carillon__registry__v1__update_device_request__fields, 1, carillon__registry__v1__update_device_request__ranges, carillon__registry__v1__update_device_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__update_device_response__fields[] = {
    FIELD("device", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__UpdateDeviceResponse, device), &carillon__registry__v1__device__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__update_device_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__update_device_response__init(Carillon__Registry__V1__UpdateDeviceResponse *message) {
    static const Carillon__Registry__V1__UpdateDeviceResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__update_device_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__update_device_response__descriptor = MESSAGE("carillon.registry.v1.UpdateDeviceResponse", Carillon__Registry__V1__UpdateDeviceResponse, 1, carillon__registry__v1__update_device_response__fields, 1, carillon__registry__v1__update_device_response__ranges, carillon__registry__v1__update_device_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__remove_device_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RemoveDeviceRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RemoveDeviceRequest, user_id), NULL, EMPTY, 0),
    FIELD("push_device_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RemoveDeviceRequest, push_device_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__remove_device_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__remove_device_request__init(Carillon__Registry__V1__RemoveDeviceRequest *message) {
    static const Carillon__Registry__V1__RemoveDeviceRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__remove_device_request__descriptor), .user_id = EMPTY, .push_device_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__remove_device_request__descriptor = MESSAGE("carillon.registry.v1.RemoveDeviceRequest", Carillon__Registry__V1__RemoveDeviceRequest, 3, carillon__registry__v1__remove_device_request__fields, 1, carillon__registry__v1__remove_device_request__ranges, carillon__registry__v1__remove_device_request__init);

void carillon__registry__v1__remove_device_response__init(Carillon__Registry__V1__RemoveDeviceResponse *message) {
    static const Carillon__Registry__V1__RemoveDeviceResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__remove_device_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__remove_device_response__descriptor = MESSAGE("carillon.registry.v1.RemoveDeviceResponse", Carillon__Registry__V1__RemoveDeviceResponse, 0, NULL, 0, NULL, carillon__registry__v1__remove_device_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_devices_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ListDevicesRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListDevicesRequest, user_id), NULL, EMPTY, 0),
    FIELD("include_revoked", 3, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__ListDevicesRequest, include_revoked), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_devices_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__list_devices_request__init(Carillon__Registry__V1__ListDevicesRequest *message) {
    static const Carillon__Registry__V1__ListDevicesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_devices_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_devices_request__descriptor = MESSAGE("carillon.registry.v1.ListDevicesRequest", Carillon__Registry__V1__ListDevicesRequest, 3, carillon__registry__v1__list_devices_request__fields, 1, carillon__registry__v1__list_devices_request__ranges, carillon__registry__v1__list_devices_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_devices_response__fields[] = {
    FIELD("devices", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ListDevicesResponse, n_devices), offsetof(Carillon__Registry__V1__ListDevicesResponse, devices), &carillon__registry__v1__device__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_devices_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__list_devices_response__init(Carillon__Registry__V1__ListDevicesResponse *message) {
    static const Carillon__Registry__V1__ListDevicesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_devices_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_devices_response__descriptor = MESSAGE("carillon.registry.v1.ListDevicesResponse", Carillon__Registry__V1__ListDevicesResponse, 1, carillon__registry__v1__list_devices_response__fields, 1, carillon__registry__v1__list_devices_response__ranges, carillon__registry__v1__list_devices_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_sendable_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ListSendableRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_ids", 2, REPEATED, STRING, offsetof(Carillon__Registry__V1__ListSendableRequest, n_user_ids), offsetof(Carillon__Registry__V1__ListSendableRequest, user_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_sendable_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__list_sendable_request__init(Carillon__Registry__V1__ListSendableRequest *message) {
    static const Carillon__Registry__V1__ListSendableRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_sendable_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_sendable_request__descriptor = MESSAGE("carillon.registry.v1.ListSendableRequest", Carillon__Registry__V1__ListSendableRequest, 2, carillon__registry__v1__list_sendable_request__fields, 1, carillon__registry__v1__list_sendable_request__ranges, carillon__registry__v1__list_sendable_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_sendable_response__fields[] = {
    FIELD("devices", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ListSendableResponse, n_devices), offsetof(Carillon__Registry__V1__ListSendableResponse, devices), &carillon__common__v1__sendable_device__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_sendable_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__list_sendable_response__init(Carillon__Registry__V1__ListSendableResponse *message) {
    static const Carillon__Registry__V1__ListSendableResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_sendable_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_sendable_response__descriptor = MESSAGE("carillon.registry.v1.ListSendableResponse", Carillon__Registry__V1__ListSendableResponse, 1, carillon__registry__v1__list_sendable_response__fields, 1, carillon__registry__v1__list_sendable_response__ranges, carillon__registry__v1__list_sendable_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__check_devices_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__CheckDevicesRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("devices", 2, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__CheckDevicesRequest, n_devices), offsetof(Carillon__Registry__V1__CheckDevicesRequest, devices), &carillon__registry__v1__device_claim__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__check_devices_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__check_devices_request__init(Carillon__Registry__V1__CheckDevicesRequest *message) {
    static const Carillon__Registry__V1__CheckDevicesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__check_devices_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__check_devices_request__descriptor = MESSAGE("carillon.registry.v1.CheckDevicesRequest", Carillon__Registry__V1__CheckDevicesRequest, 2, carillon__registry__v1__check_devices_request__fields, 1, carillon__registry__v1__check_devices_request__ranges, carillon__registry__v1__check_devices_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__device_claim__fields[] = {
    FIELD("push_device_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__DeviceClaim, push_device_id), NULL, EMPTY, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__DeviceClaim, user_id), NULL, EMPTY, 0),
    FIELD("address_version", 3, NONE, INT64, 0, offsetof(Carillon__Registry__V1__DeviceClaim, address_version), NULL, NULL, 0),
    FIELD("about_user_id", 70, NONE, STRING, 0, offsetof(Carillon__Registry__V1__DeviceClaim, about_user_id), NULL, EMPTY, 0),
    FIELD("further_about_user_ids", 71, REPEATED, STRING, offsetof(Carillon__Registry__V1__DeviceClaim, n_further_about_user_ids), offsetof(Carillon__Registry__V1__DeviceClaim, further_about_user_ids), NULL, EMPTY, 0),
    FIELD("since_ms", 72, NONE, INT64, 0, offsetof(Carillon__Registry__V1__DeviceClaim, since_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__device_claim__ranges[] = {{1, 0}, {70, 3}, {0, 6}};
void carillon__registry__v1__device_claim__init(Carillon__Registry__V1__DeviceClaim *message) {
    static const Carillon__Registry__V1__DeviceClaim fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__device_claim__descriptor), .push_device_id = EMPTY, .user_id = EMPTY, .about_user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__device_claim__descriptor = MESSAGE("carillon.registry.v1.DeviceClaim", Carillon__Registry__V1__DeviceClaim, 6, carillon__registry__v1__device_claim__fields, 2, carillon__registry__v1__device_claim__ranges, carillon__registry__v1__device_claim__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__check_devices_response__fields[] = {
    FIELD("verdicts", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__CheckDevicesResponse, n_verdicts), offsetof(Carillon__Registry__V1__CheckDevicesResponse, verdicts), &carillon__registry__v1__device_verdict__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__check_devices_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__check_devices_response__init(Carillon__Registry__V1__CheckDevicesResponse *message) {
    static const Carillon__Registry__V1__CheckDevicesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__check_devices_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__check_devices_response__descriptor = MESSAGE("carillon.registry.v1.CheckDevicesResponse", Carillon__Registry__V1__CheckDevicesResponse, 1, carillon__registry__v1__check_devices_response__fields, 1, carillon__registry__v1__check_devices_response__ranges, carillon__registry__v1__check_devices_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__device_verdict__fields[] = {
    FIELD("sendable", 1, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__DeviceVerdict, sendable), NULL, NULL, 0),
    FIELD("reason", 2, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__DeviceVerdict, reason), NULL, NULL, 0),
    FIELD("address", 3, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__DeviceVerdict, address), &carillon__common__v1__sealed_address__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__device_verdict__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__device_verdict__init(Carillon__Registry__V1__DeviceVerdict *message) {
    static const Carillon__Registry__V1__DeviceVerdict fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__device_verdict__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__device_verdict__descriptor = MESSAGE("carillon.registry.v1.DeviceVerdict", Carillon__Registry__V1__DeviceVerdict, 3, carillon__registry__v1__device_verdict__fields, 1, carillon__registry__v1__device_verdict__ranges, carillon__registry__v1__device_verdict__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__resolve_audience_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ResolveAudienceRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("channel_id", 2, NONE, STRING, offsetof(Carillon__Registry__V1__ResolveAudienceRequest, audience_case), offsetof(Carillon__Registry__V1__ResolveAudienceRequest, channel_id), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("thread_id", 3, NONE, STRING, offsetof(Carillon__Registry__V1__ResolveAudienceRequest, audience_case), offsetof(Carillon__Registry__V1__ResolveAudienceRequest, thread_id), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("whole_app", 4, NONE, BOOL, offsetof(Carillon__Registry__V1__ResolveAudienceRequest, audience_case), offsetof(Carillon__Registry__V1__ResolveAudienceRequest, whole_app), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("page_size", 5, NONE, INT32, 0, offsetof(Carillon__Registry__V1__ResolveAudienceRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 6, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResolveAudienceRequest, page_token), NULL, EMPTY, 0),
    FIELD("group_id", 70, NONE, STRING, offsetof(Carillon__Registry__V1__ResolveAudienceRequest, audience_case), offsetof(Carillon__Registry__V1__ResolveAudienceRequest, group_id), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("role", 71, NONE, STRING, offsetof(Carillon__Registry__V1__ResolveAudienceRequest, audience_case), offsetof(Carillon__Registry__V1__ResolveAudienceRequest, role), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("guardians_of", 72, NONE, STRING, offsetof(Carillon__Registry__V1__ResolveAudienceRequest, audience_case), offsetof(Carillon__Registry__V1__ResolveAudienceRequest, guardians_of), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("teachers_of", 73, NONE, STRING, offsetof(Carillon__Registry__V1__ResolveAudienceRequest, audience_case), offsetof(Carillon__Registry__V1__ResolveAudienceRequest, teachers_of), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("whole_organization", 74, NONE, BOOL, offsetof(Carillon__Registry__V1__ResolveAudienceRequest, audience_case), offsetof(Carillon__Registry__V1__ResolveAudienceRequest, whole_organization), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("devices", 75, NONE, MESSAGE, offsetof(Carillon__Registry__V1__ResolveAudienceRequest, audience_case), offsetof(Carillon__Registry__V1__ResolveAudienceRequest, devices), &carillon__registry__v1__push_device_list__descriptor, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__registry__v1__resolve_audience_request__ranges[] = {{1, 0}, {70, 6}, {0, 12}};
void carillon__registry__v1__resolve_audience_request__init(Carillon__Registry__V1__ResolveAudienceRequest *message) {
    static const Carillon__Registry__V1__ResolveAudienceRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__resolve_audience_request__descriptor), .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__resolve_audience_request__descriptor = MESSAGE("carillon.registry.v1.ResolveAudienceRequest", Carillon__Registry__V1__ResolveAudienceRequest, 12, carillon__registry__v1__resolve_audience_request__fields, 2, carillon__registry__v1__resolve_audience_request__ranges, carillon__registry__v1__resolve_audience_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__push_device_list__fields[] = {
    FIELD("push_device_ids", 1, REPEATED, STRING, offsetof(Carillon__Registry__V1__PushDeviceList, n_push_device_ids), offsetof(Carillon__Registry__V1__PushDeviceList, push_device_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__push_device_list__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__push_device_list__init(Carillon__Registry__V1__PushDeviceList *message) {
    static const Carillon__Registry__V1__PushDeviceList fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__push_device_list__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__push_device_list__descriptor = MESSAGE("carillon.registry.v1.PushDeviceList", Carillon__Registry__V1__PushDeviceList, 1, carillon__registry__v1__push_device_list__fields, 1, carillon__registry__v1__push_device_list__ranges, carillon__registry__v1__push_device_list__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__resolve_audience_response__fields[] = {
    FIELD("user_ids", 1, REPEATED, STRING, offsetof(Carillon__Registry__V1__ResolveAudienceResponse, n_user_ids), offsetof(Carillon__Registry__V1__ResolveAudienceResponse, user_ids), NULL, EMPTY, 0),
    FIELD("next_page_token", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResolveAudienceResponse, next_page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__resolve_audience_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__resolve_audience_response__init(Carillon__Registry__V1__ResolveAudienceResponse *message) {
    static const Carillon__Registry__V1__ResolveAudienceResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__resolve_audience_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__resolve_audience_response__descriptor = MESSAGE("carillon.registry.v1.ResolveAudienceResponse", Carillon__Registry__V1__ResolveAudienceResponse, 2, carillon__registry__v1__resolve_audience_response__fields, 1, carillon__registry__v1__resolve_audience_response__ranges, carillon__registry__v1__resolve_audience_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__resolve_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ResolveRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("channel_ids", 2, REPEATED, STRING, offsetof(Carillon__Registry__V1__ResolveRequest, n_channel_ids), offsetof(Carillon__Registry__V1__ResolveRequest, channel_ids), NULL, EMPTY, 0),
    FIELD("thread_ids", 3, REPEATED, STRING, offsetof(Carillon__Registry__V1__ResolveRequest, n_thread_ids), offsetof(Carillon__Registry__V1__ResolveRequest, thread_ids), NULL, EMPTY, 0),
    FIELD("user_ids", 4, REPEATED, STRING, offsetof(Carillon__Registry__V1__ResolveRequest, n_user_ids), offsetof(Carillon__Registry__V1__ResolveRequest, user_ids), NULL, EMPTY, 0),
    FIELD("include_members", 5, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__ResolveRequest, include_members), NULL, NULL, 0),
    FIELD("described_channel_ids", 6, REPEATED, STRING, offsetof(Carillon__Registry__V1__ResolveRequest, n_described_channel_ids), offsetof(Carillon__Registry__V1__ResolveRequest, described_channel_ids), NULL, EMPTY, 0),
    FIELD("members_limit", 60, NONE, UINT32, 0, offsetof(Carillon__Registry__V1__ResolveRequest, members_limit), NULL, NULL, 0),
    FIELD("members_after", 61, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResolveRequest, members_after), NULL, EMPTY, 0),
    FIELD("memberships", 62, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ResolveRequest, n_memberships), offsetof(Carillon__Registry__V1__ResolveRequest, memberships), &carillon__registry__v1__membership_question__descriptor, NULL, 0),
    FIELD("subject_user_ids", 70, REPEATED, STRING, offsetof(Carillon__Registry__V1__ResolveRequest, n_subject_user_ids), offsetof(Carillon__Registry__V1__ResolveRequest, subject_user_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__resolve_request__ranges[] = {{1, 0}, {60, 6}, {70, 9}, {0, 10}};
void carillon__registry__v1__resolve_request__init(Carillon__Registry__V1__ResolveRequest *message) {
    static const Carillon__Registry__V1__ResolveRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__resolve_request__descriptor), .members_after = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__resolve_request__descriptor = MESSAGE("carillon.registry.v1.ResolveRequest", Carillon__Registry__V1__ResolveRequest, 10, carillon__registry__v1__resolve_request__fields, 3, carillon__registry__v1__resolve_request__ranges, carillon__registry__v1__resolve_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__membership_question__fields[] = {
    FIELD("channel_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__MembershipQuestion, channel_id), NULL, EMPTY, 0),
    FIELD("user_ids", 2, REPEATED, STRING, offsetof(Carillon__Registry__V1__MembershipQuestion, n_user_ids), offsetof(Carillon__Registry__V1__MembershipQuestion, user_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__membership_question__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__membership_question__init(Carillon__Registry__V1__MembershipQuestion *message) {
    static const Carillon__Registry__V1__MembershipQuestion fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__membership_question__descriptor), .channel_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__membership_question__descriptor = MESSAGE("carillon.registry.v1.MembershipQuestion", Carillon__Registry__V1__MembershipQuestion, 2, carillon__registry__v1__membership_question__fields, 1, carillon__registry__v1__membership_question__ranges, carillon__registry__v1__membership_question__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__resolve_response__fields[] = {
    FIELD("channels", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ResolveResponse, n_channels), offsetof(Carillon__Registry__V1__ResolveResponse, channels), &carillon__registry__v1__resolved_channel__descriptor, NULL, 0),
    FIELD("threads", 2, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ResolveResponse, n_threads), offsetof(Carillon__Registry__V1__ResolveResponse, threads), &carillon__registry__v1__resolved_thread__descriptor, NULL, 0),
    FIELD("users", 3, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ResolveResponse, n_users), offsetof(Carillon__Registry__V1__ResolveResponse, users), &carillon__registry__v1__resolved_user__descriptor, NULL, 0),
    FIELD("subjects", 70, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ResolveResponse, n_subjects), offsetof(Carillon__Registry__V1__ResolveResponse, subjects), &carillon__registry__v1__resolved_subject__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__resolve_response__ranges[] = {{1, 0}, {70, 3}, {0, 4}};
void carillon__registry__v1__resolve_response__init(Carillon__Registry__V1__ResolveResponse *message) {
    static const Carillon__Registry__V1__ResolveResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__resolve_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__resolve_response__descriptor = MESSAGE("carillon.registry.v1.ResolveResponse", Carillon__Registry__V1__ResolveResponse, 4, carillon__registry__v1__resolve_response__fields, 2, carillon__registry__v1__resolve_response__ranges, carillon__registry__v1__resolve_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__resolved_subject__fields[] = {
    FIELD("user_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResolvedSubject, user_id), NULL, EMPTY, 0),
    FIELD("guardians", 2, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ResolvedSubject, n_guardians), offsetof(Carillon__Registry__V1__ResolvedSubject, guardians), &carillon__registry__v1__resolved_guardian__descriptor, NULL, 0),
    FIELD("teacher_ids", 3, REPEATED, STRING, offsetof(Carillon__Registry__V1__ResolvedSubject, n_teacher_ids), offsetof(Carillon__Registry__V1__ResolvedSubject, teacher_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__resolved_subject__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__resolved_subject__init(Carillon__Registry__V1__ResolvedSubject *message) {
    static const Carillon__Registry__V1__ResolvedSubject fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__resolved_subject__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__resolved_subject__descriptor = MESSAGE("carillon.registry.v1.ResolvedSubject", Carillon__Registry__V1__ResolvedSubject, 3, carillon__registry__v1__resolved_subject__fields, 1, carillon__registry__v1__resolved_subject__ranges, carillon__registry__v1__resolved_subject__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__resolved_guardian__fields[] = {
    FIELD("user_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResolvedGuardian, user_id), NULL, EMPTY, 0),
    FIELD("active", 2, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__ResolvedGuardian, active), NULL, NULL, 0),
    FIELD("verified", 3, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__ResolvedGuardian, verified), NULL, NULL, 0),
    FIELD("last_ended_at_ms", 4, NONE, INT64, 0, offsetof(Carillon__Registry__V1__ResolvedGuardian, last_ended_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__resolved_guardian__ranges[] = {{1, 0}, {0, 4}};
void carillon__registry__v1__resolved_guardian__init(Carillon__Registry__V1__ResolvedGuardian *message) {
    static const Carillon__Registry__V1__ResolvedGuardian fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__resolved_guardian__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__resolved_guardian__descriptor = MESSAGE("carillon.registry.v1.ResolvedGuardian", Carillon__Registry__V1__ResolvedGuardian, 4, carillon__registry__v1__resolved_guardian__fields, 1, carillon__registry__v1__resolved_guardian__ranges, carillon__registry__v1__resolved_guardian__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__resolved_channel__fields[] = {
    FIELD("channel_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResolvedChannel, channel_id), NULL, EMPTY, 0),
    FIELD("known", 2, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__ResolvedChannel, known), NULL, NULL, 0),
    FIELD("name", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResolvedChannel, name), NULL, EMPTY, 0),
    FIELD("channel_type", 4, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__ResolvedChannel, channel_type), NULL, NULL, 0),
    FIELD("members", 5, REPEATED, STRING, offsetof(Carillon__Registry__V1__ResolvedChannel, n_members), offsetof(Carillon__Registry__V1__ResolvedChannel, members), NULL, EMPTY, 0),
    FIELD("incomplete", 60, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__ResolvedChannel, incomplete), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__resolved_channel__ranges[] = {{1, 0}, {60, 5}, {0, 6}};
void carillon__registry__v1__resolved_channel__init(Carillon__Registry__V1__ResolvedChannel *message) {
    static const Carillon__Registry__V1__ResolvedChannel fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__resolved_channel__descriptor), .channel_id = EMPTY, .name = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__resolved_channel__descriptor = MESSAGE("carillon.registry.v1.ResolvedChannel", Carillon__Registry__V1__ResolvedChannel, 6, carillon__registry__v1__resolved_channel__fields, 2, carillon__registry__v1__resolved_channel__ranges, carillon__registry__v1__resolved_channel__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__resolved_thread__fields[] = {
    FIELD("thread_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResolvedThread, thread_id), NULL, EMPTY, 0),
    FIELD("known", 2, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__ResolvedThread, known), NULL, NULL, 0),
    FIELD("channel_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResolvedThread, channel_id), NULL, EMPTY, 0),
    FIELD("followers", 4, REPEATED, STRING, offsetof(Carillon__Registry__V1__ResolvedThread, n_followers), offsetof(Carillon__Registry__V1__ResolvedThread, followers), NULL, EMPTY, 0),
    FIELD("incomplete", 60, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__ResolvedThread, incomplete), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__resolved_thread__ranges[] = {{1, 0}, {60, 4}, {0, 5}};
void carillon__registry__v1__resolved_thread__init(Carillon__Registry__V1__ResolvedThread *message) {
    static const Carillon__Registry__V1__ResolvedThread fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__resolved_thread__descriptor), .thread_id = EMPTY, .channel_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__resolved_thread__descriptor = MESSAGE("carillon.registry.v1.ResolvedThread", Carillon__Registry__V1__ResolvedThread, 5, carillon__registry__v1__resolved_thread__fields, 2, carillon__registry__v1__resolved_thread__ranges, carillon__registry__v1__resolved_thread__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__resolved_user__fields[] = {
    FIELD("user_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResolvedUser, user_id), NULL, EMPTY, 0),
    FIELD("known", 2, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__ResolvedUser, known), NULL, NULL, 0),
    FIELD("active", 3, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__ResolvedUser, active), NULL, NULL, 0),
    FIELD("roles", 4, REPEATED, STRING, offsetof(Carillon__Registry__V1__ResolvedUser, n_roles), offsetof(Carillon__Registry__V1__ResolvedUser, roles), NULL, EMPTY, 0),
    FIELD("display_name", 5, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResolvedUser, display_name), NULL, EMPTY, 0),
    FIELD("locale", 6, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResolvedUser, locale), NULL, EMPTY, 0),
    FIELD("timezone", 7, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResolvedUser, timezone), NULL, EMPTY, 0),
    FIELD("presence", 8, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ResolvedUser, presence), &carillon__registry__v1__presence__descriptor, NULL, 0),
    FIELD("devices", 9, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ResolvedUser, n_devices), offsetof(Carillon__Registry__V1__ResolvedUser, devices), &carillon__common__v1__sendable_device__descriptor, NULL, 0),
    FIELD("permission_denied", 10, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__ResolvedUser, permission_denied), NULL, NULL, 0),
    FIELD("last_inactive_at_ms", 11, NONE, INT64, 0, offsetof(Carillon__Registry__V1__ResolvedUser, last_inactive_at_ms), NULL, NULL, 0),
    FIELD("reduce_motion", 12, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__ResolvedUser, reduce_motion), NULL, NULL, 0),
    FIELD("emoji_ok", 13, NONE, BOOL, offsetof(Carillon__Registry__V1__ResolvedUser, optional_emoji_ok_case), offsetof(Carillon__Registry__V1__ResolvedUser, emoji_ok), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("guardian_consent_required", 70, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__ResolvedUser, guardian_consent_required), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__resolved_user__ranges[] = {{1, 0}, {70, 13}, {0, 14}};
void carillon__registry__v1__resolved_user__init(Carillon__Registry__V1__ResolvedUser *message) {
    static const Carillon__Registry__V1__ResolvedUser fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__resolved_user__descriptor), .user_id = EMPTY, .display_name = EMPTY, .locale = EMPTY, .timezone = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__resolved_user__descriptor = MESSAGE("carillon.registry.v1.ResolvedUser", Carillon__Registry__V1__ResolvedUser, 14, carillon__registry__v1__resolved_user__fields, 2, carillon__registry__v1__resolved_user__ranges, carillon__registry__v1__resolved_user__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__presence__fields[] = {
    FIELD("status", 1, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__Presence, status), NULL, NULL, 0),
    FIELD("active_channels", 2, REPEATED, STRING, offsetof(Carillon__Registry__V1__Presence, n_active_channels), offsetof(Carillon__Registry__V1__Presence, active_channels), NULL, EMPTY, 0),
    FIELD("last_activity_at_ms", 3, NONE, INT64, 0, offsetof(Carillon__Registry__V1__Presence, last_activity_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__presence__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__presence__init(Carillon__Registry__V1__Presence *message) {
    static const Carillon__Registry__V1__Presence fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__presence__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__presence__descriptor = MESSAGE("carillon.registry.v1.Presence", Carillon__Registry__V1__Presence, 3, carillon__registry__v1__presence__fields, 1, carillon__registry__v1__presence__ranges, carillon__registry__v1__presence__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__token_report__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__TokenReport, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("push_device_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__TokenReport, push_device_id), NULL, EMPTY, 0),
    FIELD("address_version", 3, NONE, INT64, 0, offsetof(Carillon__Registry__V1__TokenReport, address_version), NULL, NULL, 0),
    FIELD("verdict", 4, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__TokenReport, verdict), NULL, NULL, 0),
    FIELD("reason", 5, NONE, STRING, 0, offsetof(Carillon__Registry__V1__TokenReport, reason), NULL, EMPTY, 0),
    FIELD("observed_at_ms", 6, NONE, INT64, 0, offsetof(Carillon__Registry__V1__TokenReport, observed_at_ms), NULL, NULL, 0),
    FIELD("provider", 7, NONE, STRING, 0, offsetof(Carillon__Registry__V1__TokenReport, provider), NULL, EMPTY, 0),
    FIELD("attempt_id", 8, NONE, STRING, 0, offsetof(Carillon__Registry__V1__TokenReport, attempt_id), NULL, EMPTY, 0),
    FIELD("answers_last_minute", 9, NONE, UINT32, 0, offsetof(Carillon__Registry__V1__TokenReport, answers_last_minute), NULL, NULL, 0),
    FIELD("dead_last_minute", 10, NONE, UINT32, 0, offsetof(Carillon__Registry__V1__TokenReport, dead_last_minute), NULL, NULL, 0),
    FIELD("push_service", 11, NONE, STRING, 0, offsetof(Carillon__Registry__V1__TokenReport, push_service), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__token_report__ranges[] = {{1, 0}, {0, 11}};
void carillon__registry__v1__token_report__init(Carillon__Registry__V1__TokenReport *message) {
    static const Carillon__Registry__V1__TokenReport fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__token_report__descriptor), .push_device_id = EMPTY, .reason = EMPTY, .provider = EMPTY, .attempt_id = EMPTY, .push_service = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__token_report__descriptor = MESSAGE("carillon.registry.v1.TokenReport", Carillon__Registry__V1__TokenReport, 11, carillon__registry__v1__token_report__fields, 1, carillon__registry__v1__token_report__ranges, carillon__registry__v1__token_report__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__report_token_state_request__fields[] = {
    FIELD("reports", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ReportTokenStateRequest, n_reports), offsetof(Carillon__Registry__V1__ReportTokenStateRequest, reports), &carillon__registry__v1__token_report__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__report_token_state_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__report_token_state_request__init(Carillon__Registry__V1__ReportTokenStateRequest *message) {
    static const Carillon__Registry__V1__ReportTokenStateRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__report_token_state_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__report_token_state_request__descriptor = MESSAGE("carillon.registry.v1.ReportTokenStateRequest", Carillon__Registry__V1__ReportTokenStateRequest, 1, carillon__registry__v1__report_token_state_request__fields, 1, carillon__registry__v1__report_token_state_request__ranges, carillon__registry__v1__report_token_state_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__report_token_state_response__fields[] = {
    FIELD("results", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ReportTokenStateResponse, n_results), offsetof(Carillon__Registry__V1__ReportTokenStateResponse, results), &carillon__common__v1__item_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__report_token_state_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__report_token_state_response__init(Carillon__Registry__V1__ReportTokenStateResponse *message) {
    static const Carillon__Registry__V1__ReportTokenStateResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__report_token_state_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__report_token_state_response__descriptor = MESSAGE("carillon.registry.v1.ReportTokenStateResponse", Carillon__Registry__V1__ReportTokenStateResponse, 1, carillon__registry__v1__report_token_state_response__fields, 1, carillon__registry__v1__report_token_state_response__ranges, carillon__registry__v1__report_token_state_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__check_membership_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__CheckMembershipRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("channel_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__CheckMembershipRequest, channel_id), NULL, EMPTY, 0),
    FIELD("user_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__CheckMembershipRequest, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__check_membership_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__check_membership_request__init(Carillon__Registry__V1__CheckMembershipRequest *message) {
    static const Carillon__Registry__V1__CheckMembershipRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__check_membership_request__descriptor), .channel_id = EMPTY, .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__check_membership_request__descriptor = MESSAGE("carillon.registry.v1.CheckMembershipRequest", Carillon__Registry__V1__CheckMembershipRequest, 3, carillon__registry__v1__check_membership_request__fields, 1, carillon__registry__v1__check_membership_request__ranges, carillon__registry__v1__check_membership_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__check_membership_response__fields[] = {
    FIELD("channel_known", 1, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__CheckMembershipResponse, channel_known), NULL, NULL, 0),
    FIELD("member", 2, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__CheckMembershipResponse, member), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__check_membership_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__check_membership_response__init(Carillon__Registry__V1__CheckMembershipResponse *message) {
    static const Carillon__Registry__V1__CheckMembershipResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__check_membership_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__check_membership_response__descriptor = MESSAGE("carillon.registry.v1.CheckMembershipResponse", Carillon__Registry__V1__CheckMembershipResponse, 2, carillon__registry__v1__check_membership_response__fields, 1, carillon__registry__v1__check_membership_response__ranges, carillon__registry__v1__check_membership_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__statistics_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__StatisticsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__statistics_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__statistics_request__init(Carillon__Registry__V1__StatisticsRequest *message) {
    static const Carillon__Registry__V1__StatisticsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__statistics_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__statistics_request__descriptor = MESSAGE("carillon.registry.v1.StatisticsRequest", Carillon__Registry__V1__StatisticsRequest, 1, carillon__registry__v1__statistics_request__fields, 1, carillon__registry__v1__statistics_request__ranges, carillon__registry__v1__statistics_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__statistics_response__fields[] = {
    FIELD("users", 1, NONE, INT64, 0, offsetof(Carillon__Registry__V1__StatisticsResponse, users), NULL, NULL, 0),
    FIELD("devices_active", 2, NONE, INT64, 0, offsetof(Carillon__Registry__V1__StatisticsResponse, devices_active), NULL, NULL, 0),
    FIELD("devices_other", 3, NONE, INT64, 0, offsetof(Carillon__Registry__V1__StatisticsResponse, devices_other), NULL, NULL, 0),
    FIELD("channels", 4, NONE, INT64, 0, offsetof(Carillon__Registry__V1__StatisticsResponse, channels), NULL, NULL, 0),
    FIELD("devices_by_platform", 5, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__StatisticsResponse, n_devices_by_platform), offsetof(Carillon__Registry__V1__StatisticsResponse, devices_by_platform), &carillon__registry__v1__statistics_response__devices_by_platform_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__statistics_response__ranges[] = {{1, 0}, {0, 5}};
void carillon__registry__v1__statistics_response__init(Carillon__Registry__V1__StatisticsResponse *message) {
    static const Carillon__Registry__V1__StatisticsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__statistics_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__statistics_response__descriptor = MESSAGE("carillon.registry.v1.StatisticsResponse", Carillon__Registry__V1__StatisticsResponse, 5, carillon__registry__v1__statistics_response__fields, 1, carillon__registry__v1__statistics_response__ranges, carillon__registry__v1__statistics_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__statistics_response__devices_by_platform_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__StatisticsResponse__DevicesByPlatformEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Registry__V1__StatisticsResponse__DevicesByPlatformEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__statistics_response__devices_by_platform_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__statistics_response__devices_by_platform_entry__init(Carillon__Registry__V1__StatisticsResponse__DevicesByPlatformEntry *message) {
    static const Carillon__Registry__V1__StatisticsResponse__DevicesByPlatformEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__statistics_response__devices_by_platform_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__statistics_response__devices_by_platform_entry__descriptor = MESSAGE("carillon.registry.v1.StatisticsResponse.DevicesByPlatformEntry", Carillon__Registry__V1__StatisticsResponse__DevicesByPlatformEntry, 2, carillon__registry__v1__statistics_response__devices_by_platform_entry__fields, 1, carillon__registry__v1__statistics_response__devices_by_platform_entry__ranges, carillon__registry__v1__statistics_response__devices_by_platform_entry__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__live_activity__fields[] = {
    FIELD("event", 1, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__LiveActivity, event), NULL, NULL, 0),
    FIELD("content_state", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__LiveActivity, content_state), NULL, EMPTY, 0),
    FIELD("attributes_type", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__LiveActivity, attributes_type), NULL, EMPTY, 0),
    FIELD("attributes", 4, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__LiveActivity, attributes), NULL, EMPTY, 0),
    FIELD("stale_at_ms", 5, NONE, INT64, offsetof(Carillon__Dispatcher__V1__LiveActivity, optional_stale_at_ms_case), offsetof(Carillon__Dispatcher__V1__LiveActivity, stale_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("dismissal_at_ms", 6, NONE, INT64, offsetof(Carillon__Dispatcher__V1__LiveActivity, optional_dismissal_at_ms_case), offsetof(Carillon__Dispatcher__V1__LiveActivity, dismissal_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("relevance_score", 7, NONE, DOUBLE, offsetof(Carillon__Dispatcher__V1__LiveActivity, optional_relevance_score_case), offsetof(Carillon__Dispatcher__V1__LiveActivity, relevance_score), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("alert_title", 8, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__LiveActivity, alert_title), NULL, EMPTY, 0),
    FIELD("alert_body", 9, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__LiveActivity, alert_body), NULL, EMPTY, 0),
    FIELD("sound", 10, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__LiveActivity, sound), NULL, EMPTY, 0),
    FIELD("input_push_token", 11, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__LiveActivity, input_push_token), NULL, NULL, 0),
    FIELD("input_push_channel", 12, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__LiveActivity, input_push_channel), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__live_activity__ranges[] = {{1, 0}, {0, 12}};
void carillon__dispatcher__v1__live_activity__init(Carillon__Dispatcher__V1__LiveActivity *message) {
    static const Carillon__Dispatcher__V1__LiveActivity fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__live_activity__descriptor), .content_state = EMPTY, .attributes_type = EMPTY, .attributes = EMPTY, .alert_title = EMPTY, .alert_body = EMPTY, .sound = EMPTY, .input_push_channel = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__live_activity__descriptor = MESSAGE("carillon.dispatcher.v1.LiveActivity", Carillon__Dispatcher__V1__LiveActivity, 12, carillon__dispatcher__v1__live_activity__fields, 1, carillon__dispatcher__v1__live_activity__ranges, carillon__dispatcher__v1__live_activity__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__send_activity_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__SendActivityRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_ids", 2, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__SendActivityRequest, n_user_ids), offsetof(Carillon__Dispatcher__V1__SendActivityRequest, user_ids), NULL, EMPTY, 0),
    FIELD("name", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__SendActivityRequest, name), NULL, EMPTY, 0),
    FIELD("live_activity", 4, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__SendActivityRequest, live_activity), &carillon__dispatcher__v1__live_activity__descriptor, NULL, 0),
    FIELD("kind", 5, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__SendActivityRequest, kind), NULL, NULL, 0),
    FIELD("payload", 6, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__SendActivityRequest, payload), NULL, EMPTY, 0),
    FIELD("urgent", 7, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__SendActivityRequest, urgent), NULL, NULL, 0),
    FIELD("ttl_seconds", 8, NONE, INT32, offsetof(Carillon__Dispatcher__V1__SendActivityRequest, optional_ttl_seconds_case), offsetof(Carillon__Dispatcher__V1__SendActivityRequest, ttl_seconds), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__dispatcher__v1__send_activity_request__ranges[] = {{1, 0}, {0, 8}};
void carillon__dispatcher__v1__send_activity_request__init(Carillon__Dispatcher__V1__SendActivityRequest *message) {
    static const Carillon__Dispatcher__V1__SendActivityRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__send_activity_request__descriptor), .name = EMPTY, .payload = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__send_activity_request__descriptor = MESSAGE("carillon.dispatcher.v1.SendActivityRequest", Carillon__Dispatcher__V1__SendActivityRequest, 8, carillon__dispatcher__v1__send_activity_request__fields, 1, carillon__dispatcher__v1__send_activity_request__ranges, carillon__dispatcher__v1__send_activity_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__send_activity_response__fields[] = {
    FIELD("addresses", 1, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__SendActivityResponse, addresses), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__send_activity_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__send_activity_response__init(Carillon__Dispatcher__V1__SendActivityResponse *message) {
    static const Carillon__Dispatcher__V1__SendActivityResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__send_activity_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__send_activity_response__descriptor = MESSAGE("carillon.dispatcher.v1.SendActivityResponse", Carillon__Dispatcher__V1__SendActivityResponse, 1, carillon__dispatcher__v1__send_activity_response__fields, 1, carillon__dispatcher__v1__send_activity_response__ranges, carillon__dispatcher__v1__send_activity_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__activity_channel__fields[] = {
    FIELD("channel_id", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__ActivityChannel, channel_id), NULL, EMPTY, 0),
    FIELD("stores_latest", 2, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__ActivityChannel, stores_latest), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__activity_channel__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__activity_channel__init(Carillon__Dispatcher__V1__ActivityChannel *message) {
    static const Carillon__Dispatcher__V1__ActivityChannel fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__activity_channel__descriptor), .channel_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__activity_channel__descriptor = MESSAGE("carillon.dispatcher.v1.ActivityChannel", Carillon__Dispatcher__V1__ActivityChannel, 2, carillon__dispatcher__v1__activity_channel__fields, 1, carillon__dispatcher__v1__activity_channel__ranges, carillon__dispatcher__v1__activity_channel__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__create_activity_channel_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__CreateActivityChannelRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("environment", 2, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__CreateActivityChannelRequest, environment), NULL, NULL, 0),
    FIELD("stores_latest", 3, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__CreateActivityChannelRequest, stores_latest), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__create_activity_channel_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__dispatcher__v1__create_activity_channel_request__init(Carillon__Dispatcher__V1__CreateActivityChannelRequest *message) {
    static const Carillon__Dispatcher__V1__CreateActivityChannelRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__create_activity_channel_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__create_activity_channel_request__descriptor = MESSAGE("carillon.dispatcher.v1.CreateActivityChannelRequest", Carillon__Dispatcher__V1__CreateActivityChannelRequest, 3, carillon__dispatcher__v1__create_activity_channel_request__fields, 1, carillon__dispatcher__v1__create_activity_channel_request__ranges, carillon__dispatcher__v1__create_activity_channel_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__create_activity_channel_response__fields[] = {
    FIELD("channel", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__CreateActivityChannelResponse, channel), &carillon__dispatcher__v1__activity_channel__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__create_activity_channel_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__create_activity_channel_response__init(Carillon__Dispatcher__V1__CreateActivityChannelResponse *message) {
    static const Carillon__Dispatcher__V1__CreateActivityChannelResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__create_activity_channel_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__create_activity_channel_response__descriptor = MESSAGE("carillon.dispatcher.v1.CreateActivityChannelResponse", Carillon__Dispatcher__V1__CreateActivityChannelResponse, 1, carillon__dispatcher__v1__create_activity_channel_response__fields, 1, carillon__dispatcher__v1__create_activity_channel_response__ranges, carillon__dispatcher__v1__create_activity_channel_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__get_activity_channel_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__GetActivityChannelRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("environment", 2, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__GetActivityChannelRequest, environment), NULL, NULL, 0),
    FIELD("channel_id", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__GetActivityChannelRequest, channel_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__get_activity_channel_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__dispatcher__v1__get_activity_channel_request__init(Carillon__Dispatcher__V1__GetActivityChannelRequest *message) {
    static const Carillon__Dispatcher__V1__GetActivityChannelRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__get_activity_channel_request__descriptor), .channel_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__get_activity_channel_request__descriptor = MESSAGE("carillon.dispatcher.v1.GetActivityChannelRequest", Carillon__Dispatcher__V1__GetActivityChannelRequest, 3, carillon__dispatcher__v1__get_activity_channel_request__fields, 1, carillon__dispatcher__v1__get_activity_channel_request__ranges, carillon__dispatcher__v1__get_activity_channel_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__get_activity_channel_response__fields[] = {
    FIELD("channel", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__GetActivityChannelResponse, channel), &carillon__dispatcher__v1__activity_channel__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__get_activity_channel_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__get_activity_channel_response__init(Carillon__Dispatcher__V1__GetActivityChannelResponse *message) {
    static const Carillon__Dispatcher__V1__GetActivityChannelResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__get_activity_channel_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__get_activity_channel_response__descriptor = MESSAGE("carillon.dispatcher.v1.GetActivityChannelResponse", Carillon__Dispatcher__V1__GetActivityChannelResponse, 1, carillon__dispatcher__v1__get_activity_channel_response__fields, 1, carillon__dispatcher__v1__get_activity_channel_response__ranges, carillon__dispatcher__v1__get_activity_channel_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__list_activity_channels_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__ListActivityChannelsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("environment", 2, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__ListActivityChannelsRequest, environment), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__list_activity_channels_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__list_activity_channels_request__init(Carillon__Dispatcher__V1__ListActivityChannelsRequest *message) {
    static const Carillon__Dispatcher__V1__ListActivityChannelsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__list_activity_channels_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__list_activity_channels_request__descriptor = MESSAGE("carillon.dispatcher.v1.ListActivityChannelsRequest", Carillon__Dispatcher__V1__ListActivityChannelsRequest, 2, carillon__dispatcher__v1__list_activity_channels_request__fields, 1, carillon__dispatcher__v1__list_activity_channels_request__ranges, carillon__dispatcher__v1__list_activity_channels_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__list_activity_channels_response__fields[] = {
    FIELD("channel_ids", 1, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__ListActivityChannelsResponse, n_channel_ids), offsetof(Carillon__Dispatcher__V1__ListActivityChannelsResponse, channel_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__list_activity_channels_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__list_activity_channels_response__init(Carillon__Dispatcher__V1__ListActivityChannelsResponse *message) {
    static const Carillon__Dispatcher__V1__ListActivityChannelsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__list_activity_channels_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__list_activity_channels_response__descriptor = MESSAGE("carillon.dispatcher.v1.ListActivityChannelsResponse", Carillon__Dispatcher__V1__ListActivityChannelsResponse, 1, carillon__dispatcher__v1__list_activity_channels_response__fields, 1, carillon__dispatcher__v1__list_activity_channels_response__ranges, carillon__dispatcher__v1__list_activity_channels_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__delete_activity_channel_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__DeleteActivityChannelRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("environment", 2, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__DeleteActivityChannelRequest, environment), NULL, NULL, 0),
    FIELD("channel_id", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DeleteActivityChannelRequest, channel_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__delete_activity_channel_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__dispatcher__v1__delete_activity_channel_request__init(Carillon__Dispatcher__V1__DeleteActivityChannelRequest *message) {
    static const Carillon__Dispatcher__V1__DeleteActivityChannelRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__delete_activity_channel_request__descriptor), .channel_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__delete_activity_channel_request__descriptor = MESSAGE("carillon.dispatcher.v1.DeleteActivityChannelRequest", Carillon__Dispatcher__V1__DeleteActivityChannelRequest, 3, carillon__dispatcher__v1__delete_activity_channel_request__fields, 1, carillon__dispatcher__v1__delete_activity_channel_request__ranges, carillon__dispatcher__v1__delete_activity_channel_request__init);

void carillon__dispatcher__v1__delete_activity_channel_response__init(Carillon__Dispatcher__V1__DeleteActivityChannelResponse *message) {
    static const Carillon__Dispatcher__V1__DeleteActivityChannelResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__delete_activity_channel_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__delete_activity_channel_response__descriptor = MESSAGE("carillon.dispatcher.v1.DeleteActivityChannelResponse", Carillon__Dispatcher__V1__DeleteActivityChannelResponse, 0, NULL, 0, NULL, carillon__dispatcher__v1__delete_activity_channel_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__send_activity_broadcast_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__SendActivityBroadcastRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("environment", 2, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__SendActivityBroadcastRequest, environment), NULL, NULL, 0),
    FIELD("channel_id", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__SendActivityBroadcastRequest, channel_id), NULL, EMPTY, 0),
    FIELD("live_activity", 4, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__SendActivityBroadcastRequest, live_activity), &carillon__dispatcher__v1__live_activity__descriptor, NULL, 0),
    FIELD("urgent", 5, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__SendActivityBroadcastRequest, urgent), NULL, NULL, 0),
    FIELD("ttl_seconds", 6, NONE, INT32, 0, offsetof(Carillon__Dispatcher__V1__SendActivityBroadcastRequest, ttl_seconds), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__send_activity_broadcast_request__ranges[] = {{1, 0}, {0, 6}};
void carillon__dispatcher__v1__send_activity_broadcast_request__init(Carillon__Dispatcher__V1__SendActivityBroadcastRequest *message) {
    static const Carillon__Dispatcher__V1__SendActivityBroadcastRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__send_activity_broadcast_request__descriptor), .channel_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__send_activity_broadcast_request__descriptor = MESSAGE("carillon.dispatcher.v1.SendActivityBroadcastRequest", Carillon__Dispatcher__V1__SendActivityBroadcastRequest, 6, carillon__dispatcher__v1__send_activity_broadcast_request__fields, 1, carillon__dispatcher__v1__send_activity_broadcast_request__ranges, carillon__dispatcher__v1__send_activity_broadcast_request__init);

void carillon__dispatcher__v1__send_activity_broadcast_response__init(Carillon__Dispatcher__V1__SendActivityBroadcastResponse *message) {
    static const Carillon__Dispatcher__V1__SendActivityBroadcastResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__send_activity_broadcast_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__send_activity_broadcast_response__descriptor = MESSAGE("carillon.dispatcher.v1.SendActivityBroadcastResponse", Carillon__Dispatcher__V1__SendActivityBroadcastResponse, 0, NULL, 0, NULL, carillon__dispatcher__v1__send_activity_broadcast_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__desktop_stream_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__DesktopStreamRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DesktopStreamRequest, user_id), NULL, EMPTY, 0),
    FIELD("push_device_id", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DesktopStreamRequest, push_device_id), NULL, EMPTY, 0),
    FIELD("acknowledged", 4, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__DesktopStreamRequest, n_acknowledged), offsetof(Carillon__Dispatcher__V1__DesktopStreamRequest, acknowledged), NULL, EMPTY, 0),
    FIELD("ends_at_ms", 5, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__DesktopStreamRequest, ends_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__desktop_stream_request__ranges[] = {{1, 0}, {0, 5}};
void carillon__dispatcher__v1__desktop_stream_request__init(Carillon__Dispatcher__V1__DesktopStreamRequest *message) {
    static const Carillon__Dispatcher__V1__DesktopStreamRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__desktop_stream_request__descriptor), .user_id = EMPTY, .push_device_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__desktop_stream_request__descriptor = MESSAGE("carillon.dispatcher.v1.DesktopStreamRequest", Carillon__Dispatcher__V1__DesktopStreamRequest, 5, carillon__dispatcher__v1__desktop_stream_request__fields, 1, carillon__dispatcher__v1__desktop_stream_request__ranges, carillon__dispatcher__v1__desktop_stream_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__desktop_stream_response__fields[] = {
    FIELD("message", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__DesktopStreamResponse, message), &carillon__dispatcher__v1__desktop_message__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__desktop_stream_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__desktop_stream_response__init(Carillon__Dispatcher__V1__DesktopStreamResponse *message) {
    static const Carillon__Dispatcher__V1__DesktopStreamResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__desktop_stream_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__desktop_stream_response__descriptor = MESSAGE("carillon.dispatcher.v1.DesktopStreamResponse", Carillon__Dispatcher__V1__DesktopStreamResponse, 1, carillon__dispatcher__v1__desktop_stream_response__fields, 1, carillon__dispatcher__v1__desktop_stream_response__ranges, carillon__dispatcher__v1__desktop_stream_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__desktop_message__fields[] = {
    FIELD("id", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DesktopMessage, id), NULL, EMPTY, 0),
    FIELD("push_id", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DesktopMessage, push_id), NULL, EMPTY, 0),
    FIELD("notification_id", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DesktopMessage, notification_id), NULL, EMPTY, 0),
    FIELD("expires_at_ms", 4, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__DesktopMessage, expires_at_ms), NULL, NULL, 0),
    FIELD("payload", 5, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DesktopMessage, payload), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__desktop_message__ranges[] = {{1, 0}, {0, 5}};
void carillon__dispatcher__v1__desktop_message__init(Carillon__Dispatcher__V1__DesktopMessage *message) {
    static const Carillon__Dispatcher__V1__DesktopMessage fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__desktop_message__descriptor), .id = EMPTY, .push_id = EMPTY, .notification_id = EMPTY, .payload = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__desktop_message__descriptor = MESSAGE("carillon.dispatcher.v1.DesktopMessage", Carillon__Dispatcher__V1__DesktopMessage, 5, carillon__dispatcher__v1__desktop_message__fields, 1, carillon__dispatcher__v1__desktop_message__ranges, carillon__dispatcher__v1__desktop_message__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__acknowledge_desktop_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__AcknowledgeDesktopRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__AcknowledgeDesktopRequest, user_id), NULL, EMPTY, 0),
    FIELD("push_device_id", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__AcknowledgeDesktopRequest, push_device_id), NULL, EMPTY, 0),
    FIELD("ids", 4, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__AcknowledgeDesktopRequest, n_ids), offsetof(Carillon__Dispatcher__V1__AcknowledgeDesktopRequest, ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__acknowledge_desktop_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__dispatcher__v1__acknowledge_desktop_request__init(Carillon__Dispatcher__V1__AcknowledgeDesktopRequest *message) {
    static const Carillon__Dispatcher__V1__AcknowledgeDesktopRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__acknowledge_desktop_request__descriptor), .user_id = EMPTY, .push_device_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__acknowledge_desktop_request__descriptor = MESSAGE("carillon.dispatcher.v1.AcknowledgeDesktopRequest", Carillon__Dispatcher__V1__AcknowledgeDesktopRequest, 4, carillon__dispatcher__v1__acknowledge_desktop_request__fields, 1, carillon__dispatcher__v1__acknowledge_desktop_request__ranges, carillon__dispatcher__v1__acknowledge_desktop_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__acknowledge_desktop_response__fields[] = {
    FIELD("acknowledged", 1, NONE, INT32, 0, offsetof(Carillon__Dispatcher__V1__AcknowledgeDesktopResponse, acknowledged), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__acknowledge_desktop_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__acknowledge_desktop_response__init(Carillon__Dispatcher__V1__AcknowledgeDesktopResponse *message) {
    static const Carillon__Dispatcher__V1__AcknowledgeDesktopResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__acknowledge_desktop_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__acknowledge_desktop_response__descriptor = MESSAGE("carillon.dispatcher.v1.AcknowledgeDesktopResponse", Carillon__Dispatcher__V1__AcknowledgeDesktopResponse, 1, carillon__dispatcher__v1__acknowledge_desktop_response__fields, 1, carillon__dispatcher__v1__acknowledge_desktop_response__ranges, carillon__dispatcher__v1__acknowledge_desktop_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__stored_desktop_message__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__StoredDesktopMessage, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__StoredDesktopMessage, user_id), NULL, EMPTY, 0),
    FIELD("push_device_id", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__StoredDesktopMessage, push_device_id), NULL, EMPTY, 0),
    FIELD("push_id", 4, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__StoredDesktopMessage, push_id), NULL, EMPTY, 0),
    FIELD("notification_id", 5, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__StoredDesktopMessage, notification_id), NULL, EMPTY, 0),
    FIELD("attempt_number", 6, NONE, INT32, 0, offsetof(Carillon__Dispatcher__V1__StoredDesktopMessage, attempt_number), NULL, NULL, 0),
    FIELD("sequence", 7, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__StoredDesktopMessage, sequence), NULL, NULL, 0),
    FIELD("expires_at_ms", 8, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__StoredDesktopMessage, expires_at_ms), NULL, NULL, 0),
    FIELD("payload", 9, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__StoredDesktopMessage, payload), NULL, EMPTY, 0),
    FIELD("test", 10, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__StoredDesktopMessage, test), NULL, NULL, 0),
    FIELD("in_ledger", 11, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__StoredDesktopMessage, in_ledger), NULL, NULL, 0),
    FIELD("about_user_ids", 12, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__StoredDesktopMessage, n_about_user_ids), offsetof(Carillon__Dispatcher__V1__StoredDesktopMessage, about_user_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__stored_desktop_message__ranges[] = {{1, 0}, {0, 12}};
void carillon__dispatcher__v1__stored_desktop_message__init(Carillon__Dispatcher__V1__StoredDesktopMessage *message) {
    static const Carillon__Dispatcher__V1__StoredDesktopMessage fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__stored_desktop_message__descriptor), .user_id = EMPTY, .push_device_id = EMPTY, .push_id = EMPTY, .notification_id = EMPTY, .payload = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__stored_desktop_message__descriptor = MESSAGE("carillon.dispatcher.v1.StoredDesktopMessage", Carillon__Dispatcher__V1__StoredDesktopMessage, 12, carillon__dispatcher__v1__stored_desktop_message__fields, 1, carillon__dispatcher__v1__stored_desktop_message__ranges, carillon__dispatcher__v1__stored_desktop_message__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__web_content__fields[] = {
    FIELD("badge_url", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__WebContent, badge_url), NULL, EMPTY, 0),
    FIELD("dir", 2, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__WebContent, dir), NULL, NULL, 0),
    FIELD("lang", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__WebContent, lang), NULL, EMPTY, 0),
    FIELD("require_interaction", 4, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__WebContent, require_interaction), NULL, NULL, 0),
    FIELD("renotify", 5, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__WebContent, renotify), NULL, NULL, 0),
    FIELD("silent", 6, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__WebContent, silent), NULL, NULL, 0),
    FIELD("vibration_ms", 7, REPEATED, INT32, offsetof(Carillon__Dispatcher__V1__WebContent, n_vibration_ms), offsetof(Carillon__Dispatcher__V1__WebContent, vibration_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("timestamp_ms", 8, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__WebContent, timestamp_ms), NULL, NULL, 0),
    FIELD("icon_url", 9, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__WebContent, icon_url), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__web_content__ranges[] = {{1, 0}, {0, 9}};
void carillon__dispatcher__v1__web_content__init(Carillon__Dispatcher__V1__WebContent *message) {
    static const Carillon__Dispatcher__V1__WebContent fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__web_content__descriptor), .badge_url = EMPTY, .lang = EMPTY, .icon_url = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__web_content__descriptor = MESSAGE("carillon.dispatcher.v1.WebContent", Carillon__Dispatcher__V1__WebContent, 9, carillon__dispatcher__v1__web_content__fields, 1, carillon__dispatcher__v1__web_content__ranges, carillon__dispatcher__v1__web_content__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__apple_content__fields[] = {
    FIELD("title_loc_key", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__AppleContent, title_loc_key), NULL, EMPTY, 0),
    FIELD("title_loc_args", 2, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__AppleContent, n_title_loc_args), offsetof(Carillon__Dispatcher__V1__AppleContent, title_loc_args), NULL, EMPTY, 0),
    FIELD("subtitle_loc_key", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__AppleContent, subtitle_loc_key), NULL, EMPTY, 0),
    FIELD("subtitle_loc_args", 4, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__AppleContent, n_subtitle_loc_args), offsetof(Carillon__Dispatcher__V1__AppleContent, subtitle_loc_args), NULL, EMPTY, 0),
    FIELD("loc_key", 5, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__AppleContent, loc_key), NULL, EMPTY, 0),
    FIELD("loc_args", 6, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__AppleContent, n_loc_args), offsetof(Carillon__Dispatcher__V1__AppleContent, loc_args), NULL, EMPTY, 0),
    FIELD("launch_image", 7, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__AppleContent, launch_image), NULL, EMPTY, 0),
    FIELD("filter_criteria", 8, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__AppleContent, filter_criteria), NULL, EMPTY, 0),
    FIELD("critical_volume", 9, NONE, DOUBLE, offsetof(Carillon__Dispatcher__V1__AppleContent, optional_critical_volume_case), offsetof(Carillon__Dispatcher__V1__AppleContent, critical_volume), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("message_id", 10, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__AppleContent, message_id), NULL, EMPTY, 0),
    FIELD("priority", 11, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__AppleContent, priority), NULL, NULL, 0),
    FIELD("expiration_ms", 12, NONE, INT64, offsetof(Carillon__Dispatcher__V1__AppleContent, optional_expiration_ms_case), offsetof(Carillon__Dispatcher__V1__AppleContent, expiration_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("collapse_id", 13, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__AppleContent, collapse_id), NULL, EMPTY, 0),
    FIELD("thread_id", 14, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__AppleContent, thread_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__apple_content__ranges[] = {{1, 0}, {0, 14}};
void carillon__dispatcher__v1__apple_content__init(Carillon__Dispatcher__V1__AppleContent *message) {
    static const Carillon__Dispatcher__V1__AppleContent fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__apple_content__descriptor), .title_loc_key = EMPTY, .subtitle_loc_key = EMPTY, .loc_key = EMPTY, .launch_image = EMPTY, .filter_criteria = EMPTY, .message_id = EMPTY, .collapse_id = EMPTY, .thread_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__apple_content__descriptor = MESSAGE("carillon.dispatcher.v1.AppleContent", Carillon__Dispatcher__V1__AppleContent, 14, carillon__dispatcher__v1__apple_content__fields, 1, carillon__dispatcher__v1__apple_content__ranges, carillon__dispatcher__v1__apple_content__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__android_details__fields[] = {
    FIELD("title_loc_key", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__AndroidDetails, title_loc_key), NULL, EMPTY, 0),
    FIELD("title_loc_args", 2, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__AndroidDetails, n_title_loc_args), offsetof(Carillon__Dispatcher__V1__AndroidDetails, title_loc_args), NULL, EMPTY, 0),
    FIELD("body_loc_key", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__AndroidDetails, body_loc_key), NULL, EMPTY, 0),
    FIELD("body_loc_args", 4, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__AndroidDetails, n_body_loc_args), offsetof(Carillon__Dispatcher__V1__AndroidDetails, body_loc_args), NULL, EMPTY, 0),
    FIELD("event_time_ms", 5, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__AndroidDetails, event_time_ms), NULL, NULL, 0),
    FIELD("local_only", 6, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__AndroidDetails, local_only), NULL, NULL, 0),
    FIELD("default_sound", 7, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__AndroidDetails, default_sound), NULL, NULL, 0),
    FIELD("default_vibrate_timings", 8, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__AndroidDetails, default_vibrate_timings), NULL, NULL, 0),
    FIELD("default_light_settings", 9, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__AndroidDetails, default_light_settings), NULL, NULL, 0),
    FIELD("light_on_ms", 10, NONE, INT32, offsetof(Carillon__Dispatcher__V1__AndroidDetails, optional_light_on_ms_case), offsetof(Carillon__Dispatcher__V1__AndroidDetails, light_on_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("light_off_ms", 11, NONE, INT32, offsetof(Carillon__Dispatcher__V1__AndroidDetails, optional_light_off_ms_case), offsetof(Carillon__Dispatcher__V1__AndroidDetails, light_off_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("proxy", 12, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__AndroidDetails, proxy), NULL, NULL, 0),
    FIELD("restricted_package_name", 13, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__AndroidDetails, restricted_package_name), NULL, EMPTY, 0),
    FIELD("direct_boot_ok", 14, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__AndroidDetails, direct_boot_ok), NULL, NULL, 0),
    FIELD("bandwidth_constrained_ok", 15, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__AndroidDetails, bandwidth_constrained_ok), NULL, NULL, 0),
    FIELD("restricted_satellite_ok", 16, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__AndroidDetails, restricted_satellite_ok), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__android_details__ranges[] = {{1, 0}, {0, 16}};
void carillon__dispatcher__v1__android_details__init(Carillon__Dispatcher__V1__AndroidDetails *message) {
    static const Carillon__Dispatcher__V1__AndroidDetails fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__android_details__descriptor), .title_loc_key = EMPTY, .body_loc_key = EMPTY, .restricted_package_name = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__android_details__descriptor = MESSAGE("carillon.dispatcher.v1.AndroidDetails", Carillon__Dispatcher__V1__AndroidDetails, 16, carillon__dispatcher__v1__android_details__fields, 1, carillon__dispatcher__v1__android_details__ranges, carillon__dispatcher__v1__android_details__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__activity_content__fields[] = {
    FIELD("kind", 1, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__ActivityContent, kind), NULL, NULL, 0),
    FIELD("payload", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__ActivityContent, payload), NULL, EMPTY, 0),
    FIELD("urgent", 3, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__ActivityContent, urgent), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__activity_content__ranges[] = {{1, 0}, {0, 3}};
void carillon__dispatcher__v1__activity_content__init(Carillon__Dispatcher__V1__ActivityContent *message) {
    static const Carillon__Dispatcher__V1__ActivityContent fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__activity_content__descriptor), .payload = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__activity_content__descriptor = MESSAGE("carillon.dispatcher.v1.ActivityContent", Carillon__Dispatcher__V1__ActivityContent, 3, carillon__dispatcher__v1__activity_content__fields, 1, carillon__dispatcher__v1__activity_content__ranges, carillon__dispatcher__v1__activity_content__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__content__fields[] = {
    FIELD("title", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, title), NULL, EMPTY, 0),
    FIELD("subtitle", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, subtitle), NULL, EMPTY, 0),
    FIELD("body", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, body), NULL, EMPTY, 0),
    FIELD("image_url", 4, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, image_url), NULL, EMPTY, 0),
    FIELD("sound", 5, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, sound), NULL, EMPTY, 0),
    FIELD("android_channel_id", 6, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, android_channel_id), NULL, EMPTY, 0),
    FIELD("ios_category", 7, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, ios_category), NULL, EMPTY, 0),
    FIELD("click_action", 8, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, click_action), NULL, EMPTY, 0),
    FIELD("thread_id", 9, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, thread_id), NULL, EMPTY, 0),
    FIELD("tag", 10, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, tag), NULL, EMPTY, 0),
    FIELD("deep_link", 11, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, deep_link), NULL, EMPTY, 0),
    FIELD("data", 12, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__Content, n_data), offsetof(Carillon__Dispatcher__V1__Content, data), &carillon__dispatcher__v1__content__data_entry__descriptor, NULL, 0),
    FIELD("interruption_level", 13, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__Content, interruption_level), NULL, NULL, 0),
    FIELD("locale", 14, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, locale), NULL, EMPTY, 0),
    FIELD("mutable_content", 15, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__Content, mutable_content), NULL, NULL, 0),
    FIELD("summary_arg", 16, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, summary_arg), NULL, EMPTY, 0),
    FIELD("summary_arg_count", 17, NONE, UINT32, 0, offsetof(Carillon__Dispatcher__V1__Content, summary_arg_count), NULL, NULL, 0),
    FIELD("relevance_score", 18, NONE, DOUBLE, offsetof(Carillon__Dispatcher__V1__Content, optional_relevance_score_case), offsetof(Carillon__Dispatcher__V1__Content, relevance_score), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("target_content_id", 19, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, target_content_id), NULL, EMPTY, 0),
    FIELD("critical_sound", 20, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__Content, critical_sound), NULL, NULL, 0),
    FIELD("android_color", 21, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, android_color), NULL, EMPTY, 0),
    FIELD("android_icon", 22, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, android_icon), NULL, EMPTY, 0),
    FIELD("android_ticker", 23, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, android_ticker), NULL, EMPTY, 0),
    FIELD("android_sticky", 24, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__Content, android_sticky), NULL, NULL, 0),
    FIELD("android_visibility", 25, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__Content, android_visibility), NULL, NULL, 0),
    FIELD("android_notification_priority", 26, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__Content, android_notification_priority), NULL, NULL, 0),
    FIELD("vibration_ms", 27, REPEATED, INT32, offsetof(Carillon__Dispatcher__V1__Content, n_vibration_ms), offsetof(Carillon__Dispatcher__V1__Content, vibration_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("android_light_color", 28, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, android_light_color), NULL, EMPTY, 0),
    FIELD("web", 29, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__Content, web), &carillon__dispatcher__v1__web_content__descriptor, NULL, 0),
    FIELD("apple", 30, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__Content, apple), &carillon__dispatcher__v1__apple_content__descriptor, NULL, 0),
    FIELD("android", 31, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__Content, android), &carillon__dispatcher__v1__android_details__descriptor, NULL, 0),
    FIELD("analytics_label", 32, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content, analytics_label), NULL, EMPTY, 0),
    FIELD("content_available", 33, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__Content, content_available), NULL, NULL, 0),
    FIELD("activity", 34, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__Content, activity), &carillon__dispatcher__v1__activity_content__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__content__ranges[] = {{1, 0}, {0, 34}};
void carillon__dispatcher__v1__content__init(Carillon__Dispatcher__V1__Content *message) {
    static const Carillon__Dispatcher__V1__Content fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__content__descriptor), .title = EMPTY, .subtitle = EMPTY, .body = EMPTY, .image_url = EMPTY, .sound = EMPTY, .android_channel_id = EMPTY, .ios_category = EMPTY, .click_action = EMPTY, .thread_id = EMPTY, .tag = EMPTY, .deep_link = EMPTY, .locale = EMPTY, .summary_arg = EMPTY, .target_content_id = EMPTY, .android_color = EMPTY, .android_icon = EMPTY, .android_ticker = EMPTY, .android_light_color = EMPTY, .analytics_label = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__content__descriptor = MESSAGE("carillon.dispatcher.v1.Content", Carillon__Dispatcher__V1__Content, 34, carillon__dispatcher__v1__content__fields, 1, carillon__dispatcher__v1__content__ranges, carillon__dispatcher__v1__content__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__content__data_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content__DataEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Content__DataEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__content__data_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__content__data_entry__init(Carillon__Dispatcher__V1__Content__DataEntry *message) {
    static const Carillon__Dispatcher__V1__Content__DataEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__content__data_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__content__data_entry__descriptor = MESSAGE("carillon.dispatcher.v1.Content.DataEntry", Carillon__Dispatcher__V1__Content__DataEntry, 2, carillon__dispatcher__v1__content__data_entry__fields, 1, carillon__dispatcher__v1__content__data_entry__ranges, carillon__dispatcher__v1__content__data_entry__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__target__fields[] = {
    FIELD("device", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__Target, device), &carillon__common__v1__sendable_device__descriptor, NULL, 0),
    FIELD("content_index", 2, NONE, UINT32, 0, offsetof(Carillon__Dispatcher__V1__Target, content_index), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__target__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__target__init(Carillon__Dispatcher__V1__Target *message) {
    static const Carillon__Dispatcher__V1__Target fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__target__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__target__descriptor = MESSAGE("carillon.dispatcher.v1.Target", Carillon__Dispatcher__V1__Target, 2, carillon__dispatcher__v1__target__fields, 1, carillon__dispatcher__v1__target__ranges, carillon__dispatcher__v1__target__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__push__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__Push, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("push_id", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Push, push_id), NULL, EMPTY, 0),
    FIELD("notification_id", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Push, notification_id), NULL, EMPTY, 0),
    FIELD("user_id", 4, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Push, user_id), NULL, EMPTY, 0),
    FIELD("type_id", 5, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Push, type_id), NULL, EMPTY, 0),
    FIELD("channel_id", 6, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Push, channel_id), NULL, EMPTY, 0),
    FIELD("priority", 7, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__Push, priority), NULL, NULL, 0),
    FIELD("contents", 8, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__Push, n_contents), offsetof(Carillon__Dispatcher__V1__Push, contents), &carillon__dispatcher__v1__content__descriptor, NULL, 0),
    FIELD("targets", 9, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__Push, n_targets), offsetof(Carillon__Dispatcher__V1__Push, targets), &carillon__dispatcher__v1__target__descriptor, NULL, 0),
    FIELD("badge", 10, NONE, INT32, offsetof(Carillon__Dispatcher__V1__Push, optional_badge_case), offsetof(Carillon__Dispatcher__V1__Push, badge), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("collapse_id", 11, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Push, collapse_id), NULL, EMPTY, 0),
    FIELD("created_at_ms", 12, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__Push, created_at_ms), NULL, NULL, 0),
    FIELD("expires_at_ms", 13, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__Push, expires_at_ms), NULL, NULL, 0),
    FIELD("preferences_version", 14, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__Push, preferences_version), NULL, NULL, 0),
    FIELD("quiet_hours_action", 15, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__Push, quiet_hours_action), NULL, NULL, 0),
    FIELD("user_timezone", 19, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Push, user_timezone), NULL, EMPTY, 0),
    FIELD("accepted_monotonic_ns", 20, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__Push, accepted_monotonic_ns), NULL, NULL, 0),
    FIELD("device_timezone", 21, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Push, device_timezone), NULL, EMPTY, 0),
    FIELD("user_roles", 22, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__Push, n_user_roles), offsetof(Carillon__Dispatcher__V1__Push, user_roles), NULL, EMPTY, 0),
    FIELD("delivers_if_critical_allowed", 23, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__Push, delivers_if_critical_allowed), NULL, NULL, 0),
    FIELD("guardian_consent_required", 70, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__Push, guardian_consent_required), NULL, NULL, 0),
    FIELD("about_user_id", 71, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Push, about_user_id), NULL, EMPTY, 0),
    FIELD("further_about_user_ids", 72, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__Push, n_further_about_user_ids), offsetof(Carillon__Dispatcher__V1__Push, further_about_user_ids), NULL, EMPTY, 0),
    FIELD("sender_ids", 73, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__Push, n_sender_ids), offsetof(Carillon__Dispatcher__V1__Push, sender_ids), NULL, EMPTY, 0),
    FIELD("test", 90, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__Push, test), NULL, NULL, 0),
    FIELD("preferences_overridden", 92, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__Push, preferences_overridden), NULL, NULL, 0),
    FIELD("silent_push", 93, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__Push, silent_push), NULL, NULL, 0),
    FIELD("traceparent", 94, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Push, traceparent), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__push__ranges[] = {{1, 0}, {19, 15}, {70, 20}, {90, 24}, {92, 25}, {0, 28}};
void carillon__dispatcher__v1__push__init(Carillon__Dispatcher__V1__Push *message) {
    static const Carillon__Dispatcher__V1__Push fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__push__descriptor), .push_id = EMPTY, .notification_id = EMPTY, .user_id = EMPTY, .type_id = EMPTY, .channel_id = EMPTY, .collapse_id = EMPTY, .user_timezone = EMPTY, .device_timezone = EMPTY, .about_user_id = EMPTY, .traceparent = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__push__descriptor = MESSAGE("carillon.dispatcher.v1.Push", Carillon__Dispatcher__V1__Push, 28, carillon__dispatcher__v1__push__fields, 5, carillon__dispatcher__v1__push__ranges, carillon__dispatcher__v1__push__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__enqueue_request__fields[] = {
    FIELD("pushes", 1, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__EnqueueRequest, n_pushes), offsetof(Carillon__Dispatcher__V1__EnqueueRequest, pushes), &carillon__dispatcher__v1__push__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__enqueue_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__enqueue_request__init(Carillon__Dispatcher__V1__EnqueueRequest *message) {
    static const Carillon__Dispatcher__V1__EnqueueRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__enqueue_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__enqueue_request__descriptor = MESSAGE("carillon.dispatcher.v1.EnqueueRequest", Carillon__Dispatcher__V1__EnqueueRequest, 1, carillon__dispatcher__v1__enqueue_request__fields, 1, carillon__dispatcher__v1__enqueue_request__ranges, carillon__dispatcher__v1__enqueue_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__enqueue_response__fields[] = {
    FIELD("rejected", 1, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__EnqueueResponse, n_rejected), offsetof(Carillon__Dispatcher__V1__EnqueueResponse, rejected), &carillon__common__v1__item_result__descriptor, NULL, 0),
    FIELD("crowded", 2, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__EnqueueResponse, crowded), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__enqueue_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__enqueue_response__init(Carillon__Dispatcher__V1__EnqueueResponse *message) {
    static const Carillon__Dispatcher__V1__EnqueueResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__enqueue_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__enqueue_response__descriptor = MESSAGE("carillon.dispatcher.v1.EnqueueResponse", Carillon__Dispatcher__V1__EnqueueResponse, 2, carillon__dispatcher__v1__enqueue_response__fields, 1, carillon__dispatcher__v1__enqueue_response__ranges, carillon__dispatcher__v1__enqueue_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__cancel_queued_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__CancelQueuedRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("notification_ids", 2, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__CancelQueuedRequest, n_notification_ids), offsetof(Carillon__Dispatcher__V1__CancelQueuedRequest, notification_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__cancel_queued_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__cancel_queued_request__init(Carillon__Dispatcher__V1__CancelQueuedRequest *message) {
    static const Carillon__Dispatcher__V1__CancelQueuedRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__cancel_queued_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__cancel_queued_request__descriptor = MESSAGE("carillon.dispatcher.v1.CancelQueuedRequest", Carillon__Dispatcher__V1__CancelQueuedRequest, 2, carillon__dispatcher__v1__cancel_queued_request__fields, 1, carillon__dispatcher__v1__cancel_queued_request__ranges, carillon__dispatcher__v1__cancel_queued_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__cancel_queued_response__fields[] = {
    FIELD("cancelled", 1, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__CancelQueuedResponse, cancelled), NULL, NULL, 0),
    FIELD("notification_ids", 2, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__CancelQueuedResponse, n_notification_ids), offsetof(Carillon__Dispatcher__V1__CancelQueuedResponse, notification_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__cancel_queued_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__cancel_queued_response__init(Carillon__Dispatcher__V1__CancelQueuedResponse *message) {
    static const Carillon__Dispatcher__V1__CancelQueuedResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__cancel_queued_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__cancel_queued_response__descriptor = MESSAGE("carillon.dispatcher.v1.CancelQueuedResponse", Carillon__Dispatcher__V1__CancelQueuedResponse, 2, carillon__dispatcher__v1__cancel_queued_response__fields, 1, carillon__dispatcher__v1__cancel_queued_response__ranges, carillon__dispatcher__v1__cancel_queued_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__put_credential_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__PutCredentialRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("provider", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PutCredentialRequest, provider), NULL, EMPTY, 0),
    FIELD("fields", 3, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__PutCredentialRequest, n_fields), offsetof(Carillon__Dispatcher__V1__PutCredentialRequest, fields), &carillon__dispatcher__v1__put_credential_request__fields_entry__descriptor, NULL, 0),
    FIELD("force", 4, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__PutCredentialRequest, force), NULL, NULL, 0),
    FIELD("secrets", 5, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__PutCredentialRequest, n_secrets), offsetof(Carillon__Dispatcher__V1__PutCredentialRequest, secrets), &carillon__dispatcher__v1__put_credential_request__secrets_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__put_credential_request__ranges[] = {{1, 0}, {0, 5}};
void carillon__dispatcher__v1__put_credential_request__init(Carillon__Dispatcher__V1__PutCredentialRequest *message) {
    static const Carillon__Dispatcher__V1__PutCredentialRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__put_credential_request__descriptor), .provider = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__put_credential_request__descriptor = MESSAGE("carillon.dispatcher.v1.PutCredentialRequest", Carillon__Dispatcher__V1__PutCredentialRequest, 5, carillon__dispatcher__v1__put_credential_request__fields, 1, carillon__dispatcher__v1__put_credential_request__ranges, carillon__dispatcher__v1__put_credential_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__put_credential_request__fields_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PutCredentialRequest__FieldsEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PutCredentialRequest__FieldsEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__put_credential_request__fields_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__put_credential_request__fields_entry__init(Carillon__Dispatcher__V1__PutCredentialRequest__FieldsEntry *message) {
    static const Carillon__Dispatcher__V1__PutCredentialRequest__FieldsEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__put_credential_request__fields_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__put_credential_request__fields_entry__descriptor = MESSAGE("carillon.dispatcher.v1.PutCredentialRequest.FieldsEntry", Carillon__Dispatcher__V1__PutCredentialRequest__FieldsEntry, 2, carillon__dispatcher__v1__put_credential_request__fields_entry__fields, 1, carillon__dispatcher__v1__put_credential_request__fields_entry__ranges, carillon__dispatcher__v1__put_credential_request__fields_entry__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__put_credential_request__secrets_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PutCredentialRequest__SecretsEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PutCredentialRequest__SecretsEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__put_credential_request__secrets_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__put_credential_request__secrets_entry__init(Carillon__Dispatcher__V1__PutCredentialRequest__SecretsEntry *message) {
    static const Carillon__Dispatcher__V1__PutCredentialRequest__SecretsEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__put_credential_request__secrets_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__put_credential_request__secrets_entry__descriptor = MESSAGE("carillon.dispatcher.v1.PutCredentialRequest.SecretsEntry", Carillon__Dispatcher__V1__PutCredentialRequest__SecretsEntry, 2, carillon__dispatcher__v1__put_credential_request__secrets_entry__fields, 1, carillon__dispatcher__v1__put_credential_request__secrets_entry__ranges, carillon__dispatcher__v1__put_credential_request__secrets_entry__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__put_credential_response__fields[] = {
    FIELD("credential_id", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PutCredentialResponse, credential_id), NULL, EMPTY, 0),
    FIELD("fingerprint", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PutCredentialResponse, fingerprint), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__put_credential_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__put_credential_response__init(Carillon__Dispatcher__V1__PutCredentialResponse *message) {
    static const Carillon__Dispatcher__V1__PutCredentialResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__put_credential_response__descriptor), .credential_id = EMPTY, .fingerprint = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__put_credential_response__descriptor = MESSAGE("carillon.dispatcher.v1.PutCredentialResponse", Carillon__Dispatcher__V1__PutCredentialResponse, 2, carillon__dispatcher__v1__put_credential_response__fields, 1, carillon__dispatcher__v1__put_credential_response__ranges, carillon__dispatcher__v1__put_credential_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__list_credentials_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__ListCredentialsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__list_credentials_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__list_credentials_request__init(Carillon__Dispatcher__V1__ListCredentialsRequest *message) {
    static const Carillon__Dispatcher__V1__ListCredentialsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__list_credentials_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__list_credentials_request__descriptor = MESSAGE("carillon.dispatcher.v1.ListCredentialsRequest", Carillon__Dispatcher__V1__ListCredentialsRequest, 1, carillon__dispatcher__v1__list_credentials_request__fields, 1, carillon__dispatcher__v1__list_credentials_request__ranges, carillon__dispatcher__v1__list_credentials_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__credential_secret__fields[] = {
    FIELD("field", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__CredentialSecret, field), NULL, EMPTY, 0),
    FIELD("name", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__CredentialSecret, name), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__credential_secret__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__credential_secret__init(Carillon__Dispatcher__V1__CredentialSecret *message) {
    static const Carillon__Dispatcher__V1__CredentialSecret fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__credential_secret__descriptor), .field = EMPTY, .name = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__credential_secret__descriptor = MESSAGE("carillon.dispatcher.v1.CredentialSecret", Carillon__Dispatcher__V1__CredentialSecret, 2, carillon__dispatcher__v1__credential_secret__fields, 1, carillon__dispatcher__v1__credential_secret__ranges, carillon__dispatcher__v1__credential_secret__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__credential__fields[] = {
    FIELD("credential_id", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Credential, credential_id), NULL, EMPTY, 0),
    FIELD("provider", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Credential, provider), NULL, EMPTY, 0),
    FIELD("fingerprint", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Credential, fingerprint), NULL, EMPTY, 0),
    FIELD("created_at_ms", 4, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__Credential, created_at_ms), NULL, NULL, 0),
    FIELD("replaced_at_ms", 5, NONE, INT64, offsetof(Carillon__Dispatcher__V1__Credential, optional_replaced_at_ms_case), offsetof(Carillon__Dispatcher__V1__Credential, replaced_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("rotation_due", 6, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__Credential, rotation_due), NULL, NULL, 0),
    FIELD("put_at_ms", 7, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__Credential, put_at_ms), NULL, NULL, 0),
    FIELD("rotation_due_at_ms", 8, NONE, INT64, offsetof(Carillon__Dispatcher__V1__Credential, optional_rotation_due_at_ms_case), offsetof(Carillon__Dispatcher__V1__Credential, rotation_due_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("details", 9, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__Credential, n_details), offsetof(Carillon__Dispatcher__V1__Credential, details), &carillon__dispatcher__v1__credential__details_entry__descriptor, NULL, 0),
    FIELD("secrets", 10, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__Credential, n_secrets), offsetof(Carillon__Dispatcher__V1__Credential, secrets), &carillon__dispatcher__v1__credential_secret__descriptor, NULL, 0),
    FIELD("secret_source", 11, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Credential, secret_source), NULL, EMPTY, 0),
    FIELD("problem", 12, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Credential, problem), NULL, EMPTY, 0),
    FIELD("unreadable", 13, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__Credential, unreadable), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__credential__ranges[] = {{1, 0}, {0, 13}};
void carillon__dispatcher__v1__credential__init(Carillon__Dispatcher__V1__Credential *message) {
    static const Carillon__Dispatcher__V1__Credential fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__credential__descriptor), .credential_id = EMPTY, .provider = EMPTY, .fingerprint = EMPTY, .secret_source = EMPTY, .problem = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__credential__descriptor = MESSAGE("carillon.dispatcher.v1.Credential", Carillon__Dispatcher__V1__Credential, 13, carillon__dispatcher__v1__credential__fields, 1, carillon__dispatcher__v1__credential__ranges, carillon__dispatcher__v1__credential__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__credential__details_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Credential__DetailsEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__Credential__DetailsEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__credential__details_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__credential__details_entry__init(Carillon__Dispatcher__V1__Credential__DetailsEntry *message) {
    static const Carillon__Dispatcher__V1__Credential__DetailsEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__credential__details_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__credential__details_entry__descriptor = MESSAGE("carillon.dispatcher.v1.Credential.DetailsEntry", Carillon__Dispatcher__V1__Credential__DetailsEntry, 2, carillon__dispatcher__v1__credential__details_entry__fields, 1, carillon__dispatcher__v1__credential__details_entry__ranges, carillon__dispatcher__v1__credential__details_entry__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__list_credentials_response__fields[] = {
    FIELD("credentials", 1, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__ListCredentialsResponse, n_credentials), offsetof(Carillon__Dispatcher__V1__ListCredentialsResponse, credentials), &carillon__dispatcher__v1__credential__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__list_credentials_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__list_credentials_response__init(Carillon__Dispatcher__V1__ListCredentialsResponse *message) {
    static const Carillon__Dispatcher__V1__ListCredentialsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__list_credentials_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__list_credentials_response__descriptor = MESSAGE("carillon.dispatcher.v1.ListCredentialsResponse", Carillon__Dispatcher__V1__ListCredentialsResponse, 1, carillon__dispatcher__v1__list_credentials_response__fields, 1, carillon__dispatcher__v1__list_credentials_response__ranges, carillon__dispatcher__v1__list_credentials_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__remove_credential_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__RemoveCredentialRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("provider", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__RemoveCredentialRequest, provider), NULL, EMPTY, 0),
    FIELD("credential_id", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__RemoveCredentialRequest, credential_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__remove_credential_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__dispatcher__v1__remove_credential_request__init(Carillon__Dispatcher__V1__RemoveCredentialRequest *message) {
    static const Carillon__Dispatcher__V1__RemoveCredentialRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__remove_credential_request__descriptor), .provider = EMPTY, .credential_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__remove_credential_request__descriptor = MESSAGE("carillon.dispatcher.v1.RemoveCredentialRequest", Carillon__Dispatcher__V1__RemoveCredentialRequest, 3, carillon__dispatcher__v1__remove_credential_request__fields, 1, carillon__dispatcher__v1__remove_credential_request__ranges, carillon__dispatcher__v1__remove_credential_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__remove_credential_response__fields[] = {
    FIELD("credential_id", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__RemoveCredentialResponse, credential_id), NULL, EMPTY, 0),
    FIELD("fingerprint", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__RemoveCredentialResponse, fingerprint), NULL, EMPTY, 0),
    FIELD("waiting", 3, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__RemoveCredentialResponse, waiting), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__remove_credential_response__ranges[] = {{1, 0}, {0, 3}};
void carillon__dispatcher__v1__remove_credential_response__init(Carillon__Dispatcher__V1__RemoveCredentialResponse *message) {
    static const Carillon__Dispatcher__V1__RemoveCredentialResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__remove_credential_response__descriptor), .credential_id = EMPTY, .fingerprint = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__remove_credential_response__descriptor = MESSAGE("carillon.dispatcher.v1.RemoveCredentialResponse", Carillon__Dispatcher__V1__RemoveCredentialResponse, 3, carillon__dispatcher__v1__remove_credential_response__fields, 1, carillon__dispatcher__v1__remove_credential_response__ranges, carillon__dispatcher__v1__remove_credential_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__queue_status_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__QueueStatusRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__queue_status_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__queue_status_request__init(Carillon__Dispatcher__V1__QueueStatusRequest *message) {
    static const Carillon__Dispatcher__V1__QueueStatusRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__queue_status_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__queue_status_request__descriptor = MESSAGE("carillon.dispatcher.v1.QueueStatusRequest", Carillon__Dispatcher__V1__QueueStatusRequest, 1, carillon__dispatcher__v1__queue_status_request__fields, 1, carillon__dispatcher__v1__queue_status_request__ranges, carillon__dispatcher__v1__queue_status_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__queue_status_response__fields[] = {
    FIELD("queued", 1, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, queued), NULL, NULL, 0),
    FIELD("leased", 2, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, leased), NULL, NULL, 0),
    FIELD("waiting_retry", 3, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, waiting_retry), NULL, NULL, 0),
    FIELD("dead_letters", 4, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, dead_letters), NULL, NULL, 0),
    FIELD("oldest_queued_at_ms", 5, NONE, INT64, offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, optional_oldest_queued_at_ms_case), offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, oldest_queued_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("lanes", 6, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, n_lanes), offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, lanes), &carillon__dispatcher__v1__lane_status__descriptor, NULL, 0),
    FIELD("sent_by_provider", 7, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, n_sent_by_provider), offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, sent_by_provider), &carillon__dispatcher__v1__queue_status_response__sent_by_provider_entry__descriptor, NULL, 0),
    FIELD("attempts", 8, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, attempts), NULL, NULL, 0),
    FIELD("outcome_outbox_depth", 9, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, outcome_outbox_depth), NULL, NULL, 0),
    FIELD("failures_by_code", 10, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, n_failures_by_code), offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, failures_by_code), &carillon__dispatcher__v1__queue_status_response__failures_by_code_entry__descriptor, NULL, 0),
    FIELD("dispatchers", 11, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, n_dispatchers), offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, dispatchers), &carillon__dispatcher__v1__dispatcher_member__descriptor, NULL, 0),
    FIELD("providers", 12, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, n_providers), offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, providers), &carillon__dispatcher__v1__provider_status__descriptor, NULL, 0),
    FIELD("pauses", 13, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, n_pauses), offsetof(Carillon__Dispatcher__V1__QueueStatusResponse, pauses), &carillon__dispatcher__v1__lane_pause__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__queue_status_response__ranges[] = {{1, 0}, {0, 13}};
void carillon__dispatcher__v1__queue_status_response__init(Carillon__Dispatcher__V1__QueueStatusResponse *message) {
    static const Carillon__Dispatcher__V1__QueueStatusResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__queue_status_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__queue_status_response__descriptor = MESSAGE("carillon.dispatcher.v1.QueueStatusResponse", Carillon__Dispatcher__V1__QueueStatusResponse, 13, carillon__dispatcher__v1__queue_status_response__fields, 1, carillon__dispatcher__v1__queue_status_response__ranges, carillon__dispatcher__v1__queue_status_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__queue_status_response__failures_by_code_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__QueueStatusResponse__FailuresByCodeEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__QueueStatusResponse__FailuresByCodeEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__queue_status_response__failures_by_code_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__queue_status_response__failures_by_code_entry__init(Carillon__Dispatcher__V1__QueueStatusResponse__FailuresByCodeEntry *message) {
    static const Carillon__Dispatcher__V1__QueueStatusResponse__FailuresByCodeEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__queue_status_response__failures_by_code_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__queue_status_response__failures_by_code_entry__descriptor = MESSAGE("carillon.dispatcher.v1.QueueStatusResponse.FailuresByCodeEntry", Carillon__Dispatcher__V1__QueueStatusResponse__FailuresByCodeEntry, 2, carillon__dispatcher__v1__queue_status_response__failures_by_code_entry__fields, 1, carillon__dispatcher__v1__queue_status_response__failures_by_code_entry__ranges, carillon__dispatcher__v1__queue_status_response__failures_by_code_entry__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__queue_status_response__sent_by_provider_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__QueueStatusResponse__SentByProviderEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__QueueStatusResponse__SentByProviderEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__queue_status_response__sent_by_provider_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__queue_status_response__sent_by_provider_entry__init(Carillon__Dispatcher__V1__QueueStatusResponse__SentByProviderEntry *message) {
    static const Carillon__Dispatcher__V1__QueueStatusResponse__SentByProviderEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__queue_status_response__sent_by_provider_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__queue_status_response__sent_by_provider_entry__descriptor = MESSAGE("carillon.dispatcher.v1.QueueStatusResponse.SentByProviderEntry", Carillon__Dispatcher__V1__QueueStatusResponse__SentByProviderEntry, 2, carillon__dispatcher__v1__queue_status_response__sent_by_provider_entry__fields, 1, carillon__dispatcher__v1__queue_status_response__sent_by_provider_entry__ranges, carillon__dispatcher__v1__queue_status_response__sent_by_provider_entry__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__lane_pause__fields[] = {
    FIELD("provider", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__LanePause, provider), NULL, EMPTY, 0),
    FIELD("environment", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__LanePause, environment), NULL, EMPTY, 0),
    FIELD("tenant", 3, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__LanePause, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("since_ms", 4, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__LanePause, since_ms), NULL, NULL, 0),
    FIELD("reason", 5, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__LanePause, reason), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__lane_pause__ranges[] = {{1, 0}, {0, 5}};
void carillon__dispatcher__v1__lane_pause__init(Carillon__Dispatcher__V1__LanePause *message) {
    static const Carillon__Dispatcher__V1__LanePause fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__lane_pause__descriptor), .provider = EMPTY, .environment = EMPTY, .reason = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__lane_pause__descriptor = MESSAGE("carillon.dispatcher.v1.LanePause", Carillon__Dispatcher__V1__LanePause, 5, carillon__dispatcher__v1__lane_pause__fields, 1, carillon__dispatcher__v1__lane_pause__ranges, carillon__dispatcher__v1__lane_pause__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__provider_status__fields[] = {
    FIELD("provider", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__ProviderStatus, provider), NULL, EMPTY, 0),
    FIELD("down", 2, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__ProviderStatus, down), NULL, NULL, 0),
    FIELD("called_down", 3, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__ProviderStatus, called_down), NULL, NULL, 0),
    FIELD("down_since_ms", 4, NONE, INT64, offsetof(Carillon__Dispatcher__V1__ProviderStatus, optional_down_since_ms_case), offsetof(Carillon__Dispatcher__V1__ProviderStatus, down_since_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("lanes", 5, NONE, INT32, 0, offsetof(Carillon__Dispatcher__V1__ProviderStatus, lanes), NULL, NULL, 0),
    FIELD("lanes_down", 6, NONE, INT32, 0, offsetof(Carillon__Dispatcher__V1__ProviderStatus, lanes_down), NULL, NULL, 0),
    FIELD("waiting", 7, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__ProviderStatus, waiting), NULL, NULL, 0),
    FIELD("reason", 8, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__ProviderStatus, reason), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__provider_status__ranges[] = {{1, 0}, {0, 8}};
void carillon__dispatcher__v1__provider_status__init(Carillon__Dispatcher__V1__ProviderStatus *message) {
    static const Carillon__Dispatcher__V1__ProviderStatus fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__provider_status__descriptor), .provider = EMPTY, .reason = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__provider_status__descriptor = MESSAGE("carillon.dispatcher.v1.ProviderStatus", Carillon__Dispatcher__V1__ProviderStatus, 8, carillon__dispatcher__v1__provider_status__fields, 1, carillon__dispatcher__v1__provider_status__ranges, carillon__dispatcher__v1__provider_status__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__dispatcher_member__fields[] = {
    FIELD("name", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DispatcherMember, name), NULL, EMPTY, 0),
    FIELD("version", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DispatcherMember, version), NULL, EMPTY, 0),
    FIELD("started_at_ms", 3, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__DispatcherMember, started_at_ms), NULL, NULL, 0),
    FIELD("silent", 4, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__DispatcherMember, silent), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__dispatcher_member__ranges[] = {{1, 0}, {0, 4}};
void carillon__dispatcher__v1__dispatcher_member__init(Carillon__Dispatcher__V1__DispatcherMember *message) {
    static const Carillon__Dispatcher__V1__DispatcherMember fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__dispatcher_member__descriptor), .name = EMPTY, .version = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__dispatcher_member__descriptor = MESSAGE("carillon.dispatcher.v1.DispatcherMember", Carillon__Dispatcher__V1__DispatcherMember, 4, carillon__dispatcher__v1__dispatcher_member__fields, 1, carillon__dispatcher__v1__dispatcher_member__ranges, carillon__dispatcher__v1__dispatcher_member__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__lane_status__fields[] = {
    FIELD("lane", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__LaneStatus, lane), NULL, EMPTY, 0),
    FIELD("connections", 2, NONE, INT32, 0, offsetof(Carillon__Dispatcher__V1__LaneStatus, connections), NULL, NULL, 0),
    FIELD("in_flight", 3, NONE, INT32, 0, offsetof(Carillon__Dispatcher__V1__LaneStatus, in_flight), NULL, NULL, 0),
    FIELD("state", 4, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__LaneStatus, state), NULL, NULL, 0),
    FIELD("reason", 5, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__LaneStatus, reason), NULL, EMPTY, 0),
    FIELD("until_ms", 6, NONE, INT64, offsetof(Carillon__Dispatcher__V1__LaneStatus, optional_until_ms_case), offsetof(Carillon__Dispatcher__V1__LaneStatus, until_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("waiting", 7, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__LaneStatus, waiting), NULL, NULL, 0),
    FIELD("provider", 8, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__LaneStatus, provider), NULL, EMPTY, 0),
    FIELD("sent_last_minute", 9, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__LaneStatus, sent_last_minute), NULL, NULL, 0),
    FIELD("oldest_queued_at_ms", 10, NONE, INT64, offsetof(Carillon__Dispatcher__V1__LaneStatus, optional_oldest_queued_at_ms_case), offsetof(Carillon__Dispatcher__V1__LaneStatus, oldest_queued_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("next_probe_at_ms", 11, NONE, INT64, offsetof(Carillon__Dispatcher__V1__LaneStatus, optional_next_probe_at_ms_case), offsetof(Carillon__Dispatcher__V1__LaneStatus, next_probe_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("down_since_ms", 12, NONE, INT64, offsetof(Carillon__Dispatcher__V1__LaneStatus, optional_down_since_ms_case), offsetof(Carillon__Dispatcher__V1__LaneStatus, down_since_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("paused", 13, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__LaneStatus, paused), NULL, NULL, 0),
    FIELD("waiting_retry", 14, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__LaneStatus, waiting_retry), NULL, NULL, 0),
    FIELD("failed_last_minute", 15, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__LaneStatus, failed_last_minute), NULL, NULL, 0),
    FIELD("called_down", 16, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__LaneStatus, called_down), NULL, NULL, 0),
    FIELD("host", 17, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__LaneStatus, host), NULL, EMPTY, 0),
    FIELD("environment", 18, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__LaneStatus, environment), NULL, EMPTY, 0),
    FIELD("credential_id", 19, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__LaneStatus, credential_id), NULL, EMPTY, 0),
    FIELD("project", 20, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__LaneStatus, project), NULL, EMPTY, 0),
    FIELD("tenant", 21, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__LaneStatus, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__lane_status__ranges[] = {{1, 0}, {0, 21}};
void carillon__dispatcher__v1__lane_status__init(Carillon__Dispatcher__V1__LaneStatus *message) {
    static const Carillon__Dispatcher__V1__LaneStatus fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__lane_status__descriptor), .lane = EMPTY, .reason = EMPTY, .provider = EMPTY, .host = EMPTY, .environment = EMPTY, .credential_id = EMPTY, .project = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__lane_status__descriptor = MESSAGE("carillon.dispatcher.v1.LaneStatus", Carillon__Dispatcher__V1__LaneStatus, 21, carillon__dispatcher__v1__lane_status__fields, 1, carillon__dispatcher__v1__lane_status__ranges, carillon__dispatcher__v1__lane_status__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__list_unsent_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__ListUnsentRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("notification_id", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__ListUnsentRequest, notification_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__list_unsent_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__list_unsent_request__init(Carillon__Dispatcher__V1__ListUnsentRequest *message) {
    static const Carillon__Dispatcher__V1__ListUnsentRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__list_unsent_request__descriptor), .notification_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__list_unsent_request__descriptor = MESSAGE("carillon.dispatcher.v1.ListUnsentRequest", Carillon__Dispatcher__V1__ListUnsentRequest, 2, carillon__dispatcher__v1__list_unsent_request__fields, 1, carillon__dispatcher__v1__list_unsent_request__ranges, carillon__dispatcher__v1__list_unsent_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__unsent_delivery__fields[] = {
    FIELD("push_id", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__UnsentDelivery, push_id), NULL, EMPTY, 0),
    FIELD("push_device_id", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__UnsentDelivery, push_device_id), NULL, EMPTY, 0),
    FIELD("provider", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__UnsentDelivery, provider), NULL, EMPTY, 0),
    FIELD("state", 4, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__UnsentDelivery, state), NULL, NULL, 0),
    FIELD("attempts", 5, NONE, INT32, 0, offsetof(Carillon__Dispatcher__V1__UnsentDelivery, attempts), NULL, NULL, 0),
    FIELD("provider_code", 6, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__UnsentDelivery, provider_code), NULL, EMPTY, 0),
    FIELD("due_at_ms", 7, NONE, INT64, offsetof(Carillon__Dispatcher__V1__UnsentDelivery, optional_due_at_ms_case), offsetof(Carillon__Dispatcher__V1__UnsentDelivery, due_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("queued_at_ms", 8, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__UnsentDelivery, queued_at_ms), NULL, NULL, 0),
    FIELD("lane", 9, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__UnsentDelivery, lane), &carillon__dispatcher__v1__lane_status__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__unsent_delivery__ranges[] = {{1, 0}, {0, 9}};
void carillon__dispatcher__v1__unsent_delivery__init(Carillon__Dispatcher__V1__UnsentDelivery *message) {
    static const Carillon__Dispatcher__V1__UnsentDelivery fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__unsent_delivery__descriptor), .push_id = EMPTY, .push_device_id = EMPTY, .provider = EMPTY, .provider_code = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__unsent_delivery__descriptor = MESSAGE("carillon.dispatcher.v1.UnsentDelivery", Carillon__Dispatcher__V1__UnsentDelivery, 9, carillon__dispatcher__v1__unsent_delivery__fields, 1, carillon__dispatcher__v1__unsent_delivery__ranges, carillon__dispatcher__v1__unsent_delivery__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__list_unsent_response__fields[] = {
    FIELD("deliveries", 1, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__ListUnsentResponse, n_deliveries), offsetof(Carillon__Dispatcher__V1__ListUnsentResponse, deliveries), &carillon__dispatcher__v1__unsent_delivery__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__list_unsent_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__list_unsent_response__init(Carillon__Dispatcher__V1__ListUnsentResponse *message) {
    static const Carillon__Dispatcher__V1__ListUnsentResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__list_unsent_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__list_unsent_response__descriptor = MESSAGE("carillon.dispatcher.v1.ListUnsentResponse", Carillon__Dispatcher__V1__ListUnsentResponse, 1, carillon__dispatcher__v1__list_unsent_response__fields, 1, carillon__dispatcher__v1__list_unsent_response__ranges, carillon__dispatcher__v1__list_unsent_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__dead_letter_filter__fields[] = {
    FIELD("provider", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DeadLetterFilter, provider), NULL, EMPTY, 0),
    FIELD("reason", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DeadLetterFilter, reason), NULL, EMPTY, 0),
    FIELD("provider_code", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DeadLetterFilter, provider_code), NULL, EMPTY, 0),
    FIELD("failed_from_ms", 4, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__DeadLetterFilter, failed_from_ms), NULL, NULL, 0),
    FIELD("failed_before_ms", 5, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__DeadLetterFilter, failed_before_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__dead_letter_filter__ranges[] = {{1, 0}, {0, 5}};
void carillon__dispatcher__v1__dead_letter_filter__init(Carillon__Dispatcher__V1__DeadLetterFilter *message) {
    static const Carillon__Dispatcher__V1__DeadLetterFilter fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__dead_letter_filter__descriptor), .provider = EMPTY, .reason = EMPTY, .provider_code = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__dead_letter_filter__descriptor = MESSAGE("carillon.dispatcher.v1.DeadLetterFilter", Carillon__Dispatcher__V1__DeadLetterFilter, 5, carillon__dispatcher__v1__dead_letter_filter__fields, 1, carillon__dispatcher__v1__dead_letter_filter__ranges, carillon__dispatcher__v1__dead_letter_filter__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__dead_letters_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__DeadLettersRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("page_size", 2, NONE, INT32, 0, offsetof(Carillon__Dispatcher__V1__DeadLettersRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DeadLettersRequest, page_token), NULL, EMPTY, 0),
    FIELD("filter", 4, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__DeadLettersRequest, filter), &carillon__dispatcher__v1__dead_letter_filter__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__dead_letters_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__dispatcher__v1__dead_letters_request__init(Carillon__Dispatcher__V1__DeadLettersRequest *message) {
    static const Carillon__Dispatcher__V1__DeadLettersRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__dead_letters_request__descriptor), .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__dead_letters_request__descriptor = MESSAGE("carillon.dispatcher.v1.DeadLettersRequest", Carillon__Dispatcher__V1__DeadLettersRequest, 4, carillon__dispatcher__v1__dead_letters_request__fields, 1, carillon__dispatcher__v1__dead_letters_request__ranges, carillon__dispatcher__v1__dead_letters_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__dead_letter__fields[] = {
    FIELD("push_id", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DeadLetter, push_id), NULL, EMPTY, 0),
    FIELD("notification_id", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DeadLetter, notification_id), NULL, EMPTY, 0),
    FIELD("user_id", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DeadLetter, user_id), NULL, EMPTY, 0),
    FIELD("push_device_id", 4, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DeadLetter, push_device_id), NULL, EMPTY, 0),
    FIELD("reason", 5, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DeadLetter, reason), NULL, EMPTY, 0),
    FIELD("provider_code", 6, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DeadLetter, provider_code), NULL, EMPTY, 0),
    FIELD("attempts", 7, NONE, INT32, 0, offsetof(Carillon__Dispatcher__V1__DeadLetter, attempts), NULL, NULL, 0),
    FIELD("failed_at_ms", 8, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__DeadLetter, failed_at_ms), NULL, NULL, 0),
    FIELD("tenant", 9, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__DeadLetter, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("provider", 10, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DeadLetter, provider), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__dead_letter__ranges[] = {{1, 0}, {0, 10}};
void carillon__dispatcher__v1__dead_letter__init(Carillon__Dispatcher__V1__DeadLetter *message) {
    static const Carillon__Dispatcher__V1__DeadLetter fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__dead_letter__descriptor), .push_id = EMPTY, .notification_id = EMPTY, .user_id = EMPTY, .push_device_id = EMPTY, .reason = EMPTY, .provider_code = EMPTY, .provider = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__dead_letter__descriptor = MESSAGE("carillon.dispatcher.v1.DeadLetter", Carillon__Dispatcher__V1__DeadLetter, 10, carillon__dispatcher__v1__dead_letter__fields, 1, carillon__dispatcher__v1__dead_letter__ranges, carillon__dispatcher__v1__dead_letter__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__dead_letters_response__fields[] = {
    FIELD("dead_letters", 1, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__DeadLettersResponse, n_dead_letters), offsetof(Carillon__Dispatcher__V1__DeadLettersResponse, dead_letters), &carillon__dispatcher__v1__dead_letter__descriptor, NULL, 0),
    FIELD("next_page_token", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__DeadLettersResponse, next_page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__dead_letters_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__dead_letters_response__init(Carillon__Dispatcher__V1__DeadLettersResponse *message) {
    static const Carillon__Dispatcher__V1__DeadLettersResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__dead_letters_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__dead_letters_response__descriptor = MESSAGE("carillon.dispatcher.v1.DeadLettersResponse", Carillon__Dispatcher__V1__DeadLettersResponse, 2, carillon__dispatcher__v1__dead_letters_response__fields, 1, carillon__dispatcher__v1__dead_letters_response__ranges, carillon__dispatcher__v1__dead_letters_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__requeue_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__RequeueRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("push_ids", 2, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__RequeueRequest, n_push_ids), offsetof(Carillon__Dispatcher__V1__RequeueRequest, push_ids), NULL, EMPTY, 0),
    FIELD("all", 3, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__RequeueRequest, all), NULL, NULL, 0),
    FIELD("filter", 4, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__RequeueRequest, filter), &carillon__dispatcher__v1__dead_letter_filter__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__requeue_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__dispatcher__v1__requeue_request__init(Carillon__Dispatcher__V1__RequeueRequest *message) {
    static const Carillon__Dispatcher__V1__RequeueRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__requeue_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__requeue_request__descriptor = MESSAGE("carillon.dispatcher.v1.RequeueRequest", Carillon__Dispatcher__V1__RequeueRequest, 4, carillon__dispatcher__v1__requeue_request__fields, 1, carillon__dispatcher__v1__requeue_request__ranges, carillon__dispatcher__v1__requeue_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__requeue_response__fields[] = {
    FIELD("requeued", 1, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__RequeueResponse, requeued), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__requeue_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__requeue_response__init(Carillon__Dispatcher__V1__RequeueResponse *message) {
    static const Carillon__Dispatcher__V1__RequeueResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__requeue_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__requeue_response__descriptor = MESSAGE("carillon.dispatcher.v1.RequeueResponse", Carillon__Dispatcher__V1__RequeueResponse, 1, carillon__dispatcher__v1__requeue_response__fields, 1, carillon__dispatcher__v1__requeue_response__ranges, carillon__dispatcher__v1__requeue_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__drop_dead_letters_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__DropDeadLettersRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("push_ids", 2, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__DropDeadLettersRequest, n_push_ids), offsetof(Carillon__Dispatcher__V1__DropDeadLettersRequest, push_ids), NULL, EMPTY, 0),
    FIELD("all", 3, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__DropDeadLettersRequest, all), NULL, NULL, 0),
    FIELD("filter", 4, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__DropDeadLettersRequest, filter), &carillon__dispatcher__v1__dead_letter_filter__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__drop_dead_letters_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__dispatcher__v1__drop_dead_letters_request__init(Carillon__Dispatcher__V1__DropDeadLettersRequest *message) {
    static const Carillon__Dispatcher__V1__DropDeadLettersRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__drop_dead_letters_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__drop_dead_letters_request__descriptor = MESSAGE("carillon.dispatcher.v1.DropDeadLettersRequest", Carillon__Dispatcher__V1__DropDeadLettersRequest, 4, carillon__dispatcher__v1__drop_dead_letters_request__fields, 1, carillon__dispatcher__v1__drop_dead_letters_request__ranges, carillon__dispatcher__v1__drop_dead_letters_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__drop_dead_letters_response__fields[] = {
    FIELD("dropped", 1, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__DropDeadLettersResponse, dropped), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__drop_dead_letters_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__drop_dead_letters_response__init(Carillon__Dispatcher__V1__DropDeadLettersResponse *message) {
    static const Carillon__Dispatcher__V1__DropDeadLettersResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__drop_dead_letters_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__drop_dead_letters_response__descriptor = MESSAGE("carillon.dispatcher.v1.DropDeadLettersResponse", Carillon__Dispatcher__V1__DropDeadLettersResponse, 1, carillon__dispatcher__v1__drop_dead_letters_response__fields, 1, carillon__dispatcher__v1__drop_dead_letters_response__ranges, carillon__dispatcher__v1__drop_dead_letters_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__pause_lanes_request__fields[] = {
    FIELD("paused", 1, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__PauseLanesRequest, paused), NULL, NULL, 0),
    FIELD("provider", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PauseLanesRequest, provider), NULL, EMPTY, 0),
    FIELD("environment", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PauseLanesRequest, environment), NULL, EMPTY, 0),
    FIELD("tenant", 4, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__PauseLanesRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("reason", 5, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PauseLanesRequest, reason), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__pause_lanes_request__ranges[] = {{1, 0}, {0, 5}};
void carillon__dispatcher__v1__pause_lanes_request__init(Carillon__Dispatcher__V1__PauseLanesRequest *message) {
    static const Carillon__Dispatcher__V1__PauseLanesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__pause_lanes_request__descriptor), .provider = EMPTY, .environment = EMPTY, .reason = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__pause_lanes_request__descriptor = MESSAGE("carillon.dispatcher.v1.PauseLanesRequest", Carillon__Dispatcher__V1__PauseLanesRequest, 5, carillon__dispatcher__v1__pause_lanes_request__fields, 1, carillon__dispatcher__v1__pause_lanes_request__ranges, carillon__dispatcher__v1__pause_lanes_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__pause_lanes_response__fields[] = {
    FIELD("changed", 1, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__PauseLanesResponse, changed), NULL, NULL, 0),
    FIELD("pauses", 2, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__PauseLanesResponse, n_pauses), offsetof(Carillon__Dispatcher__V1__PauseLanesResponse, pauses), &carillon__dispatcher__v1__lane_pause__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__pause_lanes_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__pause_lanes_response__init(Carillon__Dispatcher__V1__PauseLanesResponse *message) {
    static const Carillon__Dispatcher__V1__PauseLanesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__pause_lanes_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__pause_lanes_response__descriptor = MESSAGE("carillon.dispatcher.v1.PauseLanesResponse", Carillon__Dispatcher__V1__PauseLanesResponse, 2, carillon__dispatcher__v1__pause_lanes_response__fields, 1, carillon__dispatcher__v1__pause_lanes_response__ranges, carillon__dispatcher__v1__pause_lanes_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__mark_provider_request__fields[] = {
    FIELD("provider", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__MarkProviderRequest, provider), NULL, EMPTY, 0),
    FIELD("down", 2, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__MarkProviderRequest, down), NULL, NULL, 0),
    FIELD("environment", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__MarkProviderRequest, environment), NULL, EMPTY, 0),
    FIELD("reason", 4, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__MarkProviderRequest, reason), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__mark_provider_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__dispatcher__v1__mark_provider_request__init(Carillon__Dispatcher__V1__MarkProviderRequest *message) {
    static const Carillon__Dispatcher__V1__MarkProviderRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__mark_provider_request__descriptor), .provider = EMPTY, .environment = EMPTY, .reason = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__mark_provider_request__descriptor = MESSAGE("carillon.dispatcher.v1.MarkProviderRequest", Carillon__Dispatcher__V1__MarkProviderRequest, 4, carillon__dispatcher__v1__mark_provider_request__fields, 1, carillon__dispatcher__v1__mark_provider_request__ranges, carillon__dispatcher__v1__mark_provider_request__init);

void carillon__dispatcher__v1__mark_provider_response__init(Carillon__Dispatcher__V1__MarkProviderResponse *message) {
    static const Carillon__Dispatcher__V1__MarkProviderResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__mark_provider_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__mark_provider_response__descriptor = MESSAGE("carillon.dispatcher.v1.MarkProviderResponse", Carillon__Dispatcher__V1__MarkProviderResponse, 0, NULL, 0, NULL, carillon__dispatcher__v1__mark_provider_response__init);

void carillon__dispatcher__v1__push_availability_request__init(Carillon__Dispatcher__V1__PushAvailabilityRequest *message) {
    static const Carillon__Dispatcher__V1__PushAvailabilityRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__push_availability_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__push_availability_request__descriptor = MESSAGE("carillon.dispatcher.v1.PushAvailabilityRequest", Carillon__Dispatcher__V1__PushAvailabilityRequest, 0, NULL, 0, NULL, carillon__dispatcher__v1__push_availability_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__push_availability_response__fields[] = {
    FIELD("providers_down", 1, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__PushAvailabilityResponse, n_providers_down), offsetof(Carillon__Dispatcher__V1__PushAvailabilityResponse, providers_down), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__push_availability_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__push_availability_response__init(Carillon__Dispatcher__V1__PushAvailabilityResponse *message) {
    static const Carillon__Dispatcher__V1__PushAvailabilityResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__push_availability_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__push_availability_response__descriptor = MESSAGE("carillon.dispatcher.v1.PushAvailabilityResponse", Carillon__Dispatcher__V1__PushAvailabilityResponse, 1, carillon__dispatcher__v1__push_availability_response__fields, 1, carillon__dispatcher__v1__push_availability_response__ranges, carillon__dispatcher__v1__push_availability_response__init);

void carillon__dispatcher__v1__reencrypt_credentials_request__init(Carillon__Dispatcher__V1__ReencryptCredentialsRequest *message) {
    static const Carillon__Dispatcher__V1__ReencryptCredentialsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__reencrypt_credentials_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__reencrypt_credentials_request__descriptor = MESSAGE("carillon.dispatcher.v1.ReencryptCredentialsRequest", Carillon__Dispatcher__V1__ReencryptCredentialsRequest, 0, NULL, 0, NULL, carillon__dispatcher__v1__reencrypt_credentials_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__reencrypt_credentials_response__fields[] = {
    FIELD("examined", 1, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__ReencryptCredentialsResponse, examined), NULL, NULL, 0),
    FIELD("reencrypted", 2, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__ReencryptCredentialsResponse, reencrypted), NULL, NULL, 0),
    FIELD("unreadable", 3, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__ReencryptCredentialsResponse, unreadable), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__reencrypt_credentials_response__ranges[] = {{1, 0}, {0, 3}};
void carillon__dispatcher__v1__reencrypt_credentials_response__init(Carillon__Dispatcher__V1__ReencryptCredentialsResponse *message) {
    static const Carillon__Dispatcher__V1__ReencryptCredentialsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__reencrypt_credentials_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__reencrypt_credentials_response__descriptor = MESSAGE("carillon.dispatcher.v1.ReencryptCredentialsResponse", Carillon__Dispatcher__V1__ReencryptCredentialsResponse, 3, carillon__dispatcher__v1__reencrypt_credentials_response__fields, 1, carillon__dispatcher__v1__reencrypt_credentials_response__ranges, carillon__dispatcher__v1__reencrypt_credentials_response__init);

void carillon__dispatcher__v1__credential_key_use_request__init(Carillon__Dispatcher__V1__CredentialKeyUseRequest *message) {
    static const Carillon__Dispatcher__V1__CredentialKeyUseRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__credential_key_use_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__credential_key_use_request__descriptor = MESSAGE("carillon.dispatcher.v1.CredentialKeyUseRequest", Carillon__Dispatcher__V1__CredentialKeyUseRequest, 0, NULL, 0, NULL, carillon__dispatcher__v1__credential_key_use_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__credential_key_use__fields[] = {
    FIELD("key_id", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__CredentialKeyUse, key_id), NULL, EMPTY, 0),
    FIELD("current", 2, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__CredentialKeyUse, current), NULL, NULL, 0),
    FIELD("in_ring", 3, NONE, BOOL, 0, offsetof(Carillon__Dispatcher__V1__CredentialKeyUse, in_ring), NULL, NULL, 0),
    FIELD("credentials", 4, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__CredentialKeyUse, credentials), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__credential_key_use__ranges[] = {{1, 0}, {0, 4}};
void carillon__dispatcher__v1__credential_key_use__init(Carillon__Dispatcher__V1__CredentialKeyUse *message) {
    static const Carillon__Dispatcher__V1__CredentialKeyUse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__credential_key_use__descriptor), .key_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__credential_key_use__descriptor = MESSAGE("carillon.dispatcher.v1.CredentialKeyUse", Carillon__Dispatcher__V1__CredentialKeyUse, 4, carillon__dispatcher__v1__credential_key_use__fields, 1, carillon__dispatcher__v1__credential_key_use__ranges, carillon__dispatcher__v1__credential_key_use__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__credential_key_use_response__fields[] = {
    FIELD("keys", 1, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__CredentialKeyUseResponse, n_keys), offsetof(Carillon__Dispatcher__V1__CredentialKeyUseResponse, keys), &carillon__dispatcher__v1__credential_key_use__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__credential_key_use_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__credential_key_use_response__init(Carillon__Dispatcher__V1__CredentialKeyUseResponse *message) {
    static const Carillon__Dispatcher__V1__CredentialKeyUseResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__credential_key_use_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__credential_key_use_response__descriptor = MESSAGE("carillon.dispatcher.v1.CredentialKeyUseResponse", Carillon__Dispatcher__V1__CredentialKeyUseResponse, 1, carillon__dispatcher__v1__credential_key_use_response__fields, 1, carillon__dispatcher__v1__credential_key_use_response__ranges, carillon__dispatcher__v1__credential_key_use_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__user_action__fields[] = {
    FIELD("action", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__UserAction, action), NULL, EMPTY, 0),
    FIELD("text_input", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__UserAction, text_input), NULL, EMPTY, 0),
    FIELD("push_id", 3, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__UserAction, push_id), NULL, EMPTY, 0),
    FIELD("device_id", 4, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__UserAction, device_id), NULL, EMPTY, 0),
    FIELD("type_id", 5, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__UserAction, type_id), NULL, EMPTY, 0),
    FIELD("event_id", 6, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__UserAction, event_id), NULL, EMPTY, 0),
    FIELD("channel_id", 7, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__UserAction, channel_id), NULL, EMPTY, 0),
    FIELD("message_id", 8, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__UserAction, message_id), NULL, EMPTY, 0),
    FIELD("occurred_at_ms", 9, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__UserAction, occurred_at_ms), NULL, NULL, 0),
    FIELD("callback_target", 10, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__UserAction, callback_target), NULL, EMPTY, 0),
    FIELD("callback_params", 11, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__UserAction, n_callback_params), offsetof(Carillon__Dispatcher__V1__UserAction, callback_params), &carillon__dispatcher__v1__user_action__callback_params_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__user_action__ranges[] = {{1, 0}, {0, 11}};
void carillon__dispatcher__v1__user_action__init(Carillon__Dispatcher__V1__UserAction *message) {
    static const Carillon__Dispatcher__V1__UserAction fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__user_action__descriptor), .action = EMPTY, .text_input = EMPTY, .push_id = EMPTY, .device_id = EMPTY, .type_id = EMPTY, .event_id = EMPTY, .channel_id = EMPTY, .message_id = EMPTY, .callback_target = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__user_action__descriptor = MESSAGE("carillon.dispatcher.v1.UserAction", Carillon__Dispatcher__V1__UserAction, 11, carillon__dispatcher__v1__user_action__fields, 1, carillon__dispatcher__v1__user_action__ranges, carillon__dispatcher__v1__user_action__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__user_action__callback_params_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__UserAction__CallbackParamsEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__UserAction__CallbackParamsEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__user_action__callback_params_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__user_action__callback_params_entry__init(Carillon__Dispatcher__V1__UserAction__CallbackParamsEntry *message) {
    static const Carillon__Dispatcher__V1__UserAction__CallbackParamsEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__user_action__callback_params_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__user_action__callback_params_entry__descriptor = MESSAGE("carillon.dispatcher.v1.UserAction.CallbackParamsEntry", Carillon__Dispatcher__V1__UserAction__CallbackParamsEntry, 2, carillon__dispatcher__v1__user_action__callback_params_entry__fields, 1, carillon__dispatcher__v1__user_action__callback_params_entry__ranges, carillon__dispatcher__v1__user_action__callback_params_entry__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__person_message__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__PersonMessage, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("message_id", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PersonMessage, message_id), NULL, EMPTY, 0),
    FIELD("kind", 3, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__PersonMessage, kind), NULL, NULL, 0),
    FIELD("user_id", 4, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PersonMessage, user_id), NULL, EMPTY, 0),
    FIELD("email", 5, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PersonMessage, email), NULL, EMPTY, 0),
    FIELD("title", 6, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PersonMessage, title), NULL, EMPTY, 0),
    FIELD("body", 7, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PersonMessage, body), NULL, EMPTY, 0),
    FIELD("deep_link", 8, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PersonMessage, deep_link), NULL, EMPTY, 0),
    FIELD("reason", 9, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PersonMessage, reason), NULL, EMPTY, 0),
    FIELD("locale", 10, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PersonMessage, locale), NULL, EMPTY, 0),
    FIELD("notification_id", 11, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PersonMessage, notification_id), NULL, EMPTY, 0),
    FIELD("subject", 12, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__PersonMessage, subject), NULL, EMPTY, 0),
    FIELD("way", 13, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__PersonMessage, way), NULL, NULL, 0),
    FIELD("action", 14, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__PersonMessage, action), &carillon__dispatcher__v1__user_action__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__person_message__ranges[] = {{1, 0}, {0, 14}};
void carillon__dispatcher__v1__person_message__init(Carillon__Dispatcher__V1__PersonMessage *message) {
    static const Carillon__Dispatcher__V1__PersonMessage fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__person_message__descriptor), .message_id = EMPTY, .user_id = EMPTY, .email = EMPTY, .title = EMPTY, .body = EMPTY, .deep_link = EMPTY, .reason = EMPTY, .locale = EMPTY, .notification_id = EMPTY, .subject = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__person_message__descriptor = MESSAGE("carillon.dispatcher.v1.PersonMessage", Carillon__Dispatcher__V1__PersonMessage, 14, carillon__dispatcher__v1__person_message__fields, 1, carillon__dispatcher__v1__person_message__ranges, carillon__dispatcher__v1__person_message__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__send_person_messages_request__fields[] = {
    FIELD("messages", 1, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__SendPersonMessagesRequest, n_messages), offsetof(Carillon__Dispatcher__V1__SendPersonMessagesRequest, messages), &carillon__dispatcher__v1__person_message__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__send_person_messages_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__send_person_messages_request__init(Carillon__Dispatcher__V1__SendPersonMessagesRequest *message) {
    static const Carillon__Dispatcher__V1__SendPersonMessagesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__send_person_messages_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__send_person_messages_request__descriptor = MESSAGE("carillon.dispatcher.v1.SendPersonMessagesRequest", Carillon__Dispatcher__V1__SendPersonMessagesRequest, 1, carillon__dispatcher__v1__send_person_messages_request__fields, 1, carillon__dispatcher__v1__send_person_messages_request__ranges, carillon__dispatcher__v1__send_person_messages_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__send_person_messages_response__fields[] = {
    FIELD("rejected", 1, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__SendPersonMessagesResponse, n_rejected), offsetof(Carillon__Dispatcher__V1__SendPersonMessagesResponse, rejected), &carillon__common__v1__item_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__send_person_messages_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__send_person_messages_response__init(Carillon__Dispatcher__V1__SendPersonMessagesResponse *message) {
    static const Carillon__Dispatcher__V1__SendPersonMessagesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__send_person_messages_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__send_person_messages_response__descriptor = MESSAGE("carillon.dispatcher.v1.SendPersonMessagesResponse", Carillon__Dispatcher__V1__SendPersonMessagesResponse, 1, carillon__dispatcher__v1__send_person_messages_response__fields, 1, carillon__dispatcher__v1__send_person_messages_response__ranges, carillon__dispatcher__v1__send_person_messages_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__probe_tokens_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__ProbeTokensRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("probe_id", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__ProbeTokensRequest, probe_id), NULL, EMPTY, 0),
    FIELD("devices", 3, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__ProbeTokensRequest, n_devices), offsetof(Carillon__Dispatcher__V1__ProbeTokensRequest, devices), &carillon__common__v1__sendable_device__descriptor, NULL, 0),
    FIELD("data", 80, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__ProbeTokensRequest, n_data), offsetof(Carillon__Dispatcher__V1__ProbeTokensRequest, data), &carillon__dispatcher__v1__probe_tokens_request__data_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__probe_tokens_request__ranges[] = {{1, 0}, {80, 3}, {0, 4}};
void carillon__dispatcher__v1__probe_tokens_request__init(Carillon__Dispatcher__V1__ProbeTokensRequest *message) {
    static const Carillon__Dispatcher__V1__ProbeTokensRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__probe_tokens_request__descriptor), .probe_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__probe_tokens_request__descriptor = MESSAGE("carillon.dispatcher.v1.ProbeTokensRequest", Carillon__Dispatcher__V1__ProbeTokensRequest, 4, carillon__dispatcher__v1__probe_tokens_request__fields, 2, carillon__dispatcher__v1__probe_tokens_request__ranges, carillon__dispatcher__v1__probe_tokens_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__probe_tokens_request__data_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__ProbeTokensRequest__DataEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__ProbeTokensRequest__DataEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__probe_tokens_request__data_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__probe_tokens_request__data_entry__init(Carillon__Dispatcher__V1__ProbeTokensRequest__DataEntry *message) {
    static const Carillon__Dispatcher__V1__ProbeTokensRequest__DataEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__probe_tokens_request__data_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__probe_tokens_request__data_entry__descriptor = MESSAGE("carillon.dispatcher.v1.ProbeTokensRequest.DataEntry", Carillon__Dispatcher__V1__ProbeTokensRequest__DataEntry, 2, carillon__dispatcher__v1__probe_tokens_request__data_entry__fields, 1, carillon__dispatcher__v1__probe_tokens_request__data_entry__ranges, carillon__dispatcher__v1__probe_tokens_request__data_entry__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__probe_tokens_response__fields[] = {
    FIELD("accepted", 1, NONE, INT64, 0, offsetof(Carillon__Dispatcher__V1__ProbeTokensResponse, accepted), NULL, NULL, 0),
    FIELD("suspended_device_ids", 2, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__ProbeTokensResponse, n_suspended_device_ids), offsetof(Carillon__Dispatcher__V1__ProbeTokensResponse, suspended_device_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__probe_tokens_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__probe_tokens_response__init(Carillon__Dispatcher__V1__ProbeTokensResponse *message) {
    static const Carillon__Dispatcher__V1__ProbeTokensResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__probe_tokens_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__probe_tokens_response__descriptor = MESSAGE("carillon.dispatcher.v1.ProbeTokensResponse", Carillon__Dispatcher__V1__ProbeTokensResponse, 2, carillon__dispatcher__v1__probe_tokens_response__fields, 1, carillon__dispatcher__v1__probe_tokens_response__ranges, carillon__dispatcher__v1__probe_tokens_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__test_push_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__TestPushRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__TestPushRequest, user_id), NULL, EMPTY, 0),
    FIELD("push_device_ids", 3, REPEATED, STRING, offsetof(Carillon__Dispatcher__V1__TestPushRequest, n_push_device_ids), offsetof(Carillon__Dispatcher__V1__TestPushRequest, push_device_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__test_push_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__dispatcher__v1__test_push_request__init(Carillon__Dispatcher__V1__TestPushRequest *message) {
    static const Carillon__Dispatcher__V1__TestPushRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__test_push_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__test_push_request__descriptor = MESSAGE("carillon.dispatcher.v1.TestPushRequest", Carillon__Dispatcher__V1__TestPushRequest, 3, carillon__dispatcher__v1__test_push_request__fields, 1, carillon__dispatcher__v1__test_push_request__ranges, carillon__dispatcher__v1__test_push_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__test_push_result__fields[] = {
    FIELD("push_device_id", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__TestPushResult, push_device_id), NULL, EMPTY, 0),
    FIELD("platform", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__TestPushResult, platform), NULL, EMPTY, 0),
    FIELD("status", 3, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__TestPushResult, status), NULL, NULL, 0),
    FIELD("reason", 4, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__TestPushResult, reason), NULL, EMPTY, 0),
    FIELD("message_id", 5, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__TestPushResult, message_id), NULL, EMPTY, 0),
    FIELD("wait_reason", 6, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__TestPushResult, wait_reason), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__test_push_result__ranges[] = {{1, 0}, {0, 6}};
void carillon__dispatcher__v1__test_push_result__init(Carillon__Dispatcher__V1__TestPushResult *message) {
    static const Carillon__Dispatcher__V1__TestPushResult fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__test_push_result__descriptor), .push_device_id = EMPTY, .platform = EMPTY, .reason = EMPTY, .message_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__test_push_result__descriptor = MESSAGE("carillon.dispatcher.v1.TestPushResult", Carillon__Dispatcher__V1__TestPushResult, 6, carillon__dispatcher__v1__test_push_result__fields, 1, carillon__dispatcher__v1__test_push_result__ranges, carillon__dispatcher__v1__test_push_result__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__test_push_response__fields[] = {
    FIELD("push_id", 1, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__TestPushResponse, push_id), NULL, EMPTY, 0),
    FIELD("results", 2, REPEATED, MESSAGE, offsetof(Carillon__Dispatcher__V1__TestPushResponse, n_results), offsetof(Carillon__Dispatcher__V1__TestPushResponse, results), &carillon__dispatcher__v1__test_push_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__test_push_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__dispatcher__v1__test_push_response__init(Carillon__Dispatcher__V1__TestPushResponse *message) {
    static const Carillon__Dispatcher__V1__TestPushResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__test_push_response__descriptor), .push_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__test_push_response__descriptor = MESSAGE("carillon.dispatcher.v1.TestPushResponse", Carillon__Dispatcher__V1__TestPushResponse, 2, carillon__dispatcher__v1__test_push_response__fields, 1, carillon__dispatcher__v1__test_push_response__ranges, carillon__dispatcher__v1__test_push_response__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__check_signature_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Dispatcher__V1__CheckSignatureRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("signature", 2, NONE, STRING, 0, offsetof(Carillon__Dispatcher__V1__CheckSignatureRequest, signature), NULL, EMPTY, 0),
    FIELD("body", 3, NONE, BYTES, 0, offsetof(Carillon__Dispatcher__V1__CheckSignatureRequest, body), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__check_signature_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__dispatcher__v1__check_signature_request__init(Carillon__Dispatcher__V1__CheckSignatureRequest *message) {
    static const Carillon__Dispatcher__V1__CheckSignatureRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__check_signature_request__descriptor), .signature = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__check_signature_request__descriptor = MESSAGE("carillon.dispatcher.v1.CheckSignatureRequest", Carillon__Dispatcher__V1__CheckSignatureRequest, 3, carillon__dispatcher__v1__check_signature_request__fields, 1, carillon__dispatcher__v1__check_signature_request__ranges, carillon__dispatcher__v1__check_signature_request__init);

static const ProtobufCFieldDescriptor carillon__dispatcher__v1__check_signature_response__fields[] = {
    FIELD("verdict", 1, NONE, ENUM, 0, offsetof(Carillon__Dispatcher__V1__CheckSignatureResponse, verdict), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__dispatcher__v1__check_signature_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__dispatcher__v1__check_signature_response__init(Carillon__Dispatcher__V1__CheckSignatureResponse *message) {
    static const Carillon__Dispatcher__V1__CheckSignatureResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__dispatcher__v1__check_signature_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__dispatcher__v1__check_signature_response__descriptor = MESSAGE("carillon.dispatcher.v1.CheckSignatureResponse", Carillon__Dispatcher__V1__CheckSignatureResponse, 1, carillon__dispatcher__v1__check_signature_response__fields, 1, carillon__dispatcher__v1__check_signature_response__ranges, carillon__dispatcher__v1__check_signature_response__init);

static const ProtobufCFieldDescriptor carillon__gateway__v1__prepare_media_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Gateway__V1__PrepareMediaRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("source_url", 2, NONE, STRING, 0, offsetof(Carillon__Gateway__V1__PrepareMediaRequest, source_url), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__gateway__v1__prepare_media_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__gateway__v1__prepare_media_request__init(Carillon__Gateway__V1__PrepareMediaRequest *message) {
    static const Carillon__Gateway__V1__PrepareMediaRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__gateway__v1__prepare_media_request__descriptor), .source_url = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__gateway__v1__prepare_media_request__descriptor = MESSAGE("carillon.gateway.v1.PrepareMediaRequest", Carillon__Gateway__V1__PrepareMediaRequest, 2, carillon__gateway__v1__prepare_media_request__fields, 1, carillon__gateway__v1__prepare_media_request__ranges, carillon__gateway__v1__prepare_media_request__init);

static const ProtobufCFieldDescriptor carillon__gateway__v1__prepared_media__fields[] = {
    FIELD("url", 1, NONE, STRING, 0, offsetof(Carillon__Gateway__V1__PreparedMedia, url), NULL, EMPTY, 0),
    FIELD("still_url", 2, NONE, STRING, 0, offsetof(Carillon__Gateway__V1__PreparedMedia, still_url), NULL, EMPTY, 0),
    FIELD("ios_icon_url", 3, NONE, STRING, 0, offsetof(Carillon__Gateway__V1__PreparedMedia, ios_icon_url), NULL, EMPTY, 0),
    FIELD("android_icon_url", 4, NONE, STRING, 0, offsetof(Carillon__Gateway__V1__PreparedMedia, android_icon_url), NULL, EMPTY, 0),
    FIELD("expires_at_ms", 5, NONE, INT64, 0, offsetof(Carillon__Gateway__V1__PreparedMedia, expires_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__gateway__v1__prepared_media__ranges[] = {{1, 0}, {0, 5}};
void carillon__gateway__v1__prepared_media__init(Carillon__Gateway__V1__PreparedMedia *message) {
    static const Carillon__Gateway__V1__PreparedMedia fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__gateway__v1__prepared_media__descriptor), .url = EMPTY, .still_url = EMPTY, .ios_icon_url = EMPTY, .android_icon_url = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__gateway__v1__prepared_media__descriptor = MESSAGE("carillon.gateway.v1.PreparedMedia", Carillon__Gateway__V1__PreparedMedia, 5, carillon__gateway__v1__prepared_media__fields, 1, carillon__gateway__v1__prepared_media__ranges, carillon__gateway__v1__prepared_media__init);

static const ProtobufCFieldDescriptor carillon__gateway__v1__prepare_media_response__fields[] = {
    FIELD("media", 1, NONE, MESSAGE, 0, offsetof(Carillon__Gateway__V1__PrepareMediaResponse, media), &carillon__gateway__v1__prepared_media__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__gateway__v1__prepare_media_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__gateway__v1__prepare_media_response__init(Carillon__Gateway__V1__PrepareMediaResponse *message) {
    static const Carillon__Gateway__V1__PrepareMediaResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__gateway__v1__prepare_media_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__gateway__v1__prepare_media_response__descriptor = MESSAGE("carillon.gateway.v1.PrepareMediaResponse", Carillon__Gateway__V1__PrepareMediaResponse, 1, carillon__gateway__v1__prepare_media_response__fields, 1, carillon__gateway__v1__prepare_media_response__ranges, carillon__gateway__v1__prepare_media_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__mention__fields[] = {
    FIELD("type", 1, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__Mention, type), NULL, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Mention, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__mention__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__mention__init(Carillon__Evaluator__V1__Mention *message) {
    static const Carillon__Evaluator__V1__Mention fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__mention__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__mention__descriptor = MESSAGE("carillon.evaluator.v1.Mention", Carillon__Evaluator__V1__Mention, 2, carillon__evaluator__v1__mention__fields, 1, carillon__evaluator__v1__mention__ranges, carillon__evaluator__v1__mention__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__local_schedule__fields[] = {
    FIELD("local_date", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__LocalSchedule, local_date), NULL, EMPTY, 0),
    FIELD("local_time", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__LocalSchedule, local_time), NULL, EMPTY, 0),
    FIELD("timezone_source", 3, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__LocalSchedule, timezone_source), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__local_schedule__ranges[] = {{1, 0}, {0, 3}};
void carillon__evaluator__v1__local_schedule__init(Carillon__Evaluator__V1__LocalSchedule *message) {
    static const Carillon__Evaluator__V1__LocalSchedule fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__local_schedule__descriptor), .local_date = EMPTY, .local_time = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__local_schedule__descriptor = MESSAGE("carillon.evaluator.v1.LocalSchedule", Carillon__Evaluator__V1__LocalSchedule, 3, carillon__evaluator__v1__local_schedule__fields, 1, carillon__evaluator__v1__local_schedule__ranges, carillon__evaluator__v1__local_schedule__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__event__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__Event, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("event_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Event, event_id), NULL, EMPTY, 0),
    FIELD("event_type", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Event, event_type), NULL, EMPTY, 0),
    FIELD("occurred_at_ms", 4, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Event, occurred_at_ms), NULL, NULL, 0),
    FIELD("actor_id", 5, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Event, actor_id), NULL, EMPTY, 0),
    FIELD("subject_user_id", 6, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Event, subject_user_id), NULL, EMPTY, 0),
    FIELD("recipients", 7, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__Event, n_recipients), offsetof(Carillon__Evaluator__V1__Event, recipients), NULL, EMPTY, 0),
    FIELD("channel_id", 8, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Event, channel_id), NULL, EMPTY, 0),
    FIELD("channel_type", 9, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__Event, channel_type), NULL, NULL, 0),
    FIELD("channel_members", 10, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__Event, n_channel_members), offsetof(Carillon__Evaluator__V1__Event, channel_members), NULL, EMPTY, 0),
    FIELD("thread_id", 11, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Event, thread_id), NULL, EMPTY, 0),
    FIELD("thread_followers", 12, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__Event, n_thread_followers), offsetof(Carillon__Evaluator__V1__Event, thread_followers), NULL, EMPTY, 0),
    FIELD("mentions", 13, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__Event, n_mentions), offsetof(Carillon__Evaluator__V1__Event, mentions), &carillon__evaluator__v1__mention__descriptor, NULL, 0),
    FIELD("entity_type", 14, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Event, entity_type), NULL, EMPTY, 0),
    FIELD("entity_id", 15, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Event, entity_id), NULL, EMPTY, 0),
    FIELD("data", 16, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__Event, n_data), offsetof(Carillon__Evaluator__V1__Event, data), &carillon__evaluator__v1__event__data_entry__descriptor, NULL, 0),
    FIELD("priority", 17, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__Event, priority), NULL, NULL, 0),
    FIELD("type_id", 18, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Event, type_id), NULL, EMPTY, 0),
    FIELD("inline_members", 19, NONE, BOOL, 0, offsetof(Carillon__Evaluator__V1__Event, inline_members), NULL, NULL, 0),
    FIELD("inline_followers", 20, NONE, BOOL, 0, offsetof(Carillon__Evaluator__V1__Event, inline_followers), NULL, NULL, 0),
    FIELD("scheduled_for_ms", 30, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Event, scheduled_for_ms), NULL, NULL, 0),
    FIELD("content", 31, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__Event, content), &carillon__evaluator__v1__notification_content__descriptor, NULL, 0),
    FIELD("broadcast", 32, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__Event, broadcast), &carillon__evaluator__v1__broadcast_part__descriptor, NULL, 0),
    FIELD("scheduled_local", 33, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__Event, scheduled_local), &carillon__evaluator__v1__local_schedule__descriptor, NULL, 0),
    FIELD("cancelled_recipients", 40, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__Event, n_cancelled_recipients), offsetof(Carillon__Evaluator__V1__Event, cancelled_recipients), NULL, EMPTY, 0),
    FIELD("snooze", 41, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__Event, snooze), &carillon__evaluator__v1__snooze__descriptor, NULL, 0),
    FIELD("escalation", 42, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__Event, escalation), &carillon__evaluator__v1__escalation__descriptor, NULL, 0),
    FIELD("silent", 43, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__Event, silent), &carillon__evaluator__v1__silent_push__descriptor, NULL, 0),
    FIELD("pictures", 44, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__Event, n_pictures), offsetof(Carillon__Evaluator__V1__Event, pictures), &carillon__evaluator__v1__event_picture__descriptor, NULL, 0),
    FIELD("override_reason", 90, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Event, override_reason), NULL, EMPTY, 0),
    FIELD("traceparent", 91, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Event, traceparent), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__event__ranges[] = {{1, 0}, {30, 20}, {40, 24}, {90, 29}, {0, 31}};
void carillon__evaluator__v1__event__init(Carillon__Evaluator__V1__Event *message) {
    static const Carillon__Evaluator__V1__Event fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__event__descriptor), .event_id = EMPTY, .event_type = EMPTY, .actor_id = EMPTY, .subject_user_id = EMPTY, .channel_id = EMPTY, .thread_id = EMPTY, .entity_type = EMPTY, .entity_id = EMPTY, .type_id = EMPTY, .override_reason = EMPTY, .traceparent = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__event__descriptor = MESSAGE("carillon.evaluator.v1.Event", Carillon__Evaluator__V1__Event, 31, carillon__evaluator__v1__event__fields, 4, carillon__evaluator__v1__event__ranges, carillon__evaluator__v1__event__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__event__data_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Event__DataEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Event__DataEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__event__data_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__event__data_entry__init(Carillon__Evaluator__V1__Event__DataEntry *message) {
    static const Carillon__Evaluator__V1__Event__DataEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__event__data_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__event__data_entry__descriptor = MESSAGE("carillon.evaluator.v1.Event.DataEntry", Carillon__Evaluator__V1__Event__DataEntry, 2, carillon__evaluator__v1__event__data_entry__fields, 1, carillon__evaluator__v1__event__data_entry__ranges, carillon__evaluator__v1__event__data_entry__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__event_picture__fields[] = {
    FIELD("source_url", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__EventPicture, source_url), NULL, EMPTY, 0),
    FIELD("media", 2, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__EventPicture, media), &carillon__gateway__v1__prepared_media__descriptor, NULL, 0),
    FIELD("failure", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__EventPicture, failure), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__event_picture__ranges[] = {{1, 0}, {0, 3}};
void carillon__evaluator__v1__event_picture__init(Carillon__Evaluator__V1__EventPicture *message) {
    static const Carillon__Evaluator__V1__EventPicture fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__event_picture__descriptor), .source_url = EMPTY, .failure = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__event_picture__descriptor = MESSAGE("carillon.evaluator.v1.EventPicture", Carillon__Evaluator__V1__EventPicture, 3, carillon__evaluator__v1__event_picture__fields, 1, carillon__evaluator__v1__event_picture__ranges, carillon__evaluator__v1__event_picture__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__broadcast_part__fields[] = {
    FIELD("broadcast_id", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__BroadcastPart, broadcast_id), NULL, EMPTY, 0),
    FIELD("device_types", 2, REPEATED, ENUM, offsetof(Carillon__Evaluator__V1__BroadcastPart, n_device_types), offsetof(Carillon__Evaluator__V1__BroadcastPart, device_types), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("locales", 3, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__BroadcastPart, n_locales), offsetof(Carillon__Evaluator__V1__BroadcastPart, locales), NULL, EMPTY, 0),
    FIELD("spread_seconds", 4, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__BroadcastPart, spread_seconds), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__broadcast_part__ranges[] = {{1, 0}, {0, 4}};
void carillon__evaluator__v1__broadcast_part__init(Carillon__Evaluator__V1__BroadcastPart *message) {
    static const Carillon__Evaluator__V1__BroadcastPart fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__broadcast_part__descriptor), .broadcast_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__broadcast_part__descriptor = MESSAGE("carillon.evaluator.v1.BroadcastPart", Carillon__Evaluator__V1__BroadcastPart, 4, carillon__evaluator__v1__broadcast_part__fields, 1, carillon__evaluator__v1__broadcast_part__ranges, carillon__evaluator__v1__broadcast_part__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__notification_content__fields[] = {
    FIELD("title", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__NotificationContent, title), NULL, EMPTY, 0),
    FIELD("subtitle", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__NotificationContent, subtitle), NULL, EMPTY, 0),
    FIELD("body", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__NotificationContent, body), NULL, EMPTY, 0),
    FIELD("image_url", 4, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__NotificationContent, image_url), NULL, EMPTY, 0),
    FIELD("deep_link_path", 5, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__NotificationContent, deep_link_path), NULL, EMPTY, 0),
    FIELD("sound", 6, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__NotificationContent, sound), NULL, EMPTY, 0),
    FIELD("collapse_key", 7, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__NotificationContent, collapse_key), NULL, EMPTY, 0),
    FIELD("thread_id", 8, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__NotificationContent, thread_id), NULL, EMPTY, 0),
    FIELD("tag", 9, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__NotificationContent, tag), NULL, EMPTY, 0),
    FIELD("android_channel_id", 10, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__NotificationContent, android_channel_id), NULL, EMPTY, 0),
    FIELD("ttl_seconds", 11, NONE, INT32, offsetof(Carillon__Evaluator__V1__NotificationContent, optional_ttl_seconds_case), offsetof(Carillon__Evaluator__V1__NotificationContent, ttl_seconds), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("device_ids", 12, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__NotificationContent, n_device_ids), offsetof(Carillon__Evaluator__V1__NotificationContent, device_ids), NULL, EMPTY, 0),
    FIELD("ios", 13, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__NotificationContent, ios), &carillon__evaluator__v1__ios_content__descriptor, NULL, 0),
    FIELD("android", 14, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__NotificationContent, android), &carillon__evaluator__v1__android_content__descriptor, NULL, 0),
    FIELD("actions", 15, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__NotificationContent, n_actions), offsetof(Carillon__Evaluator__V1__NotificationContent, actions), &carillon__evaluator__v1__notification_action__descriptor, NULL, 0),
    FIELD("default_action", 16, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__NotificationContent, default_action), &carillon__evaluator__v1__action_target__descriptor, NULL, 0),
    FIELD("web", 17, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__NotificationContent, web), &carillon__dispatcher__v1__web_content__descriptor, NULL, 0),
    FIELD("analytics_label", 18, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__NotificationContent, analytics_label), NULL, EMPTY, 0),
    FIELD("content_available", 19, NONE, BOOL, 0, offsetof(Carillon__Evaluator__V1__NotificationContent, content_available), NULL, NULL, 0),
    FIELD("mutable_content", 20, NONE, BOOL, 0, offsetof(Carillon__Evaluator__V1__NotificationContent, mutable_content), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__notification_content__ranges[] = {{1, 0}, {0, 20}};
void carillon__evaluator__v1__notification_content__init(Carillon__Evaluator__V1__NotificationContent *message) {
    static const Carillon__Evaluator__V1__NotificationContent fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__notification_content__descriptor), .title = EMPTY, .subtitle = EMPTY, .body = EMPTY, .image_url = EMPTY, .deep_link_path = EMPTY, .sound = EMPTY, .collapse_key = EMPTY, .thread_id = EMPTY, .tag = EMPTY, .android_channel_id = EMPTY, .analytics_label = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__notification_content__descriptor = MESSAGE("carillon.evaluator.v1.NotificationContent", Carillon__Evaluator__V1__NotificationContent, 20, carillon__evaluator__v1__notification_content__fields, 1, carillon__evaluator__v1__notification_content__ranges, carillon__evaluator__v1__notification_content__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__action_target__fields[] = {
    FIELD("type", 1, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__ActionTarget, type), NULL, NULL, 0),
    FIELD("target", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__ActionTarget, target), NULL, EMPTY, 0),
    FIELD("params", 3, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__ActionTarget, n_params), offsetof(Carillon__Evaluator__V1__ActionTarget, params), &carillon__evaluator__v1__action_target__params_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__action_target__ranges[] = {{1, 0}, {0, 3}};
void carillon__evaluator__v1__action_target__init(Carillon__Evaluator__V1__ActionTarget *message) {
    static const Carillon__Evaluator__V1__ActionTarget fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__action_target__descriptor), .target = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__action_target__descriptor = MESSAGE("carillon.evaluator.v1.ActionTarget", Carillon__Evaluator__V1__ActionTarget, 3, carillon__evaluator__v1__action_target__fields, 1, carillon__evaluator__v1__action_target__ranges, carillon__evaluator__v1__action_target__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__action_target__params_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__ActionTarget__ParamsEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__ActionTarget__ParamsEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__action_target__params_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__action_target__params_entry__init(Carillon__Evaluator__V1__ActionTarget__ParamsEntry *message) {
    static const Carillon__Evaluator__V1__ActionTarget__ParamsEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__action_target__params_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__action_target__params_entry__descriptor = MESSAGE("carillon.evaluator.v1.ActionTarget.ParamsEntry", Carillon__Evaluator__V1__ActionTarget__ParamsEntry, 2, carillon__evaluator__v1__action_target__params_entry__fields, 1, carillon__evaluator__v1__action_target__params_entry__ranges, carillon__evaluator__v1__action_target__params_entry__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__notification_action__fields[] = {
    FIELD("action_id", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__NotificationAction, action_id), NULL, EMPTY, 0),
    FIELD("title", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__NotificationAction, title), NULL, EMPTY, 0),
    FIELD("icon", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__NotificationAction, icon), NULL, EMPTY, 0),
    FIELD("requires_auth", 4, NONE, BOOL, 0, offsetof(Carillon__Evaluator__V1__NotificationAction, requires_auth), NULL, NULL, 0),
    FIELD("foreground", 5, NONE, BOOL, 0, offsetof(Carillon__Evaluator__V1__NotificationAction, foreground), NULL, NULL, 0),
    FIELD("destructive", 6, NONE, BOOL, 0, offsetof(Carillon__Evaluator__V1__NotificationAction, destructive), NULL, NULL, 0),
    FIELD("action", 7, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__NotificationAction, action), &carillon__evaluator__v1__action_target__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__notification_action__ranges[] = {{1, 0}, {0, 7}};
void carillon__evaluator__v1__notification_action__init(Carillon__Evaluator__V1__NotificationAction *message) {
    static const Carillon__Evaluator__V1__NotificationAction fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__notification_action__descriptor), .action_id = EMPTY, .title = EMPTY, .icon = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__notification_action__descriptor = MESSAGE("carillon.evaluator.v1.NotificationAction", Carillon__Evaluator__V1__NotificationAction, 7, carillon__evaluator__v1__notification_action__fields, 1, carillon__evaluator__v1__notification_action__ranges, carillon__evaluator__v1__notification_action__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__ios_content__fields[] = {
    FIELD("interruption_level", 1, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__IosContent, interruption_level), NULL, NULL, 0),
    FIELD("relevance_score", 2, NONE, DOUBLE, offsetof(Carillon__Evaluator__V1__IosContent, optional_relevance_score_case), offsetof(Carillon__Evaluator__V1__IosContent, relevance_score), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("target_content_id", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__IosContent, target_content_id), NULL, EMPTY, 0),
    FIELD("category", 4, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__IosContent, category), NULL, EMPTY, 0),
    FIELD("apple", 5, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__IosContent, apple), &carillon__dispatcher__v1__apple_content__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__ios_content__ranges[] = {{1, 0}, {0, 5}};
void carillon__evaluator__v1__ios_content__init(Carillon__Evaluator__V1__IosContent *message) {
    static const Carillon__Evaluator__V1__IosContent fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__ios_content__descriptor), .target_content_id = EMPTY, .category = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__ios_content__descriptor = MESSAGE("carillon.evaluator.v1.IosContent", Carillon__Evaluator__V1__IosContent, 5, carillon__evaluator__v1__ios_content__fields, 1, carillon__evaluator__v1__ios_content__ranges, carillon__evaluator__v1__ios_content__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__android_content__fields[] = {
    FIELD("color", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__AndroidContent, color), NULL, EMPTY, 0),
    FIELD("small_icon", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__AndroidContent, small_icon), NULL, EMPTY, 0),
    FIELD("vibration_ms", 3, REPEATED, INT32, offsetof(Carillon__Evaluator__V1__AndroidContent, n_vibration_ms), offsetof(Carillon__Evaluator__V1__AndroidContent, vibration_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("priority", 4, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__AndroidContent, priority), NULL, NULL, 0),
    FIELD("visibility", 5, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__AndroidContent, visibility), NULL, NULL, 0),
    FIELD("ticker", 6, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__AndroidContent, ticker), NULL, EMPTY, 0),
    FIELD("ongoing", 7, NONE, BOOL, 0, offsetof(Carillon__Evaluator__V1__AndroidContent, ongoing), NULL, NULL, 0),
    FIELD("led_color", 8, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__AndroidContent, led_color), NULL, EMPTY, 0),
    FIELD("large_icon_url", 9, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__AndroidContent, large_icon_url), NULL, EMPTY, 0),
    FIELD("details", 10, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__AndroidContent, details), &carillon__dispatcher__v1__android_details__descriptor, NULL, 0),
    FIELD("auto_cancel", 11, NONE, BOOL, offsetof(Carillon__Evaluator__V1__AndroidContent, optional_auto_cancel_case), offsetof(Carillon__Evaluator__V1__AndroidContent, auto_cancel), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("group", 12, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__AndroidContent, group), NULL, EMPTY, 0),
    FIELD("group_summary", 13, NONE, BOOL, 0, offsetof(Carillon__Evaluator__V1__AndroidContent, group_summary), NULL, NULL, 0),
    FIELD("style", 14, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__AndroidContent, style), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__android_content__ranges[] = {{1, 0}, {0, 14}};
void carillon__evaluator__v1__android_content__init(Carillon__Evaluator__V1__AndroidContent *message) {
    static const Carillon__Evaluator__V1__AndroidContent fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__android_content__descriptor), .color = EMPTY, .small_icon = EMPTY, .ticker = EMPTY, .led_color = EMPTY, .large_icon_url = EMPTY, .group = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__android_content__descriptor = MESSAGE("carillon.evaluator.v1.AndroidContent", Carillon__Evaluator__V1__AndroidContent, 14, carillon__evaluator__v1__android_content__fields, 1, carillon__evaluator__v1__android_content__ranges, carillon__evaluator__v1__android_content__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__submit_notification_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__SubmitNotificationRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_ids", 2, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__SubmitNotificationRequest, n_user_ids), offsetof(Carillon__Evaluator__V1__SubmitNotificationRequest, user_ids), NULL, EMPTY, 0),
    FIELD("type_id", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitNotificationRequest, type_id), NULL, EMPTY, 0),
    FIELD("content", 4, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__SubmitNotificationRequest, content), &carillon__evaluator__v1__notification_content__descriptor, NULL, 0),
    FIELD("priority", 5, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__SubmitNotificationRequest, priority), NULL, NULL, 0),
    FIELD("entity_type", 6, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitNotificationRequest, entity_type), NULL, EMPTY, 0),
    FIELD("entity_id", 7, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitNotificationRequest, entity_id), NULL, EMPTY, 0),
    FIELD("data", 8, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__SubmitNotificationRequest, n_data), offsetof(Carillon__Evaluator__V1__SubmitNotificationRequest, data), &carillon__evaluator__v1__submit_notification_request__data_entry__descriptor, NULL, 0),
    FIELD("scheduled_for_ms", 9, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__SubmitNotificationRequest, scheduled_for_ms), NULL, NULL, 0),
    FIELD("scheduled_local", 10, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__SubmitNotificationRequest, scheduled_local), &carillon__evaluator__v1__local_schedule__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__submit_notification_request__ranges[] = {{1, 0}, {0, 10}};
void carillon__evaluator__v1__submit_notification_request__init(Carillon__Evaluator__V1__SubmitNotificationRequest *message) {
    static const Carillon__Evaluator__V1__SubmitNotificationRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__submit_notification_request__descriptor), .type_id = EMPTY, .entity_type = EMPTY, .entity_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_notification_request__descriptor = MESSAGE("carillon.evaluator.v1.SubmitNotificationRequest", Carillon__Evaluator__V1__SubmitNotificationRequest, 10, carillon__evaluator__v1__submit_notification_request__fields, 1, carillon__evaluator__v1__submit_notification_request__ranges, carillon__evaluator__v1__submit_notification_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__submit_notification_request__data_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitNotificationRequest__DataEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitNotificationRequest__DataEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__submit_notification_request__data_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__submit_notification_request__data_entry__init(Carillon__Evaluator__V1__SubmitNotificationRequest__DataEntry *message) {
    static const Carillon__Evaluator__V1__SubmitNotificationRequest__DataEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__submit_notification_request__data_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_notification_request__data_entry__descriptor = MESSAGE("carillon.evaluator.v1.SubmitNotificationRequest.DataEntry", Carillon__Evaluator__V1__SubmitNotificationRequest__DataEntry, 2, carillon__evaluator__v1__submit_notification_request__data_entry__fields, 1, carillon__evaluator__v1__submit_notification_request__data_entry__ranges, carillon__evaluator__v1__submit_notification_request__data_entry__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__submitted_notification__fields[] = {
    FIELD("user_id", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmittedNotification, user_id), NULL, EMPTY, 0),
    FIELD("notification_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmittedNotification, notification_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__submitted_notification__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__submitted_notification__init(Carillon__Evaluator__V1__SubmittedNotification *message) {
    static const Carillon__Evaluator__V1__SubmittedNotification fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__submitted_notification__descriptor), .user_id = EMPTY, .notification_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__submitted_notification__descriptor = MESSAGE("carillon.evaluator.v1.SubmittedNotification", Carillon__Evaluator__V1__SubmittedNotification, 2, carillon__evaluator__v1__submitted_notification__fields, 1, carillon__evaluator__v1__submitted_notification__ranges, carillon__evaluator__v1__submitted_notification__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__submit_notification_response__fields[] = {
    FIELD("carillon_event_id", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitNotificationResponse, carillon_event_id), NULL, EMPTY, 0),
    FIELD("notifications", 2, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__SubmitNotificationResponse, n_notifications), offsetof(Carillon__Evaluator__V1__SubmitNotificationResponse, notifications), &carillon__evaluator__v1__submitted_notification__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__submit_notification_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__submit_notification_response__init(Carillon__Evaluator__V1__SubmitNotificationResponse *message) {
    static const Carillon__Evaluator__V1__SubmitNotificationResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__submit_notification_response__descriptor), .carillon_event_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_notification_response__descriptor = MESSAGE("carillon.evaluator.v1.SubmitNotificationResponse", Carillon__Evaluator__V1__SubmitNotificationResponse, 2, carillon__evaluator__v1__submit_notification_response__fields, 1, carillon__evaluator__v1__submit_notification_response__ranges, carillon__evaluator__v1__submit_notification_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__snooze__fields[] = {
    FIELD("notification_id", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Snooze, notification_id), NULL, EMPTY, 0),
    FIELD("number", 2, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__Snooze, number), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__snooze__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__snooze__init(Carillon__Evaluator__V1__Snooze *message) {
    static const Carillon__Evaluator__V1__Snooze fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__snooze__descriptor), .notification_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__snooze__descriptor = MESSAGE("carillon.evaluator.v1.Snooze", Carillon__Evaluator__V1__Snooze, 2, carillon__evaluator__v1__snooze__fields, 1, carillon__evaluator__v1__snooze__ranges, carillon__evaluator__v1__snooze__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__escalation__fields[] = {
    FIELD("notification_id", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Escalation, notification_id), NULL, EMPTY, 0),
    FIELD("push_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Escalation, push_id), NULL, EMPTY, 0),
    FIELD("push_device_ids", 3, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__Escalation, n_push_device_ids), offsetof(Carillon__Evaluator__V1__Escalation, push_device_ids), NULL, EMPTY, 0),
    FIELD("number", 4, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__Escalation, number), NULL, NULL, 0),
    FIELD("expires_at_ms", 5, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Escalation, expires_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__escalation__ranges[] = {{1, 0}, {0, 5}};
void carillon__evaluator__v1__escalation__init(Carillon__Evaluator__V1__Escalation *message) {
    static const Carillon__Evaluator__V1__Escalation fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__escalation__descriptor), .notification_id = EMPTY, .push_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__escalation__descriptor = MESSAGE("carillon.evaluator.v1.Escalation", Carillon__Evaluator__V1__Escalation, 5, carillon__evaluator__v1__escalation__fields, 1, carillon__evaluator__v1__escalation__ranges, carillon__evaluator__v1__escalation__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__silent_push__fields[] = {
    FIELD("sync_type", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SilentPush, sync_type), NULL, EMPTY, 0),
    FIELD("sync_timestamp_ms", 2, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__SilentPush, sync_timestamp_ms), NULL, NULL, 0),
    FIELD("device_ids", 3, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__SilentPush, n_device_ids), offsetof(Carillon__Evaluator__V1__SilentPush, device_ids), NULL, EMPTY, 0),
    FIELD("badge", 4, NONE, INT32, offsetof(Carillon__Evaluator__V1__SilentPush, optional_badge_case), offsetof(Carillon__Evaluator__V1__SilentPush, badge), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("notification_id", 5, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SilentPush, notification_id), NULL, EMPTY, 0),
    FIELD("number", 6, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__SilentPush, number), NULL, NULL, 0),
    FIELD("expires_at_ms", 7, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__SilentPush, expires_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__silent_push__ranges[] = {{1, 0}, {0, 7}};
void carillon__evaluator__v1__silent_push__init(Carillon__Evaluator__V1__SilentPush *message) {
    static const Carillon__Evaluator__V1__SilentPush fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__silent_push__descriptor), .sync_type = EMPTY, .notification_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__silent_push__descriptor = MESSAGE("carillon.evaluator.v1.SilentPush", Carillon__Evaluator__V1__SilentPush, 7, carillon__evaluator__v1__silent_push__fields, 1, carillon__evaluator__v1__silent_push__ranges, carillon__evaluator__v1__silent_push__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__submit_silent_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__SubmitSilentRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_ids", 2, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__SubmitSilentRequest, n_user_ids), offsetof(Carillon__Evaluator__V1__SubmitSilentRequest, user_ids), NULL, EMPTY, 0),
    FIELD("device_ids", 3, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__SubmitSilentRequest, n_device_ids), offsetof(Carillon__Evaluator__V1__SubmitSilentRequest, device_ids), NULL, EMPTY, 0),
    FIELD("sync_type", 4, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitSilentRequest, sync_type), NULL, EMPTY, 0),
    FIELD("sync_timestamp_ms", 5, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__SubmitSilentRequest, sync_timestamp_ms), NULL, NULL, 0),
    FIELD("data", 6, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__SubmitSilentRequest, n_data), offsetof(Carillon__Evaluator__V1__SubmitSilentRequest, data), &carillon__evaluator__v1__submit_silent_request__data_entry__descriptor, NULL, 0),
    FIELD("badge", 7, NONE, INT32, offsetof(Carillon__Evaluator__V1__SubmitSilentRequest, optional_badge_case), offsetof(Carillon__Evaluator__V1__SubmitSilentRequest, badge), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__evaluator__v1__submit_silent_request__ranges[] = {{1, 0}, {0, 7}};
void carillon__evaluator__v1__submit_silent_request__init(Carillon__Evaluator__V1__SubmitSilentRequest *message) {
    static const Carillon__Evaluator__V1__SubmitSilentRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__submit_silent_request__descriptor), .sync_type = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_silent_request__descriptor = MESSAGE("carillon.evaluator.v1.SubmitSilentRequest", Carillon__Evaluator__V1__SubmitSilentRequest, 7, carillon__evaluator__v1__submit_silent_request__fields, 1, carillon__evaluator__v1__submit_silent_request__ranges, carillon__evaluator__v1__submit_silent_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__submit_silent_request__data_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitSilentRequest__DataEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitSilentRequest__DataEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__submit_silent_request__data_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__submit_silent_request__data_entry__init(Carillon__Evaluator__V1__SubmitSilentRequest__DataEntry *message) {
    static const Carillon__Evaluator__V1__SubmitSilentRequest__DataEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__submit_silent_request__data_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_silent_request__data_entry__descriptor = MESSAGE("carillon.evaluator.v1.SubmitSilentRequest.DataEntry", Carillon__Evaluator__V1__SubmitSilentRequest__DataEntry, 2, carillon__evaluator__v1__submit_silent_request__data_entry__fields, 1, carillon__evaluator__v1__submit_silent_request__data_entry__ranges, carillon__evaluator__v1__submit_silent_request__data_entry__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__submit_silent_response__fields[] = {
    FIELD("carillon_event_id", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitSilentResponse, carillon_event_id), NULL, EMPTY, 0),
    FIELD("notifications", 2, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__SubmitSilentResponse, n_notifications), offsetof(Carillon__Evaluator__V1__SubmitSilentResponse, notifications), &carillon__evaluator__v1__submitted_notification__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__submit_silent_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__submit_silent_response__init(Carillon__Evaluator__V1__SubmitSilentResponse *message) {
    static const Carillon__Evaluator__V1__SubmitSilentResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__submit_silent_response__descriptor), .carillon_event_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_silent_response__descriptor = MESSAGE("carillon.evaluator.v1.SubmitSilentResponse", Carillon__Evaluator__V1__SubmitSilentResponse, 2, carillon__evaluator__v1__submit_silent_response__fields, 1, carillon__evaluator__v1__submit_silent_response__ranges, carillon__evaluator__v1__submit_silent_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__snooze_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__SnoozeRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SnoozeRequest, user_id), NULL, EMPTY, 0),
    FIELD("notification_id", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SnoozeRequest, notification_id), NULL, EMPTY, 0),
    FIELD("seconds", 4, NONE, INT32, offsetof(Carillon__Evaluator__V1__SnoozeRequest, optional_seconds_case), offsetof(Carillon__Evaluator__V1__SnoozeRequest, seconds), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__evaluator__v1__snooze_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__evaluator__v1__snooze_request__init(Carillon__Evaluator__V1__SnoozeRequest *message) {
    static const Carillon__Evaluator__V1__SnoozeRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__snooze_request__descriptor), .user_id = EMPTY, .notification_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__snooze_request__descriptor = MESSAGE("carillon.evaluator.v1.SnoozeRequest", Carillon__Evaluator__V1__SnoozeRequest, 4, carillon__evaluator__v1__snooze_request__fields, 1, carillon__evaluator__v1__snooze_request__ranges, carillon__evaluator__v1__snooze_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__snooze_response__fields[] = {
    FIELD("scheduled_for_ms", 1, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__SnoozeResponse, scheduled_for_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__snooze_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__evaluator__v1__snooze_response__init(Carillon__Evaluator__V1__SnoozeResponse *message) {
    static const Carillon__Evaluator__V1__SnoozeResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__snooze_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__snooze_response__descriptor = MESSAGE("carillon.evaluator.v1.SnoozeResponse", Carillon__Evaluator__V1__SnoozeResponse, 1, carillon__evaluator__v1__snooze_response__fields, 1, carillon__evaluator__v1__snooze_response__ranges, carillon__evaluator__v1__snooze_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__cancel_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__CancelRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("notification_ids", 2, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__CancelRequest, n_notification_ids), offsetof(Carillon__Evaluator__V1__CancelRequest, notification_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__cancel_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__cancel_request__init(Carillon__Evaluator__V1__CancelRequest *message) {
    static const Carillon__Evaluator__V1__CancelRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__cancel_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__cancel_request__descriptor = MESSAGE("carillon.evaluator.v1.CancelRequest", Carillon__Evaluator__V1__CancelRequest, 2, carillon__evaluator__v1__cancel_request__fields, 1, carillon__evaluator__v1__cancel_request__ranges, carillon__evaluator__v1__cancel_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__cancel_response__fields[] = {
    FIELD("cancelled", 1, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__CancelResponse, cancelled), NULL, NULL, 0),
    FIELD("rejected", 2, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__CancelResponse, n_rejected), offsetof(Carillon__Evaluator__V1__CancelResponse, rejected), &carillon__common__v1__item_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__cancel_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__cancel_response__init(Carillon__Evaluator__V1__CancelResponse *message) {
    static const Carillon__Evaluator__V1__CancelResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__cancel_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__cancel_response__descriptor = MESSAGE("carillon.evaluator.v1.CancelResponse", Carillon__Evaluator__V1__CancelResponse, 2, carillon__evaluator__v1__cancel_response__fields, 1, carillon__evaluator__v1__cancel_response__ranges, carillon__evaluator__v1__cancel_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__entity_deleted_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__EntityDeletedRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("entity_type", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__EntityDeletedRequest, entity_type), NULL, EMPTY, 0),
    FIELD("entity_id", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__EntityDeletedRequest, entity_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__entity_deleted_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__evaluator__v1__entity_deleted_request__init(Carillon__Evaluator__V1__EntityDeletedRequest *message) {
    static const Carillon__Evaluator__V1__EntityDeletedRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__entity_deleted_request__descriptor), .entity_type = EMPTY, .entity_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__entity_deleted_request__descriptor = MESSAGE("carillon.evaluator.v1.EntityDeletedRequest", Carillon__Evaluator__V1__EntityDeletedRequest, 3, carillon__evaluator__v1__entity_deleted_request__fields, 1, carillon__evaluator__v1__entity_deleted_request__ranges, carillon__evaluator__v1__entity_deleted_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__entity_deleted_response__fields[] = {
    FIELD("cancelled", 1, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__EntityDeletedResponse, cancelled), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__entity_deleted_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__evaluator__v1__entity_deleted_response__init(Carillon__Evaluator__V1__EntityDeletedResponse *message) {
    static const Carillon__Evaluator__V1__EntityDeletedResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__entity_deleted_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__entity_deleted_response__descriptor = MESSAGE("carillon.evaluator.v1.EntityDeletedResponse", Carillon__Evaluator__V1__EntityDeletedResponse, 1, carillon__evaluator__v1__entity_deleted_response__fields, 1, carillon__evaluator__v1__entity_deleted_response__ranges, carillon__evaluator__v1__entity_deleted_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__item__fields[] = {
    FIELD("item_id", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Item, item_id), NULL, EMPTY, 0),
    FIELD("kind", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Item, kind), NULL, EMPTY, 0),
    FIELD("owner_user_id", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Item, owner_user_id), NULL, EMPTY, 0),
    FIELD("assignee_user_id", 4, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Item, assignee_user_id), NULL, EMPTY, 0),
    FIELD("title", 5, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Item, title), NULL, EMPTY, 0),
    FIELD("due_date", 6, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Item, due_date), NULL, EMPTY, 0),
    FIELD("due_at_ms", 7, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Item, due_at_ms), NULL, NULL, 0),
    FIELD("starts_at_ms", 8, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Item, starts_at_ms), NULL, NULL, 0),
    FIELD("expires_at_ms", 9, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Item, expires_at_ms), NULL, NULL, 0),
    FIELD("state", 10, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__Item, state), NULL, NULL, 0),
    FIELD("updated_at_ms", 11, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Item, updated_at_ms), NULL, NULL, 0),
    FIELD("data", 12, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__Item, n_data), offsetof(Carillon__Evaluator__V1__Item, data), &carillon__evaluator__v1__item__data_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__item__ranges[] = {{1, 0}, {0, 12}};
void carillon__evaluator__v1__item__init(Carillon__Evaluator__V1__Item *message) {
    static const Carillon__Evaluator__V1__Item fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__item__descriptor), .item_id = EMPTY, .kind = EMPTY, .owner_user_id = EMPTY, .assignee_user_id = EMPTY, .title = EMPTY, .due_date = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__item__descriptor = MESSAGE("carillon.evaluator.v1.Item", Carillon__Evaluator__V1__Item, 12, carillon__evaluator__v1__item__fields, 1, carillon__evaluator__v1__item__ranges, carillon__evaluator__v1__item__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__item__data_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Item__DataEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Item__DataEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__item__data_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__item__data_entry__init(Carillon__Evaluator__V1__Item__DataEntry *message) {
    static const Carillon__Evaluator__V1__Item__DataEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__item__data_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__item__data_entry__descriptor = MESSAGE("carillon.evaluator.v1.Item.DataEntry", Carillon__Evaluator__V1__Item__DataEntry, 2, carillon__evaluator__v1__item__data_entry__fields, 1, carillon__evaluator__v1__item__data_entry__ranges, carillon__evaluator__v1__item__data_entry__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__upsert_items_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__UpsertItemsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("items", 2, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__UpsertItemsRequest, n_items), offsetof(Carillon__Evaluator__V1__UpsertItemsRequest, items), &carillon__evaluator__v1__item__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__upsert_items_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__upsert_items_request__init(Carillon__Evaluator__V1__UpsertItemsRequest *message) {
    static const Carillon__Evaluator__V1__UpsertItemsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__upsert_items_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__upsert_items_request__descriptor = MESSAGE("carillon.evaluator.v1.UpsertItemsRequest", Carillon__Evaluator__V1__UpsertItemsRequest, 2, carillon__evaluator__v1__upsert_items_request__fields, 1, carillon__evaluator__v1__upsert_items_request__ranges, carillon__evaluator__v1__upsert_items_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__upsert_items_response__fields[] = {
    FIELD("stored", 1, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__UpsertItemsResponse, stored), NULL, NULL, 0),
    FIELD("rejected", 2, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__UpsertItemsResponse, n_rejected), offsetof(Carillon__Evaluator__V1__UpsertItemsResponse, rejected), &carillon__common__v1__item_result__descriptor, NULL, 0),
    FIELD("warnings", 3, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__UpsertItemsResponse, n_warnings), offsetof(Carillon__Evaluator__V1__UpsertItemsResponse, warnings), &carillon__common__v1__item_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__upsert_items_response__ranges[] = {{1, 0}, {0, 3}};
void carillon__evaluator__v1__upsert_items_response__init(Carillon__Evaluator__V1__UpsertItemsResponse *message) {
    static const Carillon__Evaluator__V1__UpsertItemsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__upsert_items_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__upsert_items_response__descriptor = MESSAGE("carillon.evaluator.v1.UpsertItemsResponse", Carillon__Evaluator__V1__UpsertItemsResponse, 3, carillon__evaluator__v1__upsert_items_response__fields, 1, carillon__evaluator__v1__upsert_items_response__ranges, carillon__evaluator__v1__upsert_items_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__list_items_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__ListItemsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("item_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__ListItemsRequest, item_id), NULL, EMPTY, 0),
    FIELD("owner_user_id", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__ListItemsRequest, owner_user_id), NULL, EMPTY, 0),
    FIELD("assignee_user_id", 4, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__ListItemsRequest, assignee_user_id), NULL, EMPTY, 0),
    FIELD("kind", 5, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__ListItemsRequest, kind), NULL, EMPTY, 0),
    FIELD("state", 6, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__ListItemsRequest, state), NULL, NULL, 0),
    FIELD("page_size", 7, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__ListItemsRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 8, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__ListItemsRequest, page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__list_items_request__ranges[] = {{1, 0}, {0, 8}};
void carillon__evaluator__v1__list_items_request__init(Carillon__Evaluator__V1__ListItemsRequest *message) {
    static const Carillon__Evaluator__V1__ListItemsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__list_items_request__descriptor), .item_id = EMPTY, .owner_user_id = EMPTY, .assignee_user_id = EMPTY, .kind = EMPTY, .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__list_items_request__descriptor = MESSAGE("carillon.evaluator.v1.ListItemsRequest", Carillon__Evaluator__V1__ListItemsRequest, 8, carillon__evaluator__v1__list_items_request__fields, 1, carillon__evaluator__v1__list_items_request__ranges, carillon__evaluator__v1__list_items_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__list_items_response__fields[] = {
    FIELD("items", 1, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__ListItemsResponse, n_items), offsetof(Carillon__Evaluator__V1__ListItemsResponse, items), &carillon__evaluator__v1__item__descriptor, NULL, 0),
    FIELD("next_page_token", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__ListItemsResponse, next_page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__list_items_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__list_items_response__init(Carillon__Evaluator__V1__ListItemsResponse *message) {
    static const Carillon__Evaluator__V1__ListItemsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__list_items_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__list_items_response__descriptor = MESSAGE("carillon.evaluator.v1.ListItemsResponse", Carillon__Evaluator__V1__ListItemsResponse, 2, carillon__evaluator__v1__list_items_response__fields, 1, carillon__evaluator__v1__list_items_response__ranges, carillon__evaluator__v1__list_items_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__delete_item_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__DeleteItemRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("item_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__DeleteItemRequest, item_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__delete_item_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__delete_item_request__init(Carillon__Evaluator__V1__DeleteItemRequest *message) {
    static const Carillon__Evaluator__V1__DeleteItemRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__delete_item_request__descriptor), .item_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__delete_item_request__descriptor = MESSAGE("carillon.evaluator.v1.DeleteItemRequest", Carillon__Evaluator__V1__DeleteItemRequest, 2, carillon__evaluator__v1__delete_item_request__fields, 1, carillon__evaluator__v1__delete_item_request__ranges, carillon__evaluator__v1__delete_item_request__init);

void carillon__evaluator__v1__delete_item_response__init(Carillon__Evaluator__V1__DeleteItemResponse *message) {
    static const Carillon__Evaluator__V1__DeleteItemResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__delete_item_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__delete_item_response__descriptor = MESSAGE("carillon.evaluator.v1.DeleteItemResponse", Carillon__Evaluator__V1__DeleteItemResponse, 0, NULL, 0, NULL, carillon__evaluator__v1__delete_item_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__submit_events_request__fields[] = {
    FIELD("events", 1, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__SubmitEventsRequest, n_events), offsetof(Carillon__Evaluator__V1__SubmitEventsRequest, events), &carillon__evaluator__v1__event__descriptor, NULL, 0),
    FIELD("keyed", 2, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__SubmitEventsRequest, n_keyed), offsetof(Carillon__Evaluator__V1__SubmitEventsRequest, keyed), &carillon__evaluator__v1__keyed_events__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__submit_events_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__submit_events_request__init(Carillon__Evaluator__V1__SubmitEventsRequest *message) {
    static const Carillon__Evaluator__V1__SubmitEventsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__submit_events_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_events_request__descriptor = MESSAGE("carillon.evaluator.v1.SubmitEventsRequest", Carillon__Evaluator__V1__SubmitEventsRequest, 2, carillon__evaluator__v1__submit_events_request__fields, 1, carillon__evaluator__v1__submit_events_request__ranges, carillon__evaluator__v1__submit_events_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__keyed_events__fields[] = {
    FIELD("idempotency_key", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__KeyedEvents, idempotency_key), NULL, EMPTY, 0),
    FIELD("first", 2, NONE, UINT32, 0, offsetof(Carillon__Evaluator__V1__KeyedEvents, first), NULL, NULL, 0),
    FIELD("events", 3, NONE, UINT32, 0, offsetof(Carillon__Evaluator__V1__KeyedEvents, events), NULL, NULL, 0),
    FIELD("accepted_at_ms", 4, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__KeyedEvents, accepted_at_ms), NULL, NULL, 0),
    FIELD("traceparent", 5, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__KeyedEvents, traceparent), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__keyed_events__ranges[] = {{1, 0}, {0, 5}};
void carillon__evaluator__v1__keyed_events__init(Carillon__Evaluator__V1__KeyedEvents *message) {
    static const Carillon__Evaluator__V1__KeyedEvents fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__keyed_events__descriptor), .idempotency_key = EMPTY, .traceparent = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__keyed_events__descriptor = MESSAGE("carillon.evaluator.v1.KeyedEvents", Carillon__Evaluator__V1__KeyedEvents, 5, carillon__evaluator__v1__keyed_events__fields, 1, carillon__evaluator__v1__keyed_events__ranges, carillon__evaluator__v1__keyed_events__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__submitted_event__fields[] = {
    FIELD("index", 1, NONE, UINT32, 0, offsetof(Carillon__Evaluator__V1__SubmittedEvent, index), NULL, NULL, 0),
    FIELD("event_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmittedEvent, event_id), NULL, EMPTY, 0),
    FIELD("carillon_event_id", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmittedEvent, carillon_event_id), NULL, EMPTY, 0),
    FIELD("duplicate", 4, NONE, BOOL, 0, offsetof(Carillon__Evaluator__V1__SubmittedEvent, duplicate), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__submitted_event__ranges[] = {{1, 0}, {0, 4}};
void carillon__evaluator__v1__submitted_event__init(Carillon__Evaluator__V1__SubmittedEvent *message) {
    static const Carillon__Evaluator__V1__SubmittedEvent fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__submitted_event__descriptor), .event_id = EMPTY, .carillon_event_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__submitted_event__descriptor = MESSAGE("carillon.evaluator.v1.SubmittedEvent", Carillon__Evaluator__V1__SubmittedEvent, 4, carillon__evaluator__v1__submitted_event__fields, 1, carillon__evaluator__v1__submitted_event__ranges, carillon__evaluator__v1__submitted_event__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__submit_events_response__fields[] = {
    FIELD("accepted", 1, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__SubmitEventsResponse, n_accepted), offsetof(Carillon__Evaluator__V1__SubmitEventsResponse, accepted), &carillon__evaluator__v1__submitted_event__descriptor, NULL, 0),
    FIELD("rejected", 2, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__SubmitEventsResponse, n_rejected), offsetof(Carillon__Evaluator__V1__SubmitEventsResponse, rejected), &carillon__common__v1__item_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__submit_events_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__submit_events_response__init(Carillon__Evaluator__V1__SubmitEventsResponse *message) {
    static const Carillon__Evaluator__V1__SubmitEventsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__submit_events_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_events_response__descriptor = MESSAGE("carillon.evaluator.v1.SubmitEventsResponse", Carillon__Evaluator__V1__SubmitEventsResponse, 2, carillon__evaluator__v1__submit_events_response__fields, 1, carillon__evaluator__v1__submit_events_response__ranges, carillon__evaluator__v1__submit_events_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__submit_override_request__fields[] = {
    FIELD("event", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__SubmitOverrideRequest, event), &carillon__evaluator__v1__event__descriptor, NULL, 0),
    FIELD("reason", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitOverrideRequest, reason), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__submit_override_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__submit_override_request__init(Carillon__Evaluator__V1__SubmitOverrideRequest *message) {
    static const Carillon__Evaluator__V1__SubmitOverrideRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__submit_override_request__descriptor), .reason = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_override_request__descriptor = MESSAGE("carillon.evaluator.v1.SubmitOverrideRequest", Carillon__Evaluator__V1__SubmitOverrideRequest, 2, carillon__evaluator__v1__submit_override_request__fields, 1, carillon__evaluator__v1__submit_override_request__ranges, carillon__evaluator__v1__submit_override_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__submit_override_response__fields[] = {
    FIELD("event", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__SubmitOverrideResponse, event), &carillon__evaluator__v1__submitted_event__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__submit_override_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__evaluator__v1__submit_override_response__init(Carillon__Evaluator__V1__SubmitOverrideResponse *message) {
    static const Carillon__Evaluator__V1__SubmitOverrideResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__submit_override_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_override_response__descriptor = MESSAGE("carillon.evaluator.v1.SubmitOverrideResponse", Carillon__Evaluator__V1__SubmitOverrideResponse, 1, carillon__evaluator__v1__submit_override_response__fields, 1, carillon__evaluator__v1__submit_override_response__ranges, carillon__evaluator__v1__submit_override_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__cancel_event_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__CancelEventRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__CancelEventRequest, id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__cancel_event_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__cancel_event_request__init(Carillon__Evaluator__V1__CancelEventRequest *message) {
    static const Carillon__Evaluator__V1__CancelEventRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__cancel_event_request__descriptor), .id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__cancel_event_request__descriptor = MESSAGE("carillon.evaluator.v1.CancelEventRequest", Carillon__Evaluator__V1__CancelEventRequest, 2, carillon__evaluator__v1__cancel_event_request__fields, 1, carillon__evaluator__v1__cancel_event_request__ranges, carillon__evaluator__v1__cancel_event_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__cancel_event_response__fields[] = {
    FIELD("cancelled", 1, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__CancelEventResponse, cancelled), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__cancel_event_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__evaluator__v1__cancel_event_response__init(Carillon__Evaluator__V1__CancelEventResponse *message) {
    static const Carillon__Evaluator__V1__CancelEventResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__cancel_event_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__cancel_event_response__descriptor = MESSAGE("carillon.evaluator.v1.CancelEventResponse", Carillon__Evaluator__V1__CancelEventResponse, 1, carillon__evaluator__v1__cancel_event_response__fields, 1, carillon__evaluator__v1__cancel_event_response__ranges, carillon__evaluator__v1__cancel_event_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__reschedule_event_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__RescheduleEventRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__RescheduleEventRequest, id), NULL, EMPTY, 0),
    FIELD("scheduled_for_ms", 3, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__RescheduleEventRequest, scheduled_for_ms), NULL, NULL, 0),
    FIELD("scheduled_local", 4, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__RescheduleEventRequest, scheduled_local), &carillon__evaluator__v1__local_schedule__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__reschedule_event_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__evaluator__v1__reschedule_event_request__init(Carillon__Evaluator__V1__RescheduleEventRequest *message) {
    static const Carillon__Evaluator__V1__RescheduleEventRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__reschedule_event_request__descriptor), .id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__reschedule_event_request__descriptor = MESSAGE("carillon.evaluator.v1.RescheduleEventRequest", Carillon__Evaluator__V1__RescheduleEventRequest, 4, carillon__evaluator__v1__reschedule_event_request__fields, 1, carillon__evaluator__v1__reschedule_event_request__ranges, carillon__evaluator__v1__reschedule_event_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__reschedule_event_response__fields[] = {
    FIELD("due_at_ms", 1, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__RescheduleEventResponse, due_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__reschedule_event_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__evaluator__v1__reschedule_event_response__init(Carillon__Evaluator__V1__RescheduleEventResponse *message) {
    static const Carillon__Evaluator__V1__RescheduleEventResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__reschedule_event_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__reschedule_event_response__descriptor = MESSAGE("carillon.evaluator.v1.RescheduleEventResponse", Carillon__Evaluator__V1__RescheduleEventResponse, 1, carillon__evaluator__v1__reschedule_event_response__fields, 1, carillon__evaluator__v1__reschedule_event_response__ranges, carillon__evaluator__v1__reschedule_event_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__explain_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__ExplainRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__ExplainRequest, id), NULL, EMPTY, 0),
    FIELD("user_id", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__ExplainRequest, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__explain_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__evaluator__v1__explain_request__init(Carillon__Evaluator__V1__ExplainRequest *message) {
    static const Carillon__Evaluator__V1__ExplainRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__explain_request__descriptor), .id = EMPTY, .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__explain_request__descriptor = MESSAGE("carillon.evaluator.v1.ExplainRequest", Carillon__Evaluator__V1__ExplainRequest, 3, carillon__evaluator__v1__explain_request__fields, 1, carillon__evaluator__v1__explain_request__ranges, carillon__evaluator__v1__explain_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__decision__fields[] = {
    FIELD("notification_id", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Decision, notification_id), NULL, EMPTY, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Decision, user_id), NULL, EMPTY, 0),
    FIELD("type_id", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Decision, type_id), NULL, EMPTY, 0),
    FIELD("outcome", 4, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__Decision, outcome), NULL, NULL, 0),
    FIELD("reason", 5, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__Decision, reason), NULL, NULL, 0),
    FIELD("push_id", 6, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Decision, push_id), NULL, EMPTY, 0),
    FIELD("decided_at_ms", 7, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Decision, decided_at_ms), NULL, NULL, 0),
    FIELD("device_count", 8, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__Decision, device_count), NULL, NULL, 0),
    FIELD("detail", 9, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Decision, detail), NULL, EMPTY, 0),
    FIELD("held_since_ms", 10, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Decision, held_since_ms), NULL, NULL, 0),
    FIELD("held_until_ms", 11, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Decision, held_until_ms), NULL, NULL, 0),
    FIELD("carried_by", 12, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Decision, carried_by), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__decision__ranges[] = {{1, 0}, {0, 12}};
void carillon__evaluator__v1__decision__init(Carillon__Evaluator__V1__Decision *message) {
    static const Carillon__Evaluator__V1__Decision fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__decision__descriptor), .notification_id = EMPTY, .user_id = EMPTY, .type_id = EMPTY, .push_id = EMPTY, .detail = EMPTY, .carried_by = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__decision__descriptor = MESSAGE("carillon.evaluator.v1.Decision", Carillon__Evaluator__V1__Decision, 12, carillon__evaluator__v1__decision__fields, 1, carillon__evaluator__v1__decision__ranges, carillon__evaluator__v1__decision__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__dry_run_request__fields[] = {
    FIELD("event", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__DryRunRequest, event), &carillon__evaluator__v1__event__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__DryRunRequest, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__dry_run_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__dry_run_request__init(Carillon__Evaluator__V1__DryRunRequest *message) {
    static const Carillon__Evaluator__V1__DryRunRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__dry_run_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__dry_run_request__descriptor = MESSAGE("carillon.evaluator.v1.DryRunRequest", Carillon__Evaluator__V1__DryRunRequest, 2, carillon__evaluator__v1__dry_run_request__fields, 1, carillon__evaluator__v1__dry_run_request__ranges, carillon__evaluator__v1__dry_run_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__dry_run_stage__fields[] = {
    FIELD("name", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__DryRunStage, name), NULL, EMPTY, 0),
    FIELD("passed", 2, NONE, BOOL, 0, offsetof(Carillon__Evaluator__V1__DryRunStage, passed), NULL, NULL, 0),
    FIELD("detail", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__DryRunStage, detail), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__dry_run_stage__ranges[] = {{1, 0}, {0, 3}};
void carillon__evaluator__v1__dry_run_stage__init(Carillon__Evaluator__V1__DryRunStage *message) {
    static const Carillon__Evaluator__V1__DryRunStage fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__dry_run_stage__descriptor), .name = EMPTY, .detail = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__dry_run_stage__descriptor = MESSAGE("carillon.evaluator.v1.DryRunStage", Carillon__Evaluator__V1__DryRunStage, 3, carillon__evaluator__v1__dry_run_stage__fields, 1, carillon__evaluator__v1__dry_run_stage__ranges, carillon__evaluator__v1__dry_run_stage__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__dry_run_decision__fields[] = {
    FIELD("decision", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__DryRunDecision, decision), &carillon__evaluator__v1__decision__descriptor, NULL, 0),
    FIELD("stages", 2, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__DryRunDecision, n_stages), offsetof(Carillon__Evaluator__V1__DryRunDecision, stages), &carillon__evaluator__v1__dry_run_stage__descriptor, NULL, 0),
    FIELD("contents", 3, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__DryRunDecision, n_contents), offsetof(Carillon__Evaluator__V1__DryRunDecision, contents), &carillon__dispatcher__v1__content__descriptor, NULL, 0),
    FIELD("push_device_ids", 4, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__DryRunDecision, n_push_device_ids), offsetof(Carillon__Evaluator__V1__DryRunDecision, push_device_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__dry_run_decision__ranges[] = {{1, 0}, {0, 4}};
void carillon__evaluator__v1__dry_run_decision__init(Carillon__Evaluator__V1__DryRunDecision *message) {
    static const Carillon__Evaluator__V1__DryRunDecision fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__dry_run_decision__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__dry_run_decision__descriptor = MESSAGE("carillon.evaluator.v1.DryRunDecision", Carillon__Evaluator__V1__DryRunDecision, 4, carillon__evaluator__v1__dry_run_decision__fields, 1, carillon__evaluator__v1__dry_run_decision__ranges, carillon__evaluator__v1__dry_run_decision__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__dry_run_response__fields[] = {
    FIELD("decisions", 1, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__DryRunResponse, n_decisions), offsetof(Carillon__Evaluator__V1__DryRunResponse, decisions), &carillon__evaluator__v1__dry_run_decision__descriptor, NULL, 0),
    FIELD("detail", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__DryRunResponse, detail), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__dry_run_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__dry_run_response__init(Carillon__Evaluator__V1__DryRunResponse *message) {
    static const Carillon__Evaluator__V1__DryRunResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__dry_run_response__descriptor), .detail = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__dry_run_response__descriptor = MESSAGE("carillon.evaluator.v1.DryRunResponse", Carillon__Evaluator__V1__DryRunResponse, 2, carillon__evaluator__v1__dry_run_response__fields, 1, carillon__evaluator__v1__dry_run_response__ranges, carillon__evaluator__v1__dry_run_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__explain_response__fields[] = {
    FIELD("event_id", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__ExplainResponse, event_id), NULL, EMPTY, 0),
    FIELD("carillon_event_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__ExplainResponse, carillon_event_id), NULL, EMPTY, 0),
    FIELD("event_type", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__ExplainResponse, event_type), NULL, EMPTY, 0),
    FIELD("accepted_at_ms", 4, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__ExplainResponse, accepted_at_ms), NULL, NULL, 0),
    FIELD("state", 5, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__ExplainResponse, state), NULL, NULL, 0),
    FIELD("decisions", 6, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__ExplainResponse, n_decisions), offsetof(Carillon__Evaluator__V1__ExplainResponse, decisions), &carillon__evaluator__v1__decision__descriptor, NULL, 0),
    FIELD("scheduled_for_ms", 7, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__ExplainResponse, scheduled_for_ms), NULL, NULL, 0),
    FIELD("due_at_ms", 8, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__ExplainResponse, due_at_ms), NULL, NULL, 0),
    FIELD("scheduled_local", 9, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__ExplainResponse, scheduled_local), &carillon__evaluator__v1__local_schedule__descriptor, NULL, 0),
    FIELD("trace_id", 10, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__ExplainResponse, trace_id), NULL, EMPTY, 0),
    FIELD("repetitions", 11, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__ExplainResponse, n_repetitions), offsetof(Carillon__Evaluator__V1__ExplainResponse, repetitions), &carillon__evaluator__v1__repetition__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__explain_response__ranges[] = {{1, 0}, {0, 11}};
void carillon__evaluator__v1__explain_response__init(Carillon__Evaluator__V1__ExplainResponse *message) {
    static const Carillon__Evaluator__V1__ExplainResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__explain_response__descriptor), .event_id = EMPTY, .carillon_event_id = EMPTY, .event_type = EMPTY, .trace_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__explain_response__descriptor = MESSAGE("carillon.evaluator.v1.ExplainResponse", Carillon__Evaluator__V1__ExplainResponse, 11, carillon__evaluator__v1__explain_response__fields, 1, carillon__evaluator__v1__explain_response__ranges, carillon__evaluator__v1__explain_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__repetition__fields[] = {
    FIELD("carillon_event_id", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Repetition, carillon_event_id), NULL, EMPTY, 0),
    FIELD("snooze", 2, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__Repetition, snooze), NULL, NULL, 0),
    FIELD("accepted_at_ms", 3, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Repetition, accepted_at_ms), NULL, NULL, 0),
    FIELD("state", 4, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__Repetition, state), NULL, NULL, 0),
    FIELD("scheduled_for_ms", 5, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Repetition, scheduled_for_ms), NULL, NULL, 0),
    FIELD("decision", 6, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__Repetition, decision), &carillon__evaluator__v1__decision__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__repetition__ranges[] = {{1, 0}, {0, 6}};
void carillon__evaluator__v1__repetition__init(Carillon__Evaluator__V1__Repetition *message) {
    static const Carillon__Evaluator__V1__Repetition fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__repetition__descriptor), .carillon_event_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__repetition__descriptor = MESSAGE("carillon.evaluator.v1.Repetition", Carillon__Evaluator__V1__Repetition, 6, carillon__evaluator__v1__repetition__fields, 1, carillon__evaluator__v1__repetition__ranges, carillon__evaluator__v1__repetition__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__preview_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__PreviewRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("type_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__PreviewRequest, type_id), NULL, EMPTY, 0),
    FIELD("device_type", 3, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__PreviewRequest, device_type), NULL, NULL, 0),
    FIELD("data", 4, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__PreviewRequest, n_data), offsetof(Carillon__Evaluator__V1__PreviewRequest, data), &carillon__evaluator__v1__preview_request__data_entry__descriptor, NULL, 0),
    FIELD("locale", 5, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__PreviewRequest, locale), NULL, EMPTY, 0),
    FIELD("role", 6, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__PreviewRequest, role), NULL, EMPTY, 0),
    FIELD("priority", 7, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__PreviewRequest, priority), NULL, NULL, 0),
    FIELD("content", 8, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__PreviewRequest, content), &carillon__evaluator__v1__notification_content__descriptor, NULL, 0),
    FIELD("channel_id", 9, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__PreviewRequest, channel_id), NULL, EMPTY, 0),
    FIELD("entity_type", 10, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__PreviewRequest, entity_type), NULL, EMPTY, 0),
    FIELD("entity_id", 11, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__PreviewRequest, entity_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__preview_request__ranges[] = {{1, 0}, {0, 11}};
void carillon__evaluator__v1__preview_request__init(Carillon__Evaluator__V1__PreviewRequest *message) {
    static const Carillon__Evaluator__V1__PreviewRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__preview_request__descriptor), .type_id = EMPTY, .locale = EMPTY, .role = EMPTY, .channel_id = EMPTY, .entity_type = EMPTY, .entity_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__preview_request__descriptor = MESSAGE("carillon.evaluator.v1.PreviewRequest", Carillon__Evaluator__V1__PreviewRequest, 11, carillon__evaluator__v1__preview_request__fields, 1, carillon__evaluator__v1__preview_request__ranges, carillon__evaluator__v1__preview_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__preview_request__data_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__PreviewRequest__DataEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__PreviewRequest__DataEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__preview_request__data_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__preview_request__data_entry__init(Carillon__Evaluator__V1__PreviewRequest__DataEntry *message) {
    static const Carillon__Evaluator__V1__PreviewRequest__DataEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__preview_request__data_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__preview_request__data_entry__descriptor = MESSAGE("carillon.evaluator.v1.PreviewRequest.DataEntry", Carillon__Evaluator__V1__PreviewRequest__DataEntry, 2, carillon__evaluator__v1__preview_request__data_entry__fields, 1, carillon__evaluator__v1__preview_request__data_entry__ranges, carillon__evaluator__v1__preview_request__data_entry__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__preview_response__fields[] = {
    FIELD("title", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__PreviewResponse, title), NULL, EMPTY, 0),
    FIELD("subtitle", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__PreviewResponse, subtitle), NULL, EMPTY, 0),
    FIELD("body", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__PreviewResponse, body), NULL, EMPTY, 0),
    FIELD("warnings", 4, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__PreviewResponse, n_warnings), offsetof(Carillon__Evaluator__V1__PreviewResponse, warnings), NULL, EMPTY, 0),
    FIELD("devices", 5, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__PreviewResponse, n_devices), offsetof(Carillon__Evaluator__V1__PreviewResponse, devices), &carillon__evaluator__v1__device_preview__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__preview_response__ranges[] = {{1, 0}, {0, 5}};
void carillon__evaluator__v1__preview_response__init(Carillon__Evaluator__V1__PreviewResponse *message) {
    static const Carillon__Evaluator__V1__PreviewResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__preview_response__descriptor), .title = EMPTY, .subtitle = EMPTY, .body = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__preview_response__descriptor = MESSAGE("carillon.evaluator.v1.PreviewResponse", Carillon__Evaluator__V1__PreviewResponse, 5, carillon__evaluator__v1__preview_response__fields, 1, carillon__evaluator__v1__preview_response__ranges, carillon__evaluator__v1__preview_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__device_preview__fields[] = {
    FIELD("device_type", 1, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__DevicePreview, device_type), NULL, NULL, 0),
    FIELD("provider", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__DevicePreview, provider), NULL, EMPTY, 0),
    FIELD("locale", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__DevicePreview, locale), NULL, EMPTY, 0),
    FIELD("title", 4, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__DevicePreview, title), NULL, EMPTY, 0),
    FIELD("subtitle", 5, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__DevicePreview, subtitle), NULL, EMPTY, 0),
    FIELD("body", 6, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__DevicePreview, body), NULL, EMPTY, 0),
    FIELD("collapsed_body", 7, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__DevicePreview, collapsed_body), NULL, EMPTY, 0),
    FIELD("expanded_body", 8, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__DevicePreview, expanded_body), NULL, EMPTY, 0),
    FIELD("payload", 9, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__DevicePreview, payload), NULL, EMPTY, 0),
    FIELD("payload_bytes", 10, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__DevicePreview, payload_bytes), NULL, NULL, 0),
    FIELD("payload_limit_bytes", 11, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__DevicePreview, payload_limit_bytes), NULL, NULL, 0),
    FIELD("omissions", 12, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__DevicePreview, n_omissions), offsetof(Carillon__Evaluator__V1__DevicePreview, omissions), NULL, EMPTY, 0),
    FIELD("warnings", 13, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__DevicePreview, n_warnings), offsetof(Carillon__Evaluator__V1__DevicePreview, warnings), NULL, EMPTY, 0),
    FIELD("problem", 14, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__DevicePreview, problem), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__device_preview__ranges[] = {{1, 0}, {0, 14}};
void carillon__evaluator__v1__device_preview__init(Carillon__Evaluator__V1__DevicePreview *message) {
    static const Carillon__Evaluator__V1__DevicePreview fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__device_preview__descriptor), .provider = EMPTY, .locale = EMPTY, .title = EMPTY, .subtitle = EMPTY, .body = EMPTY, .collapsed_body = EMPTY, .expanded_body = EMPTY, .payload = EMPTY, .problem = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__device_preview__descriptor = MESSAGE("carillon.evaluator.v1.DevicePreview", Carillon__Evaluator__V1__DevicePreview, 14, carillon__evaluator__v1__device_preview__fields, 1, carillon__evaluator__v1__device_preview__ranges, carillon__evaluator__v1__device_preview__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__check_templates_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__CheckTemplatesRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__check_templates_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__evaluator__v1__check_templates_request__init(Carillon__Evaluator__V1__CheckTemplatesRequest *message) {
    static const Carillon__Evaluator__V1__CheckTemplatesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__check_templates_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__check_templates_request__descriptor = MESSAGE("carillon.evaluator.v1.CheckTemplatesRequest", Carillon__Evaluator__V1__CheckTemplatesRequest, 1, carillon__evaluator__v1__check_templates_request__fields, 1, carillon__evaluator__v1__check_templates_request__ranges, carillon__evaluator__v1__check_templates_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__template_finding__fields[] = {
    FIELD("problem", 1, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__TemplateFinding, problem), NULL, NULL, 0),
    FIELD("type_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__TemplateFinding, type_id), NULL, EMPTY, 0),
    FIELD("locale", 3, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__TemplateFinding, locale), NULL, EMPTY, 0),
    FIELD("template", 4, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__TemplateFinding, template_), NULL, EMPTY, 0),
    FIELD("part", 5, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__TemplateFinding, part), NULL, EMPTY, 0),
    FIELD("length", 6, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__TemplateFinding, length), NULL, NULL, 0),
    FIELD("limit", 7, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__TemplateFinding, limit), NULL, NULL, 0),
    FIELD("detail", 8, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__TemplateFinding, detail), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__template_finding__ranges[] = {{1, 0}, {0, 8}};
void carillon__evaluator__v1__template_finding__init(Carillon__Evaluator__V1__TemplateFinding *message) {
    static const Carillon__Evaluator__V1__TemplateFinding fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__template_finding__descriptor), .type_id = EMPTY, .locale = EMPTY, .template_ = EMPTY, .part = EMPTY, .detail = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__template_finding__descriptor = MESSAGE("carillon.evaluator.v1.TemplateFinding", Carillon__Evaluator__V1__TemplateFinding, 8, carillon__evaluator__v1__template_finding__fields, 1, carillon__evaluator__v1__template_finding__ranges, carillon__evaluator__v1__template_finding__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__check_templates_response__fields[] = {
    FIELD("rendered", 1, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__CheckTemplatesResponse, rendered), NULL, NULL, 0),
    FIELD("findings", 2, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__CheckTemplatesResponse, n_findings), offsetof(Carillon__Evaluator__V1__CheckTemplatesResponse, findings), &carillon__evaluator__v1__template_finding__descriptor, NULL, 0),
    FIELD("more", 3, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__CheckTemplatesResponse, more), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__check_templates_response__ranges[] = {{1, 0}, {0, 3}};
void carillon__evaluator__v1__check_templates_response__init(Carillon__Evaluator__V1__CheckTemplatesResponse *message) {
    static const Carillon__Evaluator__V1__CheckTemplatesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__check_templates_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__check_templates_response__descriptor = MESSAGE("carillon.evaluator.v1.CheckTemplatesResponse", Carillon__Evaluator__V1__CheckTemplatesResponse, 3, carillon__evaluator__v1__check_templates_response__fields, 1, carillon__evaluator__v1__check_templates_response__ranges, carillon__evaluator__v1__check_templates_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__evaluator_statistics_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("with_metrics", 2, NONE, BOOL, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsRequest, with_metrics), NULL, NULL, 0),
    FIELD("metrics_from_ms", 3, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsRequest, metrics_from_ms), NULL, NULL, 0),
    FIELD("metrics_until_ms", 4, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsRequest, metrics_until_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__evaluator_statistics_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__evaluator__v1__evaluator_statistics_request__init(Carillon__Evaluator__V1__EvaluatorStatisticsRequest *message) {
    static const Carillon__Evaluator__V1__EvaluatorStatisticsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__evaluator_statistics_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__evaluator_statistics_request__descriptor = MESSAGE("carillon.evaluator.v1.EvaluatorStatisticsRequest", Carillon__Evaluator__V1__EvaluatorStatisticsRequest, 4, carillon__evaluator__v1__evaluator_statistics_request__fields, 1, carillon__evaluator__v1__evaluator_statistics_request__ranges, carillon__evaluator__v1__evaluator_statistics_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__evaluator_statistics_response__fields[] = {
    FIELD("events_accepted", 1, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse, events_accepted), NULL, NULL, 0),
    FIELD("events_evaluated", 2, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse, events_evaluated), NULL, NULL, 0),
    FIELD("events_pending", 3, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse, events_pending), NULL, NULL, 0),
    FIELD("targets", 4, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse, targets), NULL, NULL, 0),
    FIELD("enqueued", 5, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse, enqueued), NULL, NULL, 0),
    FIELD("skipped", 6, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse, n_skipped), offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse, skipped), &carillon__evaluator__v1__evaluator_statistics_response__skipped_entry__descriptor, NULL, 0),
    FIELD("outbox_depth", 7, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse, outbox_depth), NULL, NULL, 0),
    FIELD("targets_by_type", 8, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse, n_targets_by_type), offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse, targets_by_type), &carillon__evaluator__v1__evaluator_statistics_response__targets_by_type_entry__descriptor, NULL, 0),
    FIELD("events_skipped", 9, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse, n_events_skipped), offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse, events_skipped), &carillon__evaluator__v1__evaluator_statistics_response__events_skipped_entry__descriptor, NULL, 0),
    FIELD("held", 10, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse, held), NULL, NULL, 0),
    FIELD("scheduled", 11, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse, scheduled), NULL, NULL, 0),
    FIELD("metrics", 12, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse, n_metrics), offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse, metrics), &carillon__common__v1__metric_reading__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__evaluator_statistics_response__ranges[] = {{1, 0}, {0, 12}};
void carillon__evaluator__v1__evaluator_statistics_response__init(Carillon__Evaluator__V1__EvaluatorStatisticsResponse *message) {
    static const Carillon__Evaluator__V1__EvaluatorStatisticsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__evaluator_statistics_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__evaluator_statistics_response__descriptor = MESSAGE("carillon.evaluator.v1.EvaluatorStatisticsResponse", Carillon__Evaluator__V1__EvaluatorStatisticsResponse, 12, carillon__evaluator__v1__evaluator_statistics_response__fields, 1, carillon__evaluator__v1__evaluator_statistics_response__ranges, carillon__evaluator__v1__evaluator_statistics_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__evaluator_statistics_response__events_skipped_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse__EventsSkippedEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse__EventsSkippedEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__evaluator_statistics_response__events_skipped_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__evaluator_statistics_response__events_skipped_entry__init(Carillon__Evaluator__V1__EvaluatorStatisticsResponse__EventsSkippedEntry *message) {
    static const Carillon__Evaluator__V1__EvaluatorStatisticsResponse__EventsSkippedEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__evaluator_statistics_response__events_skipped_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__evaluator_statistics_response__events_skipped_entry__descriptor = MESSAGE("carillon.evaluator.v1.EvaluatorStatisticsResponse.EventsSkippedEntry", Carillon__Evaluator__V1__EvaluatorStatisticsResponse__EventsSkippedEntry, 2, carillon__evaluator__v1__evaluator_statistics_response__events_skipped_entry__fields, 1, carillon__evaluator__v1__evaluator_statistics_response__events_skipped_entry__ranges, carillon__evaluator__v1__evaluator_statistics_response__events_skipped_entry__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__evaluator_statistics_response__skipped_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse__SkippedEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse__SkippedEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__evaluator_statistics_response__skipped_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__evaluator_statistics_response__skipped_entry__init(Carillon__Evaluator__V1__EvaluatorStatisticsResponse__SkippedEntry *message) {
    static const Carillon__Evaluator__V1__EvaluatorStatisticsResponse__SkippedEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__evaluator_statistics_response__skipped_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__evaluator_statistics_response__skipped_entry__descriptor = MESSAGE("carillon.evaluator.v1.EvaluatorStatisticsResponse.SkippedEntry", Carillon__Evaluator__V1__EvaluatorStatisticsResponse__SkippedEntry, 2, carillon__evaluator__v1__evaluator_statistics_response__skipped_entry__fields, 1, carillon__evaluator__v1__evaluator_statistics_response__skipped_entry__ranges, carillon__evaluator__v1__evaluator_statistics_response__skipped_entry__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__evaluator_statistics_response__targets_by_type_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse__TargetsByTypeEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__EvaluatorStatisticsResponse__TargetsByTypeEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__evaluator_statistics_response__targets_by_type_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__evaluator_statistics_response__targets_by_type_entry__init(Carillon__Evaluator__V1__EvaluatorStatisticsResponse__TargetsByTypeEntry *message) {
    static const Carillon__Evaluator__V1__EvaluatorStatisticsResponse__TargetsByTypeEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__evaluator_statistics_response__targets_by_type_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__evaluator_statistics_response__targets_by_type_entry__descriptor = MESSAGE("carillon.evaluator.v1.EvaluatorStatisticsResponse.TargetsByTypeEntry", Carillon__Evaluator__V1__EvaluatorStatisticsResponse__TargetsByTypeEntry, 2, carillon__evaluator__v1__evaluator_statistics_response__targets_by_type_entry__fields, 1, carillon__evaluator__v1__evaluator_statistics_response__targets_by_type_entry__ranges, carillon__evaluator__v1__evaluator_statistics_response__targets_by_type_entry__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__broadcast_users__fields[] = {
    FIELD("user_ids", 1, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__BroadcastUsers, n_user_ids), offsetof(Carillon__Evaluator__V1__BroadcastUsers, user_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__broadcast_users__ranges[] = {{1, 0}, {0, 1}};
void carillon__evaluator__v1__broadcast_users__init(Carillon__Evaluator__V1__BroadcastUsers *message) {
    static const Carillon__Evaluator__V1__BroadcastUsers fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__broadcast_users__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__broadcast_users__descriptor = MESSAGE("carillon.evaluator.v1.BroadcastUsers", Carillon__Evaluator__V1__BroadcastUsers, 1, carillon__evaluator__v1__broadcast_users__fields, 1, carillon__evaluator__v1__broadcast_users__ranges, carillon__evaluator__v1__broadcast_users__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__broadcast_audience__fields[] = {
    FIELD("whole_app", 1, NONE, BOOL, offsetof(Carillon__Evaluator__V1__BroadcastAudience, audience_case), offsetof(Carillon__Evaluator__V1__BroadcastAudience, whole_app), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("whole_organization", 2, NONE, BOOL, offsetof(Carillon__Evaluator__V1__BroadcastAudience, audience_case), offsetof(Carillon__Evaluator__V1__BroadcastAudience, whole_organization), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("whole_platform", 3, NONE, BOOL, offsetof(Carillon__Evaluator__V1__BroadcastAudience, audience_case), offsetof(Carillon__Evaluator__V1__BroadcastAudience, whole_platform), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("role", 4, NONE, STRING, offsetof(Carillon__Evaluator__V1__BroadcastAudience, audience_case), offsetof(Carillon__Evaluator__V1__BroadcastAudience, role), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("group_id", 5, NONE, STRING, offsetof(Carillon__Evaluator__V1__BroadcastAudience, audience_case), offsetof(Carillon__Evaluator__V1__BroadcastAudience, group_id), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("channel_id", 6, NONE, STRING, offsetof(Carillon__Evaluator__V1__BroadcastAudience, audience_case), offsetof(Carillon__Evaluator__V1__BroadcastAudience, channel_id), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("users", 7, NONE, MESSAGE, offsetof(Carillon__Evaluator__V1__BroadcastAudience, audience_case), offsetof(Carillon__Evaluator__V1__BroadcastAudience, users), &carillon__evaluator__v1__broadcast_users__descriptor, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("device_types", 20, REPEATED, ENUM, offsetof(Carillon__Evaluator__V1__BroadcastAudience, n_device_types), offsetof(Carillon__Evaluator__V1__BroadcastAudience, device_types), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("locales", 21, REPEATED, STRING, offsetof(Carillon__Evaluator__V1__BroadcastAudience, n_locales), offsetof(Carillon__Evaluator__V1__BroadcastAudience, locales), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__broadcast_audience__ranges[] = {{1, 0}, {20, 7}, {0, 9}};
void carillon__evaluator__v1__broadcast_audience__init(Carillon__Evaluator__V1__BroadcastAudience *message) {
    static const Carillon__Evaluator__V1__BroadcastAudience fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__broadcast_audience__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__broadcast_audience__descriptor = MESSAGE("carillon.evaluator.v1.BroadcastAudience", Carillon__Evaluator__V1__BroadcastAudience, 9, carillon__evaluator__v1__broadcast_audience__fields, 2, carillon__evaluator__v1__broadcast_audience__ranges, carillon__evaluator__v1__broadcast_audience__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__submit_broadcast_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__SubmitBroadcastRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("broadcast_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitBroadcastRequest, broadcast_id), NULL, EMPTY, 0),
    FIELD("audience", 3, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__SubmitBroadcastRequest, audience), &carillon__evaluator__v1__broadcast_audience__descriptor, NULL, 0),
    FIELD("type_id", 4, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitBroadcastRequest, type_id), NULL, EMPTY, 0),
    FIELD("content", 5, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__SubmitBroadcastRequest, content), &carillon__evaluator__v1__notification_content__descriptor, NULL, 0),
    FIELD("priority", 6, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__SubmitBroadcastRequest, priority), NULL, NULL, 0),
    FIELD("entity_type", 7, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitBroadcastRequest, entity_type), NULL, EMPTY, 0),
    FIELD("entity_id", 8, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitBroadcastRequest, entity_id), NULL, EMPTY, 0),
    FIELD("data", 9, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__SubmitBroadcastRequest, n_data), offsetof(Carillon__Evaluator__V1__SubmitBroadcastRequest, data), &carillon__evaluator__v1__submit_broadcast_request__data_entry__descriptor, NULL, 0),
    FIELD("rate_per_second", 10, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__SubmitBroadcastRequest, rate_per_second), NULL, NULL, 0),
    FIELD("override_reason", 11, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitBroadcastRequest, override_reason), NULL, EMPTY, 0),
    FIELD("spread_seconds", 12, NONE, INT32, 0, offsetof(Carillon__Evaluator__V1__SubmitBroadcastRequest, spread_seconds), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__submit_broadcast_request__ranges[] = {{1, 0}, {0, 12}};
void carillon__evaluator__v1__submit_broadcast_request__init(Carillon__Evaluator__V1__SubmitBroadcastRequest *message) {
    static const Carillon__Evaluator__V1__SubmitBroadcastRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__submit_broadcast_request__descriptor), .broadcast_id = EMPTY, .type_id = EMPTY, .entity_type = EMPTY, .entity_id = EMPTY, .override_reason = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_broadcast_request__descriptor = MESSAGE("carillon.evaluator.v1.SubmitBroadcastRequest", Carillon__Evaluator__V1__SubmitBroadcastRequest, 12, carillon__evaluator__v1__submit_broadcast_request__fields, 1, carillon__evaluator__v1__submit_broadcast_request__ranges, carillon__evaluator__v1__submit_broadcast_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__submit_broadcast_request__data_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitBroadcastRequest__DataEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__SubmitBroadcastRequest__DataEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__submit_broadcast_request__data_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__submit_broadcast_request__data_entry__init(Carillon__Evaluator__V1__SubmitBroadcastRequest__DataEntry *message) {
    static const Carillon__Evaluator__V1__SubmitBroadcastRequest__DataEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__submit_broadcast_request__data_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_broadcast_request__data_entry__descriptor = MESSAGE("carillon.evaluator.v1.SubmitBroadcastRequest.DataEntry", Carillon__Evaluator__V1__SubmitBroadcastRequest__DataEntry, 2, carillon__evaluator__v1__submit_broadcast_request__data_entry__fields, 1, carillon__evaluator__v1__submit_broadcast_request__data_entry__ranges, carillon__evaluator__v1__submit_broadcast_request__data_entry__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__submit_broadcast_response__fields[] = {
    FIELD("broadcast", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__SubmitBroadcastResponse, broadcast), &carillon__evaluator__v1__broadcast__descriptor, NULL, 0),
    FIELD("duplicate", 2, NONE, BOOL, 0, offsetof(Carillon__Evaluator__V1__SubmitBroadcastResponse, duplicate), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__submit_broadcast_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__submit_broadcast_response__init(Carillon__Evaluator__V1__SubmitBroadcastResponse *message) {
    static const Carillon__Evaluator__V1__SubmitBroadcastResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__submit_broadcast_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_broadcast_response__descriptor = MESSAGE("carillon.evaluator.v1.SubmitBroadcastResponse", Carillon__Evaluator__V1__SubmitBroadcastResponse, 2, carillon__evaluator__v1__submit_broadcast_response__fields, 1, carillon__evaluator__v1__submit_broadcast_response__ranges, carillon__evaluator__v1__submit_broadcast_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__broadcast__fields[] = {
    FIELD("broadcast_id", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Broadcast, broadcast_id), NULL, EMPTY, 0),
    FIELD("caller_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Broadcast, caller_id), NULL, EMPTY, 0),
    FIELD("tenant", 3, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__Broadcast, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("state", 4, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__Broadcast, state), NULL, NULL, 0),
    FIELD("type_id", 5, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Broadcast, type_id), NULL, EMPTY, 0),
    FIELD("created_at_ms", 6, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Broadcast, created_at_ms), NULL, NULL, 0),
    FIELD("changed_at_ms", 7, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Broadcast, changed_at_ms), NULL, NULL, 0),
    FIELD("targeted", 8, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Broadcast, targeted), NULL, NULL, 0),
    FIELD("queued", 9, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Broadcast, queued), NULL, NULL, 0),
    FIELD("held", 10, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Broadcast, held), NULL, NULL, 0),
    FIELD("skipped", 11, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__Broadcast, n_skipped), offsetof(Carillon__Evaluator__V1__Broadcast, skipped), &carillon__evaluator__v1__broadcast__skipped_entry__descriptor, NULL, 0),
    FIELD("delivery", 12, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__Broadcast, delivery), &carillon__evaluator__v1__broadcast_delivery__descriptor, NULL, 0),
    FIELD("apps", 13, REPEATED, MESSAGE, offsetof(Carillon__Evaluator__V1__Broadcast, n_apps), offsetof(Carillon__Evaluator__V1__Broadcast, apps), &carillon__evaluator__v1__broadcast_app__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__broadcast__ranges[] = {{1, 0}, {0, 13}};
void carillon__evaluator__v1__broadcast__init(Carillon__Evaluator__V1__Broadcast *message) {
    static const Carillon__Evaluator__V1__Broadcast fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__broadcast__descriptor), .broadcast_id = EMPTY, .caller_id = EMPTY, .type_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__broadcast__descriptor = MESSAGE("carillon.evaluator.v1.Broadcast", Carillon__Evaluator__V1__Broadcast, 13, carillon__evaluator__v1__broadcast__fields, 1, carillon__evaluator__v1__broadcast__ranges, carillon__evaluator__v1__broadcast__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__broadcast__skipped_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__Broadcast__SkippedEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__Broadcast__SkippedEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__broadcast__skipped_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__broadcast__skipped_entry__init(Carillon__Evaluator__V1__Broadcast__SkippedEntry *message) {
    static const Carillon__Evaluator__V1__Broadcast__SkippedEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__broadcast__skipped_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__broadcast__skipped_entry__descriptor = MESSAGE("carillon.evaluator.v1.Broadcast.SkippedEntry", Carillon__Evaluator__V1__Broadcast__SkippedEntry, 2, carillon__evaluator__v1__broadcast__skipped_entry__fields, 1, carillon__evaluator__v1__broadcast__skipped_entry__ranges, carillon__evaluator__v1__broadcast__skipped_entry__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__broadcast_delivery__fields[] = {
    FIELD("sent", 1, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__BroadcastDelivery, sent), NULL, NULL, 0),
    FIELD("failed", 2, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__BroadcastDelivery, failed), NULL, NULL, 0),
    FIELD("expired", 3, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__BroadcastDelivery, expired), NULL, NULL, 0),
    FIELD("cancelled", 4, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__BroadcastDelivery, cancelled), NULL, NULL, 0),
    FIELD("skipped", 5, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__BroadcastDelivery, skipped), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__broadcast_delivery__ranges[] = {{1, 0}, {0, 5}};
void carillon__evaluator__v1__broadcast_delivery__init(Carillon__Evaluator__V1__BroadcastDelivery *message) {
    static const Carillon__Evaluator__V1__BroadcastDelivery fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__broadcast_delivery__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__broadcast_delivery__descriptor = MESSAGE("carillon.evaluator.v1.BroadcastDelivery", Carillon__Evaluator__V1__BroadcastDelivery, 5, carillon__evaluator__v1__broadcast_delivery__fields, 1, carillon__evaluator__v1__broadcast_delivery__ranges, carillon__evaluator__v1__broadcast_delivery__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__broadcast_app__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__BroadcastApp, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("state", 2, NONE, ENUM, 0, offsetof(Carillon__Evaluator__V1__BroadcastApp, state), NULL, NULL, 0),
    FIELD("taken", 3, NONE, INT64, 0, offsetof(Carillon__Evaluator__V1__BroadcastApp, taken), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__broadcast_app__ranges[] = {{1, 0}, {0, 3}};
void carillon__evaluator__v1__broadcast_app__init(Carillon__Evaluator__V1__BroadcastApp *message) {
    static const Carillon__Evaluator__V1__BroadcastApp fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__broadcast_app__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__broadcast_app__descriptor = MESSAGE("carillon.evaluator.v1.BroadcastApp", Carillon__Evaluator__V1__BroadcastApp, 3, carillon__evaluator__v1__broadcast_app__fields, 1, carillon__evaluator__v1__broadcast_app__ranges, carillon__evaluator__v1__broadcast_app__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__get_broadcast_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__GetBroadcastRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("broadcast_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__GetBroadcastRequest, broadcast_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__get_broadcast_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__get_broadcast_request__init(Carillon__Evaluator__V1__GetBroadcastRequest *message) {
    static const Carillon__Evaluator__V1__GetBroadcastRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__get_broadcast_request__descriptor), .broadcast_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__get_broadcast_request__descriptor = MESSAGE("carillon.evaluator.v1.GetBroadcastRequest", Carillon__Evaluator__V1__GetBroadcastRequest, 2, carillon__evaluator__v1__get_broadcast_request__fields, 1, carillon__evaluator__v1__get_broadcast_request__ranges, carillon__evaluator__v1__get_broadcast_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__get_broadcast_response__fields[] = {
    FIELD("broadcast", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__GetBroadcastResponse, broadcast), &carillon__evaluator__v1__broadcast__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__get_broadcast_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__evaluator__v1__get_broadcast_response__init(Carillon__Evaluator__V1__GetBroadcastResponse *message) {
    static const Carillon__Evaluator__V1__GetBroadcastResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__get_broadcast_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__get_broadcast_response__descriptor = MESSAGE("carillon.evaluator.v1.GetBroadcastResponse", Carillon__Evaluator__V1__GetBroadcastResponse, 1, carillon__evaluator__v1__get_broadcast_response__fields, 1, carillon__evaluator__v1__get_broadcast_response__ranges, carillon__evaluator__v1__get_broadcast_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__pause_broadcast_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__PauseBroadcastRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("broadcast_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__PauseBroadcastRequest, broadcast_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__pause_broadcast_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__pause_broadcast_request__init(Carillon__Evaluator__V1__PauseBroadcastRequest *message) {
    static const Carillon__Evaluator__V1__PauseBroadcastRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__pause_broadcast_request__descriptor), .broadcast_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__pause_broadcast_request__descriptor = MESSAGE("carillon.evaluator.v1.PauseBroadcastRequest", Carillon__Evaluator__V1__PauseBroadcastRequest, 2, carillon__evaluator__v1__pause_broadcast_request__fields, 1, carillon__evaluator__v1__pause_broadcast_request__ranges, carillon__evaluator__v1__pause_broadcast_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__pause_broadcast_response__fields[] = {
    FIELD("broadcast", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__PauseBroadcastResponse, broadcast), &carillon__evaluator__v1__broadcast__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__pause_broadcast_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__evaluator__v1__pause_broadcast_response__init(Carillon__Evaluator__V1__PauseBroadcastResponse *message) {
    static const Carillon__Evaluator__V1__PauseBroadcastResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__pause_broadcast_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__pause_broadcast_response__descriptor = MESSAGE("carillon.evaluator.v1.PauseBroadcastResponse", Carillon__Evaluator__V1__PauseBroadcastResponse, 1, carillon__evaluator__v1__pause_broadcast_response__fields, 1, carillon__evaluator__v1__pause_broadcast_response__ranges, carillon__evaluator__v1__pause_broadcast_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__resume_broadcast_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__ResumeBroadcastRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("broadcast_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__ResumeBroadcastRequest, broadcast_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__resume_broadcast_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__resume_broadcast_request__init(Carillon__Evaluator__V1__ResumeBroadcastRequest *message) {
    static const Carillon__Evaluator__V1__ResumeBroadcastRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__resume_broadcast_request__descriptor), .broadcast_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__resume_broadcast_request__descriptor = MESSAGE("carillon.evaluator.v1.ResumeBroadcastRequest", Carillon__Evaluator__V1__ResumeBroadcastRequest, 2, carillon__evaluator__v1__resume_broadcast_request__fields, 1, carillon__evaluator__v1__resume_broadcast_request__ranges, carillon__evaluator__v1__resume_broadcast_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__resume_broadcast_response__fields[] = {
    FIELD("broadcast", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__ResumeBroadcastResponse, broadcast), &carillon__evaluator__v1__broadcast__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__resume_broadcast_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__evaluator__v1__resume_broadcast_response__init(Carillon__Evaluator__V1__ResumeBroadcastResponse *message) {
    static const Carillon__Evaluator__V1__ResumeBroadcastResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__resume_broadcast_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__resume_broadcast_response__descriptor = MESSAGE("carillon.evaluator.v1.ResumeBroadcastResponse", Carillon__Evaluator__V1__ResumeBroadcastResponse, 1, carillon__evaluator__v1__resume_broadcast_response__fields, 1, carillon__evaluator__v1__resume_broadcast_response__ranges, carillon__evaluator__v1__resume_broadcast_response__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__cancel_broadcast_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__CancelBroadcastRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("broadcast_id", 2, NONE, STRING, 0, offsetof(Carillon__Evaluator__V1__CancelBroadcastRequest, broadcast_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__cancel_broadcast_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__evaluator__v1__cancel_broadcast_request__init(Carillon__Evaluator__V1__CancelBroadcastRequest *message) {
    static const Carillon__Evaluator__V1__CancelBroadcastRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__cancel_broadcast_request__descriptor), .broadcast_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__cancel_broadcast_request__descriptor = MESSAGE("carillon.evaluator.v1.CancelBroadcastRequest", Carillon__Evaluator__V1__CancelBroadcastRequest, 2, carillon__evaluator__v1__cancel_broadcast_request__fields, 1, carillon__evaluator__v1__cancel_broadcast_request__ranges, carillon__evaluator__v1__cancel_broadcast_request__init);

static const ProtobufCFieldDescriptor carillon__evaluator__v1__cancel_broadcast_response__fields[] = {
    FIELD("broadcast", 1, NONE, MESSAGE, 0, offsetof(Carillon__Evaluator__V1__CancelBroadcastResponse, broadcast), &carillon__evaluator__v1__broadcast__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__evaluator__v1__cancel_broadcast_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__evaluator__v1__cancel_broadcast_response__init(Carillon__Evaluator__V1__CancelBroadcastResponse *message) {
    static const Carillon__Evaluator__V1__CancelBroadcastResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__evaluator__v1__cancel_broadcast_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__evaluator__v1__cancel_broadcast_response__descriptor = MESSAGE("carillon.evaluator.v1.CancelBroadcastResponse", Carillon__Evaluator__V1__CancelBroadcastResponse, 1, carillon__evaluator__v1__cancel_broadcast_response__fields, 1, carillon__evaluator__v1__cancel_broadcast_response__ranges, carillon__evaluator__v1__cancel_broadcast_response__init);

static const ProtobufCFieldDescriptor carillon__operations__v1__create_backup_request__fields[] = {
    FIELD("name", 1, NONE, STRING, 0, offsetof(Carillon__Operations__V1__CreateBackupRequest, name), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__operations__v1__create_backup_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__operations__v1__create_backup_request__init(Carillon__Operations__V1__CreateBackupRequest *message) {
    static const Carillon__Operations__V1__CreateBackupRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__operations__v1__create_backup_request__descriptor), .name = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__operations__v1__create_backup_request__descriptor = MESSAGE("carillon.operations.v1.CreateBackupRequest", Carillon__Operations__V1__CreateBackupRequest, 1, carillon__operations__v1__create_backup_request__fields, 1, carillon__operations__v1__create_backup_request__ranges, carillon__operations__v1__create_backup_request__init);

static const ProtobufCFieldDescriptor carillon__operations__v1__store_copy__fields[] = {
    FIELD("store", 1, NONE, STRING, 0, offsetof(Carillon__Operations__V1__StoreCopy, store), NULL, EMPTY, 0),
    FIELD("path", 2, NONE, STRING, 0, offsetof(Carillon__Operations__V1__StoreCopy, path), NULL, EMPTY, 0),
    FIELD("bytes", 3, NONE, INT64, 0, offsetof(Carillon__Operations__V1__StoreCopy, bytes), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__operations__v1__store_copy__ranges[] = {{1, 0}, {0, 3}};
void carillon__operations__v1__store_copy__init(Carillon__Operations__V1__StoreCopy *message) {
    static const Carillon__Operations__V1__StoreCopy fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__operations__v1__store_copy__descriptor), .store = EMPTY, .path = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__operations__v1__store_copy__descriptor = MESSAGE("carillon.operations.v1.StoreCopy", Carillon__Operations__V1__StoreCopy, 3, carillon__operations__v1__store_copy__fields, 1, carillon__operations__v1__store_copy__ranges, carillon__operations__v1__store_copy__init);

static const ProtobufCFieldDescriptor carillon__operations__v1__create_backup_response__fields[] = {
    FIELD("copies", 1, REPEATED, MESSAGE, offsetof(Carillon__Operations__V1__CreateBackupResponse, n_copies), offsetof(Carillon__Operations__V1__CreateBackupResponse, copies), &carillon__operations__v1__store_copy__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__operations__v1__create_backup_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__operations__v1__create_backup_response__init(Carillon__Operations__V1__CreateBackupResponse *message) {
    static const Carillon__Operations__V1__CreateBackupResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__operations__v1__create_backup_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__operations__v1__create_backup_response__descriptor = MESSAGE("carillon.operations.v1.CreateBackupResponse", Carillon__Operations__V1__CreateBackupResponse, 1, carillon__operations__v1__create_backup_response__fields, 1, carillon__operations__v1__create_backup_response__ranges, carillon__operations__v1__create_backup_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__consent__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__Consent, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("consent_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__Consent, consent_id), NULL, EMPTY, 0),
    FIELD("child_user_id", 3, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__Consent, child_user_id), NULL, EMPTY, 0),
    FIELD("guardian_user_id", 4, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__Consent, guardian_user_id), NULL, EMPTY, 0),
    FIELD("guardian_email", 5, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__Consent, guardian_email), NULL, EMPTY, 0),
    FIELD("method", 6, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__Consent, method), NULL, NULL, 0),
    FIELD("status", 7, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__Consent, status), NULL, NULL, 0),
    FIELD("requested_at_ms", 8, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__Consent, requested_at_ms), NULL, NULL, 0),
    FIELD("decided_at_ms", 9, NONE, INT64, offsetof(Carillon__Preferences__V1__Consent, optional_decided_at_ms_case), offsetof(Carillon__Preferences__V1__Consent, decided_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("evidence", 10, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__Consent, evidence), NULL, EMPTY, 0),
    FIELD("link_number", 11, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__Consent, link_number), NULL, NULL, 0),
    FIELD("link_expires_at_ms", 12, NONE, INT64, offsetof(Carillon__Preferences__V1__Consent, optional_link_expires_at_ms_case), offsetof(Carillon__Preferences__V1__Consent, link_expires_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("link_used_at_ms", 13, NONE, INT64, offsetof(Carillon__Preferences__V1__Consent, optional_link_used_at_ms_case), offsetof(Carillon__Preferences__V1__Consent, link_used_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("history", 14, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__Consent, n_history), offsetof(Carillon__Preferences__V1__Consent, history), &carillon__preferences__v1__consent_change__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__consent__ranges[] = {{1, 0}, {0, 14}};
void carillon__preferences__v1__consent__init(Carillon__Preferences__V1__Consent *message) {
    static const Carillon__Preferences__V1__Consent fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__consent__descriptor), .consent_id = EMPTY, .child_user_id = EMPTY, .guardian_user_id = EMPTY, .guardian_email = EMPTY, .evidence = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__consent__descriptor = MESSAGE("carillon.preferences.v1.Consent", Carillon__Preferences__V1__Consent, 14, carillon__preferences__v1__consent__fields, 1, carillon__preferences__v1__consent__ranges, carillon__preferences__v1__consent__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__consent_change__fields[] = {
    FIELD("at_ms", 1, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__ConsentChange, at_ms), NULL, NULL, 0),
    FIELD("action", 2, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__ConsentChange, action), NULL, NULL, 0),
    FIELD("old_status", 3, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__ConsentChange, old_status), NULL, NULL, 0),
    FIELD("new_status", 4, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__ConsentChange, new_status), NULL, NULL, 0),
    FIELD("actor", 5, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__ConsentChange, actor), NULL, EMPTY, 0),
    FIELD("evidence", 6, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__ConsentChange, evidence), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__consent_change__ranges[] = {{1, 0}, {0, 6}};
void carillon__preferences__v1__consent_change__init(Carillon__Preferences__V1__ConsentChange *message) {
    static const Carillon__Preferences__V1__ConsentChange fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__consent_change__descriptor), .actor = EMPTY, .evidence = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__consent_change__descriptor = MESSAGE("carillon.preferences.v1.ConsentChange", Carillon__Preferences__V1__ConsentChange, 6, carillon__preferences__v1__consent_change__fields, 1, carillon__preferences__v1__consent_change__ranges, carillon__preferences__v1__consent_change__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__put_consent_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__PutConsentRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("child_user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__PutConsentRequest, child_user_id), NULL, EMPTY, 0),
    FIELD("guardian_user_id", 3, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__PutConsentRequest, guardian_user_id), NULL, EMPTY, 0),
    FIELD("guardian_email", 4, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__PutConsentRequest, guardian_email), NULL, EMPTY, 0),
    FIELD("action", 5, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__PutConsentRequest, action), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__put_consent_request__ranges[] = {{1, 0}, {0, 5}};
void carillon__preferences__v1__put_consent_request__init(Carillon__Preferences__V1__PutConsentRequest *message) {
    static const Carillon__Preferences__V1__PutConsentRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__put_consent_request__descriptor), .child_user_id = EMPTY, .guardian_user_id = EMPTY, .guardian_email = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__put_consent_request__descriptor = MESSAGE("carillon.preferences.v1.PutConsentRequest", Carillon__Preferences__V1__PutConsentRequest, 5, carillon__preferences__v1__put_consent_request__fields, 1, carillon__preferences__v1__put_consent_request__ranges, carillon__preferences__v1__put_consent_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__put_consent_response__fields[] = {
    FIELD("consent", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__PutConsentResponse, consent), &carillon__preferences__v1__consent__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__put_consent_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__put_consent_response__init(Carillon__Preferences__V1__PutConsentResponse *message) {
    static const Carillon__Preferences__V1__PutConsentResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__put_consent_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__put_consent_response__descriptor = MESSAGE("carillon.preferences.v1.PutConsentResponse", Carillon__Preferences__V1__PutConsentResponse, 1, carillon__preferences__v1__put_consent_response__fields, 1, carillon__preferences__v1__put_consent_response__ranges, carillon__preferences__v1__put_consent_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__get_consent_link_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__GetConsentLinkRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("consent_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__GetConsentLinkRequest, consent_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__get_consent_link_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__get_consent_link_request__init(Carillon__Preferences__V1__GetConsentLinkRequest *message) {
    static const Carillon__Preferences__V1__GetConsentLinkRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__get_consent_link_request__descriptor), .consent_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__get_consent_link_request__descriptor = MESSAGE("carillon.preferences.v1.GetConsentLinkRequest", Carillon__Preferences__V1__GetConsentLinkRequest, 2, carillon__preferences__v1__get_consent_link_request__fields, 1, carillon__preferences__v1__get_consent_link_request__ranges, carillon__preferences__v1__get_consent_link_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__get_consent_link_response__fields[] = {
    FIELD("link_token", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__GetConsentLinkResponse, link_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__get_consent_link_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__get_consent_link_response__init(Carillon__Preferences__V1__GetConsentLinkResponse *message) {
    static const Carillon__Preferences__V1__GetConsentLinkResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__get_consent_link_response__descriptor), .link_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__get_consent_link_response__descriptor = MESSAGE("carillon.preferences.v1.GetConsentLinkResponse", Carillon__Preferences__V1__GetConsentLinkResponse, 1, carillon__preferences__v1__get_consent_link_response__fields, 1, carillon__preferences__v1__get_consent_link_response__ranges, carillon__preferences__v1__get_consent_link_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__list_consents_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__ListConsentsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("child_user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__ListConsentsRequest, child_user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__list_consents_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__list_consents_request__init(Carillon__Preferences__V1__ListConsentsRequest *message) {
    static const Carillon__Preferences__V1__ListConsentsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__list_consents_request__descriptor), .child_user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__list_consents_request__descriptor = MESSAGE("carillon.preferences.v1.ListConsentsRequest", Carillon__Preferences__V1__ListConsentsRequest, 2, carillon__preferences__v1__list_consents_request__fields, 1, carillon__preferences__v1__list_consents_request__ranges, carillon__preferences__v1__list_consents_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__list_consents_response__fields[] = {
    FIELD("consents", 1, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__ListConsentsResponse, n_consents), offsetof(Carillon__Preferences__V1__ListConsentsResponse, consents), &carillon__preferences__v1__consent__descriptor, NULL, 0),
    FIELD("required", 2, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__ListConsentsResponse, required), NULL, NULL, 0),
    FIELD("satisfied", 3, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__ListConsentsResponse, satisfied), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__list_consents_response__ranges[] = {{1, 0}, {0, 3}};
void carillon__preferences__v1__list_consents_response__init(Carillon__Preferences__V1__ListConsentsResponse *message) {
    static const Carillon__Preferences__V1__ListConsentsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__list_consents_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__list_consents_response__descriptor = MESSAGE("carillon.preferences.v1.ListConsentsResponse", Carillon__Preferences__V1__ListConsentsResponse, 3, carillon__preferences__v1__list_consents_response__fields, 1, carillon__preferences__v1__list_consents_response__ranges, carillon__preferences__v1__list_consents_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__answer_consent_link_request__fields[] = {
    FIELD("link_token", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__AnswerConsentLinkRequest, link_token), NULL, EMPTY, 0),
    FIELD("decision", 2, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__AnswerConsentLinkRequest, decision), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__answer_consent_link_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__answer_consent_link_request__init(Carillon__Preferences__V1__AnswerConsentLinkRequest *message) {
    static const Carillon__Preferences__V1__AnswerConsentLinkRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__answer_consent_link_request__descriptor), .link_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__answer_consent_link_request__descriptor = MESSAGE("carillon.preferences.v1.AnswerConsentLinkRequest", Carillon__Preferences__V1__AnswerConsentLinkRequest, 2, carillon__preferences__v1__answer_consent_link_request__fields, 1, carillon__preferences__v1__answer_consent_link_request__ranges, carillon__preferences__v1__answer_consent_link_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__answer_consent_link_response__fields[] = {
    FIELD("consent", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__AnswerConsentLinkResponse, consent), &carillon__preferences__v1__consent__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__answer_consent_link_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__answer_consent_link_response__init(Carillon__Preferences__V1__AnswerConsentLinkResponse *message) {
    static const Carillon__Preferences__V1__AnswerConsentLinkResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__answer_consent_link_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__answer_consent_link_response__descriptor = MESSAGE("carillon.preferences.v1.AnswerConsentLinkResponse", Carillon__Preferences__V1__AnswerConsentLinkResponse, 1, carillon__preferences__v1__answer_consent_link_response__fields, 1, carillon__preferences__v1__answer_consent_link_response__ranges, carillon__preferences__v1__answer_consent_link_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__ended_guardianship__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__EndedGuardianship, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("guardian_user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__EndedGuardianship, guardian_user_id), NULL, EMPTY, 0),
    FIELD("child_user_id", 3, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__EndedGuardianship, child_user_id), NULL, EMPTY, 0),
    FIELD("ended_at_ms", 4, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__EndedGuardianship, ended_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__ended_guardianship__ranges[] = {{1, 0}, {0, 4}};
void carillon__preferences__v1__ended_guardianship__init(Carillon__Preferences__V1__EndedGuardianship *message) {
    static const Carillon__Preferences__V1__EndedGuardianship fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__ended_guardianship__descriptor), .guardian_user_id = EMPTY, .child_user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__ended_guardianship__descriptor = MESSAGE("carillon.preferences.v1.EndedGuardianship", Carillon__Preferences__V1__EndedGuardianship, 4, carillon__preferences__v1__ended_guardianship__fields, 1, carillon__preferences__v1__ended_guardianship__ranges, carillon__preferences__v1__ended_guardianship__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__end_guardianships_request__fields[] = {
    FIELD("ended", 1, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__EndGuardianshipsRequest, n_ended), offsetof(Carillon__Preferences__V1__EndGuardianshipsRequest, ended), &carillon__preferences__v1__ended_guardianship__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__end_guardianships_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__end_guardianships_request__init(Carillon__Preferences__V1__EndGuardianshipsRequest *message) {
    static const Carillon__Preferences__V1__EndGuardianshipsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__end_guardianships_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__end_guardianships_request__descriptor = MESSAGE("carillon.preferences.v1.EndGuardianshipsRequest", Carillon__Preferences__V1__EndGuardianshipsRequest, 1, carillon__preferences__v1__end_guardianships_request__fields, 1, carillon__preferences__v1__end_guardianships_request__ranges, carillon__preferences__v1__end_guardianships_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__end_guardianships_response__fields[] = {
    FIELD("rejected", 1, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__EndGuardianshipsResponse, n_rejected), offsetof(Carillon__Preferences__V1__EndGuardianshipsResponse, rejected), &carillon__common__v1__item_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__end_guardianships_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__end_guardianships_response__init(Carillon__Preferences__V1__EndGuardianshipsResponse *message) {
    static const Carillon__Preferences__V1__EndGuardianshipsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__end_guardianships_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__end_guardianships_response__descriptor = MESSAGE("carillon.preferences.v1.EndGuardianshipsResponse", Carillon__Preferences__V1__EndGuardianshipsResponse, 1, carillon__preferences__v1__end_guardianships_response__fields, 1, carillon__preferences__v1__end_guardianships_response__ranges, carillon__preferences__v1__end_guardianships_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__get_local_config_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__GetLocalConfigRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__GetLocalConfigRequest, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__get_local_config_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__get_local_config_request__init(Carillon__Preferences__V1__GetLocalConfigRequest *message) {
    static const Carillon__Preferences__V1__GetLocalConfigRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__get_local_config_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__get_local_config_request__descriptor = MESSAGE("carillon.preferences.v1.GetLocalConfigRequest", Carillon__Preferences__V1__GetLocalConfigRequest, 2, carillon__preferences__v1__get_local_config_request__fields, 1, carillon__preferences__v1__get_local_config_request__ranges, carillon__preferences__v1__get_local_config_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__get_local_config_response__fields[] = {
    FIELD("options", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__GetLocalConfigResponse, options), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__get_local_config_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__get_local_config_response__init(Carillon__Preferences__V1__GetLocalConfigResponse *message) {
    static const Carillon__Preferences__V1__GetLocalConfigResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__get_local_config_response__descriptor), .options = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__get_local_config_response__descriptor = MESSAGE("carillon.preferences.v1.GetLocalConfigResponse", Carillon__Preferences__V1__GetLocalConfigResponse, 1, carillon__preferences__v1__get_local_config_response__fields, 1, carillon__preferences__v1__get_local_config_response__ranges, carillon__preferences__v1__get_local_config_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__put_local_config_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__PutLocalConfigRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__PutLocalConfigRequest, user_id), NULL, EMPTY, 0),
    FIELD("options", 3, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__PutLocalConfigRequest, options), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__put_local_config_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__preferences__v1__put_local_config_request__init(Carillon__Preferences__V1__PutLocalConfigRequest *message) {
    static const Carillon__Preferences__V1__PutLocalConfigRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__put_local_config_request__descriptor), .user_id = EMPTY, .options = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__put_local_config_request__descriptor = MESSAGE("carillon.preferences.v1.PutLocalConfigRequest", Carillon__Preferences__V1__PutLocalConfigRequest, 3, carillon__preferences__v1__put_local_config_request__fields, 1, carillon__preferences__v1__put_local_config_request__ranges, carillon__preferences__v1__put_local_config_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__put_local_config_response__fields[] = {
    FIELD("options", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__PutLocalConfigResponse, options), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__put_local_config_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__put_local_config_response__init(Carillon__Preferences__V1__PutLocalConfigResponse *message) {
    static const Carillon__Preferences__V1__PutLocalConfigResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__put_local_config_response__descriptor), .options = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__put_local_config_response__descriptor = MESSAGE("carillon.preferences.v1.PutLocalConfigResponse", Carillon__Preferences__V1__PutLocalConfigResponse, 1, carillon__preferences__v1__put_local_config_response__fields, 1, carillon__preferences__v1__put_local_config_response__ranges, carillon__preferences__v1__put_local_config_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__local_audience__fields[] = {
    FIELD("whole_app", 1, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__LocalAudience, whole_app), NULL, NULL, 0),
    FIELD("role", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__LocalAudience, role), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__local_audience__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__local_audience__init(Carillon__Preferences__V1__LocalAudience *message) {
    static const Carillon__Preferences__V1__LocalAudience fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__local_audience__descriptor), .role = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__local_audience__descriptor = MESSAGE("carillon.preferences.v1.LocalAudience", Carillon__Preferences__V1__LocalAudience, 2, carillon__preferences__v1__local_audience__fields, 1, carillon__preferences__v1__local_audience__ranges, carillon__preferences__v1__local_audience__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__put_local_content_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__PutLocalContentRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__PutLocalContentRequest, user_id), NULL, EMPTY, 0),
    FIELD("audience", 3, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__PutLocalContentRequest, audience), &carillon__preferences__v1__local_audience__descriptor, NULL, 0),
    FIELD("locale", 4, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__PutLocalContentRequest, locale), NULL, EMPTY, 0),
    FIELD("headline", 5, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__PutLocalContentRequest, headline), NULL, EMPTY, 0),
    FIELD("summary", 6, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__PutLocalContentRequest, summary), NULL, EMPTY, 0),
    FIELD("data", 7, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__PutLocalContentRequest, data), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__put_local_content_request__ranges[] = {{1, 0}, {0, 7}};
void carillon__preferences__v1__put_local_content_request__init(Carillon__Preferences__V1__PutLocalContentRequest *message) {
    static const Carillon__Preferences__V1__PutLocalContentRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__put_local_content_request__descriptor), .user_id = EMPTY, .locale = EMPTY, .headline = EMPTY, .summary = EMPTY, .data = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__put_local_content_request__descriptor = MESSAGE("carillon.preferences.v1.PutLocalContentRequest", Carillon__Preferences__V1__PutLocalContentRequest, 7, carillon__preferences__v1__put_local_content_request__fields, 1, carillon__preferences__v1__put_local_content_request__ranges, carillon__preferences__v1__put_local_content_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__put_local_content_response__fields[] = {
    FIELD("etag", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__PutLocalContentResponse, etag), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__put_local_content_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__put_local_content_response__init(Carillon__Preferences__V1__PutLocalContentResponse *message) {
    static const Carillon__Preferences__V1__PutLocalContentResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__put_local_content_response__descriptor), .etag = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__put_local_content_response__descriptor = MESSAGE("carillon.preferences.v1.PutLocalContentResponse", Carillon__Preferences__V1__PutLocalContentResponse, 1, carillon__preferences__v1__put_local_content_response__fields, 1, carillon__preferences__v1__put_local_content_response__ranges, carillon__preferences__v1__put_local_content_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__get_local_content_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__GetLocalContentRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__GetLocalContentRequest, user_id), NULL, EMPTY, 0),
    FIELD("locales", 3, REPEATED, STRING, offsetof(Carillon__Preferences__V1__GetLocalContentRequest, n_locales), offsetof(Carillon__Preferences__V1__GetLocalContentRequest, locales), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__get_local_content_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__preferences__v1__get_local_content_request__init(Carillon__Preferences__V1__GetLocalContentRequest *message) {
    static const Carillon__Preferences__V1__GetLocalContentRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__get_local_content_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__get_local_content_request__descriptor = MESSAGE("carillon.preferences.v1.GetLocalContentRequest", Carillon__Preferences__V1__GetLocalContentRequest, 3, carillon__preferences__v1__get_local_content_request__fields, 1, carillon__preferences__v1__get_local_content_request__ranges, carillon__preferences__v1__get_local_content_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__get_local_content_response__fields[] = {
    FIELD("content", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__GetLocalContentResponse, content), &carillon__preferences__v1__local_content__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__get_local_content_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__get_local_content_response__init(Carillon__Preferences__V1__GetLocalContentResponse *message) {
    static const Carillon__Preferences__V1__GetLocalContentResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__get_local_content_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__get_local_content_response__descriptor = MESSAGE("carillon.preferences.v1.GetLocalContentResponse", Carillon__Preferences__V1__GetLocalContentResponse, 1, carillon__preferences__v1__get_local_content_response__fields, 1, carillon__preferences__v1__get_local_content_response__ranges, carillon__preferences__v1__get_local_content_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__local_content__fields[] = {
    FIELD("locale", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__LocalContent, locale), NULL, EMPTY, 0),
    FIELD("headline", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__LocalContent, headline), NULL, EMPTY, 0),
    FIELD("summary", 3, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__LocalContent, summary), NULL, EMPTY, 0),
    FIELD("data", 4, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__LocalContent, data), NULL, EMPTY, 0),
    FIELD("etag", 5, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__LocalContent, etag), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__local_content__ranges[] = {{1, 0}, {0, 5}};
void carillon__preferences__v1__local_content__init(Carillon__Preferences__V1__LocalContent *message) {
    static const Carillon__Preferences__V1__LocalContent fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__local_content__descriptor), .locale = EMPTY, .headline = EMPTY, .summary = EMPTY, .data = EMPTY, .etag = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__local_content__descriptor = MESSAGE("carillon.preferences.v1.LocalContent", Carillon__Preferences__V1__LocalContent, 5, carillon__preferences__v1__local_content__fields, 1, carillon__preferences__v1__local_content__ranges, carillon__preferences__v1__local_content__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__permission_state__fields[] = {
    FIELD("device_id", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__PermissionState, device_id), NULL, EMPTY, 0),
    FIELD("permission_status", 2, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__PermissionState, permission_status), NULL, NULL, 0),
    FIELD("changed_from", 3, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__PermissionState, changed_from), NULL, NULL, 0),
    FIELD("changed_at_ms", 4, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__PermissionState, changed_at_ms), NULL, NULL, 0),
    FIELD("history", 5, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__PermissionState, n_history), offsetof(Carillon__Preferences__V1__PermissionState, history), &carillon__preferences__v1__permission_change__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__permission_state__ranges[] = {{1, 0}, {0, 5}};
void carillon__preferences__v1__permission_state__init(Carillon__Preferences__V1__PermissionState *message) {
    static const Carillon__Preferences__V1__PermissionState fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__permission_state__descriptor), .device_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__permission_state__descriptor = MESSAGE("carillon.preferences.v1.PermissionState", Carillon__Preferences__V1__PermissionState, 5, carillon__preferences__v1__permission_state__fields, 1, carillon__preferences__v1__permission_state__ranges, carillon__preferences__v1__permission_state__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__permission_change__fields[] = {
    FIELD("old_status", 1, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__PermissionChange, old_status), NULL, NULL, 0),
    FIELD("new_status", 2, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__PermissionChange, new_status), NULL, NULL, 0),
    FIELD("changed_from", 3, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__PermissionChange, changed_from), NULL, NULL, 0),
    FIELD("changed_at_ms", 4, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__PermissionChange, changed_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__permission_change__ranges[] = {{1, 0}, {0, 4}};
void carillon__preferences__v1__permission_change__init(Carillon__Preferences__V1__PermissionChange *message) {
    static const Carillon__Preferences__V1__PermissionChange fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__permission_change__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__permission_change__descriptor = MESSAGE("carillon.preferences.v1.PermissionChange", Carillon__Preferences__V1__PermissionChange, 4, carillon__preferences__v1__permission_change__fields, 1, carillon__preferences__v1__permission_change__ranges, carillon__preferences__v1__permission_change__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__report_permission_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__ReportPermissionRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__ReportPermissionRequest, user_id), NULL, EMPTY, 0),
    FIELD("device_id", 3, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__ReportPermissionRequest, device_id), NULL, EMPTY, 0),
    FIELD("permission_status", 4, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__ReportPermissionRequest, permission_status), NULL, NULL, 0),
    FIELD("changed_from", 5, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__ReportPermissionRequest, changed_from), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__report_permission_request__ranges[] = {{1, 0}, {0, 5}};
void carillon__preferences__v1__report_permission_request__init(Carillon__Preferences__V1__ReportPermissionRequest *message) {
    static const Carillon__Preferences__V1__ReportPermissionRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__report_permission_request__descriptor), .user_id = EMPTY, .device_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__report_permission_request__descriptor = MESSAGE("carillon.preferences.v1.ReportPermissionRequest", Carillon__Preferences__V1__ReportPermissionRequest, 5, carillon__preferences__v1__report_permission_request__fields, 1, carillon__preferences__v1__report_permission_request__ranges, carillon__preferences__v1__report_permission_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__report_permission_response__fields[] = {
    FIELD("state", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__ReportPermissionResponse, state), &carillon__preferences__v1__permission_state__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__report_permission_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__report_permission_response__init(Carillon__Preferences__V1__ReportPermissionResponse *message) {
    static const Carillon__Preferences__V1__ReportPermissionResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__report_permission_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__report_permission_response__descriptor = MESSAGE("carillon.preferences.v1.ReportPermissionResponse", Carillon__Preferences__V1__ReportPermissionResponse, 1, carillon__preferences__v1__report_permission_response__fields, 1, carillon__preferences__v1__report_permission_response__ranges, carillon__preferences__v1__report_permission_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__list_permissions_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__ListPermissionsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__ListPermissionsRequest, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__list_permissions_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__list_permissions_request__init(Carillon__Preferences__V1__ListPermissionsRequest *message) {
    static const Carillon__Preferences__V1__ListPermissionsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__list_permissions_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__list_permissions_request__descriptor = MESSAGE("carillon.preferences.v1.ListPermissionsRequest", Carillon__Preferences__V1__ListPermissionsRequest, 2, carillon__preferences__v1__list_permissions_request__fields, 1, carillon__preferences__v1__list_permissions_request__ranges, carillon__preferences__v1__list_permissions_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__list_permissions_response__fields[] = {
    FIELD("states", 1, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__ListPermissionsResponse, n_states), offsetof(Carillon__Preferences__V1__ListPermissionsResponse, states), &carillon__preferences__v1__permission_state__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__list_permissions_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__list_permissions_response__init(Carillon__Preferences__V1__ListPermissionsResponse *message) {
    static const Carillon__Preferences__V1__ListPermissionsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__list_permissions_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__list_permissions_response__descriptor = MESSAGE("carillon.preferences.v1.ListPermissionsResponse", Carillon__Preferences__V1__ListPermissionsResponse, 1, carillon__preferences__v1__list_permissions_response__fields, 1, carillon__preferences__v1__list_permissions_response__ranges, carillon__preferences__v1__list_permissions_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__decide_prompt_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__DecidePromptRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__DecidePromptRequest, user_id), NULL, EMPTY, 0),
    FIELD("device_id", 3, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__DecidePromptRequest, device_id), NULL, EMPTY, 0),
    FIELD("context", 4, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__DecidePromptRequest, context), NULL, NULL, 0),
    FIELD("device_type", 5, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__DecidePromptRequest, device_type), NULL, NULL, 0),
    FIELD("locales", 6, REPEATED, STRING, offsetof(Carillon__Preferences__V1__DecidePromptRequest, n_locales), offsetof(Carillon__Preferences__V1__DecidePromptRequest, locales), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__decide_prompt_request__ranges[] = {{1, 0}, {0, 6}};
void carillon__preferences__v1__decide_prompt_request__init(Carillon__Preferences__V1__DecidePromptRequest *message) {
    static const Carillon__Preferences__V1__DecidePromptRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__decide_prompt_request__descriptor), .user_id = EMPTY, .device_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__decide_prompt_request__descriptor = MESSAGE("carillon.preferences.v1.DecidePromptRequest", Carillon__Preferences__V1__DecidePromptRequest, 6, carillon__preferences__v1__decide_prompt_request__fields, 1, carillon__preferences__v1__decide_prompt_request__ranges, carillon__preferences__v1__decide_prompt_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__decide_prompt_response__fields[] = {
    FIELD("show", 1, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__DecidePromptResponse, show), NULL, NULL, 0),
    FIELD("kind", 2, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__DecidePromptResponse, kind), NULL, NULL, 0),
    FIELD("reason", 3, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__DecidePromptResponse, reason), NULL, NULL, 0),
    FIELD("next_eligible_at_ms", 4, NONE, INT64, offsetof(Carillon__Preferences__V1__DecidePromptResponse, optional_next_eligible_at_ms_case), offsetof(Carillon__Preferences__V1__DecidePromptResponse, next_eligible_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("content_key", 5, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__DecidePromptResponse, content_key), NULL, EMPTY, 0),
    FIELD("texts", 6, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__DecidePromptResponse, n_texts), offsetof(Carillon__Preferences__V1__DecidePromptResponse, texts), &carillon__preferences__v1__decide_prompt_response__texts_entry__descriptor, NULL, 0),
    FIELD("locale", 7, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__DecidePromptResponse, locale), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__decide_prompt_response__ranges[] = {{1, 0}, {0, 7}};
void carillon__preferences__v1__decide_prompt_response__init(Carillon__Preferences__V1__DecidePromptResponse *message) {
    static const Carillon__Preferences__V1__DecidePromptResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__decide_prompt_response__descriptor), .content_key = EMPTY, .locale = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__decide_prompt_response__descriptor = MESSAGE("carillon.preferences.v1.DecidePromptResponse", Carillon__Preferences__V1__DecidePromptResponse, 7, carillon__preferences__v1__decide_prompt_response__fields, 1, carillon__preferences__v1__decide_prompt_response__ranges, carillon__preferences__v1__decide_prompt_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__decide_prompt_response__texts_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__DecidePromptResponse__TextsEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__DecidePromptResponse__TextsEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__decide_prompt_response__texts_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__decide_prompt_response__texts_entry__init(Carillon__Preferences__V1__DecidePromptResponse__TextsEntry *message) {
    static const Carillon__Preferences__V1__DecidePromptResponse__TextsEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__decide_prompt_response__texts_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__decide_prompt_response__texts_entry__descriptor = MESSAGE("carillon.preferences.v1.DecidePromptResponse.TextsEntry", Carillon__Preferences__V1__DecidePromptResponse__TextsEntry, 2, carillon__preferences__v1__decide_prompt_response__texts_entry__fields, 1, carillon__preferences__v1__decide_prompt_response__texts_entry__ranges, carillon__preferences__v1__decide_prompt_response__texts_entry__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__report_prompt_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__ReportPromptRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__ReportPromptRequest, user_id), NULL, EMPTY, 0),
    FIELD("device_id", 3, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__ReportPromptRequest, device_id), NULL, EMPTY, 0),
    FIELD("kind", 4, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__ReportPromptRequest, kind), NULL, NULL, 0),
    FIELD("outcome", 5, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__ReportPromptRequest, outcome), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__report_prompt_request__ranges[] = {{1, 0}, {0, 5}};
void carillon__preferences__v1__report_prompt_request__init(Carillon__Preferences__V1__ReportPromptRequest *message) {
    static const Carillon__Preferences__V1__ReportPromptRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__report_prompt_request__descriptor), .user_id = EMPTY, .device_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__report_prompt_request__descriptor = MESSAGE("carillon.preferences.v1.ReportPromptRequest", Carillon__Preferences__V1__ReportPromptRequest, 5, carillon__preferences__v1__report_prompt_request__fields, 1, carillon__preferences__v1__report_prompt_request__ranges, carillon__preferences__v1__report_prompt_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__report_prompt_response__fields[] = {
    FIELD("next_eligible_at_ms", 1, NONE, INT64, offsetof(Carillon__Preferences__V1__ReportPromptResponse, optional_next_eligible_at_ms_case), offsetof(Carillon__Preferences__V1__ReportPromptResponse, next_eligible_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__preferences__v1__report_prompt_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__report_prompt_response__init(Carillon__Preferences__V1__ReportPromptResponse *message) {
    static const Carillon__Preferences__V1__ReportPromptResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__report_prompt_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__report_prompt_response__descriptor = MESSAGE("carillon.preferences.v1.ReportPromptResponse", Carillon__Preferences__V1__ReportPromptResponse, 1, carillon__preferences__v1__report_prompt_response__fields, 1, carillon__preferences__v1__report_prompt_response__ranges, carillon__preferences__v1__report_prompt_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__permission_statistics_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__PermissionStatisticsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("since_ms", 2, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__PermissionStatisticsRequest, since_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__permission_statistics_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__permission_statistics_request__init(Carillon__Preferences__V1__PermissionStatisticsRequest *message) {
    static const Carillon__Preferences__V1__PermissionStatisticsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__permission_statistics_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__permission_statistics_request__descriptor = MESSAGE("carillon.preferences.v1.PermissionStatisticsRequest", Carillon__Preferences__V1__PermissionStatisticsRequest, 2, carillon__preferences__v1__permission_statistics_request__fields, 1, carillon__preferences__v1__permission_statistics_request__ranges, carillon__preferences__v1__permission_statistics_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__permission_statistics_response__fields[] = {
    FIELD("prompted", 1, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__PermissionStatisticsResponse, prompted), NULL, NULL, 0),
    FIELD("granted", 2, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__PermissionStatisticsResponse, granted), NULL, NULL, 0),
    FIELD("grant_rate", 3, NONE, DOUBLE, offsetof(Carillon__Preferences__V1__PermissionStatisticsResponse, optional_grant_rate_case), offsetof(Carillon__Preferences__V1__PermissionStatisticsResponse, grant_rate), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("target", 4, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__PermissionStatisticsResponse, target), NULL, EMPTY, 0),
    FIELD("met", 5, NONE, BOOL, offsetof(Carillon__Preferences__V1__PermissionStatisticsResponse, optional_met_case), offsetof(Carillon__Preferences__V1__PermissionStatisticsResponse, met), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__preferences__v1__permission_statistics_response__ranges[] = {{1, 0}, {0, 5}};
void carillon__preferences__v1__permission_statistics_response__init(Carillon__Preferences__V1__PermissionStatisticsResponse *message) {
    static const Carillon__Preferences__V1__PermissionStatisticsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__permission_statistics_response__descriptor), .target = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__permission_statistics_response__descriptor = MESSAGE("carillon.preferences.v1.PermissionStatisticsResponse", Carillon__Preferences__V1__PermissionStatisticsResponse, 5, carillon__preferences__v1__permission_statistics_response__fields, 1, carillon__preferences__v1__permission_statistics_response__ranges, carillon__preferences__v1__permission_statistics_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__device_permission__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__DevicePermission, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__DevicePermission, user_id), NULL, EMPTY, 0),
    FIELD("device_id", 3, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__DevicePermission, device_id), NULL, EMPTY, 0),
    FIELD("permission_status", 4, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__DevicePermission, permission_status), NULL, NULL, 0),
    FIELD("changed_at_ms", 5, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__DevicePermission, changed_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__device_permission__ranges[] = {{1, 0}, {0, 5}};
void carillon__preferences__v1__device_permission__init(Carillon__Preferences__V1__DevicePermission *message) {
    static const Carillon__Preferences__V1__DevicePermission fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__device_permission__descriptor), .user_id = EMPTY, .device_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__device_permission__descriptor = MESSAGE("carillon.preferences.v1.DevicePermission", Carillon__Preferences__V1__DevicePermission, 5, carillon__preferences__v1__device_permission__fields, 1, carillon__preferences__v1__device_permission__ranges, carillon__preferences__v1__device_permission__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__take_permissions_request__fields[] = {
    FIELD("permissions", 1, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__TakePermissionsRequest, n_permissions), offsetof(Carillon__Preferences__V1__TakePermissionsRequest, permissions), &carillon__preferences__v1__device_permission__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__take_permissions_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__take_permissions_request__init(Carillon__Preferences__V1__TakePermissionsRequest *message) {
    static const Carillon__Preferences__V1__TakePermissionsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__take_permissions_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__take_permissions_request__descriptor = MESSAGE("carillon.preferences.v1.TakePermissionsRequest", Carillon__Preferences__V1__TakePermissionsRequest, 1, carillon__preferences__v1__take_permissions_request__fields, 1, carillon__preferences__v1__take_permissions_request__ranges, carillon__preferences__v1__take_permissions_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__take_permissions_response__fields[] = {
    FIELD("rejected", 1, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__TakePermissionsResponse, n_rejected), offsetof(Carillon__Preferences__V1__TakePermissionsResponse, rejected), &carillon__common__v1__item_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__take_permissions_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__take_permissions_response__init(Carillon__Preferences__V1__TakePermissionsResponse *message) {
    static const Carillon__Preferences__V1__TakePermissionsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__take_permissions_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__take_permissions_response__descriptor = MESSAGE("carillon.preferences.v1.TakePermissionsResponse", Carillon__Preferences__V1__TakePermissionsResponse, 1, carillon__preferences__v1__take_permissions_response__fields, 1, carillon__preferences__v1__take_permissions_response__ranges, carillon__preferences__v1__take_permissions_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__type_switch__fields[] = {
    FIELD("type_id", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__TypeSwitch, type_id), NULL, EMPTY, 0),
    FIELD("push", 2, NONE, BOOL, offsetof(Carillon__Preferences__V1__TypeSwitch, optional_push_case), offsetof(Carillon__Preferences__V1__TypeSwitch, push), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("email", 3, NONE, BOOL, offsetof(Carillon__Preferences__V1__TypeSwitch, optional_email_case), offsetof(Carillon__Preferences__V1__TypeSwitch, email), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__preferences__v1__type_switch__ranges[] = {{1, 0}, {0, 3}};
void carillon__preferences__v1__type_switch__init(Carillon__Preferences__V1__TypeSwitch *message) {
    static const Carillon__Preferences__V1__TypeSwitch fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__type_switch__descriptor), .type_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__type_switch__descriptor = MESSAGE("carillon.preferences.v1.TypeSwitch", Carillon__Preferences__V1__TypeSwitch, 3, carillon__preferences__v1__type_switch__fields, 1, carillon__preferences__v1__type_switch__ranges, carillon__preferences__v1__type_switch__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__category_switch__fields[] = {
    FIELD("category_id", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__CategorySwitch, category_id), NULL, EMPTY, 0),
    FIELD("enabled", 2, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__CategorySwitch, enabled), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__category_switch__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__category_switch__init(Carillon__Preferences__V1__CategorySwitch *message) {
    static const Carillon__Preferences__V1__CategorySwitch fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__category_switch__descriptor), .category_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__category_switch__descriptor = MESSAGE("carillon.preferences.v1.CategorySwitch", Carillon__Preferences__V1__CategorySwitch, 2, carillon__preferences__v1__category_switch__fields, 1, carillon__preferences__v1__category_switch__ranges, carillon__preferences__v1__category_switch__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__quiet_hours__fields[] = {
    FIELD("enabled", 1, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__QuietHours, enabled), NULL, NULL, 0),
    FIELD("start", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__QuietHours, start), NULL, EMPTY, 0),
    FIELD("end", 3, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__QuietHours, end), NULL, EMPTY, 0),
    FIELD("timezone", 4, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__QuietHours, timezone), NULL, EMPTY, 0),
    FIELD("days_of_week", 5, REPEATED, INT32, offsetof(Carillon__Preferences__V1__QuietHours, n_days_of_week), offsetof(Carillon__Preferences__V1__QuietHours, days_of_week), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("allow_critical", 6, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__QuietHours, allow_critical), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__quiet_hours__ranges[] = {{1, 0}, {0, 6}};
void carillon__preferences__v1__quiet_hours__init(Carillon__Preferences__V1__QuietHours *message) {
    static const Carillon__Preferences__V1__QuietHours fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__quiet_hours__descriptor), .start = EMPTY, .end = EMPTY, .timezone = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__quiet_hours__descriptor = MESSAGE("carillon.preferences.v1.QuietHours", Carillon__Preferences__V1__QuietHours, 6, carillon__preferences__v1__quiet_hours__fields, 1, carillon__preferences__v1__quiet_hours__ranges, carillon__preferences__v1__quiet_hours__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__vibration_pattern__fields[] = {
    FIELD("category_id", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__VibrationPattern, category_id), NULL, EMPTY, 0),
    FIELD("milliseconds", 2, REPEATED, INT32, offsetof(Carillon__Preferences__V1__VibrationPattern, n_milliseconds), offsetof(Carillon__Preferences__V1__VibrationPattern, milliseconds), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
};
static const ProtobufCIntRange carillon__preferences__v1__vibration_pattern__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__vibration_pattern__init(Carillon__Preferences__V1__VibrationPattern *message) {
    static const Carillon__Preferences__V1__VibrationPattern fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__vibration_pattern__descriptor), .category_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__vibration_pattern__descriptor = MESSAGE("carillon.preferences.v1.VibrationPattern", Carillon__Preferences__V1__VibrationPattern, 2, carillon__preferences__v1__vibration_pattern__fields, 1, carillon__preferences__v1__vibration_pattern__ranges, carillon__preferences__v1__vibration_pattern__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__quiet_state__fields[] = {
    FIELD("active", 1, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__QuietState, active), NULL, NULL, 0),
    FIELD("ends_at_ms", 2, NONE, INT64, offsetof(Carillon__Preferences__V1__QuietState, optional_ends_at_ms_case), offsetof(Carillon__Preferences__V1__QuietState, ends_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("next_change_at_ms", 3, NONE, INT64, offsetof(Carillon__Preferences__V1__QuietState, optional_next_change_at_ms_case), offsetof(Carillon__Preferences__V1__QuietState, next_change_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("timezone", 4, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__QuietState, timezone), NULL, EMPTY, 0),
    FIELD("timezone_source", 5, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__QuietState, timezone_source), NULL, NULL, 0),
    FIELD("unknown_timezones", 6, REPEATED, STRING, offsetof(Carillon__Preferences__V1__QuietState, n_unknown_timezones), offsetof(Carillon__Preferences__V1__QuietState, unknown_timezones), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__quiet_state__ranges[] = {{1, 0}, {0, 6}};
void carillon__preferences__v1__quiet_state__init(Carillon__Preferences__V1__QuietState *message) {
    static const Carillon__Preferences__V1__QuietState fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__quiet_state__descriptor), .timezone = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__quiet_state__descriptor = MESSAGE("carillon.preferences.v1.QuietState", Carillon__Preferences__V1__QuietState, 6, carillon__preferences__v1__quiet_state__fields, 1, carillon__preferences__v1__quiet_state__ranges, carillon__preferences__v1__quiet_state__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__channel_setting__fields[] = {
    FIELD("channel_id", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__ChannelSetting, channel_id), NULL, EMPTY, 0),
    FIELD("muted", 2, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__ChannelSetting, muted), NULL, NULL, 0),
    FIELD("muted_until_ms", 3, NONE, INT64, offsetof(Carillon__Preferences__V1__ChannelSetting, optional_muted_until_ms_case), offsetof(Carillon__Preferences__V1__ChannelSetting, muted_until_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("notify_all", 4, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__ChannelSetting, notify_all), NULL, NULL, 0),
    FIELD("starred", 5, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__ChannelSetting, starred), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__channel_setting__ranges[] = {{1, 0}, {0, 5}};
void carillon__preferences__v1__channel_setting__init(Carillon__Preferences__V1__ChannelSetting *message) {
    static const Carillon__Preferences__V1__ChannelSetting fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__channel_setting__descriptor), .channel_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__channel_setting__descriptor = MESSAGE("carillon.preferences.v1.ChannelSetting", Carillon__Preferences__V1__ChannelSetting, 5, carillon__preferences__v1__channel_setting__fields, 1, carillon__preferences__v1__channel_setting__ranges, carillon__preferences__v1__channel_setting__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__document__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__Document, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__Document, user_id), NULL, EMPTY, 0),
    FIELD("push_enabled", 3, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__Document, push_enabled), NULL, NULL, 0),
    FIELD("email_enabled", 4, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__Document, email_enabled), NULL, NULL, 0),
    FIELD("notifications", 5, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__Document, n_notifications), offsetof(Carillon__Preferences__V1__Document, notifications), &carillon__preferences__v1__type_switch__descriptor, NULL, 0),
    FIELD("categories", 6, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__Document, n_categories), offsetof(Carillon__Preferences__V1__Document, categories), &carillon__preferences__v1__category_switch__descriptor, NULL, 0),
    FIELD("quiet_hours", 7, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__Document, quiet_hours), &carillon__preferences__v1__quiet_hours__descriptor, NULL, 0),
    FIELD("channel_settings", 8, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__Document, n_channel_settings), offsetof(Carillon__Preferences__V1__Document, channel_settings), &carillon__preferences__v1__channel_setting__descriptor, NULL, 0),
    FIELD("sound", 9, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__Document, n_sound), offsetof(Carillon__Preferences__V1__Document, sound), &carillon__preferences__v1__document__sound_entry__descriptor, NULL, 0),
    FIELD("device_scope", 10, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__Document, device_scope), NULL, NULL, 0),
    FIELD("promotional_opt_in", 11, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__Document, promotional_opt_in), NULL, NULL, 0),
    FIELD("language", 12, NONE, STRING, offsetof(Carillon__Preferences__V1__Document, optional_language_case), offsetof(Carillon__Preferences__V1__Document, language), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("opted_out_at_ms", 13, NONE, INT64, offsetof(Carillon__Preferences__V1__Document, optional_opted_out_at_ms_case), offsetof(Carillon__Preferences__V1__Document, opted_out_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("version", 14, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__Document, version), NULL, NULL, 0),
    FIELD("updated_at_ms", 15, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__Document, updated_at_ms), NULL, NULL, 0),
    FIELD("device_scope_choices", 16, REPEATED, ENUM, offsetof(Carillon__Preferences__V1__Document, n_device_scope_choices), offsetof(Carillon__Preferences__V1__Document, device_scope_choices), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("digest_time", 17, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__Document, n_digest_time), offsetof(Carillon__Preferences__V1__Document, digest_time), &carillon__preferences__v1__document__digest_time_entry__descriptor, NULL, 0),
    FIELD("digest_default_time", 18, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__Document, digest_default_time), NULL, EMPTY, 0),
    FIELD("vibration", 19, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__Document, n_vibration), offsetof(Carillon__Preferences__V1__Document, vibration), &carillon__preferences__v1__vibration_pattern__descriptor, NULL, 0),
    FIELD("reduce_motion", 20, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__Document, reduce_motion), NULL, NULL, 0),
    FIELD("opt_out_history_ms", 21, REPEATED, INT64, offsetof(Carillon__Preferences__V1__Document, n_opt_out_history_ms), offsetof(Carillon__Preferences__V1__Document, opt_out_history_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("managed_by", 22, NONE, STRING, offsetof(Carillon__Preferences__V1__Document, optional_managed_by_case), offsetof(Carillon__Preferences__V1__Document, managed_by), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("default_source", 23, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__Document, default_source), NULL, NULL, 0),
    FIELD("quiet_state", 24, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__Document, quiet_state), &carillon__preferences__v1__quiet_state__descriptor, NULL, 0),
    FIELD("guardian_consent", 70, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__Document, guardian_consent), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__document__ranges[] = {{1, 0}, {70, 24}, {0, 25}};
void carillon__preferences__v1__document__init(Carillon__Preferences__V1__Document *message) {
    static const Carillon__Preferences__V1__Document fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__document__descriptor), .user_id = EMPTY, .digest_default_time = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__document__descriptor = MESSAGE("carillon.preferences.v1.Document", Carillon__Preferences__V1__Document, 25, carillon__preferences__v1__document__fields, 2, carillon__preferences__v1__document__ranges, carillon__preferences__v1__document__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__document__digest_time_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__Document__DigestTimeEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__Document__DigestTimeEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__document__digest_time_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__document__digest_time_entry__init(Carillon__Preferences__V1__Document__DigestTimeEntry *message) {
    static const Carillon__Preferences__V1__Document__DigestTimeEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__document__digest_time_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__document__digest_time_entry__descriptor = MESSAGE("carillon.preferences.v1.Document.DigestTimeEntry", Carillon__Preferences__V1__Document__DigestTimeEntry, 2, carillon__preferences__v1__document__digest_time_entry__fields, 1, carillon__preferences__v1__document__digest_time_entry__ranges, carillon__preferences__v1__document__digest_time_entry__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__document__sound_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__Document__SoundEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__Document__SoundEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__document__sound_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__document__sound_entry__init(Carillon__Preferences__V1__Document__SoundEntry *message) {
    static const Carillon__Preferences__V1__Document__SoundEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__document__sound_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__document__sound_entry__descriptor = MESSAGE("carillon.preferences.v1.Document.SoundEntry", Carillon__Preferences__V1__Document__SoundEntry, 2, carillon__preferences__v1__document__sound_entry__fields, 1, carillon__preferences__v1__document__sound_entry__ranges, carillon__preferences__v1__document__sound_entry__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__get_preferences_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__GetPreferencesRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__GetPreferencesRequest, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__get_preferences_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__get_preferences_request__init(Carillon__Preferences__V1__GetPreferencesRequest *message) {
    static const Carillon__Preferences__V1__GetPreferencesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__get_preferences_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__get_preferences_request__descriptor = MESSAGE("carillon.preferences.v1.GetPreferencesRequest", Carillon__Preferences__V1__GetPreferencesRequest, 2, carillon__preferences__v1__get_preferences_request__fields, 1, carillon__preferences__v1__get_preferences_request__ranges, carillon__preferences__v1__get_preferences_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__get_preferences_response__fields[] = {
    FIELD("document", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__GetPreferencesResponse, document), &carillon__preferences__v1__document__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__get_preferences_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__get_preferences_response__init(Carillon__Preferences__V1__GetPreferencesResponse *message) {
    static const Carillon__Preferences__V1__GetPreferencesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__get_preferences_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__get_preferences_response__descriptor = MESSAGE("carillon.preferences.v1.GetPreferencesResponse", Carillon__Preferences__V1__GetPreferencesResponse, 1, carillon__preferences__v1__get_preferences_response__fields, 1, carillon__preferences__v1__get_preferences_response__ranges, carillon__preferences__v1__get_preferences_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__update_preferences_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, user_id), NULL, EMPTY, 0),
    FIELD("push_enabled", 3, NONE, BOOL, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, optional_push_enabled_case), offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, push_enabled), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("email_enabled", 4, NONE, BOOL, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, optional_email_enabled_case), offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, email_enabled), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("notifications", 5, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, n_notifications), offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, notifications), &carillon__preferences__v1__type_switch__descriptor, NULL, 0),
    FIELD("categories", 6, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, n_categories), offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, categories), &carillon__preferences__v1__category_switch__descriptor, NULL, 0),
    FIELD("quiet_hours", 7, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, quiet_hours), &carillon__preferences__v1__quiet_hours_update__descriptor, NULL, 0),
    FIELD("promotional_opt_in", 8, NONE, BOOL, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, optional_promotional_opt_in_case), offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, promotional_opt_in), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("language", 9, NONE, STRING, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, optional_language_case), offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, language), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("sound", 10, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, n_sound), offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, sound), &carillon__preferences__v1__update_preferences_request__sound_entry__descriptor, NULL, 0),
    FIELD("if_version", 11, NONE, INT64, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, optional_if_version_case), offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, if_version), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("device_scope", 12, NONE, ENUM, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, optional_device_scope_case), offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, device_scope), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("digest_time", 13, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, n_digest_time), offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, digest_time), &carillon__preferences__v1__update_preferences_request__digest_time_entry__descriptor, NULL, 0),
    FIELD("vibration", 14, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, n_vibration), offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, vibration), &carillon__preferences__v1__vibration_pattern__descriptor, NULL, 0),
    FIELD("reduce_motion", 15, NONE, BOOL, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, optional_reduce_motion_case), offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, reduce_motion), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("reset", 16, REPEATED, STRING, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, n_reset), offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, reset), NULL, EMPTY, 0),
    FIELD("changed_from", 17, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest, changed_from), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__update_preferences_request__ranges[] = {{1, 0}, {0, 17}};
void carillon__preferences__v1__update_preferences_request__init(Carillon__Preferences__V1__UpdatePreferencesRequest *message) {
    static const Carillon__Preferences__V1__UpdatePreferencesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__update_preferences_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__update_preferences_request__descriptor = MESSAGE("carillon.preferences.v1.UpdatePreferencesRequest", Carillon__Preferences__V1__UpdatePreferencesRequest, 17, carillon__preferences__v1__update_preferences_request__fields, 1, carillon__preferences__v1__update_preferences_request__ranges, carillon__preferences__v1__update_preferences_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__update_preferences_request__digest_time_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest__DigestTimeEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest__DigestTimeEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__update_preferences_request__digest_time_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__update_preferences_request__digest_time_entry__init(Carillon__Preferences__V1__UpdatePreferencesRequest__DigestTimeEntry *message) {
    static const Carillon__Preferences__V1__UpdatePreferencesRequest__DigestTimeEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__update_preferences_request__digest_time_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__update_preferences_request__digest_time_entry__descriptor = MESSAGE("carillon.preferences.v1.UpdatePreferencesRequest.DigestTimeEntry", Carillon__Preferences__V1__UpdatePreferencesRequest__DigestTimeEntry, 2, carillon__preferences__v1__update_preferences_request__digest_time_entry__fields, 1, carillon__preferences__v1__update_preferences_request__digest_time_entry__ranges, carillon__preferences__v1__update_preferences_request__digest_time_entry__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__update_preferences_request__sound_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest__SoundEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__UpdatePreferencesRequest__SoundEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__update_preferences_request__sound_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__update_preferences_request__sound_entry__init(Carillon__Preferences__V1__UpdatePreferencesRequest__SoundEntry *message) {
    static const Carillon__Preferences__V1__UpdatePreferencesRequest__SoundEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__update_preferences_request__sound_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__update_preferences_request__sound_entry__descriptor = MESSAGE("carillon.preferences.v1.UpdatePreferencesRequest.SoundEntry", Carillon__Preferences__V1__UpdatePreferencesRequest__SoundEntry, 2, carillon__preferences__v1__update_preferences_request__sound_entry__fields, 1, carillon__preferences__v1__update_preferences_request__sound_entry__ranges, carillon__preferences__v1__update_preferences_request__sound_entry__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__quiet_hours_update__fields[] = {
    FIELD("enabled", 1, NONE, BOOL, offsetof(Carillon__Preferences__V1__QuietHoursUpdate, optional_enabled_case), offsetof(Carillon__Preferences__V1__QuietHoursUpdate, enabled), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("start", 2, NONE, STRING, offsetof(Carillon__Preferences__V1__QuietHoursUpdate, optional_start_case), offsetof(Carillon__Preferences__V1__QuietHoursUpdate, start), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("end", 3, NONE, STRING, offsetof(Carillon__Preferences__V1__QuietHoursUpdate, optional_end_case), offsetof(Carillon__Preferences__V1__QuietHoursUpdate, end), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("timezone", 4, NONE, STRING, offsetof(Carillon__Preferences__V1__QuietHoursUpdate, optional_timezone_case), offsetof(Carillon__Preferences__V1__QuietHoursUpdate, timezone), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("days", 5, NONE, MESSAGE, offsetof(Carillon__Preferences__V1__QuietHoursUpdate, optional_days_case), offsetof(Carillon__Preferences__V1__QuietHoursUpdate, days), &carillon__preferences__v1__weekdays__descriptor, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("allow_critical", 6, NONE, BOOL, offsetof(Carillon__Preferences__V1__QuietHoursUpdate, optional_allow_critical_case), offsetof(Carillon__Preferences__V1__QuietHoursUpdate, allow_critical), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__preferences__v1__quiet_hours_update__ranges[] = {{1, 0}, {0, 6}};
void carillon__preferences__v1__quiet_hours_update__init(Carillon__Preferences__V1__QuietHoursUpdate *message) {
    static const Carillon__Preferences__V1__QuietHoursUpdate fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__quiet_hours_update__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__quiet_hours_update__descriptor = MESSAGE("carillon.preferences.v1.QuietHoursUpdate", Carillon__Preferences__V1__QuietHoursUpdate, 6, carillon__preferences__v1__quiet_hours_update__fields, 1, carillon__preferences__v1__quiet_hours_update__ranges, carillon__preferences__v1__quiet_hours_update__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__weekdays__fields[] = {
    FIELD("days_of_week", 1, REPEATED, INT32, offsetof(Carillon__Preferences__V1__Weekdays, n_days_of_week), offsetof(Carillon__Preferences__V1__Weekdays, days_of_week), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
};
static const ProtobufCIntRange carillon__preferences__v1__weekdays__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__weekdays__init(Carillon__Preferences__V1__Weekdays *message) {
    static const Carillon__Preferences__V1__Weekdays fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__weekdays__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__weekdays__descriptor = MESSAGE("carillon.preferences.v1.Weekdays", Carillon__Preferences__V1__Weekdays, 1, carillon__preferences__v1__weekdays__fields, 1, carillon__preferences__v1__weekdays__ranges, carillon__preferences__v1__weekdays__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__update_preferences_response__fields[] = {
    FIELD("document", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__UpdatePreferencesResponse, document), &carillon__preferences__v1__document__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__update_preferences_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__update_preferences_response__init(Carillon__Preferences__V1__UpdatePreferencesResponse *message) {
    static const Carillon__Preferences__V1__UpdatePreferencesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__update_preferences_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__update_preferences_response__descriptor = MESSAGE("carillon.preferences.v1.UpdatePreferencesResponse", Carillon__Preferences__V1__UpdatePreferencesResponse, 1, carillon__preferences__v1__update_preferences_response__fields, 1, carillon__preferences__v1__update_preferences_response__ranges, carillon__preferences__v1__update_preferences_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__mute_channel_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__MuteChannelRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__MuteChannelRequest, user_id), NULL, EMPTY, 0),
    FIELD("channel_id", 3, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__MuteChannelRequest, channel_id), NULL, EMPTY, 0),
    FIELD("muted", 4, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__MuteChannelRequest, muted), NULL, NULL, 0),
    FIELD("duration", 5, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__MuteChannelRequest, duration), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__mute_channel_request__ranges[] = {{1, 0}, {0, 5}};
void carillon__preferences__v1__mute_channel_request__init(Carillon__Preferences__V1__MuteChannelRequest *message) {
    static const Carillon__Preferences__V1__MuteChannelRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__mute_channel_request__descriptor), .user_id = EMPTY, .channel_id = EMPTY, .duration = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__mute_channel_request__descriptor = MESSAGE("carillon.preferences.v1.MuteChannelRequest", Carillon__Preferences__V1__MuteChannelRequest, 5, carillon__preferences__v1__mute_channel_request__fields, 1, carillon__preferences__v1__mute_channel_request__ranges, carillon__preferences__v1__mute_channel_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__mute_channel_response__fields[] = {
    FIELD("setting", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__MuteChannelResponse, setting), &carillon__preferences__v1__channel_setting__descriptor, NULL, 0),
    FIELD("version", 2, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__MuteChannelResponse, version), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__mute_channel_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__mute_channel_response__init(Carillon__Preferences__V1__MuteChannelResponse *message) {
    static const Carillon__Preferences__V1__MuteChannelResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__mute_channel_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__mute_channel_response__descriptor = MESSAGE("carillon.preferences.v1.MuteChannelResponse", Carillon__Preferences__V1__MuteChannelResponse, 2, carillon__preferences__v1__mute_channel_response__fields, 1, carillon__preferences__v1__mute_channel_response__ranges, carillon__preferences__v1__mute_channel_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__update_channel_settings_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__UpdateChannelSettingsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__UpdateChannelSettingsRequest, user_id), NULL, EMPTY, 0),
    FIELD("channel_id", 3, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__UpdateChannelSettingsRequest, channel_id), NULL, EMPTY, 0),
    FIELD("notify_all", 4, NONE, BOOL, offsetof(Carillon__Preferences__V1__UpdateChannelSettingsRequest, optional_notify_all_case), offsetof(Carillon__Preferences__V1__UpdateChannelSettingsRequest, notify_all), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("starred", 5, NONE, BOOL, offsetof(Carillon__Preferences__V1__UpdateChannelSettingsRequest, optional_starred_case), offsetof(Carillon__Preferences__V1__UpdateChannelSettingsRequest, starred), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__preferences__v1__update_channel_settings_request__ranges[] = {{1, 0}, {0, 5}};
void carillon__preferences__v1__update_channel_settings_request__init(Carillon__Preferences__V1__UpdateChannelSettingsRequest *message) {
    static const Carillon__Preferences__V1__UpdateChannelSettingsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__update_channel_settings_request__descriptor), .user_id = EMPTY, .channel_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__update_channel_settings_request__descriptor = MESSAGE("carillon.preferences.v1.UpdateChannelSettingsRequest", Carillon__Preferences__V1__UpdateChannelSettingsRequest, 5, carillon__preferences__v1__update_channel_settings_request__fields, 1, carillon__preferences__v1__update_channel_settings_request__ranges, carillon__preferences__v1__update_channel_settings_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__update_channel_settings_response__fields[] = {
    FIELD("setting", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__UpdateChannelSettingsResponse, setting), &carillon__preferences__v1__channel_setting__descriptor, NULL, 0),
    FIELD("version", 2, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__UpdateChannelSettingsResponse, version), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__update_channel_settings_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__update_channel_settings_response__init(Carillon__Preferences__V1__UpdateChannelSettingsResponse *message) {
    static const Carillon__Preferences__V1__UpdateChannelSettingsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__update_channel_settings_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__update_channel_settings_response__descriptor = MESSAGE("carillon.preferences.v1.UpdateChannelSettingsResponse", Carillon__Preferences__V1__UpdateChannelSettingsResponse, 2, carillon__preferences__v1__update_channel_settings_response__fields, 1, carillon__preferences__v1__update_channel_settings_response__ranges, carillon__preferences__v1__update_channel_settings_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__list_channel_followers_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__ListChannelFollowersRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("channel_ids", 2, REPEATED, STRING, offsetof(Carillon__Preferences__V1__ListChannelFollowersRequest, n_channel_ids), offsetof(Carillon__Preferences__V1__ListChannelFollowersRequest, channel_ids), NULL, EMPTY, 0),
    FIELD("users_limit", 60, NONE, UINT32, 0, offsetof(Carillon__Preferences__V1__ListChannelFollowersRequest, users_limit), NULL, NULL, 0),
    FIELD("users_after", 61, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__ListChannelFollowersRequest, users_after), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__list_channel_followers_request__ranges[] = {{1, 0}, {60, 2}, {0, 4}};
void carillon__preferences__v1__list_channel_followers_request__init(Carillon__Preferences__V1__ListChannelFollowersRequest *message) {
    static const Carillon__Preferences__V1__ListChannelFollowersRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__list_channel_followers_request__descriptor), .users_after = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__list_channel_followers_request__descriptor = MESSAGE("carillon.preferences.v1.ListChannelFollowersRequest", Carillon__Preferences__V1__ListChannelFollowersRequest, 4, carillon__preferences__v1__list_channel_followers_request__fields, 2, carillon__preferences__v1__list_channel_followers_request__ranges, carillon__preferences__v1__list_channel_followers_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__list_channel_followers_response__fields[] = {
    FIELD("channels", 1, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__ListChannelFollowersResponse, n_channels), offsetof(Carillon__Preferences__V1__ListChannelFollowersResponse, channels), &carillon__preferences__v1__channel_followers__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__list_channel_followers_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__list_channel_followers_response__init(Carillon__Preferences__V1__ListChannelFollowersResponse *message) {
    static const Carillon__Preferences__V1__ListChannelFollowersResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__list_channel_followers_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__list_channel_followers_response__descriptor = MESSAGE("carillon.preferences.v1.ListChannelFollowersResponse", Carillon__Preferences__V1__ListChannelFollowersResponse, 1, carillon__preferences__v1__list_channel_followers_response__fields, 1, carillon__preferences__v1__list_channel_followers_response__ranges, carillon__preferences__v1__list_channel_followers_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__channel_followers__fields[] = {
    FIELD("channel_id", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__ChannelFollowers, channel_id), NULL, EMPTY, 0),
    FIELD("user_ids", 2, REPEATED, STRING, offsetof(Carillon__Preferences__V1__ChannelFollowers, n_user_ids), offsetof(Carillon__Preferences__V1__ChannelFollowers, user_ids), NULL, EMPTY, 0),
    FIELD("incomplete", 60, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__ChannelFollowers, incomplete), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__channel_followers__ranges[] = {{1, 0}, {60, 2}, {0, 3}};
void carillon__preferences__v1__channel_followers__init(Carillon__Preferences__V1__ChannelFollowers *message) {
    static const Carillon__Preferences__V1__ChannelFollowers fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__channel_followers__descriptor), .channel_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__channel_followers__descriptor = MESSAGE("carillon.preferences.v1.ChannelFollowers", Carillon__Preferences__V1__ChannelFollowers, 3, carillon__preferences__v1__channel_followers__fields, 2, carillon__preferences__v1__channel_followers__ranges, carillon__preferences__v1__channel_followers__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__list_quiet_hours_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__ListQuietHoursRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_ids", 2, REPEATED, STRING, offsetof(Carillon__Preferences__V1__ListQuietHoursRequest, n_user_ids), offsetof(Carillon__Preferences__V1__ListQuietHoursRequest, user_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__list_quiet_hours_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__list_quiet_hours_request__init(Carillon__Preferences__V1__ListQuietHoursRequest *message) {
    static const Carillon__Preferences__V1__ListQuietHoursRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__list_quiet_hours_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__list_quiet_hours_request__descriptor = MESSAGE("carillon.preferences.v1.ListQuietHoursRequest", Carillon__Preferences__V1__ListQuietHoursRequest, 2, carillon__preferences__v1__list_quiet_hours_request__fields, 1, carillon__preferences__v1__list_quiet_hours_request__ranges, carillon__preferences__v1__list_quiet_hours_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__list_quiet_hours_response__fields[] = {
    FIELD("users", 1, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__ListQuietHoursResponse, n_users), offsetof(Carillon__Preferences__V1__ListQuietHoursResponse, users), &carillon__preferences__v1__user_quiet_hours__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__list_quiet_hours_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__list_quiet_hours_response__init(Carillon__Preferences__V1__ListQuietHoursResponse *message) {
    static const Carillon__Preferences__V1__ListQuietHoursResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__list_quiet_hours_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__list_quiet_hours_response__descriptor = MESSAGE("carillon.preferences.v1.ListQuietHoursResponse", Carillon__Preferences__V1__ListQuietHoursResponse, 1, carillon__preferences__v1__list_quiet_hours_response__fields, 1, carillon__preferences__v1__list_quiet_hours_response__ranges, carillon__preferences__v1__list_quiet_hours_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__user_quiet_hours__fields[] = {
    FIELD("user_id", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__UserQuietHours, user_id), NULL, EMPTY, 0),
    FIELD("end", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__UserQuietHours, end), NULL, EMPTY, 0),
    FIELD("timezone", 3, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__UserQuietHours, timezone), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__user_quiet_hours__ranges[] = {{1, 0}, {0, 3}};
void carillon__preferences__v1__user_quiet_hours__init(Carillon__Preferences__V1__UserQuietHours *message) {
    static const Carillon__Preferences__V1__UserQuietHours fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__user_quiet_hours__descriptor), .user_id = EMPTY, .end = EMPTY, .timezone = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__user_quiet_hours__descriptor = MESSAGE("carillon.preferences.v1.UserQuietHours", Carillon__Preferences__V1__UserQuietHours, 3, carillon__preferences__v1__user_quiet_hours__fields, 1, carillon__preferences__v1__user_quiet_hours__ranges, carillon__preferences__v1__user_quiet_hours__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__send_question__fields[] = {
    FIELD("user_id", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__SendQuestion, user_id), NULL, EMPTY, 0),
    FIELD("type_ids", 2, REPEATED, STRING, offsetof(Carillon__Preferences__V1__SendQuestion, n_type_ids), offsetof(Carillon__Preferences__V1__SendQuestion, type_ids), NULL, EMPTY, 0),
    FIELD("channel_id", 3, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__SendQuestion, channel_id), NULL, EMPTY, 0),
    FIELD("user_timezone", 4, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__SendQuestion, user_timezone), NULL, EMPTY, 0),
    FIELD("device_timezone", 5, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__SendQuestion, device_timezone), NULL, EMPTY, 0),
    FIELD("roles", 6, REPEATED, STRING, offsetof(Carillon__Preferences__V1__SendQuestion, n_roles), offsetof(Carillon__Preferences__V1__SendQuestion, roles), NULL, EMPTY, 0),
    FIELD("silent_push", 8, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__SendQuestion, silent_push), NULL, NULL, 0),
    FIELD("asks_digest_time", 9, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__SendQuestion, asks_digest_time), NULL, NULL, 0),
    FIELD("guardian_consent_required", 70, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__SendQuestion, guardian_consent_required), NULL, NULL, 0),
    FIELD("override", 90, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__SendQuestion, override), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__send_question__ranges[] = {{1, 0}, {8, 6}, {70, 8}, {90, 9}, {0, 10}};
void carillon__preferences__v1__send_question__init(Carillon__Preferences__V1__SendQuestion *message) {
    static const Carillon__Preferences__V1__SendQuestion fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__send_question__descriptor), .user_id = EMPTY, .channel_id = EMPTY, .user_timezone = EMPTY, .device_timezone = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__send_question__descriptor = MESSAGE("carillon.preferences.v1.SendQuestion", Carillon__Preferences__V1__SendQuestion, 10, carillon__preferences__v1__send_question__fields, 4, carillon__preferences__v1__send_question__ranges, carillon__preferences__v1__send_question__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__send_answer__fields[] = {
    FIELD("type_id", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__SendAnswer, type_id), NULL, EMPTY, 0),
    FIELD("channel_muted", 2, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__SendAnswer, channel_muted), NULL, NULL, 0),
    FIELD("quiet_hours_active", 3, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__SendAnswer, quiet_hours_active), NULL, NULL, 0),
    FIELD("quiet_until_ms", 4, NONE, INT64, offsetof(Carillon__Preferences__V1__SendAnswer, optional_quiet_until_ms_case), offsetof(Carillon__Preferences__V1__SendAnswer, quiet_until_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("allow_critical", 5, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__SendAnswer, allow_critical), NULL, NULL, 0),
    FIELD("push_enabled", 6, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__SendAnswer, push_enabled), NULL, NULL, 0),
    FIELD("email_enabled", 7, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__SendAnswer, email_enabled), NULL, NULL, 0),
    FIELD("sound", 8, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__SendAnswer, sound), NULL, EMPTY, 0),
    FIELD("version", 9, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__SendAnswer, version), NULL, NULL, 0),
    FIELD("gate", 10, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__SendAnswer, gate), NULL, NULL, 0),
    FIELD("silent", 11, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__SendAnswer, silent), NULL, NULL, 0),
    FIELD("vibration_ms", 12, REPEATED, INT32, offsetof(Carillon__Preferences__V1__SendAnswer, n_vibration_ms), offsetof(Carillon__Preferences__V1__SendAnswer, vibration_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("device_scope", 13, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__SendAnswer, device_scope), NULL, NULL, 0),
    FIELD("quiet_timezone", 14, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__SendAnswer, quiet_timezone), NULL, EMPTY, 0),
    FIELD("quiet_timezone_source", 15, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__SendAnswer, quiet_timezone_source), NULL, NULL, 0),
    FIELD("unknown_timezones", 16, REPEATED, STRING, offsetof(Carillon__Preferences__V1__SendAnswer, n_unknown_timezones), offsetof(Carillon__Preferences__V1__SendAnswer, unknown_timezones), NULL, EMPTY, 0),
    FIELD("digest_time", 17, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__SendAnswer, digest_time), NULL, EMPTY, 0),
    FIELD("reduce_motion", 18, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__SendAnswer, reduce_motion), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__send_answer__ranges[] = {{1, 0}, {0, 18}};
void carillon__preferences__v1__send_answer__init(Carillon__Preferences__V1__SendAnswer *message) {
    static const Carillon__Preferences__V1__SendAnswer fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__send_answer__descriptor), .type_id = EMPTY, .sound = EMPTY, .quiet_timezone = EMPTY, .digest_time = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__send_answer__descriptor = MESSAGE("carillon.preferences.v1.SendAnswer", Carillon__Preferences__V1__SendAnswer, 18, carillon__preferences__v1__send_answer__fields, 1, carillon__preferences__v1__send_answer__ranges, carillon__preferences__v1__send_answer__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__check_send_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__CheckSendRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("questions", 2, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__CheckSendRequest, n_questions), offsetof(Carillon__Preferences__V1__CheckSendRequest, questions), &carillon__preferences__v1__send_question__descriptor, NULL, 0),
    FIELD("at_ms", 3, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__CheckSendRequest, at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__check_send_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__preferences__v1__check_send_request__init(Carillon__Preferences__V1__CheckSendRequest *message) {
    static const Carillon__Preferences__V1__CheckSendRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__check_send_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__check_send_request__descriptor = MESSAGE("carillon.preferences.v1.CheckSendRequest", Carillon__Preferences__V1__CheckSendRequest, 3, carillon__preferences__v1__check_send_request__fields, 1, carillon__preferences__v1__check_send_request__ranges, carillon__preferences__v1__check_send_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__check_send_response__fields[] = {
    FIELD("answers", 1, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__CheckSendResponse, n_answers), offsetof(Carillon__Preferences__V1__CheckSendResponse, answers), &carillon__preferences__v1__send_answer__descriptor, NULL, 0),
    FIELD("policy_version", 100, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__CheckSendResponse, policy_version), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__check_send_response__ranges[] = {{1, 0}, {100, 1}, {0, 2}};
void carillon__preferences__v1__check_send_response__init(Carillon__Preferences__V1__CheckSendResponse *message) {
    static const Carillon__Preferences__V1__CheckSendResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__check_send_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__check_send_response__descriptor = MESSAGE("carillon.preferences.v1.CheckSendResponse", Carillon__Preferences__V1__CheckSendResponse, 2, carillon__preferences__v1__check_send_response__fields, 2, carillon__preferences__v1__check_send_response__ranges, carillon__preferences__v1__check_send_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__stored_choices__fields[] = {
    FIELD("types", 1, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__StoredChoices, n_types), offsetof(Carillon__Preferences__V1__StoredChoices, types), &carillon__preferences__v1__type_switch__descriptor, NULL, 0),
    FIELD("categories", 2, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__StoredChoices, n_categories), offsetof(Carillon__Preferences__V1__StoredChoices, categories), &carillon__preferences__v1__category_switch__descriptor, NULL, 0),
    FIELD("quiet_hours", 3, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__StoredChoices, quiet_hours), &carillon__preferences__v1__quiet_hours_update__descriptor, NULL, 0),
    FIELD("sound", 4, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__StoredChoices, n_sound), offsetof(Carillon__Preferences__V1__StoredChoices, sound), &carillon__preferences__v1__stored_choices__sound_entry__descriptor, NULL, 0),
    FIELD("vibration", 5, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__StoredChoices, n_vibration), offsetof(Carillon__Preferences__V1__StoredChoices, vibration), &carillon__preferences__v1__vibration_pattern__descriptor, NULL, 0),
    FIELD("device_scope", 6, NONE, ENUM, 0, offsetof(Carillon__Preferences__V1__StoredChoices, device_scope), NULL, NULL, 0),
    FIELD("digest_time", 7, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__StoredChoices, n_digest_time), offsetof(Carillon__Preferences__V1__StoredChoices, digest_time), &carillon__preferences__v1__stored_choices__digest_time_entry__descriptor, NULL, 0),
    FIELD("reduce_motion", 8, NONE, BOOL, offsetof(Carillon__Preferences__V1__StoredChoices, optional_reduce_motion_case), offsetof(Carillon__Preferences__V1__StoredChoices, reduce_motion), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("opt_out_history_ms", 9, REPEATED, INT64, offsetof(Carillon__Preferences__V1__StoredChoices, n_opt_out_history_ms), offsetof(Carillon__Preferences__V1__StoredChoices, opt_out_history_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
};
static const ProtobufCIntRange carillon__preferences__v1__stored_choices__ranges[] = {{1, 0}, {0, 9}};
void carillon__preferences__v1__stored_choices__init(Carillon__Preferences__V1__StoredChoices *message) {
    static const Carillon__Preferences__V1__StoredChoices fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__stored_choices__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__stored_choices__descriptor = MESSAGE("carillon.preferences.v1.StoredChoices", Carillon__Preferences__V1__StoredChoices, 9, carillon__preferences__v1__stored_choices__fields, 1, carillon__preferences__v1__stored_choices__ranges, carillon__preferences__v1__stored_choices__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__stored_choices__digest_time_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__StoredChoices__DigestTimeEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__StoredChoices__DigestTimeEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__stored_choices__digest_time_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__stored_choices__digest_time_entry__init(Carillon__Preferences__V1__StoredChoices__DigestTimeEntry *message) {
    static const Carillon__Preferences__V1__StoredChoices__DigestTimeEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__stored_choices__digest_time_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__stored_choices__digest_time_entry__descriptor = MESSAGE("carillon.preferences.v1.StoredChoices.DigestTimeEntry", Carillon__Preferences__V1__StoredChoices__DigestTimeEntry, 2, carillon__preferences__v1__stored_choices__digest_time_entry__fields, 1, carillon__preferences__v1__stored_choices__digest_time_entry__ranges, carillon__preferences__v1__stored_choices__digest_time_entry__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__stored_choices__sound_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__StoredChoices__SoundEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__StoredChoices__SoundEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__stored_choices__sound_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__stored_choices__sound_entry__init(Carillon__Preferences__V1__StoredChoices__SoundEntry *message) {
    static const Carillon__Preferences__V1__StoredChoices__SoundEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__stored_choices__sound_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__stored_choices__sound_entry__descriptor = MESSAGE("carillon.preferences.v1.StoredChoices.SoundEntry", Carillon__Preferences__V1__StoredChoices__SoundEntry, 2, carillon__preferences__v1__stored_choices__sound_entry__fields, 1, carillon__preferences__v1__stored_choices__sound_entry__ranges, carillon__preferences__v1__stored_choices__sound_entry__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__stored_user__fields[] = {
    FIELD("user_id", 1, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__StoredUser, user_id), NULL, EMPTY, 0),
    FIELD("push_enabled", 2, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__StoredUser, push_enabled), NULL, NULL, 0),
    FIELD("email_enabled", 3, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__StoredUser, email_enabled), NULL, NULL, 0),
    FIELD("promotional_opt_in", 4, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__StoredUser, promotional_opt_in), NULL, NULL, 0),
    FIELD("language", 5, NONE, STRING, offsetof(Carillon__Preferences__V1__StoredUser, optional_language_case), offsetof(Carillon__Preferences__V1__StoredUser, language), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("opted_out_at_ms", 6, NONE, INT64, offsetof(Carillon__Preferences__V1__StoredUser, optional_opted_out_at_ms_case), offsetof(Carillon__Preferences__V1__StoredUser, opted_out_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("version", 7, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__StoredUser, version), NULL, NULL, 0),
    FIELD("updated_at_ms", 8, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__StoredUser, updated_at_ms), NULL, NULL, 0),
    FIELD("choices", 9, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__StoredUser, choices), &carillon__preferences__v1__stored_choices__descriptor, NULL, 0),
    FIELD("channel_settings", 10, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__StoredUser, n_channel_settings), offsetof(Carillon__Preferences__V1__StoredUser, channel_settings), &carillon__preferences__v1__channel_setting__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__stored_user__ranges[] = {{1, 0}, {0, 10}};
void carillon__preferences__v1__stored_user__init(Carillon__Preferences__V1__StoredUser *message) {
    static const Carillon__Preferences__V1__StoredUser fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__stored_user__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__stored_user__descriptor = MESSAGE("carillon.preferences.v1.StoredUser", Carillon__Preferences__V1__StoredUser, 10, carillon__preferences__v1__stored_user__fields, 1, carillon__preferences__v1__stored_user__ranges, carillon__preferences__v1__stored_user__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__export_preferences_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__ExportPreferencesRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Preferences__V1__ExportPreferencesRequest, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__export_preferences_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__preferences__v1__export_preferences_request__init(Carillon__Preferences__V1__ExportPreferencesRequest *message) {
    static const Carillon__Preferences__V1__ExportPreferencesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__export_preferences_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__export_preferences_request__descriptor = MESSAGE("carillon.preferences.v1.ExportPreferencesRequest", Carillon__Preferences__V1__ExportPreferencesRequest, 2, carillon__preferences__v1__export_preferences_request__fields, 1, carillon__preferences__v1__export_preferences_request__ranges, carillon__preferences__v1__export_preferences_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__export_preferences_response__fields[] = {
    FIELD("users", 1, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__ExportPreferencesResponse, n_users), offsetof(Carillon__Preferences__V1__ExportPreferencesResponse, users), &carillon__preferences__v1__stored_user__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__export_preferences_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__preferences__v1__export_preferences_response__init(Carillon__Preferences__V1__ExportPreferencesResponse *message) {
    static const Carillon__Preferences__V1__ExportPreferencesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__export_preferences_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__export_preferences_response__descriptor = MESSAGE("carillon.preferences.v1.ExportPreferencesResponse", Carillon__Preferences__V1__ExportPreferencesResponse, 1, carillon__preferences__v1__export_preferences_response__fields, 1, carillon__preferences__v1__export_preferences_response__ranges, carillon__preferences__v1__export_preferences_response__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__import_preferences_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Preferences__V1__ImportPreferencesRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("users", 2, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__ImportPreferencesRequest, n_users), offsetof(Carillon__Preferences__V1__ImportPreferencesRequest, users), &carillon__preferences__v1__stored_user__descriptor, NULL, 0),
    FIELD("dry_run", 3, NONE, BOOL, 0, offsetof(Carillon__Preferences__V1__ImportPreferencesRequest, dry_run), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__import_preferences_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__preferences__v1__import_preferences_request__init(Carillon__Preferences__V1__ImportPreferencesRequest *message) {
    static const Carillon__Preferences__V1__ImportPreferencesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__import_preferences_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__import_preferences_request__descriptor = MESSAGE("carillon.preferences.v1.ImportPreferencesRequest", Carillon__Preferences__V1__ImportPreferencesRequest, 3, carillon__preferences__v1__import_preferences_request__fields, 1, carillon__preferences__v1__import_preferences_request__ranges, carillon__preferences__v1__import_preferences_request__init);

static const ProtobufCFieldDescriptor carillon__preferences__v1__import_preferences_response__fields[] = {
    FIELD("imported", 1, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__ImportPreferencesResponse, imported), NULL, NULL, 0),
    FIELD("unchanged", 2, NONE, INT64, 0, offsetof(Carillon__Preferences__V1__ImportPreferencesResponse, unchanged), NULL, NULL, 0),
    FIELD("rejected", 3, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__ImportPreferencesResponse, n_rejected), offsetof(Carillon__Preferences__V1__ImportPreferencesResponse, rejected), &carillon__common__v1__item_result__descriptor, NULL, 0),
    FIELD("warnings", 4, REPEATED, MESSAGE, offsetof(Carillon__Preferences__V1__ImportPreferencesResponse, n_warnings), offsetof(Carillon__Preferences__V1__ImportPreferencesResponse, warnings), &carillon__common__v1__item_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__preferences__v1__import_preferences_response__ranges[] = {{1, 0}, {0, 4}};
void carillon__preferences__v1__import_preferences_response__init(Carillon__Preferences__V1__ImportPreferencesResponse *message) {
    static const Carillon__Preferences__V1__ImportPreferencesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__preferences__v1__import_preferences_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__preferences__v1__import_preferences_response__descriptor = MESSAGE("carillon.preferences.v1.ImportPreferencesResponse", Carillon__Preferences__V1__ImportPreferencesResponse, 4, carillon__preferences__v1__import_preferences_response__fields, 1, carillon__preferences__v1__import_preferences_response__ranges, carillon__preferences__v1__import_preferences_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__alert_report__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__AlertReport, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("kind", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__AlertReport, kind), NULL, EMPTY, 0),
    FIELD("subject", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__AlertReport, subject), NULL, EMPTY, 0),
    FIELD("state", 4, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__AlertReport, state), NULL, NULL, 0),
    FIELD("severity", 5, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__AlertReport, severity), NULL, NULL, 0),
    FIELD("detail", 6, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__AlertReport, detail), NULL, EMPTY, 0),
    FIELD("remedy", 7, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__AlertReport, remedy), NULL, EMPTY, 0),
    FIELD("at_ms", 8, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__AlertReport, at_ms), NULL, NULL, 0),
    FIELD("quiet_after_ms", 9, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__AlertReport, quiet_after_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__alert_report__ranges[] = {{1, 0}, {0, 9}};
void carillon__receipts__v1__alert_report__init(Carillon__Receipts__V1__AlertReport *message) {
    static const Carillon__Receipts__V1__AlertReport fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__alert_report__descriptor), .kind = EMPTY, .subject = EMPTY, .detail = EMPTY, .remedy = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__alert_report__descriptor = MESSAGE("carillon.receipts.v1.AlertReport", Carillon__Receipts__V1__AlertReport, 9, carillon__receipts__v1__alert_report__fields, 1, carillon__receipts__v1__alert_report__ranges, carillon__receipts__v1__alert_report__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__report_alerts_request__fields[] = {
    FIELD("alerts", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__ReportAlertsRequest, n_alerts), offsetof(Carillon__Receipts__V1__ReportAlertsRequest, alerts), &carillon__receipts__v1__alert_report__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__report_alerts_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__receipts__v1__report_alerts_request__init(Carillon__Receipts__V1__ReportAlertsRequest *message) {
    static const Carillon__Receipts__V1__ReportAlertsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__report_alerts_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__report_alerts_request__descriptor = MESSAGE("carillon.receipts.v1.ReportAlertsRequest", Carillon__Receipts__V1__ReportAlertsRequest, 1, carillon__receipts__v1__report_alerts_request__fields, 1, carillon__receipts__v1__report_alerts_request__ranges, carillon__receipts__v1__report_alerts_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__report_alerts_response__fields[] = {
    FIELD("rejected", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__ReportAlertsResponse, n_rejected), offsetof(Carillon__Receipts__V1__ReportAlertsResponse, rejected), &carillon__common__v1__item_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__report_alerts_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__receipts__v1__report_alerts_response__init(Carillon__Receipts__V1__ReportAlertsResponse *message) {
    static const Carillon__Receipts__V1__ReportAlertsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__report_alerts_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__report_alerts_response__descriptor = MESSAGE("carillon.receipts.v1.ReportAlertsResponse", Carillon__Receipts__V1__ReportAlertsResponse, 1, carillon__receipts__v1__report_alerts_response__fields, 1, carillon__receipts__v1__report_alerts_response__ranges, carillon__receipts__v1__report_alerts_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__alert__fields[] = {
    FIELD("alert_id", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Alert, alert_id), NULL, EMPTY, 0),
    FIELD("tenant", 2, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__Alert, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("kind", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Alert, kind), NULL, EMPTY, 0),
    FIELD("subject", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Alert, subject), NULL, EMPTY, 0),
    FIELD("state", 5, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__Alert, state), NULL, NULL, 0),
    FIELD("severity", 6, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__Alert, severity), NULL, NULL, 0),
    FIELD("detail", 7, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Alert, detail), NULL, EMPTY, 0),
    FIELD("remedy", 8, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Alert, remedy), NULL, EMPTY, 0),
    FIELD("fired_at_ms", 9, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__Alert, fired_at_ms), NULL, NULL, 0),
    FIELD("seen_at_ms", 10, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__Alert, seen_at_ms), NULL, NULL, 0),
    FIELD("resolved_at_ms", 11, NONE, INT64, offsetof(Carillon__Receipts__V1__Alert, optional_resolved_at_ms_case), offsetof(Carillon__Receipts__V1__Alert, resolved_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("count", 12, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__Alert, count), NULL, NULL, 0),
    FIELD("acknowledged_at_ms", 13, NONE, INT64, offsetof(Carillon__Receipts__V1__Alert, optional_acknowledged_at_ms_case), offsetof(Carillon__Receipts__V1__Alert, acknowledged_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("acknowledged_by", 14, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Alert, acknowledged_by), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__alert__ranges[] = {{1, 0}, {0, 14}};
void carillon__receipts__v1__alert__init(Carillon__Receipts__V1__Alert *message) {
    static const Carillon__Receipts__V1__Alert fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__alert__descriptor), .alert_id = EMPTY, .kind = EMPTY, .subject = EMPTY, .detail = EMPTY, .remedy = EMPTY, .acknowledged_by = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__alert__descriptor = MESSAGE("carillon.receipts.v1.Alert", Carillon__Receipts__V1__Alert, 14, carillon__receipts__v1__alert__fields, 1, carillon__receipts__v1__alert__ranges, carillon__receipts__v1__alert__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__list_alerts_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__ListAlertsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("state", 2, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__ListAlertsRequest, state), NULL, NULL, 0),
    FIELD("kind", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ListAlertsRequest, kind), NULL, EMPTY, 0),
    FIELD("page_size", 4, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__ListAlertsRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 5, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ListAlertsRequest, page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__list_alerts_request__ranges[] = {{1, 0}, {0, 5}};
void carillon__receipts__v1__list_alerts_request__init(Carillon__Receipts__V1__ListAlertsRequest *message) {
    static const Carillon__Receipts__V1__ListAlertsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__list_alerts_request__descriptor), .kind = EMPTY, .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__list_alerts_request__descriptor = MESSAGE("carillon.receipts.v1.ListAlertsRequest", Carillon__Receipts__V1__ListAlertsRequest, 5, carillon__receipts__v1__list_alerts_request__fields, 1, carillon__receipts__v1__list_alerts_request__ranges, carillon__receipts__v1__list_alerts_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__list_alerts_response__fields[] = {
    FIELD("alerts", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__ListAlertsResponse, n_alerts), offsetof(Carillon__Receipts__V1__ListAlertsResponse, alerts), &carillon__receipts__v1__alert__descriptor, NULL, 0),
    FIELD("next_page_token", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ListAlertsResponse, next_page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__list_alerts_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__list_alerts_response__init(Carillon__Receipts__V1__ListAlertsResponse *message) {
    static const Carillon__Receipts__V1__ListAlertsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__list_alerts_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__list_alerts_response__descriptor = MESSAGE("carillon.receipts.v1.ListAlertsResponse", Carillon__Receipts__V1__ListAlertsResponse, 2, carillon__receipts__v1__list_alerts_response__fields, 1, carillon__receipts__v1__list_alerts_response__ranges, carillon__receipts__v1__list_alerts_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__acknowledge_alert_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__AcknowledgeAlertRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("alert_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__AcknowledgeAlertRequest, alert_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__acknowledge_alert_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__acknowledge_alert_request__init(Carillon__Receipts__V1__AcknowledgeAlertRequest *message) {
    static const Carillon__Receipts__V1__AcknowledgeAlertRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__acknowledge_alert_request__descriptor), .alert_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__acknowledge_alert_request__descriptor = MESSAGE("carillon.receipts.v1.AcknowledgeAlertRequest", Carillon__Receipts__V1__AcknowledgeAlertRequest, 2, carillon__receipts__v1__acknowledge_alert_request__fields, 1, carillon__receipts__v1__acknowledge_alert_request__ranges, carillon__receipts__v1__acknowledge_alert_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__acknowledge_alert_response__fields[] = {
    FIELD("alert", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__AcknowledgeAlertResponse, alert), &carillon__receipts__v1__alert__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__acknowledge_alert_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__receipts__v1__acknowledge_alert_response__init(Carillon__Receipts__V1__AcknowledgeAlertResponse *message) {
    static const Carillon__Receipts__V1__AcknowledgeAlertResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__acknowledge_alert_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__acknowledge_alert_response__descriptor = MESSAGE("carillon.receipts.v1.AcknowledgeAlertResponse", Carillon__Receipts__V1__AcknowledgeAlertResponse, 1, carillon__receipts__v1__acknowledge_alert_response__fields, 1, carillon__receipts__v1__acknowledge_alert_response__ranges, carillon__receipts__v1__acknowledge_alert_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__count_pushes_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__CountPushesRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__CountPushesRequest, user_id), NULL, EMPTY, 0),
    FIELD("normal_since_ms", 3, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__CountPushesRequest, normal_since_ms), NULL, NULL, 0),
    FIELD("high_since_ms", 4, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__CountPushesRequest, high_since_ms), NULL, NULL, 0),
    FIELD("exempt_type_ids", 5, REPEATED, STRING, offsetof(Carillon__Receipts__V1__CountPushesRequest, n_exempt_type_ids), offsetof(Carillon__Receipts__V1__CountPushesRequest, exempt_type_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__count_pushes_request__ranges[] = {{1, 0}, {0, 5}};
void carillon__receipts__v1__count_pushes_request__init(Carillon__Receipts__V1__CountPushesRequest *message) {
    static const Carillon__Receipts__V1__CountPushesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__count_pushes_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__count_pushes_request__descriptor = MESSAGE("carillon.receipts.v1.CountPushesRequest", Carillon__Receipts__V1__CountPushesRequest, 5, carillon__receipts__v1__count_pushes_request__fields, 1, carillon__receipts__v1__count_pushes_request__ranges, carillon__receipts__v1__count_pushes_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__count_pushes_response__fields[] = {
    FIELD("normal", 1, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__CountPushesResponse, normal), NULL, NULL, 0),
    FIELD("high", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__CountPushesResponse, high), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__count_pushes_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__count_pushes_response__init(Carillon__Receipts__V1__CountPushesResponse *message) {
    static const Carillon__Receipts__V1__CountPushesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__count_pushes_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__count_pushes_response__descriptor = MESSAGE("carillon.receipts.v1.CountPushesResponse", Carillon__Receipts__V1__CountPushesResponse, 2, carillon__receipts__v1__count_pushes_response__fields, 1, carillon__receipts__v1__count_pushes_response__ranges, carillon__receipts__v1__count_pushes_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__inbox_entry__fields[] = {
    FIELD("notification_id", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__InboxEntry, notification_id), NULL, EMPTY, 0),
    FIELD("type_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__InboxEntry, type_id), NULL, EMPTY, 0),
    FIELD("category_id", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__InboxEntry, category_id), NULL, EMPTY, 0),
    FIELD("title", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__InboxEntry, title), NULL, EMPTY, 0),
    FIELD("body", 5, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__InboxEntry, body), NULL, EMPTY, 0),
    FIELD("icon_key", 6, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__InboxEntry, icon_key), NULL, EMPTY, 0),
    FIELD("entity_type", 7, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__InboxEntry, entity_type), NULL, EMPTY, 0),
    FIELD("entity_id", 8, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__InboxEntry, entity_id), NULL, EMPTY, 0),
    FIELD("deep_link", 9, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__InboxEntry, deep_link), NULL, EMPTY, 0),
    FIELD("fallback_deep_link", 10, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__InboxEntry, fallback_deep_link), NULL, EMPTY, 0),
    FIELD("created_at_ms", 11, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__InboxEntry, created_at_ms), NULL, NULL, 0),
    FIELD("read_at_ms", 12, NONE, INT64, offsetof(Carillon__Receipts__V1__InboxEntry, optional_read_at_ms_case), offsetof(Carillon__Receipts__V1__InboxEntry, read_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("expires_at_ms", 13, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__InboxEntry, expires_at_ms), NULL, NULL, 0),
    FIELD("push_status", 14, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__InboxEntry, push_status), NULL, NULL, 0),
    FIELD("push_skip_reason", 15, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__InboxEntry, push_skip_reason), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__inbox_entry__ranges[] = {{1, 0}, {0, 15}};
void carillon__receipts__v1__inbox_entry__init(Carillon__Receipts__V1__InboxEntry *message) {
    static const Carillon__Receipts__V1__InboxEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__inbox_entry__descriptor), .notification_id = EMPTY, .type_id = EMPTY, .category_id = EMPTY, .title = EMPTY, .body = EMPTY, .icon_key = EMPTY, .entity_type = EMPTY, .entity_id = EMPTY, .deep_link = EMPTY, .fallback_deep_link = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__inbox_entry__descriptor = MESSAGE("carillon.receipts.v1.InboxEntry", Carillon__Receipts__V1__InboxEntry, 15, carillon__receipts__v1__inbox_entry__fields, 1, carillon__receipts__v1__inbox_entry__ranges, carillon__receipts__v1__inbox_entry__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__list_inbox_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__ListInboxRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ListInboxRequest, user_id), NULL, EMPTY, 0),
    FIELD("category_id", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ListInboxRequest, category_id), NULL, EMPTY, 0),
    FIELD("type_id", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ListInboxRequest, type_id), NULL, EMPTY, 0),
    FIELD("unread_only", 5, NONE, BOOL, 0, offsetof(Carillon__Receipts__V1__ListInboxRequest, unread_only), NULL, NULL, 0),
    FIELD("notification_ids", 6, REPEATED, STRING, offsetof(Carillon__Receipts__V1__ListInboxRequest, n_notification_ids), offsetof(Carillon__Receipts__V1__ListInboxRequest, notification_ids), NULL, EMPTY, 0),
    FIELD("page_size", 7, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__ListInboxRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 8, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ListInboxRequest, page_token), NULL, EMPTY, 0),
    FIELD("device_type", 9, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__ListInboxRequest, device_type), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__list_inbox_request__ranges[] = {{1, 0}, {0, 9}};
void carillon__receipts__v1__list_inbox_request__init(Carillon__Receipts__V1__ListInboxRequest *message) {
    static const Carillon__Receipts__V1__ListInboxRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__list_inbox_request__descriptor), .user_id = EMPTY, .category_id = EMPTY, .type_id = EMPTY, .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__list_inbox_request__descriptor = MESSAGE("carillon.receipts.v1.ListInboxRequest", Carillon__Receipts__V1__ListInboxRequest, 9, carillon__receipts__v1__list_inbox_request__fields, 1, carillon__receipts__v1__list_inbox_request__ranges, carillon__receipts__v1__list_inbox_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__list_inbox_response__fields[] = {
    FIELD("entries", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__ListInboxResponse, n_entries), offsetof(Carillon__Receipts__V1__ListInboxResponse, entries), &carillon__receipts__v1__inbox_entry__descriptor, NULL, 0),
    FIELD("next_page_token", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ListInboxResponse, next_page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__list_inbox_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__list_inbox_response__init(Carillon__Receipts__V1__ListInboxResponse *message) {
    static const Carillon__Receipts__V1__ListInboxResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__list_inbox_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__list_inbox_response__descriptor = MESSAGE("carillon.receipts.v1.ListInboxResponse", Carillon__Receipts__V1__ListInboxResponse, 2, carillon__receipts__v1__list_inbox_response__fields, 1, carillon__receipts__v1__list_inbox_response__ranges, carillon__receipts__v1__list_inbox_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__count_inbox_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__CountInboxRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__CountInboxRequest, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__count_inbox_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__count_inbox_request__init(Carillon__Receipts__V1__CountInboxRequest *message) {
    static const Carillon__Receipts__V1__CountInboxRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__count_inbox_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__count_inbox_request__descriptor = MESSAGE("carillon.receipts.v1.CountInboxRequest", Carillon__Receipts__V1__CountInboxRequest, 2, carillon__receipts__v1__count_inbox_request__fields, 1, carillon__receipts__v1__count_inbox_request__ranges, carillon__receipts__v1__count_inbox_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__count_inbox_response__fields[] = {
    FIELD("unread", 1, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__CountInboxResponse, unread), NULL, NULL, 0),
    FIELD("badge", 2, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__CountInboxResponse, badge), NULL, NULL, 0),
    FIELD("label", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__CountInboxResponse, label), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__count_inbox_response__ranges[] = {{1, 0}, {0, 3}};
void carillon__receipts__v1__count_inbox_response__init(Carillon__Receipts__V1__CountInboxResponse *message) {
    static const Carillon__Receipts__V1__CountInboxResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__count_inbox_response__descriptor), .label = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__count_inbox_response__descriptor = MESSAGE("carillon.receipts.v1.CountInboxResponse", Carillon__Receipts__V1__CountInboxResponse, 3, carillon__receipts__v1__count_inbox_response__fields, 1, carillon__receipts__v1__count_inbox_response__ranges, carillon__receipts__v1__count_inbox_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__inbox_mark__fields[] = {
    FIELD("notification_id", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__InboxMark, notification_id), NULL, EMPTY, 0),
    FIELD("kind", 2, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__InboxMark, kind), NULL, NULL, 0),
    FIELD("occurred_at_ms", 3, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__InboxMark, occurred_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__inbox_mark__ranges[] = {{1, 0}, {0, 3}};
void carillon__receipts__v1__inbox_mark__init(Carillon__Receipts__V1__InboxMark *message) {
    static const Carillon__Receipts__V1__InboxMark fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__inbox_mark__descriptor), .notification_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__inbox_mark__descriptor = MESSAGE("carillon.receipts.v1.InboxMark", Carillon__Receipts__V1__InboxMark, 3, carillon__receipts__v1__inbox_mark__fields, 1, carillon__receipts__v1__inbox_mark__ranges, carillon__receipts__v1__inbox_mark__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__inbox_mark_all__fields[] = {
    FIELD("until_ms", 1, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__InboxMarkAll, until_ms), NULL, NULL, 0),
    FIELD("category_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__InboxMarkAll, category_id), NULL, EMPTY, 0),
    FIELD("occurred_at_ms", 3, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__InboxMarkAll, occurred_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__inbox_mark_all__ranges[] = {{1, 0}, {0, 3}};
void carillon__receipts__v1__inbox_mark_all__init(Carillon__Receipts__V1__InboxMarkAll *message) {
    static const Carillon__Receipts__V1__InboxMarkAll fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__inbox_mark_all__descriptor), .category_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__inbox_mark_all__descriptor = MESSAGE("carillon.receipts.v1.InboxMarkAll", Carillon__Receipts__V1__InboxMarkAll, 3, carillon__receipts__v1__inbox_mark_all__fields, 1, carillon__receipts__v1__inbox_mark_all__ranges, carillon__receipts__v1__inbox_mark_all__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__mark_inbox_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__MarkInboxRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__MarkInboxRequest, user_id), NULL, EMPTY, 0),
    FIELD("marks", 3, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__MarkInboxRequest, n_marks), offsetof(Carillon__Receipts__V1__MarkInboxRequest, marks), &carillon__receipts__v1__inbox_mark__descriptor, NULL, 0),
    FIELD("all", 4, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__MarkInboxRequest, all), &carillon__receipts__v1__inbox_mark_all__descriptor, NULL, 0),
    FIELD("requires_entries", 5, NONE, BOOL, 0, offsetof(Carillon__Receipts__V1__MarkInboxRequest, requires_entries), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__mark_inbox_request__ranges[] = {{1, 0}, {0, 5}};
void carillon__receipts__v1__mark_inbox_request__init(Carillon__Receipts__V1__MarkInboxRequest *message) {
    static const Carillon__Receipts__V1__MarkInboxRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__mark_inbox_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__mark_inbox_request__descriptor = MESSAGE("carillon.receipts.v1.MarkInboxRequest", Carillon__Receipts__V1__MarkInboxRequest, 5, carillon__receipts__v1__mark_inbox_request__fields, 1, carillon__receipts__v1__mark_inbox_request__ranges, carillon__receipts__v1__mark_inbox_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__mark_inbox_response__fields[] = {
    FIELD("unread", 1, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__MarkInboxResponse, unread), NULL, NULL, 0),
    FIELD("unknown_ids", 2, REPEATED, STRING, offsetof(Carillon__Receipts__V1__MarkInboxResponse, n_unknown_ids), offsetof(Carillon__Receipts__V1__MarkInboxResponse, unknown_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__mark_inbox_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__mark_inbox_response__init(Carillon__Receipts__V1__MarkInboxResponse *message) {
    static const Carillon__Receipts__V1__MarkInboxResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__mark_inbox_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__mark_inbox_response__descriptor = MESSAGE("carillon.receipts.v1.MarkInboxResponse", Carillon__Receipts__V1__MarkInboxResponse, 2, carillon__receipts__v1__mark_inbox_response__fields, 1, carillon__receipts__v1__mark_inbox_response__ranges, carillon__receipts__v1__mark_inbox_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__find_target_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__FindTargetRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__FindTargetRequest, user_id), NULL, EMPTY, 0),
    FIELD("notification_id", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__FindTargetRequest, notification_id), NULL, EMPTY, 0),
    FIELD("device_type", 4, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__FindTargetRequest, device_type), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__find_target_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__receipts__v1__find_target_request__init(Carillon__Receipts__V1__FindTargetRequest *message) {
    static const Carillon__Receipts__V1__FindTargetRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__find_target_request__descriptor), .user_id = EMPTY, .notification_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__find_target_request__descriptor = MESSAGE("carillon.receipts.v1.FindTargetRequest", Carillon__Receipts__V1__FindTargetRequest, 4, carillon__receipts__v1__find_target_request__fields, 1, carillon__receipts__v1__find_target_request__ranges, carillon__receipts__v1__find_target_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__find_target_response__fields[] = {
    FIELD("deep_link", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__FindTargetResponse, deep_link), NULL, EMPTY, 0),
    FIELD("exists", 2, NONE, BOOL, 0, offsetof(Carillon__Receipts__V1__FindTargetResponse, exists), NULL, NULL, 0),
    FIELD("fallback_deep_link", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__FindTargetResponse, fallback_deep_link), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__find_target_response__ranges[] = {{1, 0}, {0, 3}};
void carillon__receipts__v1__find_target_response__init(Carillon__Receipts__V1__FindTargetResponse *message) {
    static const Carillon__Receipts__V1__FindTargetResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__find_target_response__descriptor), .deep_link = EMPTY, .fallback_deep_link = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__find_target_response__descriptor = MESSAGE("carillon.receipts.v1.FindTargetResponse", Carillon__Receipts__V1__FindTargetResponse, 3, carillon__receipts__v1__find_target_response__fields, 1, carillon__receipts__v1__find_target_response__ranges, carillon__receipts__v1__find_target_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__withdraw_entries_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__WithdrawEntriesRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("entity_type", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__WithdrawEntriesRequest, entity_type), NULL, EMPTY, 0),
    FIELD("entity_id", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__WithdrawEntriesRequest, entity_id), NULL, EMPTY, 0),
    FIELD("deleted_at_ms", 4, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__WithdrawEntriesRequest, deleted_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__withdraw_entries_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__receipts__v1__withdraw_entries_request__init(Carillon__Receipts__V1__WithdrawEntriesRequest *message) {
    static const Carillon__Receipts__V1__WithdrawEntriesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__withdraw_entries_request__descriptor), .entity_type = EMPTY, .entity_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__withdraw_entries_request__descriptor = MESSAGE("carillon.receipts.v1.WithdrawEntriesRequest", Carillon__Receipts__V1__WithdrawEntriesRequest, 4, carillon__receipts__v1__withdraw_entries_request__fields, 1, carillon__receipts__v1__withdraw_entries_request__ranges, carillon__receipts__v1__withdraw_entries_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__withdraw_entries_response__fields[] = {
    FIELD("withdrawn", 1, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__WithdrawEntriesResponse, withdrawn), NULL, NULL, 0),
    FIELD("more", 2, NONE, BOOL, 0, offsetof(Carillon__Receipts__V1__WithdrawEntriesResponse, more), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__withdraw_entries_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__withdraw_entries_response__init(Carillon__Receipts__V1__WithdrawEntriesResponse *message) {
    static const Carillon__Receipts__V1__WithdrawEntriesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__withdraw_entries_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__withdraw_entries_response__descriptor = MESSAGE("carillon.receipts.v1.WithdrawEntriesResponse", Carillon__Receipts__V1__WithdrawEntriesResponse, 2, carillon__receipts__v1__withdraw_entries_response__fields, 1, carillon__receipts__v1__withdraw_entries_response__ranges, carillon__receipts__v1__withdraw_entries_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__notification_record__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("notification_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, notification_id), NULL, EMPTY, 0),
    FIELD("push_id", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, push_id), NULL, EMPTY, 0),
    FIELD("event_id", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, event_id), NULL, EMPTY, 0),
    FIELD("user_id", 5, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, user_id), NULL, EMPTY, 0),
    FIELD("type_id", 6, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, type_id), NULL, EMPTY, 0),
    FIELD("category_id", 7, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, category_id), NULL, EMPTY, 0),
    FIELD("channel_id", 8, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, channel_id), NULL, EMPTY, 0),
    FIELD("message_id", 9, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, message_id), NULL, EMPTY, 0),
    FIELD("priority", 10, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, priority), NULL, NULL, 0),
    FIELD("title", 11, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, title), NULL, EMPTY, 0),
    FIELD("body", 12, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, body), NULL, EMPTY, 0),
    FIELD("skip_reason", 13, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, skip_reason), NULL, NULL, 0),
    FIELD("devices", 14, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__NotificationRecord, n_devices), offsetof(Carillon__Receipts__V1__NotificationRecord, devices), &carillon__receipts__v1__recorded_device__descriptor, NULL, 0),
    FIELD("created_at_ms", 15, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, created_at_ms), NULL, NULL, 0),
    FIELD("expires_at_ms", 16, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, expires_at_ms), NULL, NULL, 0),
    FIELD("badge_counter", 17, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, badge_counter), NULL, EMPTY, 0),
    FIELD("accepted_monotonic_ns", 18, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, accepted_monotonic_ns), NULL, NULL, 0),
    FIELD("held", 19, NONE, BOOL, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, held), NULL, NULL, 0),
    FIELD("silent_push", 20, NONE, BOOL, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, silent_push), NULL, NULL, 0),
    FIELD("email", 21, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, email), NULL, NULL, 0),
    FIELD("mail", 22, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, mail), &carillon__receipts__v1__notification_mail__descriptor, NULL, 0),
    FIELD("inbox_entry", 23, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, inbox_entry), &carillon__receipts__v1__recorded_inbox_entry__descriptor, NULL, 0),
    FIELD("offered_actions", 24, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__NotificationRecord, offered_actions), &carillon__receipts__v1__offered_actions__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__notification_record__ranges[] = {{1, 0}, {0, 24}};
void carillon__receipts__v1__notification_record__init(Carillon__Receipts__V1__NotificationRecord *message) {
    static const Carillon__Receipts__V1__NotificationRecord fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__notification_record__descriptor), .notification_id = EMPTY, .push_id = EMPTY, .event_id = EMPTY, .user_id = EMPTY, .type_id = EMPTY, .category_id = EMPTY, .channel_id = EMPTY, .message_id = EMPTY, .title = EMPTY, .body = EMPTY, .badge_counter = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__notification_record__descriptor = MESSAGE("carillon.receipts.v1.NotificationRecord", Carillon__Receipts__V1__NotificationRecord, 24, carillon__receipts__v1__notification_record__fields, 1, carillon__receipts__v1__notification_record__ranges, carillon__receipts__v1__notification_record__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__recorded_inbox_entry__fields[] = {
    FIELD("title", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__RecordedInboxEntry, title), NULL, EMPTY, 0),
    FIELD("body", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__RecordedInboxEntry, body), NULL, EMPTY, 0),
    FIELD("deep_link", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__RecordedInboxEntry, deep_link), NULL, EMPTY, 0),
    FIELD("fallback_deep_link", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__RecordedInboxEntry, fallback_deep_link), NULL, EMPTY, 0),
    FIELD("entity_type", 5, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__RecordedInboxEntry, entity_type), NULL, EMPTY, 0),
    FIELD("entity_id", 6, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__RecordedInboxEntry, entity_id), NULL, EMPTY, 0),
    FIELD("about_user_ids", 7, REPEATED, STRING, offsetof(Carillon__Receipts__V1__RecordedInboxEntry, n_about_user_ids), offsetof(Carillon__Receipts__V1__RecordedInboxEntry, about_user_ids), NULL, EMPTY, 0),
    FIELD("tag", 8, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__RecordedInboxEntry, tag), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__recorded_inbox_entry__ranges[] = {{1, 0}, {0, 8}};
void carillon__receipts__v1__recorded_inbox_entry__init(Carillon__Receipts__V1__RecordedInboxEntry *message) {
    static const Carillon__Receipts__V1__RecordedInboxEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__recorded_inbox_entry__descriptor), .title = EMPTY, .body = EMPTY, .deep_link = EMPTY, .fallback_deep_link = EMPTY, .entity_type = EMPTY, .entity_id = EMPTY, .tag = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__recorded_inbox_entry__descriptor = MESSAGE("carillon.receipts.v1.RecordedInboxEntry", Carillon__Receipts__V1__RecordedInboxEntry, 8, carillon__receipts__v1__recorded_inbox_entry__fields, 1, carillon__receipts__v1__recorded_inbox_entry__ranges, carillon__receipts__v1__recorded_inbox_entry__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__offered_actions__fields[] = {
    FIELD("ios_category", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__OfferedActions, ios_category), NULL, EMPTY, 0),
    FIELD("actions", 2, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__OfferedActions, n_actions), offsetof(Carillon__Receipts__V1__OfferedActions, actions), &carillon__receipts__v1__offered_action__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__offered_actions__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__offered_actions__init(Carillon__Receipts__V1__OfferedActions *message) {
    static const Carillon__Receipts__V1__OfferedActions fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__offered_actions__descriptor), .ios_category = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__offered_actions__descriptor = MESSAGE("carillon.receipts.v1.OfferedActions", Carillon__Receipts__V1__OfferedActions, 2, carillon__receipts__v1__offered_actions__fields, 1, carillon__receipts__v1__offered_actions__ranges, carillon__receipts__v1__offered_actions__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__offered_action__fields[] = {
    FIELD("action_id", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__OfferedAction, action_id), NULL, EMPTY, 0),
    FIELD("callback_target", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__OfferedAction, callback_target), NULL, EMPTY, 0),
    FIELD("callback_params", 3, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__OfferedAction, n_callback_params), offsetof(Carillon__Receipts__V1__OfferedAction, callback_params), &carillon__receipts__v1__offered_action__callback_params_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__offered_action__ranges[] = {{1, 0}, {0, 3}};
void carillon__receipts__v1__offered_action__init(Carillon__Receipts__V1__OfferedAction *message) {
    static const Carillon__Receipts__V1__OfferedAction fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__offered_action__descriptor), .action_id = EMPTY, .callback_target = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__offered_action__descriptor = MESSAGE("carillon.receipts.v1.OfferedAction", Carillon__Receipts__V1__OfferedAction, 3, carillon__receipts__v1__offered_action__fields, 1, carillon__receipts__v1__offered_action__ranges, carillon__receipts__v1__offered_action__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__offered_action__callback_params_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__OfferedAction__CallbackParamsEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__OfferedAction__CallbackParamsEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__offered_action__callback_params_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__offered_action__callback_params_entry__init(Carillon__Receipts__V1__OfferedAction__CallbackParamsEntry *message) {
    static const Carillon__Receipts__V1__OfferedAction__CallbackParamsEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__offered_action__callback_params_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__offered_action__callback_params_entry__descriptor = MESSAGE("carillon.receipts.v1.OfferedAction.CallbackParamsEntry", Carillon__Receipts__V1__OfferedAction__CallbackParamsEntry, 2, carillon__receipts__v1__offered_action__callback_params_entry__fields, 1, carillon__receipts__v1__offered_action__callback_params_entry__ranges, carillon__receipts__v1__offered_action__callback_params_entry__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__notification_mail__fields[] = {
    FIELD("title", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationMail, title), NULL, EMPTY, 0),
    FIELD("body", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationMail, body), NULL, EMPTY, 0),
    FIELD("deep_link", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationMail, deep_link), NULL, EMPTY, 0),
    FIELD("locale", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationMail, locale), NULL, EMPTY, 0),
    FIELD("at_once", 5, NONE, BOOL, 0, offsetof(Carillon__Receipts__V1__NotificationMail, at_once), NULL, NULL, 0),
    FIELD("has_further_devices", 6, NONE, BOOL, 0, offsetof(Carillon__Receipts__V1__NotificationMail, has_further_devices), NULL, NULL, 0),
    FIELD("about_user_ids", 7, REPEATED, STRING, offsetof(Carillon__Receipts__V1__NotificationMail, n_about_user_ids), offsetof(Carillon__Receipts__V1__NotificationMail, about_user_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__notification_mail__ranges[] = {{1, 0}, {0, 7}};
void carillon__receipts__v1__notification_mail__init(Carillon__Receipts__V1__NotificationMail *message) {
    static const Carillon__Receipts__V1__NotificationMail fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__notification_mail__descriptor), .title = EMPTY, .body = EMPTY, .deep_link = EMPTY, .locale = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__notification_mail__descriptor = MESSAGE("carillon.receipts.v1.NotificationMail", Carillon__Receipts__V1__NotificationMail, 7, carillon__receipts__v1__notification_mail__fields, 1, carillon__receipts__v1__notification_mail__ranges, carillon__receipts__v1__notification_mail__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__recorded_device__fields[] = {
    FIELD("push_device_id", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__RecordedDevice, push_device_id), NULL, EMPTY, 0),
    FIELD("device_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__RecordedDevice, device_id), NULL, EMPTY, 0),
    FIELD("platform", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__RecordedDevice, platform), NULL, EMPTY, 0),
    FIELD("provider", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__RecordedDevice, provider), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__recorded_device__ranges[] = {{1, 0}, {0, 4}};
void carillon__receipts__v1__recorded_device__init(Carillon__Receipts__V1__RecordedDevice *message) {
    static const Carillon__Receipts__V1__RecordedDevice fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__recorded_device__descriptor), .push_device_id = EMPTY, .device_id = EMPTY, .platform = EMPTY, .provider = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__recorded_device__descriptor = MESSAGE("carillon.receipts.v1.RecordedDevice", Carillon__Receipts__V1__RecordedDevice, 4, carillon__receipts__v1__recorded_device__fields, 1, carillon__receipts__v1__recorded_device__ranges, carillon__receipts__v1__recorded_device__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__record_notification_request__fields[] = {
    FIELD("notifications", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__RecordNotificationRequest, n_notifications), offsetof(Carillon__Receipts__V1__RecordNotificationRequest, notifications), &carillon__receipts__v1__notification_record__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__record_notification_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__receipts__v1__record_notification_request__init(Carillon__Receipts__V1__RecordNotificationRequest *message) {
    static const Carillon__Receipts__V1__RecordNotificationRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__record_notification_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__record_notification_request__descriptor = MESSAGE("carillon.receipts.v1.RecordNotificationRequest", Carillon__Receipts__V1__RecordNotificationRequest, 1, carillon__receipts__v1__record_notification_request__fields, 1, carillon__receipts__v1__record_notification_request__ranges, carillon__receipts__v1__record_notification_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__record_notification_response__fields[] = {
    FIELD("badges", 1, REPEATED, INT32, offsetof(Carillon__Receipts__V1__RecordNotificationResponse, n_badges), offsetof(Carillon__Receipts__V1__RecordNotificationResponse, badges), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("rejected", 2, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__RecordNotificationResponse, n_rejected), offsetof(Carillon__Receipts__V1__RecordNotificationResponse, rejected), &carillon__common__v1__item_result__descriptor, NULL, 0),
    FIELD("groups", 3, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__RecordNotificationResponse, n_groups), offsetof(Carillon__Receipts__V1__RecordNotificationResponse, groups), &carillon__receipts__v1__device_group__descriptor, NULL, 0),
    FIELD("withdrawn", 4, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__RecordNotificationResponse, n_withdrawn), offsetof(Carillon__Receipts__V1__RecordNotificationResponse, withdrawn), &carillon__receipts__v1__withdrawn_notification__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__record_notification_response__ranges[] = {{1, 0}, {0, 4}};
void carillon__receipts__v1__record_notification_response__init(Carillon__Receipts__V1__RecordNotificationResponse *message) {
    static const Carillon__Receipts__V1__RecordNotificationResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__record_notification_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__record_notification_response__descriptor = MESSAGE("carillon.receipts.v1.RecordNotificationResponse", Carillon__Receipts__V1__RecordNotificationResponse, 4, carillon__receipts__v1__record_notification_response__fields, 1, carillon__receipts__v1__record_notification_response__ranges, carillon__receipts__v1__record_notification_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__withdrawn_notification__fields[] = {
    FIELD("index", 1, NONE, UINT32, 0, offsetof(Carillon__Receipts__V1__WithdrawnNotification, index), NULL, NULL, 0),
    FIELD("notification_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__WithdrawnNotification, notification_id), NULL, EMPTY, 0),
    FIELD("tag", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__WithdrawnNotification, tag), NULL, EMPTY, 0),
    FIELD("device_id", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__WithdrawnNotification, device_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__withdrawn_notification__ranges[] = {{1, 0}, {0, 4}};
void carillon__receipts__v1__withdrawn_notification__init(Carillon__Receipts__V1__WithdrawnNotification *message) {
    static const Carillon__Receipts__V1__WithdrawnNotification fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__withdrawn_notification__descriptor), .notification_id = EMPTY, .tag = EMPTY, .device_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__withdrawn_notification__descriptor = MESSAGE("carillon.receipts.v1.WithdrawnNotification", Carillon__Receipts__V1__WithdrawnNotification, 4, carillon__receipts__v1__withdrawn_notification__fields, 1, carillon__receipts__v1__withdrawn_notification__ranges, carillon__receipts__v1__withdrawn_notification__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__device_group__fields[] = {
    FIELD("index", 1, NONE, UINT32, 0, offsetof(Carillon__Receipts__V1__DeviceGroup, index), NULL, NULL, 0),
    FIELD("push_device_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeviceGroup, push_device_id), NULL, EMPTY, 0),
    FIELD("count", 3, NONE, UINT32, 0, offsetof(Carillon__Receipts__V1__DeviceGroup, count), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__device_group__ranges[] = {{1, 0}, {0, 3}};
void carillon__receipts__v1__device_group__init(Carillon__Receipts__V1__DeviceGroup *message) {
    static const Carillon__Receipts__V1__DeviceGroup fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__device_group__descriptor), .push_device_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__device_group__descriptor = MESSAGE("carillon.receipts.v1.DeviceGroup", Carillon__Receipts__V1__DeviceGroup, 3, carillon__receipts__v1__device_group__fields, 1, carillon__receipts__v1__device_group__ranges, carillon__receipts__v1__device_group__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__outcome__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__Outcome, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("attempt_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Outcome, attempt_id), NULL, EMPTY, 0),
    FIELD("push_id", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Outcome, push_id), NULL, EMPTY, 0),
    FIELD("notification_id", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Outcome, notification_id), NULL, EMPTY, 0),
    FIELD("push_device_id", 5, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Outcome, push_device_id), NULL, EMPTY, 0),
    FIELD("user_id", 6, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Outcome, user_id), NULL, EMPTY, 0),
    FIELD("status", 7, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__Outcome, status), NULL, NULL, 0),
    FIELD("attempt_number", 8, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__Outcome, attempt_number), NULL, NULL, 0),
    FIELD("provider", 9, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Outcome, provider), NULL, EMPTY, 0),
    FIELD("provider_status", 10, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Outcome, provider_status), NULL, EMPTY, 0),
    FIELD("provider_code", 11, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Outcome, provider_code), NULL, EMPTY, 0),
    FIELD("provider_message_id", 12, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Outcome, provider_message_id), NULL, EMPTY, 0),
    FIELD("failure_reason", 13, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Outcome, failure_reason), NULL, EMPTY, 0),
    FIELD("occurred_at_ms", 14, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__Outcome, occurred_at_ms), NULL, NULL, 0),
    FIELD("provider_latency_ms", 15, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__Outcome, provider_latency_ms), NULL, NULL, 0),
    FIELD("sequence", 16, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__Outcome, sequence), NULL, NULL, 0),
    FIELD("skip_reason", 17, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__Outcome, skip_reason), NULL, NULL, 0),
    FIELD("end_to_end_us", 18, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__Outcome, end_to_end_us), NULL, NULL, 0),
    FIELD("provider_error_message", 19, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Outcome, provider_error_message), NULL, EMPTY, 0),
    FIELD("evidence", 20, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__Outcome, evidence), NULL, NULL, 0),
    FIELD("payload_changes", 21, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Outcome, payload_changes), NULL, EMPTY, 0),
    FIELD("has_image", 22, NONE, BOOL, 0, offsetof(Carillon__Receipts__V1__Outcome, has_image), NULL, NULL, 0),
    FIELD("has_actions", 23, NONE, BOOL, 0, offsetof(Carillon__Receipts__V1__Outcome, has_actions), NULL, NULL, 0),
    FIELD("channel", 24, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Outcome, channel), NULL, EMPTY, 0),
    FIELD("message_reason", 25, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Outcome, message_reason), NULL, EMPTY, 0),
    FIELD("traceparent", 26, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Outcome, traceparent), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__outcome__ranges[] = {{1, 0}, {0, 26}};
void carillon__receipts__v1__outcome__init(Carillon__Receipts__V1__Outcome *message) {
    static const Carillon__Receipts__V1__Outcome fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__outcome__descriptor), .attempt_id = EMPTY, .push_id = EMPTY, .notification_id = EMPTY, .push_device_id = EMPTY, .user_id = EMPTY, .provider = EMPTY, .provider_status = EMPTY, .provider_code = EMPTY, .provider_message_id = EMPTY, .failure_reason = EMPTY, .provider_error_message = EMPTY, .payload_changes = EMPTY, .channel = EMPTY, .message_reason = EMPTY, .traceparent = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__outcome__descriptor = MESSAGE("carillon.receipts.v1.Outcome", Carillon__Receipts__V1__Outcome, 26, carillon__receipts__v1__outcome__fields, 1, carillon__receipts__v1__outcome__ranges, carillon__receipts__v1__outcome__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__record_outcome_request__fields[] = {
    FIELD("outcomes", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__RecordOutcomeRequest, n_outcomes), offsetof(Carillon__Receipts__V1__RecordOutcomeRequest, outcomes), &carillon__receipts__v1__outcome__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__record_outcome_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__receipts__v1__record_outcome_request__init(Carillon__Receipts__V1__RecordOutcomeRequest *message) {
    static const Carillon__Receipts__V1__RecordOutcomeRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__record_outcome_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__record_outcome_request__descriptor = MESSAGE("carillon.receipts.v1.RecordOutcomeRequest", Carillon__Receipts__V1__RecordOutcomeRequest, 1, carillon__receipts__v1__record_outcome_request__fields, 1, carillon__receipts__v1__record_outcome_request__ranges, carillon__receipts__v1__record_outcome_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__record_outcome_response__fields[] = {
    FIELD("rejected", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__RecordOutcomeResponse, n_rejected), offsetof(Carillon__Receipts__V1__RecordOutcomeResponse, rejected), &carillon__common__v1__item_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__record_outcome_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__receipts__v1__record_outcome_response__init(Carillon__Receipts__V1__RecordOutcomeResponse *message) {
    static const Carillon__Receipts__V1__RecordOutcomeResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__record_outcome_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__record_outcome_response__descriptor = MESSAGE("carillon.receipts.v1.RecordOutcomeResponse", Carillon__Receipts__V1__RecordOutcomeResponse, 1, carillon__receipts__v1__record_outcome_response__fields, 1, carillon__receipts__v1__record_outcome_response__ranges, carillon__receipts__v1__record_outcome_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__report_client_event_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__ReportClientEventRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ReportClientEventRequest, user_id), NULL, EMPTY, 0),
    FIELD("notification_id", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ReportClientEventRequest, notification_id), NULL, EMPTY, 0),
    FIELD("device_id", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ReportClientEventRequest, device_id), NULL, EMPTY, 0),
    FIELD("kind", 5, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__ReportClientEventRequest, kind), NULL, NULL, 0),
    FIELD("occurred_at_ms", 6, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__ReportClientEventRequest, occurred_at_ms), NULL, NULL, 0),
    FIELD("action_taken", 7, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ReportClientEventRequest, action_taken), NULL, EMPTY, 0),
    FIELD("app_state_on_open", 8, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__ReportClientEventRequest, app_state_on_open), NULL, NULL, 0),
    FIELD("dismiss_method", 9, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__ReportClientEventRequest, dismiss_method), NULL, NULL, 0),
    FIELD("deep_link_target", 10, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ReportClientEventRequest, deep_link_target), NULL, EMPTY, 0),
    FIELD("push_id", 11, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ReportClientEventRequest, push_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__report_client_event_request__ranges[] = {{1, 0}, {0, 11}};
void carillon__receipts__v1__report_client_event_request__init(Carillon__Receipts__V1__ReportClientEventRequest *message) {
    static const Carillon__Receipts__V1__ReportClientEventRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__report_client_event_request__descriptor), .user_id = EMPTY, .notification_id = EMPTY, .device_id = EMPTY, .action_taken = EMPTY, .deep_link_target = EMPTY, .push_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__report_client_event_request__descriptor = MESSAGE("carillon.receipts.v1.ReportClientEventRequest", Carillon__Receipts__V1__ReportClientEventRequest, 11, carillon__receipts__v1__report_client_event_request__fields, 1, carillon__receipts__v1__report_client_event_request__ranges, carillon__receipts__v1__report_client_event_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__report_client_event_response__fields[] = {
    FIELD("recorded", 1, NONE, BOOL, 0, offsetof(Carillon__Receipts__V1__ReportClientEventResponse, recorded), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__report_client_event_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__receipts__v1__report_client_event_response__init(Carillon__Receipts__V1__ReportClientEventResponse *message) {
    static const Carillon__Receipts__V1__ReportClientEventResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__report_client_event_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__report_client_event_response__descriptor = MESSAGE("carillon.receipts.v1.ReportClientEventResponse", Carillon__Receipts__V1__ReportClientEventResponse, 1, carillon__receipts__v1__report_client_event_response__fields, 1, carillon__receipts__v1__report_client_event_response__ranges, carillon__receipts__v1__report_client_event_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__report_action_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__ReportActionRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ReportActionRequest, user_id), NULL, EMPTY, 0),
    FIELD("notification_id", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ReportActionRequest, notification_id), NULL, EMPTY, 0),
    FIELD("push_id", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ReportActionRequest, push_id), NULL, EMPTY, 0),
    FIELD("device_id", 5, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ReportActionRequest, device_id), NULL, EMPTY, 0),
    FIELD("action", 6, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ReportActionRequest, action), NULL, EMPTY, 0),
    FIELD("text_input", 7, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ReportActionRequest, text_input), NULL, EMPTY, 0),
    FIELD("occurred_at_ms", 8, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__ReportActionRequest, occurred_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__report_action_request__ranges[] = {{1, 0}, {0, 8}};
void carillon__receipts__v1__report_action_request__init(Carillon__Receipts__V1__ReportActionRequest *message) {
    static const Carillon__Receipts__V1__ReportActionRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__report_action_request__descriptor), .user_id = EMPTY, .notification_id = EMPTY, .push_id = EMPTY, .device_id = EMPTY, .action = EMPTY, .text_input = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__report_action_request__descriptor = MESSAGE("carillon.receipts.v1.ReportActionRequest", Carillon__Receipts__V1__ReportActionRequest, 8, carillon__receipts__v1__report_action_request__fields, 1, carillon__receipts__v1__report_action_request__ranges, carillon__receipts__v1__report_action_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__report_action_response__fields[] = {
    FIELD("report_id", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ReportActionResponse, report_id), NULL, EMPTY, 0),
    FIELD("snooze_seconds", 2, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__ReportActionResponse, snooze_seconds), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__report_action_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__report_action_response__init(Carillon__Receipts__V1__ReportActionResponse *message) {
    static const Carillon__Receipts__V1__ReportActionResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__report_action_response__descriptor), .report_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__report_action_response__descriptor = MESSAGE("carillon.receipts.v1.ReportActionResponse", Carillon__Receipts__V1__ReportActionResponse, 2, carillon__receipts__v1__report_action_response__fields, 1, carillon__receipts__v1__report_action_response__ranges, carillon__receipts__v1__report_action_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__report_client_events_request__fields[] = {
    FIELD("events", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__ReportClientEventsRequest, n_events), offsetof(Carillon__Receipts__V1__ReportClientEventsRequest, events), &carillon__receipts__v1__report_client_event_request__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__report_client_events_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__receipts__v1__report_client_events_request__init(Carillon__Receipts__V1__ReportClientEventsRequest *message) {
    static const Carillon__Receipts__V1__ReportClientEventsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__report_client_events_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__report_client_events_request__descriptor = MESSAGE("carillon.receipts.v1.ReportClientEventsRequest", Carillon__Receipts__V1__ReportClientEventsRequest, 1, carillon__receipts__v1__report_client_events_request__fields, 1, carillon__receipts__v1__report_client_events_request__ranges, carillon__receipts__v1__report_client_events_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__report_client_events_response__fields[] = {
    FIELD("rejected", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__ReportClientEventsResponse, n_rejected), offsetof(Carillon__Receipts__V1__ReportClientEventsResponse, rejected), &carillon__common__v1__item_result__descriptor, NULL, 0),
    FIELD("ignored", 2, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__ReportClientEventsResponse, ignored), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__report_client_events_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__report_client_events_response__init(Carillon__Receipts__V1__ReportClientEventsResponse *message) {
    static const Carillon__Receipts__V1__ReportClientEventsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__report_client_events_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__report_client_events_response__descriptor = MESSAGE("carillon.receipts.v1.ReportClientEventsResponse", Carillon__Receipts__V1__ReportClientEventsResponse, 2, carillon__receipts__v1__report_client_events_response__fields, 1, carillon__receipts__v1__report_client_events_response__ranges, carillon__receipts__v1__report_client_events_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__delivery_report__fields[] = {
    FIELD("report_id", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryReport, report_id), NULL, EMPTY, 0),
    FIELD("status", 2, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__DeliveryReport, status), NULL, NULL, 0),
    FIELD("notification_id", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryReport, notification_id), NULL, EMPTY, 0),
    FIELD("push_id", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryReport, push_id), NULL, EMPTY, 0),
    FIELD("device_id", 5, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryReport, device_id), NULL, EMPTY, 0),
    FIELD("provider_message_id", 6, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryReport, provider_message_id), NULL, EMPTY, 0),
    FIELD("occurred_at_ms", 7, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__DeliveryReport, occurred_at_ms), NULL, NULL, 0),
    FIELD("error_code", 8, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryReport, error_code), NULL, EMPTY, 0),
    FIELD("error_message", 9, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryReport, error_message), NULL, EMPTY, 0),
    FIELD("action_taken", 10, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryReport, action_taken), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__delivery_report__ranges[] = {{1, 0}, {0, 10}};
void carillon__receipts__v1__delivery_report__init(Carillon__Receipts__V1__DeliveryReport *message) {
    static const Carillon__Receipts__V1__DeliveryReport fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__delivery_report__descriptor), .report_id = EMPTY, .notification_id = EMPTY, .push_id = EMPTY, .device_id = EMPTY, .provider_message_id = EMPTY, .error_code = EMPTY, .error_message = EMPTY, .action_taken = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__delivery_report__descriptor = MESSAGE("carillon.receipts.v1.DeliveryReport", Carillon__Receipts__V1__DeliveryReport, 10, carillon__receipts__v1__delivery_report__fields, 1, carillon__receipts__v1__delivery_report__ranges, carillon__receipts__v1__delivery_report__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__report_deliveries_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__ReportDeliveriesRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("provider", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ReportDeliveriesRequest, provider), NULL, EMPTY, 0),
    FIELD("reports", 3, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__ReportDeliveriesRequest, n_reports), offsetof(Carillon__Receipts__V1__ReportDeliveriesRequest, reports), &carillon__receipts__v1__delivery_report__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__report_deliveries_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__receipts__v1__report_deliveries_request__init(Carillon__Receipts__V1__ReportDeliveriesRequest *message) {
    static const Carillon__Receipts__V1__ReportDeliveriesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__report_deliveries_request__descriptor), .provider = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__report_deliveries_request__descriptor = MESSAGE("carillon.receipts.v1.ReportDeliveriesRequest", Carillon__Receipts__V1__ReportDeliveriesRequest, 3, carillon__receipts__v1__report_deliveries_request__fields, 1, carillon__receipts__v1__report_deliveries_request__ranges, carillon__receipts__v1__report_deliveries_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__report_deliveries_response__fields[] = {
    FIELD("recorded", 1, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__ReportDeliveriesResponse, recorded), NULL, NULL, 0),
    FIELD("repeated", 2, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__ReportDeliveriesResponse, repeated), NULL, NULL, 0),
    FIELD("ignored", 3, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__ReportDeliveriesResponse, ignored), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__report_deliveries_response__ranges[] = {{1, 0}, {0, 3}};
void carillon__receipts__v1__report_deliveries_response__init(Carillon__Receipts__V1__ReportDeliveriesResponse *message) {
    static const Carillon__Receipts__V1__ReportDeliveriesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__report_deliveries_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__report_deliveries_response__descriptor = MESSAGE("carillon.receipts.v1.ReportDeliveriesResponse", Carillon__Receipts__V1__ReportDeliveriesResponse, 3, carillon__receipts__v1__report_deliveries_response__fields, 1, carillon__receipts__v1__report_deliveries_response__ranges, carillon__receipts__v1__report_deliveries_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__device_receipt__fields[] = {
    FIELD("push_device_id", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, push_device_id), NULL, EMPTY, 0),
    FIELD("device_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, device_id), NULL, EMPTY, 0),
    FIELD("push_id", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, push_id), NULL, EMPTY, 0),
    FIELD("status", 4, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, status), NULL, NULL, 0),
    FIELD("provider", 5, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, provider), NULL, EMPTY, 0),
    FIELD("platform", 6, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, platform), NULL, EMPTY, 0),
    FIELD("sent_to_provider_at_ms", 7, NONE, INT64, offsetof(Carillon__Receipts__V1__DeviceReceipt, optional_sent_to_provider_at_ms_case), offsetof(Carillon__Receipts__V1__DeviceReceipt, sent_to_provider_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("delivered_to_device_at_ms", 8, NONE, INT64, offsetof(Carillon__Receipts__V1__DeviceReceipt, optional_delivered_to_device_at_ms_case), offsetof(Carillon__Receipts__V1__DeviceReceipt, delivered_to_device_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("displayed_at_ms", 9, NONE, INT64, offsetof(Carillon__Receipts__V1__DeviceReceipt, optional_displayed_at_ms_case), offsetof(Carillon__Receipts__V1__DeviceReceipt, displayed_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("opened_at_ms", 10, NONE, INT64, offsetof(Carillon__Receipts__V1__DeviceReceipt, optional_opened_at_ms_case), offsetof(Carillon__Receipts__V1__DeviceReceipt, opened_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("dismissed_at_ms", 11, NONE, INT64, offsetof(Carillon__Receipts__V1__DeviceReceipt, optional_dismissed_at_ms_case), offsetof(Carillon__Receipts__V1__DeviceReceipt, dismissed_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("failed_at_ms", 12, NONE, INT64, offsetof(Carillon__Receipts__V1__DeviceReceipt, optional_failed_at_ms_case), offsetof(Carillon__Receipts__V1__DeviceReceipt, failed_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("failure_reason", 13, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, failure_reason), NULL, EMPTY, 0),
    FIELD("provider_error_code", 14, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, provider_error_code), NULL, EMPTY, 0),
    FIELD("provider_message_id", 15, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, provider_message_id), NULL, EMPTY, 0),
    FIELD("provider_latency_ms", 16, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, provider_latency_ms), NULL, NULL, 0),
    FIELD("delivery_latency_ms", 17, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, delivery_latency_ms), NULL, NULL, 0),
    FIELD("delivery_evidence", 18, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, delivery_evidence), NULL, NULL, 0),
    FIELD("action_taken", 19, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, action_taken), NULL, EMPTY, 0),
    FIELD("attempts", 20, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, attempts), NULL, NULL, 0),
    FIELD("channel", 21, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, channel), NULL, EMPTY, 0),
    FIELD("opens", 22, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, opens), NULL, NULL, 0),
    FIELD("clamped", 23, NONE, BOOL, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, clamped), NULL, NULL, 0),
    FIELD("notification_id", 24, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, notification_id), NULL, EMPTY, 0),
    FIELD("user_id", 25, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, user_id), NULL, EMPTY, 0),
    FIELD("provider_error_message", 26, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, provider_error_message), NULL, EMPTY, 0),
    FIELD("retry_count", 27, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, retry_count), NULL, NULL, 0),
    FIELD("created_at_ms", 28, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, created_at_ms), NULL, NULL, 0),
    FIELD("attempt_log", 29, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__DeviceReceipt, n_attempt_log), offsetof(Carillon__Receipts__V1__DeviceReceipt, attempt_log), &carillon__receipts__v1__attempt__descriptor, NULL, 0),
    FIELD("payload_changes", 30, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, payload_changes), NULL, EMPTY, 0),
    FIELD("message_reason", 31, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeviceReceipt, message_reason), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__device_receipt__ranges[] = {{1, 0}, {0, 31}};
void carillon__receipts__v1__device_receipt__init(Carillon__Receipts__V1__DeviceReceipt *message) {
    static const Carillon__Receipts__V1__DeviceReceipt fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__device_receipt__descriptor), .push_device_id = EMPTY, .device_id = EMPTY, .push_id = EMPTY, .provider = EMPTY, .platform = EMPTY, .failure_reason = EMPTY, .provider_error_code = EMPTY, .provider_message_id = EMPTY, .action_taken = EMPTY, .channel = EMPTY, .notification_id = EMPTY, .user_id = EMPTY, .provider_error_message = EMPTY, .payload_changes = EMPTY, .message_reason = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__device_receipt__descriptor = MESSAGE("carillon.receipts.v1.DeviceReceipt", Carillon__Receipts__V1__DeviceReceipt, 31, carillon__receipts__v1__device_receipt__fields, 1, carillon__receipts__v1__device_receipt__ranges, carillon__receipts__v1__device_receipt__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__attempt__fields[] = {
    FIELD("number", 1, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__Attempt, number), NULL, NULL, 0),
    FIELD("status", 2, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__Attempt, status), NULL, NULL, 0),
    FIELD("provider", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Attempt, provider), NULL, EMPTY, 0),
    FIELD("provider_status", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Attempt, provider_status), NULL, EMPTY, 0),
    FIELD("provider_code", 5, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Attempt, provider_code), NULL, EMPTY, 0),
    FIELD("provider_message_id", 6, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Attempt, provider_message_id), NULL, EMPTY, 0),
    FIELD("failure_reason", 7, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__Attempt, failure_reason), NULL, EMPTY, 0),
    FIELD("occurred_at_ms", 8, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__Attempt, occurred_at_ms), NULL, NULL, 0),
    FIELD("provider_latency_ms", 9, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__Attempt, provider_latency_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__attempt__ranges[] = {{1, 0}, {0, 9}};
void carillon__receipts__v1__attempt__init(Carillon__Receipts__V1__Attempt *message) {
    static const Carillon__Receipts__V1__Attempt fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__attempt__descriptor), .provider = EMPTY, .provider_status = EMPTY, .provider_code = EMPTY, .provider_message_id = EMPTY, .failure_reason = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__attempt__descriptor = MESSAGE("carillon.receipts.v1.Attempt", Carillon__Receipts__V1__Attempt, 9, carillon__receipts__v1__attempt__fields, 1, carillon__receipts__v1__attempt__ranges, carillon__receipts__v1__attempt__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__notification_view__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__NotificationView, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("notification_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationView, notification_id), NULL, EMPTY, 0),
    FIELD("push_id", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationView, push_id), NULL, EMPTY, 0),
    FIELD("event_id", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationView, event_id), NULL, EMPTY, 0),
    FIELD("user_id", 5, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationView, user_id), NULL, EMPTY, 0),
    FIELD("type_id", 6, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationView, type_id), NULL, EMPTY, 0),
    FIELD("category_id", 7, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationView, category_id), NULL, EMPTY, 0),
    FIELD("channel_id", 8, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationView, channel_id), NULL, EMPTY, 0),
    FIELD("message_id", 9, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationView, message_id), NULL, EMPTY, 0),
    FIELD("title", 10, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationView, title), NULL, EMPTY, 0),
    FIELD("body", 11, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__NotificationView, body), NULL, EMPTY, 0),
    FIELD("status", 12, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__NotificationView, status), NULL, NULL, 0),
    FIELD("skip_reason", 13, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__NotificationView, skip_reason), NULL, NULL, 0),
    FIELD("created_at_ms", 14, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__NotificationView, created_at_ms), NULL, NULL, 0),
    FIELD("expires_at_ms", 15, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__NotificationView, expires_at_ms), NULL, NULL, 0),
    FIELD("receipts", 16, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__NotificationView, n_receipts), offsetof(Carillon__Receipts__V1__NotificationView, receipts), &carillon__receipts__v1__device_receipt__descriptor, NULL, 0),
    FIELD("priority", 17, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__NotificationView, priority), NULL, NULL, 0),
    FIELD("email", 18, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__NotificationView, email), NULL, NULL, 0),
    FIELD("message_receipts", 19, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__NotificationView, n_message_receipts), offsetof(Carillon__Receipts__V1__NotificationView, message_receipts), &carillon__receipts__v1__device_receipt__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__notification_view__ranges[] = {{1, 0}, {0, 19}};
void carillon__receipts__v1__notification_view__init(Carillon__Receipts__V1__NotificationView *message) {
    static const Carillon__Receipts__V1__NotificationView fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__notification_view__descriptor), .notification_id = EMPTY, .push_id = EMPTY, .event_id = EMPTY, .user_id = EMPTY, .type_id = EMPTY, .category_id = EMPTY, .channel_id = EMPTY, .message_id = EMPTY, .title = EMPTY, .body = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__notification_view__descriptor = MESSAGE("carillon.receipts.v1.NotificationView", Carillon__Receipts__V1__NotificationView, 19, carillon__receipts__v1__notification_view__fields, 1, carillon__receipts__v1__notification_view__ranges, carillon__receipts__v1__notification_view__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__push_reference__fields[] = {
    FIELD("notification_id", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__PushReference, notification_id), NULL, EMPTY, 0),
    FIELD("push_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__PushReference, push_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__push_reference__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__push_reference__init(Carillon__Receipts__V1__PushReference *message) {
    static const Carillon__Receipts__V1__PushReference fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__push_reference__descriptor), .notification_id = EMPTY, .push_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__push_reference__descriptor = MESSAGE("carillon.receipts.v1.PushReference", Carillon__Receipts__V1__PushReference, 2, carillon__receipts__v1__push_reference__fields, 1, carillon__receipts__v1__push_reference__ranges, carillon__receipts__v1__push_reference__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__check_delivery_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__CheckDeliveryRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("pushes", 2, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__CheckDeliveryRequest, n_pushes), offsetof(Carillon__Receipts__V1__CheckDeliveryRequest, pushes), &carillon__receipts__v1__push_reference__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__check_delivery_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__check_delivery_request__init(Carillon__Receipts__V1__CheckDeliveryRequest *message) {
    static const Carillon__Receipts__V1__CheckDeliveryRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__check_delivery_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__check_delivery_request__descriptor = MESSAGE("carillon.receipts.v1.CheckDeliveryRequest", Carillon__Receipts__V1__CheckDeliveryRequest, 2, carillon__receipts__v1__check_delivery_request__fields, 1, carillon__receipts__v1__check_delivery_request__ranges, carillon__receipts__v1__check_delivery_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__check_delivery_response__fields[] = {
    FIELD("signs", 1, REPEATED, ENUM, offsetof(Carillon__Receipts__V1__CheckDeliveryResponse, n_signs), offsetof(Carillon__Receipts__V1__CheckDeliveryResponse, signs), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
};
static const ProtobufCIntRange carillon__receipts__v1__check_delivery_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__receipts__v1__check_delivery_response__init(Carillon__Receipts__V1__CheckDeliveryResponse *message) {
    static const Carillon__Receipts__V1__CheckDeliveryResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__check_delivery_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__check_delivery_response__descriptor = MESSAGE("carillon.receipts.v1.CheckDeliveryResponse", Carillon__Receipts__V1__CheckDeliveryResponse, 1, carillon__receipts__v1__check_delivery_response__fields, 1, carillon__receipts__v1__check_delivery_response__ranges, carillon__receipts__v1__check_delivery_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__get_notification_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__GetNotificationRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("notification_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__GetNotificationRequest, notification_id), NULL, EMPTY, 0),
    FIELD("user_id", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__GetNotificationRequest, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__get_notification_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__receipts__v1__get_notification_request__init(Carillon__Receipts__V1__GetNotificationRequest *message) {
    static const Carillon__Receipts__V1__GetNotificationRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__get_notification_request__descriptor), .notification_id = EMPTY, .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__get_notification_request__descriptor = MESSAGE("carillon.receipts.v1.GetNotificationRequest", Carillon__Receipts__V1__GetNotificationRequest, 3, carillon__receipts__v1__get_notification_request__fields, 1, carillon__receipts__v1__get_notification_request__ranges, carillon__receipts__v1__get_notification_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__get_notification_response__fields[] = {
    FIELD("notification", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__GetNotificationResponse, notification), &carillon__receipts__v1__notification_view__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__get_notification_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__receipts__v1__get_notification_response__init(Carillon__Receipts__V1__GetNotificationResponse *message) {
    static const Carillon__Receipts__V1__GetNotificationResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__get_notification_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__get_notification_response__descriptor = MESSAGE("carillon.receipts.v1.GetNotificationResponse", Carillon__Receipts__V1__GetNotificationResponse, 1, carillon__receipts__v1__get_notification_response__fields, 1, carillon__receipts__v1__get_notification_response__ranges, carillon__receipts__v1__get_notification_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__query_receipts_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__QueryReceiptsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__QueryReceiptsRequest, user_id), NULL, EMPTY, 0),
    FIELD("event_id", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__QueryReceiptsRequest, event_id), NULL, EMPTY, 0),
    FIELD("status", 4, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__QueryReceiptsRequest, status), NULL, NULL, 0),
    FIELD("from_ms", 5, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__QueryReceiptsRequest, from_ms), NULL, NULL, 0),
    FIELD("until_ms", 6, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__QueryReceiptsRequest, until_ms), NULL, NULL, 0),
    FIELD("page_size", 7, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__QueryReceiptsRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 8, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__QueryReceiptsRequest, page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__query_receipts_request__ranges[] = {{1, 0}, {0, 8}};
void carillon__receipts__v1__query_receipts_request__init(Carillon__Receipts__V1__QueryReceiptsRequest *message) {
    static const Carillon__Receipts__V1__QueryReceiptsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__query_receipts_request__descriptor), .user_id = EMPTY, .event_id = EMPTY, .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__query_receipts_request__descriptor = MESSAGE("carillon.receipts.v1.QueryReceiptsRequest", Carillon__Receipts__V1__QueryReceiptsRequest, 8, carillon__receipts__v1__query_receipts_request__fields, 1, carillon__receipts__v1__query_receipts_request__ranges, carillon__receipts__v1__query_receipts_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__query_receipts_response__fields[] = {
    FIELD("notifications", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__QueryReceiptsResponse, n_notifications), offsetof(Carillon__Receipts__V1__QueryReceiptsResponse, notifications), &carillon__receipts__v1__notification_view__descriptor, NULL, 0),
    FIELD("next_page_token", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__QueryReceiptsResponse, next_page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__query_receipts_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__query_receipts_response__init(Carillon__Receipts__V1__QueryReceiptsResponse *message) {
    static const Carillon__Receipts__V1__QueryReceiptsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__query_receipts_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__query_receipts_response__descriptor = MESSAGE("carillon.receipts.v1.QueryReceiptsResponse", Carillon__Receipts__V1__QueryReceiptsResponse, 2, carillon__receipts__v1__query_receipts_response__fields, 1, carillon__receipts__v1__query_receipts_response__ranges, carillon__receipts__v1__query_receipts_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__delivery_log_entry__fields[] = {
    FIELD("notification_id", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryLogEntry, notification_id), NULL, EMPTY, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryLogEntry, user_id), NULL, EMPTY, 0),
    FIELD("device_id", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryLogEntry, device_id), NULL, EMPTY, 0),
    FIELD("type", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryLogEntry, type), NULL, EMPTY, 0),
    FIELD("channel_id", 5, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryLogEntry, channel_id), NULL, EMPTY, 0),
    FIELD("message_id", 6, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryLogEntry, message_id), NULL, EMPTY, 0),
    FIELD("status", 7, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__DeliveryLogEntry, status), NULL, NULL, 0),
    FIELD("platform", 8, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryLogEntry, platform), NULL, EMPTY, 0),
    FIELD("apns_id", 9, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryLogEntry, apns_id), NULL, EMPTY, 0),
    FIELD("created_at_ms", 10, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__DeliveryLogEntry, created_at_ms), NULL, NULL, 0),
    FIELD("sent_at_ms", 11, NONE, INT64, offsetof(Carillon__Receipts__V1__DeliveryLogEntry, optional_sent_at_ms_case), offsetof(Carillon__Receipts__V1__DeliveryLogEntry, sent_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("delivered_at_ms", 12, NONE, INT64, offsetof(Carillon__Receipts__V1__DeliveryLogEntry, optional_delivered_at_ms_case), offsetof(Carillon__Receipts__V1__DeliveryLogEntry, delivered_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("error_code", 13, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryLogEntry, error_code), NULL, EMPTY, 0),
    FIELD("error_message", 14, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__DeliveryLogEntry, error_message), NULL, EMPTY, 0),
    FIELD("retry_count", 15, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__DeliveryLogEntry, retry_count), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__delivery_log_entry__ranges[] = {{1, 0}, {0, 15}};
void carillon__receipts__v1__delivery_log_entry__init(Carillon__Receipts__V1__DeliveryLogEntry *message) {
    static const Carillon__Receipts__V1__DeliveryLogEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__delivery_log_entry__descriptor), .notification_id = EMPTY, .user_id = EMPTY, .device_id = EMPTY, .type = EMPTY, .channel_id = EMPTY, .message_id = EMPTY, .platform = EMPTY, .apns_id = EMPTY, .error_code = EMPTY, .error_message = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__delivery_log_entry__descriptor = MESSAGE("carillon.receipts.v1.DeliveryLogEntry", Carillon__Receipts__V1__DeliveryLogEntry, 15, carillon__receipts__v1__delivery_log_entry__fields, 1, carillon__receipts__v1__delivery_log_entry__ranges, carillon__receipts__v1__delivery_log_entry__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__query_delivery_log_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__QueryDeliveryLogRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__QueryDeliveryLogRequest, user_id), NULL, EMPTY, 0),
    FIELD("notification_id", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__QueryDeliveryLogRequest, notification_id), NULL, EMPTY, 0),
    FIELD("status", 4, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__QueryDeliveryLogRequest, status), NULL, NULL, 0),
    FIELD("from_ms", 5, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__QueryDeliveryLogRequest, from_ms), NULL, NULL, 0),
    FIELD("until_ms", 6, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__QueryDeliveryLogRequest, until_ms), NULL, NULL, 0),
    FIELD("page_size", 7, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__QueryDeliveryLogRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 8, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__QueryDeliveryLogRequest, page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__query_delivery_log_request__ranges[] = {{1, 0}, {0, 8}};
void carillon__receipts__v1__query_delivery_log_request__init(Carillon__Receipts__V1__QueryDeliveryLogRequest *message) {
    static const Carillon__Receipts__V1__QueryDeliveryLogRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__query_delivery_log_request__descriptor), .user_id = EMPTY, .notification_id = EMPTY, .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__query_delivery_log_request__descriptor = MESSAGE("carillon.receipts.v1.QueryDeliveryLogRequest", Carillon__Receipts__V1__QueryDeliveryLogRequest, 8, carillon__receipts__v1__query_delivery_log_request__fields, 1, carillon__receipts__v1__query_delivery_log_request__ranges, carillon__receipts__v1__query_delivery_log_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__query_delivery_log_response__fields[] = {
    FIELD("entries", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__QueryDeliveryLogResponse, n_entries), offsetof(Carillon__Receipts__V1__QueryDeliveryLogResponse, entries), &carillon__receipts__v1__delivery_log_entry__descriptor, NULL, 0),
    FIELD("next_page_token", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__QueryDeliveryLogResponse, next_page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__query_delivery_log_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__query_delivery_log_response__init(Carillon__Receipts__V1__QueryDeliveryLogResponse *message) {
    static const Carillon__Receipts__V1__QueryDeliveryLogResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__query_delivery_log_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__query_delivery_log_response__descriptor = MESSAGE("carillon.receipts.v1.QueryDeliveryLogResponse", Carillon__Receipts__V1__QueryDeliveryLogResponse, 2, carillon__receipts__v1__query_delivery_log_response__fields, 1, carillon__receipts__v1__query_delivery_log_response__ranges, carillon__receipts__v1__query_delivery_log_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__badge_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__BadgeRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__BadgeRequest, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__badge_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__badge_request__init(Carillon__Receipts__V1__BadgeRequest *message) {
    static const Carillon__Receipts__V1__BadgeRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__badge_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__badge_request__descriptor = MESSAGE("carillon.receipts.v1.BadgeRequest", Carillon__Receipts__V1__BadgeRequest, 2, carillon__receipts__v1__badge_request__fields, 1, carillon__receipts__v1__badge_request__ranges, carillon__receipts__v1__badge_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__badge_response__fields[] = {
    FIELD("badge", 1, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__BadgeResponse, badge), NULL, NULL, 0),
    FIELD("counters", 2, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__BadgeResponse, n_counters), offsetof(Carillon__Receipts__V1__BadgeResponse, counters), &carillon__receipts__v1__badge_response__counters_entry__descriptor, NULL, 0),
    FIELD("true_count", 3, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__BadgeResponse, true_count), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__badge_response__ranges[] = {{1, 0}, {0, 3}};
void carillon__receipts__v1__badge_response__init(Carillon__Receipts__V1__BadgeResponse *message) {
    static const Carillon__Receipts__V1__BadgeResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__badge_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__badge_response__descriptor = MESSAGE("carillon.receipts.v1.BadgeResponse", Carillon__Receipts__V1__BadgeResponse, 3, carillon__receipts__v1__badge_response__fields, 1, carillon__receipts__v1__badge_response__ranges, carillon__receipts__v1__badge_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__badge_response__counters_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__BadgeResponse__CountersEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__BadgeResponse__CountersEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__badge_response__counters_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__badge_response__counters_entry__init(Carillon__Receipts__V1__BadgeResponse__CountersEntry *message) {
    static const Carillon__Receipts__V1__BadgeResponse__CountersEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__badge_response__counters_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__badge_response__counters_entry__descriptor = MESSAGE("carillon.receipts.v1.BadgeResponse.CountersEntry", Carillon__Receipts__V1__BadgeResponse__CountersEntry, 2, carillon__receipts__v1__badge_response__counters_entry__fields, 1, carillon__receipts__v1__badge_response__counters_entry__ranges, carillon__receipts__v1__badge_response__counters_entry__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__change_counter_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__ChangeCounterRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ChangeCounterRequest, user_id), NULL, EMPTY, 0),
    FIELD("counter", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ChangeCounterRequest, counter), NULL, EMPTY, 0),
    FIELD("op", 4, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__ChangeCounterRequest, op), NULL, NULL, 0),
    FIELD("value", 5, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__ChangeCounterRequest, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__change_counter_request__ranges[] = {{1, 0}, {0, 5}};
void carillon__receipts__v1__change_counter_request__init(Carillon__Receipts__V1__ChangeCounterRequest *message) {
    static const Carillon__Receipts__V1__ChangeCounterRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__change_counter_request__descriptor), .user_id = EMPTY, .counter = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__change_counter_request__descriptor = MESSAGE("carillon.receipts.v1.ChangeCounterRequest", Carillon__Receipts__V1__ChangeCounterRequest, 5, carillon__receipts__v1__change_counter_request__fields, 1, carillon__receipts__v1__change_counter_request__ranges, carillon__receipts__v1__change_counter_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__change_counter_response__fields[] = {
    FIELD("badge", 1, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__ChangeCounterResponse, badge), NULL, NULL, 0),
    FIELD("counters", 2, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__ChangeCounterResponse, n_counters), offsetof(Carillon__Receipts__V1__ChangeCounterResponse, counters), &carillon__receipts__v1__change_counter_response__counters_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__change_counter_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__change_counter_response__init(Carillon__Receipts__V1__ChangeCounterResponse *message) {
    static const Carillon__Receipts__V1__ChangeCounterResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__change_counter_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__change_counter_response__descriptor = MESSAGE("carillon.receipts.v1.ChangeCounterResponse", Carillon__Receipts__V1__ChangeCounterResponse, 2, carillon__receipts__v1__change_counter_response__fields, 1, carillon__receipts__v1__change_counter_response__ranges, carillon__receipts__v1__change_counter_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__change_counter_response__counters_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ChangeCounterResponse__CountersEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__ChangeCounterResponse__CountersEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__change_counter_response__counters_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__change_counter_response__counters_entry__init(Carillon__Receipts__V1__ChangeCounterResponse__CountersEntry *message) {
    static const Carillon__Receipts__V1__ChangeCounterResponse__CountersEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__change_counter_response__counters_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__change_counter_response__counters_entry__descriptor = MESSAGE("carillon.receipts.v1.ChangeCounterResponse.CountersEntry", Carillon__Receipts__V1__ChangeCounterResponse__CountersEntry, 2, carillon__receipts__v1__change_counter_response__counters_entry__fields, 1, carillon__receipts__v1__change_counter_response__counters_entry__ranges, carillon__receipts__v1__change_counter_response__counters_entry__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__count_by_status_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__CountByStatusRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("event_id_prefix", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__CountByStatusRequest, event_id_prefix), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__count_by_status_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__count_by_status_request__init(Carillon__Receipts__V1__CountByStatusRequest *message) {
    static const Carillon__Receipts__V1__CountByStatusRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__count_by_status_request__descriptor), .event_id_prefix = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__count_by_status_request__descriptor = MESSAGE("carillon.receipts.v1.CountByStatusRequest", Carillon__Receipts__V1__CountByStatusRequest, 2, carillon__receipts__v1__count_by_status_request__fields, 1, carillon__receipts__v1__count_by_status_request__ranges, carillon__receipts__v1__count_by_status_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__count_by_status_response__fields[] = {
    FIELD("notifications", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__CountByStatusResponse, n_notifications), offsetof(Carillon__Receipts__V1__CountByStatusResponse, notifications), &carillon__receipts__v1__count_by_status_response__notifications_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__count_by_status_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__receipts__v1__count_by_status_response__init(Carillon__Receipts__V1__CountByStatusResponse *message) {
    static const Carillon__Receipts__V1__CountByStatusResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__count_by_status_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__count_by_status_response__descriptor = MESSAGE("carillon.receipts.v1.CountByStatusResponse", Carillon__Receipts__V1__CountByStatusResponse, 1, carillon__receipts__v1__count_by_status_response__fields, 1, carillon__receipts__v1__count_by_status_response__ranges, carillon__receipts__v1__count_by_status_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__count_by_status_response__notifications_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__CountByStatusResponse__NotificationsEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__CountByStatusResponse__NotificationsEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__count_by_status_response__notifications_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__count_by_status_response__notifications_entry__init(Carillon__Receipts__V1__CountByStatusResponse__NotificationsEntry *message) {
    static const Carillon__Receipts__V1__CountByStatusResponse__NotificationsEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__count_by_status_response__notifications_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__count_by_status_response__notifications_entry__descriptor = MESSAGE("carillon.receipts.v1.CountByStatusResponse.NotificationsEntry", Carillon__Receipts__V1__CountByStatusResponse__NotificationsEntry, 2, carillon__receipts__v1__count_by_status_response__notifications_entry__fields, 1, carillon__receipts__v1__count_by_status_response__notifications_entry__ranges, carillon__receipts__v1__count_by_status_response__notifications_entry__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__ledger_statistics_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("by_channel", 2, NONE, BOOL, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsRequest, by_channel), NULL, NULL, 0),
    FIELD("with_metrics", 3, NONE, BOOL, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsRequest, with_metrics), NULL, NULL, 0),
    FIELD("metrics_from_ms", 4, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsRequest, metrics_from_ms), NULL, NULL, 0),
    FIELD("metrics_until_ms", 5, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsRequest, metrics_until_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__ledger_statistics_request__ranges[] = {{1, 0}, {0, 5}};
void carillon__receipts__v1__ledger_statistics_request__init(Carillon__Receipts__V1__LedgerStatisticsRequest *message) {
    static const Carillon__Receipts__V1__LedgerStatisticsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__ledger_statistics_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__ledger_statistics_request__descriptor = MESSAGE("carillon.receipts.v1.LedgerStatisticsRequest", Carillon__Receipts__V1__LedgerStatisticsRequest, 5, carillon__receipts__v1__ledger_statistics_request__fields, 1, carillon__receipts__v1__ledger_statistics_request__ranges, carillon__receipts__v1__ledger_statistics_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__ledger_statistics_response__fields[] = {
    FIELD("notifications", 1, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, notifications), NULL, NULL, 0),
    FIELD("pushed", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, pushed), NULL, NULL, 0),
    FIELD("skipped", 3, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, n_skipped), offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, skipped), &carillon__receipts__v1__ledger_statistics_response__skipped_entry__descriptor, NULL, 0),
    FIELD("devices_by_status", 4, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, n_devices_by_status), offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, devices_by_status), &carillon__receipts__v1__ledger_statistics_response__devices_by_status_entry__descriptor, NULL, 0),
    FIELD("sent_by_provider", 5, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, n_sent_by_provider), offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, sent_by_provider), &carillon__receipts__v1__ledger_statistics_response__sent_by_provider_entry__descriptor, NULL, 0),
    FIELD("client_events", 6, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, n_client_events), offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, client_events), &carillon__receipts__v1__ledger_statistics_response__client_events_entry__descriptor, NULL, 0),
    FIELD("end_to_end", 7, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, end_to_end), &carillon__receipts__v1__latency_summary__descriptor, NULL, 0),
    FIELD("provider", 8, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, provider), &carillon__receipts__v1__latency_summary__descriptor, NULL, 0),
    FIELD("open_devices", 9, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, open_devices), NULL, NULL, 0),
    FIELD("channels", 10, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, n_channels), offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, channels), &carillon__receipts__v1__channel_statistics__descriptor, NULL, 0),
    FIELD("deliveries", 11, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, n_deliveries), offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, deliveries), &carillon__receipts__v1__provider_delivery__descriptor, NULL, 0),
    FIELD("first_attempts", 12, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, first_attempts), &carillon__receipts__v1__first_attempts__descriptor, NULL, 0),
    FIELD("metrics", 13, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, n_metrics), offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse, metrics), &carillon__common__v1__metric_reading__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__ledger_statistics_response__ranges[] = {{1, 0}, {0, 13}};
void carillon__receipts__v1__ledger_statistics_response__init(Carillon__Receipts__V1__LedgerStatisticsResponse *message) {
    static const Carillon__Receipts__V1__LedgerStatisticsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__ledger_statistics_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__ledger_statistics_response__descriptor = MESSAGE("carillon.receipts.v1.LedgerStatisticsResponse", Carillon__Receipts__V1__LedgerStatisticsResponse, 13, carillon__receipts__v1__ledger_statistics_response__fields, 1, carillon__receipts__v1__ledger_statistics_response__ranges, carillon__receipts__v1__ledger_statistics_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__ledger_statistics_response__client_events_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse__ClientEventsEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse__ClientEventsEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__ledger_statistics_response__client_events_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__ledger_statistics_response__client_events_entry__init(Carillon__Receipts__V1__LedgerStatisticsResponse__ClientEventsEntry *message) {
    static const Carillon__Receipts__V1__LedgerStatisticsResponse__ClientEventsEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__ledger_statistics_response__client_events_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__ledger_statistics_response__client_events_entry__descriptor = MESSAGE("carillon.receipts.v1.LedgerStatisticsResponse.ClientEventsEntry", Carillon__Receipts__V1__LedgerStatisticsResponse__ClientEventsEntry, 2, carillon__receipts__v1__ledger_statistics_response__client_events_entry__fields, 1, carillon__receipts__v1__ledger_statistics_response__client_events_entry__ranges, carillon__receipts__v1__ledger_statistics_response__client_events_entry__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__ledger_statistics_response__devices_by_status_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse__DevicesByStatusEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse__DevicesByStatusEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__ledger_statistics_response__devices_by_status_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__ledger_statistics_response__devices_by_status_entry__init(Carillon__Receipts__V1__LedgerStatisticsResponse__DevicesByStatusEntry *message) {
    static const Carillon__Receipts__V1__LedgerStatisticsResponse__DevicesByStatusEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__ledger_statistics_response__devices_by_status_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__ledger_statistics_response__devices_by_status_entry__descriptor = MESSAGE("carillon.receipts.v1.LedgerStatisticsResponse.DevicesByStatusEntry", Carillon__Receipts__V1__LedgerStatisticsResponse__DevicesByStatusEntry, 2, carillon__receipts__v1__ledger_statistics_response__devices_by_status_entry__fields, 1, carillon__receipts__v1__ledger_statistics_response__devices_by_status_entry__ranges, carillon__receipts__v1__ledger_statistics_response__devices_by_status_entry__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__ledger_statistics_response__sent_by_provider_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse__SentByProviderEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse__SentByProviderEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__ledger_statistics_response__sent_by_provider_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__ledger_statistics_response__sent_by_provider_entry__init(Carillon__Receipts__V1__LedgerStatisticsResponse__SentByProviderEntry *message) {
    static const Carillon__Receipts__V1__LedgerStatisticsResponse__SentByProviderEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__ledger_statistics_response__sent_by_provider_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__ledger_statistics_response__sent_by_provider_entry__descriptor = MESSAGE("carillon.receipts.v1.LedgerStatisticsResponse.SentByProviderEntry", Carillon__Receipts__V1__LedgerStatisticsResponse__SentByProviderEntry, 2, carillon__receipts__v1__ledger_statistics_response__sent_by_provider_entry__fields, 1, carillon__receipts__v1__ledger_statistics_response__sent_by_provider_entry__ranges, carillon__receipts__v1__ledger_statistics_response__sent_by_provider_entry__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__ledger_statistics_response__skipped_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse__SkippedEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__LedgerStatisticsResponse__SkippedEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__ledger_statistics_response__skipped_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__ledger_statistics_response__skipped_entry__init(Carillon__Receipts__V1__LedgerStatisticsResponse__SkippedEntry *message) {
    static const Carillon__Receipts__V1__LedgerStatisticsResponse__SkippedEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__ledger_statistics_response__skipped_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__ledger_statistics_response__skipped_entry__descriptor = MESSAGE("carillon.receipts.v1.LedgerStatisticsResponse.SkippedEntry", Carillon__Receipts__V1__LedgerStatisticsResponse__SkippedEntry, 2, carillon__receipts__v1__ledger_statistics_response__skipped_entry__fields, 1, carillon__receipts__v1__ledger_statistics_response__skipped_entry__ranges, carillon__receipts__v1__ledger_statistics_response__skipped_entry__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__first_attempts__fields[] = {
    FIELD("attempted", 1, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__FirstAttempts, attempted), NULL, NULL, 0),
    FIELD("succeeded", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__FirstAttempts, succeeded), NULL, NULL, 0),
    FIELD("success_rate", 3, NONE, DOUBLE, offsetof(Carillon__Receipts__V1__FirstAttempts, optional_success_rate_case), offsetof(Carillon__Receipts__V1__FirstAttempts, success_rate), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("target", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__FirstAttempts, target), NULL, EMPTY, 0),
    FIELD("met", 5, NONE, BOOL, offsetof(Carillon__Receipts__V1__FirstAttempts, optional_met_case), offsetof(Carillon__Receipts__V1__FirstAttempts, met), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__receipts__v1__first_attempts__ranges[] = {{1, 0}, {0, 5}};
void carillon__receipts__v1__first_attempts__init(Carillon__Receipts__V1__FirstAttempts *message) {
    static const Carillon__Receipts__V1__FirstAttempts fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__first_attempts__descriptor), .target = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__first_attempts__descriptor = MESSAGE("carillon.receipts.v1.FirstAttempts", Carillon__Receipts__V1__FirstAttempts, 5, carillon__receipts__v1__first_attempts__fields, 1, carillon__receipts__v1__first_attempts__ranges, carillon__receipts__v1__first_attempts__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__provider_delivery__fields[] = {
    FIELD("provider", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ProviderDelivery, provider), NULL, EMPTY, 0),
    FIELD("accepted", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__ProviderDelivery, accepted), NULL, NULL, 0),
    FIELD("confirmed", 3, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__ProviderDelivery, confirmed), NULL, NULL, 0),
    FIELD("delivery_rate", 4, NONE, DOUBLE, offsetof(Carillon__Receipts__V1__ProviderDelivery, optional_delivery_rate_case), offsetof(Carillon__Receipts__V1__ProviderDelivery, delivery_rate), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__receipts__v1__provider_delivery__ranges[] = {{1, 0}, {0, 4}};
void carillon__receipts__v1__provider_delivery__init(Carillon__Receipts__V1__ProviderDelivery *message) {
    static const Carillon__Receipts__V1__ProviderDelivery fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__provider_delivery__descriptor), .provider = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__provider_delivery__descriptor = MESSAGE("carillon.receipts.v1.ProviderDelivery", Carillon__Receipts__V1__ProviderDelivery, 4, carillon__receipts__v1__provider_delivery__fields, 1, carillon__receipts__v1__provider_delivery__ranges, carillon__receipts__v1__provider_delivery__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__channel_statistics__fields[] = {
    FIELD("channel_id", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ChannelStatistics, channel_id), NULL, EMPTY, 0),
    FIELD("notifications", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__ChannelStatistics, notifications), NULL, NULL, 0),
    FIELD("pushed", 3, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__ChannelStatistics, pushed), NULL, NULL, 0),
    FIELD("skipped", 4, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__ChannelStatistics, n_skipped), offsetof(Carillon__Receipts__V1__ChannelStatistics, skipped), &carillon__receipts__v1__channel_statistics__skipped_entry__descriptor, NULL, 0),
    FIELD("devices_by_status", 5, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__ChannelStatistics, n_devices_by_status), offsetof(Carillon__Receipts__V1__ChannelStatistics, devices_by_status), &carillon__receipts__v1__channel_statistics__devices_by_status_entry__descriptor, NULL, 0),
    FIELD("sent_by_provider", 6, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__ChannelStatistics, n_sent_by_provider), offsetof(Carillon__Receipts__V1__ChannelStatistics, sent_by_provider), &carillon__receipts__v1__channel_statistics__sent_by_provider_entry__descriptor, NULL, 0),
    FIELD("client_events", 7, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__ChannelStatistics, n_client_events), offsetof(Carillon__Receipts__V1__ChannelStatistics, client_events), &carillon__receipts__v1__channel_statistics__client_events_entry__descriptor, NULL, 0),
    FIELD("by_type", 8, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__ChannelStatistics, n_by_type), offsetof(Carillon__Receipts__V1__ChannelStatistics, by_type), &carillon__receipts__v1__channel_statistics__by_type_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__channel_statistics__ranges[] = {{1, 0}, {0, 8}};
void carillon__receipts__v1__channel_statistics__init(Carillon__Receipts__V1__ChannelStatistics *message) {
    static const Carillon__Receipts__V1__ChannelStatistics fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__channel_statistics__descriptor), .channel_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__channel_statistics__descriptor = MESSAGE("carillon.receipts.v1.ChannelStatistics", Carillon__Receipts__V1__ChannelStatistics, 8, carillon__receipts__v1__channel_statistics__fields, 1, carillon__receipts__v1__channel_statistics__ranges, carillon__receipts__v1__channel_statistics__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__channel_statistics__by_type_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ChannelStatistics__ByTypeEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__ChannelStatistics__ByTypeEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__channel_statistics__by_type_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__channel_statistics__by_type_entry__init(Carillon__Receipts__V1__ChannelStatistics__ByTypeEntry *message) {
    static const Carillon__Receipts__V1__ChannelStatistics__ByTypeEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__channel_statistics__by_type_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__channel_statistics__by_type_entry__descriptor = MESSAGE("carillon.receipts.v1.ChannelStatistics.ByTypeEntry", Carillon__Receipts__V1__ChannelStatistics__ByTypeEntry, 2, carillon__receipts__v1__channel_statistics__by_type_entry__fields, 1, carillon__receipts__v1__channel_statistics__by_type_entry__ranges, carillon__receipts__v1__channel_statistics__by_type_entry__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__channel_statistics__client_events_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ChannelStatistics__ClientEventsEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__ChannelStatistics__ClientEventsEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__channel_statistics__client_events_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__channel_statistics__client_events_entry__init(Carillon__Receipts__V1__ChannelStatistics__ClientEventsEntry *message) {
    static const Carillon__Receipts__V1__ChannelStatistics__ClientEventsEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__channel_statistics__client_events_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__channel_statistics__client_events_entry__descriptor = MESSAGE("carillon.receipts.v1.ChannelStatistics.ClientEventsEntry", Carillon__Receipts__V1__ChannelStatistics__ClientEventsEntry, 2, carillon__receipts__v1__channel_statistics__client_events_entry__fields, 1, carillon__receipts__v1__channel_statistics__client_events_entry__ranges, carillon__receipts__v1__channel_statistics__client_events_entry__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__channel_statistics__devices_by_status_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ChannelStatistics__DevicesByStatusEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__ChannelStatistics__DevicesByStatusEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__channel_statistics__devices_by_status_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__channel_statistics__devices_by_status_entry__init(Carillon__Receipts__V1__ChannelStatistics__DevicesByStatusEntry *message) {
    static const Carillon__Receipts__V1__ChannelStatistics__DevicesByStatusEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__channel_statistics__devices_by_status_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__channel_statistics__devices_by_status_entry__descriptor = MESSAGE("carillon.receipts.v1.ChannelStatistics.DevicesByStatusEntry", Carillon__Receipts__V1__ChannelStatistics__DevicesByStatusEntry, 2, carillon__receipts__v1__channel_statistics__devices_by_status_entry__fields, 1, carillon__receipts__v1__channel_statistics__devices_by_status_entry__ranges, carillon__receipts__v1__channel_statistics__devices_by_status_entry__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__channel_statistics__sent_by_provider_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ChannelStatistics__SentByProviderEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__ChannelStatistics__SentByProviderEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__channel_statistics__sent_by_provider_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__channel_statistics__sent_by_provider_entry__init(Carillon__Receipts__V1__ChannelStatistics__SentByProviderEntry *message) {
    static const Carillon__Receipts__V1__ChannelStatistics__SentByProviderEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__channel_statistics__sent_by_provider_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__channel_statistics__sent_by_provider_entry__descriptor = MESSAGE("carillon.receipts.v1.ChannelStatistics.SentByProviderEntry", Carillon__Receipts__V1__ChannelStatistics__SentByProviderEntry, 2, carillon__receipts__v1__channel_statistics__sent_by_provider_entry__fields, 1, carillon__receipts__v1__channel_statistics__sent_by_provider_entry__ranges, carillon__receipts__v1__channel_statistics__sent_by_provider_entry__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__channel_statistics__skipped_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ChannelStatistics__SkippedEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__ChannelStatistics__SkippedEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__channel_statistics__skipped_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__channel_statistics__skipped_entry__init(Carillon__Receipts__V1__ChannelStatistics__SkippedEntry *message) {
    static const Carillon__Receipts__V1__ChannelStatistics__SkippedEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__channel_statistics__skipped_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__channel_statistics__skipped_entry__descriptor = MESSAGE("carillon.receipts.v1.ChannelStatistics.SkippedEntry", Carillon__Receipts__V1__ChannelStatistics__SkippedEntry, 2, carillon__receipts__v1__channel_statistics__skipped_entry__fields, 1, carillon__receipts__v1__channel_statistics__skipped_entry__ranges, carillon__receipts__v1__channel_statistics__skipped_entry__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__latency_summary__fields[] = {
    FIELD("count", 1, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__LatencySummary, count), NULL, NULL, 0),
    FIELD("p50_us", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__LatencySummary, p50_us), NULL, NULL, 0),
    FIELD("p95_us", 3, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__LatencySummary, p95_us), NULL, NULL, 0),
    FIELD("p99_us", 4, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__LatencySummary, p99_us), NULL, NULL, 0),
    FIELD("max_us", 5, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__LatencySummary, max_us), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__latency_summary__ranges[] = {{1, 0}, {0, 5}};
void carillon__receipts__v1__latency_summary__init(Carillon__Receipts__V1__LatencySummary *message) {
    static const Carillon__Receipts__V1__LatencySummary fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__latency_summary__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__latency_summary__descriptor = MESSAGE("carillon.receipts.v1.LatencySummary", Carillon__Receipts__V1__LatencySummary, 5, carillon__receipts__v1__latency_summary__fields, 1, carillon__receipts__v1__latency_summary__ranges, carillon__receipts__v1__latency_summary__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__get_failure_report_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__GetFailureReportRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("day_ms", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__GetFailureReportRequest, day_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__get_failure_report_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__get_failure_report_request__init(Carillon__Receipts__V1__GetFailureReportRequest *message) {
    static const Carillon__Receipts__V1__GetFailureReportRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__get_failure_report_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__get_failure_report_request__descriptor = MESSAGE("carillon.receipts.v1.GetFailureReportRequest", Carillon__Receipts__V1__GetFailureReportRequest, 2, carillon__receipts__v1__get_failure_report_request__fields, 1, carillon__receipts__v1__get_failure_report_request__ranges, carillon__receipts__v1__get_failure_report_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__get_failure_report_response__fields[] = {
    FIELD("report", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__GetFailureReportResponse, report), &carillon__receipts__v1__failure_report__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__get_failure_report_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__receipts__v1__get_failure_report_response__init(Carillon__Receipts__V1__GetFailureReportResponse *message) {
    static const Carillon__Receipts__V1__GetFailureReportResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__get_failure_report_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__get_failure_report_response__descriptor = MESSAGE("carillon.receipts.v1.GetFailureReportResponse", Carillon__Receipts__V1__GetFailureReportResponse, 1, carillon__receipts__v1__get_failure_report_response__fields, 1, carillon__receipts__v1__get_failure_report_response__ranges, carillon__receipts__v1__get_failure_report_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__failure_report__fields[] = {
    FIELD("day_ms", 1, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__FailureReport, day_ms), NULL, NULL, 0),
    FIELD("accepted", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__FailureReport, accepted), NULL, NULL, 0),
    FIELD("failed", 3, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__FailureReport, failed), NULL, NULL, 0),
    FIELD("failed_share", 4, NONE, DOUBLE, 0, offsetof(Carillon__Receipts__V1__FailureReport, failed_share), NULL, NULL, 0),
    FIELD("failures", 5, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__FailureReport, n_failures), offsetof(Carillon__Receipts__V1__FailureReport, failures), &carillon__receipts__v1__failure_count__descriptor, NULL, 0),
    FIELD("text", 6, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__FailureReport, text), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__failure_report__ranges[] = {{1, 0}, {0, 6}};
void carillon__receipts__v1__failure_report__init(Carillon__Receipts__V1__FailureReport *message) {
    static const Carillon__Receipts__V1__FailureReport fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__failure_report__descriptor), .text = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__failure_report__descriptor = MESSAGE("carillon.receipts.v1.FailureReport", Carillon__Receipts__V1__FailureReport, 6, carillon__receipts__v1__failure_report__fields, 1, carillon__receipts__v1__failure_report__ranges, carillon__receipts__v1__failure_report__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__failure_count__fields[] = {
    FIELD("code", 1, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__FailureCount, code), NULL, EMPTY, 0),
    FIELD("provider", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__FailureCount, provider), NULL, EMPTY, 0),
    FIELD("platform", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__FailureCount, platform), NULL, EMPTY, 0),
    FIELD("count", 4, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__FailureCount, count), NULL, NULL, 0),
    FIELD("share", 5, NONE, DOUBLE, 0, offsetof(Carillon__Receipts__V1__FailureCount, share), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__failure_count__ranges[] = {{1, 0}, {0, 5}};
void carillon__receipts__v1__failure_count__init(Carillon__Receipts__V1__FailureCount *message) {
    static const Carillon__Receipts__V1__FailureCount fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__failure_count__descriptor), .code = EMPTY, .provider = EMPTY, .platform = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__failure_count__descriptor = MESSAGE("carillon.receipts.v1.FailureCount", Carillon__Receipts__V1__FailureCount, 5, carillon__receipts__v1__failure_count__fields, 1, carillon__receipts__v1__failure_count__ranges, carillon__receipts__v1__failure_count__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__telemetry_event__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__TelemetryEvent, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("event_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__TelemetryEvent, event_id), NULL, EMPTY, 0),
    FIELD("event_type", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__TelemetryEvent, event_type), NULL, EMPTY, 0),
    FIELD("occurred_at_ms", 4, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__TelemetryEvent, occurred_at_ms), NULL, NULL, 0),
    FIELD("properties", 5, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__TelemetryEvent, properties), NULL, EMPTY, 0),
    FIELD("user_id", 6, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__TelemetryEvent, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__telemetry_event__ranges[] = {{1, 0}, {0, 6}};
void carillon__receipts__v1__telemetry_event__init(Carillon__Receipts__V1__TelemetryEvent *message) {
    static const Carillon__Receipts__V1__TelemetryEvent fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__telemetry_event__descriptor), .event_id = EMPTY, .event_type = EMPTY, .properties = EMPTY, .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__telemetry_event__descriptor = MESSAGE("carillon.receipts.v1.TelemetryEvent", Carillon__Receipts__V1__TelemetryEvent, 6, carillon__receipts__v1__telemetry_event__fields, 1, carillon__receipts__v1__telemetry_event__ranges, carillon__receipts__v1__telemetry_event__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__record_telemetry_request__fields[] = {
    FIELD("events", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__RecordTelemetryRequest, n_events), offsetof(Carillon__Receipts__V1__RecordTelemetryRequest, events), &carillon__receipts__v1__telemetry_event__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__record_telemetry_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__receipts__v1__record_telemetry_request__init(Carillon__Receipts__V1__RecordTelemetryRequest *message) {
    static const Carillon__Receipts__V1__RecordTelemetryRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__record_telemetry_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__record_telemetry_request__descriptor = MESSAGE("carillon.receipts.v1.RecordTelemetryRequest", Carillon__Receipts__V1__RecordTelemetryRequest, 1, carillon__receipts__v1__record_telemetry_request__fields, 1, carillon__receipts__v1__record_telemetry_request__ranges, carillon__receipts__v1__record_telemetry_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__record_telemetry_response__fields[] = {
    FIELD("rejected", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__RecordTelemetryResponse, n_rejected), offsetof(Carillon__Receipts__V1__RecordTelemetryResponse, rejected), &carillon__common__v1__item_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__record_telemetry_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__receipts__v1__record_telemetry_response__init(Carillon__Receipts__V1__RecordTelemetryResponse *message) {
    static const Carillon__Receipts__V1__RecordTelemetryResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__record_telemetry_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__record_telemetry_response__descriptor = MESSAGE("carillon.receipts.v1.RecordTelemetryResponse", Carillon__Receipts__V1__RecordTelemetryResponse, 1, carillon__receipts__v1__record_telemetry_response__fields, 1, carillon__receipts__v1__record_telemetry_response__ranges, carillon__receipts__v1__record_telemetry_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__report_telemetry_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__ReportTelemetryRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ReportTelemetryRequest, user_id), NULL, EMPTY, 0),
    FIELD("events", 3, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__ReportTelemetryRequest, n_events), offsetof(Carillon__Receipts__V1__ReportTelemetryRequest, events), &carillon__receipts__v1__telemetry_event__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__report_telemetry_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__receipts__v1__report_telemetry_request__init(Carillon__Receipts__V1__ReportTelemetryRequest *message) {
    static const Carillon__Receipts__V1__ReportTelemetryRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__report_telemetry_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__report_telemetry_request__descriptor = MESSAGE("carillon.receipts.v1.ReportTelemetryRequest", Carillon__Receipts__V1__ReportTelemetryRequest, 3, carillon__receipts__v1__report_telemetry_request__fields, 1, carillon__receipts__v1__report_telemetry_request__ranges, carillon__receipts__v1__report_telemetry_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__report_telemetry_response__fields[] = {
    FIELD("accepted", 1, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__ReportTelemetryResponse, accepted), NULL, NULL, 0),
    FIELD("rejected", 2, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__ReportTelemetryResponse, n_rejected), offsetof(Carillon__Receipts__V1__ReportTelemetryResponse, rejected), &carillon__common__v1__item_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__report_telemetry_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__report_telemetry_response__init(Carillon__Receipts__V1__ReportTelemetryResponse *message) {
    static const Carillon__Receipts__V1__ReportTelemetryResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__report_telemetry_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__report_telemetry_response__descriptor = MESSAGE("carillon.receipts.v1.ReportTelemetryResponse", Carillon__Receipts__V1__ReportTelemetryResponse, 2, carillon__receipts__v1__report_telemetry_response__fields, 1, carillon__receipts__v1__report_telemetry_response__ranges, carillon__receipts__v1__report_telemetry_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__list_telemetry_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__ListTelemetryRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ListTelemetryRequest, user_id), NULL, EMPTY, 0),
    FIELD("event_type", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ListTelemetryRequest, event_type), NULL, EMPTY, 0),
    FIELD("from_ms", 4, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__ListTelemetryRequest, from_ms), NULL, NULL, 0),
    FIELD("until_ms", 5, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__ListTelemetryRequest, until_ms), NULL, NULL, 0),
    FIELD("page_size", 6, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__ListTelemetryRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 7, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ListTelemetryRequest, page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__list_telemetry_request__ranges[] = {{1, 0}, {0, 7}};
void carillon__receipts__v1__list_telemetry_request__init(Carillon__Receipts__V1__ListTelemetryRequest *message) {
    static const Carillon__Receipts__V1__ListTelemetryRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__list_telemetry_request__descriptor), .user_id = EMPTY, .event_type = EMPTY, .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__list_telemetry_request__descriptor = MESSAGE("carillon.receipts.v1.ListTelemetryRequest", Carillon__Receipts__V1__ListTelemetryRequest, 7, carillon__receipts__v1__list_telemetry_request__fields, 1, carillon__receipts__v1__list_telemetry_request__ranges, carillon__receipts__v1__list_telemetry_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__list_telemetry_response__fields[] = {
    FIELD("events", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__ListTelemetryResponse, n_events), offsetof(Carillon__Receipts__V1__ListTelemetryResponse, events), &carillon__receipts__v1__telemetry_event__descriptor, NULL, 0),
    FIELD("next_page_token", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__ListTelemetryResponse, next_page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__list_telemetry_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__list_telemetry_response__init(Carillon__Receipts__V1__ListTelemetryResponse *message) {
    static const Carillon__Receipts__V1__ListTelemetryResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__list_telemetry_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__list_telemetry_response__descriptor = MESSAGE("carillon.receipts.v1.ListTelemetryResponse", Carillon__Receipts__V1__ListTelemetryResponse, 2, carillon__receipts__v1__list_telemetry_response__fields, 1, carillon__receipts__v1__list_telemetry_response__ranges, carillon__receipts__v1__list_telemetry_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__stream_telemetry_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__StreamTelemetryRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("event_types", 2, REPEATED, STRING, offsetof(Carillon__Receipts__V1__StreamTelemetryRequest, n_event_types), offsetof(Carillon__Receipts__V1__StreamTelemetryRequest, event_types), NULL, EMPTY, 0),
    FIELD("user_id", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__StreamTelemetryRequest, user_id), NULL, EMPTY, 0),
    FIELD("notification_type", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__StreamTelemetryRequest, notification_type), NULL, EMPTY, 0),
    FIELD("provider", 5, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__StreamTelemetryRequest, provider), NULL, EMPTY, 0),
    FIELD("after", 6, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__StreamTelemetryRequest, after), NULL, EMPTY, 0),
    FIELD("from_start", 7, NONE, BOOL, 0, offsetof(Carillon__Receipts__V1__StreamTelemetryRequest, from_start), NULL, NULL, 0),
    FIELD("follow", 8, NONE, BOOL, 0, offsetof(Carillon__Receipts__V1__StreamTelemetryRequest, follow), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__stream_telemetry_request__ranges[] = {{1, 0}, {0, 8}};
void carillon__receipts__v1__stream_telemetry_request__init(Carillon__Receipts__V1__StreamTelemetryRequest *message) {
    static const Carillon__Receipts__V1__StreamTelemetryRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__stream_telemetry_request__descriptor), .user_id = EMPTY, .notification_type = EMPTY, .provider = EMPTY, .after = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__stream_telemetry_request__descriptor = MESSAGE("carillon.receipts.v1.StreamTelemetryRequest", Carillon__Receipts__V1__StreamTelemetryRequest, 8, carillon__receipts__v1__stream_telemetry_request__fields, 1, carillon__receipts__v1__stream_telemetry_request__ranges, carillon__receipts__v1__stream_telemetry_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__stream_telemetry_response__fields[] = {
    FIELD("events", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__StreamTelemetryResponse, n_events), offsetof(Carillon__Receipts__V1__StreamTelemetryResponse, events), &carillon__receipts__v1__streamed_telemetry_event__descriptor, NULL, 0),
    FIELD("cursor", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__StreamTelemetryResponse, cursor), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__stream_telemetry_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__receipts__v1__stream_telemetry_response__init(Carillon__Receipts__V1__StreamTelemetryResponse *message) {
    static const Carillon__Receipts__V1__StreamTelemetryResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__stream_telemetry_response__descriptor), .cursor = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__stream_telemetry_response__descriptor = MESSAGE("carillon.receipts.v1.StreamTelemetryResponse", Carillon__Receipts__V1__StreamTelemetryResponse, 2, carillon__receipts__v1__stream_telemetry_response__fields, 1, carillon__receipts__v1__stream_telemetry_response__ranges, carillon__receipts__v1__stream_telemetry_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__streamed_telemetry_event__fields[] = {
    FIELD("event", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__StreamedTelemetryEvent, event), &carillon__receipts__v1__telemetry_event__descriptor, NULL, 0),
    FIELD("cursor", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__StreamedTelemetryEvent, cursor), NULL, EMPTY, 0),
    FIELD("notification_type", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__StreamedTelemetryEvent, notification_type), NULL, EMPTY, 0),
    FIELD("provider", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__StreamedTelemetryEvent, provider), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__streamed_telemetry_event__ranges[] = {{1, 0}, {0, 4}};
void carillon__receipts__v1__streamed_telemetry_event__init(Carillon__Receipts__V1__StreamedTelemetryEvent *message) {
    static const Carillon__Receipts__V1__StreamedTelemetryEvent fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__streamed_telemetry_event__descriptor), .cursor = EMPTY, .notification_type = EMPTY, .provider = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__streamed_telemetry_event__descriptor = MESSAGE("carillon.receipts.v1.StreamedTelemetryEvent", Carillon__Receipts__V1__StreamedTelemetryEvent, 4, carillon__receipts__v1__streamed_telemetry_event__fields, 1, carillon__receipts__v1__streamed_telemetry_event__ranges, carillon__receipts__v1__streamed_telemetry_event__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__take_telemetry_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__TakeTelemetryRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("claimant", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__TakeTelemetryRequest, claimant), NULL, EMPTY, 0),
    FIELD("delivered", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__TakeTelemetryRequest, delivered), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__take_telemetry_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__receipts__v1__take_telemetry_request__init(Carillon__Receipts__V1__TakeTelemetryRequest *message) {
    static const Carillon__Receipts__V1__TakeTelemetryRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__take_telemetry_request__descriptor), .claimant = EMPTY, .delivered = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__take_telemetry_request__descriptor = MESSAGE("carillon.receipts.v1.TakeTelemetryRequest", Carillon__Receipts__V1__TakeTelemetryRequest, 3, carillon__receipts__v1__take_telemetry_request__fields, 1, carillon__receipts__v1__take_telemetry_request__ranges, carillon__receipts__v1__take_telemetry_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__take_telemetry_response__fields[] = {
    FIELD("events", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__TakeTelemetryResponse, n_events), offsetof(Carillon__Receipts__V1__TakeTelemetryResponse, events), &carillon__receipts__v1__streamed_telemetry_event__descriptor, NULL, 0),
    FIELD("after", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__TakeTelemetryResponse, after), NULL, EMPTY, 0),
    FIELD("cursor", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__TakeTelemetryResponse, cursor), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__take_telemetry_response__ranges[] = {{1, 0}, {0, 3}};
void carillon__receipts__v1__take_telemetry_response__init(Carillon__Receipts__V1__TakeTelemetryResponse *message) {
    static const Carillon__Receipts__V1__TakeTelemetryResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__take_telemetry_response__descriptor), .after = EMPTY, .cursor = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__take_telemetry_response__descriptor = MESSAGE("carillon.receipts.v1.TakeTelemetryResponse", Carillon__Receipts__V1__TakeTelemetryResponse, 3, carillon__receipts__v1__take_telemetry_response__fields, 1, carillon__receipts__v1__take_telemetry_response__ranges, carillon__receipts__v1__take_telemetry_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__telemetry_counts_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__TelemetryCountsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("from_ms", 2, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__TelemetryCountsRequest, from_ms), NULL, NULL, 0),
    FIELD("until_ms", 3, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__TelemetryCountsRequest, until_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__telemetry_counts_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__receipts__v1__telemetry_counts_request__init(Carillon__Receipts__V1__TelemetryCountsRequest *message) {
    static const Carillon__Receipts__V1__TelemetryCountsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__telemetry_counts_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__telemetry_counts_request__descriptor = MESSAGE("carillon.receipts.v1.TelemetryCountsRequest", Carillon__Receipts__V1__TelemetryCountsRequest, 3, carillon__receipts__v1__telemetry_counts_request__fields, 1, carillon__receipts__v1__telemetry_counts_request__ranges, carillon__receipts__v1__telemetry_counts_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__telemetry_counts_response__fields[] = {
    FIELD("counts", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__TelemetryCountsResponse, n_counts), offsetof(Carillon__Receipts__V1__TelemetryCountsResponse, counts), &carillon__receipts__v1__telemetry_count__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__telemetry_counts_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__receipts__v1__telemetry_counts_response__init(Carillon__Receipts__V1__TelemetryCountsResponse *message) {
    static const Carillon__Receipts__V1__TelemetryCountsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__telemetry_counts_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__telemetry_counts_response__descriptor = MESSAGE("carillon.receipts.v1.TelemetryCountsResponse", Carillon__Receipts__V1__TelemetryCountsResponse, 1, carillon__receipts__v1__telemetry_counts_response__fields, 1, carillon__receipts__v1__telemetry_counts_response__ranges, carillon__receipts__v1__telemetry_counts_response__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__telemetry_count__fields[] = {
    FIELD("day_ms", 1, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__TelemetryCount, day_ms), NULL, NULL, 0),
    FIELD("event_type", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__TelemetryCount, event_type), NULL, EMPTY, 0),
    FIELD("count", 3, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__TelemetryCount, count), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__telemetry_count__ranges[] = {{1, 0}, {0, 3}};
void carillon__receipts__v1__telemetry_count__init(Carillon__Receipts__V1__TelemetryCount *message) {
    static const Carillon__Receipts__V1__TelemetryCount fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__telemetry_count__descriptor), .event_type = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__telemetry_count__descriptor = MESSAGE("carillon.receipts.v1.TelemetryCount", Carillon__Receipts__V1__TelemetryCount, 3, carillon__receipts__v1__telemetry_count__fields, 1, carillon__receipts__v1__telemetry_count__ranges, carillon__receipts__v1__telemetry_count__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__user_event__fields[] = {
    FIELD("id", 1, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__UserEvent, id), NULL, NULL, 0),
    FIELD("kind", 2, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__UserEvent, kind), NULL, NULL, 0),
    FIELD("notification_id", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__UserEvent, notification_id), NULL, EMPTY, 0),
    FIELD("category_id", 4, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__UserEvent, category_id), NULL, EMPTY, 0),
    FIELD("until_ms", 5, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__UserEvent, until_ms), NULL, NULL, 0),
    FIELD("entry", 6, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__UserEvent, entry), &carillon__receipts__v1__inbox_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__user_event__ranges[] = {{1, 0}, {0, 6}};
void carillon__receipts__v1__user_event__init(Carillon__Receipts__V1__UserEvent *message) {
    static const Carillon__Receipts__V1__UserEvent fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__user_event__descriptor), .notification_id = EMPTY, .category_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__user_event__descriptor = MESSAGE("carillon.receipts.v1.UserEvent", Carillon__Receipts__V1__UserEvent, 6, carillon__receipts__v1__user_event__fields, 1, carillon__receipts__v1__user_event__ranges, carillon__receipts__v1__user_event__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__user_badge__fields[] = {
    FIELD("unread", 1, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__UserBadge, unread), NULL, NULL, 0),
    FIELD("badge", 2, NONE, INT32, 0, offsetof(Carillon__Receipts__V1__UserBadge, badge), NULL, NULL, 0),
    FIELD("label", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__UserBadge, label), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__user_badge__ranges[] = {{1, 0}, {0, 3}};
void carillon__receipts__v1__user_badge__init(Carillon__Receipts__V1__UserBadge *message) {
    static const Carillon__Receipts__V1__UserBadge fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__user_badge__descriptor), .label = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__user_badge__descriptor = MESSAGE("carillon.receipts.v1.UserBadge", Carillon__Receipts__V1__UserBadge, 3, carillon__receipts__v1__user_badge__fields, 1, carillon__receipts__v1__user_badge__ranges, carillon__receipts__v1__user_badge__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__stream_user_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__StreamUserRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__StreamUserRequest, user_id), NULL, EMPTY, 0),
    FIELD("after", 3, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__StreamUserRequest, after), NULL, EMPTY, 0),
    FIELD("ends_at_ms", 5, NONE, INT64, 0, offsetof(Carillon__Receipts__V1__StreamUserRequest, ends_at_ms), NULL, NULL, 0),
    FIELD("device_type", 6, NONE, ENUM, 0, offsetof(Carillon__Receipts__V1__StreamUserRequest, device_type), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__stream_user_request__ranges[] = {{1, 0}, {5, 3}, {0, 5}};
void carillon__receipts__v1__stream_user_request__init(Carillon__Receipts__V1__StreamUserRequest *message) {
    static const Carillon__Receipts__V1__StreamUserRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__stream_user_request__descriptor), .user_id = EMPTY, .after = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__stream_user_request__descriptor = MESSAGE("carillon.receipts.v1.StreamUserRequest", Carillon__Receipts__V1__StreamUserRequest, 5, carillon__receipts__v1__stream_user_request__fields, 2, carillon__receipts__v1__stream_user_request__ranges, carillon__receipts__v1__stream_user_request__init);

static const ProtobufCFieldDescriptor carillon__receipts__v1__stream_user_response__fields[] = {
    FIELD("events", 1, REPEATED, MESSAGE, offsetof(Carillon__Receipts__V1__StreamUserResponse, n_events), offsetof(Carillon__Receipts__V1__StreamUserResponse, events), &carillon__receipts__v1__user_event__descriptor, NULL, 0),
    FIELD("position", 2, NONE, STRING, 0, offsetof(Carillon__Receipts__V1__StreamUserResponse, position), NULL, EMPTY, 0),
    FIELD("reset", 3, NONE, BOOL, 0, offsetof(Carillon__Receipts__V1__StreamUserResponse, reset), NULL, NULL, 0),
    FIELD("badge", 4, NONE, MESSAGE, 0, offsetof(Carillon__Receipts__V1__StreamUserResponse, badge), &carillon__receipts__v1__user_badge__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__receipts__v1__stream_user_response__ranges[] = {{1, 0}, {0, 4}};
void carillon__receipts__v1__stream_user_response__init(Carillon__Receipts__V1__StreamUserResponse *message) {
    static const Carillon__Receipts__V1__StreamUserResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__receipts__v1__stream_user_response__descriptor), .position = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__receipts__v1__stream_user_response__descriptor = MESSAGE("carillon.receipts.v1.StreamUserResponse", Carillon__Receipts__V1__StreamUserResponse, 4, carillon__receipts__v1__stream_user_response__fields, 1, carillon__receipts__v1__stream_user_response__ranges, carillon__receipts__v1__stream_user_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__check_origin_request__fields[] = {
    FIELD("origin", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__CheckOriginRequest, origin), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__check_origin_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__check_origin_request__init(Carillon__Registry__V1__CheckOriginRequest *message) {
    static const Carillon__Registry__V1__CheckOriginRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__check_origin_request__descriptor), .origin = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__check_origin_request__descriptor = MESSAGE("carillon.registry.v1.CheckOriginRequest", Carillon__Registry__V1__CheckOriginRequest, 1, carillon__registry__v1__check_origin_request__fields, 1, carillon__registry__v1__check_origin_request__ranges, carillon__registry__v1__check_origin_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__check_origin_response__fields[] = {
    FIELD("allowed", 1, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__CheckOriginResponse, allowed), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__check_origin_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__check_origin_response__init(Carillon__Registry__V1__CheckOriginResponse *message) {
    static const Carillon__Registry__V1__CheckOriginResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__check_origin_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__check_origin_response__descriptor = MESSAGE("carillon.registry.v1.CheckOriginResponse", Carillon__Registry__V1__CheckOriginResponse, 1, carillon__registry__v1__check_origin_response__fields, 1, carillon__registry__v1__check_origin_response__ranges, carillon__registry__v1__check_origin_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_token_secret_request__fields[] = {
    FIELD("app_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__GetTokenSecretRequest, app_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_token_secret_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__get_token_secret_request__init(Carillon__Registry__V1__GetTokenSecretRequest *message) {
    static const Carillon__Registry__V1__GetTokenSecretRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_token_secret_request__descriptor), .app_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_token_secret_request__descriptor = MESSAGE("carillon.registry.v1.GetTokenSecretRequest", Carillon__Registry__V1__GetTokenSecretRequest, 1, carillon__registry__v1__get_token_secret_request__fields, 1, carillon__registry__v1__get_token_secret_request__ranges, carillon__registry__v1__get_token_secret_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_token_secret_response__fields[] = {
    FIELD("secret", 1, NONE, BYTES, 0, offsetof(Carillon__Registry__V1__GetTokenSecretResponse, secret), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_token_secret_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__get_token_secret_response__init(Carillon__Registry__V1__GetTokenSecretResponse *message) {
    static const Carillon__Registry__V1__GetTokenSecretResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_token_secret_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_token_secret_response__descriptor = MESSAGE("carillon.registry.v1.GetTokenSecretResponse", Carillon__Registry__V1__GetTokenSecretResponse, 1, carillon__registry__v1__get_token_secret_response__fields, 1, carillon__registry__v1__get_token_secret_response__ranges, carillon__registry__v1__get_token_secret_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__web_subscription__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__WebSubscription, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("subscription_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__WebSubscription, subscription_id), NULL, EMPTY, 0),
    FIELD("push_device_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__WebSubscription, push_device_id), NULL, EMPTY, 0),
    FIELD("device_id", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__WebSubscription, device_id), NULL, EMPTY, 0),
    FIELD("user_id", 5, NONE, STRING, 0, offsetof(Carillon__Registry__V1__WebSubscription, user_id), NULL, EMPTY, 0),
    FIELD("endpoint_hash", 6, NONE, STRING, 0, offsetof(Carillon__Registry__V1__WebSubscription, endpoint_hash), NULL, EMPTY, 0),
    FIELD("browser", 7, NONE, STRING, 0, offsetof(Carillon__Registry__V1__WebSubscription, browser), NULL, EMPTY, 0),
    FIELD("browser_version", 8, NONE, STRING, 0, offsetof(Carillon__Registry__V1__WebSubscription, browser_version), NULL, EMPTY, 0),
    FIELD("user_agent", 9, NONE, STRING, 0, offsetof(Carillon__Registry__V1__WebSubscription, user_agent), NULL, EMPTY, 0),
    FIELD("is_active", 10, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__WebSubscription, is_active), NULL, NULL, 0),
    FIELD("last_tested_at_ms", 11, NONE, INT64, offsetof(Carillon__Registry__V1__WebSubscription, optional_last_tested_at_ms_case), offsetof(Carillon__Registry__V1__WebSubscription, last_tested_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("subscribed_at_ms", 12, NONE, INT64, 0, offsetof(Carillon__Registry__V1__WebSubscription, subscribed_at_ms), NULL, NULL, 0),
    FIELD("unsubscribed_at_ms", 13, NONE, INT64, offsetof(Carillon__Registry__V1__WebSubscription, optional_unsubscribed_at_ms_case), offsetof(Carillon__Registry__V1__WebSubscription, unsubscribed_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("expires_at_ms", 14, NONE, INT64, offsetof(Carillon__Registry__V1__WebSubscription, optional_expires_at_ms_case), offsetof(Carillon__Registry__V1__WebSubscription, expires_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("vapid_key_id", 15, NONE, STRING, 0, offsetof(Carillon__Registry__V1__WebSubscription, vapid_key_id), NULL, EMPTY, 0),
    FIELD("vapid_public_key", 16, NONE, STRING, 0, offsetof(Carillon__Registry__V1__WebSubscription, vapid_public_key), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__web_subscription__ranges[] = {{1, 0}, {0, 16}};
void carillon__registry__v1__web_subscription__init(Carillon__Registry__V1__WebSubscription *message) {
    static const Carillon__Registry__V1__WebSubscription fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__web_subscription__descriptor), .subscription_id = EMPTY, .push_device_id = EMPTY, .device_id = EMPTY, .user_id = EMPTY, .endpoint_hash = EMPTY, .browser = EMPTY, .browser_version = EMPTY, .user_agent = EMPTY, .vapid_key_id = EMPTY, .vapid_public_key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__web_subscription__descriptor = MESSAGE("carillon.registry.v1.WebSubscription", Carillon__Registry__V1__WebSubscription, 16, carillon__registry__v1__web_subscription__fields, 1, carillon__registry__v1__web_subscription__ranges, carillon__registry__v1__web_subscription__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__register_web_subscription_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionRequest, user_id), NULL, EMPTY, 0),
    FIELD("device_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionRequest, device_id), NULL, EMPTY, 0),
    FIELD("endpoint", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionRequest, endpoint), NULL, EMPTY, 0),
    FIELD("p256dh", 5, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionRequest, p256dh), NULL, EMPTY, 0),
    FIELD("auth", 6, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionRequest, auth), NULL, EMPTY, 0),
    FIELD("browser", 7, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionRequest, browser), NULL, EMPTY, 0),
    FIELD("browser_version", 8, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionRequest, browser_version), NULL, EMPTY, 0),
    FIELD("user_agent", 9, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionRequest, user_agent), NULL, EMPTY, 0),
    FIELD("device_name", 10, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionRequest, device_name), NULL, EMPTY, 0),
    FIELD("locale", 11, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionRequest, locale), NULL, EMPTY, 0),
    FIELD("timezone", 12, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionRequest, timezone), NULL, EMPTY, 0),
    FIELD("vapid_public_key", 13, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionRequest, vapid_public_key), NULL, EMPTY, 0),
    FIELD("expires_at_ms", 14, NONE, INT64, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionRequest, optional_expires_at_ms_case), offsetof(Carillon__Registry__V1__RegisterWebSubscriptionRequest, expires_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("origin", 15, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionRequest, origin), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__register_web_subscription_request__ranges[] = {{1, 0}, {0, 15}};
void carillon__registry__v1__register_web_subscription_request__init(Carillon__Registry__V1__RegisterWebSubscriptionRequest *message) {
    static const Carillon__Registry__V1__RegisterWebSubscriptionRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__register_web_subscription_request__descriptor), .user_id = EMPTY, .device_id = EMPTY, .endpoint = EMPTY, .p256dh = EMPTY, .auth = EMPTY, .browser = EMPTY, .browser_version = EMPTY, .user_agent = EMPTY, .device_name = EMPTY, .locale = EMPTY, .timezone = EMPTY, .vapid_public_key = EMPTY, .origin = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__register_web_subscription_request__descriptor = MESSAGE("carillon.registry.v1.RegisterWebSubscriptionRequest", Carillon__Registry__V1__RegisterWebSubscriptionRequest, 15, carillon__registry__v1__register_web_subscription_request__fields, 1, carillon__registry__v1__register_web_subscription_request__ranges, carillon__registry__v1__register_web_subscription_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__register_web_subscription_response__fields[] = {
    FIELD("subscription", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionResponse, subscription), &carillon__registry__v1__web_subscription__descriptor, NULL, 0),
    FIELD("device", 2, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionResponse, device), &carillon__registry__v1__device__descriptor, NULL, 0),
    FIELD("created", 3, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__RegisterWebSubscriptionResponse, created), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__register_web_subscription_response__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__register_web_subscription_response__init(Carillon__Registry__V1__RegisterWebSubscriptionResponse *message) {
    static const Carillon__Registry__V1__RegisterWebSubscriptionResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__register_web_subscription_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__register_web_subscription_response__descriptor = MESSAGE("carillon.registry.v1.RegisterWebSubscriptionResponse", Carillon__Registry__V1__RegisterWebSubscriptionResponse, 3, carillon__registry__v1__register_web_subscription_response__fields, 1, carillon__registry__v1__register_web_subscription_response__ranges, carillon__registry__v1__register_web_subscription_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__remove_web_subscription_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RemoveWebSubscriptionRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RemoveWebSubscriptionRequest, user_id), NULL, EMPTY, 0),
    FIELD("subscription_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RemoveWebSubscriptionRequest, subscription_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__remove_web_subscription_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__remove_web_subscription_request__init(Carillon__Registry__V1__RemoveWebSubscriptionRequest *message) {
    static const Carillon__Registry__V1__RemoveWebSubscriptionRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__remove_web_subscription_request__descriptor), .user_id = EMPTY, .subscription_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__remove_web_subscription_request__descriptor = MESSAGE("carillon.registry.v1.RemoveWebSubscriptionRequest", Carillon__Registry__V1__RemoveWebSubscriptionRequest, 3, carillon__registry__v1__remove_web_subscription_request__fields, 1, carillon__registry__v1__remove_web_subscription_request__ranges, carillon__registry__v1__remove_web_subscription_request__init);

void carillon__registry__v1__remove_web_subscription_response__init(Carillon__Registry__V1__RemoveWebSubscriptionResponse *message) {
    static const Carillon__Registry__V1__RemoveWebSubscriptionResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__remove_web_subscription_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__remove_web_subscription_response__descriptor = MESSAGE("carillon.registry.v1.RemoveWebSubscriptionResponse", Carillon__Registry__V1__RemoveWebSubscriptionResponse, 0, NULL, 0, NULL, carillon__registry__v1__remove_web_subscription_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_web_subscriptions_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ListWebSubscriptionsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListWebSubscriptionsRequest, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_web_subscriptions_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__list_web_subscriptions_request__init(Carillon__Registry__V1__ListWebSubscriptionsRequest *message) {
    static const Carillon__Registry__V1__ListWebSubscriptionsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_web_subscriptions_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_web_subscriptions_request__descriptor = MESSAGE("carillon.registry.v1.ListWebSubscriptionsRequest", Carillon__Registry__V1__ListWebSubscriptionsRequest, 2, carillon__registry__v1__list_web_subscriptions_request__fields, 1, carillon__registry__v1__list_web_subscriptions_request__ranges, carillon__registry__v1__list_web_subscriptions_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_web_subscriptions_response__fields[] = {
    FIELD("subscriptions", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ListWebSubscriptionsResponse, n_subscriptions), offsetof(Carillon__Registry__V1__ListWebSubscriptionsResponse, subscriptions), &carillon__registry__v1__web_subscription__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_web_subscriptions_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__list_web_subscriptions_response__init(Carillon__Registry__V1__ListWebSubscriptionsResponse *message) {
    static const Carillon__Registry__V1__ListWebSubscriptionsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_web_subscriptions_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_web_subscriptions_response__descriptor = MESSAGE("carillon.registry.v1.ListWebSubscriptionsResponse", Carillon__Registry__V1__ListWebSubscriptionsResponse, 1, carillon__registry__v1__list_web_subscriptions_response__fields, 1, carillon__registry__v1__list_web_subscriptions_response__ranges, carillon__registry__v1__list_web_subscriptions_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__vapid_key__fields[] = {
    FIELD("key_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__VapidKey, key_id), NULL, EMPTY, 0),
    FIELD("public_key", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__VapidKey, public_key), NULL, EMPTY, 0),
    FIELD("current", 3, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__VapidKey, current), NULL, NULL, 0),
    FIELD("since_ms", 4, NONE, INT64, 0, offsetof(Carillon__Registry__V1__VapidKey, since_ms), NULL, NULL, 0),
    FIELD("subscriptions", 5, NONE, INT64, 0, offsetof(Carillon__Registry__V1__VapidKey, subscriptions), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__vapid_key__ranges[] = {{1, 0}, {0, 5}};
void carillon__registry__v1__vapid_key__init(Carillon__Registry__V1__VapidKey *message) {
    static const Carillon__Registry__V1__VapidKey fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__vapid_key__descriptor), .key_id = EMPTY, .public_key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__vapid_key__descriptor = MESSAGE("carillon.registry.v1.VapidKey", Carillon__Registry__V1__VapidKey, 5, carillon__registry__v1__vapid_key__fields, 1, carillon__registry__v1__vapid_key__ranges, carillon__registry__v1__vapid_key__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_vapid_keys_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ListVapidKeysRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_vapid_keys_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__list_vapid_keys_request__init(Carillon__Registry__V1__ListVapidKeysRequest *message) {
    static const Carillon__Registry__V1__ListVapidKeysRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_vapid_keys_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_vapid_keys_request__descriptor = MESSAGE("carillon.registry.v1.ListVapidKeysRequest", Carillon__Registry__V1__ListVapidKeysRequest, 1, carillon__registry__v1__list_vapid_keys_request__fields, 1, carillon__registry__v1__list_vapid_keys_request__ranges, carillon__registry__v1__list_vapid_keys_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_vapid_keys_response__fields[] = {
    FIELD("keys", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ListVapidKeysResponse, n_keys), offsetof(Carillon__Registry__V1__ListVapidKeysResponse, keys), &carillon__registry__v1__vapid_key__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_vapid_keys_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__list_vapid_keys_response__init(Carillon__Registry__V1__ListVapidKeysResponse *message) {
    static const Carillon__Registry__V1__ListVapidKeysResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_vapid_keys_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_vapid_keys_response__descriptor = MESSAGE("carillon.registry.v1.ListVapidKeysResponse", Carillon__Registry__V1__ListVapidKeysResponse, 1, carillon__registry__v1__list_vapid_keys_response__fields, 1, carillon__registry__v1__list_vapid_keys_response__ranges, carillon__registry__v1__list_vapid_keys_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__activity_address__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ActivityAddress, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("address_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ActivityAddress, address_id), NULL, EMPTY, 0),
    FIELD("push_device_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ActivityAddress, push_device_id), NULL, EMPTY, 0),
    FIELD("user_id", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ActivityAddress, user_id), NULL, EMPTY, 0),
    FIELD("kind", 5, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__ActivityAddress, kind), NULL, NULL, 0),
    FIELD("name", 6, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ActivityAddress, name), NULL, EMPTY, 0),
    FIELD("environment", 7, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__ActivityAddress, environment), NULL, NULL, 0),
    FIELD("token_hash", 8, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ActivityAddress, token_hash), NULL, EMPTY, 0),
    FIELD("version", 9, NONE, INT64, 0, offsetof(Carillon__Registry__V1__ActivityAddress, version), NULL, NULL, 0),
    FIELD("registered_at_ms", 10, NONE, INT64, 0, offsetof(Carillon__Registry__V1__ActivityAddress, registered_at_ms), NULL, NULL, 0),
    FIELD("updated_at_ms", 11, NONE, INT64, 0, offsetof(Carillon__Registry__V1__ActivityAddress, updated_at_ms), NULL, NULL, 0),
    FIELD("expires_at_ms", 12, NONE, INT64, offsetof(Carillon__Registry__V1__ActivityAddress, optional_expires_at_ms_case), offsetof(Carillon__Registry__V1__ActivityAddress, expires_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__registry__v1__activity_address__ranges[] = {{1, 0}, {0, 12}};
void carillon__registry__v1__activity_address__init(Carillon__Registry__V1__ActivityAddress *message) {
    static const Carillon__Registry__V1__ActivityAddress fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__activity_address__descriptor), .address_id = EMPTY, .push_device_id = EMPTY, .user_id = EMPTY, .name = EMPTY, .token_hash = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__activity_address__descriptor = MESSAGE("carillon.registry.v1.ActivityAddress", Carillon__Registry__V1__ActivityAddress, 12, carillon__registry__v1__activity_address__fields, 1, carillon__registry__v1__activity_address__ranges, carillon__registry__v1__activity_address__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__register_activity_address_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RegisterActivityAddressRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterActivityAddressRequest, user_id), NULL, EMPTY, 0),
    FIELD("push_device_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterActivityAddressRequest, push_device_id), NULL, EMPTY, 0),
    FIELD("kind", 4, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__RegisterActivityAddressRequest, kind), NULL, NULL, 0),
    FIELD("name", 5, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterActivityAddressRequest, name), NULL, EMPTY, 0),
    FIELD("token", 6, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RegisterActivityAddressRequest, token), NULL, EMPTY, 0),
    FIELD("environment", 7, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__RegisterActivityAddressRequest, environment), NULL, NULL, 0),
    FIELD("expires_at_ms", 8, NONE, INT64, offsetof(Carillon__Registry__V1__RegisterActivityAddressRequest, optional_expires_at_ms_case), offsetof(Carillon__Registry__V1__RegisterActivityAddressRequest, expires_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__registry__v1__register_activity_address_request__ranges[] = {{1, 0}, {0, 8}};
void carillon__registry__v1__register_activity_address_request__init(Carillon__Registry__V1__RegisterActivityAddressRequest *message) {
    static const Carillon__Registry__V1__RegisterActivityAddressRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__register_activity_address_request__descriptor), .user_id = EMPTY, .push_device_id = EMPTY, .name = EMPTY, .token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__register_activity_address_request__descriptor = MESSAGE("carillon.registry.v1.RegisterActivityAddressRequest", Carillon__Registry__V1__RegisterActivityAddressRequest, 8, carillon__registry__v1__register_activity_address_request__fields, 1, carillon__registry__v1__register_activity_address_request__ranges, carillon__registry__v1__register_activity_address_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__register_activity_address_response__fields[] = {
    FIELD("address", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RegisterActivityAddressResponse, address), &carillon__registry__v1__activity_address__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__register_activity_address_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__register_activity_address_response__init(Carillon__Registry__V1__RegisterActivityAddressResponse *message) {
    static const Carillon__Registry__V1__RegisterActivityAddressResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__register_activity_address_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__register_activity_address_response__descriptor = MESSAGE("carillon.registry.v1.RegisterActivityAddressResponse", Carillon__Registry__V1__RegisterActivityAddressResponse, 1, carillon__registry__v1__register_activity_address_response__fields, 1, carillon__registry__v1__register_activity_address_response__ranges, carillon__registry__v1__register_activity_address_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__end_activity_address_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__EndActivityAddressRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__EndActivityAddressRequest, user_id), NULL, EMPTY, 0),
    FIELD("address_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__EndActivityAddressRequest, address_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__end_activity_address_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__end_activity_address_request__init(Carillon__Registry__V1__EndActivityAddressRequest *message) {
    static const Carillon__Registry__V1__EndActivityAddressRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__end_activity_address_request__descriptor), .user_id = EMPTY, .address_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__end_activity_address_request__descriptor = MESSAGE("carillon.registry.v1.EndActivityAddressRequest", Carillon__Registry__V1__EndActivityAddressRequest, 3, carillon__registry__v1__end_activity_address_request__fields, 1, carillon__registry__v1__end_activity_address_request__ranges, carillon__registry__v1__end_activity_address_request__init);

void carillon__registry__v1__end_activity_address_response__init(Carillon__Registry__V1__EndActivityAddressResponse *message) {
    static const Carillon__Registry__V1__EndActivityAddressResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__end_activity_address_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__end_activity_address_response__descriptor = MESSAGE("carillon.registry.v1.EndActivityAddressResponse", Carillon__Registry__V1__EndActivityAddressResponse, 0, NULL, 0, NULL, carillon__registry__v1__end_activity_address_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_activity_addresses_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ListActivityAddressesRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListActivityAddressesRequest, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_activity_addresses_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__list_activity_addresses_request__init(Carillon__Registry__V1__ListActivityAddressesRequest *message) {
    static const Carillon__Registry__V1__ListActivityAddressesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_activity_addresses_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_activity_addresses_request__descriptor = MESSAGE("carillon.registry.v1.ListActivityAddressesRequest", Carillon__Registry__V1__ListActivityAddressesRequest, 2, carillon__registry__v1__list_activity_addresses_request__fields, 1, carillon__registry__v1__list_activity_addresses_request__ranges, carillon__registry__v1__list_activity_addresses_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_activity_addresses_response__fields[] = {
    FIELD("addresses", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ListActivityAddressesResponse, n_addresses), offsetof(Carillon__Registry__V1__ListActivityAddressesResponse, addresses), &carillon__registry__v1__activity_address__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_activity_addresses_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__list_activity_addresses_response__init(Carillon__Registry__V1__ListActivityAddressesResponse *message) {
    static const Carillon__Registry__V1__ListActivityAddressesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_activity_addresses_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_activity_addresses_response__descriptor = MESSAGE("carillon.registry.v1.ListActivityAddressesResponse", Carillon__Registry__V1__ListActivityAddressesResponse, 1, carillon__registry__v1__list_activity_addresses_response__fields, 1, carillon__registry__v1__list_activity_addresses_response__ranges, carillon__registry__v1__list_activity_addresses_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__resolve_activity_addresses_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ResolveActivityAddressesRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_ids", 2, REPEATED, STRING, offsetof(Carillon__Registry__V1__ResolveActivityAddressesRequest, n_user_ids), offsetof(Carillon__Registry__V1__ResolveActivityAddressesRequest, user_ids), NULL, EMPTY, 0),
    FIELD("kind", 3, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__ResolveActivityAddressesRequest, kind), NULL, NULL, 0),
    FIELD("name", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResolveActivityAddressesRequest, name), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__resolve_activity_addresses_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__registry__v1__resolve_activity_addresses_request__init(Carillon__Registry__V1__ResolveActivityAddressesRequest *message) {
    static const Carillon__Registry__V1__ResolveActivityAddressesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__resolve_activity_addresses_request__descriptor), .name = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__resolve_activity_addresses_request__descriptor = MESSAGE("carillon.registry.v1.ResolveActivityAddressesRequest", Carillon__Registry__V1__ResolveActivityAddressesRequest, 4, carillon__registry__v1__resolve_activity_addresses_request__fields, 1, carillon__registry__v1__resolve_activity_addresses_request__ranges, carillon__registry__v1__resolve_activity_addresses_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__resolve_activity_addresses_response__fields[] = {
    FIELD("devices", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ResolveActivityAddressesResponse, n_devices), offsetof(Carillon__Registry__V1__ResolveActivityAddressesResponse, devices), &carillon__common__v1__sendable_device__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__resolve_activity_addresses_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__resolve_activity_addresses_response__init(Carillon__Registry__V1__ResolveActivityAddressesResponse *message) {
    static const Carillon__Registry__V1__ResolveActivityAddressesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__resolve_activity_addresses_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__resolve_activity_addresses_response__descriptor = MESSAGE("carillon.registry.v1.ResolveActivityAddressesResponse", Carillon__Registry__V1__ResolveActivityAddressesResponse, 1, carillon__registry__v1__resolve_activity_addresses_response__fields, 1, carillon__registry__v1__resolve_activity_addresses_response__ranges, carillon__registry__v1__resolve_activity_addresses_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__audit_record__fields[] = {
    FIELD("id", 1, NONE, INT64, 0, offsetof(Carillon__Registry__V1__AuditRecord, id), NULL, NULL, 0),
    FIELD("tenant", 2, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__AuditRecord, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("at_ms", 3, NONE, INT64, 0, offsetof(Carillon__Registry__V1__AuditRecord, at_ms), NULL, NULL, 0),
    FIELD("actor", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__AuditRecord, actor), NULL, EMPTY, 0),
    FIELD("origin", 5, NONE, STRING, 0, offsetof(Carillon__Registry__V1__AuditRecord, origin), NULL, EMPTY, 0),
    FIELD("action", 6, NONE, STRING, 0, offsetof(Carillon__Registry__V1__AuditRecord, action), NULL, EMPTY, 0),
    FIELD("subject", 7, NONE, STRING, 0, offsetof(Carillon__Registry__V1__AuditRecord, subject), NULL, EMPTY, 0),
    FIELD("details", 8, NONE, STRING, 0, offsetof(Carillon__Registry__V1__AuditRecord, details), NULL, EMPTY, 0),
    FIELD("actor_tenant", 9, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__AuditRecord, actor_tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__audit_record__ranges[] = {{1, 0}, {0, 9}};
void carillon__registry__v1__audit_record__init(Carillon__Registry__V1__AuditRecord *message) {
    static const Carillon__Registry__V1__AuditRecord fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__audit_record__descriptor), .actor = EMPTY, .origin = EMPTY, .action = EMPTY, .subject = EMPTY, .details = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__audit_record__descriptor = MESSAGE("carillon.registry.v1.AuditRecord", Carillon__Registry__V1__AuditRecord, 9, carillon__registry__v1__audit_record__fields, 1, carillon__registry__v1__audit_record__ranges, carillon__registry__v1__audit_record__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_audit_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ListAuditRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("action", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListAuditRequest, action), NULL, EMPTY, 0),
    FIELD("actor", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListAuditRequest, actor), NULL, EMPTY, 0),
    FIELD("subject", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListAuditRequest, subject), NULL, EMPTY, 0),
    FIELD("from_ms", 5, NONE, INT64, 0, offsetof(Carillon__Registry__V1__ListAuditRequest, from_ms), NULL, NULL, 0),
    FIELD("until_ms", 6, NONE, INT64, 0, offsetof(Carillon__Registry__V1__ListAuditRequest, until_ms), NULL, NULL, 0),
    FIELD("page_size", 7, NONE, INT32, 0, offsetof(Carillon__Registry__V1__ListAuditRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 8, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListAuditRequest, page_token), NULL, EMPTY, 0),
    FIELD("actor_tenant", 9, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ListAuditRequest, actor_tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_audit_request__ranges[] = {{1, 0}, {0, 9}};
void carillon__registry__v1__list_audit_request__init(Carillon__Registry__V1__ListAuditRequest *message) {
    static const Carillon__Registry__V1__ListAuditRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_audit_request__descriptor), .action = EMPTY, .actor = EMPTY, .subject = EMPTY, .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_audit_request__descriptor = MESSAGE("carillon.registry.v1.ListAuditRequest", Carillon__Registry__V1__ListAuditRequest, 9, carillon__registry__v1__list_audit_request__fields, 1, carillon__registry__v1__list_audit_request__ranges, carillon__registry__v1__list_audit_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_audit_response__fields[] = {
    FIELD("records", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ListAuditResponse, n_records), offsetof(Carillon__Registry__V1__ListAuditResponse, records), &carillon__registry__v1__audit_record__descriptor, NULL, 0),
    FIELD("next_page_token", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListAuditResponse, next_page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_audit_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__list_audit_response__init(Carillon__Registry__V1__ListAuditResponse *message) {
    static const Carillon__Registry__V1__ListAuditResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_audit_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_audit_response__descriptor = MESSAGE("carillon.registry.v1.ListAuditResponse", Carillon__Registry__V1__ListAuditResponse, 2, carillon__registry__v1__list_audit_response__fields, 1, carillon__registry__v1__list_audit_response__ranges, carillon__registry__v1__list_audit_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__audit_entry__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__AuditEntry, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("actor", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__AuditEntry, actor), NULL, EMPTY, 0),
    FIELD("origin", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__AuditEntry, origin), NULL, EMPTY, 0),
    FIELD("action", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__AuditEntry, action), NULL, EMPTY, 0),
    FIELD("subject", 5, NONE, STRING, 0, offsetof(Carillon__Registry__V1__AuditEntry, subject), NULL, EMPTY, 0),
    FIELD("details", 6, NONE, STRING, 0, offsetof(Carillon__Registry__V1__AuditEntry, details), NULL, EMPTY, 0),
    FIELD("actor_tenant", 7, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__AuditEntry, actor_tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__audit_entry__ranges[] = {{1, 0}, {0, 7}};
void carillon__registry__v1__audit_entry__init(Carillon__Registry__V1__AuditEntry *message) {
    static const Carillon__Registry__V1__AuditEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__audit_entry__descriptor), .actor = EMPTY, .origin = EMPTY, .action = EMPTY, .subject = EMPTY, .details = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__audit_entry__descriptor = MESSAGE("carillon.registry.v1.AuditEntry", Carillon__Registry__V1__AuditEntry, 7, carillon__registry__v1__audit_entry__fields, 1, carillon__registry__v1__audit_entry__ranges, carillon__registry__v1__audit_entry__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__record_audit_request__fields[] = {
    FIELD("entries", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__RecordAuditRequest, n_entries), offsetof(Carillon__Registry__V1__RecordAuditRequest, entries), &carillon__registry__v1__audit_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__record_audit_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__record_audit_request__init(Carillon__Registry__V1__RecordAuditRequest *message) {
    static const Carillon__Registry__V1__RecordAuditRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__record_audit_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__record_audit_request__descriptor = MESSAGE("carillon.registry.v1.RecordAuditRequest", Carillon__Registry__V1__RecordAuditRequest, 1, carillon__registry__v1__record_audit_request__fields, 1, carillon__registry__v1__record_audit_request__ranges, carillon__registry__v1__record_audit_request__init);

void carillon__registry__v1__record_audit_response__init(Carillon__Registry__V1__RecordAuditResponse *message) {
    static const Carillon__Registry__V1__RecordAuditResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__record_audit_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__record_audit_response__descriptor = MESSAGE("carillon.registry.v1.RecordAuditResponse", Carillon__Registry__V1__RecordAuditResponse, 0, NULL, 0, NULL, carillon__registry__v1__record_audit_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__device_deliveries__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__DeviceDeliveries, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("push_device_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__DeviceDeliveries, push_device_id), NULL, EMPTY, 0),
    FIELD("sent", 3, NONE, UINT32, 0, offsetof(Carillon__Registry__V1__DeviceDeliveries, sent), NULL, NULL, 0),
    FIELD("delivered", 4, NONE, UINT32, 0, offsetof(Carillon__Registry__V1__DeviceDeliveries, delivered), NULL, NULL, 0),
    FIELD("opened", 5, NONE, UINT32, 0, offsetof(Carillon__Registry__V1__DeviceDeliveries, opened), NULL, NULL, 0),
    FIELD("last_delivery_status", 6, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__DeviceDeliveries, last_delivery_status), NULL, NULL, 0),
    FIELD("last_notification_at_ms", 7, NONE, INT64, 0, offsetof(Carillon__Registry__V1__DeviceDeliveries, last_notification_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__device_deliveries__ranges[] = {{1, 0}, {0, 7}};
void carillon__registry__v1__device_deliveries__init(Carillon__Registry__V1__DeviceDeliveries *message) {
    static const Carillon__Registry__V1__DeviceDeliveries fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__device_deliveries__descriptor), .push_device_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__device_deliveries__descriptor = MESSAGE("carillon.registry.v1.DeviceDeliveries", Carillon__Registry__V1__DeviceDeliveries, 7, carillon__registry__v1__device_deliveries__fields, 1, carillon__registry__v1__device_deliveries__ranges, carillon__registry__v1__device_deliveries__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__count_deliveries_request__fields[] = {
    FIELD("ledger_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__CountDeliveriesRequest, ledger_id), NULL, EMPTY, 0),
    FIELD("sequence", 2, NONE, INT64, 0, offsetof(Carillon__Registry__V1__CountDeliveriesRequest, sequence), NULL, NULL, 0),
    FIELD("devices", 3, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__CountDeliveriesRequest, n_devices), offsetof(Carillon__Registry__V1__CountDeliveriesRequest, devices), &carillon__registry__v1__device_deliveries__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__count_deliveries_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__count_deliveries_request__init(Carillon__Registry__V1__CountDeliveriesRequest *message) {
    static const Carillon__Registry__V1__CountDeliveriesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__count_deliveries_request__descriptor), .ledger_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__count_deliveries_request__descriptor = MESSAGE("carillon.registry.v1.CountDeliveriesRequest", Carillon__Registry__V1__CountDeliveriesRequest, 3, carillon__registry__v1__count_deliveries_request__fields, 1, carillon__registry__v1__count_deliveries_request__ranges, carillon__registry__v1__count_deliveries_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__count_deliveries_response__fields[] = {
    FIELD("rejected", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__CountDeliveriesResponse, n_rejected), offsetof(Carillon__Registry__V1__CountDeliveriesResponse, rejected), &carillon__common__v1__item_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__count_deliveries_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__count_deliveries_response__init(Carillon__Registry__V1__CountDeliveriesResponse *message) {
    static const Carillon__Registry__V1__CountDeliveriesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__count_deliveries_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__count_deliveries_response__descriptor = MESSAGE("carillon.registry.v1.CountDeliveriesResponse", Carillon__Registry__V1__CountDeliveriesResponse, 1, carillon__registry__v1__count_deliveries_response__fields, 1, carillon__registry__v1__count_deliveries_response__ranges, carillon__registry__v1__count_deliveries_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__device_filter__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__DeviceFilter, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__DeviceFilter, user_id), NULL, EMPTY, 0),
    FIELD("device_type", 3, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__DeviceFilter, device_type), NULL, NULL, 0),
    FIELD("platform", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__DeviceFilter, platform), NULL, EMPTY, 0),
    FIELD("status", 5, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__DeviceFilter, status), NULL, NULL, 0),
    FIELD("push_token_type", 6, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__DeviceFilter, push_token_type), NULL, NULL, 0),
    FIELD("app_version", 7, NONE, STRING, 0, offsetof(Carillon__Registry__V1__DeviceFilter, app_version), NULL, EMPTY, 0),
    FIELD("permission_status", 8, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__DeviceFilter, permission_status), NULL, NULL, 0),
    FIELD("last_used_from_ms", 9, NONE, INT64, 0, offsetof(Carillon__Registry__V1__DeviceFilter, last_used_from_ms), NULL, NULL, 0),
    FIELD("last_used_before_ms", 10, NONE, INT64, 0, offsetof(Carillon__Registry__V1__DeviceFilter, last_used_before_ms), NULL, NULL, 0),
    FIELD("registered_from_ms", 11, NONE, INT64, 0, offsetof(Carillon__Registry__V1__DeviceFilter, registered_from_ms), NULL, NULL, 0),
    FIELD("registered_before_ms", 12, NONE, INT64, 0, offsetof(Carillon__Registry__V1__DeviceFilter, registered_before_ms), NULL, NULL, 0),
    FIELD("notifications_enabled", 13, NONE, BOOL, offsetof(Carillon__Registry__V1__DeviceFilter, optional_notifications_enabled_case), offsetof(Carillon__Registry__V1__DeviceFilter, notifications_enabled), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__registry__v1__device_filter__ranges[] = {{1, 0}, {0, 13}};
void carillon__registry__v1__device_filter__init(Carillon__Registry__V1__DeviceFilter *message) {
    static const Carillon__Registry__V1__DeviceFilter fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__device_filter__descriptor), .user_id = EMPTY, .platform = EMPTY, .app_version = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__device_filter__descriptor = MESSAGE("carillon.registry.v1.DeviceFilter", Carillon__Registry__V1__DeviceFilter, 13, carillon__registry__v1__device_filter__fields, 1, carillon__registry__v1__device_filter__ranges, carillon__registry__v1__device_filter__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_all_devices_request__fields[] = {
    FIELD("filter", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ListAllDevicesRequest, filter), &carillon__registry__v1__device_filter__descriptor, NULL, 0),
    FIELD("page_size", 2, NONE, INT32, 0, offsetof(Carillon__Registry__V1__ListAllDevicesRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListAllDevicesRequest, page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_all_devices_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__list_all_devices_request__init(Carillon__Registry__V1__ListAllDevicesRequest *message) {
    static const Carillon__Registry__V1__ListAllDevicesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_all_devices_request__descriptor), .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_all_devices_request__descriptor = MESSAGE("carillon.registry.v1.ListAllDevicesRequest", Carillon__Registry__V1__ListAllDevicesRequest, 3, carillon__registry__v1__list_all_devices_request__fields, 1, carillon__registry__v1__list_all_devices_request__ranges, carillon__registry__v1__list_all_devices_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_all_devices_response__fields[] = {
    FIELD("devices", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ListAllDevicesResponse, n_devices), offsetof(Carillon__Registry__V1__ListAllDevicesResponse, devices), &carillon__registry__v1__device__descriptor, NULL, 0),
    FIELD("next_page_token", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListAllDevicesResponse, next_page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_all_devices_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__list_all_devices_response__init(Carillon__Registry__V1__ListAllDevicesResponse *message) {
    static const Carillon__Registry__V1__ListAllDevicesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_all_devices_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_all_devices_response__descriptor = MESSAGE("carillon.registry.v1.ListAllDevicesResponse", Carillon__Registry__V1__ListAllDevicesResponse, 2, carillon__registry__v1__list_all_devices_response__fields, 1, carillon__registry__v1__list_all_devices_response__ranges, carillon__registry__v1__list_all_devices_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_device_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__GetDeviceRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("push_device_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__GetDeviceRequest, push_device_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_device_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__get_device_request__init(Carillon__Registry__V1__GetDeviceRequest *message) {
    static const Carillon__Registry__V1__GetDeviceRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_device_request__descriptor), .push_device_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_device_request__descriptor = MESSAGE("carillon.registry.v1.GetDeviceRequest", Carillon__Registry__V1__GetDeviceRequest, 2, carillon__registry__v1__get_device_request__fields, 1, carillon__registry__v1__get_device_request__ranges, carillon__registry__v1__get_device_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_device_response__fields[] = {
    FIELD("device", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__GetDeviceResponse, device), &carillon__registry__v1__device__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_device_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__get_device_response__init(Carillon__Registry__V1__GetDeviceResponse *message) {
    static const Carillon__Registry__V1__GetDeviceResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_device_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_device_response__descriptor = MESSAGE("carillon.registry.v1.GetDeviceResponse", Carillon__Registry__V1__GetDeviceResponse, 1, carillon__registry__v1__get_device_response__fields, 1, carillon__registry__v1__get_device_response__ranges, carillon__registry__v1__get_device_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__deactivate_device_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__DeactivateDeviceRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("push_device_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__DeactivateDeviceRequest, push_device_id), NULL, EMPTY, 0),
    FIELD("reason", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__DeactivateDeviceRequest, reason), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__deactivate_device_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__deactivate_device_request__init(Carillon__Registry__V1__DeactivateDeviceRequest *message) {
    static const Carillon__Registry__V1__DeactivateDeviceRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__deactivate_device_request__descriptor), .push_device_id = EMPTY, .reason = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__deactivate_device_request__descriptor = MESSAGE("carillon.registry.v1.DeactivateDeviceRequest", Carillon__Registry__V1__DeactivateDeviceRequest, 3, carillon__registry__v1__deactivate_device_request__fields, 1, carillon__registry__v1__deactivate_device_request__ranges, carillon__registry__v1__deactivate_device_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__deactivate_device_response__fields[] = {
    FIELD("device", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__DeactivateDeviceResponse, device), &carillon__registry__v1__device__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__deactivate_device_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__deactivate_device_response__init(Carillon__Registry__V1__DeactivateDeviceResponse *message) {
    static const Carillon__Registry__V1__DeactivateDeviceResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__deactivate_device_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__deactivate_device_response__descriptor = MESSAGE("carillon.registry.v1.DeactivateDeviceResponse", Carillon__Registry__V1__DeactivateDeviceResponse, 1, carillon__registry__v1__deactivate_device_response__fields, 1, carillon__registry__v1__deactivate_device_response__ranges, carillon__registry__v1__deactivate_device_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__revoke_token_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RevokeTokenRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("push_device_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RevokeTokenRequest, push_device_id), NULL, EMPTY, 0),
    FIELD("reason", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RevokeTokenRequest, reason), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__revoke_token_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__revoke_token_request__init(Carillon__Registry__V1__RevokeTokenRequest *message) {
    static const Carillon__Registry__V1__RevokeTokenRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__revoke_token_request__descriptor), .push_device_id = EMPTY, .reason = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__revoke_token_request__descriptor = MESSAGE("carillon.registry.v1.RevokeTokenRequest", Carillon__Registry__V1__RevokeTokenRequest, 3, carillon__registry__v1__revoke_token_request__fields, 1, carillon__registry__v1__revoke_token_request__ranges, carillon__registry__v1__revoke_token_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__revoke_token_response__fields[] = {
    FIELD("device", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RevokeTokenResponse, device), &carillon__registry__v1__device__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__revoke_token_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__revoke_token_response__init(Carillon__Registry__V1__RevokeTokenResponse *message) {
    static const Carillon__Registry__V1__RevokeTokenResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__revoke_token_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__revoke_token_response__descriptor = MESSAGE("carillon.registry.v1.RevokeTokenResponse", Carillon__Registry__V1__RevokeTokenResponse, 1, carillon__registry__v1__revoke_token_response__fields, 1, carillon__registry__v1__revoke_token_response__ranges, carillon__registry__v1__revoke_token_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__refresh_token_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RefreshTokenRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("push_device_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RefreshTokenRequest, push_device_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__refresh_token_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__refresh_token_request__init(Carillon__Registry__V1__RefreshTokenRequest *message) {
    static const Carillon__Registry__V1__RefreshTokenRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__refresh_token_request__descriptor), .push_device_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__refresh_token_request__descriptor = MESSAGE("carillon.registry.v1.RefreshTokenRequest", Carillon__Registry__V1__RefreshTokenRequest, 2, carillon__registry__v1__refresh_token_request__fields, 1, carillon__registry__v1__refresh_token_request__ranges, carillon__registry__v1__refresh_token_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__refresh_token_response__fields[] = {
    FIELD("asked", 1, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__RefreshTokenResponse, asked), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__refresh_token_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__refresh_token_response__init(Carillon__Registry__V1__RefreshTokenResponse *message) {
    static const Carillon__Registry__V1__RefreshTokenResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__refresh_token_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__refresh_token_response__descriptor = MESSAGE("carillon.registry.v1.RefreshTokenResponse", Carillon__Registry__V1__RefreshTokenResponse, 1, carillon__registry__v1__refresh_token_response__fields, 1, carillon__registry__v1__refresh_token_response__ranges, carillon__registry__v1__refresh_token_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__export_devices_request__fields[] = {
    FIELD("filter", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ExportDevicesRequest, filter), &carillon__registry__v1__device_filter__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__export_devices_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__export_devices_request__init(Carillon__Registry__V1__ExportDevicesRequest *message) {
    static const Carillon__Registry__V1__ExportDevicesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__export_devices_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__export_devices_request__descriptor = MESSAGE("carillon.registry.v1.ExportDevicesRequest", Carillon__Registry__V1__ExportDevicesRequest, 1, carillon__registry__v1__export_devices_request__fields, 1, carillon__registry__v1__export_devices_request__ranges, carillon__registry__v1__export_devices_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__export_devices_response__fields[] = {
    FIELD("devices", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ExportDevicesResponse, n_devices), offsetof(Carillon__Registry__V1__ExportDevicesResponse, devices), &carillon__registry__v1__device__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__export_devices_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__export_devices_response__init(Carillon__Registry__V1__ExportDevicesResponse *message) {
    static const Carillon__Registry__V1__ExportDevicesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__export_devices_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__export_devices_response__descriptor = MESSAGE("carillon.registry.v1.ExportDevicesResponse", Carillon__Registry__V1__ExportDevicesResponse, 1, carillon__registry__v1__export_devices_response__fields, 1, carillon__registry__v1__export_devices_response__ranges, carillon__registry__v1__export_devices_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__device_stats_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__DeviceStatsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__device_stats_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__device_stats_request__init(Carillon__Registry__V1__DeviceStatsRequest *message) {
    static const Carillon__Registry__V1__DeviceStatsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__device_stats_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__device_stats_request__descriptor = MESSAGE("carillon.registry.v1.DeviceStatsRequest", Carillon__Registry__V1__DeviceStatsRequest, 1, carillon__registry__v1__device_stats_request__fields, 1, carillon__registry__v1__device_stats_request__ranges, carillon__registry__v1__device_stats_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__device_stats_response__fields[] = {
    FIELD("apps", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__DeviceStatsResponse, n_apps), offsetof(Carillon__Registry__V1__DeviceStatsResponse, apps), &carillon__registry__v1__app_device_stats__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__device_stats_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__device_stats_response__init(Carillon__Registry__V1__DeviceStatsResponse *message) {
    static const Carillon__Registry__V1__DeviceStatsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__device_stats_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__device_stats_response__descriptor = MESSAGE("carillon.registry.v1.DeviceStatsResponse", Carillon__Registry__V1__DeviceStatsResponse, 1, carillon__registry__v1__device_stats_response__fields, 1, carillon__registry__v1__device_stats_response__ranges, carillon__registry__v1__device_stats_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__device_group__fields[] = {
    FIELD("name", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__DeviceGroup, name), NULL, EMPTY, 0),
    FIELD("devices", 2, NONE, INT64, 0, offsetof(Carillon__Registry__V1__DeviceGroup, devices), NULL, NULL, 0),
    FIELD("users", 3, NONE, INT64, 0, offsetof(Carillon__Registry__V1__DeviceGroup, users), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__device_group__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__device_group__init(Carillon__Registry__V1__DeviceGroup *message) {
    static const Carillon__Registry__V1__DeviceGroup fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__device_group__descriptor), .name = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__device_group__descriptor = MESSAGE("carillon.registry.v1.DeviceGroup", Carillon__Registry__V1__DeviceGroup, 3, carillon__registry__v1__device_group__fields, 1, carillon__registry__v1__device_group__ranges, carillon__registry__v1__device_group__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__app_device_stats__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__AppDeviceStats, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("active_devices", 2, NONE, INT64, 0, offsetof(Carillon__Registry__V1__AppDeviceStats, active_devices), NULL, NULL, 0),
    FIELD("by_type", 3, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__AppDeviceStats, n_by_type), offsetof(Carillon__Registry__V1__AppDeviceStats, by_type), &carillon__registry__v1__device_group__descriptor, NULL, 0),
    FIELD("by_platform", 4, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__AppDeviceStats, n_by_platform), offsetof(Carillon__Registry__V1__AppDeviceStats, by_platform), &carillon__registry__v1__device_group__descriptor, NULL, 0),
    FIELD("by_status", 5, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__AppDeviceStats, n_by_status), offsetof(Carillon__Registry__V1__AppDeviceStats, by_status), &carillon__registry__v1__device_group__descriptor, NULL, 0),
    FIELD("multi_device_users", 6, NONE, INT64, 0, offsetof(Carillon__Registry__V1__AppDeviceStats, multi_device_users), NULL, NULL, 0),
    FIELD("active_users", 7, NONE, INT64, 0, offsetof(Carillon__Registry__V1__AppDeviceStats, active_users), NULL, NULL, 0),
    FIELD("push_enabled_users", 8, NONE, INT64, 0, offsetof(Carillon__Registry__V1__AppDeviceStats, push_enabled_users), NULL, NULL, 0),
    FIELD("permission_determined_devices", 9, NONE, INT64, 0, offsetof(Carillon__Registry__V1__AppDeviceStats, permission_determined_devices), NULL, NULL, 0),
    FIELD("permission_denied_devices", 10, NONE, INT64, 0, offsetof(Carillon__Registry__V1__AppDeviceStats, permission_denied_devices), NULL, NULL, 0),
    FIELD("tokens_expired_this_week", 11, NONE, INT64, 0, offsetof(Carillon__Registry__V1__AppDeviceStats, tokens_expired_this_week), NULL, NULL, 0),
    FIELD("registrations_attempted", 12, NONE, INT64, 0, offsetof(Carillon__Registry__V1__AppDeviceStats, registrations_attempted), NULL, NULL, 0),
    FIELD("registrations_taken", 13, NONE, INT64, 0, offsetof(Carillon__Registry__V1__AppDeviceStats, registrations_taken), NULL, NULL, 0),
    FIELD("metrics", 14, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__AppDeviceStats, n_metrics), offsetof(Carillon__Registry__V1__AppDeviceStats, metrics), &carillon__common__v1__metric_reading__descriptor, NULL, 0),
    FIELD("languages", 15, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__AppDeviceStats, n_languages), offsetof(Carillon__Registry__V1__AppDeviceStats, languages), &carillon__registry__v1__language_share__descriptor, NULL, 0),
    FIELD("counted_at_ms", 16, NONE, INT64, 0, offsetof(Carillon__Registry__V1__AppDeviceStats, counted_at_ms), NULL, NULL, 0),
    FIELD("languages_counted_at_ms", 17, NONE, INT64, 0, offsetof(Carillon__Registry__V1__AppDeviceStats, languages_counted_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__app_device_stats__ranges[] = {{1, 0}, {0, 17}};
void carillon__registry__v1__app_device_stats__init(Carillon__Registry__V1__AppDeviceStats *message) {
    static const Carillon__Registry__V1__AppDeviceStats fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__app_device_stats__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__app_device_stats__descriptor = MESSAGE("carillon.registry.v1.AppDeviceStats", Carillon__Registry__V1__AppDeviceStats, 17, carillon__registry__v1__app_device_stats__fields, 1, carillon__registry__v1__app_device_stats__ranges, carillon__registry__v1__app_device_stats__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__language_share__fields[] = {
    FIELD("language", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__LanguageShare, language), NULL, EMPTY, 0),
    FIELD("users", 2, NONE, INT64, 0, offsetof(Carillon__Registry__V1__LanguageShare, users), NULL, NULL, 0),
    FIELD("share", 3, NONE, DOUBLE, 0, offsetof(Carillon__Registry__V1__LanguageShare, share), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__language_share__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__language_share__init(Carillon__Registry__V1__LanguageShare *message) {
    static const Carillon__Registry__V1__LanguageShare fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__language_share__descriptor), .language = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__language_share__descriptor = MESSAGE("carillon.registry.v1.LanguageShare", Carillon__Registry__V1__LanguageShare, 3, carillon__registry__v1__language_share__fields, 1, carillon__registry__v1__language_share__ranges, carillon__registry__v1__language_share__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__group__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__Group, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("group_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Group, group_id), NULL, EMPTY, 0),
    FIELD("name", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Group, name), NULL, EMPTY, 0),
    FIELD("kind", 4, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__Group, kind), NULL, NULL, 0),
    FIELD("role", 5, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Group, role), NULL, EMPTY, 0),
    FIELD("member_count", 6, NONE, INT64, 0, offsetof(Carillon__Registry__V1__Group, member_count), NULL, NULL, 0),
    FIELD("clear_fields", 110, REPEATED, STRING, offsetof(Carillon__Registry__V1__Group, n_clear_fields), offsetof(Carillon__Registry__V1__Group, clear_fields), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__group__ranges[] = {{1, 0}, {110, 6}, {0, 7}};
void carillon__registry__v1__group__init(Carillon__Registry__V1__Group *message) {
    static const Carillon__Registry__V1__Group fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__group__descriptor), .group_id = EMPTY, .name = EMPTY, .role = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__group__descriptor = MESSAGE("carillon.registry.v1.Group", Carillon__Registry__V1__Group, 7, carillon__registry__v1__group__fields, 2, carillon__registry__v1__group__ranges, carillon__registry__v1__group__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__group_change__fields[] = {
    FIELD("group", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__GroupChange, group), &carillon__registry__v1__group__descriptor, NULL, 0),
    FIELD("add_members", 2, REPEATED, STRING, offsetof(Carillon__Registry__V1__GroupChange, n_add_members), offsetof(Carillon__Registry__V1__GroupChange, add_members), NULL, EMPTY, 0),
    FIELD("remove_members", 3, REPEATED, STRING, offsetof(Carillon__Registry__V1__GroupChange, n_remove_members), offsetof(Carillon__Registry__V1__GroupChange, remove_members), NULL, EMPTY, 0),
    FIELD("replace_members", 4, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__GroupChange, replace_members), NULL, NULL, 0),
    FIELD("members_only", 5, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__GroupChange, members_only), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__group_change__ranges[] = {{1, 0}, {0, 5}};
void carillon__registry__v1__group_change__init(Carillon__Registry__V1__GroupChange *message) {
    static const Carillon__Registry__V1__GroupChange fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__group_change__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__group_change__descriptor = MESSAGE("carillon.registry.v1.GroupChange", Carillon__Registry__V1__GroupChange, 5, carillon__registry__v1__group_change__fields, 1, carillon__registry__v1__group_change__ranges, carillon__registry__v1__group_change__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__upsert_groups_request__fields[] = {
    FIELD("changes", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__UpsertGroupsRequest, n_changes), offsetof(Carillon__Registry__V1__UpsertGroupsRequest, changes), &carillon__registry__v1__group_change__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__upsert_groups_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__upsert_groups_request__init(Carillon__Registry__V1__UpsertGroupsRequest *message) {
    static const Carillon__Registry__V1__UpsertGroupsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__upsert_groups_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__upsert_groups_request__descriptor = MESSAGE("carillon.registry.v1.UpsertGroupsRequest", Carillon__Registry__V1__UpsertGroupsRequest, 1, carillon__registry__v1__upsert_groups_request__fields, 1, carillon__registry__v1__upsert_groups_request__ranges, carillon__registry__v1__upsert_groups_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__upsert_groups_response__fields[] = {
    FIELD("results", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__UpsertGroupsResponse, n_results), offsetof(Carillon__Registry__V1__UpsertGroupsResponse, results), &carillon__common__v1__item_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__upsert_groups_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__upsert_groups_response__init(Carillon__Registry__V1__UpsertGroupsResponse *message) {
    static const Carillon__Registry__V1__UpsertGroupsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__upsert_groups_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__upsert_groups_response__descriptor = MESSAGE("carillon.registry.v1.UpsertGroupsResponse", Carillon__Registry__V1__UpsertGroupsResponse, 1, carillon__registry__v1__upsert_groups_response__fields, 1, carillon__registry__v1__upsert_groups_response__ranges, carillon__registry__v1__upsert_groups_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_group_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__GetGroupRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("group_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__GetGroupRequest, group_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_group_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__get_group_request__init(Carillon__Registry__V1__GetGroupRequest *message) {
    static const Carillon__Registry__V1__GetGroupRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_group_request__descriptor), .group_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_group_request__descriptor = MESSAGE("carillon.registry.v1.GetGroupRequest", Carillon__Registry__V1__GetGroupRequest, 2, carillon__registry__v1__get_group_request__fields, 1, carillon__registry__v1__get_group_request__ranges, carillon__registry__v1__get_group_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_group_response__fields[] = {
    FIELD("group", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__GetGroupResponse, group), &carillon__registry__v1__group__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_group_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__get_group_response__init(Carillon__Registry__V1__GetGroupResponse *message) {
    static const Carillon__Registry__V1__GetGroupResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_group_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_group_response__descriptor = MESSAGE("carillon.registry.v1.GetGroupResponse", Carillon__Registry__V1__GetGroupResponse, 1, carillon__registry__v1__get_group_response__fields, 1, carillon__registry__v1__get_group_response__ranges, carillon__registry__v1__get_group_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_groups_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ListGroupsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListGroupsRequest, user_id), NULL, EMPTY, 0),
    FIELD("page_size", 3, NONE, INT32, 0, offsetof(Carillon__Registry__V1__ListGroupsRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListGroupsRequest, page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_groups_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__registry__v1__list_groups_request__init(Carillon__Registry__V1__ListGroupsRequest *message) {
    static const Carillon__Registry__V1__ListGroupsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_groups_request__descriptor), .user_id = EMPTY, .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_groups_request__descriptor = MESSAGE("carillon.registry.v1.ListGroupsRequest", Carillon__Registry__V1__ListGroupsRequest, 4, carillon__registry__v1__list_groups_request__fields, 1, carillon__registry__v1__list_groups_request__ranges, carillon__registry__v1__list_groups_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_groups_response__fields[] = {
    FIELD("groups", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ListGroupsResponse, n_groups), offsetof(Carillon__Registry__V1__ListGroupsResponse, groups), &carillon__registry__v1__group__descriptor, NULL, 0),
    FIELD("next_page_token", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListGroupsResponse, next_page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_groups_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__list_groups_response__init(Carillon__Registry__V1__ListGroupsResponse *message) {
    static const Carillon__Registry__V1__ListGroupsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_groups_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_groups_response__descriptor = MESSAGE("carillon.registry.v1.ListGroupsResponse", Carillon__Registry__V1__ListGroupsResponse, 2, carillon__registry__v1__list_groups_response__fields, 1, carillon__registry__v1__list_groups_response__ranges, carillon__registry__v1__list_groups_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__remove_group_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RemoveGroupRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("group_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RemoveGroupRequest, group_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__remove_group_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__remove_group_request__init(Carillon__Registry__V1__RemoveGroupRequest *message) {
    static const Carillon__Registry__V1__RemoveGroupRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__remove_group_request__descriptor), .group_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__remove_group_request__descriptor = MESSAGE("carillon.registry.v1.RemoveGroupRequest", Carillon__Registry__V1__RemoveGroupRequest, 2, carillon__registry__v1__remove_group_request__fields, 1, carillon__registry__v1__remove_group_request__ranges, carillon__registry__v1__remove_group_request__init);

void carillon__registry__v1__remove_group_response__init(Carillon__Registry__V1__RemoveGroupResponse *message) {
    static const Carillon__Registry__V1__RemoveGroupResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__remove_group_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__remove_group_response__descriptor = MESSAGE("carillon.registry.v1.RemoveGroupResponse", Carillon__Registry__V1__RemoveGroupResponse, 0, NULL, 0, NULL, carillon__registry__v1__remove_group_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__reencrypt_addresses_request__fields[] = {
    FIELD("page_size", 1, NONE, INT32, 0, offsetof(Carillon__Registry__V1__ReencryptAddressesRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ReencryptAddressesRequest, page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__reencrypt_addresses_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__reencrypt_addresses_request__init(Carillon__Registry__V1__ReencryptAddressesRequest *message) {
    static const Carillon__Registry__V1__ReencryptAddressesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__reencrypt_addresses_request__descriptor), .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__reencrypt_addresses_request__descriptor = MESSAGE("carillon.registry.v1.ReencryptAddressesRequest", Carillon__Registry__V1__ReencryptAddressesRequest, 2, carillon__registry__v1__reencrypt_addresses_request__fields, 1, carillon__registry__v1__reencrypt_addresses_request__ranges, carillon__registry__v1__reencrypt_addresses_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__reencrypt_addresses_response__fields[] = {
    FIELD("next_page_token", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ReencryptAddressesResponse, next_page_token), NULL, EMPTY, 0),
    FIELD("examined", 2, NONE, INT64, 0, offsetof(Carillon__Registry__V1__ReencryptAddressesResponse, examined), NULL, NULL, 0),
    FIELD("reencrypted", 3, NONE, INT64, 0, offsetof(Carillon__Registry__V1__ReencryptAddressesResponse, reencrypted), NULL, NULL, 0),
    FIELD("unreadable", 4, NONE, INT64, 0, offsetof(Carillon__Registry__V1__ReencryptAddressesResponse, unreadable), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__reencrypt_addresses_response__ranges[] = {{1, 0}, {0, 4}};
void carillon__registry__v1__reencrypt_addresses_response__init(Carillon__Registry__V1__ReencryptAddressesResponse *message) {
    static const Carillon__Registry__V1__ReencryptAddressesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__reencrypt_addresses_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__reencrypt_addresses_response__descriptor = MESSAGE("carillon.registry.v1.ReencryptAddressesResponse", Carillon__Registry__V1__ReencryptAddressesResponse, 4, carillon__registry__v1__reencrypt_addresses_response__fields, 1, carillon__registry__v1__reencrypt_addresses_response__ranges, carillon__registry__v1__reencrypt_addresses_response__init);

void carillon__registry__v1__address_key_use_request__init(Carillon__Registry__V1__AddressKeyUseRequest *message) {
    static const Carillon__Registry__V1__AddressKeyUseRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__address_key_use_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__address_key_use_request__descriptor = MESSAGE("carillon.registry.v1.AddressKeyUseRequest", Carillon__Registry__V1__AddressKeyUseRequest, 0, NULL, 0, NULL, carillon__registry__v1__address_key_use_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__address_key_use__fields[] = {
    FIELD("key_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__AddressKeyUse, key_id), NULL, EMPTY, 0),
    FIELD("current", 2, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__AddressKeyUse, current), NULL, NULL, 0),
    FIELD("in_ring", 3, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__AddressKeyUse, in_ring), NULL, NULL, 0),
    FIELD("devices", 4, NONE, INT64, 0, offsetof(Carillon__Registry__V1__AddressKeyUse, devices), NULL, NULL, 0),
    FIELD("journal", 5, NONE, INT64, 0, offsetof(Carillon__Registry__V1__AddressKeyUse, journal), NULL, NULL, 0),
    FIELD("activities", 90, NONE, INT64, 0, offsetof(Carillon__Registry__V1__AddressKeyUse, activities), NULL, NULL, 0),
    FIELD("issuers", 91, NONE, INT64, 0, offsetof(Carillon__Registry__V1__AddressKeyUse, issuers), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__address_key_use__ranges[] = {{1, 0}, {90, 5}, {0, 7}};
void carillon__registry__v1__address_key_use__init(Carillon__Registry__V1__AddressKeyUse *message) {
    static const Carillon__Registry__V1__AddressKeyUse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__address_key_use__descriptor), .key_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__address_key_use__descriptor = MESSAGE("carillon.registry.v1.AddressKeyUse", Carillon__Registry__V1__AddressKeyUse, 7, carillon__registry__v1__address_key_use__fields, 2, carillon__registry__v1__address_key_use__ranges, carillon__registry__v1__address_key_use__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__address_key_use_response__fields[] = {
    FIELD("keys", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__AddressKeyUseResponse, n_keys), offsetof(Carillon__Registry__V1__AddressKeyUseResponse, keys), &carillon__registry__v1__address_key_use__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__address_key_use_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__address_key_use_response__init(Carillon__Registry__V1__AddressKeyUseResponse *message) {
    static const Carillon__Registry__V1__AddressKeyUseResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__address_key_use_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__address_key_use_response__descriptor = MESSAGE("carillon.registry.v1.AddressKeyUseResponse", Carillon__Registry__V1__AddressKeyUseResponse, 1, carillon__registry__v1__address_key_use_response__fields, 1, carillon__registry__v1__address_key_use_response__ranges, carillon__registry__v1__address_key_use_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__organization__fields[] = {
    FIELD("organization_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Organization, organization_id), NULL, EMPTY, 0),
    FIELD("name", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Organization, name), NULL, EMPTY, 0),
    FIELD("timezone", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Organization, timezone), NULL, EMPTY, 0),
    FIELD("default_locale", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Organization, default_locale), NULL, EMPTY, 0),
    FIELD("status", 5, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__Organization, status), NULL, NULL, 0),
    FIELD("profile", 6, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Organization, profile), NULL, EMPTY, 0),
    FIELD("policy_overrides", 7, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__Organization, n_policy_overrides), offsetof(Carillon__Registry__V1__Organization, policy_overrides), &carillon__registry__v1__organization__policy_overrides_entry__descriptor, NULL, 0),
    FIELD("created_at_ms", 8, NONE, INT64, 0, offsetof(Carillon__Registry__V1__Organization, created_at_ms), NULL, NULL, 0),
    FIELD("updated_at_ms", 9, NONE, INT64, 0, offsetof(Carillon__Registry__V1__Organization, updated_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__organization__ranges[] = {{1, 0}, {0, 9}};
void carillon__registry__v1__organization__init(Carillon__Registry__V1__Organization *message) {
    static const Carillon__Registry__V1__Organization fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__organization__descriptor), .organization_id = EMPTY, .name = EMPTY, .timezone = EMPTY, .default_locale = EMPTY, .profile = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__organization__descriptor = MESSAGE("carillon.registry.v1.Organization", Carillon__Registry__V1__Organization, 9, carillon__registry__v1__organization__fields, 1, carillon__registry__v1__organization__ranges, carillon__registry__v1__organization__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__organization__policy_overrides_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Organization__PolicyOverridesEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Organization__PolicyOverridesEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__organization__policy_overrides_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__organization__policy_overrides_entry__init(Carillon__Registry__V1__Organization__PolicyOverridesEntry *message) {
    static const Carillon__Registry__V1__Organization__PolicyOverridesEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__organization__policy_overrides_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__organization__policy_overrides_entry__descriptor = MESSAGE("carillon.registry.v1.Organization.PolicyOverridesEntry", Carillon__Registry__V1__Organization__PolicyOverridesEntry, 2, carillon__registry__v1__organization__policy_overrides_entry__fields, 1, carillon__registry__v1__organization__policy_overrides_entry__ranges, carillon__registry__v1__organization__policy_overrides_entry__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__app__fields[] = {
    FIELD("app_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__App, app_id), NULL, EMPTY, 0),
    FIELD("organization_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__App, organization_id), NULL, EMPTY, 0),
    FIELD("name", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__App, name), NULL, EMPTY, 0),
    FIELD("profile", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__App, profile), NULL, EMPTY, 0),
    FIELD("policy_overrides", 5, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__App, n_policy_overrides), offsetof(Carillon__Registry__V1__App, policy_overrides), &carillon__registry__v1__app__policy_overrides_entry__descriptor, NULL, 0),
    FIELD("apns_topic", 6, NONE, STRING, 0, offsetof(Carillon__Registry__V1__App, apns_topic), NULL, EMPTY, 0),
    FIELD("apns_environment", 7, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__App, apns_environment), NULL, NULL, 0),
    FIELD("fcm_project_id", 8, NONE, STRING, 0, offsetof(Carillon__Registry__V1__App, fcm_project_id), NULL, EMPTY, 0),
    FIELD("default_android_channel_id", 9, NONE, STRING, 0, offsetof(Carillon__Registry__V1__App, default_android_channel_id), NULL, EMPTY, 0),
    FIELD("deep_link_scheme", 10, NONE, STRING, 0, offsetof(Carillon__Registry__V1__App, deep_link_scheme), NULL, EMPTY, 0),
    FIELD("auth", 11, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__App, auth), &carillon__registry__v1__token_issuer__descriptor, NULL, 0),
    FIELD("created_at_ms", 12, NONE, INT64, 0, offsetof(Carillon__Registry__V1__App, created_at_ms), NULL, NULL, 0),
    FIELD("updated_at_ms", 13, NONE, INT64, 0, offsetof(Carillon__Registry__V1__App, updated_at_ms), NULL, NULL, 0),
    FIELD("profile_version", 14, NONE, INT32, 0, offsetof(Carillon__Registry__V1__App, profile_version), NULL, NULL, 0),
    FIELD("expo_project", 15, NONE, STRING, 0, offsetof(Carillon__Registry__V1__App, expo_project), NULL, EMPTY, 0),
    FIELD("vapid_public_key", 16, NONE, STRING, 0, offsetof(Carillon__Registry__V1__App, vapid_public_key), NULL, EMPTY, 0),
    FIELD("web_fallback_base_url", 17, NONE, STRING, 0, offsetof(Carillon__Registry__V1__App, web_fallback_base_url), NULL, EMPTY, 0),
    FIELD("allowed_origins", 18, REPEATED, STRING, offsetof(Carillon__Registry__V1__App, n_allowed_origins), offsetof(Carillon__Registry__V1__App, allowed_origins), NULL, EMPTY, 0),
    FIELD("service_worker_path", 19, NONE, STRING, 0, offsetof(Carillon__Registry__V1__App, service_worker_path), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__app__ranges[] = {{1, 0}, {0, 19}};
void carillon__registry__v1__app__init(Carillon__Registry__V1__App *message) {
    static const Carillon__Registry__V1__App fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__app__descriptor), .app_id = EMPTY, .organization_id = EMPTY, .name = EMPTY, .profile = EMPTY, .apns_topic = EMPTY, .fcm_project_id = EMPTY, .default_android_channel_id = EMPTY, .deep_link_scheme = EMPTY, .expo_project = EMPTY, .vapid_public_key = EMPTY, .web_fallback_base_url = EMPTY, .service_worker_path = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__app__descriptor = MESSAGE("carillon.registry.v1.App", Carillon__Registry__V1__App, 19, carillon__registry__v1__app__fields, 1, carillon__registry__v1__app__ranges, carillon__registry__v1__app__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__app__policy_overrides_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__App__PolicyOverridesEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__App__PolicyOverridesEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__app__policy_overrides_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__app__policy_overrides_entry__init(Carillon__Registry__V1__App__PolicyOverridesEntry *message) {
    static const Carillon__Registry__V1__App__PolicyOverridesEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__app__policy_overrides_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__app__policy_overrides_entry__descriptor = MESSAGE("carillon.registry.v1.App.PolicyOverridesEntry", Carillon__Registry__V1__App__PolicyOverridesEntry, 2, carillon__registry__v1__app__policy_overrides_entry__fields, 1, carillon__registry__v1__app__policy_overrides_entry__ranges, carillon__registry__v1__app__policy_overrides_entry__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__token_issuer__fields[] = {
    FIELD("issuer", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__TokenIssuer, issuer), NULL, EMPTY, 0),
    FIELD("jwks", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__TokenIssuer, jwks), NULL, EMPTY, 0),
    FIELD("audience", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__TokenIssuer, audience), NULL, EMPTY, 0),
    FIELD("jwks_url", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__TokenIssuer, jwks_url), NULL, EMPTY, 0),
    FIELD("shared_secret", 90, NONE, STRING, 0, offsetof(Carillon__Registry__V1__TokenIssuer, shared_secret), NULL, EMPTY, 0),
    FIELD("has_shared_secret", 91, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__TokenIssuer, has_shared_secret), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__token_issuer__ranges[] = {{1, 0}, {90, 4}, {0, 6}};
void carillon__registry__v1__token_issuer__init(Carillon__Registry__V1__TokenIssuer *message) {
    static const Carillon__Registry__V1__TokenIssuer fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__token_issuer__descriptor), .issuer = EMPTY, .jwks = EMPTY, .audience = EMPTY, .jwks_url = EMPTY, .shared_secret = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__token_issuer__descriptor = MESSAGE("carillon.registry.v1.TokenIssuer", Carillon__Registry__V1__TokenIssuer, 6, carillon__registry__v1__token_issuer__fields, 2, carillon__registry__v1__token_issuer__ranges, carillon__registry__v1__token_issuer__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__upsert_organization_request__fields[] = {
    FIELD("organization", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__UpsertOrganizationRequest, organization), &carillon__registry__v1__organization__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__upsert_organization_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__upsert_organization_request__init(Carillon__Registry__V1__UpsertOrganizationRequest *message) {
    static const Carillon__Registry__V1__UpsertOrganizationRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__upsert_organization_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__upsert_organization_request__descriptor = MESSAGE("carillon.registry.v1.UpsertOrganizationRequest", Carillon__Registry__V1__UpsertOrganizationRequest, 1, carillon__registry__v1__upsert_organization_request__fields, 1, carillon__registry__v1__upsert_organization_request__ranges, carillon__registry__v1__upsert_organization_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__upsert_organization_response__fields[] = {
    FIELD("organization", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__UpsertOrganizationResponse, organization), &carillon__registry__v1__organization__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__upsert_organization_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__upsert_organization_response__init(Carillon__Registry__V1__UpsertOrganizationResponse *message) {
    static const Carillon__Registry__V1__UpsertOrganizationResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__upsert_organization_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__upsert_organization_response__descriptor = MESSAGE("carillon.registry.v1.UpsertOrganizationResponse", Carillon__Registry__V1__UpsertOrganizationResponse, 1, carillon__registry__v1__upsert_organization_response__fields, 1, carillon__registry__v1__upsert_organization_response__ranges, carillon__registry__v1__upsert_organization_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_organization_request__fields[] = {
    FIELD("organization_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__GetOrganizationRequest, organization_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_organization_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__get_organization_request__init(Carillon__Registry__V1__GetOrganizationRequest *message) {
    static const Carillon__Registry__V1__GetOrganizationRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_organization_request__descriptor), .organization_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_organization_request__descriptor = MESSAGE("carillon.registry.v1.GetOrganizationRequest", Carillon__Registry__V1__GetOrganizationRequest, 1, carillon__registry__v1__get_organization_request__fields, 1, carillon__registry__v1__get_organization_request__ranges, carillon__registry__v1__get_organization_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_organization_response__fields[] = {
    FIELD("organization", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__GetOrganizationResponse, organization), &carillon__registry__v1__organization__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_organization_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__get_organization_response__init(Carillon__Registry__V1__GetOrganizationResponse *message) {
    static const Carillon__Registry__V1__GetOrganizationResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_organization_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_organization_response__descriptor = MESSAGE("carillon.registry.v1.GetOrganizationResponse", Carillon__Registry__V1__GetOrganizationResponse, 1, carillon__registry__v1__get_organization_response__fields, 1, carillon__registry__v1__get_organization_response__ranges, carillon__registry__v1__get_organization_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_organizations_request__fields[] = {
    FIELD("page_size", 1, NONE, INT32, 0, offsetof(Carillon__Registry__V1__ListOrganizationsRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListOrganizationsRequest, page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_organizations_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__list_organizations_request__init(Carillon__Registry__V1__ListOrganizationsRequest *message) {
    static const Carillon__Registry__V1__ListOrganizationsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_organizations_request__descriptor), .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_organizations_request__descriptor = MESSAGE("carillon.registry.v1.ListOrganizationsRequest", Carillon__Registry__V1__ListOrganizationsRequest, 2, carillon__registry__v1__list_organizations_request__fields, 1, carillon__registry__v1__list_organizations_request__ranges, carillon__registry__v1__list_organizations_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_organizations_response__fields[] = {
    FIELD("organizations", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ListOrganizationsResponse, n_organizations), offsetof(Carillon__Registry__V1__ListOrganizationsResponse, organizations), &carillon__registry__v1__organization__descriptor, NULL, 0),
    FIELD("next_page_token", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListOrganizationsResponse, next_page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_organizations_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__list_organizations_response__init(Carillon__Registry__V1__ListOrganizationsResponse *message) {
    static const Carillon__Registry__V1__ListOrganizationsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_organizations_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_organizations_response__descriptor = MESSAGE("carillon.registry.v1.ListOrganizationsResponse", Carillon__Registry__V1__ListOrganizationsResponse, 2, carillon__registry__v1__list_organizations_response__fields, 1, carillon__registry__v1__list_organizations_response__ranges, carillon__registry__v1__list_organizations_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__upsert_app_request__fields[] = {
    FIELD("app", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__UpsertAppRequest, app), &carillon__registry__v1__app__descriptor, NULL, 0),
    FIELD("clear_fields", 2, REPEATED, STRING, offsetof(Carillon__Registry__V1__UpsertAppRequest, n_clear_fields), offsetof(Carillon__Registry__V1__UpsertAppRequest, clear_fields), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__upsert_app_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__upsert_app_request__init(Carillon__Registry__V1__UpsertAppRequest *message) {
    static const Carillon__Registry__V1__UpsertAppRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__upsert_app_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__upsert_app_request__descriptor = MESSAGE("carillon.registry.v1.UpsertAppRequest", Carillon__Registry__V1__UpsertAppRequest, 2, carillon__registry__v1__upsert_app_request__fields, 1, carillon__registry__v1__upsert_app_request__ranges, carillon__registry__v1__upsert_app_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__upsert_app_response__fields[] = {
    FIELD("app", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__UpsertAppResponse, app), &carillon__registry__v1__app__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__upsert_app_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__upsert_app_response__init(Carillon__Registry__V1__UpsertAppResponse *message) {
    static const Carillon__Registry__V1__UpsertAppResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__upsert_app_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__upsert_app_response__descriptor = MESSAGE("carillon.registry.v1.UpsertAppResponse", Carillon__Registry__V1__UpsertAppResponse, 1, carillon__registry__v1__upsert_app_response__fields, 1, carillon__registry__v1__upsert_app_response__ranges, carillon__registry__v1__upsert_app_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_app_request__fields[] = {
    FIELD("app_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__GetAppRequest, app_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_app_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__get_app_request__init(Carillon__Registry__V1__GetAppRequest *message) {
    static const Carillon__Registry__V1__GetAppRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_app_request__descriptor), .app_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_app_request__descriptor = MESSAGE("carillon.registry.v1.GetAppRequest", Carillon__Registry__V1__GetAppRequest, 1, carillon__registry__v1__get_app_request__fields, 1, carillon__registry__v1__get_app_request__ranges, carillon__registry__v1__get_app_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_app_response__fields[] = {
    FIELD("app", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__GetAppResponse, app), &carillon__registry__v1__app__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_app_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__get_app_response__init(Carillon__Registry__V1__GetAppResponse *message) {
    static const Carillon__Registry__V1__GetAppResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_app_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_app_response__descriptor = MESSAGE("carillon.registry.v1.GetAppResponse", Carillon__Registry__V1__GetAppResponse, 1, carillon__registry__v1__get_app_response__fields, 1, carillon__registry__v1__get_app_response__ranges, carillon__registry__v1__get_app_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_apps_request__fields[] = {
    FIELD("organization_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListAppsRequest, organization_id), NULL, EMPTY, 0),
    FIELD("page_size", 2, NONE, INT32, 0, offsetof(Carillon__Registry__V1__ListAppsRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListAppsRequest, page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_apps_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__list_apps_request__init(Carillon__Registry__V1__ListAppsRequest *message) {
    static const Carillon__Registry__V1__ListAppsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_apps_request__descriptor), .organization_id = EMPTY, .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_apps_request__descriptor = MESSAGE("carillon.registry.v1.ListAppsRequest", Carillon__Registry__V1__ListAppsRequest, 3, carillon__registry__v1__list_apps_request__fields, 1, carillon__registry__v1__list_apps_request__ranges, carillon__registry__v1__list_apps_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_apps_response__fields[] = {
    FIELD("apps", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ListAppsResponse, n_apps), offsetof(Carillon__Registry__V1__ListAppsResponse, apps), &carillon__registry__v1__app__descriptor, NULL, 0),
    FIELD("next_page_token", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListAppsResponse, next_page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_apps_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__list_apps_response__init(Carillon__Registry__V1__ListAppsResponse *message) {
    static const Carillon__Registry__V1__ListAppsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_apps_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_apps_response__descriptor = MESSAGE("carillon.registry.v1.ListAppsResponse", Carillon__Registry__V1__ListAppsResponse, 2, carillon__registry__v1__list_apps_response__fields, 1, carillon__registry__v1__list_apps_response__ranges, carillon__registry__v1__list_apps_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_policy_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__GetPolicyRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_policy_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__get_policy_request__init(Carillon__Registry__V1__GetPolicyRequest *message) {
    static const Carillon__Registry__V1__GetPolicyRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_policy_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_policy_request__descriptor = MESSAGE("carillon.registry.v1.GetPolicyRequest", Carillon__Registry__V1__GetPolicyRequest, 1, carillon__registry__v1__get_policy_request__fields, 1, carillon__registry__v1__get_policy_request__ranges, carillon__registry__v1__get_policy_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__policy_setting__fields[] = {
    FIELD("name", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__PolicySetting, name), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__PolicySetting, value), NULL, EMPTY, 0),
    FIELD("origin", 3, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__PolicySetting, origin), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__policy_setting__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__policy_setting__init(Carillon__Registry__V1__PolicySetting *message) {
    static const Carillon__Registry__V1__PolicySetting fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__policy_setting__descriptor), .name = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__policy_setting__descriptor = MESSAGE("carillon.registry.v1.PolicySetting", Carillon__Registry__V1__PolicySetting, 3, carillon__registry__v1__policy_setting__fields, 1, carillon__registry__v1__policy_setting__ranges, carillon__registry__v1__policy_setting__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_policy_response__fields[] = {
    FIELD("profile", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__GetPolicyResponse, profile), NULL, EMPTY, 0),
    FIELD("version", 2, NONE, INT64, 0, offsetof(Carillon__Registry__V1__GetPolicyResponse, version), NULL, NULL, 0),
    FIELD("settings", 3, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__GetPolicyResponse, n_settings), offsetof(Carillon__Registry__V1__GetPolicyResponse, settings), &carillon__registry__v1__policy_setting__descriptor, NULL, 0),
    FIELD("organization_timezone", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__GetPolicyResponse, organization_timezone), NULL, EMPTY, 0),
    FIELD("organization_suspended", 5, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__GetPolicyResponse, organization_suspended), NULL, NULL, 0),
    FIELD("app_name", 6, NONE, STRING, 0, offsetof(Carillon__Registry__V1__GetPolicyResponse, app_name), NULL, EMPTY, 0),
    FIELD("address_environment", 8, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__GetPolicyResponse, address_environment), NULL, NULL, 0),
    FIELD("default_android_channel_id", 10, NONE, STRING, 0, offsetof(Carillon__Registry__V1__GetPolicyResponse, default_android_channel_id), NULL, EMPTY, 0),
    FIELD("organization_default_locale", 11, NONE, STRING, 0, offsetof(Carillon__Registry__V1__GetPolicyResponse, organization_default_locale), NULL, EMPTY, 0),
    FIELD("profile_version", 12, NONE, INT32, 0, offsetof(Carillon__Registry__V1__GetPolicyResponse, profile_version), NULL, NULL, 0),
    FIELD("vapid_public_key", 13, NONE, STRING, 0, offsetof(Carillon__Registry__V1__GetPolicyResponse, vapid_public_key), NULL, EMPTY, 0),
    FIELD("service_worker_path", 14, NONE, STRING, 0, offsetof(Carillon__Registry__V1__GetPolicyResponse, service_worker_path), NULL, EMPTY, 0),
    FIELD("allowed_origins", 15, REPEATED, STRING, offsetof(Carillon__Registry__V1__GetPolicyResponse, n_allowed_origins), offsetof(Carillon__Registry__V1__GetPolicyResponse, allowed_origins), NULL, EMPTY, 0),
    FIELD("client_floors", 16, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__GetPolicyResponse, n_client_floors), offsetof(Carillon__Registry__V1__GetPolicyResponse, client_floors), &carillon__registry__v1__get_policy_response__client_floors_entry__descriptor, NULL, 0),
    FIELD("deep_link_required", 17, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__GetPolicyResponse, deep_link_required), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_policy_response__ranges[] = {{1, 0}, {8, 6}, {10, 7}, {0, 15}};
void carillon__registry__v1__get_policy_response__init(Carillon__Registry__V1__GetPolicyResponse *message) {
    static const Carillon__Registry__V1__GetPolicyResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_policy_response__descriptor), .profile = EMPTY, .organization_timezone = EMPTY, .app_name = EMPTY, .default_android_channel_id = EMPTY, .organization_default_locale = EMPTY, .vapid_public_key = EMPTY, .service_worker_path = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_policy_response__descriptor = MESSAGE("carillon.registry.v1.GetPolicyResponse", Carillon__Registry__V1__GetPolicyResponse, 15, carillon__registry__v1__get_policy_response__fields, 3, carillon__registry__v1__get_policy_response__ranges, carillon__registry__v1__get_policy_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_policy_response__client_floors_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__GetPolicyResponse__ClientFloorsEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__GetPolicyResponse__ClientFloorsEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_policy_response__client_floors_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__get_policy_response__client_floors_entry__init(Carillon__Registry__V1__GetPolicyResponse__ClientFloorsEntry *message) {
    static const Carillon__Registry__V1__GetPolicyResponse__ClientFloorsEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_policy_response__client_floors_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_policy_response__client_floors_entry__descriptor = MESSAGE("carillon.registry.v1.GetPolicyResponse.ClientFloorsEntry", Carillon__Registry__V1__GetPolicyResponse__ClientFloorsEntry, 2, carillon__registry__v1__get_policy_response__client_floors_entry__fields, 1, carillon__registry__v1__get_policy_response__client_floors_entry__ranges, carillon__registry__v1__get_policy_response__client_floors_entry__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_catalogue_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__GetCatalogueRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_catalogue_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__get_catalogue_request__init(Carillon__Registry__V1__GetCatalogueRequest *message) {
    static const Carillon__Registry__V1__GetCatalogueRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_catalogue_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_catalogue_request__descriptor = MESSAGE("carillon.registry.v1.GetCatalogueRequest", Carillon__Registry__V1__GetCatalogueRequest, 1, carillon__registry__v1__get_catalogue_request__fields, 1, carillon__registry__v1__get_catalogue_request__ranges, carillon__registry__v1__get_catalogue_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__catalogue_translation__fields[] = {
    FIELD("locale", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__CatalogueTranslation, locale), NULL, EMPTY, 0),
    FIELD("name", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__CatalogueTranslation, name), NULL, EMPTY, 0),
    FIELD("description", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__CatalogueTranslation, description), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__catalogue_translation__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__catalogue_translation__init(Carillon__Registry__V1__CatalogueTranslation *message) {
    static const Carillon__Registry__V1__CatalogueTranslation fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__catalogue_translation__descriptor), .locale = EMPTY, .name = EMPTY, .description = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__catalogue_translation__descriptor = MESSAGE("carillon.registry.v1.CatalogueTranslation", Carillon__Registry__V1__CatalogueTranslation, 3, carillon__registry__v1__catalogue_translation__fields, 1, carillon__registry__v1__catalogue_translation__ranges, carillon__registry__v1__catalogue_translation__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__category__fields[] = {
    FIELD("category_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Category, category_id), NULL, EMPTY, 0),
    FIELD("name", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Category, name), NULL, EMPTY, 0),
    FIELD("description", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Category, description), NULL, EMPTY, 0),
    FIELD("default_enabled", 4, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__Category, default_enabled), NULL, NULL, 0),
    FIELD("roles", 5, REPEATED, STRING, offsetof(Carillon__Registry__V1__Category, n_roles), offsetof(Carillon__Registry__V1__Category, roles), NULL, EMPTY, 0),
    FIELD("sort", 6, NONE, INT32, 0, offsetof(Carillon__Registry__V1__Category, sort), NULL, NULL, 0),
    FIELD("icon", 7, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Category, icon), NULL, EMPTY, 0),
    FIELD("default_on_roles", 8, REPEATED, STRING, offsetof(Carillon__Registry__V1__Category, n_default_on_roles), offsetof(Carillon__Registry__V1__Category, default_on_roles), NULL, EMPTY, 0),
    FIELD("translations", 9, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__Category, n_translations), offsetof(Carillon__Registry__V1__Category, translations), &carillon__registry__v1__catalogue_translation__descriptor, NULL, 0),
    FIELD("locale", 10, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Category, locale), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__category__ranges[] = {{1, 0}, {0, 10}};
void carillon__registry__v1__category__init(Carillon__Registry__V1__Category *message) {
    static const Carillon__Registry__V1__Category fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__category__descriptor), .category_id = EMPTY, .name = EMPTY, .description = EMPTY, .icon = EMPTY, .locale = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__category__descriptor = MESSAGE("carillon.registry.v1.Category", Carillon__Registry__V1__Category, 10, carillon__registry__v1__category__fields, 1, carillon__registry__v1__category__ranges, carillon__registry__v1__category__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__notification_type__fields[] = {
    FIELD("type_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__NotificationType, type_id), NULL, EMPTY, 0),
    FIELD("category_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__NotificationType, category_id), NULL, EMPTY, 0),
    FIELD("priority", 3, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__NotificationType, priority), NULL, NULL, 0),
    FIELD("ttl_seconds", 4, NONE, INT64, offsetof(Carillon__Registry__V1__NotificationType, optional_ttl_seconds_case), offsetof(Carillon__Registry__V1__NotificationType, ttl_seconds), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("android_channel_id", 5, NONE, STRING, 0, offsetof(Carillon__Registry__V1__NotificationType, android_channel_id), NULL, EMPTY, 0),
    FIELD("ios_category", 6, NONE, STRING, 0, offsetof(Carillon__Registry__V1__NotificationType, ios_category), NULL, EMPTY, 0),
    FIELD("ios_category_with_image", 7, NONE, STRING, 0, offsetof(Carillon__Registry__V1__NotificationType, ios_category_with_image), NULL, EMPTY, 0),
    FIELD("click_action", 8, NONE, STRING, 0, offsetof(Carillon__Registry__V1__NotificationType, click_action), NULL, EMPTY, 0),
    FIELD("sound_key", 9, NONE, STRING, 0, offsetof(Carillon__Registry__V1__NotificationType, sound_key), NULL, EMPTY, 0),
    FIELD("badge_counter", 10, NONE, STRING, 0, offsetof(Carillon__Registry__V1__NotificationType, badge_counter), NULL, EMPTY, 0),
    FIELD("default_push", 11, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__NotificationType, default_push), NULL, NULL, 0),
    FIELD("default_email", 12, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__NotificationType, default_email), NULL, NULL, 0),
    FIELD("critical", 13, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__NotificationType, critical), NULL, NULL, 0),
    FIELD("thread_key", 14, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__NotificationType, thread_key), NULL, NULL, 0),
    FIELD("promotional", 15, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__NotificationType, promotional), NULL, NULL, 0),
    FIELD("education_record", 16, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__NotificationType, education_record), NULL, NULL, 0),
    FIELD("cap_exempt", 17, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__NotificationType, cap_exempt), NULL, NULL, 0),
    FIELD("silent", 18, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__NotificationType, silent), NULL, NULL, 0),
    FIELD("local_only", 19, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__NotificationType, local_only), NULL, NULL, 0),
    FIELD("android_color", 20, NONE, STRING, 0, offsetof(Carillon__Registry__V1__NotificationType, android_color), NULL, EMPTY, 0),
    FIELD("android_small_icon", 21, NONE, STRING, 0, offsetof(Carillon__Registry__V1__NotificationType, android_small_icon), NULL, EMPTY, 0),
    FIELD("tag", 22, NONE, STRING, 0, offsetof(Carillon__Registry__V1__NotificationType, tag), NULL, EMPTY, 0),
    FIELD("relevance_score", 23, NONE, DOUBLE, offsetof(Carillon__Registry__V1__NotificationType, optional_relevance_score_case), offsetof(Carillon__Registry__V1__NotificationType, relevance_score), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("deep_link", 24, NONE, STRING, 0, offsetof(Carillon__Registry__V1__NotificationType, deep_link), NULL, EMPTY, 0),
    FIELD("fallback_deep_link", 25, NONE, STRING, 0, offsetof(Carillon__Registry__V1__NotificationType, fallback_deep_link), NULL, EMPTY, 0),
    FIELD("icon_key", 26, NONE, STRING, 0, offsetof(Carillon__Registry__V1__NotificationType, icon_key), NULL, EMPTY, 0),
    FIELD("android_style", 27, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__NotificationType, android_style), NULL, NULL, 0),
    FIELD("recipient_roles", 28, REPEATED, STRING, offsetof(Carillon__Registry__V1__NotificationType, n_recipient_roles), offsetof(Carillon__Registry__V1__NotificationType, recipient_roles), NULL, EMPTY, 0),
    FIELD("safe_values", 29, REPEATED, STRING, offsetof(Carillon__Registry__V1__NotificationType, n_safe_values), offsetof(Carillon__Registry__V1__NotificationType, safe_values), NULL, EMPTY, 0),
    FIELD("policy_overrides", 30, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__NotificationType, n_policy_overrides), offsetof(Carillon__Registry__V1__NotificationType, policy_overrides), &carillon__registry__v1__notification_type__policy_overrides_entry__descriptor, NULL, 0),
    FIELD("description", 31, NONE, STRING, 0, offsetof(Carillon__Registry__V1__NotificationType, description), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__notification_type__ranges[] = {{1, 0}, {0, 31}};
void carillon__registry__v1__notification_type__init(Carillon__Registry__V1__NotificationType *message) {
    static const Carillon__Registry__V1__NotificationType fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__notification_type__descriptor), .type_id = EMPTY, .category_id = EMPTY, .android_channel_id = EMPTY, .ios_category = EMPTY, .ios_category_with_image = EMPTY, .click_action = EMPTY, .sound_key = EMPTY, .badge_counter = EMPTY, .android_color = EMPTY, .android_small_icon = EMPTY, .tag = EMPTY, .deep_link = EMPTY, .fallback_deep_link = EMPTY, .icon_key = EMPTY, .description = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__notification_type__descriptor = MESSAGE("carillon.registry.v1.NotificationType", Carillon__Registry__V1__NotificationType, 31, carillon__registry__v1__notification_type__fields, 1, carillon__registry__v1__notification_type__ranges, carillon__registry__v1__notification_type__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__notification_type__policy_overrides_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__NotificationType__PolicyOverridesEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__NotificationType__PolicyOverridesEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__notification_type__policy_overrides_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__notification_type__policy_overrides_entry__init(Carillon__Registry__V1__NotificationType__PolicyOverridesEntry *message) {
    static const Carillon__Registry__V1__NotificationType__PolicyOverridesEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__notification_type__policy_overrides_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__notification_type__policy_overrides_entry__descriptor = MESSAGE("carillon.registry.v1.NotificationType.PolicyOverridesEntry", Carillon__Registry__V1__NotificationType__PolicyOverridesEntry, 2, carillon__registry__v1__notification_type__policy_overrides_entry__fields, 1, carillon__registry__v1__notification_type__policy_overrides_entry__ranges, carillon__registry__v1__notification_type__policy_overrides_entry__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__template__fields[] = {
    FIELD("type_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Template, type_id), NULL, EMPTY, 0),
    FIELD("locale", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Template, locale), NULL, EMPTY, 0),
    FIELD("title", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Template, title), NULL, EMPTY, 0),
    FIELD("subtitle", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Template, subtitle), NULL, EMPTY, 0),
    FIELD("body", 5, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Template, body), NULL, EMPTY, 0),
    FIELD("reader", 6, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Template, reader), NULL, EMPTY, 0),
    FIELD("form", 7, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__Template, form), NULL, NULL, 0),
    FIELD("plural", 8, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__Template, plural), NULL, NULL, 0),
    FIELD("words", 9, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__Template, n_words), offsetof(Carillon__Registry__V1__Template, words), &carillon__registry__v1__template__words_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__template__ranges[] = {{1, 0}, {0, 9}};
void carillon__registry__v1__template__init(Carillon__Registry__V1__Template *message) {
    static const Carillon__Registry__V1__Template fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__template__descriptor), .type_id = EMPTY, .locale = EMPTY, .title = EMPTY, .subtitle = EMPTY, .body = EMPTY, .reader = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__template__descriptor = MESSAGE("carillon.registry.v1.Template", Carillon__Registry__V1__Template, 9, carillon__registry__v1__template__fields, 1, carillon__registry__v1__template__ranges, carillon__registry__v1__template__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__template__words_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Template__WordsEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Template__WordsEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__template__words_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__template__words_entry__init(Carillon__Registry__V1__Template__WordsEntry *message) {
    static const Carillon__Registry__V1__Template__WordsEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__template__words_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__template__words_entry__descriptor = MESSAGE("carillon.registry.v1.Template.WordsEntry", Carillon__Registry__V1__Template__WordsEntry, 2, carillon__registry__v1__template__words_entry__fields, 1, carillon__registry__v1__template__words_entry__ranges, carillon__registry__v1__template__words_entry__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__android_channel__fields[] = {
    FIELD("channel_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__AndroidChannel, channel_id), NULL, EMPTY, 0),
    FIELD("name", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__AndroidChannel, name), NULL, EMPTY, 0),
    FIELD("description", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__AndroidChannel, description), NULL, EMPTY, 0),
    FIELD("importance", 4, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__AndroidChannel, importance), NULL, NULL, 0),
    FIELD("sound", 5, NONE, STRING, 0, offsetof(Carillon__Registry__V1__AndroidChannel, sound), NULL, EMPTY, 0),
    FIELD("vibration_pattern", 6, REPEATED, INT32, offsetof(Carillon__Registry__V1__AndroidChannel, n_vibration_pattern), offsetof(Carillon__Registry__V1__AndroidChannel, vibration_pattern), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("enable_lights", 7, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__AndroidChannel, enable_lights), NULL, NULL, 0),
    FIELD("light_color", 8, NONE, STRING, 0, offsetof(Carillon__Registry__V1__AndroidChannel, light_color), NULL, EMPTY, 0),
    FIELD("show_badge", 9, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__AndroidChannel, show_badge), NULL, NULL, 0),
    FIELD("allow_bubbles", 10, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__AndroidChannel, allow_bubbles), NULL, NULL, 0),
    FIELD("translations", 11, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__AndroidChannel, n_translations), offsetof(Carillon__Registry__V1__AndroidChannel, translations), &carillon__registry__v1__catalogue_translation__descriptor, NULL, 0),
    FIELD("locale", 12, NONE, STRING, 0, offsetof(Carillon__Registry__V1__AndroidChannel, locale), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__android_channel__ranges[] = {{1, 0}, {0, 12}};
void carillon__registry__v1__android_channel__init(Carillon__Registry__V1__AndroidChannel *message) {
    static const Carillon__Registry__V1__AndroidChannel fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__android_channel__descriptor), .channel_id = EMPTY, .name = EMPTY, .description = EMPTY, .sound = EMPTY, .light_color = EMPTY, .locale = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__android_channel__descriptor = MESSAGE("carillon.registry.v1.AndroidChannel", Carillon__Registry__V1__AndroidChannel, 12, carillon__registry__v1__android_channel__fields, 1, carillon__registry__v1__android_channel__ranges, carillon__registry__v1__android_channel__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__ios_category__fields[] = {
    FIELD("identifier", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__IosCategory, identifier), NULL, EMPTY, 0),
    FIELD("actions", 2, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__IosCategory, n_actions), offsetof(Carillon__Registry__V1__IosCategory, actions), &carillon__registry__v1__ios_action__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__ios_category__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__ios_category__init(Carillon__Registry__V1__IosCategory *message) {
    static const Carillon__Registry__V1__IosCategory fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__ios_category__descriptor), .identifier = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__ios_category__descriptor = MESSAGE("carillon.registry.v1.IosCategory", Carillon__Registry__V1__IosCategory, 2, carillon__registry__v1__ios_category__fields, 1, carillon__registry__v1__ios_category__ranges, carillon__registry__v1__ios_category__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__ios_action__fields[] = {
    FIELD("identifier", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__IosAction, identifier), NULL, EMPTY, 0),
    FIELD("title", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__IosAction, title), NULL, EMPTY, 0),
    FIELD("options", 3, REPEATED, ENUM, offsetof(Carillon__Registry__V1__IosAction, n_options), offsetof(Carillon__Registry__V1__IosAction, options), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("text_input", 4, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__IosAction, text_input), &carillon__registry__v1__ios_text_input__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__ios_action__ranges[] = {{1, 0}, {0, 4}};
void carillon__registry__v1__ios_action__init(Carillon__Registry__V1__IosAction *message) {
    static const Carillon__Registry__V1__IosAction fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__ios_action__descriptor), .identifier = EMPTY, .title = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__ios_action__descriptor = MESSAGE("carillon.registry.v1.IosAction", Carillon__Registry__V1__IosAction, 4, carillon__registry__v1__ios_action__fields, 1, carillon__registry__v1__ios_action__ranges, carillon__registry__v1__ios_action__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__ios_text_input__fields[] = {
    FIELD("button_title", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__IosTextInput, button_title), NULL, EMPTY, 0),
    FIELD("placeholder", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__IosTextInput, placeholder), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__ios_text_input__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__ios_text_input__init(Carillon__Registry__V1__IosTextInput *message) {
    static const Carillon__Registry__V1__IosTextInput fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__ios_text_input__descriptor), .button_title = EMPTY, .placeholder = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__ios_text_input__descriptor = MESSAGE("carillon.registry.v1.IosTextInput", Carillon__Registry__V1__IosTextInput, 2, carillon__registry__v1__ios_text_input__fields, 1, carillon__registry__v1__ios_text_input__ranges, carillon__registry__v1__ios_text_input__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_catalogue_response__fields[] = {
    FIELD("categories", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__GetCatalogueResponse, n_categories), offsetof(Carillon__Registry__V1__GetCatalogueResponse, categories), &carillon__registry__v1__category__descriptor, NULL, 0),
    FIELD("types", 2, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__GetCatalogueResponse, n_types), offsetof(Carillon__Registry__V1__GetCatalogueResponse, types), &carillon__registry__v1__notification_type__descriptor, NULL, 0),
    FIELD("templates", 3, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__GetCatalogueResponse, n_templates), offsetof(Carillon__Registry__V1__GetCatalogueResponse, templates), &carillon__registry__v1__template__descriptor, NULL, 0),
    FIELD("android_channels", 4, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__GetCatalogueResponse, n_android_channels), offsetof(Carillon__Registry__V1__GetCatalogueResponse, android_channels), &carillon__registry__v1__android_channel__descriptor, NULL, 0),
    FIELD("version", 5, NONE, INT64, 0, offsetof(Carillon__Registry__V1__GetCatalogueResponse, version), NULL, NULL, 0),
    FIELD("ios_categories", 6, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__GetCatalogueResponse, n_ios_categories), offsetof(Carillon__Registry__V1__GetCatalogueResponse, ios_categories), &carillon__registry__v1__ios_category__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_catalogue_response__ranges[] = {{1, 0}, {0, 6}};
void carillon__registry__v1__get_catalogue_response__init(Carillon__Registry__V1__GetCatalogueResponse *message) {
    static const Carillon__Registry__V1__GetCatalogueResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_catalogue_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_catalogue_response__descriptor = MESSAGE("carillon.registry.v1.GetCatalogueResponse", Carillon__Registry__V1__GetCatalogueResponse, 6, carillon__registry__v1__get_catalogue_response__fields, 1, carillon__registry__v1__get_catalogue_response__ranges, carillon__registry__v1__get_catalogue_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__service_key__fields[] = {
    FIELD("key_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ServiceKey, key_id), NULL, EMPTY, 0),
    FIELD("scopes", 4, REPEATED, ENUM, offsetof(Carillon__Registry__V1__ServiceKey, n_scopes), offsetof(Carillon__Registry__V1__ServiceKey, scopes), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("name", 5, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ServiceKey, name), NULL, EMPTY, 0),
    FIELD("created_at_ms", 6, NONE, INT64, 0, offsetof(Carillon__Registry__V1__ServiceKey, created_at_ms), NULL, NULL, 0),
    FIELD("revoked_at_ms", 7, NONE, INT64, offsetof(Carillon__Registry__V1__ServiceKey, optional_revoked_at_ms_case), offsetof(Carillon__Registry__V1__ServiceKey, revoked_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("tenant", 8, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ServiceKey, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__service_key__ranges[] = {{1, 0}, {4, 1}, {0, 6}};
void carillon__registry__v1__service_key__init(Carillon__Registry__V1__ServiceKey *message) {
    static const Carillon__Registry__V1__ServiceKey fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__service_key__descriptor), .key_id = EMPTY, .name = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__service_key__descriptor = MESSAGE("carillon.registry.v1.ServiceKey", Carillon__Registry__V1__ServiceKey, 6, carillon__registry__v1__service_key__fields, 2, carillon__registry__v1__service_key__ranges, carillon__registry__v1__service_key__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_service_keys_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ListServiceKeysRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("page_size", 2, NONE, INT32, 0, offsetof(Carillon__Registry__V1__ListServiceKeysRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListServiceKeysRequest, page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_service_keys_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__list_service_keys_request__init(Carillon__Registry__V1__ListServiceKeysRequest *message) {
    static const Carillon__Registry__V1__ListServiceKeysRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_service_keys_request__descriptor), .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_service_keys_request__descriptor = MESSAGE("carillon.registry.v1.ListServiceKeysRequest", Carillon__Registry__V1__ListServiceKeysRequest, 3, carillon__registry__v1__list_service_keys_request__fields, 1, carillon__registry__v1__list_service_keys_request__ranges, carillon__registry__v1__list_service_keys_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_service_keys_response__fields[] = {
    FIELD("keys", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ListServiceKeysResponse, n_keys), offsetof(Carillon__Registry__V1__ListServiceKeysResponse, keys), &carillon__registry__v1__service_key__descriptor, NULL, 0),
    FIELD("next_page_token", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListServiceKeysResponse, next_page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_service_keys_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__list_service_keys_response__init(Carillon__Registry__V1__ListServiceKeysResponse *message) {
    static const Carillon__Registry__V1__ListServiceKeysResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_service_keys_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_service_keys_response__descriptor = MESSAGE("carillon.registry.v1.ListServiceKeysResponse", Carillon__Registry__V1__ListServiceKeysResponse, 2, carillon__registry__v1__list_service_keys_response__fields, 1, carillon__registry__v1__list_service_keys_response__ranges, carillon__registry__v1__list_service_keys_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__revoke_service_key_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RevokeServiceKeyRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("key_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__RevokeServiceKeyRequest, key_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__revoke_service_key_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__revoke_service_key_request__init(Carillon__Registry__V1__RevokeServiceKeyRequest *message) {
    static const Carillon__Registry__V1__RevokeServiceKeyRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__revoke_service_key_request__descriptor), .key_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__revoke_service_key_request__descriptor = MESSAGE("carillon.registry.v1.RevokeServiceKeyRequest", Carillon__Registry__V1__RevokeServiceKeyRequest, 2, carillon__registry__v1__revoke_service_key_request__fields, 1, carillon__registry__v1__revoke_service_key_request__ranges, carillon__registry__v1__revoke_service_key_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__revoke_service_key_response__fields[] = {
    FIELD("key", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__RevokeServiceKeyResponse, key), &carillon__registry__v1__service_key__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__revoke_service_key_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__revoke_service_key_response__init(Carillon__Registry__V1__RevokeServiceKeyResponse *message) {
    static const Carillon__Registry__V1__RevokeServiceKeyResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__revoke_service_key_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__revoke_service_key_response__descriptor = MESSAGE("carillon.registry.v1.RevokeServiceKeyResponse", Carillon__Registry__V1__RevokeServiceKeyResponse, 1, carillon__registry__v1__revoke_service_key_response__fields, 1, carillon__registry__v1__revoke_service_key_response__ranges, carillon__registry__v1__revoke_service_key_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__create_service_key_request__fields[] = {
    FIELD("app_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__CreateServiceKeyRequest, app_id), NULL, EMPTY, 0),
    FIELD("name", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__CreateServiceKeyRequest, name), NULL, EMPTY, 0),
    FIELD("scopes", 3, REPEATED, ENUM, offsetof(Carillon__Registry__V1__CreateServiceKeyRequest, n_scopes), offsetof(Carillon__Registry__V1__CreateServiceKeyRequest, scopes), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
};
static const ProtobufCIntRange carillon__registry__v1__create_service_key_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__create_service_key_request__init(Carillon__Registry__V1__CreateServiceKeyRequest *message) {
    static const Carillon__Registry__V1__CreateServiceKeyRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__create_service_key_request__descriptor), .app_id = EMPTY, .name = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__create_service_key_request__descriptor = MESSAGE("carillon.registry.v1.CreateServiceKeyRequest", Carillon__Registry__V1__CreateServiceKeyRequest, 3, carillon__registry__v1__create_service_key_request__fields, 1, carillon__registry__v1__create_service_key_request__ranges, carillon__registry__v1__create_service_key_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__create_service_key_response__fields[] = {
    FIELD("key", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__CreateServiceKeyResponse, key), &carillon__registry__v1__service_key__descriptor, NULL, 0),
    FIELD("secret", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__CreateServiceKeyResponse, secret), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__create_service_key_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__create_service_key_response__init(Carillon__Registry__V1__CreateServiceKeyResponse *message) {
    static const Carillon__Registry__V1__CreateServiceKeyResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__create_service_key_response__descriptor), .secret = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__create_service_key_response__descriptor = MESSAGE("carillon.registry.v1.CreateServiceKeyResponse", Carillon__Registry__V1__CreateServiceKeyResponse, 2, carillon__registry__v1__create_service_key_response__fields, 1, carillon__registry__v1__create_service_key_response__ranges, carillon__registry__v1__create_service_key_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__verify_service_key_request__fields[] = {
    FIELD("secret_hash", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__VerifyServiceKeyRequest, secret_hash), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__verify_service_key_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__verify_service_key_request__init(Carillon__Registry__V1__VerifyServiceKeyRequest *message) {
    static const Carillon__Registry__V1__VerifyServiceKeyRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__verify_service_key_request__descriptor), .secret_hash = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__verify_service_key_request__descriptor = MESSAGE("carillon.registry.v1.VerifyServiceKeyRequest", Carillon__Registry__V1__VerifyServiceKeyRequest, 1, carillon__registry__v1__verify_service_key_request__fields, 1, carillon__registry__v1__verify_service_key_request__ranges, carillon__registry__v1__verify_service_key_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__verify_service_key_response__fields[] = {
    FIELD("key", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__VerifyServiceKeyResponse, key), &carillon__registry__v1__service_key__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__verify_service_key_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__verify_service_key_response__init(Carillon__Registry__V1__VerifyServiceKeyResponse *message) {
    static const Carillon__Registry__V1__VerifyServiceKeyResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__verify_service_key_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__verify_service_key_response__descriptor = MESSAGE("carillon.registry.v1.VerifyServiceKeyResponse", Carillon__Registry__V1__VerifyServiceKeyResponse, 1, carillon__registry__v1__verify_service_key_response__fields, 1, carillon__registry__v1__verify_service_key_response__ranges, carillon__registry__v1__verify_service_key_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__explain_setting_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ExplainSettingRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("setting", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ExplainSettingRequest, setting), NULL, EMPTY, 0),
    FIELD("type_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ExplainSettingRequest, type_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__explain_setting_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__explain_setting_request__init(Carillon__Registry__V1__ExplainSettingRequest *message) {
    static const Carillon__Registry__V1__ExplainSettingRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__explain_setting_request__descriptor), .setting = EMPTY, .type_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__explain_setting_request__descriptor = MESSAGE("carillon.registry.v1.ExplainSettingRequest", Carillon__Registry__V1__ExplainSettingRequest, 3, carillon__registry__v1__explain_setting_request__fields, 1, carillon__registry__v1__explain_setting_request__ranges, carillon__registry__v1__explain_setting_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__setting_layer__fields[] = {
    FIELD("origin", 1, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__SettingLayer, origin), NULL, NULL, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__SettingLayer, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__setting_layer__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__setting_layer__init(Carillon__Registry__V1__SettingLayer *message) {
    static const Carillon__Registry__V1__SettingLayer fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__setting_layer__descriptor), .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__setting_layer__descriptor = MESSAGE("carillon.registry.v1.SettingLayer", Carillon__Registry__V1__SettingLayer, 2, carillon__registry__v1__setting_layer__fields, 1, carillon__registry__v1__setting_layer__ranges, carillon__registry__v1__setting_layer__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__setting_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__SettingEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__SettingEntry, value), NULL, EMPTY, 0),
    FIELD("origin", 3, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__SettingEntry, origin), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__setting_entry__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__setting_entry__init(Carillon__Registry__V1__SettingEntry *message) {
    static const Carillon__Registry__V1__SettingEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__setting_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__setting_entry__descriptor = MESSAGE("carillon.registry.v1.SettingEntry", Carillon__Registry__V1__SettingEntry, 3, carillon__registry__v1__setting_entry__fields, 1, carillon__registry__v1__setting_entry__ranges, carillon__registry__v1__setting_entry__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__explain_setting_response__fields[] = {
    FIELD("setting", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ExplainSettingResponse, setting), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ExplainSettingResponse, value), NULL, EMPTY, 0),
    FIELD("origin", 3, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__ExplainSettingResponse, origin), NULL, NULL, 0),
    FIELD("entries", 4, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ExplainSettingResponse, n_entries), offsetof(Carillon__Registry__V1__ExplainSettingResponse, entries), &carillon__registry__v1__setting_entry__descriptor, NULL, 0),
    FIELD("layers", 5, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ExplainSettingResponse, n_layers), offsetof(Carillon__Registry__V1__ExplainSettingResponse, layers), &carillon__registry__v1__setting_layer__descriptor, NULL, 0),
    FIELD("allowed", 6, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ExplainSettingResponse, allowed), NULL, EMPTY, 0),
    FIELD("per_type", 7, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__ExplainSettingResponse, per_type), NULL, NULL, 0),
    FIELD("profile", 8, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ExplainSettingResponse, profile), NULL, EMPTY, 0),
    FIELD("profile_version", 9, NONE, INT32, 0, offsetof(Carillon__Registry__V1__ExplainSettingResponse, profile_version), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__explain_setting_response__ranges[] = {{1, 0}, {0, 9}};
void carillon__registry__v1__explain_setting_response__init(Carillon__Registry__V1__ExplainSettingResponse *message) {
    static const Carillon__Registry__V1__ExplainSettingResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__explain_setting_response__descriptor), .setting = EMPTY, .value = EMPTY, .allowed = EMPTY, .profile = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__explain_setting_response__descriptor = MESSAGE("carillon.registry.v1.ExplainSettingResponse", Carillon__Registry__V1__ExplainSettingResponse, 9, carillon__registry__v1__explain_setting_response__fields, 1, carillon__registry__v1__explain_setting_response__ranges, carillon__registry__v1__explain_setting_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__patch_policy_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__PatchPolicyRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("set", 3, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__PatchPolicyRequest, n_set), offsetof(Carillon__Registry__V1__PatchPolicyRequest, set), &carillon__registry__v1__patch_policy_request__set_entry__descriptor, NULL, 0),
    FIELD("clear", 4, REPEATED, STRING, offsetof(Carillon__Registry__V1__PatchPolicyRequest, n_clear), offsetof(Carillon__Registry__V1__PatchPolicyRequest, clear), NULL, EMPTY, 0),
    FIELD("expected_version", 5, NONE, INT64, offsetof(Carillon__Registry__V1__PatchPolicyRequest, optional_expected_version_case), offsetof(Carillon__Registry__V1__PatchPolicyRequest, expected_version), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("dry_run", 6, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__PatchPolicyRequest, dry_run), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__patch_policy_request__ranges[] = {{1, 0}, {3, 1}, {0, 5}};
void carillon__registry__v1__patch_policy_request__init(Carillon__Registry__V1__PatchPolicyRequest *message) {
    static const Carillon__Registry__V1__PatchPolicyRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__patch_policy_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__patch_policy_request__descriptor = MESSAGE("carillon.registry.v1.PatchPolicyRequest", Carillon__Registry__V1__PatchPolicyRequest, 5, carillon__registry__v1__patch_policy_request__fields, 2, carillon__registry__v1__patch_policy_request__ranges, carillon__registry__v1__patch_policy_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__patch_policy_request__set_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__PatchPolicyRequest__SetEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__PatchPolicyRequest__SetEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__patch_policy_request__set_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__patch_policy_request__set_entry__init(Carillon__Registry__V1__PatchPolicyRequest__SetEntry *message) {
    static const Carillon__Registry__V1__PatchPolicyRequest__SetEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__patch_policy_request__set_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__patch_policy_request__set_entry__descriptor = MESSAGE("carillon.registry.v1.PatchPolicyRequest.SetEntry", Carillon__Registry__V1__PatchPolicyRequest__SetEntry, 2, carillon__registry__v1__patch_policy_request__set_entry__fields, 1, carillon__registry__v1__patch_policy_request__set_entry__ranges, carillon__registry__v1__patch_policy_request__set_entry__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__setting_change__fields[] = {
    FIELD("app_id", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__SettingChange, app_id), NULL, EMPTY, 0),
    FIELD("name", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__SettingChange, name), NULL, EMPTY, 0),
    FIELD("before", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__SettingChange, before), NULL, EMPTY, 0),
    FIELD("after", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__SettingChange, after), NULL, EMPTY, 0),
    FIELD("origin_before", 5, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__SettingChange, origin_before), NULL, NULL, 0),
    FIELD("origin_after", 6, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__SettingChange, origin_after), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__setting_change__ranges[] = {{1, 0}, {0, 6}};
void carillon__registry__v1__setting_change__init(Carillon__Registry__V1__SettingChange *message) {
    static const Carillon__Registry__V1__SettingChange fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__setting_change__descriptor), .app_id = EMPTY, .name = EMPTY, .before = EMPTY, .after = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__setting_change__descriptor = MESSAGE("carillon.registry.v1.SettingChange", Carillon__Registry__V1__SettingChange, 6, carillon__registry__v1__setting_change__fields, 1, carillon__registry__v1__setting_change__ranges, carillon__registry__v1__setting_change__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__patch_policy_response__fields[] = {
    FIELD("changes", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__PatchPolicyResponse, n_changes), offsetof(Carillon__Registry__V1__PatchPolicyResponse, changes), &carillon__registry__v1__setting_change__descriptor, NULL, 0),
    FIELD("version", 2, NONE, INT64, 0, offsetof(Carillon__Registry__V1__PatchPolicyResponse, version), NULL, NULL, 0),
    FIELD("overrides", 3, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__PatchPolicyResponse, n_overrides), offsetof(Carillon__Registry__V1__PatchPolicyResponse, overrides), &carillon__registry__v1__patch_policy_response__overrides_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__patch_policy_response__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__patch_policy_response__init(Carillon__Registry__V1__PatchPolicyResponse *message) {
    static const Carillon__Registry__V1__PatchPolicyResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__patch_policy_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__patch_policy_response__descriptor = MESSAGE("carillon.registry.v1.PatchPolicyResponse", Carillon__Registry__V1__PatchPolicyResponse, 3, carillon__registry__v1__patch_policy_response__fields, 1, carillon__registry__v1__patch_policy_response__ranges, carillon__registry__v1__patch_policy_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__patch_policy_response__overrides_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__PatchPolicyResponse__OverridesEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__PatchPolicyResponse__OverridesEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__patch_policy_response__overrides_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__patch_policy_response__overrides_entry__init(Carillon__Registry__V1__PatchPolicyResponse__OverridesEntry *message) {
    static const Carillon__Registry__V1__PatchPolicyResponse__OverridesEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__patch_policy_response__overrides_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__patch_policy_response__overrides_entry__descriptor = MESSAGE("carillon.registry.v1.PatchPolicyResponse.OverridesEntry", Carillon__Registry__V1__PatchPolicyResponse__OverridesEntry, 2, carillon__registry__v1__patch_policy_response__overrides_entry__fields, 1, carillon__registry__v1__patch_policy_response__overrides_entry__ranges, carillon__registry__v1__patch_policy_response__overrides_entry__init);

void carillon__registry__v1__list_profiles_request__init(Carillon__Registry__V1__ListProfilesRequest *message) {
    static const Carillon__Registry__V1__ListProfilesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_profiles_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_profiles_request__descriptor = MESSAGE("carillon.registry.v1.ListProfilesRequest", Carillon__Registry__V1__ListProfilesRequest, 0, NULL, 0, NULL, carillon__registry__v1__list_profiles_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__profile_info__fields[] = {
    FIELD("name", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ProfileInfo, name), NULL, EMPTY, 0),
    FIELD("versions", 2, REPEATED, INT32, offsetof(Carillon__Registry__V1__ProfileInfo, n_versions), offsetof(Carillon__Registry__V1__ProfileInfo, versions), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
};
static const ProtobufCIntRange carillon__registry__v1__profile_info__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__profile_info__init(Carillon__Registry__V1__ProfileInfo *message) {
    static const Carillon__Registry__V1__ProfileInfo fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__profile_info__descriptor), .name = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__profile_info__descriptor = MESSAGE("carillon.registry.v1.ProfileInfo", Carillon__Registry__V1__ProfileInfo, 2, carillon__registry__v1__profile_info__fields, 1, carillon__registry__v1__profile_info__ranges, carillon__registry__v1__profile_info__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_profiles_response__fields[] = {
    FIELD("profiles", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ListProfilesResponse, n_profiles), offsetof(Carillon__Registry__V1__ListProfilesResponse, profiles), &carillon__registry__v1__profile_info__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_profiles_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__list_profiles_response__init(Carillon__Registry__V1__ListProfilesResponse *message) {
    static const Carillon__Registry__V1__ListProfilesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_profiles_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_profiles_response__descriptor = MESSAGE("carillon.registry.v1.ListProfilesResponse", Carillon__Registry__V1__ListProfilesResponse, 1, carillon__registry__v1__list_profiles_response__fields, 1, carillon__registry__v1__list_profiles_response__ranges, carillon__registry__v1__list_profiles_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__move_profile_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__MoveProfileRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("profile", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__MoveProfileRequest, profile), NULL, EMPTY, 0),
    FIELD("version", 3, NONE, INT32, 0, offsetof(Carillon__Registry__V1__MoveProfileRequest, version), NULL, NULL, 0),
    FIELD("dry_run", 4, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__MoveProfileRequest, dry_run), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__move_profile_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__registry__v1__move_profile_request__init(Carillon__Registry__V1__MoveProfileRequest *message) {
    static const Carillon__Registry__V1__MoveProfileRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__move_profile_request__descriptor), .profile = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__move_profile_request__descriptor = MESSAGE("carillon.registry.v1.MoveProfileRequest", Carillon__Registry__V1__MoveProfileRequest, 4, carillon__registry__v1__move_profile_request__fields, 1, carillon__registry__v1__move_profile_request__ranges, carillon__registry__v1__move_profile_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__move_profile_response__fields[] = {
    FIELD("changes", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__MoveProfileResponse, n_changes), offsetof(Carillon__Registry__V1__MoveProfileResponse, changes), &carillon__registry__v1__setting_change__descriptor, NULL, 0),
    FIELD("profile", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__MoveProfileResponse, profile), NULL, EMPTY, 0),
    FIELD("version", 3, NONE, INT32, 0, offsetof(Carillon__Registry__V1__MoveProfileResponse, version), NULL, NULL, 0),
    FIELD("removed_types", 4, REPEATED, STRING, offsetof(Carillon__Registry__V1__MoveProfileResponse, n_removed_types), offsetof(Carillon__Registry__V1__MoveProfileResponse, removed_types), NULL, EMPTY, 0),
    FIELD("added_types", 5, REPEATED, STRING, offsetof(Carillon__Registry__V1__MoveProfileResponse, n_added_types), offsetof(Carillon__Registry__V1__MoveProfileResponse, added_types), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__move_profile_response__ranges[] = {{1, 0}, {0, 5}};
void carillon__registry__v1__move_profile_response__init(Carillon__Registry__V1__MoveProfileResponse *message) {
    static const Carillon__Registry__V1__MoveProfileResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__move_profile_response__descriptor), .profile = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__move_profile_response__descriptor = MESSAGE("carillon.registry.v1.MoveProfileResponse", Carillon__Registry__V1__MoveProfileResponse, 5, carillon__registry__v1__move_profile_response__fields, 1, carillon__registry__v1__move_profile_response__ranges, carillon__registry__v1__move_profile_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__put_catalogue_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__PutCatalogueRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("categories", 2, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__PutCatalogueRequest, n_categories), offsetof(Carillon__Registry__V1__PutCatalogueRequest, categories), &carillon__registry__v1__category__descriptor, NULL, 0),
    FIELD("types", 3, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__PutCatalogueRequest, n_types), offsetof(Carillon__Registry__V1__PutCatalogueRequest, types), &carillon__registry__v1__notification_type__descriptor, NULL, 0),
    FIELD("templates", 4, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__PutCatalogueRequest, n_templates), offsetof(Carillon__Registry__V1__PutCatalogueRequest, templates), &carillon__registry__v1__template__descriptor, NULL, 0),
    FIELD("android_channels", 5, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__PutCatalogueRequest, n_android_channels), offsetof(Carillon__Registry__V1__PutCatalogueRequest, android_channels), &carillon__registry__v1__android_channel__descriptor, NULL, 0),
    FIELD("ios_categories", 6, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__PutCatalogueRequest, n_ios_categories), offsetof(Carillon__Registry__V1__PutCatalogueRequest, ios_categories), &carillon__registry__v1__ios_category__descriptor, NULL, 0),
    FIELD("remove", 7, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__PutCatalogueRequest, remove), &carillon__registry__v1__catalogue_removals__descriptor, NULL, 0),
    FIELD("dry_run", 8, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__PutCatalogueRequest, dry_run), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__put_catalogue_request__ranges[] = {{1, 0}, {0, 8}};
void carillon__registry__v1__put_catalogue_request__init(Carillon__Registry__V1__PutCatalogueRequest *message) {
    static const Carillon__Registry__V1__PutCatalogueRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__put_catalogue_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__put_catalogue_request__descriptor = MESSAGE("carillon.registry.v1.PutCatalogueRequest", Carillon__Registry__V1__PutCatalogueRequest, 8, carillon__registry__v1__put_catalogue_request__fields, 1, carillon__registry__v1__put_catalogue_request__ranges, carillon__registry__v1__put_catalogue_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__catalogue_removals__fields[] = {
    FIELD("category_ids", 1, REPEATED, STRING, offsetof(Carillon__Registry__V1__CatalogueRemovals, n_category_ids), offsetof(Carillon__Registry__V1__CatalogueRemovals, category_ids), NULL, EMPTY, 0),
    FIELD("type_ids", 2, REPEATED, STRING, offsetof(Carillon__Registry__V1__CatalogueRemovals, n_type_ids), offsetof(Carillon__Registry__V1__CatalogueRemovals, type_ids), NULL, EMPTY, 0),
    FIELD("templates", 3, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__CatalogueRemovals, n_templates), offsetof(Carillon__Registry__V1__CatalogueRemovals, templates), &carillon__registry__v1__template__descriptor, NULL, 0),
    FIELD("ios_category_ids", 4, REPEATED, STRING, offsetof(Carillon__Registry__V1__CatalogueRemovals, n_ios_category_ids), offsetof(Carillon__Registry__V1__CatalogueRemovals, ios_category_ids), NULL, EMPTY, 0),
    FIELD("android_channel_ids", 5, REPEATED, STRING, offsetof(Carillon__Registry__V1__CatalogueRemovals, n_android_channel_ids), offsetof(Carillon__Registry__V1__CatalogueRemovals, android_channel_ids), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__catalogue_removals__ranges[] = {{1, 0}, {0, 5}};
void carillon__registry__v1__catalogue_removals__init(Carillon__Registry__V1__CatalogueRemovals *message) {
    static const Carillon__Registry__V1__CatalogueRemovals fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__catalogue_removals__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__catalogue_removals__descriptor = MESSAGE("carillon.registry.v1.CatalogueRemovals", Carillon__Registry__V1__CatalogueRemovals, 5, carillon__registry__v1__catalogue_removals__fields, 1, carillon__registry__v1__catalogue_removals__ranges, carillon__registry__v1__catalogue_removals__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__put_catalogue_response__fields[] = {
    FIELD("catalogue", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__PutCatalogueResponse, catalogue), &carillon__registry__v1__get_catalogue_response__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__put_catalogue_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__put_catalogue_response__init(Carillon__Registry__V1__PutCatalogueResponse *message) {
    static const Carillon__Registry__V1__PutCatalogueResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__put_catalogue_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__put_catalogue_response__descriptor = MESSAGE("carillon.registry.v1.PutCatalogueResponse", Carillon__Registry__V1__PutCatalogueResponse, 1, carillon__registry__v1__put_catalogue_response__fields, 1, carillon__registry__v1__put_catalogue_response__ranges, carillon__registry__v1__put_catalogue_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_own_catalogue_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__GetOwnCatalogueRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_own_catalogue_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__get_own_catalogue_request__init(Carillon__Registry__V1__GetOwnCatalogueRequest *message) {
    static const Carillon__Registry__V1__GetOwnCatalogueRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_own_catalogue_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_own_catalogue_request__descriptor = MESSAGE("carillon.registry.v1.GetOwnCatalogueRequest", Carillon__Registry__V1__GetOwnCatalogueRequest, 1, carillon__registry__v1__get_own_catalogue_request__fields, 1, carillon__registry__v1__get_own_catalogue_request__ranges, carillon__registry__v1__get_own_catalogue_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_own_catalogue_response__fields[] = {
    FIELD("own", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__GetOwnCatalogueResponse, own), &carillon__registry__v1__get_catalogue_response__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_own_catalogue_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__get_own_catalogue_response__init(Carillon__Registry__V1__GetOwnCatalogueResponse *message) {
    static const Carillon__Registry__V1__GetOwnCatalogueResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_own_catalogue_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_own_catalogue_response__descriptor = MESSAGE("carillon.registry.v1.GetOwnCatalogueResponse", Carillon__Registry__V1__GetOwnCatalogueResponse, 1, carillon__registry__v1__get_own_catalogue_response__fields, 1, carillon__registry__v1__get_own_catalogue_response__ranges, carillon__registry__v1__get_own_catalogue_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__feature_flag__fields[] = {
    FIELD("name", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__FeatureFlag, name), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__FeatureFlag, value), NULL, EMPTY, 0),
    FIELD("user_ids", 3, REPEATED, STRING, offsetof(Carillon__Registry__V1__FeatureFlag, n_user_ids), offsetof(Carillon__Registry__V1__FeatureFlag, user_ids), NULL, EMPTY, 0),
    FIELD("percent", 4, NONE, INT32, 0, offsetof(Carillon__Registry__V1__FeatureFlag, percent), NULL, NULL, 0),
    FIELD("otherwise", 5, NONE, STRING, 0, offsetof(Carillon__Registry__V1__FeatureFlag, otherwise), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__feature_flag__ranges[] = {{1, 0}, {0, 5}};
void carillon__registry__v1__feature_flag__init(Carillon__Registry__V1__FeatureFlag *message) {
    static const Carillon__Registry__V1__FeatureFlag fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__feature_flag__descriptor), .name = EMPTY, .value = EMPTY, .otherwise = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__feature_flag__descriptor = MESSAGE("carillon.registry.v1.FeatureFlag", Carillon__Registry__V1__FeatureFlag, 5, carillon__registry__v1__feature_flag__fields, 1, carillon__registry__v1__feature_flag__ranges, carillon__registry__v1__feature_flag__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__put_flags_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__PutFlagsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("flags", 2, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__PutFlagsRequest, n_flags), offsetof(Carillon__Registry__V1__PutFlagsRequest, flags), &carillon__registry__v1__feature_flag__descriptor, NULL, 0),
    FIELD("remove", 3, REPEATED, STRING, offsetof(Carillon__Registry__V1__PutFlagsRequest, n_remove), offsetof(Carillon__Registry__V1__PutFlagsRequest, remove), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__put_flags_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__put_flags_request__init(Carillon__Registry__V1__PutFlagsRequest *message) {
    static const Carillon__Registry__V1__PutFlagsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__put_flags_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__put_flags_request__descriptor = MESSAGE("carillon.registry.v1.PutFlagsRequest", Carillon__Registry__V1__PutFlagsRequest, 3, carillon__registry__v1__put_flags_request__fields, 1, carillon__registry__v1__put_flags_request__ranges, carillon__registry__v1__put_flags_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__put_flags_response__fields[] = {
    FIELD("flags", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__PutFlagsResponse, n_flags), offsetof(Carillon__Registry__V1__PutFlagsResponse, flags), &carillon__registry__v1__feature_flag__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__put_flags_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__put_flags_response__init(Carillon__Registry__V1__PutFlagsResponse *message) {
    static const Carillon__Registry__V1__PutFlagsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__put_flags_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__put_flags_response__descriptor = MESSAGE("carillon.registry.v1.PutFlagsResponse", Carillon__Registry__V1__PutFlagsResponse, 1, carillon__registry__v1__put_flags_response__fields, 1, carillon__registry__v1__put_flags_response__ranges, carillon__registry__v1__put_flags_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_flags_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ListFlagsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_flags_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__list_flags_request__init(Carillon__Registry__V1__ListFlagsRequest *message) {
    static const Carillon__Registry__V1__ListFlagsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_flags_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_flags_request__descriptor = MESSAGE("carillon.registry.v1.ListFlagsRequest", Carillon__Registry__V1__ListFlagsRequest, 1, carillon__registry__v1__list_flags_request__fields, 1, carillon__registry__v1__list_flags_request__ranges, carillon__registry__v1__list_flags_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_flags_response__fields[] = {
    FIELD("flags", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ListFlagsResponse, n_flags), offsetof(Carillon__Registry__V1__ListFlagsResponse, flags), &carillon__registry__v1__feature_flag__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_flags_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__list_flags_response__init(Carillon__Registry__V1__ListFlagsResponse *message) {
    static const Carillon__Registry__V1__ListFlagsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_flags_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_flags_response__descriptor = MESSAGE("carillon.registry.v1.ListFlagsResponse", Carillon__Registry__V1__ListFlagsResponse, 1, carillon__registry__v1__list_flags_response__fields, 1, carillon__registry__v1__list_flags_response__ranges, carillon__registry__v1__list_flags_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__resolve_flags_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ResolveFlagsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResolveFlagsRequest, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__resolve_flags_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__resolve_flags_request__init(Carillon__Registry__V1__ResolveFlagsRequest *message) {
    static const Carillon__Registry__V1__ResolveFlagsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__resolve_flags_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__resolve_flags_request__descriptor = MESSAGE("carillon.registry.v1.ResolveFlagsRequest", Carillon__Registry__V1__ResolveFlagsRequest, 2, carillon__registry__v1__resolve_flags_request__fields, 1, carillon__registry__v1__resolve_flags_request__ranges, carillon__registry__v1__resolve_flags_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__resolve_flags_response__fields[] = {
    FIELD("flags", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ResolveFlagsResponse, n_flags), offsetof(Carillon__Registry__V1__ResolveFlagsResponse, flags), &carillon__registry__v1__resolve_flags_response__flags_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__resolve_flags_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__resolve_flags_response__init(Carillon__Registry__V1__ResolveFlagsResponse *message) {
    static const Carillon__Registry__V1__ResolveFlagsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__resolve_flags_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__resolve_flags_response__descriptor = MESSAGE("carillon.registry.v1.ResolveFlagsResponse", Carillon__Registry__V1__ResolveFlagsResponse, 1, carillon__registry__v1__resolve_flags_response__fields, 1, carillon__registry__v1__resolve_flags_response__ranges, carillon__registry__v1__resolve_flags_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__resolve_flags_response__flags_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResolveFlagsResponse__FlagsEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResolveFlagsResponse__FlagsEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__resolve_flags_response__flags_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__resolve_flags_response__flags_entry__init(Carillon__Registry__V1__ResolveFlagsResponse__FlagsEntry *message) {
    static const Carillon__Registry__V1__ResolveFlagsResponse__FlagsEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__resolve_flags_response__flags_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__resolve_flags_response__flags_entry__descriptor = MESSAGE("carillon.registry.v1.ResolveFlagsResponse.FlagsEntry", Carillon__Registry__V1__ResolveFlagsResponse__FlagsEntry, 2, carillon__registry__v1__resolve_flags_response__flags_entry__fields, 1, carillon__registry__v1__resolve_flags_response__flags_entry__ranges, carillon__registry__v1__resolve_flags_response__flags_entry__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__push_switch__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__PushSwitch, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__PushSwitch, user_id), NULL, EMPTY, 0),
    FIELD("enabled", 3, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__PushSwitch, enabled), NULL, NULL, 0),
    FIELD("changed_at_ms", 4, NONE, INT64, 0, offsetof(Carillon__Registry__V1__PushSwitch, changed_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__push_switch__ranges[] = {{1, 0}, {0, 4}};
void carillon__registry__v1__push_switch__init(Carillon__Registry__V1__PushSwitch *message) {
    static const Carillon__Registry__V1__PushSwitch fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__push_switch__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__push_switch__descriptor = MESSAGE("carillon.registry.v1.PushSwitch", Carillon__Registry__V1__PushSwitch, 4, carillon__registry__v1__push_switch__fields, 1, carillon__registry__v1__push_switch__ranges, carillon__registry__v1__push_switch__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__set_push_switches_request__fields[] = {
    FIELD("switches", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__SetPushSwitchesRequest, n_switches), offsetof(Carillon__Registry__V1__SetPushSwitchesRequest, switches), &carillon__registry__v1__push_switch__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__set_push_switches_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__set_push_switches_request__init(Carillon__Registry__V1__SetPushSwitchesRequest *message) {
    static const Carillon__Registry__V1__SetPushSwitchesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__set_push_switches_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__set_push_switches_request__descriptor = MESSAGE("carillon.registry.v1.SetPushSwitchesRequest", Carillon__Registry__V1__SetPushSwitchesRequest, 1, carillon__registry__v1__set_push_switches_request__fields, 1, carillon__registry__v1__set_push_switches_request__ranges, carillon__registry__v1__set_push_switches_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__set_push_switches_response__fields[] = {
    FIELD("rejected", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__SetPushSwitchesResponse, n_rejected), offsetof(Carillon__Registry__V1__SetPushSwitchesResponse, rejected), &carillon__common__v1__item_result__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__set_push_switches_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__set_push_switches_response__init(Carillon__Registry__V1__SetPushSwitchesResponse *message) {
    static const Carillon__Registry__V1__SetPushSwitchesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__set_push_switches_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__set_push_switches_response__descriptor = MESSAGE("carillon.registry.v1.SetPushSwitchesResponse", Carillon__Registry__V1__SetPushSwitchesResponse, 1, carillon__registry__v1__set_push_switches_response__fields, 1, carillon__registry__v1__set_push_switches_response__ranges, carillon__registry__v1__set_push_switches_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__relationship__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__Relationship, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("relationship_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Relationship, relationship_id), NULL, EMPTY, 0),
    FIELD("guardian_user_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Relationship, guardian_user_id), NULL, EMPTY, 0),
    FIELD("child_user_id", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Relationship, child_user_id), NULL, EMPTY, 0),
    FIELD("kind", 5, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__Relationship, kind), NULL, NULL, 0),
    FIELD("status", 6, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__Relationship, status), NULL, NULL, 0),
    FIELD("verified_at_ms", 7, NONE, INT64, offsetof(Carillon__Registry__V1__Relationship, optional_verified_at_ms_case), offsetof(Carillon__Registry__V1__Relationship, verified_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("ended_at_ms", 8, NONE, INT64, offsetof(Carillon__Registry__V1__Relationship, optional_ended_at_ms_case), offsetof(Carillon__Registry__V1__Relationship, ended_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("created_at_ms", 9, NONE, INT64, 0, offsetof(Carillon__Registry__V1__Relationship, created_at_ms), NULL, NULL, 0),
    FIELD("updated_at_ms", 10, NONE, INT64, 0, offsetof(Carillon__Registry__V1__Relationship, updated_at_ms), NULL, NULL, 0),
    FIELD("verified_now", 11, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__Relationship, verified_now), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__relationship__ranges[] = {{1, 0}, {0, 11}};
void carillon__registry__v1__relationship__init(Carillon__Registry__V1__Relationship *message) {
    static const Carillon__Registry__V1__Relationship fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__relationship__descriptor), .relationship_id = EMPTY, .guardian_user_id = EMPTY, .child_user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__relationship__descriptor = MESSAGE("carillon.registry.v1.Relationship", Carillon__Registry__V1__Relationship, 11, carillon__registry__v1__relationship__fields, 1, carillon__registry__v1__relationship__ranges, carillon__registry__v1__relationship__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__upsert_relationships_request__fields[] = {
    FIELD("relationships", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__UpsertRelationshipsRequest, n_relationships), offsetof(Carillon__Registry__V1__UpsertRelationshipsRequest, relationships), &carillon__registry__v1__relationship__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__upsert_relationships_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__upsert_relationships_request__init(Carillon__Registry__V1__UpsertRelationshipsRequest *message) {
    static const Carillon__Registry__V1__UpsertRelationshipsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__upsert_relationships_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__upsert_relationships_request__descriptor = MESSAGE("carillon.registry.v1.UpsertRelationshipsRequest", Carillon__Registry__V1__UpsertRelationshipsRequest, 1, carillon__registry__v1__upsert_relationships_request__fields, 1, carillon__registry__v1__upsert_relationships_request__ranges, carillon__registry__v1__upsert_relationships_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__upsert_relationships_response__fields[] = {
    FIELD("results", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__UpsertRelationshipsResponse, n_results), offsetof(Carillon__Registry__V1__UpsertRelationshipsResponse, results), &carillon__common__v1__item_result__descriptor, NULL, 0),
    FIELD("relationships", 2, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__UpsertRelationshipsResponse, n_relationships), offsetof(Carillon__Registry__V1__UpsertRelationshipsResponse, relationships), &carillon__registry__v1__relationship__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__upsert_relationships_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__upsert_relationships_response__init(Carillon__Registry__V1__UpsertRelationshipsResponse *message) {
    static const Carillon__Registry__V1__UpsertRelationshipsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__upsert_relationships_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__upsert_relationships_response__descriptor = MESSAGE("carillon.registry.v1.UpsertRelationshipsResponse", Carillon__Registry__V1__UpsertRelationshipsResponse, 2, carillon__registry__v1__upsert_relationships_response__fields, 1, carillon__registry__v1__upsert_relationships_response__ranges, carillon__registry__v1__upsert_relationships_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_relationships_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ListRelationshipsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("guardian_user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListRelationshipsRequest, guardian_user_id), NULL, EMPTY, 0),
    FIELD("child_user_id", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListRelationshipsRequest, child_user_id), NULL, EMPTY, 0),
    FIELD("include_ended", 4, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__ListRelationshipsRequest, include_ended), NULL, NULL, 0),
    FIELD("page_size", 5, NONE, INT32, 0, offsetof(Carillon__Registry__V1__ListRelationshipsRequest, page_size), NULL, NULL, 0),
    FIELD("page_token", 6, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListRelationshipsRequest, page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_relationships_request__ranges[] = {{1, 0}, {0, 6}};
void carillon__registry__v1__list_relationships_request__init(Carillon__Registry__V1__ListRelationshipsRequest *message) {
    static const Carillon__Registry__V1__ListRelationshipsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_relationships_request__descriptor), .guardian_user_id = EMPTY, .child_user_id = EMPTY, .page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_relationships_request__descriptor = MESSAGE("carillon.registry.v1.ListRelationshipsRequest", Carillon__Registry__V1__ListRelationshipsRequest, 6, carillon__registry__v1__list_relationships_request__fields, 1, carillon__registry__v1__list_relationships_request__ranges, carillon__registry__v1__list_relationships_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_relationships_response__fields[] = {
    FIELD("relationships", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ListRelationshipsResponse, n_relationships), offsetof(Carillon__Registry__V1__ListRelationshipsResponse, relationships), &carillon__registry__v1__relationship__descriptor, NULL, 0),
    FIELD("next_page_token", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ListRelationshipsResponse, next_page_token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_relationships_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__list_relationships_response__init(Carillon__Registry__V1__ListRelationshipsResponse *message) {
    static const Carillon__Registry__V1__ListRelationshipsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_relationships_response__descriptor), .next_page_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_relationships_response__descriptor = MESSAGE("carillon.registry.v1.ListRelationshipsResponse", Carillon__Registry__V1__ListRelationshipsResponse, 2, carillon__registry__v1__list_relationships_response__fields, 1, carillon__registry__v1__list_relationships_response__ranges, carillon__registry__v1__list_relationships_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__end_relationship_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__EndRelationshipRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("relationship_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__EndRelationshipRequest, relationship_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__end_relationship_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__end_relationship_request__init(Carillon__Registry__V1__EndRelationshipRequest *message) {
    static const Carillon__Registry__V1__EndRelationshipRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__end_relationship_request__descriptor), .relationship_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__end_relationship_request__descriptor = MESSAGE("carillon.registry.v1.EndRelationshipRequest", Carillon__Registry__V1__EndRelationshipRequest, 2, carillon__registry__v1__end_relationship_request__fields, 1, carillon__registry__v1__end_relationship_request__ranges, carillon__registry__v1__end_relationship_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__end_relationship_response__fields[] = {
    FIELD("relationship", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__EndRelationshipResponse, relationship), &carillon__registry__v1__relationship__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__end_relationship_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__end_relationship_response__init(Carillon__Registry__V1__EndRelationshipResponse *message) {
    static const Carillon__Registry__V1__EndRelationshipResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__end_relationship_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__end_relationship_response__descriptor = MESSAGE("carillon.registry.v1.EndRelationshipResponse", Carillon__Registry__V1__EndRelationshipResponse, 1, carillon__registry__v1__end_relationship_response__fields, 1, carillon__registry__v1__end_relationship_response__ranges, carillon__registry__v1__end_relationship_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__token_verdict_state__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__TokenVerdictState, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("provider", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__TokenVerdictState, provider), NULL, EMPTY, 0),
    FIELD("mode", 3, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__TokenVerdictState, mode), NULL, NULL, 0),
    FIELD("reason", 4, NONE, STRING, 0, offsetof(Carillon__Registry__V1__TokenVerdictState, reason), NULL, EMPTY, 0),
    FIELD("since_ms", 5, NONE, INT64, offsetof(Carillon__Registry__V1__TokenVerdictState, optional_since_ms_case), offsetof(Carillon__Registry__V1__TokenVerdictState, since_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("until_ms", 6, NONE, INT64, offsetof(Carillon__Registry__V1__TokenVerdictState, optional_until_ms_case), offsetof(Carillon__Registry__V1__TokenVerdictState, until_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("pending", 7, NONE, INT64, 0, offsetof(Carillon__Registry__V1__TokenVerdictState, pending), NULL, NULL, 0),
    FIELD("undoable", 8, NONE, INT64, 0, offsetof(Carillon__Registry__V1__TokenVerdictState, undoable), NULL, NULL, 0),
    FIELD("oldest_undoable_ms", 9, NONE, INT64, offsetof(Carillon__Registry__V1__TokenVerdictState, optional_oldest_undoable_ms_case), offsetof(Carillon__Registry__V1__TokenVerdictState, oldest_undoable_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__registry__v1__token_verdict_state__ranges[] = {{1, 0}, {0, 9}};
void carillon__registry__v1__token_verdict_state__init(Carillon__Registry__V1__TokenVerdictState *message) {
    static const Carillon__Registry__V1__TokenVerdictState fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__token_verdict_state__descriptor), .provider = EMPTY, .reason = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__token_verdict_state__descriptor = MESSAGE("carillon.registry.v1.TokenVerdictState", Carillon__Registry__V1__TokenVerdictState, 9, carillon__registry__v1__token_verdict_state__fields, 1, carillon__registry__v1__token_verdict_state__ranges, carillon__registry__v1__token_verdict_state__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_token_verdicts_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ListTokenVerdictsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_token_verdicts_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__list_token_verdicts_request__init(Carillon__Registry__V1__ListTokenVerdictsRequest *message) {
    static const Carillon__Registry__V1__ListTokenVerdictsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_token_verdicts_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_token_verdicts_request__descriptor = MESSAGE("carillon.registry.v1.ListTokenVerdictsRequest", Carillon__Registry__V1__ListTokenVerdictsRequest, 1, carillon__registry__v1__list_token_verdicts_request__fields, 1, carillon__registry__v1__list_token_verdicts_request__ranges, carillon__registry__v1__list_token_verdicts_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__list_token_verdicts_response__fields[] = {
    FIELD("states", 1, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ListTokenVerdictsResponse, n_states), offsetof(Carillon__Registry__V1__ListTokenVerdictsResponse, states), &carillon__registry__v1__token_verdict_state__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__list_token_verdicts_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__list_token_verdicts_response__init(Carillon__Registry__V1__ListTokenVerdictsResponse *message) {
    static const Carillon__Registry__V1__ListTokenVerdictsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__list_token_verdicts_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__list_token_verdicts_response__descriptor = MESSAGE("carillon.registry.v1.ListTokenVerdictsResponse", Carillon__Registry__V1__ListTokenVerdictsResponse, 1, carillon__registry__v1__list_token_verdicts_response__fields, 1, carillon__registry__v1__list_token_verdicts_response__ranges, carillon__registry__v1__list_token_verdicts_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__pause_invalidation_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__PauseInvalidationRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("provider", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__PauseInvalidationRequest, provider), NULL, EMPTY, 0),
    FIELD("reason", 3, NONE, STRING, 0, offsetof(Carillon__Registry__V1__PauseInvalidationRequest, reason), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__pause_invalidation_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__pause_invalidation_request__init(Carillon__Registry__V1__PauseInvalidationRequest *message) {
    static const Carillon__Registry__V1__PauseInvalidationRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__pause_invalidation_request__descriptor), .provider = EMPTY, .reason = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__pause_invalidation_request__descriptor = MESSAGE("carillon.registry.v1.PauseInvalidationRequest", Carillon__Registry__V1__PauseInvalidationRequest, 3, carillon__registry__v1__pause_invalidation_request__fields, 1, carillon__registry__v1__pause_invalidation_request__ranges, carillon__registry__v1__pause_invalidation_request__init);

void carillon__registry__v1__pause_invalidation_response__init(Carillon__Registry__V1__PauseInvalidationResponse *message) {
    static const Carillon__Registry__V1__PauseInvalidationResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__pause_invalidation_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__pause_invalidation_response__descriptor = MESSAGE("carillon.registry.v1.PauseInvalidationResponse", Carillon__Registry__V1__PauseInvalidationResponse, 0, NULL, 0, NULL, carillon__registry__v1__pause_invalidation_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__resume_invalidation_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__ResumeInvalidationRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("provider", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ResumeInvalidationRequest, provider), NULL, EMPTY, 0),
    FIELD("apply", 3, NONE, BOOL, 0, offsetof(Carillon__Registry__V1__ResumeInvalidationRequest, apply), NULL, NULL, 0),
    FIELD("trust_seconds", 4, NONE, INT32, 0, offsetof(Carillon__Registry__V1__ResumeInvalidationRequest, trust_seconds), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__resume_invalidation_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__registry__v1__resume_invalidation_request__init(Carillon__Registry__V1__ResumeInvalidationRequest *message) {
    static const Carillon__Registry__V1__ResumeInvalidationRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__resume_invalidation_request__descriptor), .provider = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__resume_invalidation_request__descriptor = MESSAGE("carillon.registry.v1.ResumeInvalidationRequest", Carillon__Registry__V1__ResumeInvalidationRequest, 4, carillon__registry__v1__resume_invalidation_request__fields, 1, carillon__registry__v1__resume_invalidation_request__ranges, carillon__registry__v1__resume_invalidation_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__resume_invalidation_response__fields[] = {
    FIELD("devices", 1, NONE, INT64, 0, offsetof(Carillon__Registry__V1__ResumeInvalidationResponse, devices), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__resume_invalidation_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__resume_invalidation_response__init(Carillon__Registry__V1__ResumeInvalidationResponse *message) {
    static const Carillon__Registry__V1__ResumeInvalidationResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__resume_invalidation_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__resume_invalidation_response__descriptor = MESSAGE("carillon.registry.v1.ResumeInvalidationResponse", Carillon__Registry__V1__ResumeInvalidationResponse, 1, carillon__registry__v1__resume_invalidation_response__fields, 1, carillon__registry__v1__resume_invalidation_response__ranges, carillon__registry__v1__resume_invalidation_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__undo_invalidations_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__UndoInvalidationsRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("provider", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__UndoInvalidationsRequest, provider), NULL, EMPTY, 0),
    FIELD("since_ms", 3, NONE, INT64, 0, offsetof(Carillon__Registry__V1__UndoInvalidationsRequest, since_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__undo_invalidations_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__registry__v1__undo_invalidations_request__init(Carillon__Registry__V1__UndoInvalidationsRequest *message) {
    static const Carillon__Registry__V1__UndoInvalidationsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__undo_invalidations_request__descriptor), .provider = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__undo_invalidations_request__descriptor = MESSAGE("carillon.registry.v1.UndoInvalidationsRequest", Carillon__Registry__V1__UndoInvalidationsRequest, 3, carillon__registry__v1__undo_invalidations_request__fields, 1, carillon__registry__v1__undo_invalidations_request__ranges, carillon__registry__v1__undo_invalidations_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__undo_invalidations_response__fields[] = {
    FIELD("restored", 1, NONE, INT64, 0, offsetof(Carillon__Registry__V1__UndoInvalidationsResponse, restored), NULL, NULL, 0),
    FIELD("skipped", 2, NONE, INT64, 0, offsetof(Carillon__Registry__V1__UndoInvalidationsResponse, skipped), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__undo_invalidations_response__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__undo_invalidations_response__init(Carillon__Registry__V1__UndoInvalidationsResponse *message) {
    static const Carillon__Registry__V1__UndoInvalidationsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__undo_invalidations_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__undo_invalidations_response__descriptor = MESSAGE("carillon.registry.v1.UndoInvalidationsResponse", Carillon__Registry__V1__UndoInvalidationsResponse, 2, carillon__registry__v1__undo_invalidations_response__fields, 1, carillon__registry__v1__undo_invalidations_response__ranges, carillon__registry__v1__undo_invalidations_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__service_erasure__fields[] = {
    FIELD("service", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ServiceErasure, service), NULL, EMPTY, 0),
    FIELD("status", 2, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__ServiceErasure, status), NULL, NULL, 0),
    FIELD("done_at_ms", 3, NONE, INT64, offsetof(Carillon__Registry__V1__ServiceErasure, optional_done_at_ms_case), offsetof(Carillon__Registry__V1__ServiceErasure, done_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("erased", 4, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__ServiceErasure, n_erased), offsetof(Carillon__Registry__V1__ServiceErasure, erased), &carillon__registry__v1__service_erasure__erased_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__service_erasure__ranges[] = {{1, 0}, {0, 4}};
void carillon__registry__v1__service_erasure__init(Carillon__Registry__V1__ServiceErasure *message) {
    static const Carillon__Registry__V1__ServiceErasure fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__service_erasure__descriptor), .service = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__service_erasure__descriptor = MESSAGE("carillon.registry.v1.ServiceErasure", Carillon__Registry__V1__ServiceErasure, 4, carillon__registry__v1__service_erasure__fields, 1, carillon__registry__v1__service_erasure__ranges, carillon__registry__v1__service_erasure__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__service_erasure__erased_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Registry__V1__ServiceErasure__ErasedEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Registry__V1__ServiceErasure__ErasedEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__service_erasure__erased_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__service_erasure__erased_entry__init(Carillon__Registry__V1__ServiceErasure__ErasedEntry *message) {
    static const Carillon__Registry__V1__ServiceErasure__ErasedEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__service_erasure__erased_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__service_erasure__erased_entry__descriptor = MESSAGE("carillon.registry.v1.ServiceErasure.ErasedEntry", Carillon__Registry__V1__ServiceErasure__ErasedEntry, 2, carillon__registry__v1__service_erasure__erased_entry__fields, 1, carillon__registry__v1__service_erasure__erased_entry__ranges, carillon__registry__v1__service_erasure__erased_entry__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__erasure__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__Erasure, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("erasure_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__Erasure, erasure_id), NULL, EMPTY, 0),
    FIELD("status", 3, NONE, ENUM, 0, offsetof(Carillon__Registry__V1__Erasure, status), NULL, NULL, 0),
    FIELD("requested_at_ms", 4, NONE, INT64, 0, offsetof(Carillon__Registry__V1__Erasure, requested_at_ms), NULL, NULL, 0),
    FIELD("done_at_ms", 5, NONE, INT64, offsetof(Carillon__Registry__V1__Erasure, optional_done_at_ms_case), offsetof(Carillon__Registry__V1__Erasure, done_at_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("services", 6, REPEATED, MESSAGE, offsetof(Carillon__Registry__V1__Erasure, n_services), offsetof(Carillon__Registry__V1__Erasure, services), &carillon__registry__v1__service_erasure__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__erasure__ranges[] = {{1, 0}, {0, 6}};
void carillon__registry__v1__erasure__init(Carillon__Registry__V1__Erasure *message) {
    static const Carillon__Registry__V1__Erasure fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__erasure__descriptor), .erasure_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__erasure__descriptor = MESSAGE("carillon.registry.v1.Erasure", Carillon__Registry__V1__Erasure, 6, carillon__registry__v1__erasure__fields, 1, carillon__registry__v1__erasure__ranges, carillon__registry__v1__erasure__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__erase_user_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__EraseUserRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("user_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__EraseUserRequest, user_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__erase_user_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__erase_user_request__init(Carillon__Registry__V1__EraseUserRequest *message) {
    static const Carillon__Registry__V1__EraseUserRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__erase_user_request__descriptor), .user_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__erase_user_request__descriptor = MESSAGE("carillon.registry.v1.EraseUserRequest", Carillon__Registry__V1__EraseUserRequest, 2, carillon__registry__v1__erase_user_request__fields, 1, carillon__registry__v1__erase_user_request__ranges, carillon__registry__v1__erase_user_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__erase_user_response__fields[] = {
    FIELD("erasure", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__EraseUserResponse, erasure), &carillon__registry__v1__erasure__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__erase_user_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__erase_user_response__init(Carillon__Registry__V1__EraseUserResponse *message) {
    static const Carillon__Registry__V1__EraseUserResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__erase_user_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__erase_user_response__descriptor = MESSAGE("carillon.registry.v1.EraseUserResponse", Carillon__Registry__V1__EraseUserResponse, 1, carillon__registry__v1__erase_user_response__fields, 1, carillon__registry__v1__erase_user_response__ranges, carillon__registry__v1__erase_user_response__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_erasure_request__fields[] = {
    FIELD("tenant", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__GetErasureRequest, tenant), &carillon__common__v1__tenant__descriptor, NULL, 0),
    FIELD("erasure_id", 2, NONE, STRING, 0, offsetof(Carillon__Registry__V1__GetErasureRequest, erasure_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_erasure_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__registry__v1__get_erasure_request__init(Carillon__Registry__V1__GetErasureRequest *message) {
    static const Carillon__Registry__V1__GetErasureRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_erasure_request__descriptor), .erasure_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_erasure_request__descriptor = MESSAGE("carillon.registry.v1.GetErasureRequest", Carillon__Registry__V1__GetErasureRequest, 2, carillon__registry__v1__get_erasure_request__fields, 1, carillon__registry__v1__get_erasure_request__ranges, carillon__registry__v1__get_erasure_request__init);

static const ProtobufCFieldDescriptor carillon__registry__v1__get_erasure_response__fields[] = {
    FIELD("erasure", 1, NONE, MESSAGE, 0, offsetof(Carillon__Registry__V1__GetErasureResponse, erasure), &carillon__registry__v1__erasure__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__registry__v1__get_erasure_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__registry__v1__get_erasure_response__init(Carillon__Registry__V1__GetErasureResponse *message) {
    static const Carillon__Registry__V1__GetErasureResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__get_erasure_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__get_erasure_response__descriptor = MESSAGE("carillon.registry.v1.GetErasureResponse", Carillon__Registry__V1__GetErasureResponse, 1, carillon__registry__v1__get_erasure_response__fields, 1, carillon__registry__v1__get_erasure_response__ranges, carillon__registry__v1__get_erasure_response__init);

void carillon__registry__v1__erase_own_data_request__init(Carillon__Registry__V1__EraseOwnDataRequest *message) {
    static const Carillon__Registry__V1__EraseOwnDataRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__registry__v1__erase_own_data_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__registry__v1__erase_own_data_request__descriptor = MESSAGE("carillon.registry.v1.EraseOwnDataRequest", Carillon__Registry__V1__EraseOwnDataRequest, 0, NULL, 0, NULL, carillon__registry__v1__erase_own_data_request__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__recorded_request__fields[] = {
    FIELD("sequence", 1, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__RecordedRequest, sequence), NULL, NULL, 0),
    FIELD("provider", 2, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__RecordedRequest, provider), NULL, EMPTY, 0),
    FIELD("received_at_ms", 3, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__RecordedRequest, received_at_ms), NULL, NULL, 0),
    FIELD("token", 4, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__RecordedRequest, token), NULL, EMPTY, 0),
    FIELD("headers", 5, REPEATED, MESSAGE, offsetof(Carillon__Simulator__V1__RecordedRequest, n_headers), offsetof(Carillon__Simulator__V1__RecordedRequest, headers), &carillon__simulator__v1__recorded_request__headers_entry__descriptor, NULL, 0),
    FIELD("body", 6, NONE, BYTES, 0, offsetof(Carillon__Simulator__V1__RecordedRequest, body), NULL, NULL, 0),
    FIELD("status", 7, NONE, INT32, 0, offsetof(Carillon__Simulator__V1__RecordedRequest, status), NULL, NULL, 0),
    FIELD("reason", 8, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__RecordedRequest, reason), NULL, EMPTY, 0),
    FIELD("title", 9, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__RecordedRequest, title), NULL, EMPTY, 0),
    FIELD("message", 10, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__RecordedRequest, message), NULL, EMPTY, 0),
    FIELD("connection", 11, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__RecordedRequest, connection), NULL, NULL, 0),
    FIELD("notification_id", 12, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__RecordedRequest, notification_id), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__recorded_request__ranges[] = {{1, 0}, {0, 12}};
void carillon__simulator__v1__recorded_request__init(Carillon__Simulator__V1__RecordedRequest *message) {
    static const Carillon__Simulator__V1__RecordedRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__recorded_request__descriptor), .provider = EMPTY, .token = EMPTY, .reason = EMPTY, .title = EMPTY, .message = EMPTY, .notification_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__recorded_request__descriptor = MESSAGE("carillon.simulator.v1.RecordedRequest", Carillon__Simulator__V1__RecordedRequest, 12, carillon__simulator__v1__recorded_request__fields, 1, carillon__simulator__v1__recorded_request__ranges, carillon__simulator__v1__recorded_request__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__recorded_request__headers_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__RecordedRequest__HeadersEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__RecordedRequest__HeadersEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__recorded_request__headers_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__simulator__v1__recorded_request__headers_entry__init(Carillon__Simulator__V1__RecordedRequest__HeadersEntry *message) {
    static const Carillon__Simulator__V1__RecordedRequest__HeadersEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__recorded_request__headers_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__recorded_request__headers_entry__descriptor = MESSAGE("carillon.simulator.v1.RecordedRequest.HeadersEntry", Carillon__Simulator__V1__RecordedRequest__HeadersEntry, 2, carillon__simulator__v1__recorded_request__headers_entry__fields, 1, carillon__simulator__v1__recorded_request__headers_entry__ranges, carillon__simulator__v1__recorded_request__headers_entry__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__fault__fields[] = {
    FIELD("provider", 1, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__Fault, provider), NULL, EMPTY, 0),
    FIELD("token", 2, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__Fault, token), NULL, EMPTY, 0),
    FIELD("status", 3, NONE, INT32, 0, offsetof(Carillon__Simulator__V1__Fault, status), NULL, NULL, 0),
    FIELD("reason", 4, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__Fault, reason), NULL, EMPTY, 0),
    FIELD("action", 5, NONE, ENUM, 0, offsetof(Carillon__Simulator__V1__Fault, action), NULL, NULL, 0),
    FIELD("times", 6, NONE, INT32, 0, offsetof(Carillon__Simulator__V1__Fault, times), NULL, NULL, 0),
    FIELD("delay_ms", 7, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__Fault, delay_ms), NULL, NULL, 0),
    FIELD("retry_after_seconds", 8, NONE, INT32, 0, offsetof(Carillon__Simulator__V1__Fault, retry_after_seconds), NULL, NULL, 0),
    FIELD("dead_since_ms", 9, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__Fault, dead_since_ms), NULL, NULL, 0),
    FIELD("from_ms", 10, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__Fault, from_ms), NULL, NULL, 0),
    FIELD("after_ms", 11, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__Fault, after_ms), NULL, NULL, 0),
    FIELD("for_ms", 12, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__Fault, for_ms), NULL, NULL, 0),
    FIELD("share", 13, NONE, DOUBLE, 0, offsetof(Carillon__Simulator__V1__Fault, share), NULL, NULL, 0),
    FIELD("quota", 14, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__Fault, quota), NULL, NULL, 0),
    FIELD("quota_ms", 15, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__Fault, quota_ms), NULL, NULL, 0),
    FIELD("max_concurrent_streams", 16, NONE, UINT32, offsetof(Carillon__Simulator__V1__Fault, optional_max_concurrent_streams_case), offsetof(Carillon__Simulator__V1__Fault, max_concurrent_streams), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("initial_window_bytes", 17, NONE, UINT32, offsetof(Carillon__Simulator__V1__Fault, optional_initial_window_bytes_case), offsetof(Carillon__Simulator__V1__Fault, initial_window_bytes), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__simulator__v1__fault__ranges[] = {{1, 0}, {0, 17}};
void carillon__simulator__v1__fault__init(Carillon__Simulator__V1__Fault *message) {
    static const Carillon__Simulator__V1__Fault fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__fault__descriptor), .provider = EMPTY, .token = EMPTY, .reason = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__fault__descriptor = MESSAGE("carillon.simulator.v1.Fault", Carillon__Simulator__V1__Fault, 17, carillon__simulator__v1__fault__fields, 1, carillon__simulator__v1__fault__ranges, carillon__simulator__v1__fault__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__active_fault__fields[] = {
    FIELD("fault", 1, NONE, MESSAGE, 0, offsetof(Carillon__Simulator__V1__ActiveFault, fault), &carillon__simulator__v1__fault__descriptor, NULL, 0),
    FIELD("applied", 2, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__ActiveFault, applied), NULL, NULL, 0),
    FIELD("begin_ms", 3, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__ActiveFault, begin_ms), NULL, NULL, 0),
    FIELD("end_ms", 4, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__ActiveFault, end_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__active_fault__ranges[] = {{1, 0}, {0, 4}};
void carillon__simulator__v1__active_fault__init(Carillon__Simulator__V1__ActiveFault *message) {
    static const Carillon__Simulator__V1__ActiveFault fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__active_fault__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__active_fault__descriptor = MESSAGE("carillon.simulator.v1.ActiveFault", Carillon__Simulator__V1__ActiveFault, 4, carillon__simulator__v1__active_fault__fields, 1, carillon__simulator__v1__active_fault__ranges, carillon__simulator__v1__active_fault__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__set_stream_limit_request__fields[] = {
    FIELD("max_concurrent_streams", 1, NONE, UINT32, 0, offsetof(Carillon__Simulator__V1__SetStreamLimitRequest, max_concurrent_streams), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__set_stream_limit_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__simulator__v1__set_stream_limit_request__init(Carillon__Simulator__V1__SetStreamLimitRequest *message) {
    static const Carillon__Simulator__V1__SetStreamLimitRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__set_stream_limit_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__set_stream_limit_request__descriptor = MESSAGE("carillon.simulator.v1.SetStreamLimitRequest", Carillon__Simulator__V1__SetStreamLimitRequest, 1, carillon__simulator__v1__set_stream_limit_request__fields, 1, carillon__simulator__v1__set_stream_limit_request__ranges, carillon__simulator__v1__set_stream_limit_request__init);

void carillon__simulator__v1__set_stream_limit_response__init(Carillon__Simulator__V1__SetStreamLimitResponse *message) {
    static const Carillon__Simulator__V1__SetStreamLimitResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__set_stream_limit_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__set_stream_limit_response__descriptor = MESSAGE("carillon.simulator.v1.SetStreamLimitResponse", Carillon__Simulator__V1__SetStreamLimitResponse, 0, NULL, 0, NULL, carillon__simulator__v1__set_stream_limit_response__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__add_faults_request__fields[] = {
    FIELD("faults", 1, REPEATED, MESSAGE, offsetof(Carillon__Simulator__V1__AddFaultsRequest, n_faults), offsetof(Carillon__Simulator__V1__AddFaultsRequest, faults), &carillon__simulator__v1__fault__descriptor, NULL, 0),
    FIELD("replace", 2, NONE, BOOL, 0, offsetof(Carillon__Simulator__V1__AddFaultsRequest, replace), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__add_faults_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__simulator__v1__add_faults_request__init(Carillon__Simulator__V1__AddFaultsRequest *message) {
    static const Carillon__Simulator__V1__AddFaultsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__add_faults_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__add_faults_request__descriptor = MESSAGE("carillon.simulator.v1.AddFaultsRequest", Carillon__Simulator__V1__AddFaultsRequest, 2, carillon__simulator__v1__add_faults_request__fields, 1, carillon__simulator__v1__add_faults_request__ranges, carillon__simulator__v1__add_faults_request__init);

void carillon__simulator__v1__add_faults_response__init(Carillon__Simulator__V1__AddFaultsResponse *message) {
    static const Carillon__Simulator__V1__AddFaultsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__add_faults_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__add_faults_response__descriptor = MESSAGE("carillon.simulator.v1.AddFaultsResponse", Carillon__Simulator__V1__AddFaultsResponse, 0, NULL, 0, NULL, carillon__simulator__v1__add_faults_response__init);

void carillon__simulator__v1__list_faults_request__init(Carillon__Simulator__V1__ListFaultsRequest *message) {
    static const Carillon__Simulator__V1__ListFaultsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__list_faults_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__list_faults_request__descriptor = MESSAGE("carillon.simulator.v1.ListFaultsRequest", Carillon__Simulator__V1__ListFaultsRequest, 0, NULL, 0, NULL, carillon__simulator__v1__list_faults_request__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__list_faults_response__fields[] = {
    FIELD("faults", 1, REPEATED, MESSAGE, offsetof(Carillon__Simulator__V1__ListFaultsResponse, n_faults), offsetof(Carillon__Simulator__V1__ListFaultsResponse, faults), &carillon__simulator__v1__active_fault__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__list_faults_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__simulator__v1__list_faults_response__init(Carillon__Simulator__V1__ListFaultsResponse *message) {
    static const Carillon__Simulator__V1__ListFaultsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__list_faults_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__list_faults_response__descriptor = MESSAGE("carillon.simulator.v1.ListFaultsResponse", Carillon__Simulator__V1__ListFaultsResponse, 1, carillon__simulator__v1__list_faults_response__fields, 1, carillon__simulator__v1__list_faults_response__ranges, carillon__simulator__v1__list_faults_response__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__list_requests_request__fields[] = {
    FIELD("provider", 1, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__ListRequestsRequest, provider), NULL, EMPTY, 0),
    FIELD("token", 2, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__ListRequestsRequest, token), NULL, EMPTY, 0),
    FIELD("after_sequence", 3, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__ListRequestsRequest, after_sequence), NULL, NULL, 0),
    FIELD("limit", 4, NONE, INT32, 0, offsetof(Carillon__Simulator__V1__ListRequestsRequest, limit), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__list_requests_request__ranges[] = {{1, 0}, {0, 4}};
void carillon__simulator__v1__list_requests_request__init(Carillon__Simulator__V1__ListRequestsRequest *message) {
    static const Carillon__Simulator__V1__ListRequestsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__list_requests_request__descriptor), .provider = EMPTY, .token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__list_requests_request__descriptor = MESSAGE("carillon.simulator.v1.ListRequestsRequest", Carillon__Simulator__V1__ListRequestsRequest, 4, carillon__simulator__v1__list_requests_request__fields, 1, carillon__simulator__v1__list_requests_request__ranges, carillon__simulator__v1__list_requests_request__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__list_requests_response__fields[] = {
    FIELD("requests", 1, REPEATED, MESSAGE, offsetof(Carillon__Simulator__V1__ListRequestsResponse, n_requests), offsetof(Carillon__Simulator__V1__ListRequestsResponse, requests), &carillon__simulator__v1__recorded_request__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__list_requests_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__simulator__v1__list_requests_response__init(Carillon__Simulator__V1__ListRequestsResponse *message) {
    static const Carillon__Simulator__V1__ListRequestsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__list_requests_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__list_requests_response__descriptor = MESSAGE("carillon.simulator.v1.ListRequestsResponse", Carillon__Simulator__V1__ListRequestsResponse, 1, carillon__simulator__v1__list_requests_response__fields, 1, carillon__simulator__v1__list_requests_response__ranges, carillon__simulator__v1__list_requests_response__init);

void carillon__simulator__v1__simulator_statistics_request__init(Carillon__Simulator__V1__SimulatorStatisticsRequest *message) {
    static const Carillon__Simulator__V1__SimulatorStatisticsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__simulator_statistics_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__simulator_statistics_request__descriptor = MESSAGE("carillon.simulator.v1.SimulatorStatisticsRequest", Carillon__Simulator__V1__SimulatorStatisticsRequest, 0, NULL, 0, NULL, carillon__simulator__v1__simulator_statistics_request__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__simulator_statistics_response__fields[] = {
    FIELD("accepted", 1, REPEATED, MESSAGE, offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse, n_accepted), offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse, accepted), &carillon__simulator__v1__simulator_statistics_response__accepted_entry__descriptor, NULL, 0),
    FIELD("refused", 2, REPEATED, MESSAGE, offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse, n_refused), offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse, refused), &carillon__simulator__v1__simulator_statistics_response__refused_entry__descriptor, NULL, 0),
    FIELD("duplicates", 3, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse, duplicates), NULL, NULL, 0),
    FIELD("connections", 4, REPEATED, MESSAGE, offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse, n_connections), offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse, connections), &carillon__simulator__v1__simulator_statistics_response__connections_entry__descriptor, NULL, 0),
    FIELD("violations", 5, REPEATED, MESSAGE, offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse, n_violations), offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse, violations), &carillon__simulator__v1__simulator_statistics_response__violations_entry__descriptor, NULL, 0),
    FIELD("probes", 6, REPEATED, MESSAGE, offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse, n_probes), offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse, probes), &carillon__simulator__v1__simulator_statistics_response__probes_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__simulator_statistics_response__ranges[] = {{1, 0}, {0, 6}};
void carillon__simulator__v1__simulator_statistics_response__init(Carillon__Simulator__V1__SimulatorStatisticsResponse *message) {
    static const Carillon__Simulator__V1__SimulatorStatisticsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__simulator_statistics_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__simulator_statistics_response__descriptor = MESSAGE("carillon.simulator.v1.SimulatorStatisticsResponse", Carillon__Simulator__V1__SimulatorStatisticsResponse, 6, carillon__simulator__v1__simulator_statistics_response__fields, 1, carillon__simulator__v1__simulator_statistics_response__ranges, carillon__simulator__v1__simulator_statistics_response__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__simulator_statistics_response__accepted_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse__AcceptedEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse__AcceptedEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__simulator_statistics_response__accepted_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__simulator__v1__simulator_statistics_response__accepted_entry__init(Carillon__Simulator__V1__SimulatorStatisticsResponse__AcceptedEntry *message) {
    static const Carillon__Simulator__V1__SimulatorStatisticsResponse__AcceptedEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__simulator_statistics_response__accepted_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__simulator_statistics_response__accepted_entry__descriptor = MESSAGE("carillon.simulator.v1.SimulatorStatisticsResponse.AcceptedEntry", Carillon__Simulator__V1__SimulatorStatisticsResponse__AcceptedEntry, 2, carillon__simulator__v1__simulator_statistics_response__accepted_entry__fields, 1, carillon__simulator__v1__simulator_statistics_response__accepted_entry__ranges, carillon__simulator__v1__simulator_statistics_response__accepted_entry__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__simulator_statistics_response__connections_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse__ConnectionsEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse__ConnectionsEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__simulator_statistics_response__connections_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__simulator__v1__simulator_statistics_response__connections_entry__init(Carillon__Simulator__V1__SimulatorStatisticsResponse__ConnectionsEntry *message) {
    static const Carillon__Simulator__V1__SimulatorStatisticsResponse__ConnectionsEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__simulator_statistics_response__connections_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__simulator_statistics_response__connections_entry__descriptor = MESSAGE("carillon.simulator.v1.SimulatorStatisticsResponse.ConnectionsEntry", Carillon__Simulator__V1__SimulatorStatisticsResponse__ConnectionsEntry, 2, carillon__simulator__v1__simulator_statistics_response__connections_entry__fields, 1, carillon__simulator__v1__simulator_statistics_response__connections_entry__ranges, carillon__simulator__v1__simulator_statistics_response__connections_entry__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__simulator_statistics_response__probes_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse__ProbesEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse__ProbesEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__simulator_statistics_response__probes_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__simulator__v1__simulator_statistics_response__probes_entry__init(Carillon__Simulator__V1__SimulatorStatisticsResponse__ProbesEntry *message) {
    static const Carillon__Simulator__V1__SimulatorStatisticsResponse__ProbesEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__simulator_statistics_response__probes_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__simulator_statistics_response__probes_entry__descriptor = MESSAGE("carillon.simulator.v1.SimulatorStatisticsResponse.ProbesEntry", Carillon__Simulator__V1__SimulatorStatisticsResponse__ProbesEntry, 2, carillon__simulator__v1__simulator_statistics_response__probes_entry__fields, 1, carillon__simulator__v1__simulator_statistics_response__probes_entry__ranges, carillon__simulator__v1__simulator_statistics_response__probes_entry__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__simulator_statistics_response__refused_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse__RefusedEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse__RefusedEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__simulator_statistics_response__refused_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__simulator__v1__simulator_statistics_response__refused_entry__init(Carillon__Simulator__V1__SimulatorStatisticsResponse__RefusedEntry *message) {
    static const Carillon__Simulator__V1__SimulatorStatisticsResponse__RefusedEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__simulator_statistics_response__refused_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__simulator_statistics_response__refused_entry__descriptor = MESSAGE("carillon.simulator.v1.SimulatorStatisticsResponse.RefusedEntry", Carillon__Simulator__V1__SimulatorStatisticsResponse__RefusedEntry, 2, carillon__simulator__v1__simulator_statistics_response__refused_entry__fields, 1, carillon__simulator__v1__simulator_statistics_response__refused_entry__ranges, carillon__simulator__v1__simulator_statistics_response__refused_entry__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__simulator_statistics_response__violations_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse__ViolationsEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__SimulatorStatisticsResponse__ViolationsEntry, value), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__simulator_statistics_response__violations_entry__ranges[] = {{1, 0}, {0, 2}};
void carillon__simulator__v1__simulator_statistics_response__violations_entry__init(Carillon__Simulator__V1__SimulatorStatisticsResponse__ViolationsEntry *message) {
    static const Carillon__Simulator__V1__SimulatorStatisticsResponse__ViolationsEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__simulator_statistics_response__violations_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__simulator_statistics_response__violations_entry__descriptor = MESSAGE("carillon.simulator.v1.SimulatorStatisticsResponse.ViolationsEntry", Carillon__Simulator__V1__SimulatorStatisticsResponse__ViolationsEntry, 2, carillon__simulator__v1__simulator_statistics_response__violations_entry__fields, 1, carillon__simulator__v1__simulator_statistics_response__violations_entry__ranges, carillon__simulator__v1__simulator_statistics_response__violations_entry__init);

void carillon__simulator__v1__reset_request__init(Carillon__Simulator__V1__ResetRequest *message) {
    static const Carillon__Simulator__V1__ResetRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__reset_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__reset_request__descriptor = MESSAGE("carillon.simulator.v1.ResetRequest", Carillon__Simulator__V1__ResetRequest, 0, NULL, 0, NULL, carillon__simulator__v1__reset_request__init);

void carillon__simulator__v1__reset_response__init(Carillon__Simulator__V1__ResetResponse *message) {
    static const Carillon__Simulator__V1__ResetResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__reset_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__reset_response__descriptor = MESSAGE("carillon.simulator.v1.ResetResponse", Carillon__Simulator__V1__ResetResponse, 0, NULL, 0, NULL, carillon__simulator__v1__reset_response__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__trust_request__fields[] = {
    FIELD("apns", 1, NONE, MESSAGE, offsetof(Carillon__Simulator__V1__TrustRequest, credential_case), offsetof(Carillon__Simulator__V1__TrustRequest, apns), &carillon__simulator__v1__trusted_apns_key__descriptor, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("fcm", 2, NONE, MESSAGE, offsetof(Carillon__Simulator__V1__TrustRequest, credential_case), offsetof(Carillon__Simulator__V1__TrustRequest, fcm), &carillon__simulator__v1__trusted_fcm_account__descriptor, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__simulator__v1__trust_request__ranges[] = {{1, 0}, {0, 2}};
void carillon__simulator__v1__trust_request__init(Carillon__Simulator__V1__TrustRequest *message) {
    static const Carillon__Simulator__V1__TrustRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__trust_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__trust_request__descriptor = MESSAGE("carillon.simulator.v1.TrustRequest", Carillon__Simulator__V1__TrustRequest, 2, carillon__simulator__v1__trust_request__fields, 1, carillon__simulator__v1__trust_request__ranges, carillon__simulator__v1__trust_request__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__trusted_apns_key__fields[] = {
    FIELD("key_id", 1, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__TrustedApnsKey, key_id), NULL, EMPTY, 0),
    FIELD("team_id", 2, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__TrustedApnsKey, team_id), NULL, EMPTY, 0),
    FIELD("public_key_pem", 3, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__TrustedApnsKey, public_key_pem), NULL, EMPTY, 0),
    FIELD("topics", 4, REPEATED, STRING, offsetof(Carillon__Simulator__V1__TrustedApnsKey, n_topics), offsetof(Carillon__Simulator__V1__TrustedApnsKey, topics), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__trusted_apns_key__ranges[] = {{1, 0}, {0, 4}};
void carillon__simulator__v1__trusted_apns_key__init(Carillon__Simulator__V1__TrustedApnsKey *message) {
    static const Carillon__Simulator__V1__TrustedApnsKey fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__trusted_apns_key__descriptor), .key_id = EMPTY, .team_id = EMPTY, .public_key_pem = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__trusted_apns_key__descriptor = MESSAGE("carillon.simulator.v1.TrustedApnsKey", Carillon__Simulator__V1__TrustedApnsKey, 4, carillon__simulator__v1__trusted_apns_key__fields, 1, carillon__simulator__v1__trusted_apns_key__ranges, carillon__simulator__v1__trusted_apns_key__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__trusted_fcm_account__fields[] = {
    FIELD("client_email", 1, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__TrustedFcmAccount, client_email), NULL, EMPTY, 0),
    FIELD("project_id", 2, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__TrustedFcmAccount, project_id), NULL, EMPTY, 0),
    FIELD("public_key_pem", 3, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__TrustedFcmAccount, public_key_pem), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__trusted_fcm_account__ranges[] = {{1, 0}, {0, 3}};
void carillon__simulator__v1__trusted_fcm_account__init(Carillon__Simulator__V1__TrustedFcmAccount *message) {
    static const Carillon__Simulator__V1__TrustedFcmAccount fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__trusted_fcm_account__descriptor), .client_email = EMPTY, .project_id = EMPTY, .public_key_pem = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__trusted_fcm_account__descriptor = MESSAGE("carillon.simulator.v1.TrustedFcmAccount", Carillon__Simulator__V1__TrustedFcmAccount, 3, carillon__simulator__v1__trusted_fcm_account__fields, 1, carillon__simulator__v1__trusted_fcm_account__ranges, carillon__simulator__v1__trusted_fcm_account__init);

void carillon__simulator__v1__trust_response__init(Carillon__Simulator__V1__TrustResponse *message) {
    static const Carillon__Simulator__V1__TrustResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__trust_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__trust_response__descriptor = MESSAGE("carillon.simulator.v1.TrustResponse", Carillon__Simulator__V1__TrustResponse, 0, NULL, 0, NULL, carillon__simulator__v1__trust_response__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__subscribe_request__fields[] = {
    FIELD("vapid_public_key", 1, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__SubscribeRequest, vapid_public_key), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__subscribe_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__simulator__v1__subscribe_request__init(Carillon__Simulator__V1__SubscribeRequest *message) {
    static const Carillon__Simulator__V1__SubscribeRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__subscribe_request__descriptor), .vapid_public_key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__subscribe_request__descriptor = MESSAGE("carillon.simulator.v1.SubscribeRequest", Carillon__Simulator__V1__SubscribeRequest, 1, carillon__simulator__v1__subscribe_request__fields, 1, carillon__simulator__v1__subscribe_request__ranges, carillon__simulator__v1__subscribe_request__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__subscribe_response__fields[] = {
    FIELD("endpoint", 1, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__SubscribeResponse, endpoint), NULL, EMPTY, 0),
    FIELD("p256dh", 2, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__SubscribeResponse, p256dh), NULL, EMPTY, 0),
    FIELD("auth", 3, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__SubscribeResponse, auth), NULL, EMPTY, 0),
    FIELD("token", 4, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__SubscribeResponse, token), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__subscribe_response__ranges[] = {{1, 0}, {0, 4}};
void carillon__simulator__v1__subscribe_response__init(Carillon__Simulator__V1__SubscribeResponse *message) {
    static const Carillon__Simulator__V1__SubscribeResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__subscribe_response__descriptor), .endpoint = EMPTY, .p256dh = EMPTY, .auth = EMPTY, .token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__subscribe_response__descriptor = MESSAGE("carillon.simulator.v1.SubscribeResponse", Carillon__Simulator__V1__SubscribeResponse, 4, carillon__simulator__v1__subscribe_response__fields, 1, carillon__simulator__v1__subscribe_response__ranges, carillon__simulator__v1__subscribe_response__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__device_script__fields[] = {
    FIELD("confirmation", 1, NONE, ENUM, 0, offsetof(Carillon__Simulator__V1__DeviceScript, confirmation), NULL, NULL, 0),
    FIELD("after_ms", 2, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__DeviceScript, after_ms), NULL, NULL, 0),
    FIELD("open_share", 3, NONE, DOUBLE, 0, offsetof(Carillon__Simulator__V1__DeviceScript, open_share), NULL, NULL, 0),
    FIELD("dismiss_share", 4, NONE, DOUBLE, 0, offsetof(Carillon__Simulator__V1__DeviceScript, dismiss_share), NULL, NULL, 0),
    FIELD("act_share", 5, NONE, DOUBLE, 0, offsetof(Carillon__Simulator__V1__DeviceScript, act_share), NULL, NULL, 0),
    FIELD("action", 6, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__DeviceScript, action), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__device_script__ranges[] = {{1, 0}, {0, 6}};
void carillon__simulator__v1__device_script__init(Carillon__Simulator__V1__DeviceScript *message) {
    static const Carillon__Simulator__V1__DeviceScript fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__device_script__descriptor), .action = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__device_script__descriptor = MESSAGE("carillon.simulator.v1.DeviceScript", Carillon__Simulator__V1__DeviceScript, 6, carillon__simulator__v1__device_script__fields, 1, carillon__simulator__v1__device_script__ranges, carillon__simulator__v1__device_script__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__shown_notification__fields[] = {
    FIELD("notification_id", 1, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__ShownNotification, notification_id), NULL, EMPTY, 0),
    FIELD("title", 2, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__ShownNotification, title), NULL, EMPTY, 0),
    FIELD("body", 3, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__ShownNotification, body), NULL, EMPTY, 0),
    FIELD("category", 4, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__ShownNotification, category), NULL, EMPTY, 0),
    FIELD("tag", 5, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__ShownNotification, tag), NULL, EMPTY, 0),
    FIELD("shown_at_ms", 6, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__ShownNotification, shown_at_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__shown_notification__ranges[] = {{1, 0}, {0, 6}};
void carillon__simulator__v1__shown_notification__init(Carillon__Simulator__V1__ShownNotification *message) {
    static const Carillon__Simulator__V1__ShownNotification fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__shown_notification__descriptor), .notification_id = EMPTY, .title = EMPTY, .body = EMPTY, .category = EMPTY, .tag = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__shown_notification__descriptor = MESSAGE("carillon.simulator.v1.ShownNotification", Carillon__Simulator__V1__ShownNotification, 6, carillon__simulator__v1__shown_notification__fields, 1, carillon__simulator__v1__shown_notification__ranges, carillon__simulator__v1__shown_notification__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__simulated_device__fields[] = {
    FIELD("token", 1, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__SimulatedDevice, token), NULL, EMPTY, 0),
    FIELD("platform", 2, NONE, ENUM, 0, offsetof(Carillon__Simulator__V1__SimulatedDevice, platform), NULL, NULL, 0),
    FIELD("permission", 3, NONE, ENUM, 0, offsetof(Carillon__Simulator__V1__SimulatedDevice, permission), NULL, NULL, 0),
    FIELD("state", 4, NONE, ENUM, 0, offsetof(Carillon__Simulator__V1__SimulatedDevice, state), NULL, NULL, 0),
    FIELD("uninstalled", 5, NONE, BOOL, 0, offsetof(Carillon__Simulator__V1__SimulatedDevice, uninstalled), NULL, NULL, 0),
    FIELD("blocked_categories", 6, REPEATED, STRING, offsetof(Carillon__Simulator__V1__SimulatedDevice, n_blocked_categories), offsetof(Carillon__Simulator__V1__SimulatedDevice, blocked_categories), NULL, EMPTY, 0),
    FIELD("user_id", 7, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__SimulatedDevice, user_id), NULL, EMPTY, 0),
    FIELD("device_id", 8, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__SimulatedDevice, device_id), NULL, EMPTY, 0),
    FIELD("script", 9, NONE, MESSAGE, 0, offsetof(Carillon__Simulator__V1__SimulatedDevice, script), &carillon__simulator__v1__device_script__descriptor, NULL, 0),
    FIELD("badge", 10, NONE, INT32, 0, offsetof(Carillon__Simulator__V1__SimulatedDevice, badge), NULL, NULL, 0),
    FIELD("shown", 11, REPEATED, MESSAGE, offsetof(Carillon__Simulator__V1__SimulatedDevice, n_shown), offsetof(Carillon__Simulator__V1__SimulatedDevice, shown), &carillon__simulator__v1__shown_notification__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__simulated_device__ranges[] = {{1, 0}, {0, 11}};
void carillon__simulator__v1__simulated_device__init(Carillon__Simulator__V1__SimulatedDevice *message) {
    static const Carillon__Simulator__V1__SimulatedDevice fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__simulated_device__descriptor), .token = EMPTY, .user_id = EMPTY, .device_id = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__simulated_device__descriptor = MESSAGE("carillon.simulator.v1.SimulatedDevice", Carillon__Simulator__V1__SimulatedDevice, 11, carillon__simulator__v1__simulated_device__fields, 1, carillon__simulator__v1__simulated_device__ranges, carillon__simulator__v1__simulated_device__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__device_event__fields[] = {
    FIELD("sequence", 1, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__DeviceEvent, sequence), NULL, NULL, 0),
    FIELD("at_ms", 2, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__DeviceEvent, at_ms), NULL, NULL, 0),
    FIELD("token", 3, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__DeviceEvent, token), NULL, EMPTY, 0),
    FIELD("user_id", 4, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__DeviceEvent, user_id), NULL, EMPTY, 0),
    FIELD("device_id", 5, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__DeviceEvent, device_id), NULL, EMPTY, 0),
    FIELD("kind", 6, NONE, ENUM, 0, offsetof(Carillon__Simulator__V1__DeviceEvent, kind), NULL, NULL, 0),
    FIELD("notification_id", 7, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__DeviceEvent, notification_id), NULL, EMPTY, 0),
    FIELD("action", 8, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__DeviceEvent, action), NULL, EMPTY, 0),
    FIELD("state", 9, NONE, ENUM, 0, offsetof(Carillon__Simulator__V1__DeviceEvent, state), NULL, NULL, 0),
    FIELD("permission", 10, NONE, ENUM, 0, offsetof(Carillon__Simulator__V1__DeviceEvent, permission), NULL, NULL, 0),
    FIELD("text_input", 11, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__DeviceEvent, text_input), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__device_event__ranges[] = {{1, 0}, {0, 11}};
void carillon__simulator__v1__device_event__init(Carillon__Simulator__V1__DeviceEvent *message) {
    static const Carillon__Simulator__V1__DeviceEvent fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__device_event__descriptor), .token = EMPTY, .user_id = EMPTY, .device_id = EMPTY, .notification_id = EMPTY, .action = EMPTY, .text_input = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__device_event__descriptor = MESSAGE("carillon.simulator.v1.DeviceEvent", Carillon__Simulator__V1__DeviceEvent, 11, carillon__simulator__v1__device_event__fields, 1, carillon__simulator__v1__device_event__ranges, carillon__simulator__v1__device_event__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__put_devices_request__fields[] = {
    FIELD("devices", 1, REPEATED, MESSAGE, offsetof(Carillon__Simulator__V1__PutDevicesRequest, n_devices), offsetof(Carillon__Simulator__V1__PutDevicesRequest, devices), &carillon__simulator__v1__simulated_device__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__put_devices_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__simulator__v1__put_devices_request__init(Carillon__Simulator__V1__PutDevicesRequest *message) {
    static const Carillon__Simulator__V1__PutDevicesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__put_devices_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__put_devices_request__descriptor = MESSAGE("carillon.simulator.v1.PutDevicesRequest", Carillon__Simulator__V1__PutDevicesRequest, 1, carillon__simulator__v1__put_devices_request__fields, 1, carillon__simulator__v1__put_devices_request__ranges, carillon__simulator__v1__put_devices_request__init);

void carillon__simulator__v1__put_devices_response__init(Carillon__Simulator__V1__PutDevicesResponse *message) {
    static const Carillon__Simulator__V1__PutDevicesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__put_devices_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__put_devices_response__descriptor = MESSAGE("carillon.simulator.v1.PutDevicesResponse", Carillon__Simulator__V1__PutDevicesResponse, 0, NULL, 0, NULL, carillon__simulator__v1__put_devices_response__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__list_devices_request__fields[] = {
    FIELD("token", 1, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__ListDevicesRequest, token), NULL, EMPTY, 0),
    FIELD("after_token", 2, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__ListDevicesRequest, after_token), NULL, EMPTY, 0),
    FIELD("limit", 3, NONE, INT32, 0, offsetof(Carillon__Simulator__V1__ListDevicesRequest, limit), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__list_devices_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__simulator__v1__list_devices_request__init(Carillon__Simulator__V1__ListDevicesRequest *message) {
    static const Carillon__Simulator__V1__ListDevicesRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__list_devices_request__descriptor), .token = EMPTY, .after_token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__list_devices_request__descriptor = MESSAGE("carillon.simulator.v1.ListDevicesRequest", Carillon__Simulator__V1__ListDevicesRequest, 3, carillon__simulator__v1__list_devices_request__fields, 1, carillon__simulator__v1__list_devices_request__ranges, carillon__simulator__v1__list_devices_request__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__list_devices_response__fields[] = {
    FIELD("devices", 1, REPEATED, MESSAGE, offsetof(Carillon__Simulator__V1__ListDevicesResponse, n_devices), offsetof(Carillon__Simulator__V1__ListDevicesResponse, devices), &carillon__simulator__v1__simulated_device__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__list_devices_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__simulator__v1__list_devices_response__init(Carillon__Simulator__V1__ListDevicesResponse *message) {
    static const Carillon__Simulator__V1__ListDevicesResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__list_devices_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__list_devices_response__descriptor = MESSAGE("carillon.simulator.v1.ListDevicesResponse", Carillon__Simulator__V1__ListDevicesResponse, 1, carillon__simulator__v1__list_devices_response__fields, 1, carillon__simulator__v1__list_devices_response__ranges, carillon__simulator__v1__list_devices_response__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__use_device_request__fields[] = {
    FIELD("token", 1, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__UseDeviceRequest, token), NULL, EMPTY, 0),
    FIELD("act", 2, NONE, ENUM, 0, offsetof(Carillon__Simulator__V1__UseDeviceRequest, act), NULL, NULL, 0),
    FIELD("notification_id", 3, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__UseDeviceRequest, notification_id), NULL, EMPTY, 0),
    FIELD("action", 4, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__UseDeviceRequest, action), NULL, EMPTY, 0),
    FIELD("text_input", 5, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__UseDeviceRequest, text_input), NULL, EMPTY, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__use_device_request__ranges[] = {{1, 0}, {0, 5}};
void carillon__simulator__v1__use_device_request__init(Carillon__Simulator__V1__UseDeviceRequest *message) {
    static const Carillon__Simulator__V1__UseDeviceRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__use_device_request__descriptor), .token = EMPTY, .notification_id = EMPTY, .action = EMPTY, .text_input = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__use_device_request__descriptor = MESSAGE("carillon.simulator.v1.UseDeviceRequest", Carillon__Simulator__V1__UseDeviceRequest, 5, carillon__simulator__v1__use_device_request__fields, 1, carillon__simulator__v1__use_device_request__ranges, carillon__simulator__v1__use_device_request__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__use_device_response__fields[] = {
    FIELD("event", 1, NONE, MESSAGE, 0, offsetof(Carillon__Simulator__V1__UseDeviceResponse, event), &carillon__simulator__v1__device_event__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__use_device_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__simulator__v1__use_device_response__init(Carillon__Simulator__V1__UseDeviceResponse *message) {
    static const Carillon__Simulator__V1__UseDeviceResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__use_device_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__use_device_response__descriptor = MESSAGE("carillon.simulator.v1.UseDeviceResponse", Carillon__Simulator__V1__UseDeviceResponse, 1, carillon__simulator__v1__use_device_response__fields, 1, carillon__simulator__v1__use_device_response__ranges, carillon__simulator__v1__use_device_response__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__list_device_events_request__fields[] = {
    FIELD("token", 1, NONE, STRING, 0, offsetof(Carillon__Simulator__V1__ListDeviceEventsRequest, token), NULL, EMPTY, 0),
    FIELD("after_sequence", 2, NONE, INT64, 0, offsetof(Carillon__Simulator__V1__ListDeviceEventsRequest, after_sequence), NULL, NULL, 0),
    FIELD("limit", 3, NONE, INT32, 0, offsetof(Carillon__Simulator__V1__ListDeviceEventsRequest, limit), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__list_device_events_request__ranges[] = {{1, 0}, {0, 3}};
void carillon__simulator__v1__list_device_events_request__init(Carillon__Simulator__V1__ListDeviceEventsRequest *message) {
    static const Carillon__Simulator__V1__ListDeviceEventsRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__list_device_events_request__descriptor), .token = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__list_device_events_request__descriptor = MESSAGE("carillon.simulator.v1.ListDeviceEventsRequest", Carillon__Simulator__V1__ListDeviceEventsRequest, 3, carillon__simulator__v1__list_device_events_request__fields, 1, carillon__simulator__v1__list_device_events_request__ranges, carillon__simulator__v1__list_device_events_request__init);

static const ProtobufCFieldDescriptor carillon__simulator__v1__list_device_events_response__fields[] = {
    FIELD("events", 1, REPEATED, MESSAGE, offsetof(Carillon__Simulator__V1__ListDeviceEventsResponse, n_events), offsetof(Carillon__Simulator__V1__ListDeviceEventsResponse, events), &carillon__simulator__v1__device_event__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__simulator__v1__list_device_events_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__simulator__v1__list_device_events_response__init(Carillon__Simulator__V1__ListDeviceEventsResponse *message) {
    static const Carillon__Simulator__V1__ListDeviceEventsResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__simulator__v1__list_device_events_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__simulator__v1__list_device_events_response__descriptor = MESSAGE("carillon.simulator.v1.ListDeviceEventsResponse", Carillon__Simulator__V1__ListDeviceEventsResponse, 1, carillon__simulator__v1__list_device_events_response__fields, 1, carillon__simulator__v1__list_device_events_response__ranges, carillon__simulator__v1__list_device_events_response__init);

static const ProtobufCFieldDescriptor carillon__testing__v1__set_request__fields[] = {
    FIELD("now_ms", 1, NONE, INT64, 0, offsetof(Carillon__Testing__V1__SetRequest, now_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__testing__v1__set_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__testing__v1__set_request__init(Carillon__Testing__V1__SetRequest *message) {
    static const Carillon__Testing__V1__SetRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__testing__v1__set_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__testing__v1__set_request__descriptor = MESSAGE("carillon.testing.v1.SetRequest", Carillon__Testing__V1__SetRequest, 1, carillon__testing__v1__set_request__fields, 1, carillon__testing__v1__set_request__ranges, carillon__testing__v1__set_request__init);

void carillon__testing__v1__set_response__init(Carillon__Testing__V1__SetResponse *message) {
    static const Carillon__Testing__V1__SetResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__testing__v1__set_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__testing__v1__set_response__descriptor = MESSAGE("carillon.testing.v1.SetResponse", Carillon__Testing__V1__SetResponse, 0, NULL, 0, NULL, carillon__testing__v1__set_response__init);

static const ProtobufCFieldDescriptor carillon__testing__v1__wake_request__fields[] = {
    FIELD("wait_ms", 1, NONE, INT64, 0, offsetof(Carillon__Testing__V1__WakeRequest, wait_ms), NULL, NULL, 0),
};
static const ProtobufCIntRange carillon__testing__v1__wake_request__ranges[] = {{1, 0}, {0, 1}};
void carillon__testing__v1__wake_request__init(Carillon__Testing__V1__WakeRequest *message) {
    static const Carillon__Testing__V1__WakeRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__testing__v1__wake_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__testing__v1__wake_request__descriptor = MESSAGE("carillon.testing.v1.WakeRequest", Carillon__Testing__V1__WakeRequest, 1, carillon__testing__v1__wake_request__fields, 1, carillon__testing__v1__wake_request__ranges, carillon__testing__v1__wake_request__init);

static const ProtobufCFieldDescriptor carillon__testing__v1__wake_response__fields[] = {
    FIELD("status", 1, NONE, MESSAGE, 0, offsetof(Carillon__Testing__V1__WakeResponse, status), &carillon__testing__v1__status_response__descriptor, NULL, 0),
};
static const ProtobufCIntRange carillon__testing__v1__wake_response__ranges[] = {{1, 0}, {0, 1}};
void carillon__testing__v1__wake_response__init(Carillon__Testing__V1__WakeResponse *message) {
    static const Carillon__Testing__V1__WakeResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__testing__v1__wake_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__testing__v1__wake_response__descriptor = MESSAGE("carillon.testing.v1.WakeResponse", Carillon__Testing__V1__WakeResponse, 1, carillon__testing__v1__wake_response__fields, 1, carillon__testing__v1__wake_response__ranges, carillon__testing__v1__wake_response__init);

void carillon__testing__v1__status_request__init(Carillon__Testing__V1__StatusRequest *message) {
    static const Carillon__Testing__V1__StatusRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__testing__v1__status_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__testing__v1__status_request__descriptor = MESSAGE("carillon.testing.v1.StatusRequest", Carillon__Testing__V1__StatusRequest, 0, NULL, 0, NULL, carillon__testing__v1__status_request__init);

static const ProtobufCFieldDescriptor carillon__testing__v1__status_response__fields[] = {
    FIELD("now_ms", 1, NONE, INT64, 0, offsetof(Carillon__Testing__V1__StatusResponse, now_ms), NULL, NULL, 0),
    FIELD("busy", 2, NONE, INT64, 0, offsetof(Carillon__Testing__V1__StatusResponse, busy), NULL, NULL, 0),
    FIELD("work_counter", 3, NONE, INT64, 0, offsetof(Carillon__Testing__V1__StatusResponse, work_counter), NULL, NULL, 0),
    FIELD("awaiting_provider", 4, NONE, INT64, 0, offsetof(Carillon__Testing__V1__StatusResponse, awaiting_provider), NULL, NULL, 0),
    FIELD("withheld", 5, NONE, INT64, 0, offsetof(Carillon__Testing__V1__StatusResponse, withheld), NULL, NULL, 0),
    FIELD("next_due_ms", 6, NONE, INT64, offsetof(Carillon__Testing__V1__StatusResponse, optional_next_due_ms_case), offsetof(Carillon__Testing__V1__StatusResponse, next_due_ms), NULL, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange carillon__testing__v1__status_response__ranges[] = {{1, 0}, {0, 6}};
void carillon__testing__v1__status_response__init(Carillon__Testing__V1__StatusResponse *message) {
    static const Carillon__Testing__V1__StatusResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&carillon__testing__v1__status_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor carillon__testing__v1__status_response__descriptor = MESSAGE("carillon.testing.v1.StatusResponse", Carillon__Testing__V1__StatusResponse, 6, carillon__testing__v1__status_response__fields, 1, carillon__testing__v1__status_response__ranges, carillon__testing__v1__status_response__init);
