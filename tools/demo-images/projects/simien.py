"""Simien escarpment lodge: small stone lodges with thatched roofs strung along the edge of a cliff. Metres."""
import numpy as np

import furniture
import planting
import stage

SHOTS = {
    'simien-escarpment-lodge-1': dict(
        view=((-21.5, -11.0, 4.3), (8.0, -0.2, 2.9)),
        lens=28,
        key=0.23,
        sun=235,
        elevation=22,
        clouds=0.7,
        sky_seed=13.0,
        haze=9000.0,
    ),
    'simien-escarpment-lodge-2': dict(
        scale=0.7,
        view=((-2.4, -6.2, 2.1), (8.0, 3.6, 2.5)),
        lens=25,
        light='dusk',
        sun=60,
        clouds=0.6,
        sky_seed=14.0,
        haze=12000.0,
        key=0.095,
    ),
}

rough = stage.noise(31)
LODGES = [(-8.0, -1.0, 12), (3.5, 3.5, 4), (15.0, 5.5, -8), (27.0, 4.5, -4), (39.0, 8.0, 8), (-9.0, 13.5, 20)]


def edge(x):
    return -7.5 + 2.6 * rough(x, 0 * x, 22, 3) + 0.06 * x


def land(x, y):
    """Moorland rising gently north; beyond the edge the ground drops away."""
    over = np.maximum(0, edge(x) - y)
    drop = 55 * np.clip(over / 16.0, 0, 1) ** 0.8 + 0.5 * np.maximum(0, over - 16)
    return (
        0.35 * rough(x, y, 14, 4)
        - 0.2
        + 0.055 * np.maximum(0, y)
        - drop
        - np.minimum(drop / 6, 1) * 1.5 * np.sin(drop * 0.55 + 3 * rough(x, y, 11, 2))
        - 0.14 * np.maximum(0, -x - 10)
        + 0.12 * np.maximum(0, y - 22)
        + np.minimum(drop / 5, 1) * 1.6 * rough(x, y, 7, 3)
    )


def lodge(m, x, y, rot, lit):
    z = float(land(x, y)) + 0.25
    with m.at(x, y, z, rot):
        w, d, h = 7.4, 5.4, 2.7
        a, b = -w / 2, -d / 2
        m.box('rubble', a - 0.4, b - 2.6, -2.5, -a + 0.4, d / 2 + 0.4, 0.0)
        m.box('paving', a - 0.3, b - 2.5, 0.0, -a + 0.3, b, 0.03, True)
        m.wall(
            'rubble',
            (a, b),
            (-a, b),
            h,
            0,
            0.5,
            [
                dict(u=0.8, w=3.6, sill=0.05, h=2.3, cols=3, frame='beam', bars=0.09, curtain=0.12),
                dict(u=5.2, w=1.0, h=2.15, kind='door'),
            ],
        )
        m.wall(
            'rubble',
            (-a, b),
            (-a, -b),
            h,
            0,
            0.5,
            [dict(u=2.0, w=1.3, sill=0.9, h=1.2, cols=2, frame='beam')],
        )
        m.wall('rubble', (-a, -b), (a, -b), h, 0, 0.5)
        m.wall(
            'rubble', (a, -b), (a, b), h, 0, 0.5, [dict(u=2.0, w=1.3, sill=0.9, h=1.2, cols=2, frame='beam')]
        )
        m.box('timber_floor', a + 0.4, b + 0.4, -0.1, -a - 0.4, -b - 0.4, 0.02, True)
        m.hip('thatch', a - 0.9, b - 1.5, -a + 0.9, -b + 0.8, h + 0.35, 3.1, 0.42)
        m.box('timber_flat', a - 0.5, b - 1.1, h - 0.09, -a + 0.5, -b + 0.4, h - 0.03)
        for x2 in (a - 0.3, -1.2, 1.2, -a + 0.14):
            m.box('beam', x2, b - 1.2, 0.03, x2 + 0.16, b - 1.04, h)
        m.box('rubble', -a - 1.5, -b - 0.4, 0, -a - 0.5, -b + 0.3, h + 3.6)
        m.box('concrete_pale', -a - 1.6, -b - 0.5, h + 3.6, -a - 0.4, -b + 0.4, h + 3.7)
        with m.at(-1.0, 0.9, 0.02):
            furniture.bed(m, 1.7, 'wool_ochre')
        for x2 in (-1.9, 0.1):
            with m.at(x2, b - 1.7, 0.03, 180):
                furniture.armchair(m, 'linen')
        if lit:
            m.lamp(-0.4, -0.6, 2.1, 330)
            m.lamp(1.6, b - 0.5, 2.4, 40, size=0.07)


def build(m, name, shot):
    lit = name.endswith('2')
    for spot in LODGES:
        lodge(m, *spot, lit)
    stage.grid('moor', (-60, -60, 90, 60), land, 0.55)
    stage.hills(115, near=260, far=6500, base=-480, rise=820, spread=120, seed=33, mat='cliff', power=0.5)

    def open_ground(x, y):
        return y > edge(x) + 0.3 and not any(abs(x - a) < 5.2 and abs(y - b) < 5.8 for a, b, _ in LODGES)

    # a path of flat stones along the lodges
    rng = np.random.default_rng(5)
    for i in range(150):
        x = -24 + i * 0.5
        y = edge(x) * 0.25 - 3.4 + 0.1 * x + rng.normal() * 0.35
        if open_ground(x, y):
            z = float(land(x, y))
            m.prism(
                'concrete',
                [
                    (
                        x + 0.34 * np.cos(k * 1.05 + rng.random() * 0.5),
                        y + 0.34 * np.sin(k * 1.05 + rng.random() * 0.4),
                    )
                    for k in range(6)
                ],
                z - 0.2,
                z + 0.05,
            )
    planting.scatter('tuft_dry', 1500, (-26, -14, 44, 26), land, 4, (0.5, 1.15), open_ground)
    planting.scatter('tuft', 700, (-26, -14, 44, 26), land, 5, (0.5, 1.0), open_ground)
    planting.scatter('shrub_grey', 90, (-26, -14, 60, 40), land, 6, (0.4, 1.1), open_ground)
    planting.grass((-24, -13, -8, 4), land, 110, 0.2, 'leaf_dry', 7, open_ground)
    planting.grass((-24, -13, -8, 4), land, 70, 0.15, 'leaf_grass', 8, open_ground)
    for x, y, s in (
        (-14, 8, 0.55),
        (9, 12, 0.6),
        (21, 13, 0.55),
        (-3, 18, 0.7),
        (33, 14, 0.6),
        (46, 16, 0.7),
        (-19, 16, 0.7),
    ):
        planting.plant('juniper', x, y, float(land(x, y)), s, variant=int(x) % 3)
    for i in range(40):
        x, y = rng.uniform(-26, 50), rng.uniform(-9, 26)
        if open_ground(x, y):
            m.ball('concrete', x, y, float(land(x, y)) + 0.05, rng.uniform(0.15, 0.6), 5, 7, 0.6)
