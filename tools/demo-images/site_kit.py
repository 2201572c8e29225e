"""Surroundings: flat ground, streets, neighbouring blocks. Metres."""
import numpy as np

import furniture
import kit
import planting


def flat(x, y):
    return 0.0 * (x + y)


def ground(m, mat, x0, y0, x1, y1, z=0.0):
    m.box(mat, x0, y0, z - 0.3, x1, y1, z, True)


def street(m, x0, x1, y, width=7.0, walk=2.2, lamps=18.0):
    """A street along x whose near kerb is at y - width; pavements on both sides."""
    ground(m, 'asphalt', x0, y - width, x1, y, -0.12)
    for y0, y1 in ((y, y + walk), (y - width - walk, y - width)):
        ground(m, 'paving', x0, y0 + 0.16, x1, y1, 0.0)
    m.box('concrete_pale', x0, y, -0.3, x1, y + 0.15, 0.02)
    m.box('concrete_pale', x0, y - width - 0.15, -0.3, x1, y - width, 0.02)
    for i in range(int((x1 - x0) / 4)):
        m.box(
            'plaster_white',
            x0 + i * 4,
            y - width / 2 - 0.06,
            -0.13,
            x0 + i * 4 + 1.8,
            y - width / 2 + 0.06,
            -0.115,
            True,
        )
    if lamps:
        for i in range(int((x1 - x0) / lamps)):
            with m.at(x0 + 6 + i * lamps, y + 0.5, 0, -90):
                furniture.street_lamp(m)


def block(m, x0, y0, x1, y1, h, mat='plaster', bay=3.2, floor=3.2, roof='concrete'):
    """A plain neighbour: walls with punched windows on four sides, parapet, tank on the roof."""
    m.box(mat, x0, y0, -1, x1, y1, h)
    m.box(roof, x0 + 0.2, y0 + 0.2, h, x1 - 0.2, y1 - 0.2, h + 0.05)
    for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        length = abs(b[0] - a[0]) + abs(b[1] - a[1])
        count = max(1, int(length / bay))
        dx, dy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        rot = np.degrees(np.arctan2(dy, dx))
        with m.at(a[0], a[1], 0, rot):
            for j in range(int(h / floor)):
                for i in range(count):
                    u, z = (i + 0.5) * length / count, j * floor + 0.9
                    m.box('black', u - 0.7, -0.015, z, u + 0.7, 0.05, z + 1.5, True)
                    m.box('concrete_pale', u - 0.8, -0.09, z - 0.1, u + 0.8, 0.0, z, True)
            m.box(mat, 0.0, 0.01, h, length, 0.16, h + 0.7)
    m.cylinder('black', (x0 + x1) / 2, (y0 + y1) / 2, h, h + 1.6, 0.7)


def town(m, spots, seed=2):
    """Neighbours as (x, y, width, depth, height)."""
    rng = kit.seeded(seed)
    for x, y, w, d, h in spots:
        mat = rng.choice(['plaster', 'plaster_sand', 'plaster_white', 'concrete_pale', 'plaster_clay'])
        block(m, x, y, x + w, y + d, h, mat)


def belt(kinds, p0, p1, step, size=(0.8, 1.15), seed=1, depth=3.0, z=0.0):
    """A loose row of trees from p0 to p1."""
    rng = kit.seeded(seed)
    length = np.hypot(p1[0] - p0[0], p1[1] - p0[1])
    for i in range(int(length / step) + 1):
        f = i * step / length
        x = p0[0] + (p1[0] - p0[0]) * f + rng.uniform(-0.3, 0.3) * step
        y = p0[1] + (p1[1] - p0[1]) * f + rng.uniform(-depth, depth) / 2
        planting.plant(kinds[i % len(kinds)], x, y, z, rng.uniform(*size), variant=i)


def bed(m, x0, y0, x1, y1, kinds, step=0.7, seed=1, size=(0.5, 0.9), z=0.0, edge=None):
    """A planted bed."""
    rng = kit.seeded(seed)
    m.box('soil', x0, y0, z - 0.2, x1, y1, z + 0.03, True)
    if edge:
        for a in (
            (x0 - 0.15, y0 - 0.15, x1 + 0.15, y0),
            (x0 - 0.15, y1, x1 + 0.15, y1 + 0.15),
            (x0 - 0.15, y0, x0, y1),
            (x1, y0, x1 + 0.15, y1),
        ):
            m.box(edge, a[0], a[1], z - 0.2, a[2], a[3], z + 0.1)
    x = x0 + step / 2
    while x < x1:
        y = y0 + step / 2
        while y < y1:
            planting.plant(
                rng.choice(kinds),
                x + rng.uniform(-0.2, 0.2),
                y + rng.uniform(-0.2, 0.2),
                z,
                rng.uniform(*size),
                variant=rng.randrange(3),
            )
            y += step
        x += step
