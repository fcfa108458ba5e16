// Written by protoc-gen-carillon from the contracts. Do not edit: run `make protos`.
#pragma once
#include <protobuf-c/protobuf-c.h>

// google/protobuf/descriptor.proto
typedef struct Google__Protobuf__FileDescriptorSet {
    ProtobufCMessage base;
    size_t n_file; struct Google__Protobuf__FileDescriptorProto **file;
} Google__Protobuf__FileDescriptorSet;
extern const ProtobufCMessageDescriptor google__protobuf__file_descriptor_set__descriptor;
void google__protobuf__file_descriptor_set__init(Google__Protobuf__FileDescriptorSet *message);
typedef struct Google__Protobuf__FileDescriptorProto {
    ProtobufCMessage base;
    char *name;
    char *package;
    size_t n_dependency; char **dependency;
    size_t n_public_dependency; int32_t *public_dependency;
    size_t n_weak_dependency; int32_t *weak_dependency;
    size_t n_message_type; struct Google__Protobuf__DescriptorProto **message_type;
    size_t n_enum_type; struct Google__Protobuf__EnumDescriptorProto **enum_type;
    size_t n_service; struct Google__Protobuf__ServiceDescriptorProto **service;
    size_t n_extension; struct Google__Protobuf__FieldDescriptorProto **extension;
    struct Google__Protobuf__FileOptions *options;
    struct Google__Protobuf__SourceCodeInfo *source_code_info;
    char *syntax;
} Google__Protobuf__FileDescriptorProto;
extern const ProtobufCMessageDescriptor google__protobuf__file_descriptor_proto__descriptor;
void google__protobuf__file_descriptor_proto__init(Google__Protobuf__FileDescriptorProto *message);
typedef struct Google__Protobuf__DescriptorProto {
    ProtobufCMessage base;
    char *name;
    size_t n_field; struct Google__Protobuf__FieldDescriptorProto **field;
    size_t n_extension; struct Google__Protobuf__FieldDescriptorProto **extension;
    size_t n_nested_type; struct Google__Protobuf__DescriptorProto **nested_type;
    size_t n_enum_type; struct Google__Protobuf__EnumDescriptorProto **enum_type;
    size_t n_extension_range; struct Google__Protobuf__DescriptorProto__ExtensionRange **extension_range;
    size_t n_oneof_decl; struct Google__Protobuf__OneofDescriptorProto **oneof_decl;
    struct Google__Protobuf__MessageOptions *options;
    size_t n_reserved_range; struct Google__Protobuf__DescriptorProto__ReservedRange **reserved_range;
    size_t n_reserved_name; char **reserved_name;
} Google__Protobuf__DescriptorProto;
extern const ProtobufCMessageDescriptor google__protobuf__descriptor_proto__descriptor;
void google__protobuf__descriptor_proto__init(Google__Protobuf__DescriptorProto *message);
typedef struct Google__Protobuf__DescriptorProto__ExtensionRange {
    ProtobufCMessage base;
    protobuf_c_boolean has_start; int32_t start;
    protobuf_c_boolean has_end; int32_t end;
    struct Google__Protobuf__ExtensionRangeOptions *options;
} Google__Protobuf__DescriptorProto__ExtensionRange;
extern const ProtobufCMessageDescriptor google__protobuf__descriptor_proto__extension_range__descriptor;
void google__protobuf__descriptor_proto__extension_range__init(Google__Protobuf__DescriptorProto__ExtensionRange *message);
typedef struct Google__Protobuf__DescriptorProto__ReservedRange {
    ProtobufCMessage base;
    protobuf_c_boolean has_start; int32_t start;
    protobuf_c_boolean has_end; int32_t end;
} Google__Protobuf__DescriptorProto__ReservedRange;
extern const ProtobufCMessageDescriptor google__protobuf__descriptor_proto__reserved_range__descriptor;
void google__protobuf__descriptor_proto__reserved_range__init(Google__Protobuf__DescriptorProto__ReservedRange *message);
typedef struct Google__Protobuf__ExtensionRangeOptions {
    ProtobufCMessage base;
    size_t n_uninterpreted_option; struct Google__Protobuf__UninterpretedOption **uninterpreted_option;
} Google__Protobuf__ExtensionRangeOptions;
extern const ProtobufCMessageDescriptor google__protobuf__extension_range_options__descriptor;
void google__protobuf__extension_range_options__init(Google__Protobuf__ExtensionRangeOptions *message);
typedef struct Google__Protobuf__FieldDescriptorProto {
    ProtobufCMessage base;
    char *name;
    protobuf_c_boolean has_number; int32_t number;
    protobuf_c_boolean has_label; int32_t label;
    protobuf_c_boolean has_type; int32_t type;
    char *type_name;
    char *extendee;
    char *default_value;
    protobuf_c_boolean has_oneof_index; int32_t oneof_index;
    char *json_name;
    struct Google__Protobuf__FieldOptions *options;
    protobuf_c_boolean has_proto3_optional; protobuf_c_boolean proto3_optional;
} Google__Protobuf__FieldDescriptorProto;
extern const ProtobufCMessageDescriptor google__protobuf__field_descriptor_proto__descriptor;
void google__protobuf__field_descriptor_proto__init(Google__Protobuf__FieldDescriptorProto *message);
typedef struct Google__Protobuf__OneofDescriptorProto {
    ProtobufCMessage base;
    char *name;
    struct Google__Protobuf__OneofOptions *options;
} Google__Protobuf__OneofDescriptorProto;
extern const ProtobufCMessageDescriptor google__protobuf__oneof_descriptor_proto__descriptor;
void google__protobuf__oneof_descriptor_proto__init(Google__Protobuf__OneofDescriptorProto *message);
typedef struct Google__Protobuf__EnumDescriptorProto {
    ProtobufCMessage base;
    char *name;
    size_t n_value; struct Google__Protobuf__EnumValueDescriptorProto **value;
    struct Google__Protobuf__EnumOptions *options;
    size_t n_reserved_range; struct Google__Protobuf__EnumDescriptorProto__EnumReservedRange **reserved_range;
    size_t n_reserved_name; char **reserved_name;
} Google__Protobuf__EnumDescriptorProto;
extern const ProtobufCMessageDescriptor google__protobuf__enum_descriptor_proto__descriptor;
void google__protobuf__enum_descriptor_proto__init(Google__Protobuf__EnumDescriptorProto *message);
typedef struct Google__Protobuf__EnumDescriptorProto__EnumReservedRange {
    ProtobufCMessage base;
    protobuf_c_boolean has_start; int32_t start;
    protobuf_c_boolean has_end; int32_t end;
} Google__Protobuf__EnumDescriptorProto__EnumReservedRange;
extern const ProtobufCMessageDescriptor google__protobuf__enum_descriptor_proto__enum_reserved_range__descriptor;
void google__protobuf__enum_descriptor_proto__enum_reserved_range__init(Google__Protobuf__EnumDescriptorProto__EnumReservedRange *message);
typedef struct Google__Protobuf__EnumValueDescriptorProto {
    ProtobufCMessage base;
    char *name;
    protobuf_c_boolean has_number; int32_t number;
    struct Google__Protobuf__EnumValueOptions *options;
} Google__Protobuf__EnumValueDescriptorProto;
extern const ProtobufCMessageDescriptor google__protobuf__enum_value_descriptor_proto__descriptor;
void google__protobuf__enum_value_descriptor_proto__init(Google__Protobuf__EnumValueDescriptorProto *message);
typedef struct Google__Protobuf__ServiceDescriptorProto {
    ProtobufCMessage base;
    char *name;
    size_t n_method; struct Google__Protobuf__MethodDescriptorProto **method;
    struct Google__Protobuf__ServiceOptions *options;
} Google__Protobuf__ServiceDescriptorProto;
extern const ProtobufCMessageDescriptor google__protobuf__service_descriptor_proto__descriptor;
void google__protobuf__service_descriptor_proto__init(Google__Protobuf__ServiceDescriptorProto *message);
typedef struct Google__Protobuf__MethodDescriptorProto {
    ProtobufCMessage base;
    char *name;
    char *input_type;
    char *output_type;
    struct Google__Protobuf__MethodOptions *options;
    protobuf_c_boolean has_client_streaming; protobuf_c_boolean client_streaming;
    protobuf_c_boolean has_server_streaming; protobuf_c_boolean server_streaming;
} Google__Protobuf__MethodDescriptorProto;
extern const ProtobufCMessageDescriptor google__protobuf__method_descriptor_proto__descriptor;
void google__protobuf__method_descriptor_proto__init(Google__Protobuf__MethodDescriptorProto *message);
typedef struct Google__Protobuf__FileOptions {
    ProtobufCMessage base;
    char *java_package;
    char *java_outer_classname;
    protobuf_c_boolean has_java_multiple_files; protobuf_c_boolean java_multiple_files;
    protobuf_c_boolean has_java_generate_equals_and_hash; protobuf_c_boolean java_generate_equals_and_hash;
    protobuf_c_boolean has_java_string_check_utf8; protobuf_c_boolean java_string_check_utf8;
    protobuf_c_boolean has_optimize_for; int32_t optimize_for;
    char *go_package;
    protobuf_c_boolean has_cc_generic_services; protobuf_c_boolean cc_generic_services;
    protobuf_c_boolean has_java_generic_services; protobuf_c_boolean java_generic_services;
    protobuf_c_boolean has_py_generic_services; protobuf_c_boolean py_generic_services;
    protobuf_c_boolean has_php_generic_services; protobuf_c_boolean php_generic_services;
    protobuf_c_boolean has_deprecated; protobuf_c_boolean deprecated;
    protobuf_c_boolean has_cc_enable_arenas; protobuf_c_boolean cc_enable_arenas;
    char *objc_class_prefix;
    char *csharp_namespace;
    char *swift_prefix;
    char *php_class_prefix;
    char *php_namespace;
    char *php_metadata_namespace;
    char *ruby_package;
    size_t n_uninterpreted_option; struct Google__Protobuf__UninterpretedOption **uninterpreted_option;
} Google__Protobuf__FileOptions;
extern const ProtobufCMessageDescriptor google__protobuf__file_options__descriptor;
void google__protobuf__file_options__init(Google__Protobuf__FileOptions *message);
typedef struct Google__Protobuf__MessageOptions {
    ProtobufCMessage base;
    protobuf_c_boolean has_message_set_wire_format; protobuf_c_boolean message_set_wire_format;
    protobuf_c_boolean has_no_standard_descriptor_accessor; protobuf_c_boolean no_standard_descriptor_accessor;
    protobuf_c_boolean has_deprecated; protobuf_c_boolean deprecated;
    protobuf_c_boolean has_map_entry; protobuf_c_boolean map_entry;
    size_t n_uninterpreted_option; struct Google__Protobuf__UninterpretedOption **uninterpreted_option;
} Google__Protobuf__MessageOptions;
extern const ProtobufCMessageDescriptor google__protobuf__message_options__descriptor;
void google__protobuf__message_options__init(Google__Protobuf__MessageOptions *message);
typedef struct Google__Protobuf__FieldOptions {
    ProtobufCMessage base;
    protobuf_c_boolean has_ctype; int32_t ctype;
    protobuf_c_boolean has_packed; protobuf_c_boolean packed;
    protobuf_c_boolean has_jstype; int32_t jstype;
    protobuf_c_boolean has_lazy; protobuf_c_boolean lazy;
    protobuf_c_boolean has_unverified_lazy; protobuf_c_boolean unverified_lazy;
    protobuf_c_boolean has_deprecated; protobuf_c_boolean deprecated;
    protobuf_c_boolean has_weak; protobuf_c_boolean weak;
    size_t n_uninterpreted_option; struct Google__Protobuf__UninterpretedOption **uninterpreted_option;
} Google__Protobuf__FieldOptions;
extern const ProtobufCMessageDescriptor google__protobuf__field_options__descriptor;
void google__protobuf__field_options__init(Google__Protobuf__FieldOptions *message);
typedef struct Google__Protobuf__OneofOptions {
    ProtobufCMessage base;
    size_t n_uninterpreted_option; struct Google__Protobuf__UninterpretedOption **uninterpreted_option;
} Google__Protobuf__OneofOptions;
extern const ProtobufCMessageDescriptor google__protobuf__oneof_options__descriptor;
void google__protobuf__oneof_options__init(Google__Protobuf__OneofOptions *message);
typedef struct Google__Protobuf__EnumOptions {
    ProtobufCMessage base;
    protobuf_c_boolean has_allow_alias; protobuf_c_boolean allow_alias;
    protobuf_c_boolean has_deprecated; protobuf_c_boolean deprecated;
    size_t n_uninterpreted_option; struct Google__Protobuf__UninterpretedOption **uninterpreted_option;
} Google__Protobuf__EnumOptions;
extern const ProtobufCMessageDescriptor google__protobuf__enum_options__descriptor;
void google__protobuf__enum_options__init(Google__Protobuf__EnumOptions *message);
typedef struct Google__Protobuf__EnumValueOptions {
    ProtobufCMessage base;
    protobuf_c_boolean has_deprecated; protobuf_c_boolean deprecated;
    size_t n_uninterpreted_option; struct Google__Protobuf__UninterpretedOption **uninterpreted_option;
} Google__Protobuf__EnumValueOptions;
extern const ProtobufCMessageDescriptor google__protobuf__enum_value_options__descriptor;
void google__protobuf__enum_value_options__init(Google__Protobuf__EnumValueOptions *message);
typedef struct Google__Protobuf__ServiceOptions {
    ProtobufCMessage base;
    protobuf_c_boolean has_deprecated; protobuf_c_boolean deprecated;
    size_t n_uninterpreted_option; struct Google__Protobuf__UninterpretedOption **uninterpreted_option;
} Google__Protobuf__ServiceOptions;
extern const ProtobufCMessageDescriptor google__protobuf__service_options__descriptor;
void google__protobuf__service_options__init(Google__Protobuf__ServiceOptions *message);
typedef struct Google__Protobuf__MethodOptions {
    ProtobufCMessage base;
    protobuf_c_boolean has_deprecated; protobuf_c_boolean deprecated;
    protobuf_c_boolean has_idempotency_level; int32_t idempotency_level;
    size_t n_uninterpreted_option; struct Google__Protobuf__UninterpretedOption **uninterpreted_option;
} Google__Protobuf__MethodOptions;
extern const ProtobufCMessageDescriptor google__protobuf__method_options__descriptor;
void google__protobuf__method_options__init(Google__Protobuf__MethodOptions *message);
typedef struct Google__Protobuf__UninterpretedOption {
    ProtobufCMessage base;
    size_t n_name; struct Google__Protobuf__UninterpretedOption__NamePart **name;
    char *identifier_value;
    protobuf_c_boolean has_positive_int_value; uint64_t positive_int_value;
    protobuf_c_boolean has_negative_int_value; int64_t negative_int_value;
    protobuf_c_boolean has_double_value; double double_value;
    protobuf_c_boolean has_string_value; ProtobufCBinaryData string_value;
    char *aggregate_value;
} Google__Protobuf__UninterpretedOption;
extern const ProtobufCMessageDescriptor google__protobuf__uninterpreted_option__descriptor;
void google__protobuf__uninterpreted_option__init(Google__Protobuf__UninterpretedOption *message);
typedef struct Google__Protobuf__UninterpretedOption__NamePart {
    ProtobufCMessage base;
    char *name_part;
    protobuf_c_boolean is_extension;
} Google__Protobuf__UninterpretedOption__NamePart;
extern const ProtobufCMessageDescriptor google__protobuf__uninterpreted_option__name_part__descriptor;
void google__protobuf__uninterpreted_option__name_part__init(Google__Protobuf__UninterpretedOption__NamePart *message);
typedef struct Google__Protobuf__SourceCodeInfo {
    ProtobufCMessage base;
    size_t n_location; struct Google__Protobuf__SourceCodeInfo__Location **location;
} Google__Protobuf__SourceCodeInfo;
extern const ProtobufCMessageDescriptor google__protobuf__source_code_info__descriptor;
void google__protobuf__source_code_info__init(Google__Protobuf__SourceCodeInfo *message);
typedef struct Google__Protobuf__SourceCodeInfo__Location {
    ProtobufCMessage base;
    size_t n_path; int32_t *path;
    size_t n_span; int32_t *span;
    char *leading_comments;
    char *trailing_comments;
    size_t n_leading_detached_comments; char **leading_detached_comments;
} Google__Protobuf__SourceCodeInfo__Location;
extern const ProtobufCMessageDescriptor google__protobuf__source_code_info__location__descriptor;
void google__protobuf__source_code_info__location__init(Google__Protobuf__SourceCodeInfo__Location *message);
typedef struct Google__Protobuf__GeneratedCodeInfo {
    ProtobufCMessage base;
    size_t n_annotation; struct Google__Protobuf__GeneratedCodeInfo__Annotation **annotation;
} Google__Protobuf__GeneratedCodeInfo;
extern const ProtobufCMessageDescriptor google__protobuf__generated_code_info__descriptor;
void google__protobuf__generated_code_info__init(Google__Protobuf__GeneratedCodeInfo *message);
typedef struct Google__Protobuf__GeneratedCodeInfo__Annotation {
    ProtobufCMessage base;
    size_t n_path; int32_t *path;
    char *source_file;
    protobuf_c_boolean has_begin; int32_t begin;
    protobuf_c_boolean has_end; int32_t end;
} Google__Protobuf__GeneratedCodeInfo__Annotation;
extern const ProtobufCMessageDescriptor google__protobuf__generated_code_info__annotation__descriptor;
void google__protobuf__generated_code_info__annotation__init(Google__Protobuf__GeneratedCodeInfo__Annotation *message);

