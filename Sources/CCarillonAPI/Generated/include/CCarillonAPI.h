// Written by protoc-gen-carillon from the contracts. Do not edit: run `make protos`.
#pragma once
#include <protobuf-c/protobuf-c.h>

// carillon/common/v1/common.proto
typedef struct Carillon__Common__V1__Tenant {
    ProtobufCMessage base;
    char *organization_id;
    char *app_id;
} Carillon__Common__V1__Tenant;
extern const ProtobufCMessageDescriptor carillon__common__v1__tenant__descriptor;
void carillon__common__v1__tenant__init(Carillon__Common__V1__Tenant *message);
typedef struct Carillon__Common__V1__Actor {
    ProtobufCMessage base;
    char *user_id;
    char *organization_id;
    char *app_id;
    size_t n_roles; int32_t *roles;
    char *device_id;
    protobuf_c_boolean platform;
} Carillon__Common__V1__Actor;
extern const ProtobufCMessageDescriptor carillon__common__v1__actor__descriptor;
void carillon__common__v1__actor__init(Carillon__Common__V1__Actor *message);
typedef struct Carillon__Common__V1__ItemResult {
    ProtobufCMessage base;
    uint32_t index;
    char *reason;
    char *field;
    char *message;
} Carillon__Common__V1__ItemResult;
extern const ProtobufCMessageDescriptor carillon__common__v1__item_result__descriptor;
void carillon__common__v1__item_result__init(Carillon__Common__V1__ItemResult *message);
typedef struct Carillon__Common__V1__SealedAddress {
    ProtobufCMessage base;
    int32_t type;
    int32_t environment;
    ProtobufCBinaryData envelope;
    char *token_hash;
    int64_t version;
} Carillon__Common__V1__SealedAddress;
extern const ProtobufCMessageDescriptor carillon__common__v1__sealed_address__descriptor;
void carillon__common__v1__sealed_address__init(Carillon__Common__V1__SealedAddress *message);
typedef struct Carillon__Common__V1__SendableDevice {
    ProtobufCMessage base;
    char *push_device_id;
    char *device_id;
    char *user_id;
    int32_t device_type;
    char *platform;
    struct Carillon__Common__V1__SealedAddress *address;
    char *locale;
    char *timezone;
    protobuf_c_boolean badge_enabled;
    protobuf_c_boolean sound_enabled;
    protobuf_c_boolean alerts_enabled;
    protobuf_c_boolean supports_rich_content;
    protobuf_c_boolean supports_notification_actions;
    uint32_t max_payload_bytes;
    protobuf_c_boolean supports_silent_push;
    int64_t registered_at_ms;
    protobuf_c_boolean is_primary;
    int32_t permission_status;
} Carillon__Common__V1__SendableDevice;
extern const ProtobufCMessageDescriptor carillon__common__v1__sendable_device__descriptor;
void carillon__common__v1__sendable_device__init(Carillon__Common__V1__SendableDevice *message);
typedef struct Carillon__Common__V1__MetricReading {
    ProtobufCMessage base;
    char *name;
    char *target;
    char *group;
    int64_t part;
    int64_t whole;
    uint32_t optional_value_case;
    union { double value; };
    uint32_t optional_met_case;
    union { protobuf_c_boolean met; };
} Carillon__Common__V1__MetricReading;
extern const ProtobufCMessageDescriptor carillon__common__v1__metric_reading__descriptor;
void carillon__common__v1__metric_reading__init(Carillon__Common__V1__MetricReading *message);

// carillon/options/v1/options.proto
typedef struct Carillon__Options__V1__MethodAuthorization {
    ProtobufCMessage base;
    size_t n_callers; char **callers;
    size_t n_roles; int32_t *roles;
    int32_t scope;
} Carillon__Options__V1__MethodAuthorization;
extern const ProtobufCMessageDescriptor carillon__options__v1__method_authorization__descriptor;
void carillon__options__v1__method_authorization__init(Carillon__Options__V1__MethodAuthorization *message);

// carillon/common/v1/quarantine.proto
typedef struct Carillon__Common__V1__QuarantinedMessage {
    ProtobufCMessage base;
    int64_t id;
    struct Carillon__Common__V1__Tenant *tenant;
    char *outbox;
    char *peer;
    char *reason;
    char *field;
    char *detail;
    uint32_t tries;
    int64_t first_at_ms;
    int64_t last_at_ms;
    int64_t bytes;
    char *user_id;
} Carillon__Common__V1__QuarantinedMessage;
extern const ProtobufCMessageDescriptor carillon__common__v1__quarantined_message__descriptor;
void carillon__common__v1__quarantined_message__init(Carillon__Common__V1__QuarantinedMessage *message);
typedef struct Carillon__Common__V1__ListQuarantineRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *outbox;
    int32_t page_size;
    char *page_token;
} Carillon__Common__V1__ListQuarantineRequest;
extern const ProtobufCMessageDescriptor carillon__common__v1__list_quarantine_request__descriptor;
void carillon__common__v1__list_quarantine_request__init(Carillon__Common__V1__ListQuarantineRequest *message);
typedef struct Carillon__Common__V1__ListQuarantineResponse {
    ProtobufCMessage base;
    size_t n_messages; struct Carillon__Common__V1__QuarantinedMessage **messages;
    char *next_page_token;
} Carillon__Common__V1__ListQuarantineResponse;
extern const ProtobufCMessageDescriptor carillon__common__v1__list_quarantine_response__descriptor;
void carillon__common__v1__list_quarantine_response__init(Carillon__Common__V1__ListQuarantineResponse *message);
typedef struct Carillon__Common__V1__RequeueQuarantinedRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *outbox;
    size_t n_ids; int64_t *ids;
    protobuf_c_boolean all;
} Carillon__Common__V1__RequeueQuarantinedRequest;
extern const ProtobufCMessageDescriptor carillon__common__v1__requeue_quarantined_request__descriptor;
void carillon__common__v1__requeue_quarantined_request__init(Carillon__Common__V1__RequeueQuarantinedRequest *message);
typedef struct Carillon__Common__V1__RequeueQuarantinedResponse {
    ProtobufCMessage base;
    int64_t requeued;
    int64_t dropped;
} Carillon__Common__V1__RequeueQuarantinedResponse;
extern const ProtobufCMessageDescriptor carillon__common__v1__requeue_quarantined_response__descriptor;
void carillon__common__v1__requeue_quarantined_response__init(Carillon__Common__V1__RequeueQuarantinedResponse *message);
typedef struct Carillon__Common__V1__DropQuarantinedRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *outbox;
    size_t n_ids; int64_t *ids;
    protobuf_c_boolean all;
} Carillon__Common__V1__DropQuarantinedRequest;
extern const ProtobufCMessageDescriptor carillon__common__v1__drop_quarantined_request__descriptor;
void carillon__common__v1__drop_quarantined_request__init(Carillon__Common__V1__DropQuarantinedRequest *message);
typedef struct Carillon__Common__V1__DropQuarantinedResponse {
    ProtobufCMessage base;
    int64_t dropped;
} Carillon__Common__V1__DropQuarantinedResponse;
extern const ProtobufCMessageDescriptor carillon__common__v1__drop_quarantined_response__descriptor;
void carillon__common__v1__drop_quarantined_response__init(Carillon__Common__V1__DropQuarantinedResponse *message);

// carillon/common/v1/user_data.proto
typedef struct Carillon__Common__V1__UserDataSection {
    ProtobufCMessage base;
    char *name;
    size_t n_rows; char **rows;
} Carillon__Common__V1__UserDataSection;
extern const ProtobufCMessageDescriptor carillon__common__v1__user_data_section__descriptor;
void carillon__common__v1__user_data_section__init(Carillon__Common__V1__UserDataSection *message);
typedef struct Carillon__Common__V1__EraseStoredUserRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *email;
} Carillon__Common__V1__EraseStoredUserRequest;
extern const ProtobufCMessageDescriptor carillon__common__v1__erase_stored_user_request__descriptor;
void carillon__common__v1__erase_stored_user_request__init(Carillon__Common__V1__EraseStoredUserRequest *message);
typedef struct Carillon__Common__V1__EraseStoredUserResponse {
    ProtobufCMessage base;
    size_t n_erased; struct Carillon__Common__V1__EraseStoredUserResponse__ErasedEntry **erased;
    uint32_t optional_erased_before_at_ms_case;
    union { int64_t erased_before_at_ms; };
} Carillon__Common__V1__EraseStoredUserResponse;
extern const ProtobufCMessageDescriptor carillon__common__v1__erase_stored_user_response__descriptor;
void carillon__common__v1__erase_stored_user_response__init(Carillon__Common__V1__EraseStoredUserResponse *message);
typedef struct Carillon__Common__V1__EraseStoredUserResponse__ErasedEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Common__V1__EraseStoredUserResponse__ErasedEntry;
extern const ProtobufCMessageDescriptor carillon__common__v1__erase_stored_user_response__erased_entry__descriptor;
void carillon__common__v1__erase_stored_user_response__erased_entry__init(Carillon__Common__V1__EraseStoredUserResponse__ErasedEntry *message);
typedef struct Carillon__Common__V1__ExportStoredUserRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
} Carillon__Common__V1__ExportStoredUserRequest;
extern const ProtobufCMessageDescriptor carillon__common__v1__export_stored_user_request__descriptor;
void carillon__common__v1__export_stored_user_request__init(Carillon__Common__V1__ExportStoredUserRequest *message);
typedef struct Carillon__Common__V1__ExportOwnStoredDataRequest {
    ProtobufCMessage base;
} Carillon__Common__V1__ExportOwnStoredDataRequest;
extern const ProtobufCMessageDescriptor carillon__common__v1__export_own_stored_data_request__descriptor;
void carillon__common__v1__export_own_stored_data_request__init(Carillon__Common__V1__ExportOwnStoredDataRequest *message);
typedef struct Carillon__Common__V1__ExportStoredUserResponse {
    ProtobufCMessage base;
    struct Carillon__Common__V1__UserDataSection *section;
} Carillon__Common__V1__ExportStoredUserResponse;
extern const ProtobufCMessageDescriptor carillon__common__v1__export_stored_user_response__descriptor;
void carillon__common__v1__export_stored_user_response__init(Carillon__Common__V1__ExportStoredUserResponse *message);

// carillon/common/v1/watch.proto
typedef struct Carillon__Common__V1__WatchChangesRequest {
    ProtobufCMessage base;
    uint64_t acknowledged;
} Carillon__Common__V1__WatchChangesRequest;
extern const ProtobufCMessageDescriptor carillon__common__v1__watch_changes_request__descriptor;
void carillon__common__v1__watch_changes_request__init(Carillon__Common__V1__WatchChangesRequest *message);
typedef struct Carillon__Common__V1__WatchChangesResponse {
    ProtobufCMessage base;
    uint64_t sequence;
    size_t n_changes; struct Carillon__Common__V1__ChangedUsers **changes;
    protobuf_c_boolean everything;
} Carillon__Common__V1__WatchChangesResponse;
extern const ProtobufCMessageDescriptor carillon__common__v1__watch_changes_response__descriptor;
void carillon__common__v1__watch_changes_response__init(Carillon__Common__V1__WatchChangesResponse *message);
typedef struct Carillon__Common__V1__ChangedUsers {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_user_ids; char **user_ids;
} Carillon__Common__V1__ChangedUsers;
extern const ProtobufCMessageDescriptor carillon__common__v1__changed_users__descriptor;
void carillon__common__v1__changed_users__init(Carillon__Common__V1__ChangedUsers *message);

// carillon/registry/v1/registry.proto
typedef struct Carillon__Registry__V1__User {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    size_t n_roles; char **roles;
    char *display_name;
    int32_t status;
    char *inactive_reason;
    int64_t created_at_ms;
    int64_t updated_at_ms;
    size_t n_clear_fields; char **clear_fields;
    uint32_t optional_email_case;
    union { char *email; };
    uint32_t optional_locale_case;
    union { char *locale; };
    uint32_t optional_timezone_case;
    union { char *timezone; };
    uint32_t optional_birth_date_case;
    union { char *birth_date; };
    uint32_t optional_under_13_case;
    union { protobuf_c_boolean under_13; };
    uint32_t optional_reduce_motion_case;
    union { protobuf_c_boolean reduce_motion; };
    uint32_t optional_emoji_ok_case;
    union { protobuf_c_boolean emoji_ok; };
} Carillon__Registry__V1__User;
extern const ProtobufCMessageDescriptor carillon__registry__v1__user__descriptor;
void carillon__registry__v1__user__init(Carillon__Registry__V1__User *message);
typedef struct Carillon__Registry__V1__Channel {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *channel_id;
    int32_t channel_type;
    size_t n_add_members; char **add_members;
    size_t n_remove_members; char **remove_members;
    protobuf_c_boolean replace_members;
    protobuf_c_boolean members_only;
    uint32_t optional_name_case;
    union { char *name; };
} Carillon__Registry__V1__Channel;
extern const ProtobufCMessageDescriptor carillon__registry__v1__channel__descriptor;
void carillon__registry__v1__channel__init(Carillon__Registry__V1__Channel *message);
typedef struct Carillon__Registry__V1__Thread {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *thread_id;
    char *channel_id;
    size_t n_add_followers; char **add_followers;
    size_t n_remove_followers; char **remove_followers;
    protobuf_c_boolean replace_followers;
} Carillon__Registry__V1__Thread;
extern const ProtobufCMessageDescriptor carillon__registry__v1__thread__descriptor;
void carillon__registry__v1__thread__init(Carillon__Registry__V1__Thread *message);
typedef struct Carillon__Registry__V1__Device {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *push_device_id;
    char *device_id;
    char *user_id;
    int32_t device_type;
    char *platform;
    char *platform_version;
    char *device_model;
    char *device_name;
    int32_t push_token_type;
    char *token_hash;
    char *token_provider;
    int32_t status;
    protobuf_c_boolean is_valid;
    protobuf_c_boolean supports_rich_content;
    protobuf_c_boolean supports_notification_actions;
    protobuf_c_boolean supports_silent_push;
    uint32_t max_payload_size;
    protobuf_c_boolean notifications_enabled;
    protobuf_c_boolean badge_enabled;
    protobuf_c_boolean sound_enabled;
    protobuf_c_boolean alerts_enabled;
    char *app_version;
    char *app_build_number;
    char *sdk_version;
    char *timezone;
    char *locale;
    protobuf_c_boolean is_primary;
    int64_t registered_at_ms;
    int64_t updated_at_ms;
    int64_t last_used_at_ms;
    int32_t failure_count;
    char *failure_reason;
    int32_t permission_status;
    int32_t environment;
    int64_t address_version;
    int32_t revoked_reason;
    char *revoked_code;
    protobuf_c_boolean below_client_floor;
    int64_t total_notifications_sent;
    int64_t total_notifications_delivered;
    int64_t total_notifications_opened;
    int32_t last_delivery_status;
    int32_t activity_kind;
    uint32_t optional_last_validated_at_ms_case;
    union { int64_t last_validated_at_ms; };
    uint32_t optional_last_success_at_ms_case;
    union { int64_t last_success_at_ms; };
    uint32_t optional_last_failure_at_ms_case;
    union { int64_t last_failure_at_ms; };
    uint32_t optional_revoked_at_ms_case;
    union { int64_t revoked_at_ms; };
    uint32_t optional_deactivated_at_ms_case;
    union { int64_t deactivated_at_ms; };
    uint32_t optional_expires_at_ms_case;
    union { int64_t expires_at_ms; };
} Carillon__Registry__V1__Device;
extern const ProtobufCMessageDescriptor carillon__registry__v1__device__descriptor;
void carillon__registry__v1__device__init(Carillon__Registry__V1__Device *message);
typedef struct Carillon__Registry__V1__UpsertUsersRequest {
    ProtobufCMessage base;
    size_t n_users; struct Carillon__Registry__V1__User **users;
} Carillon__Registry__V1__UpsertUsersRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__upsert_users_request__descriptor;
void carillon__registry__v1__upsert_users_request__init(Carillon__Registry__V1__UpsertUsersRequest *message);
typedef struct Carillon__Registry__V1__UpsertUsersResponse {
    ProtobufCMessage base;
    size_t n_results; struct Carillon__Common__V1__ItemResult **results;
} Carillon__Registry__V1__UpsertUsersResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__upsert_users_response__descriptor;
void carillon__registry__v1__upsert_users_response__init(Carillon__Registry__V1__UpsertUsersResponse *message);
typedef struct Carillon__Registry__V1__GetUserRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
} Carillon__Registry__V1__GetUserRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_user_request__descriptor;
void carillon__registry__v1__get_user_request__init(Carillon__Registry__V1__GetUserRequest *message);
typedef struct Carillon__Registry__V1__GetUserResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__User *user;
} Carillon__Registry__V1__GetUserResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_user_response__descriptor;
void carillon__registry__v1__get_user_response__init(Carillon__Registry__V1__GetUserResponse *message);
typedef struct Carillon__Registry__V1__ListUsersRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    int32_t page_size;
    char *page_token;
} Carillon__Registry__V1__ListUsersRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_users_request__descriptor;
void carillon__registry__v1__list_users_request__init(Carillon__Registry__V1__ListUsersRequest *message);
typedef struct Carillon__Registry__V1__ListUsersResponse {
    ProtobufCMessage base;
    size_t n_users; struct Carillon__Registry__V1__User **users;
    char *next_page_token;
} Carillon__Registry__V1__ListUsersResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_users_response__descriptor;
void carillon__registry__v1__list_users_response__init(Carillon__Registry__V1__ListUsersResponse *message);
typedef struct Carillon__Registry__V1__UpsertDirectoryRequest {
    ProtobufCMessage base;
    size_t n_channels; struct Carillon__Registry__V1__Channel **channels;
    size_t n_threads; struct Carillon__Registry__V1__Thread **threads;
    protobuf_c_boolean answer_stored;
} Carillon__Registry__V1__UpsertDirectoryRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__upsert_directory_request__descriptor;
void carillon__registry__v1__upsert_directory_request__init(Carillon__Registry__V1__UpsertDirectoryRequest *message);
typedef struct Carillon__Registry__V1__UpsertDirectoryResponse {
    ProtobufCMessage base;
    size_t n_results; struct Carillon__Common__V1__ItemResult **results;
    size_t n_channels; struct Carillon__Registry__V1__StoredChannel **channels;
    size_t n_threads; struct Carillon__Registry__V1__StoredThread **threads;
} Carillon__Registry__V1__UpsertDirectoryResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__upsert_directory_response__descriptor;
void carillon__registry__v1__upsert_directory_response__init(Carillon__Registry__V1__UpsertDirectoryResponse *message);
typedef struct Carillon__Registry__V1__StoredChannel {
    ProtobufCMessage base;
    char *channel_id;
    char *name;
    int32_t channel_type;
    int64_t member_count;
    int64_t members_added;
    int64_t members_removed;
} Carillon__Registry__V1__StoredChannel;
extern const ProtobufCMessageDescriptor carillon__registry__v1__stored_channel__descriptor;
void carillon__registry__v1__stored_channel__init(Carillon__Registry__V1__StoredChannel *message);
typedef struct Carillon__Registry__V1__StoredThread {
    ProtobufCMessage base;
    char *thread_id;
    char *channel_id;
    int64_t follower_count;
    int64_t followers_added;
    int64_t followers_removed;
} Carillon__Registry__V1__StoredThread;
extern const ProtobufCMessageDescriptor carillon__registry__v1__stored_thread__descriptor;
void carillon__registry__v1__stored_thread__init(Carillon__Registry__V1__StoredThread *message);
typedef struct Carillon__Registry__V1__RemoveDirectoryRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_channel_ids; char **channel_ids;
    size_t n_thread_ids; char **thread_ids;
} Carillon__Registry__V1__RemoveDirectoryRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__remove_directory_request__descriptor;
void carillon__registry__v1__remove_directory_request__init(Carillon__Registry__V1__RemoveDirectoryRequest *message);
typedef struct Carillon__Registry__V1__RemoveDirectoryResponse {
    ProtobufCMessage base;
} Carillon__Registry__V1__RemoveDirectoryResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__remove_directory_response__descriptor;
void carillon__registry__v1__remove_directory_response__init(Carillon__Registry__V1__RemoveDirectoryResponse *message);
typedef struct Carillon__Registry__V1__ReportPresenceRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *device_id;
    int32_t status;
    uint32_t optional_active_channel_case;
    union { char *active_channel; };
    uint32_t optional_last_activity_at_ms_case;
    union { int64_t last_activity_at_ms; };
} Carillon__Registry__V1__ReportPresenceRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__report_presence_request__descriptor;
void carillon__registry__v1__report_presence_request__init(Carillon__Registry__V1__ReportPresenceRequest *message);
typedef struct Carillon__Registry__V1__ReportPresenceResponse {
    ProtobufCMessage base;
} Carillon__Registry__V1__ReportPresenceResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__report_presence_response__descriptor;
void carillon__registry__v1__report_presence_response__init(Carillon__Registry__V1__ReportPresenceResponse *message);
typedef struct Carillon__Registry__V1__RegisterDeviceRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *device_id;
    int32_t device_type;
    char *platform;
    char *token;
    int32_t push_token_type;
    char *platform_version;
    char *device_model;
    char *device_name;
    char *app_version;
    char *app_build_number;
    char *sdk_version;
    char *timezone;
    char *locale;
    char *token_provider;
    int32_t permission_status;
    int32_t environment;
    int32_t registration_method;
    char *origin;
    uint32_t optional_notifications_enabled_case;
    union { protobuf_c_boolean notifications_enabled; };
    uint32_t optional_badge_enabled_case;
    union { protobuf_c_boolean badge_enabled; };
    uint32_t optional_sound_enabled_case;
    union { protobuf_c_boolean sound_enabled; };
    uint32_t optional_alerts_enabled_case;
    union { protobuf_c_boolean alerts_enabled; };
    uint32_t optional_supports_rich_content_case;
    union { protobuf_c_boolean supports_rich_content; };
    uint32_t optional_supports_notification_actions_case;
    union { protobuf_c_boolean supports_notification_actions; };
    uint32_t optional_max_payload_size_case;
    union { uint32_t max_payload_size; };
    uint32_t optional_supports_silent_push_case;
    union { protobuf_c_boolean supports_silent_push; };
    uint32_t optional_expires_at_ms_case;
    union { int64_t expires_at_ms; };
} Carillon__Registry__V1__RegisterDeviceRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__register_device_request__descriptor;
void carillon__registry__v1__register_device_request__init(Carillon__Registry__V1__RegisterDeviceRequest *message);
typedef struct Carillon__Registry__V1__RegisterDeviceResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__Device *device;
    protobuf_c_boolean created;
} Carillon__Registry__V1__RegisterDeviceResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__register_device_response__descriptor;
void carillon__registry__v1__register_device_response__init(Carillon__Registry__V1__RegisterDeviceResponse *message);
typedef struct Carillon__Registry__V1__RegisterDevicesRequest {
    ProtobufCMessage base;
    size_t n_devices; struct Carillon__Registry__V1__RegisterDeviceRequest **devices;
} Carillon__Registry__V1__RegisterDevicesRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__register_devices_request__descriptor;
void carillon__registry__v1__register_devices_request__init(Carillon__Registry__V1__RegisterDevicesRequest *message);
typedef struct Carillon__Registry__V1__RegisterDevicesResponse {
    ProtobufCMessage base;
    size_t n_push_device_ids; char **push_device_ids;
    size_t n_results; struct Carillon__Common__V1__ItemResult **results;
} Carillon__Registry__V1__RegisterDevicesResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__register_devices_response__descriptor;
void carillon__registry__v1__register_devices_response__init(Carillon__Registry__V1__RegisterDevicesResponse *message);
typedef struct Carillon__Registry__V1__RotateTokenRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *push_device_id;
    char *token;
    char *refresh_reason;
    int32_t environment;
    char *origin;
} Carillon__Registry__V1__RotateTokenRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__rotate_token_request__descriptor;
void carillon__registry__v1__rotate_token_request__init(Carillon__Registry__V1__RotateTokenRequest *message);
typedef struct Carillon__Registry__V1__RotateTokenResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__Device *device;
} Carillon__Registry__V1__RotateTokenResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__rotate_token_response__descriptor;
void carillon__registry__v1__rotate_token_response__init(Carillon__Registry__V1__RotateTokenResponse *message);
typedef struct Carillon__Registry__V1__UpdateDeviceRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *push_device_id;
    char *device_id;
    uint32_t optional_device_name_case;
    union { char *device_name; };
    uint32_t optional_notifications_enabled_case;
    union { protobuf_c_boolean notifications_enabled; };
    uint32_t optional_badge_enabled_case;
    union { protobuf_c_boolean badge_enabled; };
    uint32_t optional_sound_enabled_case;
    union { protobuf_c_boolean sound_enabled; };
    uint32_t optional_alerts_enabled_case;
    union { protobuf_c_boolean alerts_enabled; };
    uint32_t optional_is_primary_case;
    union { protobuf_c_boolean is_primary; };
    uint32_t optional_status_case;
    union { int32_t status; };
    uint32_t optional_locale_case;
    union { char *locale; };
    uint32_t optional_timezone_case;
    union { char *timezone; };
    uint32_t optional_app_version_case;
    union { char *app_version; };
    uint32_t optional_permission_status_case;
    union { int32_t permission_status; };
    uint32_t optional_platform_version_case;
    union { char *platform_version; };
} Carillon__Registry__V1__UpdateDeviceRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__update_device_request__descriptor;
void carillon__registry__v1__update_device_request__init(Carillon__Registry__V1__UpdateDeviceRequest *message);
typedef struct Carillon__Registry__V1__UpdateDeviceResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__Device *device;
} Carillon__Registry__V1__UpdateDeviceResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__update_device_response__descriptor;
void carillon__registry__v1__update_device_response__init(Carillon__Registry__V1__UpdateDeviceResponse *message);
typedef struct Carillon__Registry__V1__RemoveDeviceRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *push_device_id;
} Carillon__Registry__V1__RemoveDeviceRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__remove_device_request__descriptor;
void carillon__registry__v1__remove_device_request__init(Carillon__Registry__V1__RemoveDeviceRequest *message);
typedef struct Carillon__Registry__V1__RemoveDeviceResponse {
    ProtobufCMessage base;
} Carillon__Registry__V1__RemoveDeviceResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__remove_device_response__descriptor;
void carillon__registry__v1__remove_device_response__init(Carillon__Registry__V1__RemoveDeviceResponse *message);
typedef struct Carillon__Registry__V1__ListDevicesRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    protobuf_c_boolean include_revoked;
} Carillon__Registry__V1__ListDevicesRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_devices_request__descriptor;
void carillon__registry__v1__list_devices_request__init(Carillon__Registry__V1__ListDevicesRequest *message);
typedef struct Carillon__Registry__V1__ListDevicesResponse {
    ProtobufCMessage base;
    size_t n_devices; struct Carillon__Registry__V1__Device **devices;
} Carillon__Registry__V1__ListDevicesResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_devices_response__descriptor;
void carillon__registry__v1__list_devices_response__init(Carillon__Registry__V1__ListDevicesResponse *message);
typedef struct Carillon__Registry__V1__ListSendableRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_user_ids; char **user_ids;
} Carillon__Registry__V1__ListSendableRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_sendable_request__descriptor;
void carillon__registry__v1__list_sendable_request__init(Carillon__Registry__V1__ListSendableRequest *message);
typedef struct Carillon__Registry__V1__ListSendableResponse {
    ProtobufCMessage base;
    size_t n_devices; struct Carillon__Common__V1__SendableDevice **devices;
} Carillon__Registry__V1__ListSendableResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_sendable_response__descriptor;
void carillon__registry__v1__list_sendable_response__init(Carillon__Registry__V1__ListSendableResponse *message);
typedef struct Carillon__Registry__V1__CheckDevicesRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_devices; struct Carillon__Registry__V1__DeviceClaim **devices;
} Carillon__Registry__V1__CheckDevicesRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__check_devices_request__descriptor;
void carillon__registry__v1__check_devices_request__init(Carillon__Registry__V1__CheckDevicesRequest *message);
typedef struct Carillon__Registry__V1__DeviceClaim {
    ProtobufCMessage base;
    char *push_device_id;
    char *user_id;
    int64_t address_version;
    char *about_user_id;
    size_t n_further_about_user_ids; char **further_about_user_ids;
    int64_t since_ms;
} Carillon__Registry__V1__DeviceClaim;
extern const ProtobufCMessageDescriptor carillon__registry__v1__device_claim__descriptor;
void carillon__registry__v1__device_claim__init(Carillon__Registry__V1__DeviceClaim *message);
typedef struct Carillon__Registry__V1__CheckDevicesResponse {
    ProtobufCMessage base;
    size_t n_verdicts; struct Carillon__Registry__V1__DeviceVerdict **verdicts;
} Carillon__Registry__V1__CheckDevicesResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__check_devices_response__descriptor;
void carillon__registry__v1__check_devices_response__init(Carillon__Registry__V1__CheckDevicesResponse *message);
typedef struct Carillon__Registry__V1__DeviceVerdict {
    ProtobufCMessage base;
    protobuf_c_boolean sendable;
    int32_t reason;
    struct Carillon__Common__V1__SealedAddress *address;
} Carillon__Registry__V1__DeviceVerdict;
extern const ProtobufCMessageDescriptor carillon__registry__v1__device_verdict__descriptor;
void carillon__registry__v1__device_verdict__init(Carillon__Registry__V1__DeviceVerdict *message);
typedef struct Carillon__Registry__V1__ResolveAudienceRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    int32_t page_size;
    char *page_token;
    uint32_t audience_case;
    union { char *channel_id; char *thread_id; protobuf_c_boolean whole_app; char *group_id; char *role; char *guardians_of; char *teachers_of; protobuf_c_boolean whole_organization; struct Carillon__Registry__V1__PushDeviceList *devices; };
} Carillon__Registry__V1__ResolveAudienceRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__resolve_audience_request__descriptor;
void carillon__registry__v1__resolve_audience_request__init(Carillon__Registry__V1__ResolveAudienceRequest *message);
typedef struct Carillon__Registry__V1__PushDeviceList {
    ProtobufCMessage base;
    size_t n_push_device_ids; char **push_device_ids;
} Carillon__Registry__V1__PushDeviceList;
extern const ProtobufCMessageDescriptor carillon__registry__v1__push_device_list__descriptor;
void carillon__registry__v1__push_device_list__init(Carillon__Registry__V1__PushDeviceList *message);
typedef struct Carillon__Registry__V1__ResolveAudienceResponse {
    ProtobufCMessage base;
    size_t n_user_ids; char **user_ids;
    char *next_page_token;
} Carillon__Registry__V1__ResolveAudienceResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__resolve_audience_response__descriptor;
void carillon__registry__v1__resolve_audience_response__init(Carillon__Registry__V1__ResolveAudienceResponse *message);
typedef struct Carillon__Registry__V1__ResolveRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_channel_ids; char **channel_ids;
    size_t n_thread_ids; char **thread_ids;
    size_t n_user_ids; char **user_ids;
    protobuf_c_boolean include_members;
    size_t n_described_channel_ids; char **described_channel_ids;
    uint32_t members_limit;
    char *members_after;
    size_t n_memberships; struct Carillon__Registry__V1__MembershipQuestion **memberships;
    size_t n_subject_user_ids; char **subject_user_ids;
} Carillon__Registry__V1__ResolveRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__resolve_request__descriptor;
void carillon__registry__v1__resolve_request__init(Carillon__Registry__V1__ResolveRequest *message);
typedef struct Carillon__Registry__V1__MembershipQuestion {
    ProtobufCMessage base;
    char *channel_id;
    size_t n_user_ids; char **user_ids;
} Carillon__Registry__V1__MembershipQuestion;
extern const ProtobufCMessageDescriptor carillon__registry__v1__membership_question__descriptor;
void carillon__registry__v1__membership_question__init(Carillon__Registry__V1__MembershipQuestion *message);
typedef struct Carillon__Registry__V1__ResolveResponse {
    ProtobufCMessage base;
    size_t n_channels; struct Carillon__Registry__V1__ResolvedChannel **channels;
    size_t n_threads; struct Carillon__Registry__V1__ResolvedThread **threads;
    size_t n_users; struct Carillon__Registry__V1__ResolvedUser **users;
    size_t n_subjects; struct Carillon__Registry__V1__ResolvedSubject **subjects;
} Carillon__Registry__V1__ResolveResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__resolve_response__descriptor;
void carillon__registry__v1__resolve_response__init(Carillon__Registry__V1__ResolveResponse *message);
typedef struct Carillon__Registry__V1__ResolvedSubject {
    ProtobufCMessage base;
    char *user_id;
    size_t n_guardians; struct Carillon__Registry__V1__ResolvedGuardian **guardians;
    size_t n_teacher_ids; char **teacher_ids;
} Carillon__Registry__V1__ResolvedSubject;
extern const ProtobufCMessageDescriptor carillon__registry__v1__resolved_subject__descriptor;
void carillon__registry__v1__resolved_subject__init(Carillon__Registry__V1__ResolvedSubject *message);
typedef struct Carillon__Registry__V1__ResolvedGuardian {
    ProtobufCMessage base;
    char *user_id;
    protobuf_c_boolean active;
    protobuf_c_boolean verified;
    int64_t last_ended_at_ms;
} Carillon__Registry__V1__ResolvedGuardian;
extern const ProtobufCMessageDescriptor carillon__registry__v1__resolved_guardian__descriptor;
void carillon__registry__v1__resolved_guardian__init(Carillon__Registry__V1__ResolvedGuardian *message);
typedef struct Carillon__Registry__V1__ResolvedChannel {
    ProtobufCMessage base;
    char *channel_id;
    protobuf_c_boolean known;
    char *name;
    int32_t channel_type;
    size_t n_members; char **members;
    protobuf_c_boolean incomplete;
} Carillon__Registry__V1__ResolvedChannel;
extern const ProtobufCMessageDescriptor carillon__registry__v1__resolved_channel__descriptor;
void carillon__registry__v1__resolved_channel__init(Carillon__Registry__V1__ResolvedChannel *message);
typedef struct Carillon__Registry__V1__ResolvedThread {
    ProtobufCMessage base;
    char *thread_id;
    protobuf_c_boolean known;
    char *channel_id;
    size_t n_followers; char **followers;
    protobuf_c_boolean incomplete;
} Carillon__Registry__V1__ResolvedThread;
extern const ProtobufCMessageDescriptor carillon__registry__v1__resolved_thread__descriptor;
void carillon__registry__v1__resolved_thread__init(Carillon__Registry__V1__ResolvedThread *message);
typedef struct Carillon__Registry__V1__ResolvedUser {
    ProtobufCMessage base;
    char *user_id;
    protobuf_c_boolean known;
    protobuf_c_boolean active;
    size_t n_roles; char **roles;
    char *display_name;
    char *locale;
    char *timezone;
    struct Carillon__Registry__V1__Presence *presence;
    size_t n_devices; struct Carillon__Common__V1__SendableDevice **devices;
    protobuf_c_boolean permission_denied;
    int64_t last_inactive_at_ms;
    protobuf_c_boolean reduce_motion;
    protobuf_c_boolean guardian_consent_required;
    uint32_t optional_emoji_ok_case;
    union { protobuf_c_boolean emoji_ok; };
} Carillon__Registry__V1__ResolvedUser;
extern const ProtobufCMessageDescriptor carillon__registry__v1__resolved_user__descriptor;
void carillon__registry__v1__resolved_user__init(Carillon__Registry__V1__ResolvedUser *message);
typedef struct Carillon__Registry__V1__Presence {
    ProtobufCMessage base;
    int32_t status;
    size_t n_active_channels; char **active_channels;
    int64_t last_activity_at_ms;
} Carillon__Registry__V1__Presence;
extern const ProtobufCMessageDescriptor carillon__registry__v1__presence__descriptor;
void carillon__registry__v1__presence__init(Carillon__Registry__V1__Presence *message);
typedef struct Carillon__Registry__V1__TokenReport {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *push_device_id;
    int64_t address_version;
    int32_t verdict;
    char *reason;
    int64_t observed_at_ms;
    char *provider;
    char *attempt_id;
    uint32_t answers_last_minute;
    uint32_t dead_last_minute;
    char *push_service;
} Carillon__Registry__V1__TokenReport;
extern const ProtobufCMessageDescriptor carillon__registry__v1__token_report__descriptor;
void carillon__registry__v1__token_report__init(Carillon__Registry__V1__TokenReport *message);
typedef struct Carillon__Registry__V1__ReportTokenStateRequest {
    ProtobufCMessage base;
    size_t n_reports; struct Carillon__Registry__V1__TokenReport **reports;
} Carillon__Registry__V1__ReportTokenStateRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__report_token_state_request__descriptor;
void carillon__registry__v1__report_token_state_request__init(Carillon__Registry__V1__ReportTokenStateRequest *message);
typedef struct Carillon__Registry__V1__ReportTokenStateResponse {
    ProtobufCMessage base;
    size_t n_results; struct Carillon__Common__V1__ItemResult **results;
} Carillon__Registry__V1__ReportTokenStateResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__report_token_state_response__descriptor;
void carillon__registry__v1__report_token_state_response__init(Carillon__Registry__V1__ReportTokenStateResponse *message);
typedef struct Carillon__Registry__V1__CheckMembershipRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *channel_id;
    char *user_id;
} Carillon__Registry__V1__CheckMembershipRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__check_membership_request__descriptor;
void carillon__registry__v1__check_membership_request__init(Carillon__Registry__V1__CheckMembershipRequest *message);
typedef struct Carillon__Registry__V1__CheckMembershipResponse {
    ProtobufCMessage base;
    protobuf_c_boolean channel_known;
    protobuf_c_boolean member;
} Carillon__Registry__V1__CheckMembershipResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__check_membership_response__descriptor;
void carillon__registry__v1__check_membership_response__init(Carillon__Registry__V1__CheckMembershipResponse *message);
typedef struct Carillon__Registry__V1__StatisticsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
} Carillon__Registry__V1__StatisticsRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__statistics_request__descriptor;
void carillon__registry__v1__statistics_request__init(Carillon__Registry__V1__StatisticsRequest *message);
typedef struct Carillon__Registry__V1__StatisticsResponse {
    ProtobufCMessage base;
    int64_t users;
    int64_t devices_active;
    int64_t devices_other;
    int64_t channels;
    size_t n_devices_by_platform; struct Carillon__Registry__V1__StatisticsResponse__DevicesByPlatformEntry **devices_by_platform;
} Carillon__Registry__V1__StatisticsResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__statistics_response__descriptor;
void carillon__registry__v1__statistics_response__init(Carillon__Registry__V1__StatisticsResponse *message);
typedef struct Carillon__Registry__V1__StatisticsResponse__DevicesByPlatformEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Registry__V1__StatisticsResponse__DevicesByPlatformEntry;
extern const ProtobufCMessageDescriptor carillon__registry__v1__statistics_response__devices_by_platform_entry__descriptor;
void carillon__registry__v1__statistics_response__devices_by_platform_entry__init(Carillon__Registry__V1__StatisticsResponse__DevicesByPlatformEntry *message);

