#!/usr/bin/env python3
"""Draws a Grafana dashboard as one SVG, from the dashboard's file and what a Prometheus answers to its queries. Grafana takes no part in it.

    scripts/dashboard_picture.py --prometheus http://127.0.0.1:9090 --range 10m --output dashboard.svg

Each query has the dashboard's variables replaced, as Grafana does. A panel without data says "No data", and its title is printed; with --strict the
script then ends with 1, except for panels whose queries keep some values alone (`… > 0`), which are empty when all is well. An error of Prometheus
ends it with 2. `make dashboard-picture` has a running system to draw.
"""
import argparse
import json
import math
import pathlib
import re
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

import dashboard_svg

ROOT = pathlib.Path(__file__).resolve().parent.parent
DASHBOARD = ROOT / "deploy" / "monitoring" / "grafana" / "carillon.json"
# Points of a line: a panel of a third of the picture has about as many columns of pixels that differ.
POINTS = 240
# Seconds of a query.
PATIENCE = 30
# A query that keeps some values alone.
FILTERED = re.compile(r"(?:==|!=|>=?|<=?)\s*-?[\d.]+\s*$")


class Failed(Exception):
    """What Prometheus, or the dashboard's file, got wrong."""


class Prometheus:
    """The HTTP API of a Prometheus."""

    def __init__(self, url):
        self.url = url.rstrip("/")

    def get(self, path, **parameters):
        query = urllib.parse.urlencode(parameters, doseq=True)
        try:
            with urllib.request.urlopen(f"{self.url}/api/v1/{path}?{query}", timeout=PATIENCE) as answer:
                body = json.load(answer)
        except urllib.error.HTTPError as refusal:
            # Prometheus has the reason in the body.
            try:
                reason = json.load(refusal).get("error", "")
            except ValueError:
                reason = ""
            raise Failed(f"{self.url} answered {refusal.code} to {path}: {reason}") from None
        except (OSError, ValueError) as problem:
            raise Failed(f"{self.url}: {problem}") from None
        if body.get("status") != "success":
            raise Failed(f"{self.url} refused {path}: {body.get('error', body)}")
        return body["data"]

    def instant(self, expression, at):
        """Series as (labels, [(time, value)])."""
        data = self.get("query", query=expression, time=at)
        if data["resultType"] == "scalar":
            return [({}, [point(data["result"])])]
        return [(series["metric"], [point(series["value"])]) for series in data["result"]]

    def range(self, expression, start, end, step):
        data = self.get("query_range", query=expression, start=start, end=end, step=step)
        return [(series["metric"], [point(pair) for pair in series["values"]]) for series in data["result"]]

    def label_values(self, label, selector=None):
        return self.get(f"label/{urllib.parse.quote(label)}/values", **({"match[]": selector} if selector else {}))


def point(pair):
    return float(pair[0]), float(pair[1])


def seconds(text):
    """Of `90s`, `10m`, `24h`, `7d` or a number."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([smhdw]?)", text)
    if not found:
        raise argparse.ArgumentTypeError(f"'{text}' is no time such as 90s, 10m or 24h")
    return float(found.group(1)) * {"": 1, "s": 1, "m": 60, "h": 3_600, "d": 86_400, "w": 604_800}[found.group(2)]


class Variables:
    """The dashboard's variables and those of Grafana, with their values in queries."""

    def __init__(self, dashboard, prometheus, chosen, length, scrape_interval):
        interval = max(1, math.ceil(length / POINTS))
        # As Grafana has it: four scrapes, or a step and a scrape.
        rate = max(4 * scrape_interval, interval + scrape_interval)
        self.values = {
            "__range": f"{math.ceil(length)}s", "__range_s": f"{math.ceil(length)}", "__range_ms": f"{math.ceil(length * 1_000)}",
            "__interval": f"{interval}s", "__interval_ms": f"{interval * 1_000}", "__rate_interval": f"{math.ceil(rate)}s",
        }
        # For the head of the picture: label and value.
        self.shown = []
        for variable in dashboard.get("templating", {}).get("list", []):
            name = variable["name"]
            value, text = chosen.get(name), chosen.get(name)
            if value is None:
                value, text = self.current(variable, prometheus)
            self.values[name] = value
            self.shown.append((variable.get("label") or name, text))

    def current(self, variable, prometheus):
        current = variable.get("current", {})
        value, text = current.get("value", ""), current.get("text", "")
        if value != "$__all" and value != ["$__all"]:
            values = value if isinstance(value, list) else [value]
            return "|".join(values), ", ".join(text) if isinstance(text, list) else text
        if variable.get("allValue"):
            return variable["allValue"], "All"
        found = re.fullmatch(r"label_values\((?:(.+),\s*)?(\w+)\)", variable.get("query", ""))
        if not found:
            raise Failed(f"the variable {variable['name']} has no allValue, and its query is not label_values(…)")
        return "|".join(re.escape(value) for value in prometheus.label_values(found.group(2), found.group(1))) or ".*", "All"

    def replace(self, expression):
        def value(match):
            name = next(group for group in match.groups() if group)
            if name not in self.values:
                raise Failed(f"the variable {name} of the query is not in the dashboard: {expression}")
            return self.values[name]

        return re.sub(r"\$\{(\w+)(?::\w+)?\}|\[\[(\w+)\]\]|\$(\w+)", value, expression)