// google/protobuf/compiler/plugin.proto
typedef struct Google__Protobuf__Compiler__CodeGeneratorRequest {
    ProtobufCMessage base;
    size_t n_file_to_generate; char **file_to_generate;
    char *parameter;
    size_t n_proto_file; struct Google__Protobuf__FileDescriptorProto **proto_file;
} Google__Protobuf__Compiler__CodeGeneratorRequest;
extern const ProtobufCMessageDescriptor google__protobuf__compiler__code_generator_request__descriptor;
void google__protobuf__compiler__code_generator_request__init(Google__Protobuf__Compiler__CodeGeneratorRequest *message);
typedef struct Google__Protobuf__Compiler__CodeGeneratorResponse {
    ProtobufCMessage base;
    char *error;
    protobuf_c_boolean has_supported_features; uint64_t supported_features;
    size_t n_file; struct Google__Protobuf__Compiler__CodeGeneratorResponse__File **file;
} Google__Protobuf__Compiler__CodeGeneratorResponse;
extern const ProtobufCMessageDescriptor google__protobuf__compiler__code_generator_response__descriptor;
void google__protobuf__compiler__code_generator_response__init(Google__Protobuf__Compiler__CodeGeneratorResponse *message);
typedef struct Google__Protobuf__Compiler__CodeGeneratorResponse__File {
    ProtobufCMessage base;
    char *name;
    char *content;
} Google__Protobuf__Compiler__CodeGeneratorResponse__File;
extern const ProtobufCMessageDescriptor google__protobuf__compiler__code_generator_response__file__descriptor;
void google__protobuf__compiler__code_generator_response__file__init(Google__Protobuf__Compiler__CodeGeneratorResponse__File *message);