// carillon/dispatcher/v1/activities.proto
typedef struct Carillon__Dispatcher__V1__LiveActivity {
    ProtobufCMessage base;
    int32_t event;
    char *content_state;
    char *attributes_type;
    char *attributes;
    char *alert_title;
    char *alert_body;
    char *sound;
    protobuf_c_boolean input_push_token;
    char *input_push_channel;
    uint32_t optional_stale_at_ms_case;
    union { int64_t stale_at_ms; };
    uint32_t optional_dismissal_at_ms_case;
    union { int64_t dismissal_at_ms; };
    uint32_t optional_relevance_score_case;
    union { double relevance_score; };
} Carillon__Dispatcher__V1__LiveActivity;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__live_activity__descriptor;
void carillon__dispatcher__v1__live_activity__init(Carillon__Dispatcher__V1__LiveActivity *message);
typedef struct Carillon__Dispatcher__V1__SendActivityRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_user_ids; char **user_ids;
    char *name;
    struct Carillon__Dispatcher__V1__LiveActivity *live_activity;
    int32_t kind;
    char *payload;
    protobuf_c_boolean urgent;
    uint32_t optional_ttl_seconds_case;
    union { int32_t ttl_seconds; };
} Carillon__Dispatcher__V1__SendActivityRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__send_activity_request__descriptor;
void carillon__dispatcher__v1__send_activity_request__init(Carillon__Dispatcher__V1__SendActivityRequest *message);
typedef struct Carillon__Dispatcher__V1__SendActivityResponse {
    ProtobufCMessage base;
    int64_t addresses;
} Carillon__Dispatcher__V1__SendActivityResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__send_activity_response__descriptor;
void carillon__dispatcher__v1__send_activity_response__init(Carillon__Dispatcher__V1__SendActivityResponse *message);

// carillon/dispatcher/v1/activity_channels.proto
typedef struct Carillon__Dispatcher__V1__ActivityChannel {
    ProtobufCMessage base;
    char *channel_id;
    protobuf_c_boolean stores_latest;
} Carillon__Dispatcher__V1__ActivityChannel;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__activity_channel__descriptor;
void carillon__dispatcher__v1__activity_channel__init(Carillon__Dispatcher__V1__ActivityChannel *message);
typedef struct Carillon__Dispatcher__V1__CreateActivityChannelRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    int32_t environment;
    protobuf_c_boolean stores_latest;
} Carillon__Dispatcher__V1__CreateActivityChannelRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__create_activity_channel_request__descriptor;
void carillon__dispatcher__v1__create_activity_channel_request__init(Carillon__Dispatcher__V1__CreateActivityChannelRequest *message);
typedef struct Carillon__Dispatcher__V1__CreateActivityChannelResponse {
    ProtobufCMessage base;
    struct Carillon__Dispatcher__V1__ActivityChannel *channel;
} Carillon__Dispatcher__V1__CreateActivityChannelResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__create_activity_channel_response__descriptor;
void carillon__dispatcher__v1__create_activity_channel_response__init(Carillon__Dispatcher__V1__CreateActivityChannelResponse *message);
typedef struct Carillon__Dispatcher__V1__GetActivityChannelRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    int32_t environment;
    char *channel_id;
} Carillon__Dispatcher__V1__GetActivityChannelRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__get_activity_channel_request__descriptor;
void carillon__dispatcher__v1__get_activity_channel_request__init(Carillon__Dispatcher__V1__GetActivityChannelRequest *message);
typedef struct Carillon__Dispatcher__V1__GetActivityChannelResponse {
    ProtobufCMessage base;
    struct Carillon__Dispatcher__V1__ActivityChannel *channel;
} Carillon__Dispatcher__V1__GetActivityChannelResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__get_activity_channel_response__descriptor;
void carillon__dispatcher__v1__get_activity_channel_response__init(Carillon__Dispatcher__V1__GetActivityChannelResponse *message);
typedef struct Carillon__Dispatcher__V1__ListActivityChannelsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    int32_t environment;
} Carillon__Dispatcher__V1__ListActivityChannelsRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__list_activity_channels_request__descriptor;
void carillon__dispatcher__v1__list_activity_channels_request__init(Carillon__Dispatcher__V1__ListActivityChannelsRequest *message);
typedef struct Carillon__Dispatcher__V1__ListActivityChannelsResponse {
    ProtobufCMessage base;
    size_t n_channel_ids; char **channel_ids;
} Carillon__Dispatcher__V1__ListActivityChannelsResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__list_activity_channels_response__descriptor;
void carillon__dispatcher__v1__list_activity_channels_response__init(Carillon__Dispatcher__V1__ListActivityChannelsResponse *message);
typedef struct Carillon__Dispatcher__V1__DeleteActivityChannelRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    int32_t environment;
    char *channel_id;
} Carillon__Dispatcher__V1__DeleteActivityChannelRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__delete_activity_channel_request__descriptor;
void carillon__dispatcher__v1__delete_activity_channel_request__init(Carillon__Dispatcher__V1__DeleteActivityChannelRequest *message);
typedef struct Carillon__Dispatcher__V1__DeleteActivityChannelResponse {
    ProtobufCMessage base;
} Carillon__Dispatcher__V1__DeleteActivityChannelResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__delete_activity_channel_response__descriptor;
void carillon__dispatcher__v1__delete_activity_channel_response__init(Carillon__Dispatcher__V1__DeleteActivityChannelResponse *message);
typedef struct Carillon__Dispatcher__V1__SendActivityBroadcastRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    int32_t environment;
    char *channel_id;
    struct Carillon__Dispatcher__V1__LiveActivity *live_activity;
    protobuf_c_boolean urgent;
    int32_t ttl_seconds;
} Carillon__Dispatcher__V1__SendActivityBroadcastRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__send_activity_broadcast_request__descriptor;
void carillon__dispatcher__v1__send_activity_broadcast_request__init(Carillon__Dispatcher__V1__SendActivityBroadcastRequest *message);
typedef struct Carillon__Dispatcher__V1__SendActivityBroadcastResponse {
    ProtobufCMessage base;
} Carillon__Dispatcher__V1__SendActivityBroadcastResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__send_activity_broadcast_response__descriptor;
void carillon__dispatcher__v1__send_activity_broadcast_response__init(Carillon__Dispatcher__V1__SendActivityBroadcastResponse *message);

// carillon/dispatcher/v1/desktop.proto
typedef struct Carillon__Dispatcher__V1__DesktopStreamRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *push_device_id;
    size_t n_acknowledged; char **acknowledged;
    int64_t ends_at_ms;
} Carillon__Dispatcher__V1__DesktopStreamRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__desktop_stream_request__descriptor;
void carillon__dispatcher__v1__desktop_stream_request__init(Carillon__Dispatcher__V1__DesktopStreamRequest *message);
typedef struct Carillon__Dispatcher__V1__DesktopStreamResponse {
    ProtobufCMessage base;
    struct Carillon__Dispatcher__V1__DesktopMessage *message;
} Carillon__Dispatcher__V1__DesktopStreamResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__desktop_stream_response__descriptor;
void carillon__dispatcher__v1__desktop_stream_response__init(Carillon__Dispatcher__V1__DesktopStreamResponse *message);
typedef struct Carillon__Dispatcher__V1__DesktopMessage {
    ProtobufCMessage base;
    char *id;
    char *push_id;
    char *notification_id;
    int64_t expires_at_ms;
    char *payload;
} Carillon__Dispatcher__V1__DesktopMessage;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__desktop_message__descriptor;
void carillon__dispatcher__v1__desktop_message__init(Carillon__Dispatcher__V1__DesktopMessage *message);
typedef struct Carillon__Dispatcher__V1__AcknowledgeDesktopRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *push_device_id;
    size_t n_ids; char **ids;
} Carillon__Dispatcher__V1__AcknowledgeDesktopRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__acknowledge_desktop_request__descriptor;
void carillon__dispatcher__v1__acknowledge_desktop_request__init(Carillon__Dispatcher__V1__AcknowledgeDesktopRequest *message);
typedef struct Carillon__Dispatcher__V1__AcknowledgeDesktopResponse {
    ProtobufCMessage base;
    int32_t acknowledged;
} Carillon__Dispatcher__V1__AcknowledgeDesktopResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__acknowledge_desktop_response__descriptor;
void carillon__dispatcher__v1__acknowledge_desktop_response__init(Carillon__Dispatcher__V1__AcknowledgeDesktopResponse *message);
typedef struct Carillon__Dispatcher__V1__StoredDesktopMessage {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *push_device_id;
    char *push_id;
    char *notification_id;
    int32_t attempt_number;
    int64_t sequence;
    int64_t expires_at_ms;
    char *payload;
    protobuf_c_boolean test;
    protobuf_c_boolean in_ledger;
    size_t n_about_user_ids; char **about_user_ids;
} Carillon__Dispatcher__V1__StoredDesktopMessage;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__stored_desktop_message__descriptor;
void carillon__dispatcher__v1__stored_desktop_message__init(Carillon__Dispatcher__V1__StoredDesktopMessage *message);

// carillon/dispatcher/v1/dispatcher.proto
typedef struct Carillon__Dispatcher__V1__WebContent {
    ProtobufCMessage base;
    char *badge_url;
    int32_t dir;
    char *lang;
    protobuf_c_boolean require_interaction;
    protobuf_c_boolean renotify;
    protobuf_c_boolean silent;
    size_t n_vibration_ms; int32_t *vibration_ms;
    int64_t timestamp_ms;
    char *icon_url;
} Carillon__Dispatcher__V1__WebContent;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__web_content__descriptor;
void carillon__dispatcher__v1__web_content__init(Carillon__Dispatcher__V1__WebContent *message);
typedef struct Carillon__Dispatcher__V1__AppleContent {
    ProtobufCMessage base;
    char *title_loc_key;
    size_t n_title_loc_args; char **title_loc_args;
    char *subtitle_loc_key;
    size_t n_subtitle_loc_args; char **subtitle_loc_args;
    char *loc_key;
    size_t n_loc_args; char **loc_args;
    char *launch_image;
    char *filter_criteria;
    char *message_id;
    int32_t priority;
    char *collapse_id;
    char *thread_id;
    uint32_t optional_critical_volume_case;
    union { double critical_volume; };
    uint32_t optional_expiration_ms_case;
    union { int64_t expiration_ms; };
} Carillon__Dispatcher__V1__AppleContent;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__apple_content__descriptor;
void carillon__dispatcher__v1__apple_content__init(Carillon__Dispatcher__V1__AppleContent *message);
typedef struct Carillon__Dispatcher__V1__AndroidDetails {
    ProtobufCMessage base;
    char *title_loc_key;
    size_t n_title_loc_args; char **title_loc_args;
    char *body_loc_key;
    size_t n_body_loc_args; char **body_loc_args;
    int64_t event_time_ms;
    protobuf_c_boolean local_only;
    protobuf_c_boolean default_sound;
    protobuf_c_boolean default_vibrate_timings;
    protobuf_c_boolean default_light_settings;
    int32_t proxy;
    char *restricted_package_name;
    protobuf_c_boolean direct_boot_ok;
    protobuf_c_boolean bandwidth_constrained_ok;
    protobuf_c_boolean restricted_satellite_ok;
    uint32_t optional_light_on_ms_case;
    union { int32_t light_on_ms; };
    uint32_t optional_light_off_ms_case;
    union { int32_t light_off_ms; };
} Carillon__Dispatcher__V1__AndroidDetails;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__android_details__descriptor;
void carillon__dispatcher__v1__android_details__init(Carillon__Dispatcher__V1__AndroidDetails *message);
typedef struct Carillon__Dispatcher__V1__ActivityContent {
    ProtobufCMessage base;
    int32_t kind;
    char *payload;
    protobuf_c_boolean urgent;
} Carillon__Dispatcher__V1__ActivityContent;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__activity_content__descriptor;
void carillon__dispatcher__v1__activity_content__init(Carillon__Dispatcher__V1__ActivityContent *message);
typedef struct Carillon__Dispatcher__V1__Content {
    ProtobufCMessage base;
    char *title;
    char *subtitle;
    char *body;
    char *image_url;
    char *sound;
    char *android_channel_id;
    char *ios_category;
    char *click_action;
    char *thread_id;
    char *tag;
    char *deep_link;
    size_t n_data; struct Carillon__Dispatcher__V1__Content__DataEntry **data;
    int32_t interruption_level;
    char *locale;
    protobuf_c_boolean mutable_content;
    char *summary_arg;
    uint32_t summary_arg_count;
    char *target_content_id;
    protobuf_c_boolean critical_sound;
    char *android_color;
    char *android_icon;
    char *android_ticker;
    protobuf_c_boolean android_sticky;
    int32_t android_visibility;
    int32_t android_notification_priority;
    size_t n_vibration_ms; int32_t *vibration_ms;
    char *android_light_color;
    struct Carillon__Dispatcher__V1__WebContent *web;
    struct Carillon__Dispatcher__V1__AppleContent *apple;
    struct Carillon__Dispatcher__V1__AndroidDetails *android;
    char *analytics_label;
    protobuf_c_boolean content_available;
    struct Carillon__Dispatcher__V1__ActivityContent *activity;
    uint32_t optional_relevance_score_case;
    union { double relevance_score; };
} Carillon__Dispatcher__V1__Content;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__content__descriptor;
void carillon__dispatcher__v1__content__init(Carillon__Dispatcher__V1__Content *message);
typedef struct Carillon__Dispatcher__V1__Content__DataEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Dispatcher__V1__Content__DataEntry;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__content__data_entry__descriptor;
void carillon__dispatcher__v1__content__data_entry__init(Carillon__Dispatcher__V1__Content__DataEntry *message);
typedef struct Carillon__Dispatcher__V1__Target {
    ProtobufCMessage base;
    struct Carillon__Common__V1__SendableDevice *device;
    uint32_t content_index;
} Carillon__Dispatcher__V1__Target;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__target__descriptor;
void carillon__dispatcher__v1__target__init(Carillon__Dispatcher__V1__Target *message);
typedef struct Carillon__Dispatcher__V1__Push {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *push_id;
    char *notification_id;
    char *user_id;
    char *type_id;
    char *channel_id;
    int32_t priority;
    size_t n_contents; struct Carillon__Dispatcher__V1__Content **contents;
    size_t n_targets; struct Carillon__Dispatcher__V1__Target **targets;
    char *collapse_id;
    int64_t created_at_ms;
    int64_t expires_at_ms;
    int64_t preferences_version;
    int32_t quiet_hours_action;
    protobuf_c_boolean delivers_if_critical_allowed;
    char *user_timezone;
    int64_t accepted_monotonic_ns;
    char *device_timezone;
    size_t n_user_roles; char **user_roles;
    protobuf_c_boolean test;
    protobuf_c_boolean guardian_consent_required;
    char *about_user_id;
    size_t n_further_about_user_ids; char **further_about_user_ids;
    size_t n_sender_ids; char **sender_ids;
    protobuf_c_boolean preferences_overridden;
    protobuf_c_boolean silent_push;
    char *traceparent;
    uint32_t optional_badge_case;
    union { int32_t badge; };
} Carillon__Dispatcher__V1__Push;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__push__descriptor;
void carillon__dispatcher__v1__push__init(Carillon__Dispatcher__V1__Push *message);
typedef struct Carillon__Dispatcher__V1__EnqueueRequest {
    ProtobufCMessage base;
    size_t n_pushes; struct Carillon__Dispatcher__V1__Push **pushes;
} Carillon__Dispatcher__V1__EnqueueRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__enqueue_request__descriptor;
void carillon__dispatcher__v1__enqueue_request__init(Carillon__Dispatcher__V1__EnqueueRequest *message);
typedef struct Carillon__Dispatcher__V1__EnqueueResponse {
    ProtobufCMessage base;
    size_t n_rejected; struct Carillon__Common__V1__ItemResult **rejected;
    protobuf_c_boolean crowded;
} Carillon__Dispatcher__V1__EnqueueResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__enqueue_response__descriptor;
void carillon__dispatcher__v1__enqueue_response__init(Carillon__Dispatcher__V1__EnqueueResponse *message);
typedef struct Carillon__Dispatcher__V1__CancelQueuedRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_notification_ids; char **notification_ids;
} Carillon__Dispatcher__V1__CancelQueuedRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__cancel_queued_request__descriptor;
void carillon__dispatcher__v1__cancel_queued_request__init(Carillon__Dispatcher__V1__CancelQueuedRequest *message);
typedef struct Carillon__Dispatcher__V1__CancelQueuedResponse {
    ProtobufCMessage base;
    int64_t cancelled;
    size_t n_notification_ids; char **notification_ids;
} Carillon__Dispatcher__V1__CancelQueuedResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__cancel_queued_response__descriptor;
void carillon__dispatcher__v1__cancel_queued_response__init(Carillon__Dispatcher__V1__CancelQueuedResponse *message);
typedef struct Carillon__Dispatcher__V1__PutCredentialRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *provider;
    size_t n_fields; struct Carillon__Dispatcher__V1__PutCredentialRequest__FieldsEntry **fields;
    protobuf_c_boolean force;
    size_t n_secrets; struct Carillon__Dispatcher__V1__PutCredentialRequest__SecretsEntry **secrets;
} Carillon__Dispatcher__V1__PutCredentialRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__put_credential_request__descriptor;
void carillon__dispatcher__v1__put_credential_request__init(Carillon__Dispatcher__V1__PutCredentialRequest *message);
typedef struct Carillon__Dispatcher__V1__PutCredentialRequest__FieldsEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Dispatcher__V1__PutCredentialRequest__FieldsEntry;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__put_credential_request__fields_entry__descriptor;
void carillon__dispatcher__v1__put_credential_request__fields_entry__init(Carillon__Dispatcher__V1__PutCredentialRequest__FieldsEntry *message);
typedef struct Carillon__Dispatcher__V1__PutCredentialRequest__SecretsEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Dispatcher__V1__PutCredentialRequest__SecretsEntry;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__put_credential_request__secrets_entry__descriptor;
void carillon__dispatcher__v1__put_credential_request__secrets_entry__init(Carillon__Dispatcher__V1__PutCredentialRequest__SecretsEntry *message);
typedef struct Carillon__Dispatcher__V1__PutCredentialResponse {
    ProtobufCMessage base;
    char *credential_id;
    char *fingerprint;
} Carillon__Dispatcher__V1__PutCredentialResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__put_credential_response__descriptor;
void carillon__dispatcher__v1__put_credential_response__init(Carillon__Dispatcher__V1__PutCredentialResponse *message);
typedef struct Carillon__Dispatcher__V1__ListCredentialsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
} Carillon__Dispatcher__V1__ListCredentialsRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__list_credentials_request__descriptor;
void carillon__dispatcher__v1__list_credentials_request__init(Carillon__Dispatcher__V1__ListCredentialsRequest *message);
typedef struct Carillon__Dispatcher__V1__CredentialSecret {
    ProtobufCMessage base;
    char *field;
    char *name;
} Carillon__Dispatcher__V1__CredentialSecret;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__credential_secret__descriptor;
void carillon__dispatcher__v1__credential_secret__init(Carillon__Dispatcher__V1__CredentialSecret *message);
typedef struct Carillon__Dispatcher__V1__Credential {
    ProtobufCMessage base;
    char *credential_id;
    char *provider;
    char *fingerprint;
    int64_t created_at_ms;
    protobuf_c_boolean rotation_due;
    int64_t put_at_ms;
    size_t n_details; struct Carillon__Dispatcher__V1__Credential__DetailsEntry **details;
    size_t n_secrets; struct Carillon__Dispatcher__V1__CredentialSecret **secrets;
    char *secret_source;
    char *problem;
    protobuf_c_boolean unreadable;
    uint32_t optional_replaced_at_ms_case;
    union { int64_t replaced_at_ms; };
    uint32_t optional_rotation_due_at_ms_case;
    union { int64_t rotation_due_at_ms; };
} Carillon__Dispatcher__V1__Credential;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__credential__descriptor;
void carillon__dispatcher__v1__credential__init(Carillon__Dispatcher__V1__Credential *message);
typedef struct Carillon__Dispatcher__V1__Credential__DetailsEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Dispatcher__V1__Credential__DetailsEntry;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__credential__details_entry__descriptor;
void carillon__dispatcher__v1__credential__details_entry__init(Carillon__Dispatcher__V1__Credential__DetailsEntry *message);
typedef struct Carillon__Dispatcher__V1__ListCredentialsResponse {
    ProtobufCMessage base;
    size_t n_credentials; struct Carillon__Dispatcher__V1__Credential **credentials;
} Carillon__Dispatcher__V1__ListCredentialsResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__list_credentials_response__descriptor;
void carillon__dispatcher__v1__list_credentials_response__init(Carillon__Dispatcher__V1__ListCredentialsResponse *message);
typedef struct Carillon__Dispatcher__V1__RemoveCredentialRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *provider;
    char *credential_id;
} Carillon__Dispatcher__V1__RemoveCredentialRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__remove_credential_request__descriptor;
void carillon__dispatcher__v1__remove_credential_request__init(Carillon__Dispatcher__V1__RemoveCredentialRequest *message);
typedef struct Carillon__Dispatcher__V1__RemoveCredentialResponse {
    ProtobufCMessage base;
    char *credential_id;
    char *fingerprint;
    int64_t waiting;
} Carillon__Dispatcher__V1__RemoveCredentialResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__remove_credential_response__descriptor;
void carillon__dispatcher__v1__remove_credential_response__init(Carillon__Dispatcher__V1__RemoveCredentialResponse *message);
typedef struct Carillon__Dispatcher__V1__QueueStatusRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
} Carillon__Dispatcher__V1__QueueStatusRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__queue_status_request__descriptor;
void carillon__dispatcher__v1__queue_status_request__init(Carillon__Dispatcher__V1__QueueStatusRequest *message);
typedef struct Carillon__Dispatcher__V1__QueueStatusResponse {
    ProtobufCMessage base;
    int64_t queued;
    int64_t leased;
    int64_t waiting_retry;
    int64_t dead_letters;
    size_t n_lanes; struct Carillon__Dispatcher__V1__LaneStatus **lanes;
    size_t n_sent_by_provider; struct Carillon__Dispatcher__V1__QueueStatusResponse__SentByProviderEntry **sent_by_provider;
    int64_t attempts;
    int64_t outcome_outbox_depth;
    size_t n_failures_by_code; struct Carillon__Dispatcher__V1__QueueStatusResponse__FailuresByCodeEntry **failures_by_code;
    size_t n_dispatchers; struct Carillon__Dispatcher__V1__DispatcherMember **dispatchers;
    size_t n_providers; struct Carillon__Dispatcher__V1__ProviderStatus **providers;
    size_t n_pauses; struct Carillon__Dispatcher__V1__LanePause **pauses;
    uint32_t optional_oldest_queued_at_ms_case;
    union { int64_t oldest_queued_at_ms; };
} Carillon__Dispatcher__V1__QueueStatusResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__queue_status_response__descriptor;
void carillon__dispatcher__v1__queue_status_response__init(Carillon__Dispatcher__V1__QueueStatusResponse *message);
typedef struct Carillon__Dispatcher__V1__QueueStatusResponse__FailuresByCodeEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Dispatcher__V1__QueueStatusResponse__FailuresByCodeEntry;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__queue_status_response__failures_by_code_entry__descriptor;
void carillon__dispatcher__v1__queue_status_response__failures_by_code_entry__init(Carillon__Dispatcher__V1__QueueStatusResponse__FailuresByCodeEntry *message);
typedef struct Carillon__Dispatcher__V1__QueueStatusResponse__SentByProviderEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Dispatcher__V1__QueueStatusResponse__SentByProviderEntry;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__queue_status_response__sent_by_provider_entry__descriptor;
void carillon__dispatcher__v1__queue_status_response__sent_by_provider_entry__init(Carillon__Dispatcher__V1__QueueStatusResponse__SentByProviderEntry *message);
typedef struct Carillon__Dispatcher__V1__LanePause {
    ProtobufCMessage base;
    char *provider;
    char *environment;
    struct Carillon__Common__V1__Tenant *tenant;
    int64_t since_ms;
    char *reason;
} Carillon__Dispatcher__V1__LanePause;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__lane_pause__descriptor;
void carillon__dispatcher__v1__lane_pause__init(Carillon__Dispatcher__V1__LanePause *message);
typedef struct Carillon__Dispatcher__V1__ProviderStatus {
    ProtobufCMessage base;
    char *provider;
    protobuf_c_boolean down;
    protobuf_c_boolean called_down;
    int32_t lanes;
    int32_t lanes_down;
    int64_t waiting;
    char *reason;
    uint32_t optional_down_since_ms_case;
    union { int64_t down_since_ms; };
} Carillon__Dispatcher__V1__ProviderStatus;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__provider_status__descriptor;
void carillon__dispatcher__v1__provider_status__init(Carillon__Dispatcher__V1__ProviderStatus *message);
typedef struct Carillon__Dispatcher__V1__DispatcherMember {
    ProtobufCMessage base;
    char *name;
    char *version;
    int64_t started_at_ms;
    protobuf_c_boolean silent;
} Carillon__Dispatcher__V1__DispatcherMember;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__dispatcher_member__descriptor;
void carillon__dispatcher__v1__dispatcher_member__init(Carillon__Dispatcher__V1__DispatcherMember *message);
typedef struct Carillon__Dispatcher__V1__LaneStatus {
    ProtobufCMessage base;
    char *lane;
    int32_t connections;
    int32_t in_flight;
    int32_t state;
    char *reason;
    int64_t waiting;
    char *provider;
    int64_t sent_last_minute;
    protobuf_c_boolean paused;
    int64_t waiting_retry;
    int64_t failed_last_minute;
    protobuf_c_boolean called_down;
    char *host;
    char *environment;
    char *credential_id;
    char *project;
    struct Carillon__Common__V1__Tenant *tenant;
    uint32_t optional_until_ms_case;
    union { int64_t until_ms; };
    uint32_t optional_oldest_queued_at_ms_case;
    union { int64_t oldest_queued_at_ms; };
    uint32_t optional_next_probe_at_ms_case;
    union { int64_t next_probe_at_ms; };
    uint32_t optional_down_since_ms_case;
    union { int64_t down_since_ms; };
} Carillon__Dispatcher__V1__LaneStatus;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__lane_status__descriptor;
void carillon__dispatcher__v1__lane_status__init(Carillon__Dispatcher__V1__LaneStatus *message);
typedef struct Carillon__Dispatcher__V1__ListUnsentRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *notification_id;
} Carillon__Dispatcher__V1__ListUnsentRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__list_unsent_request__descriptor;
void carillon__dispatcher__v1__list_unsent_request__init(Carillon__Dispatcher__V1__ListUnsentRequest *message);
typedef struct Carillon__Dispatcher__V1__UnsentDelivery {
    ProtobufCMessage base;
    char *push_id;
    char *push_device_id;
    char *provider;
    int32_t state;
    int32_t attempts;
    char *provider_code;
    int64_t queued_at_ms;
    struct Carillon__Dispatcher__V1__LaneStatus *lane;
    uint32_t optional_due_at_ms_case;
    union { int64_t due_at_ms; };
} Carillon__Dispatcher__V1__UnsentDelivery;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__unsent_delivery__descriptor;
void carillon__dispatcher__v1__unsent_delivery__init(Carillon__Dispatcher__V1__UnsentDelivery *message);
typedef struct Carillon__Dispatcher__V1__ListUnsentResponse {
    ProtobufCMessage base;
    size_t n_deliveries; struct Carillon__Dispatcher__V1__UnsentDelivery **deliveries;
} Carillon__Dispatcher__V1__ListUnsentResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__list_unsent_response__descriptor;
void carillon__dispatcher__v1__list_unsent_response__init(Carillon__Dispatcher__V1__ListUnsentResponse *message);
typedef struct Carillon__Dispatcher__V1__DeadLetterFilter {
    ProtobufCMessage base;
    char *provider;
    char *reason;
    char *provider_code;
    int64_t failed_from_ms;
    int64_t failed_before_ms;
} Carillon__Dispatcher__V1__DeadLetterFilter;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__dead_letter_filter__descriptor;
void carillon__dispatcher__v1__dead_letter_filter__init(Carillon__Dispatcher__V1__DeadLetterFilter *message);
typedef struct Carillon__Dispatcher__V1__DeadLettersRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    int32_t page_size;
    char *page_token;
    struct Carillon__Dispatcher__V1__DeadLetterFilter *filter;
} Carillon__Dispatcher__V1__DeadLettersRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__dead_letters_request__descriptor;
void carillon__dispatcher__v1__dead_letters_request__init(Carillon__Dispatcher__V1__DeadLettersRequest *message);
typedef struct Carillon__Dispatcher__V1__DeadLetter {
    ProtobufCMessage base;
    char *push_id;
    char *notification_id;
    char *user_id;
    char *push_device_id;
    char *reason;
    char *provider_code;
    int32_t attempts;
    int64_t failed_at_ms;
    struct Carillon__Common__V1__Tenant *tenant;
    char *provider;
} Carillon__Dispatcher__V1__DeadLetter;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__dead_letter__descriptor;
void carillon__dispatcher__v1__dead_letter__init(Carillon__Dispatcher__V1__DeadLetter *message);
typedef struct Carillon__Dispatcher__V1__DeadLettersResponse {
    ProtobufCMessage base;
    size_t n_dead_letters; struct Carillon__Dispatcher__V1__DeadLetter **dead_letters;
    char *next_page_token;
} Carillon__Dispatcher__V1__DeadLettersResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__dead_letters_response__descriptor;
void carillon__dispatcher__v1__dead_letters_response__init(Carillon__Dispatcher__V1__DeadLettersResponse *message);
typedef struct Carillon__Dispatcher__V1__RequeueRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_push_ids; char **push_ids;
    protobuf_c_boolean all;
    struct Carillon__Dispatcher__V1__DeadLetterFilter *filter;
} Carillon__Dispatcher__V1__RequeueRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__requeue_request__descriptor;
void carillon__dispatcher__v1__requeue_request__init(Carillon__Dispatcher__V1__RequeueRequest *message);
typedef struct Carillon__Dispatcher__V1__RequeueResponse {
    ProtobufCMessage base;
    int64_t requeued;
} Carillon__Dispatcher__V1__RequeueResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__requeue_response__descriptor;
void carillon__dispatcher__v1__requeue_response__init(Carillon__Dispatcher__V1__RequeueResponse *message);
typedef struct Carillon__Dispatcher__V1__DropDeadLettersRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_push_ids; char **push_ids;
    protobuf_c_boolean all;
    struct Carillon__Dispatcher__V1__DeadLetterFilter *filter;
} Carillon__Dispatcher__V1__DropDeadLettersRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__drop_dead_letters_request__descriptor;
void carillon__dispatcher__v1__drop_dead_letters_request__init(Carillon__Dispatcher__V1__DropDeadLettersRequest *message);
typedef struct Carillon__Dispatcher__V1__DropDeadLettersResponse {
    ProtobufCMessage base;
    int64_t dropped;
} Carillon__Dispatcher__V1__DropDeadLettersResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__drop_dead_letters_response__descriptor;
void carillon__dispatcher__v1__drop_dead_letters_response__init(Carillon__Dispatcher__V1__DropDeadLettersResponse *message);
typedef struct Carillon__Dispatcher__V1__PauseLanesRequest {
    ProtobufCMessage base;
    protobuf_c_boolean paused;
    char *provider;
    char *environment;
    struct Carillon__Common__V1__Tenant *tenant;
    char *reason;
} Carillon__Dispatcher__V1__PauseLanesRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__pause_lanes_request__descriptor;
void carillon__dispatcher__v1__pause_lanes_request__init(Carillon__Dispatcher__V1__PauseLanesRequest *message);
typedef struct Carillon__Dispatcher__V1__PauseLanesResponse {
    ProtobufCMessage base;
    protobuf_c_boolean changed;
    size_t n_pauses; struct Carillon__Dispatcher__V1__LanePause **pauses;
} Carillon__Dispatcher__V1__PauseLanesResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__pause_lanes_response__descriptor;
void carillon__dispatcher__v1__pause_lanes_response__init(Carillon__Dispatcher__V1__PauseLanesResponse *message);
typedef struct Carillon__Dispatcher__V1__MarkProviderRequest {
    ProtobufCMessage base;
    char *provider;
    protobuf_c_boolean down;
    char *environment;
    char *reason;
} Carillon__Dispatcher__V1__MarkProviderRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__mark_provider_request__descriptor;
void carillon__dispatcher__v1__mark_provider_request__init(Carillon__Dispatcher__V1__MarkProviderRequest *message);
typedef struct Carillon__Dispatcher__V1__MarkProviderResponse {
    ProtobufCMessage base;
} Carillon__Dispatcher__V1__MarkProviderResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__mark_provider_response__descriptor;
void carillon__dispatcher__v1__mark_provider_response__init(Carillon__Dispatcher__V1__MarkProviderResponse *message);
typedef struct Carillon__Dispatcher__V1__PushAvailabilityRequest {
    ProtobufCMessage base;
} Carillon__Dispatcher__V1__PushAvailabilityRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__push_availability_request__descriptor;
void carillon__dispatcher__v1__push_availability_request__init(Carillon__Dispatcher__V1__PushAvailabilityRequest *message);
typedef struct Carillon__Dispatcher__V1__PushAvailabilityResponse {
    ProtobufCMessage base;
    size_t n_providers_down; char **providers_down;
} Carillon__Dispatcher__V1__PushAvailabilityResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__push_availability_response__descriptor;
void carillon__dispatcher__v1__push_availability_response__init(Carillon__Dispatcher__V1__PushAvailabilityResponse *message);

