// Written by protoc-gen-carillon from the contracts. Do not edit: run `make protos`.
#include "CStandardProtos.h"
#include <stddef.h>

#define EMPTY ((char *)protobuf_c_empty_string)
#define FIELD(name, number, label, type, quantifier, offset, message, value, flags) \
    {name, number, PROTOBUF_C_LABEL_##label, PROTOBUF_C_TYPE_##type, quantifier, offset, message, value, flags, 0, NULL, NULL}
#define MESSAGE(name, type, fieldCount, fields, rangeCount, ranges, init) \
    {PROTOBUF_C__MESSAGE_DESCRIPTOR_MAGIC, name, NULL, NULL, NULL, sizeof(type), fieldCount, fields, NULL, rangeCount, \
     ranges, (ProtobufCMessageInit)init, NULL, NULL, NULL}

static const ProtobufCFieldDescriptor google__protobuf__file_descriptor_set__fields[] = {
    FIELD("file", 1, REPEATED, MESSAGE, offsetof(Google__Protobuf__FileDescriptorSet, n_file), offsetof(Google__Protobuf__FileDescriptorSet, file), &google__protobuf__file_descriptor_proto__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__file_descriptor_set__ranges[] = {{1, 0}, {0, 1}};
void google__protobuf__file_descriptor_set__init(Google__Protobuf__FileDescriptorSet *message) {
    static const Google__Protobuf__FileDescriptorSet fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__file_descriptor_set__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__file_descriptor_set__descriptor = MESSAGE("google.protobuf.FileDescriptorSet", Google__Protobuf__FileDescriptorSet, 1, google__protobuf__file_descriptor_set__fields, 1, google__protobuf__file_descriptor_set__ranges, google__protobuf__file_descriptor_set__init);

static const ProtobufCFieldDescriptor google__protobuf__file_descriptor_proto__fields[] = {
    FIELD("name", 1, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FileDescriptorProto, name), NULL, NULL, 0),
    FIELD("package", 2, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FileDescriptorProto, package), NULL, NULL, 0),
    FIELD("dependency", 3, REPEATED, STRING, offsetof(Google__Protobuf__FileDescriptorProto, n_dependency), offsetof(Google__Protobuf__FileDescriptorProto, dependency), NULL, NULL, 0),
    FIELD("message_type", 4, REPEATED, MESSAGE, offsetof(Google__Protobuf__FileDescriptorProto, n_message_type), offsetof(Google__Protobuf__FileDescriptorProto, message_type), &google__protobuf__descriptor_proto__descriptor, NULL, 0),
    FIELD("enum_type", 5, REPEATED, MESSAGE, offsetof(Google__Protobuf__FileDescriptorProto, n_enum_type), offsetof(Google__Protobuf__FileDescriptorProto, enum_type), &google__protobuf__enum_descriptor_proto__descriptor, NULL, 0),
    FIELD("service", 6, REPEATED, MESSAGE, offsetof(Google__Protobuf__FileDescriptorProto, n_service), offsetof(Google__Protobuf__FileDescriptorProto, service), &google__protobuf__service_descriptor_proto__descriptor, NULL, 0),
    FIELD("extension", 7, REPEATED, MESSAGE, offsetof(Google__Protobuf__FileDescriptorProto, n_extension), offsetof(Google__Protobuf__FileDescriptorProto, extension), &google__protobuf__field_descriptor_proto__descriptor, NULL, 0),
    FIELD("options", 8, OPTIONAL, MESSAGE, 0, offsetof(Google__Protobuf__FileDescriptorProto, options), &google__protobuf__file_options__descriptor, NULL, 0),
    FIELD("source_code_info", 9, OPTIONAL, MESSAGE, 0, offsetof(Google__Protobuf__FileDescriptorProto, source_code_info), &google__protobuf__source_code_info__descriptor, NULL, 0),
    FIELD("public_dependency", 10, REPEATED, INT32, offsetof(Google__Protobuf__FileDescriptorProto, n_public_dependency), offsetof(Google__Protobuf__FileDescriptorProto, public_dependency), NULL, NULL, 0),
    FIELD("weak_dependency", 11, REPEATED, INT32, offsetof(Google__Protobuf__FileDescriptorProto, n_weak_dependency), offsetof(Google__Protobuf__FileDescriptorProto, weak_dependency), NULL, NULL, 0),
    FIELD("syntax", 12, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FileDescriptorProto, syntax), NULL, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__file_descriptor_proto__ranges[] = {{1, 0}, {0, 12}};
void google__protobuf__file_descriptor_proto__init(Google__Protobuf__FileDescriptorProto *message) {
    static const Google__Protobuf__FileDescriptorProto fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__file_descriptor_proto__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__file_descriptor_proto__descriptor = MESSAGE("google.protobuf.FileDescriptorProto", Google__Protobuf__FileDescriptorProto, 12, google__protobuf__file_descriptor_proto__fields, 1, google__protobuf__file_descriptor_proto__ranges, google__protobuf__file_descriptor_proto__init);

static const ProtobufCFieldDescriptor google__protobuf__descriptor_proto__fields[] = {
    FIELD("name", 1, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__DescriptorProto, name), NULL, NULL, 0),
    FIELD("field", 2, REPEATED, MESSAGE, offsetof(Google__Protobuf__DescriptorProto, n_field), offsetof(Google__Protobuf__DescriptorProto, field), &google__protobuf__field_descriptor_proto__descriptor, NULL, 0),
    FIELD("nested_type", 3, REPEATED, MESSAGE, offsetof(Google__Protobuf__DescriptorProto, n_nested_type), offsetof(Google__Protobuf__DescriptorProto, nested_type), &google__protobuf__descriptor_proto__descriptor, NULL, 0),
    FIELD("enum_type", 4, REPEATED, MESSAGE, offsetof(Google__Protobuf__DescriptorProto, n_enum_type), offsetof(Google__Protobuf__DescriptorProto, enum_type), &google__protobuf__enum_descriptor_proto__descriptor, NULL, 0),
    FIELD("extension_range", 5, REPEATED, MESSAGE, offsetof(Google__Protobuf__DescriptorProto, n_extension_range), offsetof(Google__Protobuf__DescriptorProto, extension_range), &google__protobuf__descriptor_proto__extension_range__descriptor, NULL, 0),
    FIELD("extension", 6, REPEATED, MESSAGE, offsetof(Google__Protobuf__DescriptorProto, n_extension), offsetof(Google__Protobuf__DescriptorProto, extension), &google__protobuf__field_descriptor_proto__descriptor, NULL, 0),
    FIELD("options", 7, OPTIONAL, MESSAGE, 0, offsetof(Google__Protobuf__DescriptorProto, options), &google__protobuf__message_options__descriptor, NULL, 0),
    FIELD("oneof_decl", 8, REPEATED, MESSAGE, offsetof(Google__Protobuf__DescriptorProto, n_oneof_decl), offsetof(Google__Protobuf__DescriptorProto, oneof_decl), &google__protobuf__oneof_descriptor_proto__descriptor, NULL, 0),
    FIELD("reserved_range", 9, REPEATED, MESSAGE, offsetof(Google__Protobuf__DescriptorProto, n_reserved_range), offsetof(Google__Protobuf__DescriptorProto, reserved_range), &google__protobuf__descriptor_proto__reserved_range__descriptor, NULL, 0),
    FIELD("reserved_name", 10, REPEATED, STRING, offsetof(Google__Protobuf__DescriptorProto, n_reserved_name), offsetof(Google__Protobuf__DescriptorProto, reserved_name), NULL, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__descriptor_proto__ranges[] = {{1, 0}, {0, 10}};
void google__protobuf__descriptor_proto__init(Google__Protobuf__DescriptorProto *message) {
    static const Google__Protobuf__DescriptorProto fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__descriptor_proto__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__descriptor_proto__descriptor = MESSAGE("google.protobuf.DescriptorProto", Google__Protobuf__DescriptorProto, 10, google__protobuf__descriptor_proto__fields, 1, google__protobuf__descriptor_proto__ranges, google__protobuf__descriptor_proto__init);

static const ProtobufCFieldDescriptor google__protobuf__descriptor_proto__extension_range__fields[] = {
    FIELD("start", 1, OPTIONAL, INT32, offsetof(Google__Protobuf__DescriptorProto__ExtensionRange, has_start), offsetof(Google__Protobuf__DescriptorProto__ExtensionRange, start), NULL, NULL, 0),
    FIELD("end", 2, OPTIONAL, INT32, offsetof(Google__Protobuf__DescriptorProto__ExtensionRange, has_end), offsetof(Google__Protobuf__DescriptorProto__ExtensionRange, end), NULL, NULL, 0),
    FIELD("options", 3, OPTIONAL, MESSAGE, 0, offsetof(Google__Protobuf__DescriptorProto__ExtensionRange, options), &google__protobuf__extension_range_options__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__descriptor_proto__extension_range__ranges[] = {{1, 0}, {0, 3}};
void google__protobuf__descriptor_proto__extension_range__init(Google__Protobuf__DescriptorProto__ExtensionRange *message) {
    static const Google__Protobuf__DescriptorProto__ExtensionRange fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__descriptor_proto__extension_range__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__descriptor_proto__extension_range__descriptor = MESSAGE("google.protobuf.DescriptorProto.ExtensionRange", Google__Protobuf__DescriptorProto__ExtensionRange, 3, google__protobuf__descriptor_proto__extension_range__fields, 1, google__protobuf__descriptor_proto__extension_range__ranges, google__protobuf__descriptor_proto__extension_range__init);

static const ProtobufCFieldDescriptor google__protobuf__descriptor_proto__reserved_range__fields[] = {
    FIELD("start", 1, OPTIONAL, INT32, offsetof(Google__Protobuf__DescriptorProto__ReservedRange, has_start), offsetof(Google__Protobuf__DescriptorProto__ReservedRange, start), NULL, NULL, 0),
    FIELD("end", 2, OPTIONAL, INT32, offsetof(Google__Protobuf__DescriptorProto__ReservedRange, has_end), offsetof(Google__Protobuf__DescriptorProto__ReservedRange, end), NULL, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__descriptor_proto__reserved_range__ranges[] = {{1, 0}, {0, 2}};
void google__protobuf__descriptor_proto__reserved_range__init(Google__Protobuf__DescriptorProto__ReservedRange *message) {
    static const Google__Protobuf__DescriptorProto__ReservedRange fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__descriptor_proto__reserved_range__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__descriptor_proto__reserved_range__descriptor = MESSAGE("google.protobuf.DescriptorProto.ReservedRange", Google__Protobuf__DescriptorProto__ReservedRange, 2, google__protobuf__descriptor_proto__reserved_range__fields, 1, google__protobuf__descriptor_proto__reserved_range__ranges, google__protobuf__descriptor_proto__reserved_range__init);

static const ProtobufCFieldDescriptor google__protobuf__extension_range_options__fields[] = {
    FIELD("uninterpreted_option", 999, REPEATED, MESSAGE, offsetof(Google__Protobuf__ExtensionRangeOptions, n_uninterpreted_option), offsetof(Google__Protobuf__ExtensionRangeOptions, uninterpreted_option), &google__protobuf__uninterpreted_option__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__extension_range_options__ranges[] = {{999, 0}, {0, 1}};
void google__protobuf__extension_range_options__init(Google__Protobuf__ExtensionRangeOptions *message) {
    static const Google__Protobuf__ExtensionRangeOptions fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__extension_range_options__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__extension_range_options__descriptor = MESSAGE("google.protobuf.ExtensionRangeOptions", Google__Protobuf__ExtensionRangeOptions, 1, google__protobuf__extension_range_options__fields, 1, google__protobuf__extension_range_options__ranges, google__protobuf__extension_range_options__init);

static const ProtobufCFieldDescriptor google__protobuf__field_descriptor_proto__fields[] = {
    FIELD("name", 1, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FieldDescriptorProto, name), NULL, NULL, 0),
    FIELD("extendee", 2, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FieldDescriptorProto, extendee), NULL, NULL, 0),
    FIELD("number", 3, OPTIONAL, INT32, offsetof(Google__Protobuf__FieldDescriptorProto, has_number), offsetof(Google__Protobuf__FieldDescriptorProto, number), NULL, NULL, 0),
    FIELD("label", 4, OPTIONAL, ENUM, offsetof(Google__Protobuf__FieldDescriptorProto, has_label), offsetof(Google__Protobuf__FieldDescriptorProto, label), NULL, NULL, 0),
    FIELD("type", 5, OPTIONAL, ENUM, offsetof(Google__Protobuf__FieldDescriptorProto, has_type), offsetof(Google__Protobuf__FieldDescriptorProto, type), NULL, NULL, 0),
    FIELD("type_name", 6, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FieldDescriptorProto, type_name), NULL, NULL, 0),
    FIELD("default_value", 7, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FieldDescriptorProto, default_value), NULL, NULL, 0),
    FIELD("options", 8, OPTIONAL, MESSAGE, 0, offsetof(Google__Protobuf__FieldDescriptorProto, options), &google__protobuf__field_options__descriptor, NULL, 0),
    FIELD("oneof_index", 9, OPTIONAL, INT32, offsetof(Google__Protobuf__FieldDescriptorProto, has_oneof_index), offsetof(Google__Protobuf__FieldDescriptorProto, oneof_index), NULL, NULL, 0),
    FIELD("json_name", 10, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FieldDescriptorProto, json_name), NULL, NULL, 0),
    FIELD("proto3_optional", 17, OPTIONAL, BOOL, offsetof(Google__Protobuf__FieldDescriptorProto, has_proto3_optional), offsetof(Google__Protobuf__FieldDescriptorProto, proto3_optional), NULL, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__field_descriptor_proto__ranges[] = {{1, 0}, {17, 10}, {0, 11}};
void google__protobuf__field_descriptor_proto__init(Google__Protobuf__FieldDescriptorProto *message) {
    static const Google__Protobuf__FieldDescriptorProto fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__field_descriptor_proto__descriptor), .label = 1, .type = 1};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__field_descriptor_proto__descriptor = MESSAGE("google.protobuf.FieldDescriptorProto", Google__Protobuf__FieldDescriptorProto, 11, google__protobuf__field_descriptor_proto__fields, 2, google__protobuf__field_descriptor_proto__ranges, google__protobuf__field_descriptor_proto__init);

static const ProtobufCFieldDescriptor google__protobuf__oneof_descriptor_proto__fields[] = {
    FIELD("name", 1, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__OneofDescriptorProto, name), NULL, NULL, 0),
    FIELD("options", 2, OPTIONAL, MESSAGE, 0, offsetof(Google__Protobuf__OneofDescriptorProto, options), &google__protobuf__oneof_options__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__oneof_descriptor_proto__ranges[] = {{1, 0}, {0, 2}};
void google__protobuf__oneof_descriptor_proto__init(Google__Protobuf__OneofDescriptorProto *message) {
    static const Google__Protobuf__OneofDescriptorProto fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__oneof_descriptor_proto__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__oneof_descriptor_proto__descriptor = MESSAGE("google.protobuf.OneofDescriptorProto", Google__Protobuf__OneofDescriptorProto, 2, google__protobuf__oneof_descriptor_proto__fields, 1, google__protobuf__oneof_descriptor_proto__ranges, google__protobuf__oneof_descriptor_proto__init);

static const ProtobufCFieldDescriptor google__protobuf__enum_descriptor_proto__fields[] = {
    FIELD("name", 1, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__EnumDescriptorProto, name), NULL, NULL, 0),
    FIELD("value", 2, REPEATED, MESSAGE, offsetof(Google__Protobuf__EnumDescriptorProto, n_value), offsetof(Google__Protobuf__EnumDescriptorProto, value), &google__protobuf__enum_value_descriptor_proto__descriptor, NULL, 0),
    FIELD("options", 3, OPTIONAL, MESSAGE, 0, offsetof(Google__Protobuf__EnumDescriptorProto, options), &google__protobuf__enum_options__descriptor, NULL, 0),
    FIELD("reserved_range", 4, REPEATED, MESSAGE, offsetof(Google__Protobuf__EnumDescriptorProto, n_reserved_range), offsetof(Google__Protobuf__EnumDescriptorProto, reserved_range), &google__protobuf__enum_descriptor_proto__enum_reserved_range__descriptor, NULL, 0),
    FIELD("reserved_name", 5, REPEATED, STRING, offsetof(Google__Protobuf__EnumDescriptorProto, n_reserved_name), offsetof(Google__Protobuf__EnumDescriptorProto, reserved_name), NULL, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__enum_descriptor_proto__ranges[] = {{1, 0}, {0, 5}};
void google__protobuf__enum_descriptor_proto__init(Google__Protobuf__EnumDescriptorProto *message) {
    static const Google__Protobuf__EnumDescriptorProto fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__enum_descriptor_proto__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__enum_descriptor_proto__descriptor = MESSAGE("google.protobuf.EnumDescriptorProto", Google__Protobuf__EnumDescriptorProto, 5, google__protobuf__enum_descriptor_proto__fields, 1, google__protobuf__enum_descriptor_proto__ranges, google__protobuf__enum_descriptor_proto__init);

static const ProtobufCFieldDescriptor google__protobuf__enum_descriptor_proto__enum_reserved_range__fields[] = {
    FIELD("start", 1, OPTIONAL, INT32, offsetof(Google__Protobuf__EnumDescriptorProto__EnumReservedRange, has_start), offsetof(Google__Protobuf__EnumDescriptorProto__EnumReservedRange, start), NULL, NULL, 0),
    FIELD("end", 2, OPTIONAL, INT32, offsetof(Google__Protobuf__EnumDescriptorProto__EnumReservedRange, has_end), offsetof(Google__Protobuf__EnumDescriptorProto__EnumReservedRange, end), NULL, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__enum_descriptor_proto__enum_reserved_range__ranges[] = {{1, 0}, {0, 2}};
void google__protobuf__enum_descriptor_proto__enum_reserved_range__init(Google__Protobuf__EnumDescriptorProto__EnumReservedRange *message) {
    static const Google__Protobuf__EnumDescriptorProto__EnumReservedRange fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__enum_descriptor_proto__enum_reserved_range__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__enum_descriptor_proto__enum_reserved_range__descriptor = MESSAGE("google.protobuf.EnumDescriptorProto.EnumReservedRange", Google__Protobuf__EnumDescriptorProto__EnumReservedRange, 2, google__protobuf__enum_descriptor_proto__enum_reserved_range__fields, 1, google__protobuf__enum_descriptor_proto__enum_reserved_range__ranges, google__protobuf__enum_descriptor_proto__enum_reserved_range__init);

static const ProtobufCFieldDescriptor google__protobuf__enum_value_descriptor_proto__fields[] = {
    FIELD("name", 1, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__EnumValueDescriptorProto, name), NULL, NULL, 0),
    FIELD("number", 2, OPTIONAL, INT32, offsetof(Google__Protobuf__EnumValueDescriptorProto, has_number), offsetof(Google__Protobuf__EnumValueDescriptorProto, number), NULL, NULL, 0),
    FIELD("options", 3, OPTIONAL, MESSAGE, 0, offsetof(Google__Protobuf__EnumValueDescriptorProto, options), &google__protobuf__enum_value_options__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__enum_value_descriptor_proto__ranges[] = {{1, 0}, {0, 3}};
void google__protobuf__enum_value_descriptor_proto__init(Google__Protobuf__EnumValueDescriptorProto *message) {
    static const Google__Protobuf__EnumValueDescriptorProto fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__enum_value_descriptor_proto__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__enum_value_descriptor_proto__descriptor = MESSAGE("google.protobuf.EnumValueDescriptorProto", Google__Protobuf__EnumValueDescriptorProto, 3, google__protobuf__enum_value_descriptor_proto__fields, 1, google__protobuf__enum_value_descriptor_proto__ranges, google__protobuf__enum_value_descriptor_proto__init);

static const ProtobufCFieldDescriptor google__protobuf__service_descriptor_proto__fields[] = {
    FIELD("name", 1, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__ServiceDescriptorProto, name), NULL, NULL, 0),
    FIELD("method", 2, REPEATED, MESSAGE, offsetof(Google__Protobuf__ServiceDescriptorProto, n_method), offsetof(Google__Protobuf__ServiceDescriptorProto, method), &google__protobuf__method_descriptor_proto__descriptor, NULL, 0),
    FIELD("options", 3, OPTIONAL, MESSAGE, 0, offsetof(Google__Protobuf__ServiceDescriptorProto, options), &google__protobuf__service_options__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__service_descriptor_proto__ranges[] = {{1, 0}, {0, 3}};
void google__protobuf__service_descriptor_proto__init(Google__Protobuf__ServiceDescriptorProto *message) {
    static const Google__Protobuf__ServiceDescriptorProto fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__service_descriptor_proto__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__service_descriptor_proto__descriptor = MESSAGE("google.protobuf.ServiceDescriptorProto", Google__Protobuf__ServiceDescriptorProto, 3, google__protobuf__service_descriptor_proto__fields, 1, google__protobuf__service_descriptor_proto__ranges, google__protobuf__service_descriptor_proto__init);

static const ProtobufCFieldDescriptor google__protobuf__method_descriptor_proto__fields[] = {
    FIELD("name", 1, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__MethodDescriptorProto, name), NULL, NULL, 0),
    FIELD("input_type", 2, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__MethodDescriptorProto, input_type), NULL, NULL, 0),
    FIELD("output_type", 3, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__MethodDescriptorProto, output_type), NULL, NULL, 0),
    FIELD("options", 4, OPTIONAL, MESSAGE, 0, offsetof(Google__Protobuf__MethodDescriptorProto, options), &google__protobuf__method_options__descriptor, NULL, 0),
    FIELD("client_streaming", 5, OPTIONAL, BOOL, offsetof(Google__Protobuf__MethodDescriptorProto, has_client_streaming), offsetof(Google__Protobuf__MethodDescriptorProto, client_streaming), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("server_streaming", 6, OPTIONAL, BOOL, offsetof(Google__Protobuf__MethodDescriptorProto, has_server_streaming), offsetof(Google__Protobuf__MethodDescriptorProto, server_streaming), NULL, &(const protobuf_c_boolean){0}, 0),
};
static const ProtobufCIntRange google__protobuf__method_descriptor_proto__ranges[] = {{1, 0}, {0, 6}};
void google__protobuf__method_descriptor_proto__init(Google__Protobuf__MethodDescriptorProto *message) {
    static const Google__Protobuf__MethodDescriptorProto fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__method_descriptor_proto__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__method_descriptor_proto__descriptor = MESSAGE("google.protobuf.MethodDescriptorProto", Google__Protobuf__MethodDescriptorProto, 6, google__protobuf__method_descriptor_proto__fields, 1, google__protobuf__method_descriptor_proto__ranges, google__protobuf__method_descriptor_proto__init);

static const ProtobufCFieldDescriptor google__protobuf__file_options__fields[] = {
    FIELD("java_package", 1, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FileOptions, java_package), NULL, NULL, 0),
    FIELD("java_outer_classname", 8, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FileOptions, java_outer_classname), NULL, NULL, 0),
    FIELD("optimize_for", 9, OPTIONAL, ENUM, offsetof(Google__Protobuf__FileOptions, has_optimize_for), offsetof(Google__Protobuf__FileOptions, optimize_for), NULL, &(const int32_t){1}, 0),
    FIELD("java_multiple_files", 10, OPTIONAL, BOOL, offsetof(Google__Protobuf__FileOptions, has_java_multiple_files), offsetof(Google__Protobuf__FileOptions, java_multiple_files), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("go_package", 11, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FileOptions, go_package), NULL, NULL, 0),
    FIELD("cc_generic_services", 16, OPTIONAL, BOOL, offsetof(Google__Protobuf__FileOptions, has_cc_generic_services), offsetof(Google__Protobuf__FileOptions, cc_generic_services), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("java_generic_services", 17, OPTIONAL, BOOL, offsetof(Google__Protobuf__FileOptions, has_java_generic_services), offsetof(Google__Protobuf__FileOptions, java_generic_services), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("py_generic_services", 18, OPTIONAL, BOOL, offsetof(Google__Protobuf__FileOptions, has_py_generic_services), offsetof(Google__Protobuf__FileOptions, py_generic_services), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("java_generate_equals_and_hash", 20, OPTIONAL, BOOL, offsetof(Google__Protobuf__FileOptions, has_java_generate_equals_and_hash), offsetof(Google__Protobuf__FileOptions, java_generate_equals_and_hash), NULL, NULL, PROTOBUF_C_FIELD_FLAG_DEPRECATED),
    FIELD("deprecated", 23, OPTIONAL, BOOL, offsetof(Google__Protobuf__FileOptions, has_deprecated), offsetof(Google__Protobuf__FileOptions, deprecated), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("java_string_check_utf8", 27, OPTIONAL, BOOL, offsetof(Google__Protobuf__FileOptions, has_java_string_check_utf8), offsetof(Google__Protobuf__FileOptions, java_string_check_utf8), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("cc_enable_arenas", 31, OPTIONAL, BOOL, offsetof(Google__Protobuf__FileOptions, has_cc_enable_arenas), offsetof(Google__Protobuf__FileOptions, cc_enable_arenas), NULL, &(const protobuf_c_boolean){1}, 0),
    FIELD("objc_class_prefix", 36, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FileOptions, objc_class_prefix), NULL, NULL, 0),
    FIELD("csharp_namespace", 37, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FileOptions, csharp_namespace), NULL, NULL, 0),
    FIELD("swift_prefix", 39, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FileOptions, swift_prefix), NULL, NULL, 0),
    FIELD("php_class_prefix", 40, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FileOptions, php_class_prefix), NULL, NULL, 0),
    FIELD("php_namespace", 41, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FileOptions, php_namespace), NULL, NULL, 0),
    FIELD("php_generic_services", 42, OPTIONAL, BOOL, offsetof(Google__Protobuf__FileOptions, has_php_generic_services), offsetof(Google__Protobuf__FileOptions, php_generic_services), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("php_metadata_namespace", 44, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FileOptions, php_metadata_namespace), NULL, NULL, 0),
    FIELD("ruby_package", 45, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__FileOptions, ruby_package), NULL, NULL, 0),
    FIELD("uninterpreted_option", 999, REPEATED, MESSAGE, offsetof(Google__Protobuf__FileOptions, n_uninterpreted_option), offsetof(Google__Protobuf__FileOptions, uninterpreted_option), &google__protobuf__uninterpreted_option__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__file_options__ranges[] = {{1, 0}, {8, 1}, {16, 5}, {20, 8}, {23, 9}, {27, 10}, {31, 11}, {36, 12}, {39, 14}, {44, 18}, {999, 20}, {0, 21}};
void google__protobuf__file_options__init(Google__Protobuf__FileOptions *message) {
    static const Google__Protobuf__FileOptions fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__file_options__descriptor), .optimize_for = 1, .cc_enable_arenas = 1};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__file_options__descriptor = MESSAGE("google.protobuf.FileOptions", Google__Protobuf__FileOptions, 21, google__protobuf__file_options__fields, 11, google__protobuf__file_options__ranges, google__protobuf__file_options__init);

static const ProtobufCFieldDescriptor google__protobuf__message_options__fields[] = {
    FIELD("message_set_wire_format", 1, OPTIONAL, BOOL, offsetof(Google__Protobuf__MessageOptions, has_message_set_wire_format), offsetof(Google__Protobuf__MessageOptions, message_set_wire_format), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("no_standard_descriptor_accessor", 2, OPTIONAL, BOOL, offsetof(Google__Protobuf__MessageOptions, has_no_standard_descriptor_accessor), offsetof(Google__Protobuf__MessageOptions, no_standard_descriptor_accessor), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("deprecated", 3, OPTIONAL, BOOL, offsetof(Google__Protobuf__MessageOptions, has_deprecated), offsetof(Google__Protobuf__MessageOptions, deprecated), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("map_entry", 7, OPTIONAL, BOOL, offsetof(Google__Protobuf__MessageOptions, has_map_entry), offsetof(Google__Protobuf__MessageOptions, map_entry), NULL, NULL, 0),
    FIELD("uninterpreted_option", 999, REPEATED, MESSAGE, offsetof(Google__Protobuf__MessageOptions, n_uninterpreted_option), offsetof(Google__Protobuf__MessageOptions, uninterpreted_option), &google__protobuf__uninterpreted_option__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__message_options__ranges[] = {{1, 0}, {7, 3}, {999, 4}, {0, 5}};
void google__protobuf__message_options__init(Google__Protobuf__MessageOptions *message) {
    static const Google__Protobuf__MessageOptions fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__message_options__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__message_options__descriptor = MESSAGE("google.protobuf.MessageOptions", Google__Protobuf__MessageOptions, 5, google__protobuf__message_options__fields, 3, google__protobuf__message_options__ranges, google__protobuf__message_options__init);

static const ProtobufCFieldDescriptor google__protobuf__field_options__fields[] = {
    FIELD("ctype", 1, OPTIONAL, ENUM, offsetof(Google__Protobuf__FieldOptions, has_ctype), offsetof(Google__Protobuf__FieldOptions, ctype), NULL, &(const int32_t){0}, 0),
    FIELD("packed", 2, OPTIONAL, BOOL, offsetof(Google__Protobuf__FieldOptions, has_packed), offsetof(Google__Protobuf__FieldOptions, packed), NULL, NULL, 0),
    FIELD("deprecated", 3, OPTIONAL, BOOL, offsetof(Google__Protobuf__FieldOptions, has_deprecated), offsetof(Google__Protobuf__FieldOptions, deprecated), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("lazy", 5, OPTIONAL, BOOL, offsetof(Google__Protobuf__FieldOptions, has_lazy), offsetof(Google__Protobuf__FieldOptions, lazy), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("jstype", 6, OPTIONAL, ENUM, offsetof(Google__Protobuf__FieldOptions, has_jstype), offsetof(Google__Protobuf__FieldOptions, jstype), NULL, &(const int32_t){0}, 0),
    FIELD("weak", 10, OPTIONAL, BOOL, offsetof(Google__Protobuf__FieldOptions, has_weak), offsetof(Google__Protobuf__FieldOptions, weak), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("unverified_lazy", 15, OPTIONAL, BOOL, offsetof(Google__Protobuf__FieldOptions, has_unverified_lazy), offsetof(Google__Protobuf__FieldOptions, unverified_lazy), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("uninterpreted_option", 999, REPEATED, MESSAGE, offsetof(Google__Protobuf__FieldOptions, n_uninterpreted_option), offsetof(Google__Protobuf__FieldOptions, uninterpreted_option), &google__protobuf__uninterpreted_option__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__field_options__ranges[] = {{1, 0}, {5, 3}, {10, 5}, {15, 6}, {999, 7}, {0, 8}};
void google__protobuf__field_options__init(Google__Protobuf__FieldOptions *message) {
    static const Google__Protobuf__FieldOptions fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__field_options__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__field_options__descriptor = MESSAGE("google.protobuf.FieldOptions", Google__Protobuf__FieldOptions, 8, google__protobuf__field_options__fields, 5, google__protobuf__field_options__ranges, google__protobuf__field_options__init);

static const ProtobufCFieldDescriptor google__protobuf__oneof_options__fields[] = {
    FIELD("uninterpreted_option", 999, REPEATED, MESSAGE, offsetof(Google__Protobuf__OneofOptions, n_uninterpreted_option), offsetof(Google__Protobuf__OneofOptions, uninterpreted_option), &google__protobuf__uninterpreted_option__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__oneof_options__ranges[] = {{999, 0}, {0, 1}};
void google__protobuf__oneof_options__init(Google__Protobuf__OneofOptions *message) {
    static const Google__Protobuf__OneofOptions fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__oneof_options__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__oneof_options__descriptor = MESSAGE("google.protobuf.OneofOptions", Google__Protobuf__OneofOptions, 1, google__protobuf__oneof_options__fields, 1, google__protobuf__oneof_options__ranges, google__protobuf__oneof_options__init);

static const ProtobufCFieldDescriptor google__protobuf__enum_options__fields[] = {
    FIELD("allow_alias", 2, OPTIONAL, BOOL, offsetof(Google__Protobuf__EnumOptions, has_allow_alias), offsetof(Google__Protobuf__EnumOptions, allow_alias), NULL, NULL, 0),
    FIELD("deprecated", 3, OPTIONAL, BOOL, offsetof(Google__Protobuf__EnumOptions, has_deprecated), offsetof(Google__Protobuf__EnumOptions, deprecated), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("uninterpreted_option", 999, REPEATED, MESSAGE, offsetof(Google__Protobuf__EnumOptions, n_uninterpreted_option), offsetof(Google__Protobuf__EnumOptions, uninterpreted_option), &google__protobuf__uninterpreted_option__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__enum_options__ranges[] = {{2, 0}, {999, 2}, {0, 3}};
void google__protobuf__enum_options__init(Google__Protobuf__EnumOptions *message) {
    static const Google__Protobuf__EnumOptions fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__enum_options__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__enum_options__descriptor = MESSAGE("google.protobuf.EnumOptions", Google__Protobuf__EnumOptions, 3, google__protobuf__enum_options__fields, 2, google__protobuf__enum_options__ranges, google__protobuf__enum_options__init);

static const ProtobufCFieldDescriptor google__protobuf__enum_value_options__fields[] = {
    FIELD("deprecated", 1, OPTIONAL, BOOL, offsetof(Google__Protobuf__EnumValueOptions, has_deprecated), offsetof(Google__Protobuf__EnumValueOptions, deprecated), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("uninterpreted_option", 999, REPEATED, MESSAGE, offsetof(Google__Protobuf__EnumValueOptions, n_uninterpreted_option), offsetof(Google__Protobuf__EnumValueOptions, uninterpreted_option), &google__protobuf__uninterpreted_option__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__enum_value_options__ranges[] = {{1, 0}, {999, 1}, {0, 2}};
void google__protobuf__enum_value_options__init(Google__Protobuf__EnumValueOptions *message) {
    static const Google__Protobuf__EnumValueOptions fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__enum_value_options__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__enum_value_options__descriptor = MESSAGE("google.protobuf.EnumValueOptions", Google__Protobuf__EnumValueOptions, 2, google__protobuf__enum_value_options__fields, 2, google__protobuf__enum_value_options__ranges, google__protobuf__enum_value_options__init);

static const ProtobufCFieldDescriptor google__protobuf__service_options__fields[] = {
    FIELD("deprecated", 33, OPTIONAL, BOOL, offsetof(Google__Protobuf__ServiceOptions, has_deprecated), offsetof(Google__Protobuf__ServiceOptions, deprecated), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("uninterpreted_option", 999, REPEATED, MESSAGE, offsetof(Google__Protobuf__ServiceOptions, n_uninterpreted_option), offsetof(Google__Protobuf__ServiceOptions, uninterpreted_option), &google__protobuf__uninterpreted_option__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__service_options__ranges[] = {{33, 0}, {999, 1}, {0, 2}};
void google__protobuf__service_options__init(Google__Protobuf__ServiceOptions *message) {
    static const Google__Protobuf__ServiceOptions fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__service_options__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__service_options__descriptor = MESSAGE("google.protobuf.ServiceOptions", Google__Protobuf__ServiceOptions, 2, google__protobuf__service_options__fields, 2, google__protobuf__service_options__ranges, google__protobuf__service_options__init);

static const ProtobufCFieldDescriptor google__protobuf__method_options__fields[] = {
    FIELD("deprecated", 33, OPTIONAL, BOOL, offsetof(Google__Protobuf__MethodOptions, has_deprecated), offsetof(Google__Protobuf__MethodOptions, deprecated), NULL, &(const protobuf_c_boolean){0}, 0),
    FIELD("idempotency_level", 34, OPTIONAL, ENUM, offsetof(Google__Protobuf__MethodOptions, has_idempotency_level), offsetof(Google__Protobuf__MethodOptions, idempotency_level), NULL, &(const int32_t){0}, 0),
    FIELD("uninterpreted_option", 999, REPEATED, MESSAGE, offsetof(Google__Protobuf__MethodOptions, n_uninterpreted_option), offsetof(Google__Protobuf__MethodOptions, uninterpreted_option), &google__protobuf__uninterpreted_option__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__method_options__ranges[] = {{33, 0}, {999, 2}, {0, 3}};
void google__protobuf__method_options__init(Google__Protobuf__MethodOptions *message) {
    static const Google__Protobuf__MethodOptions fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__method_options__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__method_options__descriptor = MESSAGE("google.protobuf.MethodOptions", Google__Protobuf__MethodOptions, 3, google__protobuf__method_options__fields, 2, google__protobuf__method_options__ranges, google__protobuf__method_options__init);

static const ProtobufCFieldDescriptor google__protobuf__uninterpreted_option__fields[] = {
    FIELD("name", 2, REPEATED, MESSAGE, offsetof(Google__Protobuf__UninterpretedOption, n_name), offsetof(Google__Protobuf__UninterpretedOption, name), &google__protobuf__uninterpreted_option__name_part__descriptor, NULL, 0),
    FIELD("identifier_value", 3, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__UninterpretedOption, identifier_value), NULL, NULL, 0),
    FIELD("positive_int_value", 4, OPTIONAL, UINT64, offsetof(Google__Protobuf__UninterpretedOption, has_positive_int_value), offsetof(Google__Protobuf__UninterpretedOption, positive_int_value), NULL, NULL, 0),
    FIELD("negative_int_value", 5, OPTIONAL, INT64, offsetof(Google__Protobuf__UninterpretedOption, has_negative_int_value), offsetof(Google__Protobuf__UninterpretedOption, negative_int_value), NULL, NULL, 0),
    FIELD("double_value", 6, OPTIONAL, DOUBLE, offsetof(Google__Protobuf__UninterpretedOption, has_double_value), offsetof(Google__Protobuf__UninterpretedOption, double_value), NULL, NULL, 0),
    FIELD("string_value", 7, OPTIONAL, BYTES, offsetof(Google__Protobuf__UninterpretedOption, has_string_value), offsetof(Google__Protobuf__UninterpretedOption, string_value), NULL, NULL, 0),
    FIELD("aggregate_value", 8, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__UninterpretedOption, aggregate_value), NULL, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__uninterpreted_option__ranges[] = {{2, 0}, {0, 7}};
void google__protobuf__uninterpreted_option__init(Google__Protobuf__UninterpretedOption *message) {
    static const Google__Protobuf__UninterpretedOption fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__uninterpreted_option__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__uninterpreted_option__descriptor = MESSAGE("google.protobuf.UninterpretedOption", Google__Protobuf__UninterpretedOption, 7, google__protobuf__uninterpreted_option__fields, 1, google__protobuf__uninterpreted_option__ranges, google__protobuf__uninterpreted_option__init);

static const ProtobufCFieldDescriptor google__protobuf__uninterpreted_option__name_part__fields[] = {
    FIELD("name_part", 1, REQUIRED, STRING, 0, offsetof(Google__Protobuf__UninterpretedOption__NamePart, name_part), NULL, NULL, 0),
    FIELD("is_extension", 2, REQUIRED, BOOL, 0, offsetof(Google__Protobuf__UninterpretedOption__NamePart, is_extension), NULL, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__uninterpreted_option__name_part__ranges[] = {{1, 0}, {0, 2}};
void google__protobuf__uninterpreted_option__name_part__init(Google__Protobuf__UninterpretedOption__NamePart *message) {
    static const Google__Protobuf__UninterpretedOption__NamePart fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__uninterpreted_option__name_part__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__uninterpreted_option__name_part__descriptor = MESSAGE("google.protobuf.UninterpretedOption.NamePart", Google__Protobuf__UninterpretedOption__NamePart, 2, google__protobuf__uninterpreted_option__name_part__fields, 1, google__protobuf__uninterpreted_option__name_part__ranges, google__protobuf__uninterpreted_option__name_part__init);

static const ProtobufCFieldDescriptor google__protobuf__source_code_info__fields[] = {
    FIELD("location", 1, REPEATED, MESSAGE, offsetof(Google__Protobuf__SourceCodeInfo, n_location), offsetof(Google__Protobuf__SourceCodeInfo, location), &google__protobuf__source_code_info__location__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__source_code_info__ranges[] = {{1, 0}, {0, 1}};
void google__protobuf__source_code_info__init(Google__Protobuf__SourceCodeInfo *message) {
    static const Google__Protobuf__SourceCodeInfo fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__source_code_info__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__source_code_info__descriptor = MESSAGE("google.protobuf.SourceCodeInfo", Google__Protobuf__SourceCodeInfo, 1, google__protobuf__source_code_info__fields, 1, google__protobuf__source_code_info__ranges, google__protobuf__source_code_info__init);

static const ProtobufCFieldDescriptor google__protobuf__source_code_info__location__fields[] = {
    FIELD("path", 1, REPEATED, INT32, offsetof(Google__Protobuf__SourceCodeInfo__Location, n_path), offsetof(Google__Protobuf__SourceCodeInfo__Location, path), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("span", 2, REPEATED, INT32, offsetof(Google__Protobuf__SourceCodeInfo__Location, n_span), offsetof(Google__Protobuf__SourceCodeInfo__Location, span), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("leading_comments", 3, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__SourceCodeInfo__Location, leading_comments), NULL, NULL, 0),
    FIELD("trailing_comments", 4, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__SourceCodeInfo__Location, trailing_comments), NULL, NULL, 0),
    FIELD("leading_detached_comments", 6, REPEATED, STRING, offsetof(Google__Protobuf__SourceCodeInfo__Location, n_leading_detached_comments), offsetof(Google__Protobuf__SourceCodeInfo__Location, leading_detached_comments), NULL, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__source_code_info__location__ranges[] = {{1, 0}, {6, 4}, {0, 5}};
void google__protobuf__source_code_info__location__init(Google__Protobuf__SourceCodeInfo__Location *message) {
    static const Google__Protobuf__SourceCodeInfo__Location fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__source_code_info__location__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__source_code_info__location__descriptor = MESSAGE("google.protobuf.SourceCodeInfo.Location", Google__Protobuf__SourceCodeInfo__Location, 5, google__protobuf__source_code_info__location__fields, 2, google__protobuf__source_code_info__location__ranges, google__protobuf__source_code_info__location__init);

static const ProtobufCFieldDescriptor google__protobuf__generated_code_info__fields[] = {
    FIELD("annotation", 1, REPEATED, MESSAGE, offsetof(Google__Protobuf__GeneratedCodeInfo, n_annotation), offsetof(Google__Protobuf__GeneratedCodeInfo, annotation), &google__protobuf__generated_code_info__annotation__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__generated_code_info__ranges[] = {{1, 0}, {0, 1}};
void google__protobuf__generated_code_info__init(Google__Protobuf__GeneratedCodeInfo *message) {
    static const Google__Protobuf__GeneratedCodeInfo fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__generated_code_info__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__generated_code_info__descriptor = MESSAGE("google.protobuf.GeneratedCodeInfo", Google__Protobuf__GeneratedCodeInfo, 1, google__protobuf__generated_code_info__fields, 1, google__protobuf__generated_code_info__ranges, google__protobuf__generated_code_info__init);

static const ProtobufCFieldDescriptor google__protobuf__generated_code_info__annotation__fields[] = {
    FIELD("path", 1, REPEATED, INT32, offsetof(Google__Protobuf__GeneratedCodeInfo__Annotation, n_path), offsetof(Google__Protobuf__GeneratedCodeInfo__Annotation, path), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
    FIELD("source_file", 2, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__GeneratedCodeInfo__Annotation, source_file), NULL, NULL, 0),
    FIELD("begin", 3, OPTIONAL, INT32, offsetof(Google__Protobuf__GeneratedCodeInfo__Annotation, has_begin), offsetof(Google__Protobuf__GeneratedCodeInfo__Annotation, begin), NULL, NULL, 0),
    FIELD("end", 4, OPTIONAL, INT32, offsetof(Google__Protobuf__GeneratedCodeInfo__Annotation, has_end), offsetof(Google__Protobuf__GeneratedCodeInfo__Annotation, end), NULL, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__generated_code_info__annotation__ranges[] = {{1, 0}, {0, 4}};
void google__protobuf__generated_code_info__annotation__init(Google__Protobuf__GeneratedCodeInfo__Annotation *message) {
    static const Google__Protobuf__GeneratedCodeInfo__Annotation fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__generated_code_info__annotation__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__generated_code_info__annotation__descriptor = MESSAGE("google.protobuf.GeneratedCodeInfo.Annotation", Google__Protobuf__GeneratedCodeInfo__Annotation, 4, google__protobuf__generated_code_info__annotation__fields, 1, google__protobuf__generated_code_info__annotation__ranges, google__protobuf__generated_code_info__annotation__init);

static const ProtobufCFieldDescriptor google__protobuf__compiler__code_generator_request__fields[] = {
    FIELD("file_to_generate", 1, REPEATED, STRING, offsetof(Google__Protobuf__Compiler__CodeGeneratorRequest, n_file_to_generate), offsetof(Google__Protobuf__Compiler__CodeGeneratorRequest, file_to_generate), NULL, NULL, 0),
    FIELD("parameter", 2, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__Compiler__CodeGeneratorRequest, parameter), NULL, NULL, 0),
    FIELD("proto_file", 15, REPEATED, MESSAGE, offsetof(Google__Protobuf__Compiler__CodeGeneratorRequest, n_proto_file), offsetof(Google__Protobuf__Compiler__CodeGeneratorRequest, proto_file), &google__protobuf__file_descriptor_proto__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__compiler__code_generator_request__ranges[] = {{1, 0}, {15, 2}, {0, 3}};
void google__protobuf__compiler__code_generator_request__init(Google__Protobuf__Compiler__CodeGeneratorRequest *message) {
    static const Google__Protobuf__Compiler__CodeGeneratorRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__compiler__code_generator_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__compiler__code_generator_request__descriptor = MESSAGE("google.protobuf.compiler.CodeGeneratorRequest", Google__Protobuf__Compiler__CodeGeneratorRequest, 3, google__protobuf__compiler__code_generator_request__fields, 2, google__protobuf__compiler__code_generator_request__ranges, google__protobuf__compiler__code_generator_request__init);

static const ProtobufCFieldDescriptor google__protobuf__compiler__code_generator_response__fields[] = {
    FIELD("error", 1, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__Compiler__CodeGeneratorResponse, error), NULL, NULL, 0),
    FIELD("supported_features", 2, OPTIONAL, UINT64, offsetof(Google__Protobuf__Compiler__CodeGeneratorResponse, has_supported_features), offsetof(Google__Protobuf__Compiler__CodeGeneratorResponse, supported_features), NULL, NULL, 0),
    FIELD("file", 15, REPEATED, MESSAGE, offsetof(Google__Protobuf__Compiler__CodeGeneratorResponse, n_file), offsetof(Google__Protobuf__Compiler__CodeGeneratorResponse, file), &google__protobuf__compiler__code_generator_response__file__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__compiler__code_generator_response__ranges[] = {{1, 0}, {15, 2}, {0, 3}};
void google__protobuf__compiler__code_generator_response__init(Google__Protobuf__Compiler__CodeGeneratorResponse *message) {
    static const Google__Protobuf__Compiler__CodeGeneratorResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__compiler__code_generator_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__compiler__code_generator_response__descriptor = MESSAGE("google.protobuf.compiler.CodeGeneratorResponse", Google__Protobuf__Compiler__CodeGeneratorResponse, 3, google__protobuf__compiler__code_generator_response__fields, 2, google__protobuf__compiler__code_generator_response__ranges, google__protobuf__compiler__code_generator_response__init);

static const ProtobufCFieldDescriptor google__protobuf__compiler__code_generator_response__file__fields[] = {
    FIELD("name", 1, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__Compiler__CodeGeneratorResponse__File, name), NULL, NULL, 0),
    FIELD("content", 15, OPTIONAL, STRING, 0, offsetof(Google__Protobuf__Compiler__CodeGeneratorResponse__File, content), NULL, NULL, 0),
};
static const ProtobufCIntRange google__protobuf__compiler__code_generator_response__file__ranges[] = {{1, 0}, {15, 1}, {0, 2}};
void google__protobuf__compiler__code_generator_response__file__init(Google__Protobuf__Compiler__CodeGeneratorResponse__File *message) {
    static const Google__Protobuf__Compiler__CodeGeneratorResponse__File fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__protobuf__compiler__code_generator_response__file__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__protobuf__compiler__code_generator_response__file__descriptor = MESSAGE("google.protobuf.compiler.CodeGeneratorResponse.File", Google__Protobuf__Compiler__CodeGeneratorResponse__File, 2, google__protobuf__compiler__code_generator_response__file__fields, 2, google__protobuf__compiler__code_generator_response__file__ranges, google__protobuf__compiler__code_generator_response__file__init);

static const ProtobufCFieldDescriptor google__rpc__status__fields[] = {
    FIELD("code", 1, NONE, INT32, 0, offsetof(Google__Rpc__Status, code), NULL, NULL, 0),
    FIELD("message", 2, NONE, STRING, 0, offsetof(Google__Rpc__Status, message), NULL, EMPTY, 0),
    FIELD("details", 3, REPEATED, MESSAGE, offsetof(Google__Rpc__Status, n_details), offsetof(Google__Rpc__Status, details), &google__rpc__any__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__rpc__status__ranges[] = {{1, 0}, {0, 3}};
void google__rpc__status__init(Google__Rpc__Status *message) {
    static const Google__Rpc__Status fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__rpc__status__descriptor), .message = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__rpc__status__descriptor = MESSAGE("google.rpc.Status", Google__Rpc__Status, 3, google__rpc__status__fields, 1, google__rpc__status__ranges, google__rpc__status__init);

static const ProtobufCFieldDescriptor google__rpc__any__fields[] = {
    FIELD("type_url", 1, NONE, STRING, 0, offsetof(Google__Rpc__Any, type_url), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, BYTES, 0, offsetof(Google__Rpc__Any, value), NULL, NULL, 0),
};
static const ProtobufCIntRange google__rpc__any__ranges[] = {{1, 0}, {0, 2}};
void google__rpc__any__init(Google__Rpc__Any *message) {
    static const Google__Rpc__Any fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__rpc__any__descriptor), .type_url = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__rpc__any__descriptor = MESSAGE("google.rpc.Any", Google__Rpc__Any, 2, google__rpc__any__fields, 1, google__rpc__any__ranges, google__rpc__any__init);

static const ProtobufCFieldDescriptor google__rpc__error_info__fields[] = {
    FIELD("reason", 1, NONE, STRING, 0, offsetof(Google__Rpc__ErrorInfo, reason), NULL, EMPTY, 0),
    FIELD("domain", 2, NONE, STRING, 0, offsetof(Google__Rpc__ErrorInfo, domain), NULL, EMPTY, 0),
    FIELD("metadata", 3, REPEATED, MESSAGE, offsetof(Google__Rpc__ErrorInfo, n_metadata), offsetof(Google__Rpc__ErrorInfo, metadata), &google__rpc__error_info__metadata_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__rpc__error_info__ranges[] = {{1, 0}, {0, 3}};
void google__rpc__error_info__init(Google__Rpc__ErrorInfo *message) {
    static const Google__Rpc__ErrorInfo fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__rpc__error_info__descriptor), .reason = EMPTY, .domain = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__rpc__error_info__descriptor = MESSAGE("google.rpc.ErrorInfo", Google__Rpc__ErrorInfo, 3, google__rpc__error_info__fields, 1, google__rpc__error_info__ranges, google__rpc__error_info__init);

static const ProtobufCFieldDescriptor google__rpc__error_info__metadata_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Google__Rpc__ErrorInfo__MetadataEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, STRING, 0, offsetof(Google__Rpc__ErrorInfo__MetadataEntry, value), NULL, EMPTY, 0),
};
static const ProtobufCIntRange google__rpc__error_info__metadata_entry__ranges[] = {{1, 0}, {0, 2}};
void google__rpc__error_info__metadata_entry__init(Google__Rpc__ErrorInfo__MetadataEntry *message) {
    static const Google__Rpc__ErrorInfo__MetadataEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__rpc__error_info__metadata_entry__descriptor), .key = EMPTY, .value = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__rpc__error_info__metadata_entry__descriptor = MESSAGE("google.rpc.ErrorInfo.MetadataEntry", Google__Rpc__ErrorInfo__MetadataEntry, 2, google__rpc__error_info__metadata_entry__fields, 1, google__rpc__error_info__metadata_entry__ranges, google__rpc__error_info__metadata_entry__init);

static const ProtobufCFieldDescriptor google__rpc__bad_request__fields[] = {
    FIELD("field_violations", 1, REPEATED, MESSAGE, offsetof(Google__Rpc__BadRequest, n_field_violations), offsetof(Google__Rpc__BadRequest, field_violations), &google__rpc__bad_request__field_violation__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__rpc__bad_request__ranges[] = {{1, 0}, {0, 1}};
void google__rpc__bad_request__init(Google__Rpc__BadRequest *message) {
    static const Google__Rpc__BadRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__rpc__bad_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__rpc__bad_request__descriptor = MESSAGE("google.rpc.BadRequest", Google__Rpc__BadRequest, 1, google__rpc__bad_request__fields, 1, google__rpc__bad_request__ranges, google__rpc__bad_request__init);

static const ProtobufCFieldDescriptor google__rpc__bad_request__field_violation__fields[] = {
    FIELD("field", 1, NONE, STRING, 0, offsetof(Google__Rpc__BadRequest__FieldViolation, field), NULL, EMPTY, 0),
    FIELD("description", 2, NONE, STRING, 0, offsetof(Google__Rpc__BadRequest__FieldViolation, description), NULL, EMPTY, 0),
};
static const ProtobufCIntRange google__rpc__bad_request__field_violation__ranges[] = {{1, 0}, {0, 2}};
void google__rpc__bad_request__field_violation__init(Google__Rpc__BadRequest__FieldViolation *message) {
    static const Google__Rpc__BadRequest__FieldViolation fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__rpc__bad_request__field_violation__descriptor), .field = EMPTY, .description = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__rpc__bad_request__field_violation__descriptor = MESSAGE("google.rpc.BadRequest.FieldViolation", Google__Rpc__BadRequest__FieldViolation, 2, google__rpc__bad_request__field_violation__fields, 1, google__rpc__bad_request__field_violation__ranges, google__rpc__bad_request__field_violation__init);

static const ProtobufCFieldDescriptor google__rpc__retry_info__fields[] = {
    FIELD("retry_delay", 1, NONE, MESSAGE, 0, offsetof(Google__Rpc__RetryInfo, retry_delay), &google__rpc__duration__descriptor, NULL, 0),
};
static const ProtobufCIntRange google__rpc__retry_info__ranges[] = {{1, 0}, {0, 1}};
void google__rpc__retry_info__init(Google__Rpc__RetryInfo *message) {
    static const Google__Rpc__RetryInfo fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__rpc__retry_info__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__rpc__retry_info__descriptor = MESSAGE("google.rpc.RetryInfo", Google__Rpc__RetryInfo, 1, google__rpc__retry_info__fields, 1, google__rpc__retry_info__ranges, google__rpc__retry_info__init);

static const ProtobufCFieldDescriptor google__rpc__duration__fields[] = {
    FIELD("seconds", 1, NONE, INT64, 0, offsetof(Google__Rpc__Duration, seconds), NULL, NULL, 0),
    FIELD("nanos", 2, NONE, INT32, 0, offsetof(Google__Rpc__Duration, nanos), NULL, NULL, 0),
};
static const ProtobufCIntRange google__rpc__duration__ranges[] = {{1, 0}, {0, 2}};
void google__rpc__duration__init(Google__Rpc__Duration *message) {
    static const Google__Rpc__Duration fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&google__rpc__duration__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor google__rpc__duration__descriptor = MESSAGE("google.rpc.Duration", Google__Rpc__Duration, 2, google__rpc__duration__fields, 1, google__rpc__duration__ranges, google__rpc__duration__init);

static const ProtobufCFieldDescriptor grpc__health__v1__health_check_request__fields[] = {
    FIELD("service", 1, NONE, STRING, 0, offsetof(Grpc__Health__V1__HealthCheckRequest, service), NULL, EMPTY, 0),
};
static const ProtobufCIntRange grpc__health__v1__health_check_request__ranges[] = {{1, 0}, {0, 1}};
void grpc__health__v1__health_check_request__init(Grpc__Health__V1__HealthCheckRequest *message) {
    static const Grpc__Health__V1__HealthCheckRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__health__v1__health_check_request__descriptor), .service = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__health__v1__health_check_request__descriptor = MESSAGE("grpc.health.v1.HealthCheckRequest", Grpc__Health__V1__HealthCheckRequest, 1, grpc__health__v1__health_check_request__fields, 1, grpc__health__v1__health_check_request__ranges, grpc__health__v1__health_check_request__init);

static const ProtobufCFieldDescriptor grpc__health__v1__health_check_response__fields[] = {
    FIELD("status", 1, NONE, ENUM, 0, offsetof(Grpc__Health__V1__HealthCheckResponse, status), NULL, NULL, 0),
};
static const ProtobufCIntRange grpc__health__v1__health_check_response__ranges[] = {{1, 0}, {0, 1}};
void grpc__health__v1__health_check_response__init(Grpc__Health__V1__HealthCheckResponse *message) {
    static const Grpc__Health__V1__HealthCheckResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__health__v1__health_check_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__health__v1__health_check_response__descriptor = MESSAGE("grpc.health.v1.HealthCheckResponse", Grpc__Health__V1__HealthCheckResponse, 1, grpc__health__v1__health_check_response__fields, 1, grpc__health__v1__health_check_response__ranges, grpc__health__v1__health_check_response__init);

void grpc__health__v1__health_list_request__init(Grpc__Health__V1__HealthListRequest *message) {
    static const Grpc__Health__V1__HealthListRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__health__v1__health_list_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__health__v1__health_list_request__descriptor = MESSAGE("grpc.health.v1.HealthListRequest", Grpc__Health__V1__HealthListRequest, 0, NULL, 0, NULL, grpc__health__v1__health_list_request__init);

static const ProtobufCFieldDescriptor grpc__health__v1__health_list_response__fields[] = {
    FIELD("statuses", 1, REPEATED, MESSAGE, offsetof(Grpc__Health__V1__HealthListResponse, n_statuses), offsetof(Grpc__Health__V1__HealthListResponse, statuses), &grpc__health__v1__health_list_response__statuses_entry__descriptor, NULL, 0),
};
static const ProtobufCIntRange grpc__health__v1__health_list_response__ranges[] = {{1, 0}, {0, 1}};
void grpc__health__v1__health_list_response__init(Grpc__Health__V1__HealthListResponse *message) {
    static const Grpc__Health__V1__HealthListResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__health__v1__health_list_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__health__v1__health_list_response__descriptor = MESSAGE("grpc.health.v1.HealthListResponse", Grpc__Health__V1__HealthListResponse, 1, grpc__health__v1__health_list_response__fields, 1, grpc__health__v1__health_list_response__ranges, grpc__health__v1__health_list_response__init);

static const ProtobufCFieldDescriptor grpc__health__v1__health_list_response__statuses_entry__fields[] = {
    FIELD("key", 1, NONE, STRING, 0, offsetof(Grpc__Health__V1__HealthListResponse__StatusesEntry, key), NULL, EMPTY, 0),
    FIELD("value", 2, NONE, MESSAGE, 0, offsetof(Grpc__Health__V1__HealthListResponse__StatusesEntry, value), &grpc__health__v1__health_check_response__descriptor, NULL, 0),
};
static const ProtobufCIntRange grpc__health__v1__health_list_response__statuses_entry__ranges[] = {{1, 0}, {0, 2}};
void grpc__health__v1__health_list_response__statuses_entry__init(Grpc__Health__V1__HealthListResponse__StatusesEntry *message) {
    static const Grpc__Health__V1__HealthListResponse__StatusesEntry fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__health__v1__health_list_response__statuses_entry__descriptor), .key = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__health__v1__health_list_response__statuses_entry__descriptor = MESSAGE("grpc.health.v1.HealthListResponse.StatusesEntry", Grpc__Health__V1__HealthListResponse__StatusesEntry, 2, grpc__health__v1__health_list_response__statuses_entry__fields, 1, grpc__health__v1__health_list_response__statuses_entry__ranges, grpc__health__v1__health_list_response__statuses_entry__init);

static const ProtobufCFieldDescriptor grpc__reflection__v1__server_reflection_request__fields[] = {
    FIELD("host", 1, NONE, STRING, 0, offsetof(Grpc__Reflection__V1__ServerReflectionRequest, host), NULL, EMPTY, 0),
    FIELD("file_by_filename", 3, NONE, STRING, offsetof(Grpc__Reflection__V1__ServerReflectionRequest, message_request_case), offsetof(Grpc__Reflection__V1__ServerReflectionRequest, file_by_filename), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("file_containing_symbol", 4, NONE, STRING, offsetof(Grpc__Reflection__V1__ServerReflectionRequest, message_request_case), offsetof(Grpc__Reflection__V1__ServerReflectionRequest, file_containing_symbol), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("file_containing_extension", 5, NONE, MESSAGE, offsetof(Grpc__Reflection__V1__ServerReflectionRequest, message_request_case), offsetof(Grpc__Reflection__V1__ServerReflectionRequest, file_containing_extension), &grpc__reflection__v1__extension_request__descriptor, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("all_extension_numbers_of_type", 6, NONE, STRING, offsetof(Grpc__Reflection__V1__ServerReflectionRequest, message_request_case), offsetof(Grpc__Reflection__V1__ServerReflectionRequest, all_extension_numbers_of_type), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("list_services", 7, NONE, STRING, offsetof(Grpc__Reflection__V1__ServerReflectionRequest, message_request_case), offsetof(Grpc__Reflection__V1__ServerReflectionRequest, list_services), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange grpc__reflection__v1__server_reflection_request__ranges[] = {{1, 0}, {3, 1}, {0, 6}};
void grpc__reflection__v1__server_reflection_request__init(Grpc__Reflection__V1__ServerReflectionRequest *message) {
    static const Grpc__Reflection__V1__ServerReflectionRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__reflection__v1__server_reflection_request__descriptor), .host = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__reflection__v1__server_reflection_request__descriptor = MESSAGE("grpc.reflection.v1.ServerReflectionRequest", Grpc__Reflection__V1__ServerReflectionRequest, 6, grpc__reflection__v1__server_reflection_request__fields, 2, grpc__reflection__v1__server_reflection_request__ranges, grpc__reflection__v1__server_reflection_request__init);

static const ProtobufCFieldDescriptor grpc__reflection__v1__extension_request__fields[] = {
    FIELD("containing_type", 1, NONE, STRING, 0, offsetof(Grpc__Reflection__V1__ExtensionRequest, containing_type), NULL, EMPTY, 0),
    FIELD("extension_number", 2, NONE, INT32, 0, offsetof(Grpc__Reflection__V1__ExtensionRequest, extension_number), NULL, NULL, 0),
};
static const ProtobufCIntRange grpc__reflection__v1__extension_request__ranges[] = {{1, 0}, {0, 2}};
void grpc__reflection__v1__extension_request__init(Grpc__Reflection__V1__ExtensionRequest *message) {
    static const Grpc__Reflection__V1__ExtensionRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__reflection__v1__extension_request__descriptor), .containing_type = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__reflection__v1__extension_request__descriptor = MESSAGE("grpc.reflection.v1.ExtensionRequest", Grpc__Reflection__V1__ExtensionRequest, 2, grpc__reflection__v1__extension_request__fields, 1, grpc__reflection__v1__extension_request__ranges, grpc__reflection__v1__extension_request__init);

static const ProtobufCFieldDescriptor grpc__reflection__v1__server_reflection_response__fields[] = {
    FIELD("valid_host", 1, NONE, STRING, 0, offsetof(Grpc__Reflection__V1__ServerReflectionResponse, valid_host), NULL, EMPTY, 0),
    FIELD("original_request", 2, NONE, MESSAGE, 0, offsetof(Grpc__Reflection__V1__ServerReflectionResponse, original_request), &grpc__reflection__v1__server_reflection_request__descriptor, NULL, 0),
    FIELD("file_descriptor_response", 4, NONE, MESSAGE, offsetof(Grpc__Reflection__V1__ServerReflectionResponse, message_response_case), offsetof(Grpc__Reflection__V1__ServerReflectionResponse, file_descriptor_response), &grpc__reflection__v1__file_descriptor_response__descriptor, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("all_extension_numbers_response", 5, NONE, MESSAGE, offsetof(Grpc__Reflection__V1__ServerReflectionResponse, message_response_case), offsetof(Grpc__Reflection__V1__ServerReflectionResponse, all_extension_numbers_response), &grpc__reflection__v1__extension_number_response__descriptor, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("list_services_response", 6, NONE, MESSAGE, offsetof(Grpc__Reflection__V1__ServerReflectionResponse, message_response_case), offsetof(Grpc__Reflection__V1__ServerReflectionResponse, list_services_response), &grpc__reflection__v1__list_service_response__descriptor, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("error_response", 7, NONE, MESSAGE, offsetof(Grpc__Reflection__V1__ServerReflectionResponse, message_response_case), offsetof(Grpc__Reflection__V1__ServerReflectionResponse, error_response), &grpc__reflection__v1__error_response__descriptor, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange grpc__reflection__v1__server_reflection_response__ranges[] = {{1, 0}, {4, 2}, {0, 6}};
void grpc__reflection__v1__server_reflection_response__init(Grpc__Reflection__V1__ServerReflectionResponse *message) {
    static const Grpc__Reflection__V1__ServerReflectionResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__reflection__v1__server_reflection_response__descriptor), .valid_host = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__reflection__v1__server_reflection_response__descriptor = MESSAGE("grpc.reflection.v1.ServerReflectionResponse", Grpc__Reflection__V1__ServerReflectionResponse, 6, grpc__reflection__v1__server_reflection_response__fields, 2, grpc__reflection__v1__server_reflection_response__ranges, grpc__reflection__v1__server_reflection_response__init);

static const ProtobufCFieldDescriptor grpc__reflection__v1__file_descriptor_response__fields[] = {
    FIELD("file_descriptor_proto", 1, REPEATED, BYTES, offsetof(Grpc__Reflection__V1__FileDescriptorResponse, n_file_descriptor_proto), offsetof(Grpc__Reflection__V1__FileDescriptorResponse, file_descriptor_proto), NULL, NULL, 0),
};
static const ProtobufCIntRange grpc__reflection__v1__file_descriptor_response__ranges[] = {{1, 0}, {0, 1}};
void grpc__reflection__v1__file_descriptor_response__init(Grpc__Reflection__V1__FileDescriptorResponse *message) {
    static const Grpc__Reflection__V1__FileDescriptorResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__reflection__v1__file_descriptor_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__reflection__v1__file_descriptor_response__descriptor = MESSAGE("grpc.reflection.v1.FileDescriptorResponse", Grpc__Reflection__V1__FileDescriptorResponse, 1, grpc__reflection__v1__file_descriptor_response__fields, 1, grpc__reflection__v1__file_descriptor_response__ranges, grpc__reflection__v1__file_descriptor_response__init);

static const ProtobufCFieldDescriptor grpc__reflection__v1__extension_number_response__fields[] = {
    FIELD("base_type_name", 1, NONE, STRING, 0, offsetof(Grpc__Reflection__V1__ExtensionNumberResponse, base_type_name), NULL, EMPTY, 0),
    FIELD("extension_number", 2, REPEATED, INT32, offsetof(Grpc__Reflection__V1__ExtensionNumberResponse, n_extension_number), offsetof(Grpc__Reflection__V1__ExtensionNumberResponse, extension_number), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
};
static const ProtobufCIntRange grpc__reflection__v1__extension_number_response__ranges[] = {{1, 0}, {0, 2}};
void grpc__reflection__v1__extension_number_response__init(Grpc__Reflection__V1__ExtensionNumberResponse *message) {
    static const Grpc__Reflection__V1__ExtensionNumberResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__reflection__v1__extension_number_response__descriptor), .base_type_name = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__reflection__v1__extension_number_response__descriptor = MESSAGE("grpc.reflection.v1.ExtensionNumberResponse", Grpc__Reflection__V1__ExtensionNumberResponse, 2, grpc__reflection__v1__extension_number_response__fields, 1, grpc__reflection__v1__extension_number_response__ranges, grpc__reflection__v1__extension_number_response__init);

static const ProtobufCFieldDescriptor grpc__reflection__v1__list_service_response__fields[] = {
    FIELD("service", 1, REPEATED, MESSAGE, offsetof(Grpc__Reflection__V1__ListServiceResponse, n_service), offsetof(Grpc__Reflection__V1__ListServiceResponse, service), &grpc__reflection__v1__service_response__descriptor, NULL, 0),
};
static const ProtobufCIntRange grpc__reflection__v1__list_service_response__ranges[] = {{1, 0}, {0, 1}};
void grpc__reflection__v1__list_service_response__init(Grpc__Reflection__V1__ListServiceResponse *message) {
    static const Grpc__Reflection__V1__ListServiceResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__reflection__v1__list_service_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__reflection__v1__list_service_response__descriptor = MESSAGE("grpc.reflection.v1.ListServiceResponse", Grpc__Reflection__V1__ListServiceResponse, 1, grpc__reflection__v1__list_service_response__fields, 1, grpc__reflection__v1__list_service_response__ranges, grpc__reflection__v1__list_service_response__init);

static const ProtobufCFieldDescriptor grpc__reflection__v1__service_response__fields[] = {
    FIELD("name", 1, NONE, STRING, 0, offsetof(Grpc__Reflection__V1__ServiceResponse, name), NULL, EMPTY, 0),
};
static const ProtobufCIntRange grpc__reflection__v1__service_response__ranges[] = {{1, 0}, {0, 1}};
void grpc__reflection__v1__service_response__init(Grpc__Reflection__V1__ServiceResponse *message) {
    static const Grpc__Reflection__V1__ServiceResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__reflection__v1__service_response__descriptor), .name = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__reflection__v1__service_response__descriptor = MESSAGE("grpc.reflection.v1.ServiceResponse", Grpc__Reflection__V1__ServiceResponse, 1, grpc__reflection__v1__service_response__fields, 1, grpc__reflection__v1__service_response__ranges, grpc__reflection__v1__service_response__init);

static const ProtobufCFieldDescriptor grpc__reflection__v1__error_response__fields[] = {
    FIELD("error_code", 1, NONE, INT32, 0, offsetof(Grpc__Reflection__V1__ErrorResponse, error_code), NULL, NULL, 0),
    FIELD("error_message", 2, NONE, STRING, 0, offsetof(Grpc__Reflection__V1__ErrorResponse, error_message), NULL, EMPTY, 0),
};
static const ProtobufCIntRange grpc__reflection__v1__error_response__ranges[] = {{1, 0}, {0, 2}};
void grpc__reflection__v1__error_response__init(Grpc__Reflection__V1__ErrorResponse *message) {
    static const Grpc__Reflection__V1__ErrorResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__reflection__v1__error_response__descriptor), .error_message = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__reflection__v1__error_response__descriptor = MESSAGE("grpc.reflection.v1.ErrorResponse", Grpc__Reflection__V1__ErrorResponse, 2, grpc__reflection__v1__error_response__fields, 1, grpc__reflection__v1__error_response__ranges, grpc__reflection__v1__error_response__init);

static const ProtobufCFieldDescriptor grpc__reflection__v1alpha__server_reflection_request__fields[] = {
    FIELD("host", 1, NONE, STRING, 0, offsetof(Grpc__Reflection__V1alpha__ServerReflectionRequest, host), NULL, EMPTY, 0),
    FIELD("file_by_filename", 3, NONE, STRING, offsetof(Grpc__Reflection__V1alpha__ServerReflectionRequest, message_request_case), offsetof(Grpc__Reflection__V1alpha__ServerReflectionRequest, file_by_filename), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("file_containing_symbol", 4, NONE, STRING, offsetof(Grpc__Reflection__V1alpha__ServerReflectionRequest, message_request_case), offsetof(Grpc__Reflection__V1alpha__ServerReflectionRequest, file_containing_symbol), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("file_containing_extension", 5, NONE, MESSAGE, offsetof(Grpc__Reflection__V1alpha__ServerReflectionRequest, message_request_case), offsetof(Grpc__Reflection__V1alpha__ServerReflectionRequest, file_containing_extension), &grpc__reflection__v1alpha__extension_request__descriptor, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("all_extension_numbers_of_type", 6, NONE, STRING, offsetof(Grpc__Reflection__V1alpha__ServerReflectionRequest, message_request_case), offsetof(Grpc__Reflection__V1alpha__ServerReflectionRequest, all_extension_numbers_of_type), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("list_services", 7, NONE, STRING, offsetof(Grpc__Reflection__V1alpha__ServerReflectionRequest, message_request_case), offsetof(Grpc__Reflection__V1alpha__ServerReflectionRequest, list_services), NULL, EMPTY, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange grpc__reflection__v1alpha__server_reflection_request__ranges[] = {{1, 0}, {3, 1}, {0, 6}};
void grpc__reflection__v1alpha__server_reflection_request__init(Grpc__Reflection__V1alpha__ServerReflectionRequest *message) {
    static const Grpc__Reflection__V1alpha__ServerReflectionRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__reflection__v1alpha__server_reflection_request__descriptor), .host = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__reflection__v1alpha__server_reflection_request__descriptor = MESSAGE("grpc.reflection.v1alpha.ServerReflectionRequest", Grpc__Reflection__V1alpha__ServerReflectionRequest, 6, grpc__reflection__v1alpha__server_reflection_request__fields, 2, grpc__reflection__v1alpha__server_reflection_request__ranges, grpc__reflection__v1alpha__server_reflection_request__init);

static const ProtobufCFieldDescriptor grpc__reflection__v1alpha__extension_request__fields[] = {
    FIELD("containing_type", 1, NONE, STRING, 0, offsetof(Grpc__Reflection__V1alpha__ExtensionRequest, containing_type), NULL, EMPTY, 0),
    FIELD("extension_number", 2, NONE, INT32, 0, offsetof(Grpc__Reflection__V1alpha__ExtensionRequest, extension_number), NULL, NULL, 0),
};
static const ProtobufCIntRange grpc__reflection__v1alpha__extension_request__ranges[] = {{1, 0}, {0, 2}};
void grpc__reflection__v1alpha__extension_request__init(Grpc__Reflection__V1alpha__ExtensionRequest *message) {
    static const Grpc__Reflection__V1alpha__ExtensionRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__reflection__v1alpha__extension_request__descriptor), .containing_type = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__reflection__v1alpha__extension_request__descriptor = MESSAGE("grpc.reflection.v1alpha.ExtensionRequest", Grpc__Reflection__V1alpha__ExtensionRequest, 2, grpc__reflection__v1alpha__extension_request__fields, 1, grpc__reflection__v1alpha__extension_request__ranges, grpc__reflection__v1alpha__extension_request__init);

static const ProtobufCFieldDescriptor grpc__reflection__v1alpha__server_reflection_response__fields[] = {
    FIELD("valid_host", 1, NONE, STRING, 0, offsetof(Grpc__Reflection__V1alpha__ServerReflectionResponse, valid_host), NULL, EMPTY, 0),
    FIELD("original_request", 2, NONE, MESSAGE, 0, offsetof(Grpc__Reflection__V1alpha__ServerReflectionResponse, original_request), &grpc__reflection__v1alpha__server_reflection_request__descriptor, NULL, 0),
    FIELD("file_descriptor_response", 4, NONE, MESSAGE, offsetof(Grpc__Reflection__V1alpha__ServerReflectionResponse, message_response_case), offsetof(Grpc__Reflection__V1alpha__ServerReflectionResponse, file_descriptor_response), &grpc__reflection__v1alpha__file_descriptor_response__descriptor, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("all_extension_numbers_response", 5, NONE, MESSAGE, offsetof(Grpc__Reflection__V1alpha__ServerReflectionResponse, message_response_case), offsetof(Grpc__Reflection__V1alpha__ServerReflectionResponse, all_extension_numbers_response), &grpc__reflection__v1alpha__extension_number_response__descriptor, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("list_services_response", 6, NONE, MESSAGE, offsetof(Grpc__Reflection__V1alpha__ServerReflectionResponse, message_response_case), offsetof(Grpc__Reflection__V1alpha__ServerReflectionResponse, list_services_response), &grpc__reflection__v1alpha__list_service_response__descriptor, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
    FIELD("error_response", 7, NONE, MESSAGE, offsetof(Grpc__Reflection__V1alpha__ServerReflectionResponse, message_response_case), offsetof(Grpc__Reflection__V1alpha__ServerReflectionResponse, error_response), &grpc__reflection__v1alpha__error_response__descriptor, NULL, PROTOBUF_C_FIELD_FLAG_ONEOF),
};
static const ProtobufCIntRange grpc__reflection__v1alpha__server_reflection_response__ranges[] = {{1, 0}, {4, 2}, {0, 6}};
void grpc__reflection__v1alpha__server_reflection_response__init(Grpc__Reflection__V1alpha__ServerReflectionResponse *message) {
    static const Grpc__Reflection__V1alpha__ServerReflectionResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__reflection__v1alpha__server_reflection_response__descriptor), .valid_host = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__reflection__v1alpha__server_reflection_response__descriptor = MESSAGE("grpc.reflection.v1alpha.ServerReflectionResponse", Grpc__Reflection__V1alpha__ServerReflectionResponse, 6, grpc__reflection__v1alpha__server_reflection_response__fields, 2, grpc__reflection__v1alpha__server_reflection_response__ranges, grpc__reflection__v1alpha__server_reflection_response__init);

static const ProtobufCFieldDescriptor grpc__reflection__v1alpha__file_descriptor_response__fields[] = {
    FIELD("file_descriptor_proto", 1, REPEATED, BYTES, offsetof(Grpc__Reflection__V1alpha__FileDescriptorResponse, n_file_descriptor_proto), offsetof(Grpc__Reflection__V1alpha__FileDescriptorResponse, file_descriptor_proto), NULL, NULL, 0),
};
static const ProtobufCIntRange grpc__reflection__v1alpha__file_descriptor_response__ranges[] = {{1, 0}, {0, 1}};
void grpc__reflection__v1alpha__file_descriptor_response__init(Grpc__Reflection__V1alpha__FileDescriptorResponse *message) {
    static const Grpc__Reflection__V1alpha__FileDescriptorResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__reflection__v1alpha__file_descriptor_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__reflection__v1alpha__file_descriptor_response__descriptor = MESSAGE("grpc.reflection.v1alpha.FileDescriptorResponse", Grpc__Reflection__V1alpha__FileDescriptorResponse, 1, grpc__reflection__v1alpha__file_descriptor_response__fields, 1, grpc__reflection__v1alpha__file_descriptor_response__ranges, grpc__reflection__v1alpha__file_descriptor_response__init);

static const ProtobufCFieldDescriptor grpc__reflection__v1alpha__extension_number_response__fields[] = {
    FIELD("base_type_name", 1, NONE, STRING, 0, offsetof(Grpc__Reflection__V1alpha__ExtensionNumberResponse, base_type_name), NULL, EMPTY, 0),
    FIELD("extension_number", 2, REPEATED, INT32, offsetof(Grpc__Reflection__V1alpha__ExtensionNumberResponse, n_extension_number), offsetof(Grpc__Reflection__V1alpha__ExtensionNumberResponse, extension_number), NULL, NULL, PROTOBUF_C_FIELD_FLAG_PACKED),
};
static const ProtobufCIntRange grpc__reflection__v1alpha__extension_number_response__ranges[] = {{1, 0}, {0, 2}};
void grpc__reflection__v1alpha__extension_number_response__init(Grpc__Reflection__V1alpha__ExtensionNumberResponse *message) {
    static const Grpc__Reflection__V1alpha__ExtensionNumberResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__reflection__v1alpha__extension_number_response__descriptor), .base_type_name = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__reflection__v1alpha__extension_number_response__descriptor = MESSAGE("grpc.reflection.v1alpha.ExtensionNumberResponse", Grpc__Reflection__V1alpha__ExtensionNumberResponse, 2, grpc__reflection__v1alpha__extension_number_response__fields, 1, grpc__reflection__v1alpha__extension_number_response__ranges, grpc__reflection__v1alpha__extension_number_response__init);

static const ProtobufCFieldDescriptor grpc__reflection__v1alpha__list_service_response__fields[] = {
    FIELD("service", 1, REPEATED, MESSAGE, offsetof(Grpc__Reflection__V1alpha__ListServiceResponse, n_service), offsetof(Grpc__Reflection__V1alpha__ListServiceResponse, service), &grpc__reflection__v1alpha__service_response__descriptor, NULL, 0),
};
static const ProtobufCIntRange grpc__reflection__v1alpha__list_service_response__ranges[] = {{1, 0}, {0, 1}};
void grpc__reflection__v1alpha__list_service_response__init(Grpc__Reflection__V1alpha__ListServiceResponse *message) {
    static const Grpc__Reflection__V1alpha__ListServiceResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__reflection__v1alpha__list_service_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__reflection__v1alpha__list_service_response__descriptor = MESSAGE("grpc.reflection.v1alpha.ListServiceResponse", Grpc__Reflection__V1alpha__ListServiceResponse, 1, grpc__reflection__v1alpha__list_service_response__fields, 1, grpc__reflection__v1alpha__list_service_response__ranges, grpc__reflection__v1alpha__list_service_response__init);

static const ProtobufCFieldDescriptor grpc__reflection__v1alpha__service_response__fields[] = {
    FIELD("name", 1, NONE, STRING, 0, offsetof(Grpc__Reflection__V1alpha__ServiceResponse, name), NULL, EMPTY, 0),
};
static const ProtobufCIntRange grpc__reflection__v1alpha__service_response__ranges[] = {{1, 0}, {0, 1}};
void grpc__reflection__v1alpha__service_response__init(Grpc__Reflection__V1alpha__ServiceResponse *message) {
    static const Grpc__Reflection__V1alpha__ServiceResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__reflection__v1alpha__service_response__descriptor), .name = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__reflection__v1alpha__service_response__descriptor = MESSAGE("grpc.reflection.v1alpha.ServiceResponse", Grpc__Reflection__V1alpha__ServiceResponse, 1, grpc__reflection__v1alpha__service_response__fields, 1, grpc__reflection__v1alpha__service_response__ranges, grpc__reflection__v1alpha__service_response__init);

static const ProtobufCFieldDescriptor grpc__reflection__v1alpha__error_response__fields[] = {
    FIELD("error_code", 1, NONE, INT32, 0, offsetof(Grpc__Reflection__V1alpha__ErrorResponse, error_code), NULL, NULL, 0),
    FIELD("error_message", 2, NONE, STRING, 0, offsetof(Grpc__Reflection__V1alpha__ErrorResponse, error_message), NULL, EMPTY, 0),
};
static const ProtobufCIntRange grpc__reflection__v1alpha__error_response__ranges[] = {{1, 0}, {0, 2}};
void grpc__reflection__v1alpha__error_response__init(Grpc__Reflection__V1alpha__ErrorResponse *message) {
    static const Grpc__Reflection__V1alpha__ErrorResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__reflection__v1alpha__error_response__descriptor), .error_message = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__reflection__v1alpha__error_response__descriptor = MESSAGE("grpc.reflection.v1alpha.ErrorResponse", Grpc__Reflection__V1alpha__ErrorResponse, 2, grpc__reflection__v1alpha__error_response__fields, 1, grpc__reflection__v1alpha__error_response__ranges, grpc__reflection__v1alpha__error_response__init);
