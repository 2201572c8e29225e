"""Furniture and outdoor things built on the kit. Every function draws at the origin of the current frame."""
import math
import random


def chair(m, seat='wool_ochre', frame='beam'):
    for x in (-0.2, 0.2):
        for y in (-0.2, 0.2):
            m.rod(frame, (x * 1.1, y * 1.1, 0), (x, y, 0.45 if y < 0 else 0.8), 0.017)
    m.box(seat, -0.23, -0.23, 0.43, 0.23, 0.23, 0.48)
    m.box(frame, -0.22, 0.19, 0.62, 0.22, 0.215, 0.8)


def table(m, w=2.2, d=0.95, h=0.74, top='timber_flat', frame='beam'):
    m.box(top, -w / 2, -d / 2, h - 0.04, w / 2, d / 2, h)
    for x in (-w / 2 + 0.1, w / 2 - 0.1):
        for y in (-d / 2 + 0.1, d / 2 - 0.1):
            m.box(frame, x - 0.03, y - 0.03, 0, x + 0.03, y + 0.03, h - 0.04)


def dining(m, seats=3, seat='wool_ochre', top='timber_flat'):
    w = seats * 0.7 + 0.2
    table(m, w, 0.95, top=top)
    for i in range(seats):
        x = (i - (seats - 1) / 2) * 0.7
        with m.at(x, 0.65, 0, 0):
            chair(m, seat)
        with m.at(x, -0.65, 0, 180):
            chair(m, seat)


def sofa(m, w=2.3, cloth='wool_grey', cushion='wool_ochre'):
    m.box('beam', -w / 2, -0.42, 0.1, w / 2, 0.42, 0.2)
    m.box(cloth, -w / 2 + 0.16, -0.44, 0.2, w / 2 - 0.16, 0.25, 0.44)
    m.box(cloth, -w / 2, 0.2, 0.2, w / 2, 0.44, 0.78)
    for side in (-1, 1):
        x = side * (w / 2 - 0.08)
        m.box(cloth, x - 0.08, -0.44, 0.2, x + 0.08, 0.2, 0.6)
    m.extrude(
        cushion,
        [(-w / 2 + 0.25, 0.05, 0.45), (-w / 2 + 0.25, 0.19, 0.45), (-w / 2 + 0.25, 0.2, 0.82)],
        (0.45, 0, 0),
    )
    m.extrude(
        'linen',
        [(w / 2 - 0.75, 0.05, 0.45), (w / 2 - 0.75, 0.19, 0.45), (w / 2 - 0.75, 0.2, 0.82)],
        (0.45, 0, 0),
    )


def armchair(m, cloth='leather'):
    m.extrude(
        cloth,
        [(-0.36, -0.36, 0.34), (-0.36, 0.2, 0.27), (-0.36, 0.2, 0.4), (-0.36, -0.36, 0.47)],
        (0.72, 0, 0),
    )
    m.extrude(
        cloth,
        [(-0.36, 0.14, 0.36), (-0.36, 0.26, 0.36), (-0.36, 0.48, 0.88), (-0.36, 0.36, 0.9)],
        (0.72, 0, 0),
    )
    for x in (-0.38, 0.36):
        m.box('beam', x, -0.36, 0.5, x + 0.04, 0.3, 0.54)
        m.box('beam', x, -0.34, 0, x + 0.04, -0.28, 0.5)
        m.box('beam', x, 0.24, 0, x + 0.04, 0.3, 0.5)


def low_table(m, w=1.2, d=0.7, top='timber_flat'):
    table(m, w, d, 0.36, top)
    m.cylinder('clay', -0.2, 0.05, 0.36, 0.56, 0.05, 0.08)
    m.box('paper', 0.1, -0.12, 0.36, 0.4, 0.1, 0.385)


def lounger(m):
    m.box('beam_pale', -0.34, -1.0, 0.24, 0.34, 0.95, 0.3)
    m.box('linen', -0.32, -0.98, 0.3, 0.32, 0.35, 0.38)
    m.extrude(
        'linen',
        [(-0.32, 0.35, 0.3), (-0.32, 0.35, 0.38), (-0.32, 0.95, 0.72), (-0.32, 0.98, 0.64)],
        (0.64, 0, 0),
    )
    for x in (-0.3, 0.24):
        for y in (-0.9, 0.8):
            m.box('beam_pale', x, y, 0, x + 0.06, y + 0.06, 0.24)


def bed(m, w=1.8, throw='wool_juniper', head='timber'):
    m.box('beam', -w / 2 - 0.05, -1.05, 0.12, w / 2 + 0.05, 1.05, 0.3)
    m.box('white', -w / 2, -1.03, 0.3, w / 2, 1.0, 0.54)
    m.box('linen', -w / 2 - 0.02, -1.05, 0.36, w / 2 + 0.02, 0.35, 0.58)
    m.box(throw, -w / 2 - 0.03, -1.06, 0.38, w / 2 + 0.03, -0.3, 0.6)
    for x in (-w / 4, w / 4):
        m.ball('white', x, 0.72, 0.62, 0.36, squash=0.38)
    m.box(head, -w / 2 - 0.5, 1.05, 0, w / 2 + 0.5, 1.11, 1.15)
    for x in (-w / 2 - 0.32, w / 2 + 0.32):
        m.box('beam', x - 0.22, 0.6, 0.3, x + 0.22, 1.03, 0.45)
        m.cylinder('clay', x, 0.82, 0.45, 0.65, 0.06, 0.04)
        m.cylinder('glow', x, 0.82, 0.68, 0.86, 0.13, 0.09)