// carillon/dispatcher/v1/keys.proto
typedef struct Carillon__Dispatcher__V1__ReencryptCredentialsRequest {
    ProtobufCMessage base;
} Carillon__Dispatcher__V1__ReencryptCredentialsRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__reencrypt_credentials_request__descriptor;
void carillon__dispatcher__v1__reencrypt_credentials_request__init(Carillon__Dispatcher__V1__ReencryptCredentialsRequest *message);
typedef struct Carillon__Dispatcher__V1__ReencryptCredentialsResponse {
    ProtobufCMessage base;
    int64_t examined;
    int64_t reencrypted;
    int64_t unreadable;
} Carillon__Dispatcher__V1__ReencryptCredentialsResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__reencrypt_credentials_response__descriptor;
void carillon__dispatcher__v1__reencrypt_credentials_response__init(Carillon__Dispatcher__V1__ReencryptCredentialsResponse *message);
typedef struct Carillon__Dispatcher__V1__CredentialKeyUseRequest {
    ProtobufCMessage base;
} Carillon__Dispatcher__V1__CredentialKeyUseRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__credential_key_use_request__descriptor;
void carillon__dispatcher__v1__credential_key_use_request__init(Carillon__Dispatcher__V1__CredentialKeyUseRequest *message);
typedef struct Carillon__Dispatcher__V1__CredentialKeyUse {
    ProtobufCMessage base;
    char *key_id;
    protobuf_c_boolean current;
    protobuf_c_boolean in_ring;
    int64_t credentials;
} Carillon__Dispatcher__V1__CredentialKeyUse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__credential_key_use__descriptor;
void carillon__dispatcher__v1__credential_key_use__init(Carillon__Dispatcher__V1__CredentialKeyUse *message);
typedef struct Carillon__Dispatcher__V1__CredentialKeyUseResponse {
    ProtobufCMessage base;
    size_t n_keys; struct Carillon__Dispatcher__V1__CredentialKeyUse **keys;
} Carillon__Dispatcher__V1__CredentialKeyUseResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__credential_key_use_response__descriptor;
void carillon__dispatcher__v1__credential_key_use_response__init(Carillon__Dispatcher__V1__CredentialKeyUseResponse *message);

// carillon/dispatcher/v1/people.proto
typedef struct Carillon__Dispatcher__V1__UserAction {
    ProtobufCMessage base;
    char *action;
    char *text_input;
    char *push_id;
    char *device_id;
    char *type_id;
    char *event_id;
    char *channel_id;
    char *message_id;
    int64_t occurred_at_ms;
    char *callback_target;
    size_t n_callback_params; struct Carillon__Dispatcher__V1__UserAction__CallbackParamsEntry **callback_params;
} Carillon__Dispatcher__V1__UserAction;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__user_action__descriptor;
void carillon__dispatcher__v1__user_action__init(Carillon__Dispatcher__V1__UserAction *message);
typedef struct Carillon__Dispatcher__V1__UserAction__CallbackParamsEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Dispatcher__V1__UserAction__CallbackParamsEntry;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__user_action__callback_params_entry__descriptor;
void carillon__dispatcher__v1__user_action__callback_params_entry__init(Carillon__Dispatcher__V1__UserAction__CallbackParamsEntry *message);
typedef struct Carillon__Dispatcher__V1__PersonMessage {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *message_id;
    int32_t kind;
    char *user_id;
    char *email;
    char *title;
    char *body;
    char *deep_link;
    char *reason;
    char *locale;
    char *notification_id;
    char *subject;
    int32_t way;
    struct Carillon__Dispatcher__V1__UserAction *action;
} Carillon__Dispatcher__V1__PersonMessage;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__person_message__descriptor;
void carillon__dispatcher__v1__person_message__init(Carillon__Dispatcher__V1__PersonMessage *message);
typedef struct Carillon__Dispatcher__V1__SendPersonMessagesRequest {
    ProtobufCMessage base;
    size_t n_messages; struct Carillon__Dispatcher__V1__PersonMessage **messages;
} Carillon__Dispatcher__V1__SendPersonMessagesRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__send_person_messages_request__descriptor;
void carillon__dispatcher__v1__send_person_messages_request__init(Carillon__Dispatcher__V1__SendPersonMessagesRequest *message);
typedef struct Carillon__Dispatcher__V1__SendPersonMessagesResponse {
    ProtobufCMessage base;
    size_t n_rejected; struct Carillon__Common__V1__ItemResult **rejected;
} Carillon__Dispatcher__V1__SendPersonMessagesResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__send_person_messages_response__descriptor;
void carillon__dispatcher__v1__send_person_messages_response__init(Carillon__Dispatcher__V1__SendPersonMessagesResponse *message);

// carillon/dispatcher/v1/probes.proto
typedef struct Carillon__Dispatcher__V1__ProbeTokensRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *probe_id;
    size_t n_devices; struct Carillon__Common__V1__SendableDevice **devices;
    size_t n_data; struct Carillon__Dispatcher__V1__ProbeTokensRequest__DataEntry **data;
} Carillon__Dispatcher__V1__ProbeTokensRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__probe_tokens_request__descriptor;
void carillon__dispatcher__v1__probe_tokens_request__init(Carillon__Dispatcher__V1__ProbeTokensRequest *message);
typedef struct Carillon__Dispatcher__V1__ProbeTokensRequest__DataEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Dispatcher__V1__ProbeTokensRequest__DataEntry;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__probe_tokens_request__data_entry__descriptor;
void carillon__dispatcher__v1__probe_tokens_request__data_entry__init(Carillon__Dispatcher__V1__ProbeTokensRequest__DataEntry *message);
typedef struct Carillon__Dispatcher__V1__ProbeTokensResponse {
    ProtobufCMessage base;
    int64_t accepted;
    size_t n_suspended_device_ids; char **suspended_device_ids;
} Carillon__Dispatcher__V1__ProbeTokensResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__probe_tokens_response__descriptor;
void carillon__dispatcher__v1__probe_tokens_response__init(Carillon__Dispatcher__V1__ProbeTokensResponse *message);

// carillon/dispatcher/v1/test_pushes.proto
typedef struct Carillon__Dispatcher__V1__TestPushRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    size_t n_push_device_ids; char **push_device_ids;
} Carillon__Dispatcher__V1__TestPushRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__test_push_request__descriptor;
void carillon__dispatcher__v1__test_push_request__init(Carillon__Dispatcher__V1__TestPushRequest *message);
typedef struct Carillon__Dispatcher__V1__TestPushResult {
    ProtobufCMessage base;
    char *push_device_id;
    char *platform;
    int32_t status;
    char *reason;
    char *message_id;
    int32_t wait_reason;
} Carillon__Dispatcher__V1__TestPushResult;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__test_push_result__descriptor;
void carillon__dispatcher__v1__test_push_result__init(Carillon__Dispatcher__V1__TestPushResult *message);
typedef struct Carillon__Dispatcher__V1__TestPushResponse {
    ProtobufCMessage base;
    char *push_id;
    size_t n_results; struct Carillon__Dispatcher__V1__TestPushResult **results;
} Carillon__Dispatcher__V1__TestPushResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__test_push_response__descriptor;
void carillon__dispatcher__v1__test_push_response__init(Carillon__Dispatcher__V1__TestPushResponse *message);

// carillon/dispatcher/v1/user_data.proto

// carillon/dispatcher/v1/webhooks.proto
typedef struct Carillon__Dispatcher__V1__CheckSignatureRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *signature;
    ProtobufCBinaryData body;
} Carillon__Dispatcher__V1__CheckSignatureRequest;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__check_signature_request__descriptor;
void carillon__dispatcher__v1__check_signature_request__init(Carillon__Dispatcher__V1__CheckSignatureRequest *message);
typedef struct Carillon__Dispatcher__V1__CheckSignatureResponse {
    ProtobufCMessage base;
    int32_t verdict;
} Carillon__Dispatcher__V1__CheckSignatureResponse;
extern const ProtobufCMessageDescriptor carillon__dispatcher__v1__check_signature_response__descriptor;
void carillon__dispatcher__v1__check_signature_response__init(Carillon__Dispatcher__V1__CheckSignatureResponse *message);

// carillon/gateway/v1/media.proto
typedef struct Carillon__Gateway__V1__PrepareMediaRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *source_url;
} Carillon__Gateway__V1__PrepareMediaRequest;
extern const ProtobufCMessageDescriptor carillon__gateway__v1__prepare_media_request__descriptor;
void carillon__gateway__v1__prepare_media_request__init(Carillon__Gateway__V1__PrepareMediaRequest *message);
typedef struct Carillon__Gateway__V1__PreparedMedia {
    ProtobufCMessage base;
    char *url;
    char *still_url;
    char *ios_icon_url;
    char *android_icon_url;
    int64_t expires_at_ms;
} Carillon__Gateway__V1__PreparedMedia;
extern const ProtobufCMessageDescriptor carillon__gateway__v1__prepared_media__descriptor;
void carillon__gateway__v1__prepared_media__init(Carillon__Gateway__V1__PreparedMedia *message);
typedef struct Carillon__Gateway__V1__PrepareMediaResponse {
    ProtobufCMessage base;
    struct Carillon__Gateway__V1__PreparedMedia *media;
} Carillon__Gateway__V1__PrepareMediaResponse;
extern const ProtobufCMessageDescriptor carillon__gateway__v1__prepare_media_response__descriptor;
void carillon__gateway__v1__prepare_media_response__init(Carillon__Gateway__V1__PrepareMediaResponse *message);

// carillon/evaluator/v1/evaluator.proto
typedef struct Carillon__Evaluator__V1__Mention {
    ProtobufCMessage base;
    int32_t type;
    char *user_id;
} Carillon__Evaluator__V1__Mention;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__mention__descriptor;
void carillon__evaluator__v1__mention__init(Carillon__Evaluator__V1__Mention *message);
typedef struct Carillon__Evaluator__V1__LocalSchedule {
    ProtobufCMessage base;
    char *local_date;
    char *local_time;
    int32_t timezone_source;
} Carillon__Evaluator__V1__LocalSchedule;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__local_schedule__descriptor;
void carillon__evaluator__v1__local_schedule__init(Carillon__Evaluator__V1__LocalSchedule *message);
typedef struct Carillon__Evaluator__V1__Event {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *event_id;
    char *event_type;
    int64_t occurred_at_ms;
    char *actor_id;
    char *subject_user_id;
    size_t n_recipients; char **recipients;
    char *channel_id;
    int32_t channel_type;
    size_t n_channel_members; char **channel_members;
    char *thread_id;
    size_t n_thread_followers; char **thread_followers;
    size_t n_mentions; struct Carillon__Evaluator__V1__Mention **mentions;
    char *entity_type;
    char *entity_id;
    size_t n_data; struct Carillon__Evaluator__V1__Event__DataEntry **data;
    int32_t priority;
    char *type_id;
    protobuf_c_boolean inline_members;
    protobuf_c_boolean inline_followers;
    int64_t scheduled_for_ms;
    struct Carillon__Evaluator__V1__NotificationContent *content;
    struct Carillon__Evaluator__V1__BroadcastPart *broadcast;
    struct Carillon__Evaluator__V1__LocalSchedule *scheduled_local;
    size_t n_cancelled_recipients; char **cancelled_recipients;
    struct Carillon__Evaluator__V1__Snooze *snooze;
    struct Carillon__Evaluator__V1__Escalation *escalation;
    struct Carillon__Evaluator__V1__SilentPush *silent;
    size_t n_pictures; struct Carillon__Evaluator__V1__EventPicture **pictures;
    char *override_reason;
    char *traceparent;
} Carillon__Evaluator__V1__Event;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__event__descriptor;
void carillon__evaluator__v1__event__init(Carillon__Evaluator__V1__Event *message);
typedef struct Carillon__Evaluator__V1__Event__DataEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Evaluator__V1__Event__DataEntry;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__event__data_entry__descriptor;
void carillon__evaluator__v1__event__data_entry__init(Carillon__Evaluator__V1__Event__DataEntry *message);
typedef struct Carillon__Evaluator__V1__EventPicture {
    ProtobufCMessage base;
    char *source_url;
    struct Carillon__Gateway__V1__PreparedMedia *media;
    char *failure;
} Carillon__Evaluator__V1__EventPicture;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__event_picture__descriptor;
void carillon__evaluator__v1__event_picture__init(Carillon__Evaluator__V1__EventPicture *message);
typedef struct Carillon__Evaluator__V1__BroadcastPart {
    ProtobufCMessage base;
    char *broadcast_id;
    size_t n_device_types; int32_t *device_types;
    size_t n_locales; char **locales;
    int32_t spread_seconds;
} Carillon__Evaluator__V1__BroadcastPart;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__broadcast_part__descriptor;
void carillon__evaluator__v1__broadcast_part__init(Carillon__Evaluator__V1__BroadcastPart *message);
typedef struct Carillon__Evaluator__V1__NotificationContent {
    ProtobufCMessage base;
    char *title;
    char *subtitle;
    char *body;
    char *image_url;
    char *deep_link_path;
    char *sound;
    char *collapse_key;
    char *thread_id;
    char *tag;
    char *android_channel_id;
    size_t n_device_ids; char **device_ids;
    struct Carillon__Evaluator__V1__IosContent *ios;
    struct Carillon__Evaluator__V1__AndroidContent *android;
    size_t n_actions; struct Carillon__Evaluator__V1__NotificationAction **actions;
    struct Carillon__Evaluator__V1__ActionTarget *default_action;
    struct Carillon__Dispatcher__V1__WebContent *web;
    char *analytics_label;
    protobuf_c_boolean content_available;
    protobuf_c_boolean mutable_content;
    uint32_t optional_ttl_seconds_case;
    union { int32_t ttl_seconds; };
} Carillon__Evaluator__V1__NotificationContent;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__notification_content__descriptor;
void carillon__evaluator__v1__notification_content__init(Carillon__Evaluator__V1__NotificationContent *message);
typedef struct Carillon__Evaluator__V1__ActionTarget {
    ProtobufCMessage base;
    int32_t type;
    char *target;
    size_t n_params; struct Carillon__Evaluator__V1__ActionTarget__ParamsEntry **params;
} Carillon__Evaluator__V1__ActionTarget;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__action_target__descriptor;
void carillon__evaluator__v1__action_target__init(Carillon__Evaluator__V1__ActionTarget *message);
typedef struct Carillon__Evaluator__V1__ActionTarget__ParamsEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Evaluator__V1__ActionTarget__ParamsEntry;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__action_target__params_entry__descriptor;
void carillon__evaluator__v1__action_target__params_entry__init(Carillon__Evaluator__V1__ActionTarget__ParamsEntry *message);
typedef struct Carillon__Evaluator__V1__NotificationAction {
    ProtobufCMessage base;
    char *action_id;
    char *title;
    char *icon;
    protobuf_c_boolean requires_auth;
    protobuf_c_boolean foreground;
    protobuf_c_boolean destructive;
    struct Carillon__Evaluator__V1__ActionTarget *action;
} Carillon__Evaluator__V1__NotificationAction;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__notification_action__descriptor;
void carillon__evaluator__v1__notification_action__init(Carillon__Evaluator__V1__NotificationAction *message);
typedef struct Carillon__Evaluator__V1__IosContent {
    ProtobufCMessage base;
    int32_t interruption_level;
    char *target_content_id;
    char *category;
    struct Carillon__Dispatcher__V1__AppleContent *apple;
    uint32_t optional_relevance_score_case;
    union { double relevance_score; };
} Carillon__Evaluator__V1__IosContent;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__ios_content__descriptor;
void carillon__evaluator__v1__ios_content__init(Carillon__Evaluator__V1__IosContent *message);
typedef struct Carillon__Evaluator__V1__AndroidContent {
    ProtobufCMessage base;
    char *color;
    char *small_icon;
    size_t n_vibration_ms; int32_t *vibration_ms;
    int32_t priority;
    int32_t visibility;
    char *ticker;
    protobuf_c_boolean ongoing;
    char *led_color;
    char *large_icon_url;
    struct Carillon__Dispatcher__V1__AndroidDetails *details;
    char *group;
    protobuf_c_boolean group_summary;
    int32_t style;
    uint32_t optional_auto_cancel_case;
    union { protobuf_c_boolean auto_cancel; };
} Carillon__Evaluator__V1__AndroidContent;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__android_content__descriptor;
void carillon__evaluator__v1__android_content__init(Carillon__Evaluator__V1__AndroidContent *message);
typedef struct Carillon__Evaluator__V1__SubmitNotificationRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_user_ids; char **user_ids;
    char *type_id;
    struct Carillon__Evaluator__V1__NotificationContent *content;
    int32_t priority;
    char *entity_type;
    char *entity_id;
    size_t n_data; struct Carillon__Evaluator__V1__SubmitNotificationRequest__DataEntry **data;
    int64_t scheduled_for_ms;
    struct Carillon__Evaluator__V1__LocalSchedule *scheduled_local;
} Carillon__Evaluator__V1__SubmitNotificationRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_notification_request__descriptor;
void carillon__evaluator__v1__submit_notification_request__init(Carillon__Evaluator__V1__SubmitNotificationRequest *message);
typedef struct Carillon__Evaluator__V1__SubmitNotificationRequest__DataEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Evaluator__V1__SubmitNotificationRequest__DataEntry;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_notification_request__data_entry__descriptor;
void carillon__evaluator__v1__submit_notification_request__data_entry__init(Carillon__Evaluator__V1__SubmitNotificationRequest__DataEntry *message);
typedef struct Carillon__Evaluator__V1__SubmittedNotification {
    ProtobufCMessage base;
    char *user_id;
    char *notification_id;
} Carillon__Evaluator__V1__SubmittedNotification;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__submitted_notification__descriptor;
void carillon__evaluator__v1__submitted_notification__init(Carillon__Evaluator__V1__SubmittedNotification *message);
typedef struct Carillon__Evaluator__V1__SubmitNotificationResponse {
    ProtobufCMessage base;
    char *carillon_event_id;
    size_t n_notifications; struct Carillon__Evaluator__V1__SubmittedNotification **notifications;
} Carillon__Evaluator__V1__SubmitNotificationResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_notification_response__descriptor;
void carillon__evaluator__v1__submit_notification_response__init(Carillon__Evaluator__V1__SubmitNotificationResponse *message);
typedef struct Carillon__Evaluator__V1__Snooze {
    ProtobufCMessage base;
    char *notification_id;
    int32_t number;
} Carillon__Evaluator__V1__Snooze;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__snooze__descriptor;
void carillon__evaluator__v1__snooze__init(Carillon__Evaluator__V1__Snooze *message);
typedef struct Carillon__Evaluator__V1__Escalation {
    ProtobufCMessage base;
    char *notification_id;
    char *push_id;
    size_t n_push_device_ids; char **push_device_ids;
    int32_t number;
    int64_t expires_at_ms;
} Carillon__Evaluator__V1__Escalation;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__escalation__descriptor;
void carillon__evaluator__v1__escalation__init(Carillon__Evaluator__V1__Escalation *message);
typedef struct Carillon__Evaluator__V1__SilentPush {
    ProtobufCMessage base;
    char *sync_type;
    int64_t sync_timestamp_ms;
    size_t n_device_ids; char **device_ids;
    char *notification_id;
    int32_t number;
    int64_t expires_at_ms;
    uint32_t optional_badge_case;
    union { int32_t badge; };
} Carillon__Evaluator__V1__SilentPush;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__silent_push__descriptor;
void carillon__evaluator__v1__silent_push__init(Carillon__Evaluator__V1__SilentPush *message);
typedef struct Carillon__Evaluator__V1__SubmitSilentRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_user_ids; char **user_ids;
    size_t n_device_ids; char **device_ids;
    char *sync_type;
    int64_t sync_timestamp_ms;
    size_t n_data; struct Carillon__Evaluator__V1__SubmitSilentRequest__DataEntry **data;
    uint32_t optional_badge_case;
    union { int32_t badge; };
} Carillon__Evaluator__V1__SubmitSilentRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_silent_request__descriptor;
void carillon__evaluator__v1__submit_silent_request__init(Carillon__Evaluator__V1__SubmitSilentRequest *message);
typedef struct Carillon__Evaluator__V1__SubmitSilentRequest__DataEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Evaluator__V1__SubmitSilentRequest__DataEntry;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_silent_request__data_entry__descriptor;
void carillon__evaluator__v1__submit_silent_request__data_entry__init(Carillon__Evaluator__V1__SubmitSilentRequest__DataEntry *message);
typedef struct Carillon__Evaluator__V1__SubmitSilentResponse {
    ProtobufCMessage base;
    char *carillon_event_id;
    size_t n_notifications; struct Carillon__Evaluator__V1__SubmittedNotification **notifications;
} Carillon__Evaluator__V1__SubmitSilentResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_silent_response__descriptor;
void carillon__evaluator__v1__submit_silent_response__init(Carillon__Evaluator__V1__SubmitSilentResponse *message);
typedef struct Carillon__Evaluator__V1__SnoozeRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *notification_id;
    uint32_t optional_seconds_case;
    union { int32_t seconds; };
} Carillon__Evaluator__V1__SnoozeRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__snooze_request__descriptor;
void carillon__evaluator__v1__snooze_request__init(Carillon__Evaluator__V1__SnoozeRequest *message);
typedef struct Carillon__Evaluator__V1__SnoozeResponse {
    ProtobufCMessage base;
    int64_t scheduled_for_ms;
} Carillon__Evaluator__V1__SnoozeResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__snooze_response__descriptor;
void carillon__evaluator__v1__snooze_response__init(Carillon__Evaluator__V1__SnoozeResponse *message);
typedef struct Carillon__Evaluator__V1__CancelRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_notification_ids; char **notification_ids;
} Carillon__Evaluator__V1__CancelRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__cancel_request__descriptor;
void carillon__evaluator__v1__cancel_request__init(Carillon__Evaluator__V1__CancelRequest *message);
typedef struct Carillon__Evaluator__V1__CancelResponse {
    ProtobufCMessage base;
    int32_t cancelled;
    size_t n_rejected; struct Carillon__Common__V1__ItemResult **rejected;
} Carillon__Evaluator__V1__CancelResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__cancel_response__descriptor;
void carillon__evaluator__v1__cancel_response__init(Carillon__Evaluator__V1__CancelResponse *message);
typedef struct Carillon__Evaluator__V1__EntityDeletedRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *entity_type;
    char *entity_id;
} Carillon__Evaluator__V1__EntityDeletedRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__entity_deleted_request__descriptor;
void carillon__evaluator__v1__entity_deleted_request__init(Carillon__Evaluator__V1__EntityDeletedRequest *message);
typedef struct Carillon__Evaluator__V1__EntityDeletedResponse {
    ProtobufCMessage base;
    int32_t cancelled;
} Carillon__Evaluator__V1__EntityDeletedResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__entity_deleted_response__descriptor;
void carillon__evaluator__v1__entity_deleted_response__init(Carillon__Evaluator__V1__EntityDeletedResponse *message);
typedef struct Carillon__Evaluator__V1__Item {
    ProtobufCMessage base;
    char *item_id;
    char *kind;
    char *owner_user_id;
    char *assignee_user_id;
    char *title;
    char *due_date;
    int64_t due_at_ms;
    int64_t starts_at_ms;
    int64_t expires_at_ms;
    int32_t state;
    int64_t updated_at_ms;
    size_t n_data; struct Carillon__Evaluator__V1__Item__DataEntry **data;
} Carillon__Evaluator__V1__Item;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__item__descriptor;
void carillon__evaluator__v1__item__init(Carillon__Evaluator__V1__Item *message);
typedef struct Carillon__Evaluator__V1__Item__DataEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Evaluator__V1__Item__DataEntry;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__item__data_entry__descriptor;
void carillon__evaluator__v1__item__data_entry__init(Carillon__Evaluator__V1__Item__DataEntry *message);
typedef struct Carillon__Evaluator__V1__UpsertItemsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_items; struct Carillon__Evaluator__V1__Item **items;
} Carillon__Evaluator__V1__UpsertItemsRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__upsert_items_request__descriptor;
void carillon__evaluator__v1__upsert_items_request__init(Carillon__Evaluator__V1__UpsertItemsRequest *message);
typedef struct Carillon__Evaluator__V1__UpsertItemsResponse {
    ProtobufCMessage base;
    int32_t stored;
    size_t n_rejected; struct Carillon__Common__V1__ItemResult **rejected;
    size_t n_warnings; struct Carillon__Common__V1__ItemResult **warnings;
} Carillon__Evaluator__V1__UpsertItemsResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__upsert_items_response__descriptor;
void carillon__evaluator__v1__upsert_items_response__init(Carillon__Evaluator__V1__UpsertItemsResponse *message);
typedef struct Carillon__Evaluator__V1__ListItemsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *item_id;
    char *owner_user_id;
    char *assignee_user_id;
    char *kind;
    int32_t state;
    int32_t page_size;
    char *page_token;
} Carillon__Evaluator__V1__ListItemsRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__list_items_request__descriptor;
void carillon__evaluator__v1__list_items_request__init(Carillon__Evaluator__V1__ListItemsRequest *message);
typedef struct Carillon__Evaluator__V1__ListItemsResponse {
    ProtobufCMessage base;
    size_t n_items; struct Carillon__Evaluator__V1__Item **items;
    char *next_page_token;
} Carillon__Evaluator__V1__ListItemsResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__list_items_response__descriptor;
void carillon__evaluator__v1__list_items_response__init(Carillon__Evaluator__V1__ListItemsResponse *message);
typedef struct Carillon__Evaluator__V1__DeleteItemRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *item_id;
} Carillon__Evaluator__V1__DeleteItemRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__delete_item_request__descriptor;
void carillon__evaluator__v1__delete_item_request__init(Carillon__Evaluator__V1__DeleteItemRequest *message);
typedef struct Carillon__Evaluator__V1__DeleteItemResponse {
    ProtobufCMessage base;
} Carillon__Evaluator__V1__DeleteItemResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__delete_item_response__descriptor;
void carillon__evaluator__v1__delete_item_response__init(Carillon__Evaluator__V1__DeleteItemResponse *message);
typedef struct Carillon__Evaluator__V1__SubmitEventsRequest {
    ProtobufCMessage base;
    size_t n_events; struct Carillon__Evaluator__V1__Event **events;
    size_t n_keyed; struct Carillon__Evaluator__V1__KeyedEvents **keyed;
} Carillon__Evaluator__V1__SubmitEventsRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_events_request__descriptor;
void carillon__evaluator__v1__submit_events_request__init(Carillon__Evaluator__V1__SubmitEventsRequest *message);
typedef struct Carillon__Evaluator__V1__KeyedEvents {
    ProtobufCMessage base;
    char *idempotency_key;
    uint32_t first;
    uint32_t events;
    int64_t accepted_at_ms;
    char *traceparent;
} Carillon__Evaluator__V1__KeyedEvents;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__keyed_events__descriptor;
void carillon__evaluator__v1__keyed_events__init(Carillon__Evaluator__V1__KeyedEvents *message);
typedef struct Carillon__Evaluator__V1__SubmittedEvent {
    ProtobufCMessage base;
    uint32_t index;
    char *event_id;
    char *carillon_event_id;
    protobuf_c_boolean duplicate;
} Carillon__Evaluator__V1__SubmittedEvent;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__submitted_event__descriptor;
void carillon__evaluator__v1__submitted_event__init(Carillon__Evaluator__V1__SubmittedEvent *message);
typedef struct Carillon__Evaluator__V1__SubmitEventsResponse {
    ProtobufCMessage base;
    size_t n_accepted; struct Carillon__Evaluator__V1__SubmittedEvent **accepted;
    size_t n_rejected; struct Carillon__Common__V1__ItemResult **rejected;
} Carillon__Evaluator__V1__SubmitEventsResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_events_response__descriptor;
void carillon__evaluator__v1__submit_events_response__init(Carillon__Evaluator__V1__SubmitEventsResponse *message);
typedef struct Carillon__Evaluator__V1__SubmitOverrideRequest {
    ProtobufCMessage base;
    struct Carillon__Evaluator__V1__Event *event;
    char *reason;
} Carillon__Evaluator__V1__SubmitOverrideRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_override_request__descriptor;
void carillon__evaluator__v1__submit_override_request__init(Carillon__Evaluator__V1__SubmitOverrideRequest *message);
typedef struct Carillon__Evaluator__V1__SubmitOverrideResponse {
    ProtobufCMessage base;
    struct Carillon__Evaluator__V1__SubmittedEvent *event;
} Carillon__Evaluator__V1__SubmitOverrideResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_override_response__descriptor;
void carillon__evaluator__v1__submit_override_response__init(Carillon__Evaluator__V1__SubmitOverrideResponse *message);
typedef struct Carillon__Evaluator__V1__CancelEventRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *id;
} Carillon__Evaluator__V1__CancelEventRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__cancel_event_request__descriptor;
void carillon__evaluator__v1__cancel_event_request__init(Carillon__Evaluator__V1__CancelEventRequest *message);
typedef struct Carillon__Evaluator__V1__CancelEventResponse {
    ProtobufCMessage base;
    int64_t cancelled;
} Carillon__Evaluator__V1__CancelEventResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__cancel_event_response__descriptor;
void carillon__evaluator__v1__cancel_event_response__init(Carillon__Evaluator__V1__CancelEventResponse *message);
typedef struct Carillon__Evaluator__V1__RescheduleEventRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *id;
    int64_t scheduled_for_ms;
    struct Carillon__Evaluator__V1__LocalSchedule *scheduled_local;
} Carillon__Evaluator__V1__RescheduleEventRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__reschedule_event_request__descriptor;
void carillon__evaluator__v1__reschedule_event_request__init(Carillon__Evaluator__V1__RescheduleEventRequest *message);
typedef struct Carillon__Evaluator__V1__RescheduleEventResponse {
    ProtobufCMessage base;
    int64_t due_at_ms;
} Carillon__Evaluator__V1__RescheduleEventResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__reschedule_event_response__descriptor;
void carillon__evaluator__v1__reschedule_event_response__init(Carillon__Evaluator__V1__RescheduleEventResponse *message);
typedef struct Carillon__Evaluator__V1__ExplainRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *id;
    char *user_id;
} Carillon__Evaluator__V1__ExplainRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__explain_request__descriptor;
void carillon__evaluator__v1__explain_request__init(Carillon__Evaluator__V1__ExplainRequest *message);
typedef struct Carillon__Evaluator__V1__Decision {
    ProtobufCMessage base;
    char *notification_id;
    char *user_id;
    char *type_id;
    int32_t outcome;
    int32_t reason;
    char *push_id;
    int64_t decided_at_ms;
    int32_t device_count;
    char *detail;
    int64_t held_since_ms;
    int64_t held_until_ms;
    char *carried_by;
} Carillon__Evaluator__V1__Decision;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__decision__descriptor;
void carillon__evaluator__v1__decision__init(Carillon__Evaluator__V1__Decision *message);
typedef struct Carillon__Evaluator__V1__DryRunRequest {
    ProtobufCMessage base;
    struct Carillon__Evaluator__V1__Event *event;
    char *user_id;
} Carillon__Evaluator__V1__DryRunRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__dry_run_request__descriptor;
void carillon__evaluator__v1__dry_run_request__init(Carillon__Evaluator__V1__DryRunRequest *message);
typedef struct Carillon__Evaluator__V1__DryRunStage {
    ProtobufCMessage base;
    char *name;
    protobuf_c_boolean passed;
    char *detail;
} Carillon__Evaluator__V1__DryRunStage;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__dry_run_stage__descriptor;
void carillon__evaluator__v1__dry_run_stage__init(Carillon__Evaluator__V1__DryRunStage *message);
typedef struct Carillon__Evaluator__V1__DryRunDecision {
    ProtobufCMessage base;
    struct Carillon__Evaluator__V1__Decision *decision;
    size_t n_stages; struct Carillon__Evaluator__V1__DryRunStage **stages;
    size_t n_contents; struct Carillon__Dispatcher__V1__Content **contents;
    size_t n_push_device_ids; char **push_device_ids;
} Carillon__Evaluator__V1__DryRunDecision;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__dry_run_decision__descriptor;
void carillon__evaluator__v1__dry_run_decision__init(Carillon__Evaluator__V1__DryRunDecision *message);
typedef struct Carillon__Evaluator__V1__DryRunResponse {
    ProtobufCMessage base;
    size_t n_decisions; struct Carillon__Evaluator__V1__DryRunDecision **decisions;
    char *detail;
} Carillon__Evaluator__V1__DryRunResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__dry_run_response__descriptor;
void carillon__evaluator__v1__dry_run_response__init(Carillon__Evaluator__V1__DryRunResponse *message);
typedef struct Carillon__Evaluator__V1__ExplainResponse {
    ProtobufCMessage base;
    char *event_id;
    char *carillon_event_id;
    char *event_type;
    int64_t accepted_at_ms;
    int32_t state;
    size_t n_decisions; struct Carillon__Evaluator__V1__Decision **decisions;
    int64_t scheduled_for_ms;
    int64_t due_at_ms;
    struct Carillon__Evaluator__V1__LocalSchedule *scheduled_local;
    char *trace_id;
    size_t n_repetitions; struct Carillon__Evaluator__V1__Repetition **repetitions;
} Carillon__Evaluator__V1__ExplainResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__explain_response__descriptor;
void carillon__evaluator__v1__explain_response__init(Carillon__Evaluator__V1__ExplainResponse *message);
typedef struct Carillon__Evaluator__V1__Repetition {
    ProtobufCMessage base;
    char *carillon_event_id;
    int32_t snooze;
    int64_t accepted_at_ms;
    int32_t state;
    int64_t scheduled_for_ms;
    struct Carillon__Evaluator__V1__Decision *decision;
} Carillon__Evaluator__V1__Repetition;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__repetition__descriptor;
void carillon__evaluator__v1__repetition__init(Carillon__Evaluator__V1__Repetition *message);
typedef struct Carillon__Evaluator__V1__PreviewRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *type_id;
    int32_t device_type;
    size_t n_data; struct Carillon__Evaluator__V1__PreviewRequest__DataEntry **data;
    char *locale;
    char *role;
    int32_t priority;
    struct Carillon__Evaluator__V1__NotificationContent *content;
    char *channel_id;
    char *entity_type;
    char *entity_id;
} Carillon__Evaluator__V1__PreviewRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__preview_request__descriptor;
void carillon__evaluator__v1__preview_request__init(Carillon__Evaluator__V1__PreviewRequest *message);
typedef struct Carillon__Evaluator__V1__PreviewRequest__DataEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Evaluator__V1__PreviewRequest__DataEntry;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__preview_request__data_entry__descriptor;
void carillon__evaluator__v1__preview_request__data_entry__init(Carillon__Evaluator__V1__PreviewRequest__DataEntry *message);
typedef struct Carillon__Evaluator__V1__PreviewResponse {
    ProtobufCMessage base;
    char *title;
    char *subtitle;
    char *body;
    size_t n_warnings; char **warnings;
    size_t n_devices; struct Carillon__Evaluator__V1__DevicePreview **devices;
} Carillon__Evaluator__V1__PreviewResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__preview_response__descriptor;
void carillon__evaluator__v1__preview_response__init(Carillon__Evaluator__V1__PreviewResponse *message);
typedef struct Carillon__Evaluator__V1__DevicePreview {
    ProtobufCMessage base;
    int32_t device_type;
    char *provider;
    char *locale;
    char *title;
    char *subtitle;
    char *body;
    char *collapsed_body;
    char *expanded_body;
    char *payload;
    int32_t payload_bytes;
    int32_t payload_limit_bytes;
    size_t n_omissions; char **omissions;
    size_t n_warnings; char **warnings;
    char *problem;
} Carillon__Evaluator__V1__DevicePreview;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__device_preview__descriptor;
void carillon__evaluator__v1__device_preview__init(Carillon__Evaluator__V1__DevicePreview *message);
typedef struct Carillon__Evaluator__V1__CheckTemplatesRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
} Carillon__Evaluator__V1__CheckTemplatesRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__check_templates_request__descriptor;
void carillon__evaluator__v1__check_templates_request__init(Carillon__Evaluator__V1__CheckTemplatesRequest *message);
typedef struct Carillon__Evaluator__V1__TemplateFinding {
    ProtobufCMessage base;
    int32_t problem;
    char *type_id;
    char *locale;
    char *template_;
    char *part;
    int32_t length;
    int32_t limit;
    char *detail;
} Carillon__Evaluator__V1__TemplateFinding;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__template_finding__descriptor;
void carillon__evaluator__v1__template_finding__init(Carillon__Evaluator__V1__TemplateFinding *message);
typedef struct Carillon__Evaluator__V1__CheckTemplatesResponse {
    ProtobufCMessage base;
    int32_t rendered;
    size_t n_findings; struct Carillon__Evaluator__V1__TemplateFinding **findings;
    int32_t more;
} Carillon__Evaluator__V1__CheckTemplatesResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__check_templates_response__descriptor;
void carillon__evaluator__v1__check_templates_response__init(Carillon__Evaluator__V1__CheckTemplatesResponse *message);
typedef struct Carillon__Evaluator__V1__EvaluatorStatisticsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    protobuf_c_boolean with_metrics;
    int64_t metrics_from_ms;
    int64_t metrics_until_ms;
} Carillon__Evaluator__V1__EvaluatorStatisticsRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__evaluator_statistics_request__descriptor;
void carillon__evaluator__v1__evaluator_statistics_request__init(Carillon__Evaluator__V1__EvaluatorStatisticsRequest *message);
typedef struct Carillon__Evaluator__V1__EvaluatorStatisticsResponse {
    ProtobufCMessage base;
    int64_t events_accepted;
    int64_t events_evaluated;
    int64_t events_pending;
    int64_t targets;
    int64_t enqueued;
    size_t n_skipped; struct Carillon__Evaluator__V1__EvaluatorStatisticsResponse__SkippedEntry **skipped;
    int64_t outbox_depth;
    size_t n_targets_by_type; struct Carillon__Evaluator__V1__EvaluatorStatisticsResponse__TargetsByTypeEntry **targets_by_type;
    size_t n_events_skipped; struct Carillon__Evaluator__V1__EvaluatorStatisticsResponse__EventsSkippedEntry **events_skipped;
    int64_t held;
    int64_t scheduled;
    size_t n_metrics; struct Carillon__Common__V1__MetricReading **metrics;
} Carillon__Evaluator__V1__EvaluatorStatisticsResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__evaluator_statistics_response__descriptor;
void carillon__evaluator__v1__evaluator_statistics_response__init(Carillon__Evaluator__V1__EvaluatorStatisticsResponse *message);
typedef struct Carillon__Evaluator__V1__EvaluatorStatisticsResponse__EventsSkippedEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Evaluator__V1__EvaluatorStatisticsResponse__EventsSkippedEntry;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__evaluator_statistics_response__events_skipped_entry__descriptor;
void carillon__evaluator__v1__evaluator_statistics_response__events_skipped_entry__init(Carillon__Evaluator__V1__EvaluatorStatisticsResponse__EventsSkippedEntry *message);
typedef struct Carillon__Evaluator__V1__EvaluatorStatisticsResponse__SkippedEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Evaluator__V1__EvaluatorStatisticsResponse__SkippedEntry;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__evaluator_statistics_response__skipped_entry__descriptor;
void carillon__evaluator__v1__evaluator_statistics_response__skipped_entry__init(Carillon__Evaluator__V1__EvaluatorStatisticsResponse__SkippedEntry *message);
typedef struct Carillon__Evaluator__V1__EvaluatorStatisticsResponse__TargetsByTypeEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Evaluator__V1__EvaluatorStatisticsResponse__TargetsByTypeEntry;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__evaluator_statistics_response__targets_by_type_entry__descriptor;
void carillon__evaluator__v1__evaluator_statistics_response__targets_by_type_entry__init(Carillon__Evaluator__V1__EvaluatorStatisticsResponse__TargetsByTypeEntry *message);