// google/rpc/error_details.proto
typedef struct Google__Rpc__Status {
    ProtobufCMessage base;
    int32_t code;
    char *message;
    size_t n_details; struct Google__Rpc__Any **details;
} Google__Rpc__Status;
extern const ProtobufCMessageDescriptor google__rpc__status__descriptor;
void google__rpc__status__init(Google__Rpc__Status *message);
typedef struct Google__Rpc__Any {
    ProtobufCMessage base;
    char *type_url;
    ProtobufCBinaryData value;
} Google__Rpc__Any;
extern const ProtobufCMessageDescriptor google__rpc__any__descriptor;
void google__rpc__any__init(Google__Rpc__Any *message);
typedef struct Google__Rpc__ErrorInfo {
    ProtobufCMessage base;
    char *reason;
    char *domain;
    size_t n_metadata; struct Google__Rpc__ErrorInfo__MetadataEntry **metadata;
} Google__Rpc__ErrorInfo;
extern const ProtobufCMessageDescriptor google__rpc__error_info__descriptor;
void google__rpc__error_info__init(Google__Rpc__ErrorInfo *message);
typedef struct Google__Rpc__ErrorInfo__MetadataEntry {
    ProtobufCMessage base;
    char *key;
    char *value;
} Google__Rpc__ErrorInfo__MetadataEntry;
extern const ProtobufCMessageDescriptor google__rpc__error_info__metadata_entry__descriptor;
void google__rpc__error_info__metadata_entry__init(Google__Rpc__ErrorInfo__MetadataEntry *message);
typedef struct Google__Rpc__BadRequest {
    ProtobufCMessage base;
    size_t n_field_violations; struct Google__Rpc__BadRequest__FieldViolation **field_violations;
} Google__Rpc__BadRequest;
extern const ProtobufCMessageDescriptor google__rpc__bad_request__descriptor;
void google__rpc__bad_request__init(Google__Rpc__BadRequest *message);
typedef struct Google__Rpc__BadRequest__FieldViolation {
    ProtobufCMessage base;
    char *field;
    char *description;
} Google__Rpc__BadRequest__FieldViolation;
extern const ProtobufCMessageDescriptor google__rpc__bad_request__field_violation__descriptor;
void google__rpc__bad_request__field_violation__init(Google__Rpc__BadRequest__FieldViolation *message);
typedef struct Google__Rpc__RetryInfo {
    ProtobufCMessage base;
    struct Google__Rpc__Duration *retry_delay;
} Google__Rpc__RetryInfo;
extern const ProtobufCMessageDescriptor google__rpc__retry_info__descriptor;
void google__rpc__retry_info__init(Google__Rpc__RetryInfo *message);
typedef struct Google__Rpc__Duration {
    ProtobufCMessage base;
    int64_t seconds;
    int32_t nanos;
} Google__Rpc__Duration;
extern const ProtobufCMessageDescriptor google__rpc__duration__descriptor;
void google__rpc__duration__init(Google__Rpc__Duration *message);