def shelf(m, w=2.4, h=2.2, seed=1, mat='timber'):
    """Open shelves with books, pots and models."""
    rng = random.Random(seed)
    rows = int(h / 0.38)
    for j in range(rows + 1):
        z = j * h / rows
        m.box(mat, -w / 2, -0.16, z, w / 2, 0.16, z + 0.03)
    for x in (-w / 2, 0, w / 2):
        m.box(mat, x - 0.015, -0.155, 0.03, x + 0.015, 0.155, h)
    for j in range(rows):
        z = j * h / rows + 0.03
        x = -w / 2 + 0.06
        while x < w / 2 - 0.2:
            if rng.random() < 0.2:
                m.cylinder('clay', x + 0.1, 0, z, z + 0.2, 0.06, 0.09)
                x += 0.3
                continue
            thick = 0.025 + rng.random() * 0.035
            tone = rng.choice(
                ['paper', 'linen', 'wool_juniper', 'wool_ochre', 'wool_grey', 'clay', 'card', 'white']
            )
            m.box(tone, x, -0.11, z, x + thick, 0.08, z + 0.2 + rng.random() * 0.09, True)
            x += thick + (0.004 if rng.random() < 0.86 else 0.2)


def desk(m, w=1.6, d=0.8, screen=True):
    table(m, w, d, 0.74, 'beam_pale', 'metal')
    if screen:
        m.box('metal_grey', -0.1, 0.1, 0.74, 0.1, 0.26, 0.755)
        m.box('metal_grey', -0.02, 0.18, 0.755, 0.02, 0.21, 0.98)
        m.box('black', -0.33, 0.17, 0.92, 0.33, 0.2, 1.3)
        m.box('paper', -0.22, -0.2, 0.742, 0.22, -0.05, 0.757)
    m.box('paper', w / 2 - 0.45, -0.25, 0.742, w / 2 - 0.15, 0.15, 0.765)


def bench(m, w=1.8, seat='beam', leg='concrete'):
    for i in range(4):
        m.box(seat, -w / 2, -0.24 + i * 0.125, 0.4, w / 2, -0.13 + i * 0.125, 0.45)
    for x in (-w / 2 + 0.2, w / 2 - 0.4):
        m.box(leg, x, -0.22, 0, x + 0.2, 0.22, 0.4)


def pot(m, r=0.3, h=0.5, mat='clay'):
    m.cylinder(mat, 0, 0, 0, h, r * 0.72, r)
    m.cylinder('soil', 0, 0, h - 0.03, h + 0.005, r * 0.9)


def stall(m, cloth='ochre_paint'):
    """A market stall with a sloping awning and crates."""
    for x in (-1.2, 1.2):
        m.rod('beam', (x, -0.9, 0), (x, -0.9, 2.1), 0.03)
        m.rod('beam', (x, 0.7, 0), (x, 0.7, 2.5), 0.03)
    m.extrude(
        cloth,
        [(-1.4, -1.2, 2.05), (-1.4, 0.8, 2.52), (-1.4, 0.8, 2.54), (-1.4, -1.2, 2.07)],
        (2.8, 0, 0),
        True,
    )
    m.box('timber_flat', -1.2, -0.7, 0.75, 1.2, 0.5, 0.8)
    tones = ['wool_ochre', 'leaf_broad', 'leaf_flower', 'clay', 'linen']
    for i in range(5):
        x = -1.1 + i * 0.46
        m.box('beam_pale', x, -0.65, 0.8, x + 0.4, -0.05, 0.98)
        for k in range(12):
            m.ball(tones[i], x + 0.07 + (k % 4) * 0.09, -0.58 + (k // 4) * 0.19, 1.0, 0.05, 5, 7)


def car(m, paint='metal_grey'):
    """A plain car, 4.3 m long along x, for scale."""
    body = [
        (-2.15, 0.35),
        (-2.1, 0.75),
        (-1.9, 0.85),
        (-1.0, 0.92),
        (-0.4, 1.4),
        (1.0, 1.43),
        (1.7, 0.98),
        (2.1, 0.9),
        (2.15, 0.35),
    ]
    m.extrude(paint, [(x, -0.85, z) for x, z in body], (0, 1.7, 0))
    m.extrude(
        'black',
        [(-0.85, -0.86, 0.95), (-0.38, -0.86, 1.32), (0.95, -0.86, 1.35), (1.45, -0.86, 0.98)],
        (0, 1.72, 0),
    )
    m.extrude(
        'black',
        [(-1.02, -0.72, 0.93), (-0.45, -0.72, 1.38), (-0.42, -0.72, 1.36), (-0.95, -0.72, 0.92)],
        (0, 1.44, 0),
    )
    for x in (-1.35, 1.35):
        for y in (-0.88, 0.68):
            wheel = [
                (x + 0.33 * math.cos(a * 0.393), y, 0.33 + 0.33 * math.sin(a * 0.393)) for a in range(16)
            ]
            m.extrude('black', wheel, (0, 0.2, 0))
            hub = [
                (x + 0.19 * math.cos(a * 0.393), y - 0.005, 0.33 + 0.19 * math.sin(a * 0.393))
                for a in range(16)
            ]
            m.extrude('metal_grey', hub, (0, 0.21, 0))


def street_lamp(m, h=6.0):
    m.cylinder('metal', 0, 0, 0, h, 0.07, 0.045, 10)
    m.rod('metal', (0, 0, h - 0.05), (1.1, 0, h + 0.1), 0.03)
    m.box('metal', 0.7, -0.1, h + 0.03, 1.3, 0.1, h + 0.1)