// carillon/evaluator/v1/broadcasts.proto
typedef struct Carillon__Evaluator__V1__BroadcastUsers {
    ProtobufCMessage base;
    size_t n_user_ids; char **user_ids;
} Carillon__Evaluator__V1__BroadcastUsers;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__broadcast_users__descriptor;
void carillon__evaluator__v1__broadcast_users__init(Carillon__Evaluator__V1__BroadcastUsers *message);
typedef struct Carillon__Evaluator__V1__BroadcastAudience {
    ProtobufCMessage base;
    size_t n_device_types; int32_t *device_types;
    size_t n_locales; char **locales;
    uint32_t audience_case;
    union { protobuf_c_boolean whole_app; protobuf_c_boolean whole_organization; protobuf_c_boolean whole_platform; char *role; char *group_id; char *channel_id; struct Carillon__Evaluator__V1__BroadcastUsers *users; };
} Carillon__Evaluator__V1__BroadcastAudience;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__broadcast_audience__descriptor;
void carillon__evaluator__v1__broadcast_audience__init(Carillon__Evaluator__V1__BroadcastAudience *message);
typedef struct Carillon__Evaluator__V1__SubmitBroadcastRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *broadcast_id;
    struct Carillon__Evaluator__V1__BroadcastAudience *audience;
    char *type_id;
    struct Carillon__Evaluator__V1__NotificationContent *content;
    int32_t priority;
    char *entity_type;
    char *entity_id;
    size_t n_data; struct Carillon__Evaluator__V1__SubmitBroadcastRequest__DataEntry **data;
    int32_t rate_per_second;
    char *override_reason;
    int32_t spread_seconds;
} Carillon__Evaluator__V1__SubmitBroadcastRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_broadcast_request__descriptor;
void carillon__evaluator__v1__submit_broadcast_request__init(Carillon__Evaluator__V1__SubmitBroadcastRequest *message);
typedef struct Carillon__Evaluator__V1__SubmitBroadcastRequest__DataEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Evaluator__V1__SubmitBroadcastRequest__DataEntry;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_broadcast_request__data_entry__descriptor;
void carillon__evaluator__v1__submit_broadcast_request__data_entry__init(Carillon__Evaluator__V1__SubmitBroadcastRequest__DataEntry *message);
typedef struct Carillon__Evaluator__V1__SubmitBroadcastResponse {
    ProtobufCMessage base;
    struct Carillon__Evaluator__V1__Broadcast *broadcast;
    protobuf_c_boolean duplicate;
} Carillon__Evaluator__V1__SubmitBroadcastResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__submit_broadcast_response__descriptor;
void carillon__evaluator__v1__submit_broadcast_response__init(Carillon__Evaluator__V1__SubmitBroadcastResponse *message);
typedef struct Carillon__Evaluator__V1__Broadcast {
    ProtobufCMessage base;
    char *broadcast_id;
    char *caller_id;
    struct Carillon__Common__V1__Tenant *tenant;
    int32_t state;
    char *type_id;
    int64_t created_at_ms;
    int64_t changed_at_ms;
    int64_t targeted;
    int64_t queued;
    int64_t held;
    size_t n_skipped; struct Carillon__Evaluator__V1__Broadcast__SkippedEntry **skipped;
    struct Carillon__Evaluator__V1__BroadcastDelivery *delivery;
    size_t n_apps; struct Carillon__Evaluator__V1__BroadcastApp **apps;
} Carillon__Evaluator__V1__Broadcast;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__broadcast__descriptor;
void carillon__evaluator__v1__broadcast__init(Carillon__Evaluator__V1__Broadcast *message);
typedef struct Carillon__Evaluator__V1__Broadcast__SkippedEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Evaluator__V1__Broadcast__SkippedEntry;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__broadcast__skipped_entry__descriptor;
void carillon__evaluator__v1__broadcast__skipped_entry__init(Carillon__Evaluator__V1__Broadcast__SkippedEntry *message);
typedef struct Carillon__Evaluator__V1__BroadcastDelivery {
    ProtobufCMessage base;
    int64_t sent;
    int64_t failed;
    int64_t expired;
    int64_t cancelled;
    int64_t skipped;
} Carillon__Evaluator__V1__BroadcastDelivery;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__broadcast_delivery__descriptor;
void carillon__evaluator__v1__broadcast_delivery__init(Carillon__Evaluator__V1__BroadcastDelivery *message);
typedef struct Carillon__Evaluator__V1__BroadcastApp {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    int32_t state;
    int64_t taken;
} Carillon__Evaluator__V1__BroadcastApp;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__broadcast_app__descriptor;
void carillon__evaluator__v1__broadcast_app__init(Carillon__Evaluator__V1__BroadcastApp *message);
typedef struct Carillon__Evaluator__V1__GetBroadcastRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *broadcast_id;
} Carillon__Evaluator__V1__GetBroadcastRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__get_broadcast_request__descriptor;
void carillon__evaluator__v1__get_broadcast_request__init(Carillon__Evaluator__V1__GetBroadcastRequest *message);
typedef struct Carillon__Evaluator__V1__GetBroadcastResponse {
    ProtobufCMessage base;
    struct Carillon__Evaluator__V1__Broadcast *broadcast;
} Carillon__Evaluator__V1__GetBroadcastResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__get_broadcast_response__descriptor;
void carillon__evaluator__v1__get_broadcast_response__init(Carillon__Evaluator__V1__GetBroadcastResponse *message);
typedef struct Carillon__Evaluator__V1__PauseBroadcastRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *broadcast_id;
} Carillon__Evaluator__V1__PauseBroadcastRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__pause_broadcast_request__descriptor;
void carillon__evaluator__v1__pause_broadcast_request__init(Carillon__Evaluator__V1__PauseBroadcastRequest *message);
typedef struct Carillon__Evaluator__V1__PauseBroadcastResponse {
    ProtobufCMessage base;
    struct Carillon__Evaluator__V1__Broadcast *broadcast;
} Carillon__Evaluator__V1__PauseBroadcastResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__pause_broadcast_response__descriptor;
void carillon__evaluator__v1__pause_broadcast_response__init(Carillon__Evaluator__V1__PauseBroadcastResponse *message);
typedef struct Carillon__Evaluator__V1__ResumeBroadcastRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *broadcast_id;
} Carillon__Evaluator__V1__ResumeBroadcastRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__resume_broadcast_request__descriptor;
void carillon__evaluator__v1__resume_broadcast_request__init(Carillon__Evaluator__V1__ResumeBroadcastRequest *message);
typedef struct Carillon__Evaluator__V1__ResumeBroadcastResponse {
    ProtobufCMessage base;
    struct Carillon__Evaluator__V1__Broadcast *broadcast;
} Carillon__Evaluator__V1__ResumeBroadcastResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__resume_broadcast_response__descriptor;
void carillon__evaluator__v1__resume_broadcast_response__init(Carillon__Evaluator__V1__ResumeBroadcastResponse *message);
typedef struct Carillon__Evaluator__V1__CancelBroadcastRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *broadcast_id;
} Carillon__Evaluator__V1__CancelBroadcastRequest;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__cancel_broadcast_request__descriptor;
void carillon__evaluator__v1__cancel_broadcast_request__init(Carillon__Evaluator__V1__CancelBroadcastRequest *message);
typedef struct Carillon__Evaluator__V1__CancelBroadcastResponse {
    ProtobufCMessage base;
    struct Carillon__Evaluator__V1__Broadcast *broadcast;
} Carillon__Evaluator__V1__CancelBroadcastResponse;
extern const ProtobufCMessageDescriptor carillon__evaluator__v1__cancel_broadcast_response__descriptor;
void carillon__evaluator__v1__cancel_broadcast_response__init(Carillon__Evaluator__V1__CancelBroadcastResponse *message);

// carillon/evaluator/v1/user_data.proto

// carillon/operations/v1/backups.proto
typedef struct Carillon__Operations__V1__CreateBackupRequest {
    ProtobufCMessage base;
    char *name;
} Carillon__Operations__V1__CreateBackupRequest;
extern const ProtobufCMessageDescriptor carillon__operations__v1__create_backup_request__descriptor;
void carillon__operations__v1__create_backup_request__init(Carillon__Operations__V1__CreateBackupRequest *message);
typedef struct Carillon__Operations__V1__StoreCopy {
    ProtobufCMessage base;
    char *store;
    char *path;
    int64_t bytes;
} Carillon__Operations__V1__StoreCopy;
extern const ProtobufCMessageDescriptor carillon__operations__v1__store_copy__descriptor;
void carillon__operations__v1__store_copy__init(Carillon__Operations__V1__StoreCopy *message);
typedef struct Carillon__Operations__V1__CreateBackupResponse {
    ProtobufCMessage base;
    size_t n_copies; struct Carillon__Operations__V1__StoreCopy **copies;
} Carillon__Operations__V1__CreateBackupResponse;
extern const ProtobufCMessageDescriptor carillon__operations__v1__create_backup_response__descriptor;
void carillon__operations__v1__create_backup_response__init(Carillon__Operations__V1__CreateBackupResponse *message);

// carillon/preferences/v1/changes.proto

// carillon/preferences/v1/consents.proto
typedef struct Carillon__Preferences__V1__Consent {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *consent_id;
    char *child_user_id;
    char *guardian_user_id;
    char *guardian_email;
    int32_t method;
    int32_t status;
    int64_t requested_at_ms;
    char *evidence;
    int64_t link_number;
    size_t n_history; struct Carillon__Preferences__V1__ConsentChange **history;
    uint32_t optional_decided_at_ms_case;
    union { int64_t decided_at_ms; };
    uint32_t optional_link_expires_at_ms_case;
    union { int64_t link_expires_at_ms; };
    uint32_t optional_link_used_at_ms_case;
    union { int64_t link_used_at_ms; };
} Carillon__Preferences__V1__Consent;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__consent__descriptor;
void carillon__preferences__v1__consent__init(Carillon__Preferences__V1__Consent *message);
typedef struct Carillon__Preferences__V1__ConsentChange {
    ProtobufCMessage base;
    int64_t at_ms;
    int32_t action;
    int32_t old_status;
    int32_t new_status;
    char *actor;
    char *evidence;
} Carillon__Preferences__V1__ConsentChange;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__consent_change__descriptor;
void carillon__preferences__v1__consent_change__init(Carillon__Preferences__V1__ConsentChange *message);
typedef struct Carillon__Preferences__V1__PutConsentRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *child_user_id;
    char *guardian_user_id;
    char *guardian_email;
    int32_t action;
} Carillon__Preferences__V1__PutConsentRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__put_consent_request__descriptor;
void carillon__preferences__v1__put_consent_request__init(Carillon__Preferences__V1__PutConsentRequest *message);
typedef struct Carillon__Preferences__V1__PutConsentResponse {
    ProtobufCMessage base;
    struct Carillon__Preferences__V1__Consent *consent;
} Carillon__Preferences__V1__PutConsentResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__put_consent_response__descriptor;
void carillon__preferences__v1__put_consent_response__init(Carillon__Preferences__V1__PutConsentResponse *message);
typedef struct Carillon__Preferences__V1__GetConsentLinkRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *consent_id;
} Carillon__Preferences__V1__GetConsentLinkRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__get_consent_link_request__descriptor;
void carillon__preferences__v1__get_consent_link_request__init(Carillon__Preferences__V1__GetConsentLinkRequest *message);
typedef struct Carillon__Preferences__V1__GetConsentLinkResponse {
    ProtobufCMessage base;
    char *link_token;
} Carillon__Preferences__V1__GetConsentLinkResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__get_consent_link_response__descriptor;
void carillon__preferences__v1__get_consent_link_response__init(Carillon__Preferences__V1__GetConsentLinkResponse *message);
typedef struct Carillon__Preferences__V1__ListConsentsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *child_user_id;
} Carillon__Preferences__V1__ListConsentsRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__list_consents_request__descriptor;
void carillon__preferences__v1__list_consents_request__init(Carillon__Preferences__V1__ListConsentsRequest *message);
typedef struct Carillon__Preferences__V1__ListConsentsResponse {
    ProtobufCMessage base;
    size_t n_consents; struct Carillon__Preferences__V1__Consent **consents;
    protobuf_c_boolean required;
    protobuf_c_boolean satisfied;
} Carillon__Preferences__V1__ListConsentsResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__list_consents_response__descriptor;
void carillon__preferences__v1__list_consents_response__init(Carillon__Preferences__V1__ListConsentsResponse *message);
typedef struct Carillon__Preferences__V1__AnswerConsentLinkRequest {
    ProtobufCMessage base;
    char *link_token;
    int32_t decision;
} Carillon__Preferences__V1__AnswerConsentLinkRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__answer_consent_link_request__descriptor;
void carillon__preferences__v1__answer_consent_link_request__init(Carillon__Preferences__V1__AnswerConsentLinkRequest *message);
typedef struct Carillon__Preferences__V1__AnswerConsentLinkResponse {
    ProtobufCMessage base;
    struct Carillon__Preferences__V1__Consent *consent;
} Carillon__Preferences__V1__AnswerConsentLinkResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__answer_consent_link_response__descriptor;
void carillon__preferences__v1__answer_consent_link_response__init(Carillon__Preferences__V1__AnswerConsentLinkResponse *message);
typedef struct Carillon__Preferences__V1__EndedGuardianship {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *guardian_user_id;
    char *child_user_id;
    int64_t ended_at_ms;
} Carillon__Preferences__V1__EndedGuardianship;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__ended_guardianship__descriptor;
void carillon__preferences__v1__ended_guardianship__init(Carillon__Preferences__V1__EndedGuardianship *message);
typedef struct Carillon__Preferences__V1__EndGuardianshipsRequest {
    ProtobufCMessage base;
    size_t n_ended; struct Carillon__Preferences__V1__EndedGuardianship **ended;
} Carillon__Preferences__V1__EndGuardianshipsRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__end_guardianships_request__descriptor;
void carillon__preferences__v1__end_guardianships_request__init(Carillon__Preferences__V1__EndGuardianshipsRequest *message);
typedef struct Carillon__Preferences__V1__EndGuardianshipsResponse {
    ProtobufCMessage base;
    size_t n_rejected; struct Carillon__Common__V1__ItemResult **rejected;
} Carillon__Preferences__V1__EndGuardianshipsResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__end_guardianships_response__descriptor;
void carillon__preferences__v1__end_guardianships_response__init(Carillon__Preferences__V1__EndGuardianshipsResponse *message);

// carillon/preferences/v1/local_scheduling.proto
typedef struct Carillon__Preferences__V1__GetLocalConfigRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
} Carillon__Preferences__V1__GetLocalConfigRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__get_local_config_request__descriptor;
void carillon__preferences__v1__get_local_config_request__init(Carillon__Preferences__V1__GetLocalConfigRequest *message);
typedef struct Carillon__Preferences__V1__GetLocalConfigResponse {
    ProtobufCMessage base;
    char *options;
} Carillon__Preferences__V1__GetLocalConfigResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__get_local_config_response__descriptor;
void carillon__preferences__v1__get_local_config_response__init(Carillon__Preferences__V1__GetLocalConfigResponse *message);
typedef struct Carillon__Preferences__V1__PutLocalConfigRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *options;
} Carillon__Preferences__V1__PutLocalConfigRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__put_local_config_request__descriptor;
void carillon__preferences__v1__put_local_config_request__init(Carillon__Preferences__V1__PutLocalConfigRequest *message);
typedef struct Carillon__Preferences__V1__PutLocalConfigResponse {
    ProtobufCMessage base;
    char *options;
} Carillon__Preferences__V1__PutLocalConfigResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__put_local_config_response__descriptor;
void carillon__preferences__v1__put_local_config_response__init(Carillon__Preferences__V1__PutLocalConfigResponse *message);
typedef struct Carillon__Preferences__V1__LocalAudience {
    ProtobufCMessage base;
    protobuf_c_boolean whole_app;
    char *role;
} Carillon__Preferences__V1__LocalAudience;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__local_audience__descriptor;
void carillon__preferences__v1__local_audience__init(Carillon__Preferences__V1__LocalAudience *message);
typedef struct Carillon__Preferences__V1__PutLocalContentRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    struct Carillon__Preferences__V1__LocalAudience *audience;
    char *locale;
    char *headline;
    char *summary;
    char *data;
} Carillon__Preferences__V1__PutLocalContentRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__put_local_content_request__descriptor;
void carillon__preferences__v1__put_local_content_request__init(Carillon__Preferences__V1__PutLocalContentRequest *message);
typedef struct Carillon__Preferences__V1__PutLocalContentResponse {
    ProtobufCMessage base;
    char *etag;
} Carillon__Preferences__V1__PutLocalContentResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__put_local_content_response__descriptor;
void carillon__preferences__v1__put_local_content_response__init(Carillon__Preferences__V1__PutLocalContentResponse *message);
typedef struct Carillon__Preferences__V1__GetLocalContentRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    size_t n_locales; char **locales;
} Carillon__Preferences__V1__GetLocalContentRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__get_local_content_request__descriptor;
void carillon__preferences__v1__get_local_content_request__init(Carillon__Preferences__V1__GetLocalContentRequest *message);
typedef struct Carillon__Preferences__V1__GetLocalContentResponse {
    ProtobufCMessage base;
    struct Carillon__Preferences__V1__LocalContent *content;
} Carillon__Preferences__V1__GetLocalContentResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__get_local_content_response__descriptor;
void carillon__preferences__v1__get_local_content_response__init(Carillon__Preferences__V1__GetLocalContentResponse *message);
typedef struct Carillon__Preferences__V1__LocalContent {
    ProtobufCMessage base;
    char *locale;
    char *headline;
    char *summary;
    char *data;
    char *etag;
} Carillon__Preferences__V1__LocalContent;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__local_content__descriptor;
void carillon__preferences__v1__local_content__init(Carillon__Preferences__V1__LocalContent *message);

// carillon/preferences/v1/permissions.proto
typedef struct Carillon__Preferences__V1__PermissionState {
    ProtobufCMessage base;
    char *device_id;
    int32_t permission_status;
    int32_t changed_from;
    int64_t changed_at_ms;
    size_t n_history; struct Carillon__Preferences__V1__PermissionChange **history;
} Carillon__Preferences__V1__PermissionState;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__permission_state__descriptor;
void carillon__preferences__v1__permission_state__init(Carillon__Preferences__V1__PermissionState *message);
typedef struct Carillon__Preferences__V1__PermissionChange {
    ProtobufCMessage base;
    int32_t old_status;
    int32_t new_status;
    int32_t changed_from;
    int64_t changed_at_ms;
} Carillon__Preferences__V1__PermissionChange;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__permission_change__descriptor;
void carillon__preferences__v1__permission_change__init(Carillon__Preferences__V1__PermissionChange *message);
typedef struct Carillon__Preferences__V1__ReportPermissionRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *device_id;
    int32_t permission_status;
    int32_t changed_from;
} Carillon__Preferences__V1__ReportPermissionRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__report_permission_request__descriptor;
void carillon__preferences__v1__report_permission_request__init(Carillon__Preferences__V1__ReportPermissionRequest *message);
typedef struct Carillon__Preferences__V1__ReportPermissionResponse {
    ProtobufCMessage base;
    struct Carillon__Preferences__V1__PermissionState *state;
} Carillon__Preferences__V1__ReportPermissionResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__report_permission_response__descriptor;
void carillon__preferences__v1__report_permission_response__init(Carillon__Preferences__V1__ReportPermissionResponse *message);
typedef struct Carillon__Preferences__V1__ListPermissionsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
} Carillon__Preferences__V1__ListPermissionsRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__list_permissions_request__descriptor;
void carillon__preferences__v1__list_permissions_request__init(Carillon__Preferences__V1__ListPermissionsRequest *message);
typedef struct Carillon__Preferences__V1__ListPermissionsResponse {
    ProtobufCMessage base;
    size_t n_states; struct Carillon__Preferences__V1__PermissionState **states;
} Carillon__Preferences__V1__ListPermissionsResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__list_permissions_response__descriptor;
void carillon__preferences__v1__list_permissions_response__init(Carillon__Preferences__V1__ListPermissionsResponse *message);
typedef struct Carillon__Preferences__V1__DecidePromptRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *device_id;
    int32_t context;
    int32_t device_type;
    size_t n_locales; char **locales;
} Carillon__Preferences__V1__DecidePromptRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__decide_prompt_request__descriptor;
void carillon__preferences__v1__decide_prompt_request__init(Carillon__Preferences__V1__DecidePromptRequest *message);
typedef struct Carillon__Preferences__V1__DecidePromptResponse {
    ProtobufCMessage base;
    protobuf_c_boolean show;
    int32_t kind;
    int32_t reason;
    char *content_key;
    size_t n_texts; struct Carillon__Preferences__V1__DecidePromptResponse__TextsEntry **texts;
    char *locale;
    uint32_t optional_next_eligible_at_ms_case;
    union { int64_t next_eligible_at_ms; };
} Carillon__Preferences__V1__DecidePromptResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__decide_prompt_response__descriptor;
void carillon__preferences__v1__decide_prompt_response__init(Carillon__Preferences__V1__DecidePromptResponse *message);
typedef struct Carillon__Preferences__V1__DecidePromptResponse__TextsEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Preferences__V1__DecidePromptResponse__TextsEntry;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__decide_prompt_response__texts_entry__descriptor;
void carillon__preferences__v1__decide_prompt_response__texts_entry__init(Carillon__Preferences__V1__DecidePromptResponse__TextsEntry *message);
typedef struct Carillon__Preferences__V1__ReportPromptRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *device_id;
    int32_t kind;
    int32_t outcome;
} Carillon__Preferences__V1__ReportPromptRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__report_prompt_request__descriptor;
void carillon__preferences__v1__report_prompt_request__init(Carillon__Preferences__V1__ReportPromptRequest *message);
typedef struct Carillon__Preferences__V1__ReportPromptResponse {
    ProtobufCMessage base;
    uint32_t optional_next_eligible_at_ms_case;
    union { int64_t next_eligible_at_ms; };
} Carillon__Preferences__V1__ReportPromptResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__report_prompt_response__descriptor;
void carillon__preferences__v1__report_prompt_response__init(Carillon__Preferences__V1__ReportPromptResponse *message);
typedef struct Carillon__Preferences__V1__PermissionStatisticsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    int64_t since_ms;
} Carillon__Preferences__V1__PermissionStatisticsRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__permission_statistics_request__descriptor;
void carillon__preferences__v1__permission_statistics_request__init(Carillon__Preferences__V1__PermissionStatisticsRequest *message);
typedef struct Carillon__Preferences__V1__PermissionStatisticsResponse {
    ProtobufCMessage base;
    int64_t prompted;
    int64_t granted;
    char *target;
    uint32_t optional_grant_rate_case;
    union { double grant_rate; };
    uint32_t optional_met_case;
    union { protobuf_c_boolean met; };
} Carillon__Preferences__V1__PermissionStatisticsResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__permission_statistics_response__descriptor;
void carillon__preferences__v1__permission_statistics_response__init(Carillon__Preferences__V1__PermissionStatisticsResponse *message);
typedef struct Carillon__Preferences__V1__DevicePermission {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *device_id;
    int32_t permission_status;
    int64_t changed_at_ms;
} Carillon__Preferences__V1__DevicePermission;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__device_permission__descriptor;
void carillon__preferences__v1__device_permission__init(Carillon__Preferences__V1__DevicePermission *message);
typedef struct Carillon__Preferences__V1__TakePermissionsRequest {
    ProtobufCMessage base;
    size_t n_permissions; struct Carillon__Preferences__V1__DevicePermission **permissions;
} Carillon__Preferences__V1__TakePermissionsRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__take_permissions_request__descriptor;
void carillon__preferences__v1__take_permissions_request__init(Carillon__Preferences__V1__TakePermissionsRequest *message);
typedef struct Carillon__Preferences__V1__TakePermissionsResponse {
    ProtobufCMessage base;
    size_t n_rejected; struct Carillon__Common__V1__ItemResult **rejected;
} Carillon__Preferences__V1__TakePermissionsResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__take_permissions_response__descriptor;
void carillon__preferences__v1__take_permissions_response__init(Carillon__Preferences__V1__TakePermissionsResponse *message);