def name_of(target, labels):
    """The name of a series in a legend."""
    format = target.get("legendFormat", "")
    if format and format != "__auto":
        return re.sub(r"\{\{\s*(\w+)\s*\}\}", lambda match: labels.get(match.group(1), ""), format).strip() or target["expr"]
    own = ", ".join(f'{key}="{value}"' for key, value in sorted(labels.items()) if key != "__name__")
    return labels.get("__name__", "") + (f"{{{own}}}" if own else "") or target["expr"]


def reduced(points, calculation):
    """One value of a series; nan values are no values."""
    values = [value for _, value in points if not math.isnan(value)]
    if not values:
        return None
    return {
        "first": values[0], "firstNotNull": values[0], "min": min(values), "max": max(values), "sum": sum(values), "count": len(values),
        "mean": sum(values) / len(values), "range": max(values) - min(values), "delta": values[-1] - values[0],
    }.get(calculation, values[-1])


class Panel:
    """A panel with the answers to its queries: `series` are (name, points)."""

    def __init__(self, panel, prometheus, variables, start, end):
        self.kind, self.title, self.place = panel["type"], panel.get("title", ""), panel["gridPos"]
        self.description = panel.get("description", "")
        self.options, self.series, self.expressions = panel.get("options", {}), [], []
        self.defaults = panel.get("fieldConfig", {}).get("defaults", {})
        self.content = self.options.get("content", "")
        step = max(1, math.ceil((end - start) / POINTS))
        for target in panel.get("targets", []):
            if target.get("hide") or not target.get("expr"):
                continue
            expression = variables.replace(target["expr"])
            self.expressions.append(expression)
            try:
                answer = prometheus.instant(expression, end) if target.get("instant") else prometheus.range(expression, start, end, step)
            except Failed as problem:
                raise Failed(f"{self.title}: {problem}: {expression}") from None
            self.series += [(name_of(target, labels), points) for labels, points in answer]
        self.series = [(name, points) for name, points in self.series if any(not math.isnan(value) for _, value in points)]
        self.start, self.end, self.step = start, end, step

    @property
    def values(self):
        """(name, value) of each series, by the panel's calculation."""
        calculation = (self.options.get("reduceOptions", {}).get("calcs") or ["lastNotNull"])[0]
        return [(name, reduced(points, calculation)) for name, points in self.series]

    @property
    def has_queries(self):
        return self.kind not in ("row", "text")

    @property
    def may_be_empty(self):
        return bool(self.expressions) and all(FILTERED.search(expression) for expression in self.expressions)


class Picture:
    """A dashboard with its data, at one moment."""

    def __init__(self, path, prometheus, length, end=None, chosen=None, scrape_interval=15.0):
        dashboard = read(path)
        path = pathlib.Path(path).resolve()
        # As the picture names it.
        self.source = str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path.name)
        self.end = end or time.time()
        self.start = self.end - length
        self.title = dashboard.get("title", "")
        variables = Variables(dashboard, prometheus, chosen or {}, length, scrape_interval)
        self.variables = variables.shown
        self.panels = [Panel(panel, prometheus, variables, self.start, self.end) for panel in dashboard["panels"]]

    @property
    def without_data(self):
        return [panel for panel in self.panels if panel.has_queries and not panel.series]

    @property
    def missing(self):
        """Panels that should have data."""
        return [panel for panel in self.without_data if not panel.may_be_empty]

    def report(self):
        """Prints the panels without data; says whether all have some that should."""
        for panel in self.without_data:
            print(f"no data: {panel.title}" + (" (it shows some values alone)" if panel.may_be_empty else ""), flush=True)
        return not self.missing

    def write(self, path, theme="dark"):
        path = pathlib.Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dashboard_svg.draw(self, theme), encoding="utf-8")


def read(path):
    try:
        return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise Failed(f"{path}: {problem}") from None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prometheus", required=True, metavar="URL")
    parser.add_argument("--dashboard", default=DASHBOARD, type=pathlib.Path, help="the file that Grafana imports")
    parser.add_argument("--output", default=ROOT / "docs" / "pictures" / "dashboard.svg", type=pathlib.Path)
    parser.add_argument("--range", default="1h", type=seconds, help="the time shown, up to now: 90s, 10m, 24h")
    parser.add_argument("--scrape-interval", default="15s", type=seconds, help="of the Prometheus, for $__rate_interval")
    parser.add_argument("--var", action="append", default=[], metavar="NAME=VALUE", help="a variable of the dashboard; may be repeated")
    parser.add_argument("--theme", choices=sorted(dashboard_svg.THEMES), default="dark")
    parser.add_argument("--strict", action="store_true", help="end with 1 when a panel has no data")
    options = parser.parse_args()
    chosen = dict(variable.partition("=")[::2] for variable in options.var)
    try:
        picture = Picture(
            options.dashboard, Prometheus(options.prometheus), options.range, chosen=chosen, scrape_interval=options.scrape_interval)
        picture.write(options.output, options.theme)
    except Failed as problem:
        print(f"dashboard_picture: {problem}", file=sys.stderr)
        return 2
    is_complete = picture.report()
    print(f"{options.output}: {len([panel for panel in picture.panels if panel.has_queries])} panels")
    return 1 if options.strict and not is_complete else 0


if __name__ == "__main__":
    sys.exit(main())