// grpc/health/v1/health.proto
typedef struct Grpc__Health__V1__HealthCheckRequest {
    ProtobufCMessage base;
    char *service;
} Grpc__Health__V1__HealthCheckRequest;
extern const ProtobufCMessageDescriptor grpc__health__v1__health_check_request__descriptor;
void grpc__health__v1__health_check_request__init(Grpc__Health__V1__HealthCheckRequest *message);
typedef struct Grpc__Health__V1__HealthCheckResponse {
    ProtobufCMessage base;
    int32_t status;
} Grpc__Health__V1__HealthCheckResponse;
extern const ProtobufCMessageDescriptor grpc__health__v1__health_check_response__descriptor;
void grpc__health__v1__health_check_response__init(Grpc__Health__V1__HealthCheckResponse *message);
typedef struct Grpc__Health__V1__HealthListRequest {
    ProtobufCMessage base;
} Grpc__Health__V1__HealthListRequest;
extern const ProtobufCMessageDescriptor grpc__health__v1__health_list_request__descriptor;
void grpc__health__v1__health_list_request__init(Grpc__Health__V1__HealthListRequest *message);
typedef struct Grpc__Health__V1__HealthListResponse {
    ProtobufCMessage base;
    size_t n_statuses; struct Grpc__Health__V1__HealthListResponse__StatusesEntry **statuses;
} Grpc__Health__V1__HealthListResponse;
extern const ProtobufCMessageDescriptor grpc__health__v1__health_list_response__descriptor;
void grpc__health__v1__health_list_response__init(Grpc__Health__V1__HealthListResponse *message);
typedef struct Grpc__Health__V1__HealthListResponse__StatusesEntry {
    ProtobufCMessage base;
    char *key;
    struct Grpc__Health__V1__HealthCheckResponse *value;
} Grpc__Health__V1__HealthListResponse__StatusesEntry;
extern const ProtobufCMessageDescriptor grpc__health__v1__health_list_response__statuses_entry__descriptor;
void grpc__health__v1__health_list_response__statuses_entry__init(Grpc__Health__V1__HealthListResponse__StatusesEntry *message);