// carillon/preferences/v1/preferences.proto
typedef struct Carillon__Preferences__V1__TypeSwitch {
    ProtobufCMessage base;
    char *type_id;
    uint32_t optional_push_case;
    union { protobuf_c_boolean push; };
    uint32_t optional_email_case;
    union { protobuf_c_boolean email; };
} Carillon__Preferences__V1__TypeSwitch;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__type_switch__descriptor;
void carillon__preferences__v1__type_switch__init(Carillon__Preferences__V1__TypeSwitch *message);
typedef struct Carillon__Preferences__V1__CategorySwitch {
    ProtobufCMessage base;
    char *category_id;
    protobuf_c_boolean enabled;
} Carillon__Preferences__V1__CategorySwitch;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__category_switch__descriptor;
void carillon__preferences__v1__category_switch__init(Carillon__Preferences__V1__CategorySwitch *message);
typedef struct Carillon__Preferences__V1__QuietHours {
    ProtobufCMessage base;
    protobuf_c_boolean enabled;
    char *start;
    char *end;
    char *timezone;
    size_t n_days_of_week; int32_t *days_of_week;
    protobuf_c_boolean allow_critical;
} Carillon__Preferences__V1__QuietHours;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__quiet_hours__descriptor;
void carillon__preferences__v1__quiet_hours__init(Carillon__Preferences__V1__QuietHours *message);
typedef struct Carillon__Preferences__V1__VibrationPattern {
    ProtobufCMessage base;
    char *category_id;
    size_t n_milliseconds; int32_t *milliseconds;
} Carillon__Preferences__V1__VibrationPattern;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__vibration_pattern__descriptor;
void carillon__preferences__v1__vibration_pattern__init(Carillon__Preferences__V1__VibrationPattern *message);
typedef struct Carillon__Preferences__V1__QuietState {
    ProtobufCMessage base;
    protobuf_c_boolean active;
    char *timezone;
    int32_t timezone_source;
    size_t n_unknown_timezones; char **unknown_timezones;
    uint32_t optional_ends_at_ms_case;
    union { int64_t ends_at_ms; };
    uint32_t optional_next_change_at_ms_case;
    union { int64_t next_change_at_ms; };
} Carillon__Preferences__V1__QuietState;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__quiet_state__descriptor;
void carillon__preferences__v1__quiet_state__init(Carillon__Preferences__V1__QuietState *message);
typedef struct Carillon__Preferences__V1__ChannelSetting {
    ProtobufCMessage base;
    char *channel_id;
    protobuf_c_boolean muted;
    protobuf_c_boolean notify_all;
    protobuf_c_boolean starred;
    uint32_t optional_muted_until_ms_case;
    union { int64_t muted_until_ms; };
} Carillon__Preferences__V1__ChannelSetting;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__channel_setting__descriptor;
void carillon__preferences__v1__channel_setting__init(Carillon__Preferences__V1__ChannelSetting *message);
typedef struct Carillon__Preferences__V1__Document {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    protobuf_c_boolean push_enabled;
    protobuf_c_boolean email_enabled;
    size_t n_notifications; struct Carillon__Preferences__V1__TypeSwitch **notifications;
    size_t n_categories; struct Carillon__Preferences__V1__CategorySwitch **categories;
    struct Carillon__Preferences__V1__QuietHours *quiet_hours;
    size_t n_channel_settings; struct Carillon__Preferences__V1__ChannelSetting **channel_settings;
    size_t n_sound; struct Carillon__Preferences__V1__Document__SoundEntry **sound;
    int32_t device_scope;
    protobuf_c_boolean promotional_opt_in;
    int64_t version;
    int64_t updated_at_ms;
    size_t n_device_scope_choices; int32_t *device_scope_choices;
    size_t n_digest_time; struct Carillon__Preferences__V1__Document__DigestTimeEntry **digest_time;
    char *digest_default_time;
    size_t n_vibration; struct Carillon__Preferences__V1__VibrationPattern **vibration;
    protobuf_c_boolean reduce_motion;
    size_t n_opt_out_history_ms; int64_t *opt_out_history_ms;
    int32_t default_source;
    struct Carillon__Preferences__V1__QuietState *quiet_state;
    int32_t guardian_consent;
    uint32_t optional_language_case;
    union { char *language; };
    uint32_t optional_opted_out_at_ms_case;
    union { int64_t opted_out_at_ms; };
    uint32_t optional_managed_by_case;
    union { char *managed_by; };
} Carillon__Preferences__V1__Document;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__document__descriptor;
void carillon__preferences__v1__document__init(Carillon__Preferences__V1__Document *message);
typedef struct Carillon__Preferences__V1__Document__DigestTimeEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Preferences__V1__Document__DigestTimeEntry;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__document__digest_time_entry__descriptor;
void carillon__preferences__v1__document__digest_time_entry__init(Carillon__Preferences__V1__Document__DigestTimeEntry *message);
typedef struct Carillon__Preferences__V1__Document__SoundEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Preferences__V1__Document__SoundEntry;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__document__sound_entry__descriptor;
void carillon__preferences__v1__document__sound_entry__init(Carillon__Preferences__V1__Document__SoundEntry *message);
typedef struct Carillon__Preferences__V1__GetPreferencesRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
} Carillon__Preferences__V1__GetPreferencesRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__get_preferences_request__descriptor;
void carillon__preferences__v1__get_preferences_request__init(Carillon__Preferences__V1__GetPreferencesRequest *message);
typedef struct Carillon__Preferences__V1__GetPreferencesResponse {
    ProtobufCMessage base;
    struct Carillon__Preferences__V1__Document *document;
} Carillon__Preferences__V1__GetPreferencesResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__get_preferences_response__descriptor;
void carillon__preferences__v1__get_preferences_response__init(Carillon__Preferences__V1__GetPreferencesResponse *message);
typedef struct Carillon__Preferences__V1__UpdatePreferencesRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    size_t n_notifications; struct Carillon__Preferences__V1__TypeSwitch **notifications;
    size_t n_categories; struct Carillon__Preferences__V1__CategorySwitch **categories;
    struct Carillon__Preferences__V1__QuietHoursUpdate *quiet_hours;
    size_t n_sound; struct Carillon__Preferences__V1__UpdatePreferencesRequest__SoundEntry **sound;
    size_t n_digest_time; struct Carillon__Preferences__V1__UpdatePreferencesRequest__DigestTimeEntry **digest_time;
    size_t n_vibration; struct Carillon__Preferences__V1__VibrationPattern **vibration;
    size_t n_reset; char **reset;
    int32_t changed_from;
    uint32_t optional_push_enabled_case;
    union { protobuf_c_boolean push_enabled; };
    uint32_t optional_email_enabled_case;
    union { protobuf_c_boolean email_enabled; };
    uint32_t optional_promotional_opt_in_case;
    union { protobuf_c_boolean promotional_opt_in; };
    uint32_t optional_language_case;
    union { char *language; };
    uint32_t optional_if_version_case;
    union { int64_t if_version; };
    uint32_t optional_device_scope_case;
    union { int32_t device_scope; };
    uint32_t optional_reduce_motion_case;
    union { protobuf_c_boolean reduce_motion; };
} Carillon__Preferences__V1__UpdatePreferencesRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__update_preferences_request__descriptor;
void carillon__preferences__v1__update_preferences_request__init(Carillon__Preferences__V1__UpdatePreferencesRequest *message);
typedef struct Carillon__Preferences__V1__UpdatePreferencesRequest__DigestTimeEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Preferences__V1__UpdatePreferencesRequest__DigestTimeEntry;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__update_preferences_request__digest_time_entry__descriptor;
void carillon__preferences__v1__update_preferences_request__digest_time_entry__init(Carillon__Preferences__V1__UpdatePreferencesRequest__DigestTimeEntry *message);
typedef struct Carillon__Preferences__V1__UpdatePreferencesRequest__SoundEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Preferences__V1__UpdatePreferencesRequest__SoundEntry;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__update_preferences_request__sound_entry__descriptor;
void carillon__preferences__v1__update_preferences_request__sound_entry__init(Carillon__Preferences__V1__UpdatePreferencesRequest__SoundEntry *message);
typedef struct Carillon__Preferences__V1__QuietHoursUpdate {
    ProtobufCMessage base;
    uint32_t optional_enabled_case;
    union { protobuf_c_boolean enabled; };
    uint32_t optional_start_case;
    union { char *start; };
    uint32_t optional_end_case;
    union { char *end; };
    uint32_t optional_timezone_case;
    union { char *timezone; };
    uint32_t optional_days_case;
    union { struct Carillon__Preferences__V1__Weekdays *days; };
    uint32_t optional_allow_critical_case;
    union { protobuf_c_boolean allow_critical; };
} Carillon__Preferences__V1__QuietHoursUpdate;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__quiet_hours_update__descriptor;
void carillon__preferences__v1__quiet_hours_update__init(Carillon__Preferences__V1__QuietHoursUpdate *message);
typedef struct Carillon__Preferences__V1__Weekdays {
    ProtobufCMessage base;
    size_t n_days_of_week; int32_t *days_of_week;
} Carillon__Preferences__V1__Weekdays;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__weekdays__descriptor;
void carillon__preferences__v1__weekdays__init(Carillon__Preferences__V1__Weekdays *message);
typedef struct Carillon__Preferences__V1__UpdatePreferencesResponse {
    ProtobufCMessage base;
    struct Carillon__Preferences__V1__Document *document;
} Carillon__Preferences__V1__UpdatePreferencesResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__update_preferences_response__descriptor;
void carillon__preferences__v1__update_preferences_response__init(Carillon__Preferences__V1__UpdatePreferencesResponse *message);
typedef struct Carillon__Preferences__V1__MuteChannelRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *channel_id;
    protobuf_c_boolean muted;
    char *duration;
} Carillon__Preferences__V1__MuteChannelRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__mute_channel_request__descriptor;
void carillon__preferences__v1__mute_channel_request__init(Carillon__Preferences__V1__MuteChannelRequest *message);
typedef struct Carillon__Preferences__V1__MuteChannelResponse {
    ProtobufCMessage base;
    struct Carillon__Preferences__V1__ChannelSetting *setting;
    int64_t version;
} Carillon__Preferences__V1__MuteChannelResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__mute_channel_response__descriptor;
void carillon__preferences__v1__mute_channel_response__init(Carillon__Preferences__V1__MuteChannelResponse *message);
typedef struct Carillon__Preferences__V1__UpdateChannelSettingsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *channel_id;
    uint32_t optional_notify_all_case;
    union { protobuf_c_boolean notify_all; };
    uint32_t optional_starred_case;
    union { protobuf_c_boolean starred; };
} Carillon__Preferences__V1__UpdateChannelSettingsRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__update_channel_settings_request__descriptor;
void carillon__preferences__v1__update_channel_settings_request__init(Carillon__Preferences__V1__UpdateChannelSettingsRequest *message);
typedef struct Carillon__Preferences__V1__UpdateChannelSettingsResponse {
    ProtobufCMessage base;
    struct Carillon__Preferences__V1__ChannelSetting *setting;
    int64_t version;
} Carillon__Preferences__V1__UpdateChannelSettingsResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__update_channel_settings_response__descriptor;
void carillon__preferences__v1__update_channel_settings_response__init(Carillon__Preferences__V1__UpdateChannelSettingsResponse *message);
typedef struct Carillon__Preferences__V1__ListChannelFollowersRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_channel_ids; char **channel_ids;
    uint32_t users_limit;
    char *users_after;
} Carillon__Preferences__V1__ListChannelFollowersRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__list_channel_followers_request__descriptor;
void carillon__preferences__v1__list_channel_followers_request__init(Carillon__Preferences__V1__ListChannelFollowersRequest *message);
typedef struct Carillon__Preferences__V1__ListChannelFollowersResponse {
    ProtobufCMessage base;
    size_t n_channels; struct Carillon__Preferences__V1__ChannelFollowers **channels;
} Carillon__Preferences__V1__ListChannelFollowersResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__list_channel_followers_response__descriptor;
void carillon__preferences__v1__list_channel_followers_response__init(Carillon__Preferences__V1__ListChannelFollowersResponse *message);
typedef struct Carillon__Preferences__V1__ChannelFollowers {
    ProtobufCMessage base;
    char *channel_id;
    size_t n_user_ids; char **user_ids;
    protobuf_c_boolean incomplete;
} Carillon__Preferences__V1__ChannelFollowers;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__channel_followers__descriptor;
void carillon__preferences__v1__channel_followers__init(Carillon__Preferences__V1__ChannelFollowers *message);
typedef struct Carillon__Preferences__V1__ListQuietHoursRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_user_ids; char **user_ids;
} Carillon__Preferences__V1__ListQuietHoursRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__list_quiet_hours_request__descriptor;
void carillon__preferences__v1__list_quiet_hours_request__init(Carillon__Preferences__V1__ListQuietHoursRequest *message);
typedef struct Carillon__Preferences__V1__ListQuietHoursResponse {
    ProtobufCMessage base;
    size_t n_users; struct Carillon__Preferences__V1__UserQuietHours **users;
} Carillon__Preferences__V1__ListQuietHoursResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__list_quiet_hours_response__descriptor;
void carillon__preferences__v1__list_quiet_hours_response__init(Carillon__Preferences__V1__ListQuietHoursResponse *message);
typedef struct Carillon__Preferences__V1__UserQuietHours {
    ProtobufCMessage base;
    char *user_id;
    char *end;
    char *timezone;
} Carillon__Preferences__V1__UserQuietHours;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__user_quiet_hours__descriptor;
void carillon__preferences__v1__user_quiet_hours__init(Carillon__Preferences__V1__UserQuietHours *message);
typedef struct Carillon__Preferences__V1__SendQuestion {
    ProtobufCMessage base;
    char *user_id;
    size_t n_type_ids; char **type_ids;
    char *channel_id;
    char *user_timezone;
    char *device_timezone;
    size_t n_roles; char **roles;
    protobuf_c_boolean silent_push;
    protobuf_c_boolean asks_digest_time;
    protobuf_c_boolean guardian_consent_required;
    protobuf_c_boolean override;
} Carillon__Preferences__V1__SendQuestion;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__send_question__descriptor;
void carillon__preferences__v1__send_question__init(Carillon__Preferences__V1__SendQuestion *message);
typedef struct Carillon__Preferences__V1__SendAnswer {
    ProtobufCMessage base;
    char *type_id;
    protobuf_c_boolean channel_muted;
    protobuf_c_boolean quiet_hours_active;
    protobuf_c_boolean allow_critical;
    protobuf_c_boolean push_enabled;
    protobuf_c_boolean email_enabled;
    char *sound;
    int64_t version;
    int32_t gate;
    protobuf_c_boolean silent;
    size_t n_vibration_ms; int32_t *vibration_ms;
    int32_t device_scope;
    char *quiet_timezone;
    int32_t quiet_timezone_source;
    size_t n_unknown_timezones; char **unknown_timezones;
    char *digest_time;
    protobuf_c_boolean reduce_motion;
    uint32_t optional_quiet_until_ms_case;
    union { int64_t quiet_until_ms; };
} Carillon__Preferences__V1__SendAnswer;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__send_answer__descriptor;
void carillon__preferences__v1__send_answer__init(Carillon__Preferences__V1__SendAnswer *message);
typedef struct Carillon__Preferences__V1__CheckSendRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_questions; struct Carillon__Preferences__V1__SendQuestion **questions;
    int64_t at_ms;
} Carillon__Preferences__V1__CheckSendRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__check_send_request__descriptor;
void carillon__preferences__v1__check_send_request__init(Carillon__Preferences__V1__CheckSendRequest *message);
typedef struct Carillon__Preferences__V1__CheckSendResponse {
    ProtobufCMessage base;
    size_t n_answers; struct Carillon__Preferences__V1__SendAnswer **answers;
    int64_t policy_version;
} Carillon__Preferences__V1__CheckSendResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__check_send_response__descriptor;
void carillon__preferences__v1__check_send_response__init(Carillon__Preferences__V1__CheckSendResponse *message);
typedef struct Carillon__Preferences__V1__StoredChoices {
    ProtobufCMessage base;
    size_t n_types; struct Carillon__Preferences__V1__TypeSwitch **types;
    size_t n_categories; struct Carillon__Preferences__V1__CategorySwitch **categories;
    struct Carillon__Preferences__V1__QuietHoursUpdate *quiet_hours;
    size_t n_sound; struct Carillon__Preferences__V1__StoredChoices__SoundEntry **sound;
    size_t n_vibration; struct Carillon__Preferences__V1__VibrationPattern **vibration;
    int32_t device_scope;
    size_t n_digest_time; struct Carillon__Preferences__V1__StoredChoices__DigestTimeEntry **digest_time;
    size_t n_opt_out_history_ms; int64_t *opt_out_history_ms;
    uint32_t optional_reduce_motion_case;
    union { protobuf_c_boolean reduce_motion; };
} Carillon__Preferences__V1__StoredChoices;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__stored_choices__descriptor;
void carillon__preferences__v1__stored_choices__init(Carillon__Preferences__V1__StoredChoices *message);
typedef struct Carillon__Preferences__V1__StoredChoices__DigestTimeEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Preferences__V1__StoredChoices__DigestTimeEntry;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__stored_choices__digest_time_entry__descriptor;
void carillon__preferences__v1__stored_choices__digest_time_entry__init(Carillon__Preferences__V1__StoredChoices__DigestTimeEntry *message);
typedef struct Carillon__Preferences__V1__StoredChoices__SoundEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Preferences__V1__StoredChoices__SoundEntry;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__stored_choices__sound_entry__descriptor;
void carillon__preferences__v1__stored_choices__sound_entry__init(Carillon__Preferences__V1__StoredChoices__SoundEntry *message);
typedef struct Carillon__Preferences__V1__StoredUser {
    ProtobufCMessage base;
    char *user_id;
    protobuf_c_boolean push_enabled;
    protobuf_c_boolean email_enabled;
    protobuf_c_boolean promotional_opt_in;
    int64_t version;
    int64_t updated_at_ms;
    struct Carillon__Preferences__V1__StoredChoices *choices;
    size_t n_channel_settings; struct Carillon__Preferences__V1__ChannelSetting **channel_settings;
    uint32_t optional_language_case;
    union { char *language; };
    uint32_t optional_opted_out_at_ms_case;
    union { int64_t opted_out_at_ms; };
} Carillon__Preferences__V1__StoredUser;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__stored_user__descriptor;
void carillon__preferences__v1__stored_user__init(Carillon__Preferences__V1__StoredUser *message);
typedef struct Carillon__Preferences__V1__ExportPreferencesRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
} Carillon__Preferences__V1__ExportPreferencesRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__export_preferences_request__descriptor;
void carillon__preferences__v1__export_preferences_request__init(Carillon__Preferences__V1__ExportPreferencesRequest *message);
typedef struct Carillon__Preferences__V1__ExportPreferencesResponse {
    ProtobufCMessage base;
    size_t n_users; struct Carillon__Preferences__V1__StoredUser **users;
} Carillon__Preferences__V1__ExportPreferencesResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__export_preferences_response__descriptor;
void carillon__preferences__v1__export_preferences_response__init(Carillon__Preferences__V1__ExportPreferencesResponse *message);
typedef struct Carillon__Preferences__V1__ImportPreferencesRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_users; struct Carillon__Preferences__V1__StoredUser **users;
    protobuf_c_boolean dry_run;
} Carillon__Preferences__V1__ImportPreferencesRequest;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__import_preferences_request__descriptor;
void carillon__preferences__v1__import_preferences_request__init(Carillon__Preferences__V1__ImportPreferencesRequest *message);
typedef struct Carillon__Preferences__V1__ImportPreferencesResponse {
    ProtobufCMessage base;
    int64_t imported;
    int64_t unchanged;
    size_t n_rejected; struct Carillon__Common__V1__ItemResult **rejected;
    size_t n_warnings; struct Carillon__Common__V1__ItemResult **warnings;
} Carillon__Preferences__V1__ImportPreferencesResponse;
extern const ProtobufCMessageDescriptor carillon__preferences__v1__import_preferences_response__descriptor;
void carillon__preferences__v1__import_preferences_response__init(Carillon__Preferences__V1__ImportPreferencesResponse *message);

// carillon/preferences/v1/user_data.proto

// carillon/receipts/v1/alerts.proto
typedef struct Carillon__Receipts__V1__AlertReport {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *kind;
    char *subject;
    int32_t state;
    int32_t severity;
    char *detail;
    char *remedy;
    int64_t at_ms;
    int64_t quiet_after_ms;
} Carillon__Receipts__V1__AlertReport;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__alert_report__descriptor;
void carillon__receipts__v1__alert_report__init(Carillon__Receipts__V1__AlertReport *message);
typedef struct Carillon__Receipts__V1__ReportAlertsRequest {
    ProtobufCMessage base;
    size_t n_alerts; struct Carillon__Receipts__V1__AlertReport **alerts;
} Carillon__Receipts__V1__ReportAlertsRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__report_alerts_request__descriptor;
void carillon__receipts__v1__report_alerts_request__init(Carillon__Receipts__V1__ReportAlertsRequest *message);
typedef struct Carillon__Receipts__V1__ReportAlertsResponse {
    ProtobufCMessage base;
    size_t n_rejected; struct Carillon__Common__V1__ItemResult **rejected;
} Carillon__Receipts__V1__ReportAlertsResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__report_alerts_response__descriptor;
void carillon__receipts__v1__report_alerts_response__init(Carillon__Receipts__V1__ReportAlertsResponse *message);
typedef struct Carillon__Receipts__V1__Alert {
    ProtobufCMessage base;
    char *alert_id;
    struct Carillon__Common__V1__Tenant *tenant;
    char *kind;
    char *subject;
    int32_t state;
    int32_t severity;
    char *detail;
    char *remedy;
    int64_t fired_at_ms;
    int64_t seen_at_ms;
    int64_t count;
    char *acknowledged_by;
    uint32_t optional_resolved_at_ms_case;
    union { int64_t resolved_at_ms; };
    uint32_t optional_acknowledged_at_ms_case;
    union { int64_t acknowledged_at_ms; };
} Carillon__Receipts__V1__Alert;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__alert__descriptor;
void carillon__receipts__v1__alert__init(Carillon__Receipts__V1__Alert *message);
typedef struct Carillon__Receipts__V1__ListAlertsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    int32_t state;
    char *kind;
    int32_t page_size;
    char *page_token;
} Carillon__Receipts__V1__ListAlertsRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__list_alerts_request__descriptor;
void carillon__receipts__v1__list_alerts_request__init(Carillon__Receipts__V1__ListAlertsRequest *message);
typedef struct Carillon__Receipts__V1__ListAlertsResponse {
    ProtobufCMessage base;
    size_t n_alerts; struct Carillon__Receipts__V1__Alert **alerts;
    char *next_page_token;
} Carillon__Receipts__V1__ListAlertsResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__list_alerts_response__descriptor;
void carillon__receipts__v1__list_alerts_response__init(Carillon__Receipts__V1__ListAlertsResponse *message);
typedef struct Carillon__Receipts__V1__AcknowledgeAlertRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *alert_id;
} Carillon__Receipts__V1__AcknowledgeAlertRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__acknowledge_alert_request__descriptor;
void carillon__receipts__v1__acknowledge_alert_request__init(Carillon__Receipts__V1__AcknowledgeAlertRequest *message);
typedef struct Carillon__Receipts__V1__AcknowledgeAlertResponse {
    ProtobufCMessage base;
    struct Carillon__Receipts__V1__Alert *alert;
} Carillon__Receipts__V1__AcknowledgeAlertResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__acknowledge_alert_response__descriptor;
void carillon__receipts__v1__acknowledge_alert_response__init(Carillon__Receipts__V1__AcknowledgeAlertResponse *message);

// carillon/receipts/v1/changes.proto

// carillon/receipts/v1/frequency.proto
typedef struct Carillon__Receipts__V1__CountPushesRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    int64_t normal_since_ms;
    int64_t high_since_ms;
    size_t n_exempt_type_ids; char **exempt_type_ids;
} Carillon__Receipts__V1__CountPushesRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__count_pushes_request__descriptor;
void carillon__receipts__v1__count_pushes_request__init(Carillon__Receipts__V1__CountPushesRequest *message);
typedef struct Carillon__Receipts__V1__CountPushesResponse {
    ProtobufCMessage base;
    int64_t normal;
    int64_t high;
} Carillon__Receipts__V1__CountPushesResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__count_pushes_response__descriptor;
void carillon__receipts__v1__count_pushes_response__init(Carillon__Receipts__V1__CountPushesResponse *message);

// carillon/receipts/v1/inbox.proto
typedef struct Carillon__Receipts__V1__InboxEntry {
    ProtobufCMessage base;
    char *notification_id;
    char *type_id;
    char *category_id;
    char *title;
    char *body;
    char *icon_key;
    char *entity_type;
    char *entity_id;
    char *deep_link;
    char *fallback_deep_link;
    int64_t created_at_ms;
    int64_t expires_at_ms;
    int32_t push_status;
    int32_t push_skip_reason;
    uint32_t optional_read_at_ms_case;
    union { int64_t read_at_ms; };
} Carillon__Receipts__V1__InboxEntry;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__inbox_entry__descriptor;
void carillon__receipts__v1__inbox_entry__init(Carillon__Receipts__V1__InboxEntry *message);
typedef struct Carillon__Receipts__V1__ListInboxRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *category_id;
    char *type_id;
    protobuf_c_boolean unread_only;
    size_t n_notification_ids; char **notification_ids;
    int32_t page_size;
    char *page_token;
    int32_t device_type;
} Carillon__Receipts__V1__ListInboxRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__list_inbox_request__descriptor;
void carillon__receipts__v1__list_inbox_request__init(Carillon__Receipts__V1__ListInboxRequest *message);
typedef struct Carillon__Receipts__V1__ListInboxResponse {
    ProtobufCMessage base;
    size_t n_entries; struct Carillon__Receipts__V1__InboxEntry **entries;
    char *next_page_token;
} Carillon__Receipts__V1__ListInboxResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__list_inbox_response__descriptor;
void carillon__receipts__v1__list_inbox_response__init(Carillon__Receipts__V1__ListInboxResponse *message);
typedef struct Carillon__Receipts__V1__CountInboxRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
} Carillon__Receipts__V1__CountInboxRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__count_inbox_request__descriptor;
void carillon__receipts__v1__count_inbox_request__init(Carillon__Receipts__V1__CountInboxRequest *message);
typedef struct Carillon__Receipts__V1__CountInboxResponse {
    ProtobufCMessage base;
    int64_t unread;
    int32_t badge;
    char *label;
} Carillon__Receipts__V1__CountInboxResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__count_inbox_response__descriptor;
void carillon__receipts__v1__count_inbox_response__init(Carillon__Receipts__V1__CountInboxResponse *message);
typedef struct Carillon__Receipts__V1__InboxMark {
    ProtobufCMessage base;
    char *notification_id;
    int32_t kind;
    int64_t occurred_at_ms;
} Carillon__Receipts__V1__InboxMark;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__inbox_mark__descriptor;
void carillon__receipts__v1__inbox_mark__init(Carillon__Receipts__V1__InboxMark *message);
typedef struct Carillon__Receipts__V1__InboxMarkAll {
    ProtobufCMessage base;
    int64_t until_ms;
    char *category_id;
    int64_t occurred_at_ms;
} Carillon__Receipts__V1__InboxMarkAll;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__inbox_mark_all__descriptor;
void carillon__receipts__v1__inbox_mark_all__init(Carillon__Receipts__V1__InboxMarkAll *message);
typedef struct Carillon__Receipts__V1__MarkInboxRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    size_t n_marks; struct Carillon__Receipts__V1__InboxMark **marks;
    struct Carillon__Receipts__V1__InboxMarkAll *all;
    protobuf_c_boolean requires_entries;
} Carillon__Receipts__V1__MarkInboxRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__mark_inbox_request__descriptor;
void carillon__receipts__v1__mark_inbox_request__init(Carillon__Receipts__V1__MarkInboxRequest *message);
typedef struct Carillon__Receipts__V1__MarkInboxResponse {
    ProtobufCMessage base;
    int64_t unread;
    size_t n_unknown_ids; char **unknown_ids;
} Carillon__Receipts__V1__MarkInboxResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__mark_inbox_response__descriptor;
void carillon__receipts__v1__mark_inbox_response__init(Carillon__Receipts__V1__MarkInboxResponse *message);
typedef struct Carillon__Receipts__V1__FindTargetRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *notification_id;
    int32_t device_type;
} Carillon__Receipts__V1__FindTargetRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__find_target_request__descriptor;
void carillon__receipts__v1__find_target_request__init(Carillon__Receipts__V1__FindTargetRequest *message);
typedef struct Carillon__Receipts__V1__FindTargetResponse {
    ProtobufCMessage base;
    char *deep_link;
    protobuf_c_boolean exists;
    char *fallback_deep_link;
} Carillon__Receipts__V1__FindTargetResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__find_target_response__descriptor;
void carillon__receipts__v1__find_target_response__init(Carillon__Receipts__V1__FindTargetResponse *message);
typedef struct Carillon__Receipts__V1__WithdrawEntriesRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *entity_type;
    char *entity_id;
    int64_t deleted_at_ms;
} Carillon__Receipts__V1__WithdrawEntriesRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__withdraw_entries_request__descriptor;
void carillon__receipts__v1__withdraw_entries_request__init(Carillon__Receipts__V1__WithdrawEntriesRequest *message);
typedef struct Carillon__Receipts__V1__WithdrawEntriesResponse {
    ProtobufCMessage base;
    int32_t withdrawn;
    protobuf_c_boolean more;
} Carillon__Receipts__V1__WithdrawEntriesResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__withdraw_entries_response__descriptor;
void carillon__receipts__v1__withdraw_entries_response__init(Carillon__Receipts__V1__WithdrawEntriesResponse *message);

// carillon/receipts/v1/receipts.proto
typedef struct Carillon__Receipts__V1__NotificationRecord {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *notification_id;
    char *push_id;
    char *event_id;
    char *user_id;
    char *type_id;
    char *category_id;
    char *channel_id;
    char *message_id;
    int32_t priority;
    char *title;
    char *body;
    int32_t skip_reason;
    size_t n_devices; struct Carillon__Receipts__V1__RecordedDevice **devices;
    int64_t created_at_ms;
    int64_t expires_at_ms;
    char *badge_counter;
    int64_t accepted_monotonic_ns;
    protobuf_c_boolean held;
    protobuf_c_boolean silent_push;
    int32_t email;
    struct Carillon__Receipts__V1__NotificationMail *mail;
    struct Carillon__Receipts__V1__RecordedInboxEntry *inbox_entry;
    struct Carillon__Receipts__V1__OfferedActions *offered_actions;
} Carillon__Receipts__V1__NotificationRecord;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__notification_record__descriptor;
void carillon__receipts__v1__notification_record__init(Carillon__Receipts__V1__NotificationRecord *message);
typedef struct Carillon__Receipts__V1__RecordedInboxEntry {
    ProtobufCMessage base;
    char *title;
    char *body;
    char *deep_link;
    char *fallback_deep_link;
    char *entity_type;
    char *entity_id;
    size_t n_about_user_ids; char **about_user_ids;
    char *tag;
} Carillon__Receipts__V1__RecordedInboxEntry;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__recorded_inbox_entry__descriptor;
void carillon__receipts__v1__recorded_inbox_entry__init(Carillon__Receipts__V1__RecordedInboxEntry *message);
typedef struct Carillon__Receipts__V1__OfferedActions {
    ProtobufCMessage base;
    char *ios_category;
    size_t n_actions; struct Carillon__Receipts__V1__OfferedAction **actions;
} Carillon__Receipts__V1__OfferedActions;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__offered_actions__descriptor;
void carillon__receipts__v1__offered_actions__init(Carillon__Receipts__V1__OfferedActions *message);
typedef struct Carillon__Receipts__V1__OfferedAction {
    ProtobufCMessage base;
    char *action_id;
    char *callback_target;
    size_t n_callback_params; struct Carillon__Receipts__V1__OfferedAction__CallbackParamsEntry **callback_params;
} Carillon__Receipts__V1__OfferedAction;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__offered_action__descriptor;
void carillon__receipts__v1__offered_action__init(Carillon__Receipts__V1__OfferedAction *message);
typedef struct Carillon__Receipts__V1__OfferedAction__CallbackParamsEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Receipts__V1__OfferedAction__CallbackParamsEntry;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__offered_action__callback_params_entry__descriptor;
void carillon__receipts__v1__offered_action__callback_params_entry__init(Carillon__Receipts__V1__OfferedAction__CallbackParamsEntry *message);
typedef struct Carillon__Receipts__V1__NotificationMail {
    ProtobufCMessage base;
    char *title;
    char *body;
    char *deep_link;
    char *locale;
    protobuf_c_boolean at_once;
    protobuf_c_boolean has_further_devices;
    size_t n_about_user_ids; char **about_user_ids;
} Carillon__Receipts__V1__NotificationMail;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__notification_mail__descriptor;
void carillon__receipts__v1__notification_mail__init(Carillon__Receipts__V1__NotificationMail *message);
typedef struct Carillon__Receipts__V1__RecordedDevice {
    ProtobufCMessage base;
    char *push_device_id;
    char *device_id;
    char *platform;
    char *provider;
} Carillon__Receipts__V1__RecordedDevice;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__recorded_device__descriptor;
void carillon__receipts__v1__recorded_device__init(Carillon__Receipts__V1__RecordedDevice *message);
typedef struct Carillon__Receipts__V1__RecordNotificationRequest {
    ProtobufCMessage base;
    size_t n_notifications; struct Carillon__Receipts__V1__NotificationRecord **notifications;
} Carillon__Receipts__V1__RecordNotificationRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__record_notification_request__descriptor;
void carillon__receipts__v1__record_notification_request__init(Carillon__Receipts__V1__RecordNotificationRequest *message);
typedef struct Carillon__Receipts__V1__RecordNotificationResponse {
    ProtobufCMessage base;
    size_t n_badges; int32_t *badges;
    size_t n_rejected; struct Carillon__Common__V1__ItemResult **rejected;
    size_t n_groups; struct Carillon__Receipts__V1__DeviceGroup **groups;
    size_t n_withdrawn; struct Carillon__Receipts__V1__WithdrawnNotification **withdrawn;
} Carillon__Receipts__V1__RecordNotificationResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__record_notification_response__descriptor;
void carillon__receipts__v1__record_notification_response__init(Carillon__Receipts__V1__RecordNotificationResponse *message);
typedef struct Carillon__Receipts__V1__WithdrawnNotification {
    ProtobufCMessage base;
    uint32_t index;
    char *notification_id;
    char *tag;
    char *device_id;
} Carillon__Receipts__V1__WithdrawnNotification;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__withdrawn_notification__descriptor;
void carillon__receipts__v1__withdrawn_notification__init(Carillon__Receipts__V1__WithdrawnNotification *message);
typedef struct Carillon__Receipts__V1__DeviceGroup {
    ProtobufCMessage base;
    uint32_t index;
    char *push_device_id;
    uint32_t count;
} Carillon__Receipts__V1__DeviceGroup;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__device_group__descriptor;
void carillon__receipts__v1__device_group__init(Carillon__Receipts__V1__DeviceGroup *message);
typedef struct Carillon__Receipts__V1__Outcome {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *attempt_id;
    char *push_id;
    char *notification_id;
    char *push_device_id;
    char *user_id;
    int32_t status;
    int32_t attempt_number;
    char *provider;
    char *provider_status;
    char *provider_code;
    char *provider_message_id;
    char *failure_reason;
    int64_t occurred_at_ms;
    int32_t provider_latency_ms;
    int64_t sequence;
    int32_t skip_reason;
    int64_t end_to_end_us;
    char *provider_error_message;
    int32_t evidence;
    char *payload_changes;
    protobuf_c_boolean has_image;
    protobuf_c_boolean has_actions;
    char *channel;
    char *message_reason;
    char *traceparent;
} Carillon__Receipts__V1__Outcome;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__outcome__descriptor;
void carillon__receipts__v1__outcome__init(Carillon__Receipts__V1__Outcome *message);
typedef struct Carillon__Receipts__V1__RecordOutcomeRequest {
    ProtobufCMessage base;
    size_t n_outcomes; struct Carillon__Receipts__V1__Outcome **outcomes;
} Carillon__Receipts__V1__RecordOutcomeRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__record_outcome_request__descriptor;
void carillon__receipts__v1__record_outcome_request__init(Carillon__Receipts__V1__RecordOutcomeRequest *message);
typedef struct Carillon__Receipts__V1__RecordOutcomeResponse {
    ProtobufCMessage base;
    size_t n_rejected; struct Carillon__Common__V1__ItemResult **rejected;
} Carillon__Receipts__V1__RecordOutcomeResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__record_outcome_response__descriptor;
void carillon__receipts__v1__record_outcome_response__init(Carillon__Receipts__V1__RecordOutcomeResponse *message);
typedef struct Carillon__Receipts__V1__ReportClientEventRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *notification_id;
    char *device_id;
    int32_t kind;
    int64_t occurred_at_ms;
    char *action_taken;
    int32_t app_state_on_open;
    int32_t dismiss_method;
    char *deep_link_target;
    char *push_id;
} Carillon__Receipts__V1__ReportClientEventRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__report_client_event_request__descriptor;
void carillon__receipts__v1__report_client_event_request__init(Carillon__Receipts__V1__ReportClientEventRequest *message);
typedef struct Carillon__Receipts__V1__ReportClientEventResponse {
    ProtobufCMessage base;
    protobuf_c_boolean recorded;
} Carillon__Receipts__V1__ReportClientEventResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__report_client_event_response__descriptor;
void carillon__receipts__v1__report_client_event_response__init(Carillon__Receipts__V1__ReportClientEventResponse *message);
typedef struct Carillon__Receipts__V1__ReportActionRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *notification_id;
    char *push_id;
    char *device_id;
    char *action;
    char *text_input;
    int64_t occurred_at_ms;
} Carillon__Receipts__V1__ReportActionRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__report_action_request__descriptor;
void carillon__receipts__v1__report_action_request__init(Carillon__Receipts__V1__ReportActionRequest *message);
typedef struct Carillon__Receipts__V1__ReportActionResponse {
    ProtobufCMessage base;
    char *report_id;
    int32_t snooze_seconds;
} Carillon__Receipts__V1__ReportActionResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__report_action_response__descriptor;
void carillon__receipts__v1__report_action_response__init(Carillon__Receipts__V1__ReportActionResponse *message);
typedef struct Carillon__Receipts__V1__ReportClientEventsRequest {
    ProtobufCMessage base;
    size_t n_events; struct Carillon__Receipts__V1__ReportClientEventRequest **events;
} Carillon__Receipts__V1__ReportClientEventsRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__report_client_events_request__descriptor;
void carillon__receipts__v1__report_client_events_request__init(Carillon__Receipts__V1__ReportClientEventsRequest *message);
typedef struct Carillon__Receipts__V1__ReportClientEventsResponse {
    ProtobufCMessage base;
    size_t n_rejected; struct Carillon__Common__V1__ItemResult **rejected;
    int32_t ignored;
} Carillon__Receipts__V1__ReportClientEventsResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__report_client_events_response__descriptor;
void carillon__receipts__v1__report_client_events_response__init(Carillon__Receipts__V1__ReportClientEventsResponse *message);
typedef struct Carillon__Receipts__V1__DeliveryReport {
    ProtobufCMessage base;
    char *report_id;
    int32_t status;
    char *notification_id;
    char *push_id;
    char *device_id;
    char *provider_message_id;
    int64_t occurred_at_ms;
    char *error_code;
    char *error_message;
    char *action_taken;
} Carillon__Receipts__V1__DeliveryReport;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__delivery_report__descriptor;
void carillon__receipts__v1__delivery_report__init(Carillon__Receipts__V1__DeliveryReport *message);
typedef struct Carillon__Receipts__V1__ReportDeliveriesRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *provider;
    size_t n_reports; struct Carillon__Receipts__V1__DeliveryReport **reports;
} Carillon__Receipts__V1__ReportDeliveriesRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__report_deliveries_request__descriptor;
void carillon__receipts__v1__report_deliveries_request__init(Carillon__Receipts__V1__ReportDeliveriesRequest *message);
typedef struct Carillon__Receipts__V1__ReportDeliveriesResponse {
    ProtobufCMessage base;
    int32_t recorded;
    int32_t repeated;
    int32_t ignored;
} Carillon__Receipts__V1__ReportDeliveriesResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__report_deliveries_response__descriptor;
void carillon__receipts__v1__report_deliveries_response__init(Carillon__Receipts__V1__ReportDeliveriesResponse *message);
typedef struct Carillon__Receipts__V1__DeviceReceipt {
    ProtobufCMessage base;
    char *push_device_id;
    char *device_id;
    char *push_id;
    int32_t status;
    char *provider;
    char *platform;
    char *failure_reason;
    char *provider_error_code;
    char *provider_message_id;
    int32_t provider_latency_ms;
    int32_t delivery_latency_ms;
    int32_t delivery_evidence;
    char *action_taken;
    int32_t attempts;
    char *channel;
    int32_t opens;
    protobuf_c_boolean clamped;
    char *notification_id;
    char *user_id;
    char *provider_error_message;
    int32_t retry_count;
    int64_t created_at_ms;
    size_t n_attempt_log; struct Carillon__Receipts__V1__Attempt **attempt_log;
    char *payload_changes;
    char *message_reason;
    uint32_t optional_sent_to_provider_at_ms_case;
    union { int64_t sent_to_provider_at_ms; };
    uint32_t optional_delivered_to_device_at_ms_case;
    union { int64_t delivered_to_device_at_ms; };
    uint32_t optional_displayed_at_ms_case;
    union { int64_t displayed_at_ms; };
    uint32_t optional_opened_at_ms_case;
    union { int64_t opened_at_ms; };
    uint32_t optional_dismissed_at_ms_case;
    union { int64_t dismissed_at_ms; };
    uint32_t optional_failed_at_ms_case;
    union { int64_t failed_at_ms; };
} Carillon__Receipts__V1__DeviceReceipt;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__device_receipt__descriptor;
void carillon__receipts__v1__device_receipt__init(Carillon__Receipts__V1__DeviceReceipt *message);
typedef struct Carillon__Receipts__V1__Attempt {
    ProtobufCMessage base;
    int32_t number;
    int32_t status;
    char *provider;
    char *provider_status;
    char *provider_code;
    char *provider_message_id;
    char *failure_reason;
    int64_t occurred_at_ms;
    int32_t provider_latency_ms;
} Carillon__Receipts__V1__Attempt;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__attempt__descriptor;
void carillon__receipts__v1__attempt__init(Carillon__Receipts__V1__Attempt *message);
typedef struct Carillon__Receipts__V1__NotificationView {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *notification_id;
    char *push_id;
    char *event_id;
    char *user_id;
    char *type_id;
    char *category_id;
    char *channel_id;
    char *message_id;
    char *title;
    char *body;
    int32_t status;
    int32_t skip_reason;
    int64_t created_at_ms;
    int64_t expires_at_ms;
    size_t n_receipts; struct Carillon__Receipts__V1__DeviceReceipt **receipts;
    int32_t priority;
    int32_t email;
    size_t n_message_receipts; struct Carillon__Receipts__V1__DeviceReceipt **message_receipts;
} Carillon__Receipts__V1__NotificationView;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__notification_view__descriptor;
void carillon__receipts__v1__notification_view__init(Carillon__Receipts__V1__NotificationView *message);
typedef struct Carillon__Receipts__V1__PushReference {
    ProtobufCMessage base;
    char *notification_id;
    char *push_id;
} Carillon__Receipts__V1__PushReference;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__push_reference__descriptor;
void carillon__receipts__v1__push_reference__init(Carillon__Receipts__V1__PushReference *message);
typedef struct Carillon__Receipts__V1__CheckDeliveryRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_pushes; struct Carillon__Receipts__V1__PushReference **pushes;
} Carillon__Receipts__V1__CheckDeliveryRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__check_delivery_request__descriptor;
void carillon__receipts__v1__check_delivery_request__init(Carillon__Receipts__V1__CheckDeliveryRequest *message);
typedef struct Carillon__Receipts__V1__CheckDeliveryResponse {
    ProtobufCMessage base;
    size_t n_signs; int32_t *signs;
} Carillon__Receipts__V1__CheckDeliveryResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__check_delivery_response__descriptor;
void carillon__receipts__v1__check_delivery_response__init(Carillon__Receipts__V1__CheckDeliveryResponse *message);
typedef struct Carillon__Receipts__V1__GetNotificationRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *notification_id;
    char *user_id;
} Carillon__Receipts__V1__GetNotificationRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__get_notification_request__descriptor;
void carillon__receipts__v1__get_notification_request__init(Carillon__Receipts__V1__GetNotificationRequest *message);
typedef struct Carillon__Receipts__V1__GetNotificationResponse {
    ProtobufCMessage base;
    struct Carillon__Receipts__V1__NotificationView *notification;
} Carillon__Receipts__V1__GetNotificationResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__get_notification_response__descriptor;
void carillon__receipts__v1__get_notification_response__init(Carillon__Receipts__V1__GetNotificationResponse *message);
typedef struct Carillon__Receipts__V1__QueryReceiptsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *event_id;
    int32_t status;
    int64_t from_ms;
    int64_t until_ms;
    int32_t page_size;
    char *page_token;
} Carillon__Receipts__V1__QueryReceiptsRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__query_receipts_request__descriptor;
void carillon__receipts__v1__query_receipts_request__init(Carillon__Receipts__V1__QueryReceiptsRequest *message);
typedef struct Carillon__Receipts__V1__QueryReceiptsResponse {
    ProtobufCMessage base;
    size_t n_notifications; struct Carillon__Receipts__V1__NotificationView **notifications;
    char *next_page_token;
} Carillon__Receipts__V1__QueryReceiptsResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__query_receipts_response__descriptor;
void carillon__receipts__v1__query_receipts_response__init(Carillon__Receipts__V1__QueryReceiptsResponse *message);
typedef struct Carillon__Receipts__V1__DeliveryLogEntry {
    ProtobufCMessage base;
    char *notification_id;
    char *user_id;
    char *device_id;
    char *type;
    char *channel_id;
    char *message_id;
    int32_t status;
    char *platform;
    char *apns_id;
    int64_t created_at_ms;
    char *error_code;
    char *error_message;
    int32_t retry_count;
    uint32_t optional_sent_at_ms_case;
    union { int64_t sent_at_ms; };
    uint32_t optional_delivered_at_ms_case;
    union { int64_t delivered_at_ms; };
} Carillon__Receipts__V1__DeliveryLogEntry;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__delivery_log_entry__descriptor;
void carillon__receipts__v1__delivery_log_entry__init(Carillon__Receipts__V1__DeliveryLogEntry *message);
typedef struct Carillon__Receipts__V1__QueryDeliveryLogRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *notification_id;
    int32_t status;
    int64_t from_ms;
    int64_t until_ms;
    int32_t page_size;
    char *page_token;
} Carillon__Receipts__V1__QueryDeliveryLogRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__query_delivery_log_request__descriptor;
void carillon__receipts__v1__query_delivery_log_request__init(Carillon__Receipts__V1__QueryDeliveryLogRequest *message);
typedef struct Carillon__Receipts__V1__QueryDeliveryLogResponse {
    ProtobufCMessage base;
    size_t n_entries; struct Carillon__Receipts__V1__DeliveryLogEntry **entries;
    char *next_page_token;
} Carillon__Receipts__V1__QueryDeliveryLogResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__query_delivery_log_response__descriptor;
void carillon__receipts__v1__query_delivery_log_response__init(Carillon__Receipts__V1__QueryDeliveryLogResponse *message);
typedef struct Carillon__Receipts__V1__BadgeRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
} Carillon__Receipts__V1__BadgeRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__badge_request__descriptor;
void carillon__receipts__v1__badge_request__init(Carillon__Receipts__V1__BadgeRequest *message);
typedef struct Carillon__Receipts__V1__BadgeResponse {
    ProtobufCMessage base;
    int32_t badge;
    size_t n_counters; struct Carillon__Receipts__V1__BadgeResponse__CountersEntry **counters;
    int32_t true_count;
} Carillon__Receipts__V1__BadgeResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__badge_response__descriptor;
void carillon__receipts__v1__badge_response__init(Carillon__Receipts__V1__BadgeResponse *message);
typedef struct Carillon__Receipts__V1__BadgeResponse__CountersEntry {
    ProtobufCMessage base;
    char *key;
    int32_t value;
} Carillon__Receipts__V1__BadgeResponse__CountersEntry;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__badge_response__counters_entry__descriptor;
void carillon__receipts__v1__badge_response__counters_entry__init(Carillon__Receipts__V1__BadgeResponse__CountersEntry *message);
typedef struct Carillon__Receipts__V1__ChangeCounterRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *counter;
    int32_t op;
    int32_t value;
} Carillon__Receipts__V1__ChangeCounterRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__change_counter_request__descriptor;
void carillon__receipts__v1__change_counter_request__init(Carillon__Receipts__V1__ChangeCounterRequest *message);
typedef struct Carillon__Receipts__V1__ChangeCounterResponse {
    ProtobufCMessage base;
    int32_t badge;
    size_t n_counters; struct Carillon__Receipts__V1__ChangeCounterResponse__CountersEntry **counters;
} Carillon__Receipts__V1__ChangeCounterResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__change_counter_response__descriptor;
void carillon__receipts__v1__change_counter_response__init(Carillon__Receipts__V1__ChangeCounterResponse *message);
typedef struct Carillon__Receipts__V1__ChangeCounterResponse__CountersEntry {
    ProtobufCMessage base;
    char *key;
    int32_t value;
} Carillon__Receipts__V1__ChangeCounterResponse__CountersEntry;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__change_counter_response__counters_entry__descriptor;
void carillon__receipts__v1__change_counter_response__counters_entry__init(Carillon__Receipts__V1__ChangeCounterResponse__CountersEntry *message);
typedef struct Carillon__Receipts__V1__CountByStatusRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *event_id_prefix;
} Carillon__Receipts__V1__CountByStatusRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__count_by_status_request__descriptor;
void carillon__receipts__v1__count_by_status_request__init(Carillon__Receipts__V1__CountByStatusRequest *message);
typedef struct Carillon__Receipts__V1__CountByStatusResponse {
    ProtobufCMessage base;
    size_t n_notifications; struct Carillon__Receipts__V1__CountByStatusResponse__NotificationsEntry **notifications;
} Carillon__Receipts__V1__CountByStatusResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__count_by_status_response__descriptor;
void carillon__receipts__v1__count_by_status_response__init(Carillon__Receipts__V1__CountByStatusResponse *message);
typedef struct Carillon__Receipts__V1__CountByStatusResponse__NotificationsEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Receipts__V1__CountByStatusResponse__NotificationsEntry;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__count_by_status_response__notifications_entry__descriptor;
void carillon__receipts__v1__count_by_status_response__notifications_entry__init(Carillon__Receipts__V1__CountByStatusResponse__NotificationsEntry *message);
typedef struct Carillon__Receipts__V1__LedgerStatisticsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    protobuf_c_boolean by_channel;
    protobuf_c_boolean with_metrics;
    int64_t metrics_from_ms;
    int64_t metrics_until_ms;
} Carillon__Receipts__V1__LedgerStatisticsRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__ledger_statistics_request__descriptor;
void carillon__receipts__v1__ledger_statistics_request__init(Carillon__Receipts__V1__LedgerStatisticsRequest *message);
typedef struct Carillon__Receipts__V1__LedgerStatisticsResponse {
    ProtobufCMessage base;
    int64_t notifications;
    int64_t pushed;
    size_t n_skipped; struct Carillon__Receipts__V1__LedgerStatisticsResponse__SkippedEntry **skipped;
    size_t n_devices_by_status; struct Carillon__Receipts__V1__LedgerStatisticsResponse__DevicesByStatusEntry **devices_by_status;
    size_t n_sent_by_provider; struct Carillon__Receipts__V1__LedgerStatisticsResponse__SentByProviderEntry **sent_by_provider;
    size_t n_client_events; struct Carillon__Receipts__V1__LedgerStatisticsResponse__ClientEventsEntry **client_events;
    struct Carillon__Receipts__V1__LatencySummary *end_to_end;
    struct Carillon__Receipts__V1__LatencySummary *provider;
    int64_t open_devices;
    size_t n_channels; struct Carillon__Receipts__V1__ChannelStatistics **channels;
    size_t n_deliveries; struct Carillon__Receipts__V1__ProviderDelivery **deliveries;
    struct Carillon__Receipts__V1__FirstAttempts *first_attempts;
    size_t n_metrics; struct Carillon__Common__V1__MetricReading **metrics;
} Carillon__Receipts__V1__LedgerStatisticsResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__ledger_statistics_response__descriptor;
void carillon__receipts__v1__ledger_statistics_response__init(Carillon__Receipts__V1__LedgerStatisticsResponse *message);
typedef struct Carillon__Receipts__V1__LedgerStatisticsResponse__ClientEventsEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Receipts__V1__LedgerStatisticsResponse__ClientEventsEntry;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__ledger_statistics_response__client_events_entry__descriptor;
void carillon__receipts__v1__ledger_statistics_response__client_events_entry__init(Carillon__Receipts__V1__LedgerStatisticsResponse__ClientEventsEntry *message);
typedef struct Carillon__Receipts__V1__LedgerStatisticsResponse__DevicesByStatusEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Receipts__V1__LedgerStatisticsResponse__DevicesByStatusEntry;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__ledger_statistics_response__devices_by_status_entry__descriptor;
void carillon__receipts__v1__ledger_statistics_response__devices_by_status_entry__init(Carillon__Receipts__V1__LedgerStatisticsResponse__DevicesByStatusEntry *message);
typedef struct Carillon__Receipts__V1__LedgerStatisticsResponse__SentByProviderEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Receipts__V1__LedgerStatisticsResponse__SentByProviderEntry;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__ledger_statistics_response__sent_by_provider_entry__descriptor;
void carillon__receipts__v1__ledger_statistics_response__sent_by_provider_entry__init(Carillon__Receipts__V1__LedgerStatisticsResponse__SentByProviderEntry *message);
typedef struct Carillon__Receipts__V1__LedgerStatisticsResponse__SkippedEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Receipts__V1__LedgerStatisticsResponse__SkippedEntry;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__ledger_statistics_response__skipped_entry__descriptor;
void carillon__receipts__v1__ledger_statistics_response__skipped_entry__init(Carillon__Receipts__V1__LedgerStatisticsResponse__SkippedEntry *message);
typedef struct Carillon__Receipts__V1__FirstAttempts {
    ProtobufCMessage base;
    int64_t attempted;
    int64_t succeeded;
    char *target;
    uint32_t optional_success_rate_case;
    union { double success_rate; };
    uint32_t optional_met_case;
    union { protobuf_c_boolean met; };
} Carillon__Receipts__V1__FirstAttempts;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__first_attempts__descriptor;
void carillon__receipts__v1__first_attempts__init(Carillon__Receipts__V1__FirstAttempts *message);
typedef struct Carillon__Receipts__V1__ProviderDelivery {
    ProtobufCMessage base;
    char *provider;
    int64_t accepted;
    int64_t confirmed;
    uint32_t optional_delivery_rate_case;
    union { double delivery_rate; };
} Carillon__Receipts__V1__ProviderDelivery;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__provider_delivery__descriptor;
void carillon__receipts__v1__provider_delivery__init(Carillon__Receipts__V1__ProviderDelivery *message);
typedef struct Carillon__Receipts__V1__ChannelStatistics {
    ProtobufCMessage base;
    char *channel_id;
    int64_t notifications;
    int64_t pushed;
    size_t n_skipped; struct Carillon__Receipts__V1__ChannelStatistics__SkippedEntry **skipped;
    size_t n_devices_by_status; struct Carillon__Receipts__V1__ChannelStatistics__DevicesByStatusEntry **devices_by_status;
    size_t n_sent_by_provider; struct Carillon__Receipts__V1__ChannelStatistics__SentByProviderEntry **sent_by_provider;
    size_t n_client_events; struct Carillon__Receipts__V1__ChannelStatistics__ClientEventsEntry **client_events;
    size_t n_by_type; struct Carillon__Receipts__V1__ChannelStatistics__ByTypeEntry **by_type;
} Carillon__Receipts__V1__ChannelStatistics;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__channel_statistics__descriptor;
void carillon__receipts__v1__channel_statistics__init(Carillon__Receipts__V1__ChannelStatistics *message);
typedef struct Carillon__Receipts__V1__ChannelStatistics__ByTypeEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Receipts__V1__ChannelStatistics__ByTypeEntry;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__channel_statistics__by_type_entry__descriptor;
void carillon__receipts__v1__channel_statistics__by_type_entry__init(Carillon__Receipts__V1__ChannelStatistics__ByTypeEntry *message);
typedef struct Carillon__Receipts__V1__ChannelStatistics__ClientEventsEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Receipts__V1__ChannelStatistics__ClientEventsEntry;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__channel_statistics__client_events_entry__descriptor;
void carillon__receipts__v1__channel_statistics__client_events_entry__init(Carillon__Receipts__V1__ChannelStatistics__ClientEventsEntry *message);
typedef struct Carillon__Receipts__V1__ChannelStatistics__DevicesByStatusEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Receipts__V1__ChannelStatistics__DevicesByStatusEntry;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__channel_statistics__devices_by_status_entry__descriptor;
void carillon__receipts__v1__channel_statistics__devices_by_status_entry__init(Carillon__Receipts__V1__ChannelStatistics__DevicesByStatusEntry *message);
typedef struct Carillon__Receipts__V1__ChannelStatistics__SentByProviderEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Receipts__V1__ChannelStatistics__SentByProviderEntry;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__channel_statistics__sent_by_provider_entry__descriptor;
void carillon__receipts__v1__channel_statistics__sent_by_provider_entry__init(Carillon__Receipts__V1__ChannelStatistics__SentByProviderEntry *message);
typedef struct Carillon__Receipts__V1__ChannelStatistics__SkippedEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Receipts__V1__ChannelStatistics__SkippedEntry;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__channel_statistics__skipped_entry__descriptor;
void carillon__receipts__v1__channel_statistics__skipped_entry__init(Carillon__Receipts__V1__ChannelStatistics__SkippedEntry *message);
typedef struct Carillon__Receipts__V1__LatencySummary {
    ProtobufCMessage base;
    int64_t count;
    int64_t p50_us;
    int64_t p95_us;
    int64_t p99_us;
    int64_t max_us;
} Carillon__Receipts__V1__LatencySummary;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__latency_summary__descriptor;
void carillon__receipts__v1__latency_summary__init(Carillon__Receipts__V1__LatencySummary *message);

