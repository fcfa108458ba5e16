"""Draws the shipped dashboard with scripts/dashboard_picture.py from a Prometheus of the test's own, and checks queries, picture and exit codes.

    dashboard_picture.py
"""

import http.server
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import unittest
import urllib.parse
import xml.etree.ElementTree

import lifeline  # noqa: F401

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "dashboard_picture.py"
DASHBOARD = ROOT / "deploy" / "monitoring" / "grafana" / "carillon.json"
PANELS = [panel for panel in json.loads(DASHBOARD.read_text())["panels"] if panel["type"] != "row"]
SVG = "{http://www.w3.org/2000/svg}"


class Prometheus(http.server.BaseHTTPRequestHandler):
    """Answers each query with two series of one value, or as `answers` says."""

    def do_GET(self):
        url = urllib.parse.urlsplit(self.path)
        parameters = {name: values[0] for name, values in urllib.parse.parse_qs(url.query).items()}
        self.server.asked.append((url.path, parameters))
        expression = parameters.get("query", "")
        value = next((value for part, value in self.server.answers.items() if part in expression), 0.97)
        if value == "error":
            return self.answer(400, {"status": "error", "errorType": "bad_data", "error": "parse error: no"})
        labels = {"app": "chat", "group": "iOS", "service": "gateway", "provider": "apns"}
        series = [labels, labels | {"group": "Android", "service": "evaluator", "provider": "fcm <&>"}]
        if value is None:
            series = []
        if url.path == "/api/v1/query":
            at = float(parameters["time"])
            result = {"resultType": "vector", "result": [{"metric": labels, "value": [at, str(value)]} for labels in series]}
        else:
            start, end, step = (float(parameters[name]) for name in ("start", "end", "step"))
            times = [start + step * index for index in range(int((end - start) / step) + 1)]
            result = {
                "resultType": "matrix", "result": [{"metric": labels, "values": [[at, str(value)] for at in times]} for labels in series]}
        self.answer(200, {"status": "success", "data": result})

    def answer(self, status, body):
        content = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


class Pictures(unittest.TestCase):
    def setUp(self):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Prometheus)
        self.server.answers, self.server.asked = {}, []
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.folder = tempfile.TemporaryDirectory()
        self.picture = pathlib.Path(self.folder.name) / "made" / "picture.svg"

    def tearDown(self):
        self.server.shutdown()
        self.server.server_close()
        self.folder.cleanup()

    def draw(self, *options, answers=None):
        """Runs the script: its exit code, what it said, and the texts of the picture with their colours."""
        self.server.answers = answers or {}
        done = subprocess.run(
            [sys.executable, str(SCRIPT), "--prometheus", f"http://127.0.0.1:{self.server.server_port}", "--output", str(self.picture), *options],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60)
        texts = []
        if self.picture.exists():
            self.root = xml.etree.ElementTree.parse(self.picture).getroot()
            texts = [(element.text, element.get("fill")) for element in self.root.iter(f"{SVG}text")]
        return done.returncode, done.stdout, texts

    def test_every_panel_is_drawn_where_the_dashboard_has_it(self):
        code, said, texts = self.draw("--strict")
        self.assertEqual(code, 0, said)
        words = [text for text, _ in texts]
        for panel in PANELS:
            whole, begin = panel["title"], panel["title"][:20]
            self.assertTrue(any(word == whole or word.endswith("…") and word.startswith(begin) for word in words), whole)
        self.assertNotIn("No data", words)
        self.assertTrue(any("Not drawn by Grafana" in word and "carillon.json" in word for word in words))
        self.assertIn("App: All", words)
        # The names of legends, with the labels of their series.
        self.assertIn("chat iOS", words)
        self.assertIn("fcm <&>", words)
        # Panels do not cover each other.
        frames = [element for element in self.root.iter(f"{SVG}rect") if element.get("stroke")]
        self.assertEqual(len(frames), len(PANELS))
        places = {(element.get("x"), element.get("y")) for element in frames}
        self.assertEqual(len(places), len(PANELS))
        for element in self.root.iter(f"{SVG}rect"):
            self.assertLessEqual(float(element.get("x")) + float(element.get("width")), 1_600)

    def test_queries_have_values_in_place_of_variables(self):
        self.draw("--range", "10m", "--scrape-interval", "5s")
        queries = [(path, parameters) for path, parameters in self.server.asked if "query" in parameters]
        self.assertEqual(len(queries), sum(len(panel["targets"]) for panel in PANELS))
        self.assertEqual([parameters["query"] for _, parameters in queries if "$" in parameters["query"]], [])
        self.assertTrue(any('app=~".*"}[600s]' in parameters["query"] for _, parameters in queries))
        self.assertTrue(any("[20s]" in parameters["query"] for _, parameters in queries))
        ranged = [parameters for path, parameters in queries if path == "/api/v1/query_range"]
        self.assertTrue(ranged and all(float(each["end"]) - float(each["start"]) == 600 and float(each["step"]) == 3 for each in ranged))
        self.server.asked.clear()
        self.draw("--var", "app=shop")
        self.assertTrue(any('app=~"shop"' in parameters.get("query", "") for _, parameters in self.server.asked))

    def test_values_have_units_and_the_colours_of_their_thresholds(self):
        answers = {'metric="success_rate",app=~".*"}[3600s])) / (sum': 0.991, "delivery_latency": 0.0421, "process_resident": 3 * 2**20}
        _, said, texts = self.draw("--theme", "light", answers=answers | {"delivery_rate": 0.5})
        green, red = "#73bf69", "#f2495c"
        self.assertIn(("99.1%", green), texts, said)
        self.assertIn(("50%", red), texts)
        self.assertIn("42.1 ms", [text for text, _ in texts])
        self.assertIn("3 MiB", [text for text, _ in texts])

    def test_panels_without_data_say_so_and_strict_fails(self):
        empty = {"carillon_events_accepted": None, "carillon_targets": None, "carillon_notifications_enqueued": None, "carillon_push_stopped": None}
        code, said, texts = self.draw(answers=empty)
        self.assertEqual(code, 0, said)
        self.assertEqual([text for text, _ in texts].count("No data"), 2)
        self.assertIn("no data: Events and notifications\n", said)
        code, said, _ = self.draw("--strict", answers=empty)
        self.assertEqual(code, 1, said)
        # That one is empty when all is well.
        code, said, _ = self.draw("--strict", answers={"carillon_push_stopped": None})
        self.assertEqual(code, 0, said)
        self.assertIn("no data: Cannot leave, by obstacle", said)
        # Nothing divided by nothing is no value.
        code, said, _ = self.draw("--strict", answers={"open_rate": "NaN"})
        self.assertEqual(code, 1, said)
        self.assertIn("no data: open_rate\n", said)

    def test_what_prometheus_refuses_is_said_with_panel_and_query(self):
        code, said, _ = self.draw(answers={"carillon_evaluator_backlog": "error"})
        self.assertEqual(code, 2)
        self.assertRegex(said, re.compile(r"dashboard_picture: Waiting: .*parse error: no.*carillon_evaluator_backlog", re.DOTALL))
        self.assertFalse(self.picture.exists())
        self.server.server_close()
        code, said, _ = self.draw()
        self.assertEqual(code, 2)
        self.assertIn("dashboard_picture: ", said)


if __name__ == "__main__":
    unittest.main()
