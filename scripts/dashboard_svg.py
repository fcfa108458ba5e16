"""Draws the panels of dashboard_picture.py as SVG: places, titles, units, legends and the colours of thresholds as the dashboard's file has them."""
import datetime
import math
from xml.sax.saxutils import escape, quoteattr

# Grafana's grid: 24 columns; a row is 30 pixels high, with 8 between two.
WIDTH, COLUMNS, ROW, GAP = 1_600, 24, 30, 8
HEAD, FOOT, EDGE = 64, 44, 16
FONT = "Inter, Roboto, 'Helvetica Neue', Arial, sans-serif"
# Of an average letter, in parts of the font's size.
LETTER = 0.56
FOOTER = "Drawn by scripts/dashboard_picture.py from the dashboard's file, {}, and Prometheus's answers to its queries. Not drawn by Grafana."

THEMES = {
    "dark": {
        "ground": "#111217", "panel": "#181b1f", "border": "#2c3036", "text": "#d5d6e0", "faint": "#9a9cab", "grid": "#2a2e34", "track": "#24282e"},
    "light": {
        "ground": "#f4f5f5", "panel": "#ffffff", "border": "#dcdde0", "text": "#24292e", "faint": "#63666d", "grid": "#e7e8ea", "track": "#eef0f2"},
}
# Names of colours in thresholds; others are given as #rrggbb.
COLORS = {
    "green": "#73bf69", "red": "#f2495c", "yellow": "#fade2a", "orange": "#ff9830", "blue": "#5794f2", "purple": "#b877d9",
    "dark-green": "#37872d", "dark-red": "#c4162a", "semi-dark-green": "#56a64b", "semi-dark-red": "#e02f44", "text": "#9a9cab",
}
LINES = [
    "#73bf69", "#f2cc0c", "#5794f2", "#ff9830", "#f2495c", "#b877d9", "#5fc9c4", "#e08ad0", "#96d98d", "#c9a27a", "#8ab8ff", "#ffb357",
]
# Rows of a legend; names beyond them are counted.
LEGEND_ROWS = 3

# Steps of units, the largest first; the last one is for what is smaller, too.
COUNT = [(1e9, " Bil"), (1e6, " Mil"), (1e3, " K"), (1, "")]
TIME = [(86_400, " days"), (3_600, " hours"), (60, " mins"), (1, " s"), (1e-3, " ms"), (1e-6, " µs")]
BYTES = [(2**40, " TiB"), (2**30, " GiB"), (2**20, " MiB"), (2**10, " KiB"), (1, " B")]


def number(value, digits=3):
    """With so many significant digits at least, and without zeros at the end."""
    if value == 0:
        return "0"
    text = f"{value:.{max(0, digits - 1 - math.floor(math.log10(abs(value))))}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def scaled(value, steps, unit=""):
    """A value in the largest step that is not above it."""
    size, name = next((step for step in steps if abs(value) >= step[0]), steps[-1])
    return f"{number(value / size)}{name}{unit}"


def shown(value, unit):
    """A value with its unit, as Grafana's units of these names show it."""
    if value is None or math.isnan(value):
        return "No data"
    if math.isinf(value):
        return "∞" if value > 0 else "-∞"
    match unit:
        case "percentunit":
            return f"{number(value * 100)}%"
        case "percent":
            return f"{number(value)}%"
        case "s":
            return "0 s" if value == 0 else scaled(value, TIME)
        case "ms":
            return shown(value / 1_000, "s")
        case "bytes":
            return scaled(value, BYTES)
        case "cps":
            return scaled(value, COUNT, " c/s")
        case "reqps":
            return scaled(value, COUNT, " req/s")
        case "short":
            return scaled(value, COUNT)
        case "none" | "" | None:
            return number(value)
        case _:
            return f"{number(value)} {unit}"


def color_of(value, thresholds):
    """By the highest step that the value reaches; the first step has no value."""
    steps = thresholds.get("steps") or [{"color": "green", "value": None}]
    reached = [step for step in steps if step.get("value") is None or (value is not None and value >= step["value"])]
    color = (reached or steps)[-1]["color"]
    return COLORS.get(color, color)


