"""Hawassa lakefront quarter: courtyard blocks of three to six floors, tree-lined streets, a promenade on the lake. Metres."""
import numpy as np

import kit
import planting
import stage

PITCH_X, PITCH_Y, BLOCK_X, BLOCK_Y, COLUMNS, ROWS = 62.0, 52.0, 46.0, 36.0, 7, 4

SHOTS = {
    'hawassa-lakefront-quarter-1': dict(
        view=((-60.0, -150.0, 118.0), (170.0, 60.0, 0.0)),
        lens=32,
        pitch=True,
        sun=240,
        elevation=30,
        haze=3500.0,
    ),
    'hawassa-lakefront-quarter-2': dict(
        scale=0.7,
        view=((64.0, -5.2, 1.8), (140.0, 2.5, 7.5)),
        lens=26,
        light='morning',
        sun=215,
        elevation=16,
        clouds=0.7,
        sky_seed=32.0,
        haze=6000.0,
    ),
    'service-urban-planning': dict(
        scale=0.7,
        view=((118.0, -75.0, 62.0), (215.0, 78.0, 0.0)),
        lens=28,
        pitch=True,
        sun=250,
        elevation=28,
        haze=3500.0,
    ),
}

rough = stage.noise(41)
TONES = (
    'plaster_white',
    'plaster',
    'plaster_sand',
    'plaster',
    'plaster_clay',
    'plaster_white',
    'plaster_ochre',
)


def coast(x):
    return -22 + 7 * np.sin(x / 85.0) + 4 * np.sin(x / 31.0)


def bar(m, x0, y0, x1, y1, floors, tone, rng, detail):
    """One wing of a block: plain walls with real window recesses drawn as dark insets, roof edge and pitched or flat roof."""
    h = 0.6 + floors * 3.2
    m.box(tone, x0, y0, -0.5, x1, y1, h)
    m.box('concrete_pale', x0 - 0.25, y0 - 0.25, h, x1 + 0.25, y1 + 0.25, h + 0.3)
    if rng.random() < 0.45:
        m.hip('tile', x0 - 0.3, y0 - 0.3, x1 + 0.3, y1 + 0.3, h + 0.32, 2.0)
    else:
        m.box('paving', x0 + 0.3, y0 + 0.3, h + 0.3, x1 - 0.3, y1 - 0.3, h + 0.34)
        for _ in range(2):
            x, y = rng.uniform(x0 + 2, x1 - 3), rng.uniform(y0 + 2, y1 - 3)
            m.box('timber' if rng.random() < 0.5 else tone, x, y, h + 0.3, x + 2.4, y + 2.4, h + 2.6)
        if x1 - x0 > 12:
            for k in range(int((x1 - x0) / 2.2) - 2):
                m.extrude(
                    'metal',
                    [
                        (x0 + 2 + k * 2.2, y0 + 1.2, h + 0.4),
                        (x0 + 2 + k * 2.2, y0 + 2.8, h + 1.0),
                        (x0 + 2 + k * 2.2, y0 + 2.8, h + 1.06),
                        (x0 + 2 + k * 2.2, y0 + 1.2, h + 0.46),
                    ],
                    (1.7, 0, 0),
                    True,
                )
    for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        length = abs(b[0] - a[0]) + abs(b[1] - a[1])
        count = max(1, int(length / 3.4))
        with m.at(a[0], a[1], 0, np.degrees(np.arctan2(b[1] - a[1], b[0] - a[0]))):
            for j in range(floors):
                z = 0.6 + j * 3.2
                for i in range(count):
                    u = (i + 0.5) * length / count
                    low = 0.0 if j == 0 else 0.35
                    m.box('black', u - 0.9, -0.02, z + low, u + 0.9, 0.05, z + 2.4, True)
                    if j and (i + j) % 2 == 0:
                        m.box('white', u - 1.2, -1.1, z - 0.1, u + 1.2, 0.0, z + 0.08, True)
                        m.box('beam', u - 1.2, -1.1, z + 0.08, u + 1.2, -1.05, z + 1.0, True)
                    elif detail and j:
                        m.box('beam', u + 0.92, -0.06, z + low, u + 1.5, 0.0, z + 2.4, True)


