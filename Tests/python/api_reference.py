"""Validates the gateway's OpenAPI document, and plays it against the gateway with schemathesis: each answer has a status, a media type and members
that the document has, and none is a fault of the server.

usage: api_reference.py GATEWAY FILE
GATEWAY is HOST:PORT. FILE has an object: name → {"token": credential, "paths": regular expression of the paths that it is tried with}.
"""
import lifeline  # noqa: F401 (ends with its starter)

import json
import pathlib
import subprocess
import sys
import tempfile
import urllib.request

from openapi_spec_validator import OpenAPIV31SpecValidator

# Seconds after which a caller counts as hanging.
LIMIT = 180
# A stream is held for a day, and an erasure ends the caller.
LEFT_OUT = r"/(stream|users/me/erasure)$"

address, callers = sys.argv[1], json.loads(pathlib.Path(sys.argv[2]).read_text())
url = f"http://{address}/openapi.json"
with urllib.request.urlopen(url, timeout=60) as answer:
    assert answer.headers["Content-Type"].startswith("application/json"), answer.headers
    document = json.load(answer)

errors = [f"{'/'.join(map(str, error.absolute_path))}: {error.message}" for error in OpenAPIV31SpecValidator(document).iter_errors()]
assert not errors, "the document is no OpenAPI 3.1:\n" + "\n".join(errors)
print("valid:", len(document["paths"]), "paths", flush=True)

failed = False
for name, caller in callers.items():
    # One worker: in Python 3.11 two threads that parse source at once fail with "AST constructor recursion depth mismatch" (CPython 106905).
    command = [
        str(pathlib.Path(sys.executable).parent / "schemathesis"), "run", url, "--header", f"Authorization: Bearer {caller['token']}",
        "--include-path-regex", caller["paths"], "--exclude-path-regex", LEFT_OUT, "--phases", "examples,fuzzing", "--max-examples", "3",
        "--generation-deterministic", "--no-shrink", "--suppress-health-check", "all",
        "--checks", "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
        "--continue-on-failure", "--request-timeout", "20", "--workers", "1", "--warnings", "off", "--no-color",
    ]
    try:
        # It keeps notes in its folder.
        with tempfile.TemporaryDirectory() as folder:
            ended = subprocess.run(
                command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=LIMIT)
    except subprocess.TimeoutExpired as late:
        said = (late.stdout or b"").decode(errors="replace") if isinstance(late.stdout, bytes) else late.stdout or ""
        print(f"{name}: not finished within {LIMIT} s\n{said}", flush=True)
        failed = True
        continue
    if ended.returncode != 0:
        failed = True
        print(f"{name}: {ended.stdout}", flush=True)
    else:
        print(f"{name}: as documented", flush=True)
sys.exit(1 if failed else 0)
