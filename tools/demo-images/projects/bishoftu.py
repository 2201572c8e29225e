"""Bishoftu lake house: a thin roof over a glass room between two stone walls, a deck stepping down to the water. Metres."""
import numpy as np

import furniture
import planting
import stage

SHOTS = {
    'bishoftu-lake-house-1': dict(
        view=((-12.5, -14.0, 1.5), (7.5, -1.0, 2.6)),
        lens=27,
        sun=236,
        elevation=24,
        clouds=0.8,
        sky_seed=8.0,
        haze=5000.0,
    ),
    'bishoftu-lake-house-2': dict(
        scale=0.7,
        view=((15.4, 3.7, 1.6), (5.0, 0.9, 1.6)),
        lens=23,
        light='interior',
        sun=215,
        elevation=26,
        haze=5000.0,
        key=0.2,
    ),
    'service-interior': dict(
        scale=0.7,
        view=((9.6, 0.9, 1.5), (2.4, 6.4, 1.45)),
        lens=25,
        light='interior',
        sun=215,
        elevation=24,
        haze=5000.0,
        key=0.19,
    ),
    'article-interiors': dict(
        scale=0.7,
        view=((1.2, 1.2, 1.5), (11.5, 5.2, 1.55)),
        lens=25,
        light='interior',
        sun=160,
        elevation=28,
        haze=5000.0,
        key=0.19,
    ),
}

rough = stage.noise(17)
LENGTH, DEPTH, HEIGHT = 20.0, 8.0, 3.0


def shore(x, y):
    """Ground: a bench for the house, falling to the lake at z = -1.5 in the south, rising behind."""
    fall = np.clip((-5.0 - y + 1.2 * rough(x, 0 * y, 16, 2)) / 7.0, 0, 1.6)
    rise = np.maximum(0, y - 11)
    return -0.12 - 1.9 * fall + 0.22 * rise + 0.1 * rough(x, y, 5, 3) * np.minimum(1, (fall + rise) * 3)


def build(m, name, shot):
    w, d, h = LENGTH, DEPTH, HEIGHT
    m.box('concrete_pale', -1.6, -3.4, -0.45, w + 1.6, d + 1.2, 0.0)
    m.box('floor_tile', 0.5, 0.3, 0.0, w - 0.5, d - 0.2, 0.02, True)
    m.box('stone_dark', 0, -1.6, -1.2, 0.55, d + 0.8, h)
    m.box('stone_dark', w - 0.55, -0.6, -1.2, w, d + 2.2, h)
    m.wall(
        'stone_dark',
        (w, d),
        (0, d),
        h,
        0,
        0.45,
        [dict(u=1.5, w=4.4, sill=2.2, h=0.6, cols=4), dict(u=12.6, w=5.0, sill=2.2, h=0.6, cols=4)],
    )
    for i in range(8):
        x = 0.75 + i * (w - 1.5) / 7
        m.box('beam', x - 0.06, 0.0, 0, x + 0.06, 0.14, h)
        m.box('beam', x - 0.06, -2.9, 0, x + 0.06, -2.78, h)
        m.box('beam', x - 0.05, -3.6, h, x + 0.05, d + 1.0, h + 0.24)
    with m.at(0, 0.05, 0):
        for i in range(7):
            a, b = 0.81 + i * (w - 1.5) / 7, 0.69 + (i + 1) * (w - 1.5) / 7
            if i != 3:
                m.fill(
                    a,
                    b - a,
                    h - 0.04,
                    0.02,
                    t=0.12,
                    cols=2 if i % 2 else 1,
                    curtain=0.18 if i in (0, 6) else 0,
                )
    m.roof('zinc_dark', [(-2.2, h + 0.42), (w + 2.2, h + 0.42)], 0.1, -4.2, d + 1.6)
    m.roof('timber_flat', [(-2.17, h + 0.3), (w + 2.17, h + 0.3)], 0.05, -4.17, d + 1.57)
    m.box('stone_dark', 12.2, 4.4, 0.0, 14.0, 5.2, h + 2.0)
    m.box('black', 12.6, 4.36, 0.35, 13.6, 4.6, 0.95, True)
    # deck in three levels down to the water and a jetty
    for i in range(4):
        m.box(
            'timber_floor',
            2.0 + i * 0.5,
            -4.6 - i * 1.1,
            -0.75 - i * 0.36,
            18.0 - i * 0.5,
            -3.4 - i * 1.1 + 0.05,
            -0.17 - i * 0.34,
        )
    m.box('timber_floor', 7.6, -17.5, -1.3, 9.6, -6.0, -1.19)
    for y in range(-17, -7, 3):
        for x in (7.7, 9.5):
            m.cylinder('beam', x, y, -3, -0.85 if x < 8 else -1.25, 0.08)
    with m.at(5.2, 3.2, 0.02, 180):
        furniture.sofa(m, 2.6, 'linen', 'wool_juniper')
    with m.at(3.2, 2.0, 0.02, 90):
        furniture.armchair(m)
    with m.at(7.4, 1.9, 0.02, -80):
        furniture.armchair(m)
    with m.at(5.3, 1.8, 0.02):
        furniture.low_table(m)
    m.box('rug', 3.4, 0.7, 0.02, 7.4, 3.4, 0.035, True)
    with m.at(10.2, 3.0, 0.02, 90):
        furniture.dining(m, 4, 'leather')
    with m.at(16.4, 5.6, 0.02):
        furniture.bed(m)
    with m.at(3.4, d - 0.65, 0.02):
        furniture.shelf(m, 4.4, 2.0, 3)
    for y in (2.1, 3.0, 3.9):
        m.pendant(10.2, y, h, 1.15, 0.13)
    for x in (13.2, 14.6):
        with m.at(x, -1.8, 0.0, 180):
            furniture.lounger(m)
    for x in (1.4, 11.6):
        with m.at(x, -2.2, 0):
            furniture.pot(m, 0.3, 0.5)
        planting.plant('agave', x, -2.2, 0.46, 0.75)

    stage.grid('meadow', (-70, -22, 90, 60), shore, 0.7)
    m.box('water', -900, -900, -1.9, 900, -4, -1.55, True)
    stage.hills(90, near=190, far=900, base=-8, rise=175, spread=175, seed=15, power=0.55)

    def land(x, y):
        return shore(x, y) > -1.45 and not (-2 < x < w + 2 and -9.5 < y < d + 1.6)

    def edge(x, y):
        return -1.75 < shore(x, y) < -1.15 and not (1 < x < 19)

    planting.scatter('reed', 420, (-24, -19, 70, -7), shore, 3, (0.5, 1.0), edge)
    planting.scatter('tuft', 500, (-22, -14, 40, 14), shore, 4, (0.5, 1.1), land)
    planting.scatter('shrub', 40, (-30, -8, 50, 30), shore, 5, (0.5, 1.2), land)
    planting.grass((-20, -14, 0, 4), shore, 90, 0.16, 'leaf_grass', 4, land)
    for kind, x, y, s in (
        ('acacia', -5.5, 3.0, 0.95),
        ('acacia', 27, 2, 1.1),
        ('ficus', 6, 15, 1.1),
        ('ficus', 15, 17, 1.2),
        ('eucalyptus', 11, 20, 1.0),
        ('acacia', 33, -3, 0.9),
        ('ficus', -6, 14, 1.0),
        ('ficus', 24, 15, 1.1),
        ('juniper', 30, 13, 1.0),
        ('eucalyptus', 1, 22, 1.1),
        ('eucalyptus', -14, 20, 1.0),
    ):
        planting.plant(kind, x, y, shore(x, y), s, variant=int(x) % 3)
