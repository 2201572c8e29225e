"""A small drawing board: plan and section drawings as SVG in ink on paper, in metres, with a line-weight hierarchy."""
import math
import random

PAPER, INK, GREY, TONE, GREEN = '#FAF8F4', '#17191B', '#5B5F63', '#EFEAE1', '#C9CDBB'
WIDTH, HEIGHT = 1600, 1067
CUT, EDGE, FINE, HAIR = 3.2, 1.7, 1.0, 0.6


class Board:
    """Maps metres to pixels: the rectangle x0, y0, x1, y1 is fitted into the sheet, y up."""

    def __init__(self, x0, y0, x1, y1, margin=(130, 110, 130, 150)):
        left, top, right, bottom = margin
        self.scale = min((WIDTH - left - right) / (x1 - x0), (HEIGHT - top - bottom) / (y1 - y0))
        self.dx = left + ((WIDTH - left - right) - (x1 - x0) * self.scale) / 2 - x0 * self.scale
        self.dy = top + ((HEIGHT - top - bottom) - (y1 - y0) * self.scale) / 2 + y1 * self.scale
        self.parts = []

    def p(self, x, y):
        return x * self.scale + self.dx, self.dy - y * self.scale

    def line(self, x0, y0, x1, y1, weight=FINE, color=INK, dash=''):
        a, b = self.p(x0, y0), self.p(x1, y1)
        style = f' stroke-dasharray="{dash}"' if dash else ''
        self.parts.append(
            f'<line x1="{a[0]:.1f}" y1="{a[1]:.1f}" x2="{b[0]:.1f}" y2="{b[1]:.1f}" stroke="{color}" '
            f'stroke-width="{weight}" stroke-linecap="square"{style}/>'
        )

    def poly(self, points, weight=FINE, fill='none', color=INK, closed=True, dash=''):
        text = ' '.join(f'{x:.1f},{y:.1f}' for x, y in (self.p(*q) for q in points))
        tag = 'polygon' if closed else 'polyline'
        style = f' stroke-dasharray="{dash}"' if dash else ''
        self.parts.append(
            f'<{tag} points="{text}" fill="{fill}" stroke="{color}" stroke-width="{weight}" '
            f'stroke-linejoin="miter"{style}/>'
        )

    def rect(self, x0, y0, x1, y1, weight=FINE, fill='none', color=INK, dash=''):
        self.poly([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], weight, fill, color, dash=dash)

    def circle(self, x, y, r, weight=FINE, fill='none', color=INK, dash=''):
        a = self.p(x, y)
        style = f' stroke-dasharray="{dash}"' if dash else ''
        self.parts.append(
            f'<circle cx="{a[0]:.1f}" cy="{a[1]:.1f}" r="{r * self.scale:.1f}" fill="{fill}" '
            f'stroke="{color}" stroke-width="{weight}"{style}/>'
        )

    def arc(self, x, y, r, a0, a1, weight=HAIR, color=INK):
        n = 18
        self.poly(
            [
                (
                    x + r * math.cos(math.radians(a0 + (a1 - a0) * i / n)),
                    y + r * math.sin(math.radians(a0 + (a1 - a0) * i / n)),
                )
                for i in range(n + 1)
            ],
            weight,
            color=color,
            closed=False,
        )

    def text(self, x, y, words, size=15, color=GREY, anchor='middle', turn=0):
        a = self.p(x, y)
        spin = f' transform="rotate({turn} {a[0]:.1f} {a[1]:.1f})"' if turn else ''
        self.parts.append(
            f'<text x="{a[0]:.1f}" y="{a[1] + size * 0.35:.1f}" font-family="DejaVu Sans" font-size="{size}" '
            f'letter-spacing="0.6" fill="{color}" text-anchor="{anchor}" paint-order="stroke" stroke="{PAPER}" '
            f'stroke-width="5"{spin}>{words}</text>'
        )

    # --- building parts in plan ---------------------------------------------------------------------

    def wall(self, x0, y0, x1, y1, t=0.3, openings=()):
        """A cut wall centred on its axis; openings are (kind, start, width) along it, kind w, d, D (double), o or s."""
        length = math.hypot(x1 - x0, y1 - y0)
        ux, uy = (x1 - x0) / length, (y1 - y0) / length
        nx, ny = -uy, ux

        def at(u, v):
            return x0 + ux * u + nx * v, y0 + uy * u + ny * v

        pos = -t / 2
        for kind, start, width in sorted(openings, key=lambda o: o[1]) + [('', length + t / 2, 0)]:
            if start > pos:
                self.poly([at(pos, -t / 2), at(start, -t / 2), at(start, t / 2), at(pos, t / 2)], 0.8, INK)
            pos = start + width
            if kind == 'w':
                self.poly([at(start, -t / 2), at(pos, -t / 2), at(pos, t / 2), at(start, t / 2)], FINE, PAPER)
                self.poly([at(start, 0.03), at(pos, 0.03)], FINE, closed=False)
                self.poly([at(start, -0.03), at(pos, -0.03)], FINE, closed=False)
            elif kind == 's':
                n = max(2, int(width / 0.3))
                for i in range(n):
                    a = start + width * (i + 0.25) / n
                    self.poly(
                        [
                            at(a, -t / 2),
                            at(a + width / n * 0.5, -t / 2),
                            at(a + width / n * 0.5, t / 2),
                            at(a, t / 2),
                        ],
                        HAIR,
                        INK,
                    )
            elif kind in ('d', 'D', 'e'):
                leaf = width / 2 if kind == 'D' else width
                side = -1 if kind == 'e' else 1
                for hinge, way in [(start, 0)] if kind != 'D' else [(start, 0), (pos, 180)]:
                    base = math.degrees(math.atan2(uy, ux))
                    hx, hy = at(hinge, 0)
                    open_at = base + 90 * side
                    self.line(
                        hx,
                        hy,
                        hx + leaf * math.cos(math.radians(open_at)),
                        hy + leaf * math.sin(math.radians(open_at)),
                        EDGE,
                    )
                    self.arc(hx, hy, leaf, base + way, open_at)

    def room(self, x0, y0, x1, y1, t=0.3, s=(), e=(), n=(), w=()):
        """Four cut walls around a rectangle (axes), with openings per side."""
        self.wall(x0, y0, x1, y0, t, s)
        self.wall(x1, y0, x1, y1, t, e)
        self.wall(x0, y1, x1, y1, t, n)
        self.wall(x0, y0, x0, y1, t, w)

    def column(self, x, y, size=0.3, round_one=False):
        if round_one:
            self.circle(x, y, size / 2, 0.8, INK)
        else:
            self.rect(x - size / 2, y - size / 2, x + size / 2, y + size / 2, 0.8, INK)

    def stairs(self, x0, y0, x1, y1, count=12, up='y'):
        self.rect(x0, y0, x1, y1, FINE)
        for i in range(1, count):
            if up == 'y':
                y = y0 + (y1 - y0) * i / count
                self.line(x0, y, x1, y, HAIR)
            else:
                x = x0 + (x1 - x0) * i / count
                self.line(x, y0, x, y1, HAIR)
        if up == 'y':
            self.arrow((x0 + x1) / 2, y0 + 0.2, (x0 + x1) / 2, y1 - 0.2)
        else:
            self.arrow(x0 + 0.2, (y0 + y1) / 2, x1 - 0.2, (y0 + y1) / 2)

    def arrow(self, x0, y0, x1, y1):
        self.line(x0, y0, x1, y1, HAIR)
        a = math.atan2(y1 - y0, x1 - x0)
        for s in (2.7, -2.7):
            self.line(x1, y1, x1 + 0.25 * math.cos(a + s), y1 + 0.25 * math.sin(a + s), HAIR)

    def tiles(self, x0, y0, x1, y1, step=0.6, color='#CFC8BA'):
        x = x0 + step
        while x < x1 - 0.05:
            self.line(x, y0, x, y1, HAIR, color)
            x += step
        y = y0 + step
        while y < y1 - 0.05:
            self.line(x0, y, x1, y, HAIR, color)
            y += step

    def boards(self, x0, y0, x1, y1, step=0.3, color='#CFC8BA'):
        y = y0 + step
        while y < y1 - 0.05:
            self.line(x0, y, x1, y, HAIR, color)
            y += step

    # --- furniture in plan --------------------------------------------------------------------------

    def bed(self, x, y, w=1.6, l=2.0, turn=0):
        q = self.frame(x, y, turn)
        self.poly([q(-w / 2, -l / 2), q(w / 2, -l / 2), q(w / 2, l / 2), q(-w / 2, l / 2)], FINE, PAPER)
        for s in ((-w / 4,), (w / 4,)) if w > 1.2 else ((0,),):
            c = s[0]
            h = w / 5.5 if w > 1.2 else w / 3
            self.poly(
                [
                    q(c - h, l / 2 - 0.5),
                    q(c + h, l / 2 - 0.5),
                    q(c + h, l / 2 - 0.12),
                    q(c - h, l / 2 - 0.12),
                ],
                HAIR,
            )
        self.poly([q(-w / 2, l / 2 - 0.65), q(w / 2, l / 2 - 0.65)], HAIR, closed=False)
        self.poly([q(-w / 2, l / 2 - 0.65), q(w / 2, l / 2 - 1.2)], HAIR, closed=False)

    def frame(self, x, y, turn):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        return lambda u, v: (x + u * c - v * s, y + u * s + v * c)

    def table(self, x, y, w=1.8, d=0.9, seats=3, turn=0, ends=False):
        q = self.frame(x, y, turn)
        for i in range(seats):
            u = (i - (seats - 1) / 2) * w / seats
            for v in (-d / 2 - 0.2, d / 2 + 0.2):
                self.poly(
                    [q(u - 0.21, v - 0.2), q(u + 0.21, v - 0.2), q(u + 0.21, v + 0.2), q(u - 0.21, v + 0.2)],
                    HAIR,
                    PAPER,
                )
        if ends:
            for u in (-w / 2 - 0.2, w / 2 + 0.2):
                self.poly(
                    [q(u - 0.2, -0.21), q(u + 0.2, -0.21), q(u + 0.2, 0.21), q(u - 0.2, 0.21)], HAIR, PAPER
                )
        self.poly([q(-w / 2, -d / 2), q(w / 2, -d / 2), q(w / 2, d / 2), q(-w / 2, d / 2)], FINE, PAPER)

    def sofa(self, x, y, w=2.2, turn=0):
        q = self.frame(x, y, turn)
        self.poly([q(-w / 2, -0.42), q(w / 2, -0.42), q(w / 2, 0.42), q(-w / 2, 0.42)], FINE, PAPER)
        self.poly(
            [q(-w / 2 + 0.15, -0.42), q(-w / 2 + 0.15, 0.2), q(w / 2 - 0.15, 0.2), q(w / 2 - 0.15, -0.42)],
            HAIR,
            closed=False,
        )
        self.poly([q(0, -0.42), q(0, 0.2)], HAIR, closed=False)

    def desk(self, x, y, turn=0, w=1.5):
        q = self.frame(x, y, turn)
        self.poly([q(-w / 2, -0.35), q(w / 2, -0.35), q(w / 2, 0.35), q(-w / 2, 0.35)], FINE, PAPER)
        self.poly([q(-0.24, -0.85), q(0.24, -0.85), q(0.24, -0.42), q(-0.24, -0.42)], HAIR, PAPER)

    def counter(self, x0, y0, x1, y1):
        self.rect(x0, y0, x1, y1, FINE, PAPER)
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        self.rect(x - 0.22, y - 0.18, x + 0.22, y + 0.18, HAIR)

    def bath(self, x, y, turn=0):
        """A washroom corner: WC and basin."""
        q = self.frame(x, y, turn)
        self.poly([q(-0.2, 0.1), q(0.2, 0.1), q(0.2, 0.35), q(-0.2, 0.35)], HAIR, PAPER)
        ring = [q(0.19 * math.cos(k * 0.524), -0.12 + 0.27 * math.sin(k * 0.524)) for k in range(12)]
        self.poly(ring, HAIR, PAPER)
        self.poly([q(0.5, 0.0), q(1.0, 0.0), q(1.0, 0.35), q(0.5, 0.35)], HAIR, PAPER)
        c = q(0.75, 0.16)
        self.circle(c[0], c[1], 0.12, HAIR)

    def car(self, x, y, turn=0, l=4.3, w=1.8):
        q = self.frame(x, y, turn)
        shape = [
            (-l / 2, -w / 2 + 0.2),
            (-l / 2 + 0.2, -w / 2),
            (l / 2 - 0.4, -w / 2),
            (l / 2, -w / 2 + 0.4),
            (l / 2, w / 2 - 0.4),
            (l / 2 - 0.4, w / 2),
            (-l / 2 + 0.2, w / 2),
            (-l / 2, w / 2 - 0.2),
        ]
        self.poly([q(*s) for s in shape], FINE, PAPER)
        self.poly([q(0.9, -0.75), q(0.3, -0.65), q(0.3, 0.65), q(0.9, 0.75)], HAIR)
        self.poly([q(-1.7, -0.7), q(-1.2, -0.6), q(-1.2, 0.6), q(-1.7, 0.7)], HAIR)

    # --- nature -------------------------------------------------------------------------------------

    def tree(self, x, y, r=2.2, seed=0):
        """A tree in plan: wavering outline, second line, trunk, a few branches."""
        rng = random.Random(seed * 7 + int(x * 13 + y * 29))
        for k, weight in ((1.0, FINE), (0.93, HAIR)):
            ring = []
            for i in range(40):
                a = i * math.pi / 20
                wobble = r * k * (1 + 0.06 * math.sin(a * 5 + rng.random()) + rng.uniform(-0.045, 0.045))
                ring.append((x + wobble * math.cos(a), y + wobble * math.sin(a)))
            self.poly(ring, weight, GREEN if k == 1.0 else 'none', GREY)
        for _ in range(9):
            a, f = rng.uniform(0, 6.28), rng.uniform(0.45, 0.85)
            self.line(
                x + 0.1 * r * math.cos(a),
                y + 0.1 * r * math.sin(a),
                x + f * r * math.cos(a),
                y + f * r * math.sin(a),
                HAIR,
                GREY,
            )
        self.circle(x, y, max(0.08, r * 0.06), FINE, INK)

    def bush(self, x, y, r=0.5, seed=0):
        rng = random.Random(seed * 3 + int(x * 17 + y * 31))
        ring = [
            (
                x + r * (1 + rng.uniform(-0.2, 0.2)) * math.cos(i * 0.52),
                y + r * (1 + rng.uniform(-0.2, 0.2)) * math.sin(i * 0.52),
            )
            for i in range(12)
        ]
        self.poly(ring, HAIR, GREEN, GREY)

    def hedge(self, x0, y0, x1, y1, step=0.8):
        n = max(1, int(math.hypot(x1 - x0, y1 - y0) / step))
        for i in range(n + 1):
            self.bush(x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n, step * 0.55, i)

    def tree_up(self, x, y, h=7.0, kind='round', seed=0):
        """A tree in elevation."""
        rng = random.Random(seed + int(x * 11))
        self.line(x, y, x + 0.02 * h, y + h * 0.55, EDGE, GREY)
        if kind == 'acacia':
            shape = [
                (-0.62, 0.82),
                (-0.5, 0.93),
                (-0.2, 0.99),
                (0.2, 1.0),
                (0.55, 0.93),
                (0.66, 0.83),
                (0.3, 0.8),
                (-0.3, 0.79),
            ]
            for s in (-0.4, -0.15, 0.2, 0.45):
                self.line(x, y + h * 0.4, x + s * h, y + h * 0.82, FINE, GREY)
        elif kind == 'cone':
            shape = [
                (-0.17, 0.12),
                (-0.13, 0.5),
                (-0.05, 0.85),
                (0, 1.0),
                (0.06, 0.8),
                (0.13, 0.45),
                (0.18, 0.13),
            ]
        else:
            shape = [(0.36 * math.cos(k * 0.45), 0.66 + 0.34 * math.sin(k * 0.45)) for k in range(14)]
        pts = []
        for a, b in zip(shape, shape[1:] + shape[:1]):
            for f in (0, 0.33, 0.66):
                pts.append(
                    (
                        x + h * (a[0] + (b[0] - a[0]) * f + rng.uniform(-0.02, 0.02)),
                        y + h * (a[1] + (b[1] - a[1]) * f + rng.uniform(-0.02, 0.02)),
                    )
                )
        self.poly(pts, HAIR, GREEN, GREY)

    def person(self, x, y, h=1.7):
        """A scale figure in section."""
        self.circle(x, y + h - 0.12, 0.11, HAIR, GREY, GREY)
        self.poly(
            [
                (x - 0.2, y + h - 0.3),
                (x + 0.2, y + h - 0.3),
                (x + 0.16, y + 0.8),
                (x + 0.1, y),
                (x - 0.1, y),
                (x - 0.16, y + 0.8),
            ],
            HAIR,
            GREY,
            GREY,
        )

    # --- sheet furniture ----------------------------------------------------------------------------

    def grid_axis(self, marks, at, to, vertical=True, first='A'):
        """Axis bubbles: marks are coordinates, line from `at` to `to`."""
        r = 15 / self.scale
        for i, mark in enumerate(marks):
            label = chr(ord(first) + i) if first.isalpha() else str(int(first) + i)
            if vertical:
                self.line(mark, at - r, mark, to, HAIR, GREY, '14 4 2 4')
                self.circle(mark, at, r, FINE, PAPER, GREY)
                self.text(mark, at, label, 14)
            else:
                self.line(at + r, mark, to, mark, HAIR, GREY, '14 4 2 4')
                self.circle(at, mark, r, FINE, PAPER, GREY)
                self.text(at, mark, label, 14)

    def dims(self, marks, at, vertical=False):
        """A dimension chain with 45 degree ticks."""
        tick = 6 / self.scale
        ends = sorted(marks)
        if vertical:
            self.line(at, ends[0] - tick, at, ends[-1] + tick, HAIR, GREY)
        else:
            self.line(ends[0] - tick, at, ends[-1] + tick, at, HAIR, GREY)
        for mark in ends:
            x, y = (at, mark) if vertical else (mark, at)
            self.line(x - tick, y - tick, x + tick, y + tick, EDGE, INK)
            if vertical:
                self.line(x - 2 * tick, y, x + 2 * tick, y, HAIR, GREY)
            else:
                self.line(x, y - 2 * tick, x, y + 2 * tick, HAIR, GREY)
        for a, b in zip(ends, ends[1:]):
            words = f'{b - a:.2f}'
            if (b - a) * self.scale < 34:
                continue
            if vertical:
                self.text(at - 11 / self.scale, (a + b) / 2, words, 13, turn=-90)
            else:
                self.text((a + b) / 2, at + 11 / self.scale, words, 13)

    def level(self, x, y, words):
        s = 9 / self.scale
        self.poly([(x, y), (x - s * 0.8, y + s * 1.3), (x + s * 0.8, y + s * 1.3)], FINE, INK)
        self.line(x - s, y, x + s * 7, y, HAIR)
        self.text(x + s * 1.6, y + s * 1.2, words, 13, anchor='start')

    def sheet(self, title, bar=5, north=True, north_turn=0):
        """Title, scale bar and north arrow, in pixels at the foot of the sheet.

        Without bar (None) and arrow where pictures.json has the width and the north: the site draws them then.
        """
        out = self.parts
        y = HEIGHT - 58
        out.append(
            f'<text x="70" y="{y + 6}" font-family="DejaVu Sans" font-size="19" letter-spacing="1.2" fill="{INK}">{title}</text>'
        )
        if bar:
            unit = bar * self.scale
            x = WIDTH - 190 - unit * 2
            for i, (a, b) in enumerate(((0, 0.5), (0.5, 1), (1, 2))):
                fill = INK if i % 2 == 0 else PAPER
                out.append(
                    f'<rect x="{x + a * unit:.1f}" y="{y - 4}" width="{(b - a) * unit:.1f}" height="8" fill="{fill}" '
                    f'stroke="{INK}" stroke-width="1"/>'
                )
            for k, label in ((0, '0'), (1, f'{bar}'), (2, f'{bar * 2} m')):
                out.append(
                    f'<text x="{x + k * unit:.1f}" y="{y + 24}" font-family="DejaVu Sans" font-size="13" fill="{GREY}" '
                    f'text-anchor="middle">{label}</text>'
                )
        if north:
            cx, cy, r = WIDTH - 92, y - 6, 26
            out.append(
                f'<g transform="rotate({north_turn} {cx} {cy})"><circle cx="{cx}" cy="{cy}" r="{r}" fill="none" stroke="{INK}" '
                f'stroke-width="1.2"/><polygon points="{cx},{cy - r} {cx - 9},{cy + r * 0.75} {cx},{cy + r * 0.45}" '
                f'fill="{INK}"/><polygon points="{cx},{cy - r} {cx + 9},{cy + r * 0.75} {cx},{cy + r * 0.45}" fill="{PAPER}" '
                f'stroke="{INK}" stroke-width="1"/><text x="{cx}" y="{cy - r - 8}" font-family="DejaVu Sans" font-size="14" '
                f'fill="{INK}" text-anchor="middle">N</text></g>'
            )

    def svg(self):
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>' + ''.join(self.parts) + '</svg>'
        )