// carillon/receipts/v1/reports.proto
typedef struct Carillon__Receipts__V1__GetFailureReportRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    int64_t day_ms;
} Carillon__Receipts__V1__GetFailureReportRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__get_failure_report_request__descriptor;
void carillon__receipts__v1__get_failure_report_request__init(Carillon__Receipts__V1__GetFailureReportRequest *message);
typedef struct Carillon__Receipts__V1__GetFailureReportResponse {
    ProtobufCMessage base;
    struct Carillon__Receipts__V1__FailureReport *report;
} Carillon__Receipts__V1__GetFailureReportResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__get_failure_report_response__descriptor;
void carillon__receipts__v1__get_failure_report_response__init(Carillon__Receipts__V1__GetFailureReportResponse *message);
typedef struct Carillon__Receipts__V1__FailureReport {
    ProtobufCMessage base;
    int64_t day_ms;
    int64_t accepted;
    int64_t failed;
    double failed_share;
    size_t n_failures; struct Carillon__Receipts__V1__FailureCount **failures;
    char *text;
} Carillon__Receipts__V1__FailureReport;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__failure_report__descriptor;
void carillon__receipts__v1__failure_report__init(Carillon__Receipts__V1__FailureReport *message);
typedef struct Carillon__Receipts__V1__FailureCount {
    ProtobufCMessage base;
    char *code;
    char *provider;
    char *platform;
    int64_t count;
    double share;
} Carillon__Receipts__V1__FailureCount;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__failure_count__descriptor;
void carillon__receipts__v1__failure_count__init(Carillon__Receipts__V1__FailureCount *message);

// carillon/receipts/v1/telemetry.proto
typedef struct Carillon__Receipts__V1__TelemetryEvent {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *event_id;
    char *event_type;
    int64_t occurred_at_ms;
    char *properties;
    char *user_id;
} Carillon__Receipts__V1__TelemetryEvent;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__telemetry_event__descriptor;
void carillon__receipts__v1__telemetry_event__init(Carillon__Receipts__V1__TelemetryEvent *message);
typedef struct Carillon__Receipts__V1__RecordTelemetryRequest {
    ProtobufCMessage base;
    size_t n_events; struct Carillon__Receipts__V1__TelemetryEvent **events;
} Carillon__Receipts__V1__RecordTelemetryRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__record_telemetry_request__descriptor;
void carillon__receipts__v1__record_telemetry_request__init(Carillon__Receipts__V1__RecordTelemetryRequest *message);
typedef struct Carillon__Receipts__V1__RecordTelemetryResponse {
    ProtobufCMessage base;
    size_t n_rejected; struct Carillon__Common__V1__ItemResult **rejected;
} Carillon__Receipts__V1__RecordTelemetryResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__record_telemetry_response__descriptor;
void carillon__receipts__v1__record_telemetry_response__init(Carillon__Receipts__V1__RecordTelemetryResponse *message);
typedef struct Carillon__Receipts__V1__ReportTelemetryRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    size_t n_events; struct Carillon__Receipts__V1__TelemetryEvent **events;
} Carillon__Receipts__V1__ReportTelemetryRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__report_telemetry_request__descriptor;
void carillon__receipts__v1__report_telemetry_request__init(Carillon__Receipts__V1__ReportTelemetryRequest *message);
typedef struct Carillon__Receipts__V1__ReportTelemetryResponse {
    ProtobufCMessage base;
    int32_t accepted;
    size_t n_rejected; struct Carillon__Common__V1__ItemResult **rejected;
} Carillon__Receipts__V1__ReportTelemetryResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__report_telemetry_response__descriptor;
void carillon__receipts__v1__report_telemetry_response__init(Carillon__Receipts__V1__ReportTelemetryResponse *message);
typedef struct Carillon__Receipts__V1__ListTelemetryRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *event_type;
    int64_t from_ms;
    int64_t until_ms;
    int32_t page_size;
    char *page_token;
} Carillon__Receipts__V1__ListTelemetryRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__list_telemetry_request__descriptor;
void carillon__receipts__v1__list_telemetry_request__init(Carillon__Receipts__V1__ListTelemetryRequest *message);
typedef struct Carillon__Receipts__V1__ListTelemetryResponse {
    ProtobufCMessage base;
    size_t n_events; struct Carillon__Receipts__V1__TelemetryEvent **events;
    char *next_page_token;
} Carillon__Receipts__V1__ListTelemetryResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__list_telemetry_response__descriptor;
void carillon__receipts__v1__list_telemetry_response__init(Carillon__Receipts__V1__ListTelemetryResponse *message);
typedef struct Carillon__Receipts__V1__StreamTelemetryRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_event_types; char **event_types;
    char *user_id;
    char *notification_type;
    char *provider;
    char *after;
    protobuf_c_boolean from_start;
    protobuf_c_boolean follow;
} Carillon__Receipts__V1__StreamTelemetryRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__stream_telemetry_request__descriptor;
void carillon__receipts__v1__stream_telemetry_request__init(Carillon__Receipts__V1__StreamTelemetryRequest *message);
typedef struct Carillon__Receipts__V1__StreamTelemetryResponse {
    ProtobufCMessage base;
    size_t n_events; struct Carillon__Receipts__V1__StreamedTelemetryEvent **events;
    char *cursor;
} Carillon__Receipts__V1__StreamTelemetryResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__stream_telemetry_response__descriptor;
void carillon__receipts__v1__stream_telemetry_response__init(Carillon__Receipts__V1__StreamTelemetryResponse *message);
typedef struct Carillon__Receipts__V1__StreamedTelemetryEvent {
    ProtobufCMessage base;
    struct Carillon__Receipts__V1__TelemetryEvent *event;
    char *cursor;
    char *notification_type;
    char *provider;
} Carillon__Receipts__V1__StreamedTelemetryEvent;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__streamed_telemetry_event__descriptor;
void carillon__receipts__v1__streamed_telemetry_event__init(Carillon__Receipts__V1__StreamedTelemetryEvent *message);
typedef struct Carillon__Receipts__V1__TakeTelemetryRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *claimant;
    char *delivered;
} Carillon__Receipts__V1__TakeTelemetryRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__take_telemetry_request__descriptor;
void carillon__receipts__v1__take_telemetry_request__init(Carillon__Receipts__V1__TakeTelemetryRequest *message);
typedef struct Carillon__Receipts__V1__TakeTelemetryResponse {
    ProtobufCMessage base;
    size_t n_events; struct Carillon__Receipts__V1__StreamedTelemetryEvent **events;
    char *after;
    char *cursor;
} Carillon__Receipts__V1__TakeTelemetryResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__take_telemetry_response__descriptor;
void carillon__receipts__v1__take_telemetry_response__init(Carillon__Receipts__V1__TakeTelemetryResponse *message);
typedef struct Carillon__Receipts__V1__TelemetryCountsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    int64_t from_ms;
    int64_t until_ms;
} Carillon__Receipts__V1__TelemetryCountsRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__telemetry_counts_request__descriptor;
void carillon__receipts__v1__telemetry_counts_request__init(Carillon__Receipts__V1__TelemetryCountsRequest *message);
typedef struct Carillon__Receipts__V1__TelemetryCountsResponse {
    ProtobufCMessage base;
    size_t n_counts; struct Carillon__Receipts__V1__TelemetryCount **counts;
} Carillon__Receipts__V1__TelemetryCountsResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__telemetry_counts_response__descriptor;
void carillon__receipts__v1__telemetry_counts_response__init(Carillon__Receipts__V1__TelemetryCountsResponse *message);
typedef struct Carillon__Receipts__V1__TelemetryCount {
    ProtobufCMessage base;
    int64_t day_ms;
    char *event_type;
    int64_t count;
} Carillon__Receipts__V1__TelemetryCount;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__telemetry_count__descriptor;
void carillon__receipts__v1__telemetry_count__init(Carillon__Receipts__V1__TelemetryCount *message);

// carillon/receipts/v1/user_data.proto

// carillon/receipts/v1/user_stream.proto
typedef struct Carillon__Receipts__V1__UserEvent {
    ProtobufCMessage base;
    int64_t id;
    int32_t kind;
    char *notification_id;
    char *category_id;
    int64_t until_ms;
    struct Carillon__Receipts__V1__InboxEntry *entry;
} Carillon__Receipts__V1__UserEvent;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__user_event__descriptor;
void carillon__receipts__v1__user_event__init(Carillon__Receipts__V1__UserEvent *message);
typedef struct Carillon__Receipts__V1__UserBadge {
    ProtobufCMessage base;
    int64_t unread;
    int32_t badge;
    char *label;
} Carillon__Receipts__V1__UserBadge;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__user_badge__descriptor;
void carillon__receipts__v1__user_badge__init(Carillon__Receipts__V1__UserBadge *message);
typedef struct Carillon__Receipts__V1__StreamUserRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *after;
    int64_t ends_at_ms;
    int32_t device_type;
} Carillon__Receipts__V1__StreamUserRequest;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__stream_user_request__descriptor;
void carillon__receipts__v1__stream_user_request__init(Carillon__Receipts__V1__StreamUserRequest *message);
typedef struct Carillon__Receipts__V1__StreamUserResponse {
    ProtobufCMessage base;
    size_t n_events; struct Carillon__Receipts__V1__UserEvent **events;
    char *position;
    protobuf_c_boolean reset;
    struct Carillon__Receipts__V1__UserBadge *badge;
} Carillon__Receipts__V1__StreamUserResponse;
extern const ProtobufCMessageDescriptor carillon__receipts__v1__stream_user_response__descriptor;
void carillon__receipts__v1__stream_user_response__init(Carillon__Receipts__V1__StreamUserResponse *message);

// carillon/registry/v1/access.proto
typedef struct Carillon__Registry__V1__CheckOriginRequest {
    ProtobufCMessage base;
    char *origin;
} Carillon__Registry__V1__CheckOriginRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__check_origin_request__descriptor;
void carillon__registry__v1__check_origin_request__init(Carillon__Registry__V1__CheckOriginRequest *message);
typedef struct Carillon__Registry__V1__CheckOriginResponse {
    ProtobufCMessage base;
    protobuf_c_boolean allowed;
} Carillon__Registry__V1__CheckOriginResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__check_origin_response__descriptor;
void carillon__registry__v1__check_origin_response__init(Carillon__Registry__V1__CheckOriginResponse *message);
typedef struct Carillon__Registry__V1__GetTokenSecretRequest {
    ProtobufCMessage base;
    char *app_id;
} Carillon__Registry__V1__GetTokenSecretRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_token_secret_request__descriptor;
void carillon__registry__v1__get_token_secret_request__init(Carillon__Registry__V1__GetTokenSecretRequest *message);
typedef struct Carillon__Registry__V1__GetTokenSecretResponse {
    ProtobufCMessage base;
    ProtobufCBinaryData secret;
} Carillon__Registry__V1__GetTokenSecretResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_token_secret_response__descriptor;
void carillon__registry__v1__get_token_secret_response__init(Carillon__Registry__V1__GetTokenSecretResponse *message);

// carillon/registry/v1/addresses.proto
typedef struct Carillon__Registry__V1__WebSubscription {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *subscription_id;
    char *push_device_id;
    char *device_id;
    char *user_id;
    char *endpoint_hash;
    char *browser;
    char *browser_version;
    char *user_agent;
    protobuf_c_boolean is_active;
    int64_t subscribed_at_ms;
    char *vapid_key_id;
    char *vapid_public_key;
    uint32_t optional_last_tested_at_ms_case;
    union { int64_t last_tested_at_ms; };
    uint32_t optional_unsubscribed_at_ms_case;
    union { int64_t unsubscribed_at_ms; };
    uint32_t optional_expires_at_ms_case;
    union { int64_t expires_at_ms; };
} Carillon__Registry__V1__WebSubscription;
extern const ProtobufCMessageDescriptor carillon__registry__v1__web_subscription__descriptor;
void carillon__registry__v1__web_subscription__init(Carillon__Registry__V1__WebSubscription *message);
typedef struct Carillon__Registry__V1__RegisterWebSubscriptionRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *device_id;
    char *endpoint;
    char *p256dh;
    char *auth;
    char *browser;
    char *browser_version;
    char *user_agent;
    char *device_name;
    char *locale;
    char *timezone;
    char *vapid_public_key;
    char *origin;
    uint32_t optional_expires_at_ms_case;
    union { int64_t expires_at_ms; };
} Carillon__Registry__V1__RegisterWebSubscriptionRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__register_web_subscription_request__descriptor;
void carillon__registry__v1__register_web_subscription_request__init(Carillon__Registry__V1__RegisterWebSubscriptionRequest *message);
typedef struct Carillon__Registry__V1__RegisterWebSubscriptionResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__WebSubscription *subscription;
    struct Carillon__Registry__V1__Device *device;
    protobuf_c_boolean created;
} Carillon__Registry__V1__RegisterWebSubscriptionResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__register_web_subscription_response__descriptor;
void carillon__registry__v1__register_web_subscription_response__init(Carillon__Registry__V1__RegisterWebSubscriptionResponse *message);
typedef struct Carillon__Registry__V1__RemoveWebSubscriptionRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *subscription_id;
} Carillon__Registry__V1__RemoveWebSubscriptionRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__remove_web_subscription_request__descriptor;
void carillon__registry__v1__remove_web_subscription_request__init(Carillon__Registry__V1__RemoveWebSubscriptionRequest *message);
typedef struct Carillon__Registry__V1__RemoveWebSubscriptionResponse {
    ProtobufCMessage base;
} Carillon__Registry__V1__RemoveWebSubscriptionResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__remove_web_subscription_response__descriptor;
void carillon__registry__v1__remove_web_subscription_response__init(Carillon__Registry__V1__RemoveWebSubscriptionResponse *message);
typedef struct Carillon__Registry__V1__ListWebSubscriptionsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
} Carillon__Registry__V1__ListWebSubscriptionsRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_web_subscriptions_request__descriptor;
void carillon__registry__v1__list_web_subscriptions_request__init(Carillon__Registry__V1__ListWebSubscriptionsRequest *message);
typedef struct Carillon__Registry__V1__ListWebSubscriptionsResponse {
    ProtobufCMessage base;
    size_t n_subscriptions; struct Carillon__Registry__V1__WebSubscription **subscriptions;
} Carillon__Registry__V1__ListWebSubscriptionsResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_web_subscriptions_response__descriptor;
void carillon__registry__v1__list_web_subscriptions_response__init(Carillon__Registry__V1__ListWebSubscriptionsResponse *message);
typedef struct Carillon__Registry__V1__VapidKey {
    ProtobufCMessage base;
    char *key_id;
    char *public_key;
    protobuf_c_boolean current;
    int64_t since_ms;
    int64_t subscriptions;
} Carillon__Registry__V1__VapidKey;
extern const ProtobufCMessageDescriptor carillon__registry__v1__vapid_key__descriptor;
void carillon__registry__v1__vapid_key__init(Carillon__Registry__V1__VapidKey *message);
typedef struct Carillon__Registry__V1__ListVapidKeysRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
} Carillon__Registry__V1__ListVapidKeysRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_vapid_keys_request__descriptor;
void carillon__registry__v1__list_vapid_keys_request__init(Carillon__Registry__V1__ListVapidKeysRequest *message);
typedef struct Carillon__Registry__V1__ListVapidKeysResponse {
    ProtobufCMessage base;
    size_t n_keys; struct Carillon__Registry__V1__VapidKey **keys;
} Carillon__Registry__V1__ListVapidKeysResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_vapid_keys_response__descriptor;
void carillon__registry__v1__list_vapid_keys_response__init(Carillon__Registry__V1__ListVapidKeysResponse *message);
typedef struct Carillon__Registry__V1__ActivityAddress {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *address_id;
    char *push_device_id;
    char *user_id;
    int32_t kind;
    char *name;
    int32_t environment;
    char *token_hash;
    int64_t version;
    int64_t registered_at_ms;
    int64_t updated_at_ms;
    uint32_t optional_expires_at_ms_case;
    union { int64_t expires_at_ms; };
} Carillon__Registry__V1__ActivityAddress;
extern const ProtobufCMessageDescriptor carillon__registry__v1__activity_address__descriptor;
void carillon__registry__v1__activity_address__init(Carillon__Registry__V1__ActivityAddress *message);
typedef struct Carillon__Registry__V1__RegisterActivityAddressRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *push_device_id;
    int32_t kind;
    char *name;
    char *token;
    int32_t environment;
    uint32_t optional_expires_at_ms_case;
    union { int64_t expires_at_ms; };
} Carillon__Registry__V1__RegisterActivityAddressRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__register_activity_address_request__descriptor;
void carillon__registry__v1__register_activity_address_request__init(Carillon__Registry__V1__RegisterActivityAddressRequest *message);
typedef struct Carillon__Registry__V1__RegisterActivityAddressResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__ActivityAddress *address;
} Carillon__Registry__V1__RegisterActivityAddressResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__register_activity_address_response__descriptor;
void carillon__registry__v1__register_activity_address_response__init(Carillon__Registry__V1__RegisterActivityAddressResponse *message);
typedef struct Carillon__Registry__V1__EndActivityAddressRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    char *address_id;
} Carillon__Registry__V1__EndActivityAddressRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__end_activity_address_request__descriptor;
void carillon__registry__v1__end_activity_address_request__init(Carillon__Registry__V1__EndActivityAddressRequest *message);
typedef struct Carillon__Registry__V1__EndActivityAddressResponse {
    ProtobufCMessage base;
} Carillon__Registry__V1__EndActivityAddressResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__end_activity_address_response__descriptor;
void carillon__registry__v1__end_activity_address_response__init(Carillon__Registry__V1__EndActivityAddressResponse *message);
typedef struct Carillon__Registry__V1__ListActivityAddressesRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
} Carillon__Registry__V1__ListActivityAddressesRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_activity_addresses_request__descriptor;
void carillon__registry__v1__list_activity_addresses_request__init(Carillon__Registry__V1__ListActivityAddressesRequest *message);
typedef struct Carillon__Registry__V1__ListActivityAddressesResponse {
    ProtobufCMessage base;
    size_t n_addresses; struct Carillon__Registry__V1__ActivityAddress **addresses;
} Carillon__Registry__V1__ListActivityAddressesResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_activity_addresses_response__descriptor;
void carillon__registry__v1__list_activity_addresses_response__init(Carillon__Registry__V1__ListActivityAddressesResponse *message);
typedef struct Carillon__Registry__V1__ResolveActivityAddressesRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_user_ids; char **user_ids;
    int32_t kind;
    char *name;
} Carillon__Registry__V1__ResolveActivityAddressesRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__resolve_activity_addresses_request__descriptor;
void carillon__registry__v1__resolve_activity_addresses_request__init(Carillon__Registry__V1__ResolveActivityAddressesRequest *message);
typedef struct Carillon__Registry__V1__ResolveActivityAddressesResponse {
    ProtobufCMessage base;
    size_t n_devices; struct Carillon__Common__V1__SendableDevice **devices;
} Carillon__Registry__V1__ResolveActivityAddressesResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__resolve_activity_addresses_response__descriptor;
void carillon__registry__v1__resolve_activity_addresses_response__init(Carillon__Registry__V1__ResolveActivityAddressesResponse *message);

// carillon/registry/v1/audit.proto
typedef struct Carillon__Registry__V1__AuditRecord {
    ProtobufCMessage base;
    int64_t id;
    struct Carillon__Common__V1__Tenant *tenant;
    int64_t at_ms;
    char *actor;
    char *origin;
    char *action;
    char *subject;
    char *details;
    struct Carillon__Common__V1__Tenant *actor_tenant;
} Carillon__Registry__V1__AuditRecord;
extern const ProtobufCMessageDescriptor carillon__registry__v1__audit_record__descriptor;
void carillon__registry__v1__audit_record__init(Carillon__Registry__V1__AuditRecord *message);
typedef struct Carillon__Registry__V1__ListAuditRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *action;
    char *actor;
    char *subject;
    int64_t from_ms;
    int64_t until_ms;
    int32_t page_size;
    char *page_token;
    struct Carillon__Common__V1__Tenant *actor_tenant;
} Carillon__Registry__V1__ListAuditRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_audit_request__descriptor;
void carillon__registry__v1__list_audit_request__init(Carillon__Registry__V1__ListAuditRequest *message);
typedef struct Carillon__Registry__V1__ListAuditResponse {
    ProtobufCMessage base;
    size_t n_records; struct Carillon__Registry__V1__AuditRecord **records;
    char *next_page_token;
} Carillon__Registry__V1__ListAuditResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_audit_response__descriptor;
void carillon__registry__v1__list_audit_response__init(Carillon__Registry__V1__ListAuditResponse *message);

// carillon/registry/v1/audit_intake.proto
typedef struct Carillon__Registry__V1__AuditEntry {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *actor;
    char *origin;
    char *action;
    char *subject;
    char *details;
    struct Carillon__Common__V1__Tenant *actor_tenant;
} Carillon__Registry__V1__AuditEntry;
extern const ProtobufCMessageDescriptor carillon__registry__v1__audit_entry__descriptor;
void carillon__registry__v1__audit_entry__init(Carillon__Registry__V1__AuditEntry *message);
typedef struct Carillon__Registry__V1__RecordAuditRequest {
    ProtobufCMessage base;
    size_t n_entries; struct Carillon__Registry__V1__AuditEntry **entries;
} Carillon__Registry__V1__RecordAuditRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__record_audit_request__descriptor;
void carillon__registry__v1__record_audit_request__init(Carillon__Registry__V1__RecordAuditRequest *message);
typedef struct Carillon__Registry__V1__RecordAuditResponse {
    ProtobufCMessage base;
} Carillon__Registry__V1__RecordAuditResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__record_audit_response__descriptor;
void carillon__registry__v1__record_audit_response__init(Carillon__Registry__V1__RecordAuditResponse *message);

// carillon/registry/v1/changes.proto

// carillon/registry/v1/delivery_counters.proto
typedef struct Carillon__Registry__V1__DeviceDeliveries {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *push_device_id;
    uint32_t sent;
    uint32_t delivered;
    uint32_t opened;
    int32_t last_delivery_status;
    int64_t last_notification_at_ms;
} Carillon__Registry__V1__DeviceDeliveries;
extern const ProtobufCMessageDescriptor carillon__registry__v1__device_deliveries__descriptor;
void carillon__registry__v1__device_deliveries__init(Carillon__Registry__V1__DeviceDeliveries *message);
typedef struct Carillon__Registry__V1__CountDeliveriesRequest {
    ProtobufCMessage base;
    char *ledger_id;
    int64_t sequence;
    size_t n_devices; struct Carillon__Registry__V1__DeviceDeliveries **devices;
} Carillon__Registry__V1__CountDeliveriesRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__count_deliveries_request__descriptor;
void carillon__registry__v1__count_deliveries_request__init(Carillon__Registry__V1__CountDeliveriesRequest *message);
typedef struct Carillon__Registry__V1__CountDeliveriesResponse {
    ProtobufCMessage base;
    size_t n_rejected; struct Carillon__Common__V1__ItemResult **rejected;
} Carillon__Registry__V1__CountDeliveriesResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__count_deliveries_response__descriptor;
void carillon__registry__v1__count_deliveries_response__init(Carillon__Registry__V1__CountDeliveriesResponse *message);

