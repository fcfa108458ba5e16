"""Asks a server's health service.

health_client.py ADDRESS check SERVICE…   prints one JSON object: the answer for each service, and the whole list
health_client.py ADDRESS watch SERVICE    prints each state as it comes, then "end CODE" when the server ends the watch
"""

import lifeline  # noqa: F401 (ends with its starter)

import json
import sys

import grpc
from grpc_health.v1 import health_pb2, health_pb2_grpc


def name(response):
    return health_pb2.HealthCheckResponse.ServingStatus.Name(response.status)


def check(stub, services):
    answers = {}
    for service in services:
        try:
            answers[service] = name(stub.Check(health_pb2.HealthCheckRequest(service=service), timeout=30))
        except grpc.RpcError as error:
            answers[service] = error.code().name
    listed = stub.List(health_pb2.HealthListRequest(), timeout=30).statuses
    print(json.dumps(dict(check=answers, list={service: name(response) for service, response in listed.items()})))


def watch(stub, service):
    try:
        for response in stub.Watch(health_pb2.HealthCheckRequest(service=service), timeout=60):
            print(name(response), flush=True)
        print("end OK")
    except grpc.RpcError as error:
        print("end", error.code().name)


def main():
    address, mode, *services = sys.argv[1:]
    stub = health_pb2_grpc.HealthStub(grpc.insecure_channel(address))
    if mode == "check":
        check(stub, services)
    else:
        watch(stub, services[0])


main()