// grpc/reflection/v1/reflection.proto
typedef struct Grpc__Reflection__V1__ServerReflectionRequest {
    ProtobufCMessage base;
    char *host;
    uint32_t message_request_case;
    union { char *file_by_filename; char *file_containing_symbol; struct Grpc__Reflection__V1__ExtensionRequest *file_containing_extension; char *all_extension_numbers_of_type; char *list_services; };
} Grpc__Reflection__V1__ServerReflectionRequest;
extern const ProtobufCMessageDescriptor grpc__reflection__v1__server_reflection_request__descriptor;
void grpc__reflection__v1__server_reflection_request__init(Grpc__Reflection__V1__ServerReflectionRequest *message);
typedef struct Grpc__Reflection__V1__ExtensionRequest {
    ProtobufCMessage base;
    char *containing_type;
    int32_t extension_number;
} Grpc__Reflection__V1__ExtensionRequest;
extern const ProtobufCMessageDescriptor grpc__reflection__v1__extension_request__descriptor;
void grpc__reflection__v1__extension_request__init(Grpc__Reflection__V1__ExtensionRequest *message);
typedef struct Grpc__Reflection__V1__ServerReflectionResponse {
    ProtobufCMessage base;
    char *valid_host;
    struct Grpc__Reflection__V1__ServerReflectionRequest *original_request;
    uint32_t message_response_case;
    union { struct Grpc__Reflection__V1__FileDescriptorResponse *file_descriptor_response; struct Grpc__Reflection__V1__ExtensionNumberResponse *all_extension_numbers_response; struct Grpc__Reflection__V1__ListServiceResponse *list_services_response; struct Grpc__Reflection__V1__ErrorResponse *error_response; };
} Grpc__Reflection__V1__ServerReflectionResponse;
extern const ProtobufCMessageDescriptor grpc__reflection__v1__server_reflection_response__descriptor;
void grpc__reflection__v1__server_reflection_response__init(Grpc__Reflection__V1__ServerReflectionResponse *message);
typedef struct Grpc__Reflection__V1__FileDescriptorResponse {
    ProtobufCMessage base;
    size_t n_file_descriptor_proto; ProtobufCBinaryData *file_descriptor_proto;
} Grpc__Reflection__V1__FileDescriptorResponse;
extern const ProtobufCMessageDescriptor grpc__reflection__v1__file_descriptor_response__descriptor;
void grpc__reflection__v1__file_descriptor_response__init(Grpc__Reflection__V1__FileDescriptorResponse *message);
typedef struct Grpc__Reflection__V1__ExtensionNumberResponse {
    ProtobufCMessage base;
    char *base_type_name;
    size_t n_extension_number; int32_t *extension_number;
} Grpc__Reflection__V1__ExtensionNumberResponse;
extern const ProtobufCMessageDescriptor grpc__reflection__v1__extension_number_response__descriptor;
void grpc__reflection__v1__extension_number_response__init(Grpc__Reflection__V1__ExtensionNumberResponse *message);
typedef struct Grpc__Reflection__V1__ListServiceResponse {
    ProtobufCMessage base;
    size_t n_service; struct Grpc__Reflection__V1__ServiceResponse **service;
} Grpc__Reflection__V1__ListServiceResponse;
extern const ProtobufCMessageDescriptor grpc__reflection__v1__list_service_response__descriptor;
void grpc__reflection__v1__list_service_response__init(Grpc__Reflection__V1__ListServiceResponse *message);
typedef struct Grpc__Reflection__V1__ServiceResponse {
    ProtobufCMessage base;
    char *name;
} Grpc__Reflection__V1__ServiceResponse;
extern const ProtobufCMessageDescriptor grpc__reflection__v1__service_response__descriptor;
void grpc__reflection__v1__service_response__init(Grpc__Reflection__V1__ServiceResponse *message);
typedef struct Grpc__Reflection__V1__ErrorResponse {
    ProtobufCMessage base;
    int32_t error_code;
    char *error_message;
} Grpc__Reflection__V1__ErrorResponse;
extern const ProtobufCMessageDescriptor grpc__reflection__v1__error_response__descriptor;
void grpc__reflection__v1__error_response__init(Grpc__Reflection__V1__ErrorResponse *message);

