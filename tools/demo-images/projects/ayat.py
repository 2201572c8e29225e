"""Ayat courtyard house: white rooms and a timber veranda around a court with a tree and a strip of water. Metres."""

import furniture
import planting
import site_kit as site

COURT_W, COURT_D, VERANDA, ROOM, HEIGHT = 13.0, 11.0, 1.9, 5.2, 3.0

SHOTS = {
    'ayat-courtyard-house-1': dict(
        view=((12.3, 0.55, 1.6), (5.0, 9.0, 2.2)),
        lens=22,
        key=0.16,
        sun=150,
        elevation=46,
        clouds=0.7,
        sky_seed=4.0,
    ),
    'ayat-courtyard-house-2': dict(
        scale=0.7,
        view=((0.5, 0.6, 1.6), (8.2, 9.6, 2.1)),
        lens=22,
        light='dusk',
        sun=285,
        clouds=0.5,
        sky_seed=5.0,
        key=0.10,
    ),
    'article-landscape': dict(
        scale=0.7,
        view=((6.1, 2.6, 1.25), (7.3, 10.6, 1.6)),
        lens=27,
        sun=205,
        elevation=50,
        clouds=0.5,
        sky_seed=76.0,
        key=0.19,
    ),
}


def side(m, length, openings, lit):
    """One wing: the court lies at y < 0, the room behind; x runs along the court edge."""
    v = VERANDA
    m.wall('plaster_white', (-v, v), (length + v, v), HEIGHT, 0.0, 0.35, openings)
    m.box('floor_tile', -v, 0.0, -0.3, length + v, v + ROOM, 0.02)
    m.box('white', -v, v + 0.4, HEIGHT - 0.1, length + v, v + ROOM, HEIGHT - 0.02)
    m.box('plaster_white', -v, v + ROOM, 0, length + v, v + ROOM + 0.35, HEIGHT + 1.2)
    count = round(length / 2.2)
    for i in range(count + 1):
        x = i * length / count
        m.box('beam', x - 0.07, 0.02, 0.02, x + 0.07, 0.16, 2.55)
        m.box('concrete_pale', x - 0.11, -0.02, 0.0, x + 0.11, 0.2, 0.18)
    m.box('beam', -0.1, 0.0, 2.55, length + 0.1, 0.18, 2.77)
    n = int((length + 1.0) / 0.55)
    for i in range(n):
        x = -0.45 + i * 0.55
        m.extrude(
            'beam', [(x, -0.55, 2.68), (x, v + 0.2, 3.25), (x, v + 0.2, 3.37), (x, -0.55, 2.8)], (0.07, 0, 0)
        )
    top = v + ROOM + 0.2
    rise = (3.39 - 2.81) / (v + 0.75)
    zt = 2.81 + rise * (top + 0.6)
    m.solid(
        'tile',
        [
            (-0.6, -0.6, 2.81),
            (length + 0.6, -0.6, 2.81),
            (length + top, top, zt),
            (-top, top, zt),
            (-0.6, -0.6, 2.87),
            (length + 0.6, -0.6, 2.87),
            (length + top, top, zt + 0.06),
            (-top, top, zt + 0.06),
        ],
        [[3, 2, 1, 0], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]],
    )
    m.rod('metal', (-0.6, -0.66, 2.79), (length + 0.6, -0.66, 2.79), 0.06)
    if lit:
        for i in range(3):
            m.lamp(length * (i + 0.5) / 3, v + 2.2, 2.4, 260)
        for i in range(2):
            m.lamp(length * (i + 0.5) / 2, v * 0.5, 2.5, 22, size=0.07)


def build(m, name, shot):
    lit = name.endswith('2')
    w, d, v = COURT_W, COURT_D, VERANDA
    big = dict(h=2.45, sill=0.02, frame='timber_pale', bars=0.08)
    north = [
        dict(big, u=2.6, w=4.6, cols=4),
        dict(u=8.6, w=1.1, h=2.3, kind='door', depth=0.7),
        dict(big, u=10.6, w=4.0, cols=3, curtain=0.15),
    ]
    west = [
        dict(big, u=2.5, w=2.4, cols=2, curtain=0.2),
        dict(u=6.2, w=1.0, h=2.3, kind='door', depth=0.7),
        dict(big, u=8.4, w=3.6, cols=3),
    ]
    with m.at(0, d):
        side(m, w, north, lit)
    with m.at(0, 0, 0, 90):
        side(m, d, west, lit)
    with m.at(w, d, 0, -90):
        side(m, d, west, lit)
    with m.at(w, 0, 0, 180):
        side(m, w, [dict(big, u=3, w=3.6, cols=3), dict(big, u=9, w=3.6, cols=3)], lit)
    # court
    m.box('paving', 0, 0, -0.4, w, d, -0.08)
    m.box('pool', 1.0, 1.2, -0.3, 2.3, 9.8, -0.05)
    for a in ((0.8, 1.0, 1.0, 10.0), (2.3, 1.0, 2.5, 10.0), (1.0, 1.0, 2.3, 1.2), (1.0, 9.8, 2.3, 10.0)):
        m.box('concrete_pale', a[0], a[1], -0.2, a[2], a[3], 0.02)
    site.bed(
        m,
        6.0,
        4.6,
        9.4,
        8.0,
        ['fern', 'agave', 'shrub', 'shrub_bloom'],
        0.62,
        3,
        (0.4, 0.7),
        -0.06,
        'concrete_pale',
    )
    site.bed(m, 3.6, 9.9, 8.0, 10.8, ['fern', 'shrub', 'fern', 'shrub_grey'], 0.55, 4, (0.4, 0.7), -0.06)
    site.bed(m, 9.9, 9.6, 12.6, 10.7, ['enset', 'fern', 'shrub', 'fern'], 0.8, 6, (0.4, 0.65), -0.06)
    planting.plant('jacaranda', 7.7, 6.2, -0.05, 0.95, variant=1)
    with m.at(4.4, 7.9, -0.08, 200):
        furniture.armchair(m, 'linen')
    with m.at(4.6, 6.4, -0.08, -30):
        furniture.armchair(m, 'linen')
    with m.at(3.6, 7.2, -0.08, 90):
        furniture.low_table(m, 0.8, 0.5)
    with m.at(5.4, d + 0.95, 0.02):
        furniture.bench(m, 1.8)
    with m.at(10.2, d + v + 2.6, 0.02):
        furniture.dining(m, 3)
    with m.at(3.2, d + v + 3.2, 0.02):
        furniture.sofa(m)
    for x, y in ((-0.7, 9.2), (9.7, d + 0.8), (8.0, d + 1.5)):
        with m.at(x, y, 0.02):
            furniture.pot(m, 0.26, 0.5)
        planting.plant('fern', x, y, 0.48, 0.7)
    m.pendant(4.9, d + v + 3.0, 2.9, 0.7, 0.18)
    m.pendant(10.2, d + v + 2.6, 2.9, 0.9, 0.18)
    site.ground(m, 'lawn', -60, -60, 80, 90, -0.35)
    site.belt(['eucalyptus', 'ficus', 'juniper', 'eucalyptus'], (-18, 24), (36, 26), 5, (0.9, 1.2), 3)
    site.belt(['eucalyptus', 'ficus'], (-16, -6), (-16, 24), 7, (0.9, 1.1), 4)
    site.belt(['ficus', 'eucalyptus'], (29, -6), (29, 24), 7, (0.9, 1.1), 7)