// carillon/registry/v1/device_administration.proto
typedef struct Carillon__Registry__V1__DeviceFilter {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    int32_t device_type;
    char *platform;
    int32_t status;
    int32_t push_token_type;
    char *app_version;
    int32_t permission_status;
    int64_t last_used_from_ms;
    int64_t last_used_before_ms;
    int64_t registered_from_ms;
    int64_t registered_before_ms;
    uint32_t optional_notifications_enabled_case;
    union { protobuf_c_boolean notifications_enabled; };
} Carillon__Registry__V1__DeviceFilter;
extern const ProtobufCMessageDescriptor carillon__registry__v1__device_filter__descriptor;
void carillon__registry__v1__device_filter__init(Carillon__Registry__V1__DeviceFilter *message);
typedef struct Carillon__Registry__V1__ListAllDevicesRequest {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__DeviceFilter *filter;
    int32_t page_size;
    char *page_token;
} Carillon__Registry__V1__ListAllDevicesRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_all_devices_request__descriptor;
void carillon__registry__v1__list_all_devices_request__init(Carillon__Registry__V1__ListAllDevicesRequest *message);
typedef struct Carillon__Registry__V1__ListAllDevicesResponse {
    ProtobufCMessage base;
    size_t n_devices; struct Carillon__Registry__V1__Device **devices;
    char *next_page_token;
} Carillon__Registry__V1__ListAllDevicesResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_all_devices_response__descriptor;
void carillon__registry__v1__list_all_devices_response__init(Carillon__Registry__V1__ListAllDevicesResponse *message);
typedef struct Carillon__Registry__V1__GetDeviceRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *push_device_id;
} Carillon__Registry__V1__GetDeviceRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_device_request__descriptor;
void carillon__registry__v1__get_device_request__init(Carillon__Registry__V1__GetDeviceRequest *message);
typedef struct Carillon__Registry__V1__GetDeviceResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__Device *device;
} Carillon__Registry__V1__GetDeviceResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_device_response__descriptor;
void carillon__registry__v1__get_device_response__init(Carillon__Registry__V1__GetDeviceResponse *message);
typedef struct Carillon__Registry__V1__DeactivateDeviceRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *push_device_id;
    char *reason;
} Carillon__Registry__V1__DeactivateDeviceRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__deactivate_device_request__descriptor;
void carillon__registry__v1__deactivate_device_request__init(Carillon__Registry__V1__DeactivateDeviceRequest *message);
typedef struct Carillon__Registry__V1__DeactivateDeviceResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__Device *device;
} Carillon__Registry__V1__DeactivateDeviceResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__deactivate_device_response__descriptor;
void carillon__registry__v1__deactivate_device_response__init(Carillon__Registry__V1__DeactivateDeviceResponse *message);
typedef struct Carillon__Registry__V1__RevokeTokenRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *push_device_id;
    char *reason;
} Carillon__Registry__V1__RevokeTokenRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__revoke_token_request__descriptor;
void carillon__registry__v1__revoke_token_request__init(Carillon__Registry__V1__RevokeTokenRequest *message);
typedef struct Carillon__Registry__V1__RevokeTokenResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__Device *device;
} Carillon__Registry__V1__RevokeTokenResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__revoke_token_response__descriptor;
void carillon__registry__v1__revoke_token_response__init(Carillon__Registry__V1__RevokeTokenResponse *message);
typedef struct Carillon__Registry__V1__RefreshTokenRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *push_device_id;
} Carillon__Registry__V1__RefreshTokenRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__refresh_token_request__descriptor;
void carillon__registry__v1__refresh_token_request__init(Carillon__Registry__V1__RefreshTokenRequest *message);
typedef struct Carillon__Registry__V1__RefreshTokenResponse {
    ProtobufCMessage base;
    protobuf_c_boolean asked;
} Carillon__Registry__V1__RefreshTokenResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__refresh_token_response__descriptor;
void carillon__registry__v1__refresh_token_response__init(Carillon__Registry__V1__RefreshTokenResponse *message);
typedef struct Carillon__Registry__V1__ExportDevicesRequest {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__DeviceFilter *filter;
} Carillon__Registry__V1__ExportDevicesRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__export_devices_request__descriptor;
void carillon__registry__v1__export_devices_request__init(Carillon__Registry__V1__ExportDevicesRequest *message);
typedef struct Carillon__Registry__V1__ExportDevicesResponse {
    ProtobufCMessage base;
    size_t n_devices; struct Carillon__Registry__V1__Device **devices;
} Carillon__Registry__V1__ExportDevicesResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__export_devices_response__descriptor;
void carillon__registry__v1__export_devices_response__init(Carillon__Registry__V1__ExportDevicesResponse *message);
typedef struct Carillon__Registry__V1__DeviceStatsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
} Carillon__Registry__V1__DeviceStatsRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__device_stats_request__descriptor;
void carillon__registry__v1__device_stats_request__init(Carillon__Registry__V1__DeviceStatsRequest *message);
typedef struct Carillon__Registry__V1__DeviceStatsResponse {
    ProtobufCMessage base;
    size_t n_apps; struct Carillon__Registry__V1__AppDeviceStats **apps;
} Carillon__Registry__V1__DeviceStatsResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__device_stats_response__descriptor;
void carillon__registry__v1__device_stats_response__init(Carillon__Registry__V1__DeviceStatsResponse *message);
typedef struct Carillon__Registry__V1__DeviceGroup {
    ProtobufCMessage base;
    char *name;
    int64_t devices;
    int64_t users;
} Carillon__Registry__V1__DeviceGroup;
extern const ProtobufCMessageDescriptor carillon__registry__v1__device_group__descriptor;
void carillon__registry__v1__device_group__init(Carillon__Registry__V1__DeviceGroup *message);
typedef struct Carillon__Registry__V1__AppDeviceStats {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    int64_t active_devices;
    size_t n_by_type; struct Carillon__Registry__V1__DeviceGroup **by_type;
    size_t n_by_platform; struct Carillon__Registry__V1__DeviceGroup **by_platform;
    size_t n_by_status; struct Carillon__Registry__V1__DeviceGroup **by_status;
    int64_t multi_device_users;
    int64_t active_users;
    int64_t push_enabled_users;
    int64_t permission_determined_devices;
    int64_t permission_denied_devices;
    int64_t tokens_expired_this_week;
    int64_t registrations_attempted;
    int64_t registrations_taken;
    size_t n_metrics; struct Carillon__Common__V1__MetricReading **metrics;
    size_t n_languages; struct Carillon__Registry__V1__LanguageShare **languages;
    int64_t counted_at_ms;
    int64_t languages_counted_at_ms;
} Carillon__Registry__V1__AppDeviceStats;
extern const ProtobufCMessageDescriptor carillon__registry__v1__app_device_stats__descriptor;
void carillon__registry__v1__app_device_stats__init(Carillon__Registry__V1__AppDeviceStats *message);
typedef struct Carillon__Registry__V1__LanguageShare {
    ProtobufCMessage base;
    char *language;
    int64_t users;
    double share;
} Carillon__Registry__V1__LanguageShare;
extern const ProtobufCMessageDescriptor carillon__registry__v1__language_share__descriptor;
void carillon__registry__v1__language_share__init(Carillon__Registry__V1__LanguageShare *message);

// carillon/registry/v1/groups.proto
typedef struct Carillon__Registry__V1__Group {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *group_id;
    char *name;
    int32_t kind;
    char *role;
    int64_t member_count;
    size_t n_clear_fields; char **clear_fields;
} Carillon__Registry__V1__Group;
extern const ProtobufCMessageDescriptor carillon__registry__v1__group__descriptor;
void carillon__registry__v1__group__init(Carillon__Registry__V1__Group *message);
typedef struct Carillon__Registry__V1__GroupChange {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__Group *group;
    size_t n_add_members; char **add_members;
    size_t n_remove_members; char **remove_members;
    protobuf_c_boolean replace_members;
    protobuf_c_boolean members_only;
} Carillon__Registry__V1__GroupChange;
extern const ProtobufCMessageDescriptor carillon__registry__v1__group_change__descriptor;
void carillon__registry__v1__group_change__init(Carillon__Registry__V1__GroupChange *message);
typedef struct Carillon__Registry__V1__UpsertGroupsRequest {
    ProtobufCMessage base;
    size_t n_changes; struct Carillon__Registry__V1__GroupChange **changes;
} Carillon__Registry__V1__UpsertGroupsRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__upsert_groups_request__descriptor;
void carillon__registry__v1__upsert_groups_request__init(Carillon__Registry__V1__UpsertGroupsRequest *message);
typedef struct Carillon__Registry__V1__UpsertGroupsResponse {
    ProtobufCMessage base;
    size_t n_results; struct Carillon__Common__V1__ItemResult **results;
} Carillon__Registry__V1__UpsertGroupsResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__upsert_groups_response__descriptor;
void carillon__registry__v1__upsert_groups_response__init(Carillon__Registry__V1__UpsertGroupsResponse *message);
typedef struct Carillon__Registry__V1__GetGroupRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *group_id;
} Carillon__Registry__V1__GetGroupRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_group_request__descriptor;
void carillon__registry__v1__get_group_request__init(Carillon__Registry__V1__GetGroupRequest *message);
typedef struct Carillon__Registry__V1__GetGroupResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__Group *group;
} Carillon__Registry__V1__GetGroupResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_group_response__descriptor;
void carillon__registry__v1__get_group_response__init(Carillon__Registry__V1__GetGroupResponse *message);
typedef struct Carillon__Registry__V1__ListGroupsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    int32_t page_size;
    char *page_token;
} Carillon__Registry__V1__ListGroupsRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_groups_request__descriptor;
void carillon__registry__v1__list_groups_request__init(Carillon__Registry__V1__ListGroupsRequest *message);
typedef struct Carillon__Registry__V1__ListGroupsResponse {
    ProtobufCMessage base;
    size_t n_groups; struct Carillon__Registry__V1__Group **groups;
    char *next_page_token;
} Carillon__Registry__V1__ListGroupsResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_groups_response__descriptor;
void carillon__registry__v1__list_groups_response__init(Carillon__Registry__V1__ListGroupsResponse *message);
typedef struct Carillon__Registry__V1__RemoveGroupRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *group_id;
} Carillon__Registry__V1__RemoveGroupRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__remove_group_request__descriptor;
void carillon__registry__v1__remove_group_request__init(Carillon__Registry__V1__RemoveGroupRequest *message);
typedef struct Carillon__Registry__V1__RemoveGroupResponse {
    ProtobufCMessage base;
} Carillon__Registry__V1__RemoveGroupResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__remove_group_response__descriptor;
void carillon__registry__v1__remove_group_response__init(Carillon__Registry__V1__RemoveGroupResponse *message);

// carillon/registry/v1/keys.proto
typedef struct Carillon__Registry__V1__ReencryptAddressesRequest {
    ProtobufCMessage base;
    int32_t page_size;
    char *page_token;
} Carillon__Registry__V1__ReencryptAddressesRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__reencrypt_addresses_request__descriptor;
void carillon__registry__v1__reencrypt_addresses_request__init(Carillon__Registry__V1__ReencryptAddressesRequest *message);
typedef struct Carillon__Registry__V1__ReencryptAddressesResponse {
    ProtobufCMessage base;
    char *next_page_token;
    int64_t examined;
    int64_t reencrypted;
    int64_t unreadable;
} Carillon__Registry__V1__ReencryptAddressesResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__reencrypt_addresses_response__descriptor;
void carillon__registry__v1__reencrypt_addresses_response__init(Carillon__Registry__V1__ReencryptAddressesResponse *message);
typedef struct Carillon__Registry__V1__AddressKeyUseRequest {
    ProtobufCMessage base;
} Carillon__Registry__V1__AddressKeyUseRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__address_key_use_request__descriptor;
void carillon__registry__v1__address_key_use_request__init(Carillon__Registry__V1__AddressKeyUseRequest *message);
typedef struct Carillon__Registry__V1__AddressKeyUse {
    ProtobufCMessage base;
    char *key_id;
    protobuf_c_boolean current;
    protobuf_c_boolean in_ring;
    int64_t devices;
    int64_t journal;
    int64_t activities;
    int64_t issuers;
} Carillon__Registry__V1__AddressKeyUse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__address_key_use__descriptor;
void carillon__registry__v1__address_key_use__init(Carillon__Registry__V1__AddressKeyUse *message);
typedef struct Carillon__Registry__V1__AddressKeyUseResponse {
    ProtobufCMessage base;
    size_t n_keys; struct Carillon__Registry__V1__AddressKeyUse **keys;
} Carillon__Registry__V1__AddressKeyUseResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__address_key_use_response__descriptor;
void carillon__registry__v1__address_key_use_response__init(Carillon__Registry__V1__AddressKeyUseResponse *message);

// carillon/registry/v1/tenants.proto
typedef struct Carillon__Registry__V1__Organization {
    ProtobufCMessage base;
    char *organization_id;
    char *name;
    char *timezone;
    char *default_locale;
    int32_t status;
    char *profile;
    size_t n_policy_overrides; struct Carillon__Registry__V1__Organization__PolicyOverridesEntry **policy_overrides;
    int64_t created_at_ms;
    int64_t updated_at_ms;
} Carillon__Registry__V1__Organization;
extern const ProtobufCMessageDescriptor carillon__registry__v1__organization__descriptor;
void carillon__registry__v1__organization__init(Carillon__Registry__V1__Organization *message);
typedef struct Carillon__Registry__V1__Organization__PolicyOverridesEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Registry__V1__Organization__PolicyOverridesEntry;
extern const ProtobufCMessageDescriptor carillon__registry__v1__organization__policy_overrides_entry__descriptor;
void carillon__registry__v1__organization__policy_overrides_entry__init(Carillon__Registry__V1__Organization__PolicyOverridesEntry *message);
typedef struct Carillon__Registry__V1__App {
    ProtobufCMessage base;
    char *app_id;
    char *organization_id;
    char *name;
    char *profile;
    size_t n_policy_overrides; struct Carillon__Registry__V1__App__PolicyOverridesEntry **policy_overrides;
    char *apns_topic;
    int32_t apns_environment;
    char *fcm_project_id;
    char *default_android_channel_id;
    char *deep_link_scheme;
    struct Carillon__Registry__V1__TokenIssuer *auth;
    int64_t created_at_ms;
    int64_t updated_at_ms;
    int32_t profile_version;
    char *expo_project;
    char *vapid_public_key;
    char *web_fallback_base_url;
    size_t n_allowed_origins; char **allowed_origins;
    char *service_worker_path;
} Carillon__Registry__V1__App;
extern const ProtobufCMessageDescriptor carillon__registry__v1__app__descriptor;
void carillon__registry__v1__app__init(Carillon__Registry__V1__App *message);
typedef struct Carillon__Registry__V1__App__PolicyOverridesEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Registry__V1__App__PolicyOverridesEntry;
extern const ProtobufCMessageDescriptor carillon__registry__v1__app__policy_overrides_entry__descriptor;
void carillon__registry__v1__app__policy_overrides_entry__init(Carillon__Registry__V1__App__PolicyOverridesEntry *message);
typedef struct Carillon__Registry__V1__TokenIssuer {
    ProtobufCMessage base;
    char *issuer;
    char *jwks;
    char *audience;
    char *jwks_url;
    char *shared_secret;
    protobuf_c_boolean has_shared_secret;
} Carillon__Registry__V1__TokenIssuer;
extern const ProtobufCMessageDescriptor carillon__registry__v1__token_issuer__descriptor;
void carillon__registry__v1__token_issuer__init(Carillon__Registry__V1__TokenIssuer *message);
typedef struct Carillon__Registry__V1__UpsertOrganizationRequest {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__Organization *organization;
} Carillon__Registry__V1__UpsertOrganizationRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__upsert_organization_request__descriptor;
void carillon__registry__v1__upsert_organization_request__init(Carillon__Registry__V1__UpsertOrganizationRequest *message);
typedef struct Carillon__Registry__V1__UpsertOrganizationResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__Organization *organization;
} Carillon__Registry__V1__UpsertOrganizationResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__upsert_organization_response__descriptor;
void carillon__registry__v1__upsert_organization_response__init(Carillon__Registry__V1__UpsertOrganizationResponse *message);
typedef struct Carillon__Registry__V1__GetOrganizationRequest {
    ProtobufCMessage base;
    char *organization_id;
} Carillon__Registry__V1__GetOrganizationRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_organization_request__descriptor;
void carillon__registry__v1__get_organization_request__init(Carillon__Registry__V1__GetOrganizationRequest *message);
typedef struct Carillon__Registry__V1__GetOrganizationResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__Organization *organization;
} Carillon__Registry__V1__GetOrganizationResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_organization_response__descriptor;
void carillon__registry__v1__get_organization_response__init(Carillon__Registry__V1__GetOrganizationResponse *message);
typedef struct Carillon__Registry__V1__ListOrganizationsRequest {
    ProtobufCMessage base;
    int32_t page_size;
    char *page_token;
} Carillon__Registry__V1__ListOrganizationsRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_organizations_request__descriptor;
void carillon__registry__v1__list_organizations_request__init(Carillon__Registry__V1__ListOrganizationsRequest *message);
typedef struct Carillon__Registry__V1__ListOrganizationsResponse {
    ProtobufCMessage base;
    size_t n_organizations; struct Carillon__Registry__V1__Organization **organizations;
    char *next_page_token;
} Carillon__Registry__V1__ListOrganizationsResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_organizations_response__descriptor;
void carillon__registry__v1__list_organizations_response__init(Carillon__Registry__V1__ListOrganizationsResponse *message);
typedef struct Carillon__Registry__V1__UpsertAppRequest {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__App *app;
    size_t n_clear_fields; char **clear_fields;
} Carillon__Registry__V1__UpsertAppRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__upsert_app_request__descriptor;
void carillon__registry__v1__upsert_app_request__init(Carillon__Registry__V1__UpsertAppRequest *message);
typedef struct Carillon__Registry__V1__UpsertAppResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__App *app;
} Carillon__Registry__V1__UpsertAppResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__upsert_app_response__descriptor;
void carillon__registry__v1__upsert_app_response__init(Carillon__Registry__V1__UpsertAppResponse *message);
typedef struct Carillon__Registry__V1__GetAppRequest {
    ProtobufCMessage base;
    char *app_id;
} Carillon__Registry__V1__GetAppRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_app_request__descriptor;
void carillon__registry__v1__get_app_request__init(Carillon__Registry__V1__GetAppRequest *message);
typedef struct Carillon__Registry__V1__GetAppResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__App *app;
} Carillon__Registry__V1__GetAppResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_app_response__descriptor;
void carillon__registry__v1__get_app_response__init(Carillon__Registry__V1__GetAppResponse *message);
typedef struct Carillon__Registry__V1__ListAppsRequest {
    ProtobufCMessage base;
    char *organization_id;
    int32_t page_size;
    char *page_token;
} Carillon__Registry__V1__ListAppsRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_apps_request__descriptor;
void carillon__registry__v1__list_apps_request__init(Carillon__Registry__V1__ListAppsRequest *message);
typedef struct Carillon__Registry__V1__ListAppsResponse {
    ProtobufCMessage base;
    size_t n_apps; struct Carillon__Registry__V1__App **apps;
    char *next_page_token;
} Carillon__Registry__V1__ListAppsResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_apps_response__descriptor;
void carillon__registry__v1__list_apps_response__init(Carillon__Registry__V1__ListAppsResponse *message);
typedef struct Carillon__Registry__V1__GetPolicyRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
} Carillon__Registry__V1__GetPolicyRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_policy_request__descriptor;
void carillon__registry__v1__get_policy_request__init(Carillon__Registry__V1__GetPolicyRequest *message);
typedef struct Carillon__Registry__V1__PolicySetting {
    ProtobufCMessage base;
    char *name;
    char *value;
    int32_t origin;
} Carillon__Registry__V1__PolicySetting;
extern const ProtobufCMessageDescriptor carillon__registry__v1__policy_setting__descriptor;
void carillon__registry__v1__policy_setting__init(Carillon__Registry__V1__PolicySetting *message);
typedef struct Carillon__Registry__V1__GetPolicyResponse {
    ProtobufCMessage base;
    char *profile;
    int64_t version;
    size_t n_settings; struct Carillon__Registry__V1__PolicySetting **settings;
    char *organization_timezone;
    protobuf_c_boolean organization_suspended;
    char *app_name;
    int32_t address_environment;
    char *default_android_channel_id;
    char *organization_default_locale;
    int32_t profile_version;
    char *vapid_public_key;
    char *service_worker_path;
    size_t n_allowed_origins; char **allowed_origins;
    size_t n_client_floors; struct Carillon__Registry__V1__GetPolicyResponse__ClientFloorsEntry **client_floors;
    protobuf_c_boolean deep_link_required;
} Carillon__Registry__V1__GetPolicyResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_policy_response__descriptor;
void carillon__registry__v1__get_policy_response__init(Carillon__Registry__V1__GetPolicyResponse *message);
typedef struct Carillon__Registry__V1__GetPolicyResponse__ClientFloorsEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Registry__V1__GetPolicyResponse__ClientFloorsEntry;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_policy_response__client_floors_entry__descriptor;
void carillon__registry__v1__get_policy_response__client_floors_entry__init(Carillon__Registry__V1__GetPolicyResponse__ClientFloorsEntry *message);
typedef struct Carillon__Registry__V1__GetCatalogueRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
} Carillon__Registry__V1__GetCatalogueRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_catalogue_request__descriptor;
void carillon__registry__v1__get_catalogue_request__init(Carillon__Registry__V1__GetCatalogueRequest *message);
typedef struct Carillon__Registry__V1__CatalogueTranslation {
    ProtobufCMessage base;
    char *locale;
    char *name;
    char *description;
} Carillon__Registry__V1__CatalogueTranslation;
extern const ProtobufCMessageDescriptor carillon__registry__v1__catalogue_translation__descriptor;
void carillon__registry__v1__catalogue_translation__init(Carillon__Registry__V1__CatalogueTranslation *message);
typedef struct Carillon__Registry__V1__Category {
    ProtobufCMessage base;
    char *category_id;
    char *name;
    char *description;
    protobuf_c_boolean default_enabled;
    size_t n_roles; char **roles;
    int32_t sort;
    char *icon;
    size_t n_default_on_roles; char **default_on_roles;
    size_t n_translations; struct Carillon__Registry__V1__CatalogueTranslation **translations;
    char *locale;
} Carillon__Registry__V1__Category;
extern const ProtobufCMessageDescriptor carillon__registry__v1__category__descriptor;
void carillon__registry__v1__category__init(Carillon__Registry__V1__Category *message);
typedef struct Carillon__Registry__V1__NotificationType {
    ProtobufCMessage base;
    char *type_id;
    char *category_id;
    int32_t priority;
    char *android_channel_id;
    char *ios_category;
    char *ios_category_with_image;
    char *click_action;
    char *sound_key;
    char *badge_counter;
    protobuf_c_boolean default_push;
    protobuf_c_boolean default_email;
    protobuf_c_boolean critical;
    int32_t thread_key;
    protobuf_c_boolean promotional;
    protobuf_c_boolean education_record;
    protobuf_c_boolean cap_exempt;
    protobuf_c_boolean silent;
    protobuf_c_boolean local_only;
    char *android_color;
    char *android_small_icon;
    char *tag;
    char *deep_link;
    char *fallback_deep_link;
    char *icon_key;
    int32_t android_style;
    size_t n_recipient_roles; char **recipient_roles;
    size_t n_safe_values; char **safe_values;
    size_t n_policy_overrides; struct Carillon__Registry__V1__NotificationType__PolicyOverridesEntry **policy_overrides;
    char *description;
    uint32_t optional_ttl_seconds_case;
    union { int64_t ttl_seconds; };
    uint32_t optional_relevance_score_case;
    union { double relevance_score; };
} Carillon__Registry__V1__NotificationType;
extern const ProtobufCMessageDescriptor carillon__registry__v1__notification_type__descriptor;
void carillon__registry__v1__notification_type__init(Carillon__Registry__V1__NotificationType *message);
typedef struct Carillon__Registry__V1__NotificationType__PolicyOverridesEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Registry__V1__NotificationType__PolicyOverridesEntry;
extern const ProtobufCMessageDescriptor carillon__registry__v1__notification_type__policy_overrides_entry__descriptor;
void carillon__registry__v1__notification_type__policy_overrides_entry__init(Carillon__Registry__V1__NotificationType__PolicyOverridesEntry *message);
typedef struct Carillon__Registry__V1__Template {
    ProtobufCMessage base;
    char *type_id;
    char *locale;
    char *title;
    char *subtitle;
    char *body;
    char *reader;
    int32_t form;
    int32_t plural;
    size_t n_words; struct Carillon__Registry__V1__Template__WordsEntry **words;
} Carillon__Registry__V1__Template;
extern const ProtobufCMessageDescriptor carillon__registry__v1__template__descriptor;
void carillon__registry__v1__template__init(Carillon__Registry__V1__Template *message);
typedef struct Carillon__Registry__V1__Template__WordsEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Registry__V1__Template__WordsEntry;
extern const ProtobufCMessageDescriptor carillon__registry__v1__template__words_entry__descriptor;
void carillon__registry__v1__template__words_entry__init(Carillon__Registry__V1__Template__WordsEntry *message);
typedef struct Carillon__Registry__V1__AndroidChannel {
    ProtobufCMessage base;
    char *channel_id;
    char *name;
    char *description;
    int32_t importance;
    char *sound;
    size_t n_vibration_pattern; int32_t *vibration_pattern;
    protobuf_c_boolean enable_lights;
    char *light_color;
    protobuf_c_boolean show_badge;
    protobuf_c_boolean allow_bubbles;
    size_t n_translations; struct Carillon__Registry__V1__CatalogueTranslation **translations;
    char *locale;
} Carillon__Registry__V1__AndroidChannel;
extern const ProtobufCMessageDescriptor carillon__registry__v1__android_channel__descriptor;
void carillon__registry__v1__android_channel__init(Carillon__Registry__V1__AndroidChannel *message);
typedef struct Carillon__Registry__V1__IosCategory {
    ProtobufCMessage base;
    char *identifier;
    size_t n_actions; struct Carillon__Registry__V1__IosAction **actions;
} Carillon__Registry__V1__IosCategory;
extern const ProtobufCMessageDescriptor carillon__registry__v1__ios_category__descriptor;
void carillon__registry__v1__ios_category__init(Carillon__Registry__V1__IosCategory *message);
typedef struct Carillon__Registry__V1__IosAction {
    ProtobufCMessage base;
    char *identifier;
    char *title;
    size_t n_options; int32_t *options;
    struct Carillon__Registry__V1__IosTextInput *text_input;
} Carillon__Registry__V1__IosAction;
extern const ProtobufCMessageDescriptor carillon__registry__v1__ios_action__descriptor;
void carillon__registry__v1__ios_action__init(Carillon__Registry__V1__IosAction *message);
typedef struct Carillon__Registry__V1__IosTextInput {
    ProtobufCMessage base;
    char *button_title;
    char *placeholder;
} Carillon__Registry__V1__IosTextInput;
extern const ProtobufCMessageDescriptor carillon__registry__v1__ios_text_input__descriptor;
void carillon__registry__v1__ios_text_input__init(Carillon__Registry__V1__IosTextInput *message);
typedef struct Carillon__Registry__V1__GetCatalogueResponse {
    ProtobufCMessage base;
    size_t n_categories; struct Carillon__Registry__V1__Category **categories;
    size_t n_types; struct Carillon__Registry__V1__NotificationType **types;
    size_t n_templates; struct Carillon__Registry__V1__Template **templates;
    size_t n_android_channels; struct Carillon__Registry__V1__AndroidChannel **android_channels;
    int64_t version;
    size_t n_ios_categories; struct Carillon__Registry__V1__IosCategory **ios_categories;
} Carillon__Registry__V1__GetCatalogueResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_catalogue_response__descriptor;
void carillon__registry__v1__get_catalogue_response__init(Carillon__Registry__V1__GetCatalogueResponse *message);
typedef struct Carillon__Registry__V1__ServiceKey {
    ProtobufCMessage base;
    char *key_id;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_scopes; int32_t *scopes;
    char *name;
    int64_t created_at_ms;
    uint32_t optional_revoked_at_ms_case;
    union { int64_t revoked_at_ms; };
} Carillon__Registry__V1__ServiceKey;
extern const ProtobufCMessageDescriptor carillon__registry__v1__service_key__descriptor;
void carillon__registry__v1__service_key__init(Carillon__Registry__V1__ServiceKey *message);
typedef struct Carillon__Registry__V1__ListServiceKeysRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    int32_t page_size;
    char *page_token;
} Carillon__Registry__V1__ListServiceKeysRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_service_keys_request__descriptor;
void carillon__registry__v1__list_service_keys_request__init(Carillon__Registry__V1__ListServiceKeysRequest *message);
typedef struct Carillon__Registry__V1__ListServiceKeysResponse {
    ProtobufCMessage base;
    size_t n_keys; struct Carillon__Registry__V1__ServiceKey **keys;
    char *next_page_token;
} Carillon__Registry__V1__ListServiceKeysResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_service_keys_response__descriptor;
void carillon__registry__v1__list_service_keys_response__init(Carillon__Registry__V1__ListServiceKeysResponse *message);
typedef struct Carillon__Registry__V1__RevokeServiceKeyRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *key_id;
} Carillon__Registry__V1__RevokeServiceKeyRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__revoke_service_key_request__descriptor;
void carillon__registry__v1__revoke_service_key_request__init(Carillon__Registry__V1__RevokeServiceKeyRequest *message);
typedef struct Carillon__Registry__V1__RevokeServiceKeyResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__ServiceKey *key;
} Carillon__Registry__V1__RevokeServiceKeyResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__revoke_service_key_response__descriptor;
void carillon__registry__v1__revoke_service_key_response__init(Carillon__Registry__V1__RevokeServiceKeyResponse *message);
typedef struct Carillon__Registry__V1__CreateServiceKeyRequest {
    ProtobufCMessage base;
    char *app_id;
    char *name;
    size_t n_scopes; int32_t *scopes;
} Carillon__Registry__V1__CreateServiceKeyRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__create_service_key_request__descriptor;
void carillon__registry__v1__create_service_key_request__init(Carillon__Registry__V1__CreateServiceKeyRequest *message);
typedef struct Carillon__Registry__V1__CreateServiceKeyResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__ServiceKey *key;
    char *secret;
} Carillon__Registry__V1__CreateServiceKeyResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__create_service_key_response__descriptor;
void carillon__registry__v1__create_service_key_response__init(Carillon__Registry__V1__CreateServiceKeyResponse *message);
typedef struct Carillon__Registry__V1__VerifyServiceKeyRequest {
    ProtobufCMessage base;
    char *secret_hash;
} Carillon__Registry__V1__VerifyServiceKeyRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__verify_service_key_request__descriptor;
void carillon__registry__v1__verify_service_key_request__init(Carillon__Registry__V1__VerifyServiceKeyRequest *message);
typedef struct Carillon__Registry__V1__VerifyServiceKeyResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__ServiceKey *key;
} Carillon__Registry__V1__VerifyServiceKeyResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__verify_service_key_response__descriptor;
void carillon__registry__v1__verify_service_key_response__init(Carillon__Registry__V1__VerifyServiceKeyResponse *message);