def cut(text, width, size):
    most = max(1, int(width / (size * LETTER)))
    return text if len(text) <= most else text[: max(1, most - 1)] + "…"


class Canvas:
    """The elements of a picture, in order."""

    def __init__(self, theme):
        self.theme, self.parts = THEMES[theme], []

    def add(self, text):
        self.parts.append(text)

    def text(self, x, y, text, size=12, color=None, anchor="start", weight=None):
        more = f' font-weight="{weight}"' if weight else ""
        more += f' text-anchor="{anchor}"' if anchor != "start" else ""
        self.add(f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" fill="{color or self.theme["text"]}"{more}>{escape(text)}</text>')

    def rectangle(self, x, y, width, height, fill, stroke=None, radius=2):
        edge = f' stroke="{stroke}"' if stroke else ""
        self.add(f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0, width):.1f}" height="{max(0, height):.1f}" rx="{radius}" fill="{fill}"{edge}/>')

    def line(self, x1, y1, x2, y2, color, dashes=None):
        more = f' stroke-dasharray="{dashes}"' if dashes else ""
        self.add(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{color}"{more}/>')


def stats(canvas, panel, x, y, width, height):
    """A tile for each series, in the columns that leave the largest letters."""
    values = panel.values
    unit, thresholds = panel.defaults.get("unit"), panel.defaults.get("thresholds", {})
    texts = [shown(value, unit) for _, value in values]

    def size(columns):
        rows = math.ceil(len(values) / columns)
        tile, longest = width / columns, max(max(len(text) for text in texts), 3)
        return min(54, height / rows * 0.42, (tile - 16) / (longest * LETTER))

    columns = max(range(1, len(values) + 1), key=lambda columns: (round(size(columns)), -columns))
    rows, letters = math.ceil(len(values) / columns), size(columns)
    tile, tall = width / columns, height / rows
    name_size = max(9, min(14, letters * 0.5))
    for index, ((name, value), text) in enumerate(zip(values, texts)):
        middle, top = x + (index % columns + 0.5) * tile, y + (index // columns + 0.5) * tall
        canvas.text(middle, top - 3, cut(name, tile - 12, name_size), name_size, canvas.theme["faint"], "middle")
        canvas.text(middle, top + letters * 0.85, text, letters, color_of(value, thresholds), "middle", 600)


def bars(canvas, panel, x, y, width, height):
    """A bar for each series, beside its name. Without a `max` the longest is the largest value."""
    values = panel.values
    unit, thresholds = panel.defaults.get("unit"), panel.defaults.get("thresholds", {})
    low = panel.defaults.get("min", 0) or 0
    high = panel.defaults.get("max") or max([value for _, value in values if value is not None], default=0)
    tall = min(34, height / len(values))
    size = max(8, min(13, tall * 0.45))
    names = min(width * 0.45, max(len(name) for name, _ in values) * size * LETTER + 10)
    numbers = max(len(shown(value, unit)) for _, value in values) * size * LETTER + 12
    length = width - names - numbers
    for index, (name, value) in enumerate(values):
        top, color = y + index * tall, color_of(value, thresholds)
        canvas.text(x + names - 8, top + tall / 2 + size * 0.36, cut(name, names - 8, size), size, anchor="end")
        canvas.rectangle(x + names, top + tall * 0.15, length, tall * 0.7, canvas.theme["track"])
        share = min(1, max(0, (value - low) / (high - low))) if value is not None and high > low else 0
        canvas.rectangle(x + names, top + tall * 0.15, max(2, length * share), tall * 0.7, color)
        canvas.text(x + width, top + tall / 2 + size * 0.36, shown(value, unit), size, color, "end", 600)


def rows_of_legend(names, width):
    """(name, index, x) of each row; the last row says how many names are left out."""
    rows, x = [[]], 0
    for index, name in enumerate(names):
        name = cut(name, width * 0.6, 11)
        wide = 22 + len(name) * 11 * LETTER
        if x and x + wide > width:
            if len(rows) == LEGEND_ROWS:
                while x + 110 > width and rows[-1]:
                    _, index, x = rows[-1].pop()
                rows[-1].append((f"… and {len(names) - index} more", None, x))
                return rows
            rows, x = rows + [[]], 0
        rows[-1].append((name, index, x))
        x += wide + 8
    return rows


def ticks(low, high, most):
    """Round values between the two."""
    step = 10 ** math.floor(math.log10((high - low) / most))
    step *= next(factor for factor in (1, 2, 2.5, 5, 10) if (high - low) / (step * factor) <= most)
    first = math.ceil(low / step - 1e-9)
    return [value * step for value in range(first, math.floor(high / step + 1e-9) + 1)]


def lines(canvas, panel, x, y, width, height):
    """Lines over time with both axes, lines of thresholds where the panel wants them, and the legend below."""
    unit, custom = panel.defaults.get("unit"), panel.defaults.get("custom", {})
    steps = panel.defaults.get("thresholds", {}).get("steps", [])
    limits = [step for step in steps if step.get("value") is not None] if custom.get("thresholdsStyle", {}).get("mode", "off") != "off" else []
    legend = rows_of_legend([name for name, _ in panel.series], width)
    values = [value for _, points in panel.series for _, value in points if math.isfinite(value)] + [step["value"] for step in limits]
    low, high = panel.defaults.get("min"), panel.defaults.get("max")
    low = min(values, default=0) if low is None else low
    high = max(values, default=1) if high is None else high
    high = high + (high - low) * 0.05 if high > low else low + 1
    # Round numbers of bytes are powers of two.
    base = 1_024 ** math.floor(math.log(high, 1_024)) if unit == "bytes" and high >= 1 else 1
    marks = [mark * base for mark in ticks(low / base, high / base, 5)]
    names = [shown(value, unit) for value in marks]
    left = max(len(name) for name in names) * 11 * LETTER + 10
    bottom = 20 + len(legend) * 17
    plot_x, plot_width, plot_height = x + left, width - left - 6, height - bottom

    def across(moment):
        return plot_x + (moment - panel.start) / (panel.end - panel.start) * plot_width

    def down(value):
        return y + plot_height - (min(max(value, low), high) - low) / (high - low) * plot_height

    for value, name in zip(marks, names):
        canvas.line(plot_x, down(value), plot_x + plot_width, down(value), canvas.theme["grid"])
        canvas.text(plot_x - 6, down(value) + 4, name, 11, canvas.theme["faint"], "end")
    for part in range(1, 5):
        moment = panel.start + (panel.end - panel.start) * part / 5
        canvas.line(across(moment), y, across(moment), y + plot_height, canvas.theme["grid"])
        canvas.text(across(moment), y + plot_height + 14, clock(moment, panel.end - panel.start), 11, canvas.theme["faint"], "middle")
    for step in limits:
        canvas.line(plot_x, down(step["value"]), plot_x + plot_width, down(step["value"]), COLORS.get(step["color"], step["color"]), "6 4")
    for index, (_, points) in enumerate(panel.series):
        path, last = [], None
        for moment, value in points:
            if not math.isfinite(value):
                last = None
                continue
            # A line is broken where Prometheus had nothing.
            path.append(f"{'L' if last is not None and moment - last < 1.5 * panel.step else 'M'}{across(moment):.1f} {down(value):.1f}")
            last = moment
        # A point alone is a dot by its round ends.
        path = "".join(part + (f"L{part[1:]}" if part[0] == "M" else "") for part in path)
        look = 'fill="none" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"'
        canvas.add(f'<path d="{path}" stroke="{LINES[index % len(LINES)]}" {look}/>')
    for row, entries in enumerate(legend):
        top = y + plot_height + 33 + row * 17
        for name, index, offset in entries:
            if index is not None:
                canvas.rectangle(x + offset, top - 5, 14, 3, LINES[index % len(LINES)])
            canvas.text(x + offset + 18, top, name, 11, canvas.theme["text"] if index is not None else canvas.theme["faint"])


def table(canvas, panel, x, y, width, height):
    """Names and values; what does not fit is counted."""
    values, unit = panel.values, panel.defaults.get("unit")
    fitting = max(1, int(height / 22))
    rows = values if len(values) <= fitting else values[: fitting - 1]
    for index, (name, value) in enumerate(rows):
        top = y + index * 22
        canvas.text(x, top + 15, cut(name, width * 0.7, 12), 12)
        canvas.text(x + width, top + 15, shown(value, unit), 12, color_of(value, panel.defaults.get("thresholds", {})), "end", 600)
        canvas.line(x, top + 21, x + width, top + 21, canvas.theme["grid"])
    if len(rows) < len(values):
        canvas.text(x, y + len(rows) * 22 + 15, f"… and {len(values) - len(rows)} more", 12, canvas.theme["faint"])


KINDS = {"stat": stats, "gauge": stats, "bargauge": bars, "timeseries": lines, "table": table}


def draw_panel(canvas, panel):
    column = (WIDTH - 2 * EDGE + GAP) / COLUMNS
    x, y = EDGE + panel.place["x"] * column, HEAD + panel.place["y"] * (ROW + GAP)
    width, height = panel.place["w"] * column - GAP, panel.place["h"] * (ROW + GAP) - GAP
    canvas.add(f"<g><title>{escape(panel.title + (': ' + panel.description if panel.description else ''))}</title>")
    if panel.kind == "row":
        canvas.text(x + 4, y + 21, panel.title, 16, weight=600)
    else:
        canvas.rectangle(x, y, width, height, canvas.theme["panel"], canvas.theme["border"])
        canvas.text(x + 10, y + 22, cut(panel.title, width - 20, 14), 14, weight=500)
        inner = (x + 10, y + 38, width - 20, height - 48)
        if panel.kind == "text":
            canvas.text(x + 10, y + 50, cut(panel.content, width - 20, 12), 12)
        elif panel.kind not in KINDS:
            canvas.text(x + width / 2, y + height / 2 + 8, f"panels of type {panel.kind} are not drawn", 14, canvas.theme["faint"], "middle")
        elif not panel.series:
            canvas.text(x + width / 2, y + height / 2 + 8, "No data", 18, canvas.theme["faint"], "middle")
        else:
            KINDS[panel.kind](canvas, panel, *inner)
    canvas.add("</g>")


def clock(moment, length):
    """A time of day, with its seconds where the time shown is short; all are in UTC."""
    at = datetime.datetime.fromtimestamp(moment, datetime.timezone.utc)
    return at.strftime("%H:%M:%S" if length < 1_800 else "%H:%M" if length < 172_800 else "%m-%d %H:%M")


def draw(picture, theme):
    """The whole picture."""
    canvas = Canvas(theme)
    rows = max([panel.place["y"] + panel.place["h"] for panel in picture.panels], default=0)
    height = HEAD + rows * (ROW + GAP) + FOOT
    canvas.add(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" font-family={quoteattr(FONT)} '
        f'role="img" aria-label={quoteattr("The dashboard " + picture.title)}>')
    canvas.rectangle(0, 0, WIDTH, height, canvas.theme["ground"], radius=0)
    canvas.text(EDGE, 38, picture.title, 20, weight=600)
    x = EDGE + 40 + len(picture.title) * 20 * LETTER
    for label, text in picture.variables:
        canvas.text(x, 37, f"{label}: {text}", 13, canvas.theme["faint"])
        x += 30 + (len(label) + len(text) + 2) * 13 * LETTER
    begin = datetime.datetime.fromtimestamp(picture.start, datetime.timezone.utc).strftime("%Y-%m-%d %H:%M:%S")
    end = datetime.datetime.fromtimestamp(picture.end, datetime.timezone.utc)
    end = end.strftime("%H:%M:%S" if end.strftime("%Y-%m-%d") == begin[:10] else "%Y-%m-%d %H:%M:%S")
    canvas.text(WIDTH - EDGE, 37, f"{begin} to {end} UTC", 13, canvas.theme["faint"], "end")
    for panel in picture.panels:
        draw_panel(canvas, panel)
    canvas.text(EDGE, height - 18, FOOTER.format(picture.source), 12, canvas.theme["faint"])
    canvas.add("</svg>\n")
    return "\n".join(canvas.parts)
