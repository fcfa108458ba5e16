// Written by protoc-gen-carillon from the contracts. Do not edit: run `make protos`.
#pragma once
#include <protobuf-c/protobuf-c.h>

// grpc/testing/empty.proto
typedef struct Grpc__Testing__Empty {
    ProtobufCMessage base;
} Grpc__Testing__Empty;
extern const ProtobufCMessageDescriptor grpc__testing__empty__descriptor;
void grpc__testing__empty__init(Grpc__Testing__Empty *message);

// grpc/testing/messages.proto
typedef struct Grpc__Testing__BoolValue {
    ProtobufCMessage base;
    protobuf_c_boolean value;
} Grpc__Testing__BoolValue;
extern const ProtobufCMessageDescriptor grpc__testing__bool_value__descriptor;
void grpc__testing__bool_value__init(Grpc__Testing__BoolValue *message);
typedef struct Grpc__Testing__Payload {
    ProtobufCMessage base;
    int32_t type;
    ProtobufCBinaryData body;
} Grpc__Testing__Payload;
extern const ProtobufCMessageDescriptor grpc__testing__payload__descriptor;
void grpc__testing__payload__init(Grpc__Testing__Payload *message);
typedef struct Grpc__Testing__EchoStatus {
    ProtobufCMessage base;
    int32_t code;
    char *message;
} Grpc__Testing__EchoStatus;
extern const ProtobufCMessageDescriptor grpc__testing__echo_status__descriptor;
void grpc__testing__echo_status__init(Grpc__Testing__EchoStatus *message);
typedef struct Grpc__Testing__SimpleRequest {
    ProtobufCMessage base;
    int32_t response_type;
    int32_t response_size;
    struct Grpc__Testing__Payload *payload;
    protobuf_c_boolean fill_username;
    protobuf_c_boolean fill_oauth_scope;
    struct Grpc__Testing__BoolValue *response_compressed;
    struct Grpc__Testing__EchoStatus *response_status;
    struct Grpc__Testing__BoolValue *expect_compressed;
    protobuf_c_boolean fill_server_id;
} Grpc__Testing__SimpleRequest;
extern const ProtobufCMessageDescriptor grpc__testing__simple_request__descriptor;
void grpc__testing__simple_request__init(Grpc__Testing__SimpleRequest *message);
typedef struct Grpc__Testing__SimpleResponse {
    ProtobufCMessage base;
    struct Grpc__Testing__Payload *payload;
    char *username;
    char *oauth_scope;
    char *server_id;
    char *hostname;
} Grpc__Testing__SimpleResponse;
extern const ProtobufCMessageDescriptor grpc__testing__simple_response__descriptor;
void grpc__testing__simple_response__init(Grpc__Testing__SimpleResponse *message);
typedef struct Grpc__Testing__StreamingInputCallRequest {
    ProtobufCMessage base;
    struct Grpc__Testing__Payload *payload;
    struct Grpc__Testing__BoolValue *expect_compressed;
} Grpc__Testing__StreamingInputCallRequest;
extern const ProtobufCMessageDescriptor grpc__testing__streaming_input_call_request__descriptor;
void grpc__testing__streaming_input_call_request__init(Grpc__Testing__StreamingInputCallRequest *message);
typedef struct Grpc__Testing__StreamingInputCallResponse {
    ProtobufCMessage base;
    int32_t aggregated_payload_size;
} Grpc__Testing__StreamingInputCallResponse;
extern const ProtobufCMessageDescriptor grpc__testing__streaming_input_call_response__descriptor;
void grpc__testing__streaming_input_call_response__init(Grpc__Testing__StreamingInputCallResponse *message);
typedef struct Grpc__Testing__ResponseParameters {
    ProtobufCMessage base;
    int32_t size;
    int32_t interval_us;
    struct Grpc__Testing__BoolValue *compressed;
} Grpc__Testing__ResponseParameters;
extern const ProtobufCMessageDescriptor grpc__testing__response_parameters__descriptor;
void grpc__testing__response_parameters__init(Grpc__Testing__ResponseParameters *message);
typedef struct Grpc__Testing__StreamingOutputCallRequest {
    ProtobufCMessage base;
    int32_t response_type;
    size_t n_response_parameters; struct Grpc__Testing__ResponseParameters **response_parameters;
    struct Grpc__Testing__Payload *payload;
    struct Grpc__Testing__EchoStatus *response_status;
} Grpc__Testing__StreamingOutputCallRequest;
extern const ProtobufCMessageDescriptor grpc__testing__streaming_output_call_request__descriptor;
void grpc__testing__streaming_output_call_request__init(Grpc__Testing__StreamingOutputCallRequest *message);
typedef struct Grpc__Testing__StreamingOutputCallResponse {
    ProtobufCMessage base;
    struct Grpc__Testing__Payload *payload;
} Grpc__Testing__StreamingOutputCallResponse;
extern const ProtobufCMessageDescriptor grpc__testing__streaming_output_call_response__descriptor;
void grpc__testing__streaming_output_call_response__init(Grpc__Testing__StreamingOutputCallResponse *message);

// grpc/testing/test.proto