// carillon/registry/v1/policy.proto
typedef struct Carillon__Registry__V1__ExplainSettingRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *setting;
    char *type_id;
} Carillon__Registry__V1__ExplainSettingRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__explain_setting_request__descriptor;
void carillon__registry__v1__explain_setting_request__init(Carillon__Registry__V1__ExplainSettingRequest *message);
typedef struct Carillon__Registry__V1__SettingLayer {
    ProtobufCMessage base;
    int32_t origin;
    char *value;
} Carillon__Registry__V1__SettingLayer;
extern const ProtobufCMessageDescriptor carillon__registry__v1__setting_layer__descriptor;
void carillon__registry__v1__setting_layer__init(Carillon__Registry__V1__SettingLayer *message);
typedef struct Carillon__Registry__V1__SettingEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
    int32_t origin;
} Carillon__Registry__V1__SettingEntry;
extern const ProtobufCMessageDescriptor carillon__registry__v1__setting_entry__descriptor;
void carillon__registry__v1__setting_entry__init(Carillon__Registry__V1__SettingEntry *message);
typedef struct Carillon__Registry__V1__ExplainSettingResponse {
    ProtobufCMessage base;
    char *setting;
    char *value;
    int32_t origin;
    size_t n_entries; struct Carillon__Registry__V1__SettingEntry **entries;
    size_t n_layers; struct Carillon__Registry__V1__SettingLayer **layers;
    char *allowed;
    protobuf_c_boolean per_type;
    char *profile;
    int32_t profile_version;
} Carillon__Registry__V1__ExplainSettingResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__explain_setting_response__descriptor;
void carillon__registry__v1__explain_setting_response__init(Carillon__Registry__V1__ExplainSettingResponse *message);
typedef struct Carillon__Registry__V1__PatchPolicyRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_set; struct Carillon__Registry__V1__PatchPolicyRequest__SetEntry **set;
    size_t n_clear; char **clear;
    protobuf_c_boolean dry_run;
    uint32_t optional_expected_version_case;
    union { int64_t expected_version; };
} Carillon__Registry__V1__PatchPolicyRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__patch_policy_request__descriptor;
void carillon__registry__v1__patch_policy_request__init(Carillon__Registry__V1__PatchPolicyRequest *message);
typedef struct Carillon__Registry__V1__PatchPolicyRequest__SetEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Registry__V1__PatchPolicyRequest__SetEntry;
extern const ProtobufCMessageDescriptor carillon__registry__v1__patch_policy_request__set_entry__descriptor;
void carillon__registry__v1__patch_policy_request__set_entry__init(Carillon__Registry__V1__PatchPolicyRequest__SetEntry *message);
typedef struct Carillon__Registry__V1__SettingChange {
    ProtobufCMessage base;
    char *app_id;
    char *name;
    char *before;
    char *after;
    int32_t origin_before;
    int32_t origin_after;
} Carillon__Registry__V1__SettingChange;
extern const ProtobufCMessageDescriptor carillon__registry__v1__setting_change__descriptor;
void carillon__registry__v1__setting_change__init(Carillon__Registry__V1__SettingChange *message);
typedef struct Carillon__Registry__V1__PatchPolicyResponse {
    ProtobufCMessage base;
    size_t n_changes; struct Carillon__Registry__V1__SettingChange **changes;
    int64_t version;
    size_t n_overrides; struct Carillon__Registry__V1__PatchPolicyResponse__OverridesEntry **overrides;
} Carillon__Registry__V1__PatchPolicyResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__patch_policy_response__descriptor;
void carillon__registry__v1__patch_policy_response__init(Carillon__Registry__V1__PatchPolicyResponse *message);
typedef struct Carillon__Registry__V1__PatchPolicyResponse__OverridesEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Registry__V1__PatchPolicyResponse__OverridesEntry;
extern const ProtobufCMessageDescriptor carillon__registry__v1__patch_policy_response__overrides_entry__descriptor;
void carillon__registry__v1__patch_policy_response__overrides_entry__init(Carillon__Registry__V1__PatchPolicyResponse__OverridesEntry *message);
typedef struct Carillon__Registry__V1__ListProfilesRequest {
    ProtobufCMessage base;
} Carillon__Registry__V1__ListProfilesRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_profiles_request__descriptor;
void carillon__registry__v1__list_profiles_request__init(Carillon__Registry__V1__ListProfilesRequest *message);
typedef struct Carillon__Registry__V1__ProfileInfo {
    ProtobufCMessage base;
    char *name;
    size_t n_versions; int32_t *versions;
} Carillon__Registry__V1__ProfileInfo;
extern const ProtobufCMessageDescriptor carillon__registry__v1__profile_info__descriptor;
void carillon__registry__v1__profile_info__init(Carillon__Registry__V1__ProfileInfo *message);
typedef struct Carillon__Registry__V1__ListProfilesResponse {
    ProtobufCMessage base;
    size_t n_profiles; struct Carillon__Registry__V1__ProfileInfo **profiles;
} Carillon__Registry__V1__ListProfilesResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_profiles_response__descriptor;
void carillon__registry__v1__list_profiles_response__init(Carillon__Registry__V1__ListProfilesResponse *message);
typedef struct Carillon__Registry__V1__MoveProfileRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *profile;
    int32_t version;
    protobuf_c_boolean dry_run;
} Carillon__Registry__V1__MoveProfileRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__move_profile_request__descriptor;
void carillon__registry__v1__move_profile_request__init(Carillon__Registry__V1__MoveProfileRequest *message);
typedef struct Carillon__Registry__V1__MoveProfileResponse {
    ProtobufCMessage base;
    size_t n_changes; struct Carillon__Registry__V1__SettingChange **changes;
    char *profile;
    int32_t version;
    size_t n_removed_types; char **removed_types;
    size_t n_added_types; char **added_types;
} Carillon__Registry__V1__MoveProfileResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__move_profile_response__descriptor;
void carillon__registry__v1__move_profile_response__init(Carillon__Registry__V1__MoveProfileResponse *message);
typedef struct Carillon__Registry__V1__PutCatalogueRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_categories; struct Carillon__Registry__V1__Category **categories;
    size_t n_types; struct Carillon__Registry__V1__NotificationType **types;
    size_t n_templates; struct Carillon__Registry__V1__Template **templates;
    size_t n_android_channels; struct Carillon__Registry__V1__AndroidChannel **android_channels;
    size_t n_ios_categories; struct Carillon__Registry__V1__IosCategory **ios_categories;
    struct Carillon__Registry__V1__CatalogueRemovals *remove;
    protobuf_c_boolean dry_run;
} Carillon__Registry__V1__PutCatalogueRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__put_catalogue_request__descriptor;
void carillon__registry__v1__put_catalogue_request__init(Carillon__Registry__V1__PutCatalogueRequest *message);
typedef struct Carillon__Registry__V1__CatalogueRemovals {
    ProtobufCMessage base;
    size_t n_category_ids; char **category_ids;
    size_t n_type_ids; char **type_ids;
    size_t n_templates; struct Carillon__Registry__V1__Template **templates;
    size_t n_ios_category_ids; char **ios_category_ids;
    size_t n_android_channel_ids; char **android_channel_ids;
} Carillon__Registry__V1__CatalogueRemovals;
extern const ProtobufCMessageDescriptor carillon__registry__v1__catalogue_removals__descriptor;
void carillon__registry__v1__catalogue_removals__init(Carillon__Registry__V1__CatalogueRemovals *message);
typedef struct Carillon__Registry__V1__PutCatalogueResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__GetCatalogueResponse *catalogue;
} Carillon__Registry__V1__PutCatalogueResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__put_catalogue_response__descriptor;
void carillon__registry__v1__put_catalogue_response__init(Carillon__Registry__V1__PutCatalogueResponse *message);
typedef struct Carillon__Registry__V1__GetOwnCatalogueRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
} Carillon__Registry__V1__GetOwnCatalogueRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_own_catalogue_request__descriptor;
void carillon__registry__v1__get_own_catalogue_request__init(Carillon__Registry__V1__GetOwnCatalogueRequest *message);
typedef struct Carillon__Registry__V1__GetOwnCatalogueResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__GetCatalogueResponse *own;
} Carillon__Registry__V1__GetOwnCatalogueResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_own_catalogue_response__descriptor;
void carillon__registry__v1__get_own_catalogue_response__init(Carillon__Registry__V1__GetOwnCatalogueResponse *message);
typedef struct Carillon__Registry__V1__FeatureFlag {
    ProtobufCMessage base;
    char *name;
    char *value;
    size_t n_user_ids; char **user_ids;
    int32_t percent;
    char *otherwise;
} Carillon__Registry__V1__FeatureFlag;
extern const ProtobufCMessageDescriptor carillon__registry__v1__feature_flag__descriptor;
void carillon__registry__v1__feature_flag__init(Carillon__Registry__V1__FeatureFlag *message);
typedef struct Carillon__Registry__V1__PutFlagsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    size_t n_flags; struct Carillon__Registry__V1__FeatureFlag **flags;
    size_t n_remove; char **remove;
} Carillon__Registry__V1__PutFlagsRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__put_flags_request__descriptor;
void carillon__registry__v1__put_flags_request__init(Carillon__Registry__V1__PutFlagsRequest *message);
typedef struct Carillon__Registry__V1__PutFlagsResponse {
    ProtobufCMessage base;
    size_t n_flags; struct Carillon__Registry__V1__FeatureFlag **flags;
} Carillon__Registry__V1__PutFlagsResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__put_flags_response__descriptor;
void carillon__registry__v1__put_flags_response__init(Carillon__Registry__V1__PutFlagsResponse *message);
typedef struct Carillon__Registry__V1__ListFlagsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
} Carillon__Registry__V1__ListFlagsRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_flags_request__descriptor;
void carillon__registry__v1__list_flags_request__init(Carillon__Registry__V1__ListFlagsRequest *message);
typedef struct Carillon__Registry__V1__ListFlagsResponse {
    ProtobufCMessage base;
    size_t n_flags; struct Carillon__Registry__V1__FeatureFlag **flags;
} Carillon__Registry__V1__ListFlagsResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_flags_response__descriptor;
void carillon__registry__v1__list_flags_response__init(Carillon__Registry__V1__ListFlagsResponse *message);
typedef struct Carillon__Registry__V1__ResolveFlagsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
} Carillon__Registry__V1__ResolveFlagsRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__resolve_flags_request__descriptor;
void carillon__registry__v1__resolve_flags_request__init(Carillon__Registry__V1__ResolveFlagsRequest *message);
typedef struct Carillon__Registry__V1__ResolveFlagsResponse {
    ProtobufCMessage base;
    size_t n_flags; struct Carillon__Registry__V1__ResolveFlagsResponse__FlagsEntry **flags;
} Carillon__Registry__V1__ResolveFlagsResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__resolve_flags_response__descriptor;
void carillon__registry__v1__resolve_flags_response__init(Carillon__Registry__V1__ResolveFlagsResponse *message);
typedef struct Carillon__Registry__V1__ResolveFlagsResponse__FlagsEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Registry__V1__ResolveFlagsResponse__FlagsEntry;
extern const ProtobufCMessageDescriptor carillon__registry__v1__resolve_flags_response__flags_entry__descriptor;
void carillon__registry__v1__resolve_flags_response__flags_entry__init(Carillon__Registry__V1__ResolveFlagsResponse__FlagsEntry *message);

// carillon/registry/v1/push_switches.proto
typedef struct Carillon__Registry__V1__PushSwitch {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
    protobuf_c_boolean enabled;
    int64_t changed_at_ms;
} Carillon__Registry__V1__PushSwitch;
extern const ProtobufCMessageDescriptor carillon__registry__v1__push_switch__descriptor;
void carillon__registry__v1__push_switch__init(Carillon__Registry__V1__PushSwitch *message);
typedef struct Carillon__Registry__V1__SetPushSwitchesRequest {
    ProtobufCMessage base;
    size_t n_switches; struct Carillon__Registry__V1__PushSwitch **switches;
} Carillon__Registry__V1__SetPushSwitchesRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__set_push_switches_request__descriptor;
void carillon__registry__v1__set_push_switches_request__init(Carillon__Registry__V1__SetPushSwitchesRequest *message);
typedef struct Carillon__Registry__V1__SetPushSwitchesResponse {
    ProtobufCMessage base;
    size_t n_rejected; struct Carillon__Common__V1__ItemResult **rejected;
} Carillon__Registry__V1__SetPushSwitchesResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__set_push_switches_response__descriptor;
void carillon__registry__v1__set_push_switches_response__init(Carillon__Registry__V1__SetPushSwitchesResponse *message);

// carillon/registry/v1/relationships.proto
typedef struct Carillon__Registry__V1__Relationship {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *relationship_id;
    char *guardian_user_id;
    char *child_user_id;
    int32_t kind;
    int32_t status;
    int64_t created_at_ms;
    int64_t updated_at_ms;
    protobuf_c_boolean verified_now;
    uint32_t optional_verified_at_ms_case;
    union { int64_t verified_at_ms; };
    uint32_t optional_ended_at_ms_case;
    union { int64_t ended_at_ms; };
} Carillon__Registry__V1__Relationship;
extern const ProtobufCMessageDescriptor carillon__registry__v1__relationship__descriptor;
void carillon__registry__v1__relationship__init(Carillon__Registry__V1__Relationship *message);
typedef struct Carillon__Registry__V1__UpsertRelationshipsRequest {
    ProtobufCMessage base;
    size_t n_relationships; struct Carillon__Registry__V1__Relationship **relationships;
} Carillon__Registry__V1__UpsertRelationshipsRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__upsert_relationships_request__descriptor;
void carillon__registry__v1__upsert_relationships_request__init(Carillon__Registry__V1__UpsertRelationshipsRequest *message);
typedef struct Carillon__Registry__V1__UpsertRelationshipsResponse {
    ProtobufCMessage base;
    size_t n_results; struct Carillon__Common__V1__ItemResult **results;
    size_t n_relationships; struct Carillon__Registry__V1__Relationship **relationships;
} Carillon__Registry__V1__UpsertRelationshipsResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__upsert_relationships_response__descriptor;
void carillon__registry__v1__upsert_relationships_response__init(Carillon__Registry__V1__UpsertRelationshipsResponse *message);
typedef struct Carillon__Registry__V1__ListRelationshipsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *guardian_user_id;
    char *child_user_id;
    protobuf_c_boolean include_ended;
    int32_t page_size;
    char *page_token;
} Carillon__Registry__V1__ListRelationshipsRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_relationships_request__descriptor;
void carillon__registry__v1__list_relationships_request__init(Carillon__Registry__V1__ListRelationshipsRequest *message);
typedef struct Carillon__Registry__V1__ListRelationshipsResponse {
    ProtobufCMessage base;
    size_t n_relationships; struct Carillon__Registry__V1__Relationship **relationships;
    char *next_page_token;
} Carillon__Registry__V1__ListRelationshipsResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_relationships_response__descriptor;
void carillon__registry__v1__list_relationships_response__init(Carillon__Registry__V1__ListRelationshipsResponse *message);
typedef struct Carillon__Registry__V1__EndRelationshipRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *relationship_id;
} Carillon__Registry__V1__EndRelationshipRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__end_relationship_request__descriptor;
void carillon__registry__v1__end_relationship_request__init(Carillon__Registry__V1__EndRelationshipRequest *message);
typedef struct Carillon__Registry__V1__EndRelationshipResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__Relationship *relationship;
} Carillon__Registry__V1__EndRelationshipResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__end_relationship_response__descriptor;
void carillon__registry__v1__end_relationship_response__init(Carillon__Registry__V1__EndRelationshipResponse *message);

// carillon/registry/v1/tokens.proto
typedef struct Carillon__Registry__V1__TokenVerdictState {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *provider;
    int32_t mode;
    char *reason;
    int64_t pending;
    int64_t undoable;
    uint32_t optional_since_ms_case;
    union { int64_t since_ms; };
    uint32_t optional_until_ms_case;
    union { int64_t until_ms; };
    uint32_t optional_oldest_undoable_ms_case;
    union { int64_t oldest_undoable_ms; };
} Carillon__Registry__V1__TokenVerdictState;
extern const ProtobufCMessageDescriptor carillon__registry__v1__token_verdict_state__descriptor;
void carillon__registry__v1__token_verdict_state__init(Carillon__Registry__V1__TokenVerdictState *message);
typedef struct Carillon__Registry__V1__ListTokenVerdictsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
} Carillon__Registry__V1__ListTokenVerdictsRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_token_verdicts_request__descriptor;
void carillon__registry__v1__list_token_verdicts_request__init(Carillon__Registry__V1__ListTokenVerdictsRequest *message);
typedef struct Carillon__Registry__V1__ListTokenVerdictsResponse {
    ProtobufCMessage base;
    size_t n_states; struct Carillon__Registry__V1__TokenVerdictState **states;
} Carillon__Registry__V1__ListTokenVerdictsResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__list_token_verdicts_response__descriptor;
void carillon__registry__v1__list_token_verdicts_response__init(Carillon__Registry__V1__ListTokenVerdictsResponse *message);
typedef struct Carillon__Registry__V1__PauseInvalidationRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *provider;
    char *reason;
} Carillon__Registry__V1__PauseInvalidationRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__pause_invalidation_request__descriptor;
void carillon__registry__v1__pause_invalidation_request__init(Carillon__Registry__V1__PauseInvalidationRequest *message);
typedef struct Carillon__Registry__V1__PauseInvalidationResponse {
    ProtobufCMessage base;
} Carillon__Registry__V1__PauseInvalidationResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__pause_invalidation_response__descriptor;
void carillon__registry__v1__pause_invalidation_response__init(Carillon__Registry__V1__PauseInvalidationResponse *message);
typedef struct Carillon__Registry__V1__ResumeInvalidationRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *provider;
    protobuf_c_boolean apply;
    int32_t trust_seconds;
} Carillon__Registry__V1__ResumeInvalidationRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__resume_invalidation_request__descriptor;
void carillon__registry__v1__resume_invalidation_request__init(Carillon__Registry__V1__ResumeInvalidationRequest *message);
typedef struct Carillon__Registry__V1__ResumeInvalidationResponse {
    ProtobufCMessage base;
    int64_t devices;
} Carillon__Registry__V1__ResumeInvalidationResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__resume_invalidation_response__descriptor;
void carillon__registry__v1__resume_invalidation_response__init(Carillon__Registry__V1__ResumeInvalidationResponse *message);
typedef struct Carillon__Registry__V1__UndoInvalidationsRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *provider;
    int64_t since_ms;
} Carillon__Registry__V1__UndoInvalidationsRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__undo_invalidations_request__descriptor;
void carillon__registry__v1__undo_invalidations_request__init(Carillon__Registry__V1__UndoInvalidationsRequest *message);
typedef struct Carillon__Registry__V1__UndoInvalidationsResponse {
    ProtobufCMessage base;
    int64_t restored;
    int64_t skipped;
} Carillon__Registry__V1__UndoInvalidationsResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__undo_invalidations_response__descriptor;
void carillon__registry__v1__undo_invalidations_response__init(Carillon__Registry__V1__UndoInvalidationsResponse *message);

// carillon/registry/v1/user_data.proto
typedef struct Carillon__Registry__V1__ServiceErasure {
    ProtobufCMessage base;
    char *service;
    int32_t status;
    size_t n_erased; struct Carillon__Registry__V1__ServiceErasure__ErasedEntry **erased;
    uint32_t optional_done_at_ms_case;
    union { int64_t done_at_ms; };
} Carillon__Registry__V1__ServiceErasure;
extern const ProtobufCMessageDescriptor carillon__registry__v1__service_erasure__descriptor;
void carillon__registry__v1__service_erasure__init(Carillon__Registry__V1__ServiceErasure *message);
typedef struct Carillon__Registry__V1__ServiceErasure__ErasedEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Registry__V1__ServiceErasure__ErasedEntry;
extern const ProtobufCMessageDescriptor carillon__registry__v1__service_erasure__erased_entry__descriptor;
void carillon__registry__v1__service_erasure__erased_entry__init(Carillon__Registry__V1__ServiceErasure__ErasedEntry *message);
typedef struct Carillon__Registry__V1__Erasure {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *erasure_id;
    int32_t status;
    int64_t requested_at_ms;
    size_t n_services; struct Carillon__Registry__V1__ServiceErasure **services;
    uint32_t optional_done_at_ms_case;
    union { int64_t done_at_ms; };
} Carillon__Registry__V1__Erasure;
extern const ProtobufCMessageDescriptor carillon__registry__v1__erasure__descriptor;
void carillon__registry__v1__erasure__init(Carillon__Registry__V1__Erasure *message);
typedef struct Carillon__Registry__V1__EraseUserRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *user_id;
} Carillon__Registry__V1__EraseUserRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__erase_user_request__descriptor;
void carillon__registry__v1__erase_user_request__init(Carillon__Registry__V1__EraseUserRequest *message);
typedef struct Carillon__Registry__V1__EraseUserResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__Erasure *erasure;
} Carillon__Registry__V1__EraseUserResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__erase_user_response__descriptor;
void carillon__registry__v1__erase_user_response__init(Carillon__Registry__V1__EraseUserResponse *message);
typedef struct Carillon__Registry__V1__GetErasureRequest {
    ProtobufCMessage base;
    struct Carillon__Common__V1__Tenant *tenant;
    char *erasure_id;
} Carillon__Registry__V1__GetErasureRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_erasure_request__descriptor;
void carillon__registry__v1__get_erasure_request__init(Carillon__Registry__V1__GetErasureRequest *message);
typedef struct Carillon__Registry__V1__GetErasureResponse {
    ProtobufCMessage base;
    struct Carillon__Registry__V1__Erasure *erasure;
} Carillon__Registry__V1__GetErasureResponse;
extern const ProtobufCMessageDescriptor carillon__registry__v1__get_erasure_response__descriptor;
void carillon__registry__v1__get_erasure_response__init(Carillon__Registry__V1__GetErasureResponse *message);
typedef struct Carillon__Registry__V1__EraseOwnDataRequest {
    ProtobufCMessage base;
} Carillon__Registry__V1__EraseOwnDataRequest;
extern const ProtobufCMessageDescriptor carillon__registry__v1__erase_own_data_request__descriptor;
void carillon__registry__v1__erase_own_data_request__init(Carillon__Registry__V1__EraseOwnDataRequest *message);

// carillon/simulator/v1/simulator.proto
typedef struct Carillon__Simulator__V1__RecordedRequest {
    ProtobufCMessage base;
    int64_t sequence;
    char *provider;
    int64_t received_at_ms;
    char *token;
    size_t n_headers; struct Carillon__Simulator__V1__RecordedRequest__HeadersEntry **headers;
    ProtobufCBinaryData body;
    int32_t status;
    char *reason;
    char *title;
    char *message;
    int64_t connection;
    char *notification_id;
} Carillon__Simulator__V1__RecordedRequest;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__recorded_request__descriptor;
void carillon__simulator__v1__recorded_request__init(Carillon__Simulator__V1__RecordedRequest *message);
typedef struct Carillon__Simulator__V1__RecordedRequest__HeadersEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Carillon__Simulator__V1__RecordedRequest__HeadersEntry;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__recorded_request__headers_entry__descriptor;
void carillon__simulator__v1__recorded_request__headers_entry__init(Carillon__Simulator__V1__RecordedRequest__HeadersEntry *message);
typedef struct Carillon__Simulator__V1__Fault {
    ProtobufCMessage base;
    char *provider;
    char *token;
    int32_t status;
    char *reason;
    int32_t action;
    int32_t times;
    int64_t delay_ms;
    int32_t retry_after_seconds;
    int64_t dead_since_ms;
    int64_t from_ms;
    int64_t after_ms;
    int64_t for_ms;
    double share;
    int64_t quota;
    int64_t quota_ms;
    uint32_t optional_max_concurrent_streams_case;
    union { uint32_t max_concurrent_streams; };
    uint32_t optional_initial_window_bytes_case;
    union { uint32_t initial_window_bytes; };
} Carillon__Simulator__V1__Fault;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__fault__descriptor;
void carillon__simulator__v1__fault__init(Carillon__Simulator__V1__Fault *message);
typedef struct Carillon__Simulator__V1__ActiveFault {
    ProtobufCMessage base;
    struct Carillon__Simulator__V1__Fault *fault;
    int64_t applied;
    int64_t begin_ms;
    int64_t end_ms;
} Carillon__Simulator__V1__ActiveFault;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__active_fault__descriptor;
void carillon__simulator__v1__active_fault__init(Carillon__Simulator__V1__ActiveFault *message);
typedef struct Carillon__Simulator__V1__SetStreamLimitRequest {
    ProtobufCMessage base;
    uint32_t max_concurrent_streams;
} Carillon__Simulator__V1__SetStreamLimitRequest;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__set_stream_limit_request__descriptor;
void carillon__simulator__v1__set_stream_limit_request__init(Carillon__Simulator__V1__SetStreamLimitRequest *message);
typedef struct Carillon__Simulator__V1__SetStreamLimitResponse {
    ProtobufCMessage base;
} Carillon__Simulator__V1__SetStreamLimitResponse;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__set_stream_limit_response__descriptor;
void carillon__simulator__v1__set_stream_limit_response__init(Carillon__Simulator__V1__SetStreamLimitResponse *message);
typedef struct Carillon__Simulator__V1__AddFaultsRequest {
    ProtobufCMessage base;
    size_t n_faults; struct Carillon__Simulator__V1__Fault **faults;
    protobuf_c_boolean replace;
} Carillon__Simulator__V1__AddFaultsRequest;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__add_faults_request__descriptor;
void carillon__simulator__v1__add_faults_request__init(Carillon__Simulator__V1__AddFaultsRequest *message);
typedef struct Carillon__Simulator__V1__AddFaultsResponse {
    ProtobufCMessage base;
} Carillon__Simulator__V1__AddFaultsResponse;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__add_faults_response__descriptor;
void carillon__simulator__v1__add_faults_response__init(Carillon__Simulator__V1__AddFaultsResponse *message);
typedef struct Carillon__Simulator__V1__ListFaultsRequest {
    ProtobufCMessage base;
} Carillon__Simulator__V1__ListFaultsRequest;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__list_faults_request__descriptor;
void carillon__simulator__v1__list_faults_request__init(Carillon__Simulator__V1__ListFaultsRequest *message);
typedef struct Carillon__Simulator__V1__ListFaultsResponse {
    ProtobufCMessage base;
    size_t n_faults; struct Carillon__Simulator__V1__ActiveFault **faults;
} Carillon__Simulator__V1__ListFaultsResponse;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__list_faults_response__descriptor;
void carillon__simulator__v1__list_faults_response__init(Carillon__Simulator__V1__ListFaultsResponse *message);
typedef struct Carillon__Simulator__V1__ListRequestsRequest {
    ProtobufCMessage base;
    char *provider;
    char *token;
    int64_t after_sequence;
    int32_t limit;
} Carillon__Simulator__V1__ListRequestsRequest;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__list_requests_request__descriptor;
void carillon__simulator__v1__list_requests_request__init(Carillon__Simulator__V1__ListRequestsRequest *message);
typedef struct Carillon__Simulator__V1__ListRequestsResponse {
    ProtobufCMessage base;
    size_t n_requests; struct Carillon__Simulator__V1__RecordedRequest **requests;
} Carillon__Simulator__V1__ListRequestsResponse;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__list_requests_response__descriptor;
void carillon__simulator__v1__list_requests_response__init(Carillon__Simulator__V1__ListRequestsResponse *message);
typedef struct Carillon__Simulator__V1__SimulatorStatisticsRequest {
    ProtobufCMessage base;
} Carillon__Simulator__V1__SimulatorStatisticsRequest;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__simulator_statistics_request__descriptor;
void carillon__simulator__v1__simulator_statistics_request__init(Carillon__Simulator__V1__SimulatorStatisticsRequest *message);
typedef struct Carillon__Simulator__V1__SimulatorStatisticsResponse {
    ProtobufCMessage base;
    size_t n_accepted; struct Carillon__Simulator__V1__SimulatorStatisticsResponse__AcceptedEntry **accepted;
    size_t n_refused; struct Carillon__Simulator__V1__SimulatorStatisticsResponse__RefusedEntry **refused;
    int64_t duplicates;
    size_t n_connections; struct Carillon__Simulator__V1__SimulatorStatisticsResponse__ConnectionsEntry **connections;
    size_t n_violations; struct Carillon__Simulator__V1__SimulatorStatisticsResponse__ViolationsEntry **violations;
    size_t n_probes; struct Carillon__Simulator__V1__SimulatorStatisticsResponse__ProbesEntry **probes;
} Carillon__Simulator__V1__SimulatorStatisticsResponse;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__simulator_statistics_response__descriptor;
void carillon__simulator__v1__simulator_statistics_response__init(Carillon__Simulator__V1__SimulatorStatisticsResponse *message);
typedef struct Carillon__Simulator__V1__SimulatorStatisticsResponse__AcceptedEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Simulator__V1__SimulatorStatisticsResponse__AcceptedEntry;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__simulator_statistics_response__accepted_entry__descriptor;
void carillon__simulator__v1__simulator_statistics_response__accepted_entry__init(Carillon__Simulator__V1__SimulatorStatisticsResponse__AcceptedEntry *message);
typedef struct Carillon__Simulator__V1__SimulatorStatisticsResponse__ConnectionsEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Simulator__V1__SimulatorStatisticsResponse__ConnectionsEntry;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__simulator_statistics_response__connections_entry__descriptor;
void carillon__simulator__v1__simulator_statistics_response__connections_entry__init(Carillon__Simulator__V1__SimulatorStatisticsResponse__ConnectionsEntry *message);
typedef struct Carillon__Simulator__V1__SimulatorStatisticsResponse__ProbesEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Simulator__V1__SimulatorStatisticsResponse__ProbesEntry;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__simulator_statistics_response__probes_entry__descriptor;
void carillon__simulator__v1__simulator_statistics_response__probes_entry__init(Carillon__Simulator__V1__SimulatorStatisticsResponse__ProbesEntry *message);
typedef struct Carillon__Simulator__V1__SimulatorStatisticsResponse__RefusedEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Simulator__V1__SimulatorStatisticsResponse__RefusedEntry;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__simulator_statistics_response__refused_entry__descriptor;
void carillon__simulator__v1__simulator_statistics_response__refused_entry__init(Carillon__Simulator__V1__SimulatorStatisticsResponse__RefusedEntry *message);
typedef struct Carillon__Simulator__V1__SimulatorStatisticsResponse__ViolationsEntry {
    ProtobufCMessage base;
    char *key;
    int64_t value;
} Carillon__Simulator__V1__SimulatorStatisticsResponse__ViolationsEntry;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__simulator_statistics_response__violations_entry__descriptor;
void carillon__simulator__v1__simulator_statistics_response__violations_entry__init(Carillon__Simulator__V1__SimulatorStatisticsResponse__ViolationsEntry *message);
typedef struct Carillon__Simulator__V1__ResetRequest {
    ProtobufCMessage base;
} Carillon__Simulator__V1__ResetRequest;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__reset_request__descriptor;
void carillon__simulator__v1__reset_request__init(Carillon__Simulator__V1__ResetRequest *message);
typedef struct Carillon__Simulator__V1__ResetResponse {
    ProtobufCMessage base;
} Carillon__Simulator__V1__ResetResponse;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__reset_response__descriptor;
void carillon__simulator__v1__reset_response__init(Carillon__Simulator__V1__ResetResponse *message);
typedef struct Carillon__Simulator__V1__TrustRequest {
    ProtobufCMessage base;
    uint32_t credential_case;
    union { struct Carillon__Simulator__V1__TrustedApnsKey *apns; struct Carillon__Simulator__V1__TrustedFcmAccount *fcm; };
} Carillon__Simulator__V1__TrustRequest;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__trust_request__descriptor;
void carillon__simulator__v1__trust_request__init(Carillon__Simulator__V1__TrustRequest *message);
typedef struct Carillon__Simulator__V1__TrustedApnsKey {
    ProtobufCMessage base;
    char *key_id;
    char *team_id;
    char *public_key_pem;
    size_t n_topics; char **topics;
} Carillon__Simulator__V1__TrustedApnsKey;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__trusted_apns_key__descriptor;
void carillon__simulator__v1__trusted_apns_key__init(Carillon__Simulator__V1__TrustedApnsKey *message);
typedef struct Carillon__Simulator__V1__TrustedFcmAccount {
    ProtobufCMessage base;
    char *client_email;
    char *project_id;
    char *public_key_pem;
} Carillon__Simulator__V1__TrustedFcmAccount;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__trusted_fcm_account__descriptor;
void carillon__simulator__v1__trusted_fcm_account__init(Carillon__Simulator__V1__TrustedFcmAccount *message);
typedef struct Carillon__Simulator__V1__TrustResponse {
    ProtobufCMessage base;
} Carillon__Simulator__V1__TrustResponse;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__trust_response__descriptor;
void carillon__simulator__v1__trust_response__init(Carillon__Simulator__V1__TrustResponse *message);
typedef struct Carillon__Simulator__V1__SubscribeRequest {
    ProtobufCMessage base;
    char *vapid_public_key;
} Carillon__Simulator__V1__SubscribeRequest;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__subscribe_request__descriptor;
void carillon__simulator__v1__subscribe_request__init(Carillon__Simulator__V1__SubscribeRequest *message);
typedef struct Carillon__Simulator__V1__SubscribeResponse {
    ProtobufCMessage base;
    char *endpoint;
    char *p256dh;
    char *auth;
    char *token;
} Carillon__Simulator__V1__SubscribeResponse;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__subscribe_response__descriptor;
void carillon__simulator__v1__subscribe_response__init(Carillon__Simulator__V1__SubscribeResponse *message);
typedef struct Carillon__Simulator__V1__DeviceScript {
    ProtobufCMessage base;
    int32_t confirmation;
    int64_t after_ms;
    double open_share;
    double dismiss_share;
    double act_share;
    char *action;
} Carillon__Simulator__V1__DeviceScript;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__device_script__descriptor;
void carillon__simulator__v1__device_script__init(Carillon__Simulator__V1__DeviceScript *message);
typedef struct Carillon__Simulator__V1__ShownNotification {
    ProtobufCMessage base;
    char *notification_id;
    char *title;
    char *body;
    char *category;
    char *tag;
    int64_t shown_at_ms;
} Carillon__Simulator__V1__ShownNotification;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__shown_notification__descriptor;
void carillon__simulator__v1__shown_notification__init(Carillon__Simulator__V1__ShownNotification *message);
typedef struct Carillon__Simulator__V1__SimulatedDevice {
    ProtobufCMessage base;
    char *token;
    int32_t platform;
    int32_t permission;
    int32_t state;
    protobuf_c_boolean uninstalled;
    size_t n_blocked_categories; char **blocked_categories;
    char *user_id;
    char *device_id;
    struct Carillon__Simulator__V1__DeviceScript *script;
    int32_t badge;
    size_t n_shown; struct Carillon__Simulator__V1__ShownNotification **shown;
} Carillon__Simulator__V1__SimulatedDevice;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__simulated_device__descriptor;
void carillon__simulator__v1__simulated_device__init(Carillon__Simulator__V1__SimulatedDevice *message);
typedef struct Carillon__Simulator__V1__DeviceEvent {
    ProtobufCMessage base;
    int64_t sequence;
    int64_t at_ms;
    char *token;
    char *user_id;
    char *device_id;
    int32_t kind;
    char *notification_id;
    char *action;
    int32_t state;
    int32_t permission;
    char *text_input;
} Carillon__Simulator__V1__DeviceEvent;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__device_event__descriptor;
void carillon__simulator__v1__device_event__init(Carillon__Simulator__V1__DeviceEvent *message);
typedef struct Carillon__Simulator__V1__PutDevicesRequest {
    ProtobufCMessage base;
    size_t n_devices; struct Carillon__Simulator__V1__SimulatedDevice **devices;
} Carillon__Simulator__V1__PutDevicesRequest;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__put_devices_request__descriptor;
void carillon__simulator__v1__put_devices_request__init(Carillon__Simulator__V1__PutDevicesRequest *message);
typedef struct Carillon__Simulator__V1__PutDevicesResponse {
    ProtobufCMessage base;
} Carillon__Simulator__V1__PutDevicesResponse;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__put_devices_response__descriptor;
void carillon__simulator__v1__put_devices_response__init(Carillon__Simulator__V1__PutDevicesResponse *message);
typedef struct Carillon__Simulator__V1__ListDevicesRequest {
    ProtobufCMessage base;
    char *token;
    char *after_token;
    int32_t limit;
} Carillon__Simulator__V1__ListDevicesRequest;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__list_devices_request__descriptor;
void carillon__simulator__v1__list_devices_request__init(Carillon__Simulator__V1__ListDevicesRequest *message);
typedef struct Carillon__Simulator__V1__ListDevicesResponse {
    ProtobufCMessage base;
    size_t n_devices; struct Carillon__Simulator__V1__SimulatedDevice **devices;
} Carillon__Simulator__V1__ListDevicesResponse;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__list_devices_response__descriptor;
void carillon__simulator__v1__list_devices_response__init(Carillon__Simulator__V1__ListDevicesResponse *message);
typedef struct Carillon__Simulator__V1__UseDeviceRequest {
    ProtobufCMessage base;
    char *token;
    int32_t act;
    char *notification_id;
    char *action;
    char *text_input;
} Carillon__Simulator__V1__UseDeviceRequest;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__use_device_request__descriptor;
void carillon__simulator__v1__use_device_request__init(Carillon__Simulator__V1__UseDeviceRequest *message);
typedef struct Carillon__Simulator__V1__UseDeviceResponse {
    ProtobufCMessage base;
    struct Carillon__Simulator__V1__DeviceEvent *event;
} Carillon__Simulator__V1__UseDeviceResponse;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__use_device_response__descriptor;
void carillon__simulator__v1__use_device_response__init(Carillon__Simulator__V1__UseDeviceResponse *message);
typedef struct Carillon__Simulator__V1__ListDeviceEventsRequest {
    ProtobufCMessage base;
    char *token;
    int64_t after_sequence;
    int32_t limit;
} Carillon__Simulator__V1__ListDeviceEventsRequest;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__list_device_events_request__descriptor;
void carillon__simulator__v1__list_device_events_request__init(Carillon__Simulator__V1__ListDeviceEventsRequest *message);
typedef struct Carillon__Simulator__V1__ListDeviceEventsResponse {
    ProtobufCMessage base;
    size_t n_events; struct Carillon__Simulator__V1__DeviceEvent **events;
} Carillon__Simulator__V1__ListDeviceEventsResponse;
extern const ProtobufCMessageDescriptor carillon__simulator__v1__list_device_events_response__descriptor;
void carillon__simulator__v1__list_device_events_response__init(Carillon__Simulator__V1__ListDeviceEventsResponse *message);

// carillon/testing/v1/clock.proto
typedef struct Carillon__Testing__V1__SetRequest {
    ProtobufCMessage base;
    int64_t now_ms;
} Carillon__Testing__V1__SetRequest;
extern const ProtobufCMessageDescriptor carillon__testing__v1__set_request__descriptor;
void carillon__testing__v1__set_request__init(Carillon__Testing__V1__SetRequest *message);
typedef struct Carillon__Testing__V1__SetResponse {
    ProtobufCMessage base;
} Carillon__Testing__V1__SetResponse;
extern const ProtobufCMessageDescriptor carillon__testing__v1__set_response__descriptor;
void carillon__testing__v1__set_response__init(Carillon__Testing__V1__SetResponse *message);
typedef struct Carillon__Testing__V1__WakeRequest {
    ProtobufCMessage base;
    int64_t wait_ms;
} Carillon__Testing__V1__WakeRequest;
extern const ProtobufCMessageDescriptor carillon__testing__v1__wake_request__descriptor;
void carillon__testing__v1__wake_request__init(Carillon__Testing__V1__WakeRequest *message);
typedef struct Carillon__Testing__V1__WakeResponse {
    ProtobufCMessage base;
    struct Carillon__Testing__V1__StatusResponse *status;
} Carillon__Testing__V1__WakeResponse;
extern const ProtobufCMessageDescriptor carillon__testing__v1__wake_response__descriptor;
void carillon__testing__v1__wake_response__init(Carillon__Testing__V1__WakeResponse *message);
typedef struct Carillon__Testing__V1__StatusRequest {
    ProtobufCMessage base;
} Carillon__Testing__V1__StatusRequest;
extern const ProtobufCMessageDescriptor carillon__testing__v1__status_request__descriptor;
void carillon__testing__v1__status_request__init(Carillon__Testing__V1__StatusRequest *message);
typedef struct Carillon__Testing__V1__StatusResponse {
    ProtobufCMessage base;
    int64_t now_ms;
    int64_t busy;
    int64_t work_counter;
    int64_t awaiting_provider;
    int64_t withheld;
    uint32_t optional_next_due_ms_case;
    union { int64_t next_due_ms; };
} Carillon__Testing__V1__StatusResponse;
extern const ProtobufCMessageDescriptor carillon__testing__v1__status_response__descriptor;
void carillon__testing__v1__status_response__init(Carillon__Testing__V1__StatusResponse *message);