// grpc/reflection/v1alpha/reflection.proto
typedef struct Grpc__Reflection__V1alpha__ServerReflectionRequest {
    ProtobufCMessage base;
    char *host;
    uint32_t message_request_case;
    union { char *file_by_filename; char *file_containing_symbol; struct Grpc__Reflection__V1alpha__ExtensionRequest *file_containing_extension; char *all_extension_numbers_of_type; char *list_services; };
} Grpc__Reflection__V1alpha__ServerReflectionRequest;
extern const ProtobufCMessageDescriptor grpc__reflection__v1alpha__server_reflection_request__descriptor;
void grpc__reflection__v1alpha__server_reflection_request__init(Grpc__Reflection__V1alpha__ServerReflectionRequest *message);
typedef struct Grpc__Reflection__V1alpha__ExtensionRequest {
    ProtobufCMessage base;
    char *containing_type;
    int32_t extension_number;
} Grpc__Reflection__V1alpha__ExtensionRequest;
extern const ProtobufCMessageDescriptor grpc__reflection__v1alpha__extension_request__descriptor;
void grpc__reflection__v1alpha__extension_request__init(Grpc__Reflection__V1alpha__ExtensionRequest *message);
typedef struct Grpc__Reflection__V1alpha__ServerReflectionResponse {
    ProtobufCMessage base;
    char *valid_host;
    struct Grpc__Reflection__V1alpha__ServerReflectionRequest *original_request;
    uint32_t message_response_case;
    union { struct Grpc__Reflection__V1alpha__FileDescriptorResponse *file_descriptor_response; struct Grpc__Reflection__V1alpha__ExtensionNumberResponse *all_extension_numbers_response; struct Grpc__Reflection__V1alpha__ListServiceResponse *list_services_response; struct Grpc__Reflection__V1alpha__ErrorResponse *error_response; };
} Grpc__Reflection__V1alpha__ServerReflectionResponse;
extern const ProtobufCMessageDescriptor grpc__reflection__v1alpha__server_reflection_response__descriptor;
void grpc__reflection__v1alpha__server_reflection_response__init(Grpc__Reflection__V1alpha__ServerReflectionResponse *message);
typedef struct Grpc__Reflection__V1alpha__FileDescriptorResponse {
    ProtobufCMessage base;
    size_t n_file_descriptor_proto; ProtobufCBinaryData *file_descriptor_proto;
} Grpc__Reflection__V1alpha__FileDescriptorResponse;
extern const ProtobufCMessageDescriptor grpc__reflection__v1alpha__file_descriptor_response__descriptor;
void grpc__reflection__v1alpha__file_descriptor_response__init(Grpc__Reflection__V1alpha__FileDescriptorResponse *message);
typedef struct Grpc__Reflection__V1alpha__ExtensionNumberResponse {
    ProtobufCMessage base;
    char *base_type_name;
    size_t n_extension_number; int32_t *extension_number;
} Grpc__Reflection__V1alpha__ExtensionNumberResponse;
extern const ProtobufCMessageDescriptor grpc__reflection__v1alpha__extension_number_response__descriptor;
void grpc__reflection__v1alpha__extension_number_response__init(Grpc__Reflection__V1alpha__ExtensionNumberResponse *message);
typedef struct Grpc__Reflection__V1alpha__ListServiceResponse {
    ProtobufCMessage base;
    size_t n_service; struct Grpc__Reflection__V1alpha__ServiceResponse **service;
} Grpc__Reflection__V1alpha__ListServiceResponse;
extern const ProtobufCMessageDescriptor grpc__reflection__v1alpha__list_service_response__descriptor;
void grpc__reflection__v1alpha__list_service_response__init(Grpc__Reflection__V1alpha__ListServiceResponse *message);
typedef struct Grpc__Reflection__V1alpha__ServiceResponse {
    ProtobufCMessage base;
    char *name;
} Grpc__Reflection__V1alpha__ServiceResponse;
extern const ProtobufCMessageDescriptor grpc__reflection__v1alpha__service_response__descriptor;
void grpc__reflection__v1alpha__service_response__init(Grpc__Reflection__V1alpha__ServiceResponse *message);
typedef struct Grpc__Reflection__V1alpha__ErrorResponse {
    ProtobufCMessage base;
    int32_t error_code;
    char *error_message;
} Grpc__Reflection__V1alpha__ErrorResponse;
extern const ProtobufCMessageDescriptor grpc__reflection__v1alpha__error_response__descriptor;
void grpc__reflection__v1alpha__error_response__init(Grpc__Reflection__V1alpha__ErrorResponse *message);
