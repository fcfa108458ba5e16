# Carillon: what a person types. `make help` lists it.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help setup build release run demo test fresh images test-compose interop-cpp acceptance chaos hostile bench bench-pipeline bench-rpc bench-registry bench-evaluator bench-dispatcher bench-receipts bench-scale fuzz oracle oracle-logs dashboard-picture protos lint format clean

TARGETS =
DEVICES = 1000000
ROWS = 10000000
PARTS =
PROFILE = chat
SEED = 1
KILL = dispatcher
KILLS = 500
CONNECTIONS = 5000

help: ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F'\t' '{printf "  make %-15s %s\n", $$1, $$2}'

setup: ## Install what a fresh Debian 12 machine lacks (through sudo when not root)
	@scripts/setup.sh

build: setup ## Build everything, debug
	swift build

release: setup ## Build everything, optimised
	swift build -c release

demo: release ## Build, start all services and the simulators, push a conversation through, report, stop
	@.build/release/carillon demo

run: release ## Build, and keep the same system up in ./run until Ctrl-C: prints addresses and first commands to try
	@.build/release/carillon up --with-demo-data

test: ## Build and run everything that guards the code (TARGETS=HTTP2Tests,RPCTests: these test targets alone)
	@scripts/setup.sh tests
	@scripts/test.sh $(TARGETS)

interop-cpp: ## Build the gRPC C++ peers of the interoperability cases into .build/interop-cpp
	@scripts/setup.sh tests
	@scripts/interop-cpp.sh

fresh: ## Run `make demo` and `make test` on a bare Debian 12 machine in a folder (root; debootstrap)
	@scripts/fresh.sh

images: ## Build the images of all deployables and the command line with buildah, and print their sizes
	@scripts/setup.sh containers
	@scripts/images.sh

test-compose: images ## Run docker-compose.yml with podman: up, event, push, receipt, scale, kill under load, totals, down (root)
	@scripts/test-compose.sh

acceptance: setup ## Run the numbered scenarios and print all 149 with their state
	@scripts/acceptance.sh

chaos: setup ## Kill the dispatcher KILLS (500) times under load and faults, and compare the simulators with the ledger; 10 minutes: SEED=1. Each of the six services: KILL=services KILLS=20
	@CARILLON_CHAOS_KILLS=$(KILLS) CARILLON_CHAOS_SEED=$(SEED) scripts/chaos.sh $(KILL)

hostile: setup ## Besiege the gateway with CONNECTIONS (5000) hostile connections for a minute, all of one KIND or of each, beside honest clients
	@CARILLON_HOSTILE_CONNECTIONS=$(CONNECTIONS) CARILLON_HOSTILE_KIND=$(KIND) CARILLON_HOSTILE_SECONDS=60 scripts/hostile.sh

bench: release ## Short measurements of calls, codec, allocations, idle memory and a replay, with ratios to peers of the same run
	@scripts/bench.py

bench-pipeline: release ## The whole path from event to ledger: rates, CPU a push by process, latency, memory, and the cost of its parts alone
	@scripts/bench_pipeline.py

bench-rpc: release ## Calls of every kind, server and client side, beside nghttpd, gRPC C++, grpcio and grpc-swift-2
	@scripts/bench_rpc.py

bench-registry: release ## Fill registry and preferences with DEVICES (1000000) devices, then measure them; SQLite
	@scripts/bench_registry.py --devices $(DEVICES)

bench-evaluator: release ## Rates and CPU of decisions, caps and rates, one event for 100,000 users, 1,000,000 due items, tracked items and digests
	@scripts/python-env.sh
	@.build/python/bin/python scripts/bench_evaluator.py $(PARTS)

bench-dispatcher: release ## The dispatcher alone: a backlog, slow and silent providers, quotas, retries, its sender beside h2load, encryption; PARTS="streams endurance" for more
	@scripts/bench_dispatcher.py $(PARTS)

bench-receipts: release ## Reports of devices, a notification centre of ROWS (10000000) entries, the gateway beside node; PARTS="reports gateway" for some
	@scripts/python-env.sh
	@.build/python/bin/python scripts/bench_receipts.py $(PARTS) --rows $(ROWS)

bench-scale: release ## 1, 2 and 4 dispatchers with one queue on NATS, the queue on NATS beside the one in SQLite, and a hand-over
	@scripts/bench_scale.py

fuzz: setup ## Fuzz what reads foreign bytes, each target for FUZZ_SECONDS (60)
	@Fuzz/run.sh

oracle: release ## Play a random week of 400 users with kills, and compare it with a naive oracle: PROFILE=chat or school, SEED=1
	@scripts/python-env.sh
	@.build/python/bin/python Tests/Oracle/run.py --profile $(PROFILE) --seed $(SEED)

oracle-logs: release ## Play the chat logs of CARILLON_IRC_DATA twice and once with kills, and compare all decisions; 25 minutes: SEED=1
	@scripts/python-env.sh
	@.build/python/bin/python Tests/Oracle/run.py --logs "$${CARILLON_IRC_DATA:-../shared/data/irc}" --repeat --seed $(SEED)

dashboard-picture: release ## Draw the Grafana dashboard of a running demo, from its file and a Prometheus, into docs/pictures/dashboard.svg; 4 minutes
	@scripts/setup.sh tests
	@scripts/dashboard_demo.py --strict

protos: setup ## Regenerate the code that comes from Protos/
	@scripts/protos.sh

lint: ## Check formatting and the rules of the checkout: dependencies, folders, words, sizes, comments, documents
	@scripts/lint.sh

format: ## Format the Swift sources in place
	@git ls-files '*.swift' ':!*/Generated/*' | xargs swift format --configuration .swift-format --in-place --parallel

clean: ## Remove what was built
	rm -rf .build