def quarter(m):
    rng = kit.seeded(12)
    for i in range(COLUMNS):
        for j in range(ROWS):
            x, y = i * PITCH_X, 10 + j * PITCH_Y
            if (i, j) in ((3, 1), (3, 2)):
                continue
            tone, depth = TONES[(i * 3 + j * 2) % len(TONES)], 10.0
            floors = 3 + min(j, 2) + (1 if rng.random() < 0.4 else 0)
            gap = 9.0
            m.box('lawn', x + depth, y + depth, -0.4, x + BLOCK_X - depth, y + BLOCK_Y - depth, 0.12, True)
            bar(m, x, y, x + BLOCK_X * 0.5 - gap / 2, y + depth, floors, tone, rng, j == 0)
            bar(
                m,
                x + BLOCK_X * 0.5 + gap / 2,
                y,
                x + BLOCK_X,
                y + depth,
                max(3, floors - 1),
                TONES[(i + j) % 7],
                rng,
                j == 0,
            )
            bar(m, x, y + BLOCK_Y - depth, x + BLOCK_X, y + BLOCK_Y, floors, tone, rng, False)
            bar(
                m,
                x,
                y + depth + 1,
                x + depth,
                y + BLOCK_Y - depth - 1,
                floors,
                TONES[(i + j + 3) % 7],
                rng,
                False,
            )
            bar(
                m,
                x + BLOCK_X - depth,
                y + depth + 1,
                x + BLOCK_X,
                y + BLOCK_Y - depth - 1,
                floors - 1,
                tone,
                rng,
                False,
            )
            for k in range(4):
                planting.plant(
                    ('ficus', 'jacaranda', 'olive')[(k + i) % 3],
                    x + 14 + k * 6,
                    y + 13 + (k * 7 + i * 3) % 9,
                    0,
                    rng.uniform(0.7, 1.0),
                    variant=k,
                )
    # market square with a hall
    x, y = 3 * PITCH_X, 10 + PITCH_Y
    m.box('paving', x - 2, y - 2, -0.4, x + BLOCK_X + 2, y + PITCH_Y + BLOCK_Y + 2, 0.1, True)
    for k in range(5):
        m.roof(
            'zinc_warm',
            [(x + 8 + k * 6, 5.0), (x + 11 + k * 6, 8.0), (x + 14 + k * 6, 5.0)],
            0.2,
            y + 26,
            y + 58,
        )
    m.box('brick', x + 9, y + 27, 0, x + 37, y + 57, 4.9)
    for k in range(12):
        planting.plant('jacaranda', x + 3 + (k % 6) * 8, y + 4 + (k // 6) * 12, 0, 0.9, variant=k)


def build(m, name, shot):
    quarter(m)
    rng = kit.seeded(4)

    def land(x, y):
        return -0.1 - 2.6 * np.clip((coast(x) - y) / 5.0, 0, 1) + 0.0 * y

    stage.grid('lawn', (-320, -60, 760, -6), land, 3.0)
    m.box('lawn', -320, -6.5, -1, 760, 900, -0.12, True)
    m.box('water', -3000, -3000, -2.0, 3000, -14, -1.55, True)
    for i in range(COLUMNS + 1):
        m.box('asphalt', i * PITCH_X - 12.2, 0, -0.3, i * PITCH_X - 3.8, 10 + ROWS * PITCH_Y, 0.0, True)
    for j in range(ROWS + 1):
        m.box(
            'asphalt',
            -14,
            10 + j * PITCH_Y - 12.2,
            -0.3,
            COLUMNS * PITCH_X,
            10 + j * PITCH_Y - 3.8,
            0.01,
            True,
        )
    m.box('paving', -14, -7, -0.5, COLUMNS * PITCH_X, -2.2, 0.06, True)
    for i in range(62):
        x = -10 + i * 7
        planting.plant(('ficus', 'jacaranda', 'olive')[i % 3], x, -8.6, 0, rng.uniform(0.8, 1.05), variant=i)
        for j in range(ROWS + 1):
            planting.plant(
                'ficus' if j % 2 else 'jacaranda',
                x,
                10 + j * PITCH_Y - 2.4,
                0,
                rng.uniform(0.55, 0.8),
                variant=i,
            )
    for i in range(COLUMNS + 1):
        for k in range(26):
            planting.plant('ficus', i * PITCH_X - 2.4, 14 + k * 8, 0, rng.uniform(0.5, 0.75), variant=k)
    for k in range(3):
        x = 60 + k * 120
        m.box('timber_floor', x, -46, -1.7, x + 3, -7, -0.6, True)
        m.box('timber_floor', x - 8, -49, -1.7, x + 11, -46, -0.6, True)
        m.hip('thatch', x - 2, -48.5, x + 5, -44.0, 3.0, 2.0, 0.3)
    planting.scatter('ficus', 500, (-300, 240, 760, 800), lambda x, y: -0.1, 3, (0.7, 1.2))
    planting.scatter('ficus', 120, (-300, -10, -24, 260), lambda x, y: -0.1, 5, (0.7, 1.2))
    planting.scatter('ficus', 120, (445, -10, 740, 260), lambda x, y: -0.1, 6, (0.7, 1.2))
    planting.scatter(
        'reed', 500, (-100, -34, 460, -12), land, 7, (0.8, 1.6), lambda x, y: -1.9 < land(x, y) < -0.9
    )
    for k in range(70):
        x, y = rng.uniform(-280, 740), rng.uniform(245, 700)
        bar(
            m,
            x,
            y,
            x + rng.uniform(8, 16),
            y + rng.uniform(8, 12),
            rng.choice([1, 2, 2, 3]),
            rng.choice(TONES),
            rng,
            False,
        )
    stage.hills(48, near=900, rise=420, base=-60, seed=44, spread=65)
