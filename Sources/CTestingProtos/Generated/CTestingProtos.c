// Written by protoc-gen-carillon from the contracts. Do not edit: run `make protos`.
#include "CTestingProtos.h"
#include <stddef.h>

#define EMPTY ((char *)protobuf_c_empty_string)
#define FIELD(name, number, label, type, quantifier, offset, message, value, flags) \
    {name, number, PROTOBUF_C_LABEL_##label, PROTOBUF_C_TYPE_##type, quantifier, offset, message, value, flags, 0, NULL, NULL}
#define MESSAGE(name, type, fieldCount, fields, rangeCount, ranges, init) \
    {PROTOBUF_C__MESSAGE_DESCRIPTOR_MAGIC, name, NULL, NULL, NULL, sizeof(type), fieldCount, fields, NULL, rangeCount, \
     ranges, (ProtobufCMessageInit)init, NULL, NULL, NULL}

void grpc__testing__empty__init(Grpc__Testing__Empty *message) {
    static const Grpc__Testing__Empty fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__testing__empty__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__testing__empty__descriptor = MESSAGE("grpc.testing.Empty", Grpc__Testing__Empty, 0, NULL, 0, NULL, grpc__testing__empty__init);

static const ProtobufCFieldDescriptor grpc__testing__bool_value__fields[] = {
    FIELD("value", 1, NONE, BOOL, 0, offsetof(Grpc__Testing__BoolValue, value), NULL, NULL, 0),
};
static const ProtobufCIntRange grpc__testing__bool_value__ranges[] = {{1, 0}, {0, 1}};
void grpc__testing__bool_value__init(Grpc__Testing__BoolValue *message) {
    static const Grpc__Testing__BoolValue fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__testing__bool_value__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__testing__bool_value__descriptor = MESSAGE("grpc.testing.BoolValue", Grpc__Testing__BoolValue, 1, grpc__testing__bool_value__fields, 1, grpc__testing__bool_value__ranges, grpc__testing__bool_value__init);

static const ProtobufCFieldDescriptor grpc__testing__payload__fields[] = {
    FIELD("type", 1, NONE, ENUM, 0, offsetof(Grpc__Testing__Payload, type), NULL, NULL, 0),
    FIELD("body", 2, NONE, BYTES, 0, offsetof(Grpc__Testing__Payload, body), NULL, NULL, 0),
};
static const ProtobufCIntRange grpc__testing__payload__ranges[] = {{1, 0}, {0, 2}};
void grpc__testing__payload__init(Grpc__Testing__Payload *message) {
    static const Grpc__Testing__Payload fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__testing__payload__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__testing__payload__descriptor = MESSAGE("grpc.testing.Payload", Grpc__Testing__Payload, 2, grpc__testing__payload__fields, 1, grpc__testing__payload__ranges, grpc__testing__payload__init);

static const ProtobufCFieldDescriptor grpc__testing__echo_status__fields[] = {
    FIELD("code", 1, NONE, INT32, 0, offsetof(Grpc__Testing__EchoStatus, code), NULL, NULL, 0),
    FIELD("message", 2, NONE, STRING, 0, offsetof(Grpc__Testing__EchoStatus, message), NULL, EMPTY, 0),
};
static const ProtobufCIntRange grpc__testing__echo_status__ranges[] = {{1, 0}, {0, 2}};
void grpc__testing__echo_status__init(Grpc__Testing__EchoStatus *message) {
    static const Grpc__Testing__EchoStatus fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__testing__echo_status__descriptor), .message = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__testing__echo_status__descriptor = MESSAGE("grpc.testing.EchoStatus", Grpc__Testing__EchoStatus, 2, grpc__testing__echo_status__fields, 1, grpc__testing__echo_status__ranges, grpc__testing__echo_status__init);

static const ProtobufCFieldDescriptor grpc__testing__simple_request__fields[] = {
    FIELD("response_type", 1, NONE, ENUM, 0, offsetof(Grpc__Testing__SimpleRequest, response_type), NULL, NULL, 0),
    FIELD("response_size", 2, NONE, INT32, 0, offsetof(Grpc__Testing__SimpleRequest, response_size), NULL, NULL, 0),
    FIELD("payload", 3, NONE, MESSAGE, 0, offsetof(Grpc__Testing__SimpleRequest, payload), &grpc__testing__payload__descriptor, NULL, 0),
    FIELD("fill_username", 4, NONE, BOOL, 0, offsetof(Grpc__Testing__SimpleRequest, fill_username), NULL, NULL, 0),
    FIELD("fill_oauth_scope", 5, NONE, BOOL, 0, offsetof(Grpc__Testing__SimpleRequest, fill_oauth_scope), NULL, NULL, 0),
    FIELD("response_compressed", 6, NONE, MESSAGE, 0, offsetof(Grpc__Testing__SimpleRequest, response_compressed), &grpc__testing__bool_value__descriptor, NULL, 0),
    FIELD("response_status", 7, NONE, MESSAGE, 0, offsetof(Grpc__Testing__SimpleRequest, response_status), &grpc__testing__echo_status__descriptor, NULL, 0),
    FIELD("expect_compressed", 8, NONE, MESSAGE, 0, offsetof(Grpc__Testing__SimpleRequest, expect_compressed), &grpc__testing__bool_value__descriptor, NULL, 0),
    FIELD("fill_server_id", 9, NONE, BOOL, 0, offsetof(Grpc__Testing__SimpleRequest, fill_server_id), NULL, NULL, 0),
};
static const ProtobufCIntRange grpc__testing__simple_request__ranges[] = {{1, 0}, {0, 9}};
void grpc__testing__simple_request__init(Grpc__Testing__SimpleRequest *message) {
    static const Grpc__Testing__SimpleRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__testing__simple_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__testing__simple_request__descriptor = MESSAGE("grpc.testing.SimpleRequest", Grpc__Testing__SimpleRequest, 9, grpc__testing__simple_request__fields, 1, grpc__testing__simple_request__ranges, grpc__testing__simple_request__init);

static const ProtobufCFieldDescriptor grpc__testing__simple_response__fields[] = {
    FIELD("payload", 1, NONE, MESSAGE, 0, offsetof(Grpc__Testing__SimpleResponse, payload), &grpc__testing__payload__descriptor, NULL, 0),
    FIELD("username", 2, NONE, STRING, 0, offsetof(Grpc__Testing__SimpleResponse, username), NULL, EMPTY, 0),
    FIELD("oauth_scope", 3, NONE, STRING, 0, offsetof(Grpc__Testing__SimpleResponse, oauth_scope), NULL, EMPTY, 0),
    FIELD("server_id", 4, NONE, STRING, 0, offsetof(Grpc__Testing__SimpleResponse, server_id), NULL, EMPTY, 0),
    FIELD("hostname", 6, NONE, STRING, 0, offsetof(Grpc__Testing__SimpleResponse, hostname), NULL, EMPTY, 0),
};
static const ProtobufCIntRange grpc__testing__simple_response__ranges[] = {{1, 0}, {6, 4}, {0, 5}};
void grpc__testing__simple_response__init(Grpc__Testing__SimpleResponse *message) {
    static const Grpc__Testing__SimpleResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__testing__simple_response__descriptor), .username = EMPTY, .oauth_scope = EMPTY, .server_id = EMPTY, .hostname = EMPTY};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__testing__simple_response__descriptor = MESSAGE("grpc.testing.SimpleResponse", Grpc__Testing__SimpleResponse, 5, grpc__testing__simple_response__fields, 2, grpc__testing__simple_response__ranges, grpc__testing__simple_response__init);

static const ProtobufCFieldDescriptor grpc__testing__streaming_input_call_request__fields[] = {
    FIELD("payload", 1, NONE, MESSAGE, 0, offsetof(Grpc__Testing__StreamingInputCallRequest, payload), &grpc__testing__payload__descriptor, NULL, 0),
    FIELD("expect_compressed", 2, NONE, MESSAGE, 0, offsetof(Grpc__Testing__StreamingInputCallRequest, expect_compressed), &grpc__testing__bool_value__descriptor, NULL, 0),
};
static const ProtobufCIntRange grpc__testing__streaming_input_call_request__ranges[] = {{1, 0}, {0, 2}};
void grpc__testing__streaming_input_call_request__init(Grpc__Testing__StreamingInputCallRequest *message) {
    static const Grpc__Testing__StreamingInputCallRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__testing__streaming_input_call_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__testing__streaming_input_call_request__descriptor = MESSAGE("grpc.testing.StreamingInputCallRequest", Grpc__Testing__StreamingInputCallRequest, 2, grpc__testing__streaming_input_call_request__fields, 1, grpc__testing__streaming_input_call_request__ranges, grpc__testing__streaming_input_call_request__init);

static const ProtobufCFieldDescriptor grpc__testing__streaming_input_call_response__fields[] = {
    FIELD("aggregated_payload_size", 1, NONE, INT32, 0, offsetof(Grpc__Testing__StreamingInputCallResponse, aggregated_payload_size), NULL, NULL, 0),
};
static const ProtobufCIntRange grpc__testing__streaming_input_call_response__ranges[] = {{1, 0}, {0, 1}};
void grpc__testing__streaming_input_call_response__init(Grpc__Testing__StreamingInputCallResponse *message) {
    static const Grpc__Testing__StreamingInputCallResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__testing__streaming_input_call_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__testing__streaming_input_call_response__descriptor = MESSAGE("grpc.testing.StreamingInputCallResponse", Grpc__Testing__StreamingInputCallResponse, 1, grpc__testing__streaming_input_call_response__fields, 1, grpc__testing__streaming_input_call_response__ranges, grpc__testing__streaming_input_call_response__init);

static const ProtobufCFieldDescriptor grpc__testing__response_parameters__fields[] = {
    FIELD("size", 1, NONE, INT32, 0, offsetof(Grpc__Testing__ResponseParameters, size), NULL, NULL, 0),
    FIELD("interval_us", 2, NONE, INT32, 0, offsetof(Grpc__Testing__ResponseParameters, interval_us), NULL, NULL, 0),
    FIELD("compressed", 3, NONE, MESSAGE, 0, offsetof(Grpc__Testing__ResponseParameters, compressed), &grpc__testing__bool_value__descriptor, NULL, 0),
};
static const ProtobufCIntRange grpc__testing__response_parameters__ranges[] = {{1, 0}, {0, 3}};
void grpc__testing__response_parameters__init(Grpc__Testing__ResponseParameters *message) {
    static const Grpc__Testing__ResponseParameters fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__testing__response_parameters__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__testing__response_parameters__descriptor = MESSAGE("grpc.testing.ResponseParameters", Grpc__Testing__ResponseParameters, 3, grpc__testing__response_parameters__fields, 1, grpc__testing__response_parameters__ranges, grpc__testing__response_parameters__init);

static const ProtobufCFieldDescriptor grpc__testing__streaming_output_call_request__fields[] = {
    FIELD("response_type", 1, NONE, ENUM, 0, offsetof(Grpc__Testing__StreamingOutputCallRequest, response_type), NULL, NULL, 0),
    FIELD("response_parameters", 2, REPEATED, MESSAGE, offsetof(Grpc__Testing__StreamingOutputCallRequest, n_response_parameters), offsetof(Grpc__Testing__StreamingOutputCallRequest, response_parameters), &grpc__testing__response_parameters__descriptor, NULL, 0),
    FIELD("payload", 3, NONE, MESSAGE, 0, offsetof(Grpc__Testing__StreamingOutputCallRequest, payload), &grpc__testing__payload__descriptor, NULL, 0),
    FIELD("response_status", 7, NONE, MESSAGE, 0, offsetof(Grpc__Testing__StreamingOutputCallRequest, response_status), &grpc__testing__echo_status__descriptor, NULL, 0),
};
static const ProtobufCIntRange grpc__testing__streaming_output_call_request__ranges[] = {{1, 0}, {7, 3}, {0, 4}};
void grpc__testing__streaming_output_call_request__init(Grpc__Testing__StreamingOutputCallRequest *message) {
    static const Grpc__Testing__StreamingOutputCallRequest fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__testing__streaming_output_call_request__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__testing__streaming_output_call_request__descriptor = MESSAGE("grpc.testing.StreamingOutputCallRequest", Grpc__Testing__StreamingOutputCallRequest, 4, grpc__testing__streaming_output_call_request__fields, 2, grpc__testing__streaming_output_call_request__ranges, grpc__testing__streaming_output_call_request__init);

static const ProtobufCFieldDescriptor grpc__testing__streaming_output_call_response__fields[] = {
    FIELD("payload", 1, NONE, MESSAGE, 0, offsetof(Grpc__Testing__StreamingOutputCallResponse, payload), &grpc__testing__payload__descriptor, NULL, 0),
};
static const ProtobufCIntRange grpc__testing__streaming_output_call_response__ranges[] = {{1, 0}, {0, 1}};
void grpc__testing__streaming_output_call_response__init(Grpc__Testing__StreamingOutputCallResponse *message) {
    static const Grpc__Testing__StreamingOutputCallResponse fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&grpc__testing__streaming_output_call_response__descriptor)};
    *message = fresh;
}
const ProtobufCMessageDescriptor grpc__testing__streaming_output_call_response__descriptor = MESSAGE("grpc.testing.StreamingOutputCallResponse", Grpc__Testing__StreamingOutputCallResponse, 1, grpc__testing__streaming_output_call_response__fields, 1, grpc__testing__streaming_output_call_response__ranges, grpc__testing__streaming_output_call_response__init);
