"""Tana lake hotel: a stone base with arches, three floors of deep plastered loggias, a pergola on the roof. Metres."""
import numpy as np

import furniture
import planting
import site_kit as site
import stage

BAY, BAYS, DEEP, BASE, FLOOR = 4.2, 11, 13.0, 4.4, 3.2
LENGTH = BAY * BAYS

SHOTS = {
    'tana-lake-hotel-1': dict(
        view=((-17.0, -31.0, 1.4), (20.0, 0.0, 6.0)),
        lens=28,
        sun=228,
        elevation=28,
        clouds=0.75,
        sky_seed=11.0,
        haze=7000.0,
    ),
    'tana-lake-hotel-2': dict(
        scale=0.7,
        view=((57.0, -22.5, 2.0), (24.0, 0.0, 7.0)),
        lens=25,
        light='dusk',
        sun=285,
        clouds=0.7,
        sky_seed=12.0,
        haze=9000.0,
        key=0.10,
    ),
    'service-hotel': dict(
        scale=0.7,
        view=((6.5, -11.4, 1.7), (26.0, -1.0, 6.4)),
        lens=24,
        light='morning',
        sun=215,
        elevation=20,
        clouds=0.7,
        sky_seed=72.0,
        haze=7000.0,
    ),
}


def bank(x, y):
    fall = np.clip((-16.0 - y) / 3.0, 0, 1.5)
    return -0.15 - 1.1 * fall


def build(m, name, shot):
    lit = name.endswith('2')
    n, top = BAYS, BASE + 3 * FLOOR
    m.arcade('stone', (-1.5, -2.2), (LENGTH + 1.5, -2.2), BASE, 1.1, 2.0, n, 0.7)
    m.box('concrete_pale', -1.7, -2.4, BASE, LENGTH + 1.7, 0.6, BASE + 0.25)
    m.box('floor_tile', -1.5, -2.2, -0.3, LENGTH + 1.5, DEEP, 0.03)
    m.box('white', -1.0, -1.4, BASE - 0.2, LENGTH + 1.0, DEEP - 0.5, BASE - 0.02)
    m.wall(
        'stone',
        (LENGTH + 1.5, -2.2),
        (LENGTH + 1.5, DEEP),
        BASE,
        0,
        0.6,
        [dict(u=6, w=3, sill=0.6, h=2.6, cols=3)],
    )
    m.wall('stone', (-1.5, DEEP), (-1.5, -2.2), BASE, 0, 0.6, [dict(u=5.0, w=3, sill=0.6, h=2.6, cols=3)])
    m.wall(
        'plaster',
        (0, 2.2),
        (LENGTH, 2.2),
        BASE,
        0,
        0.3,
        [
            dict(u=0.7 + i * BAY, w=2.8, sill=0.1, h=3.0, cols=3, frame='timber_pale', bars=0.08)
            for i in range(n)
        ],
    )
    m.box('plaster', 0, 9, 0, LENGTH, 9.2, BASE)
    for floor in range(3):
        z = BASE + 0.25 + floor * FLOOR
        m.box('concrete_pale', -0.15, -0.15, z - 0.25 if floor else z - 0.02, LENGTH + 0.15, DEEP, z)
        m.wall(
            'plaster_white',
            (0.2, 1.7),
            (LENGTH - 0.2, 1.7),
            FLOOR - 0.25,
            z,
            0.25,
            [
                dict(
                    u=0.6 + i * BAY, w=2.7, sill=0.03, h=2.4, cols=2, curtain=0.2 if (i + floor) % 3 else 0.45
                )
                for i in range(n)
            ],
        )
        m.box('white', 0.3, 2.0, z + FLOOR - 0.4, LENGTH - 0.3, 6.5, z + FLOOR - 0.28)
        m.box('plaster_sand', 0.3, 6.5, z, LENGTH - 0.3, 6.7, z + FLOOR - 0.26)
        for i in range(n + 1):
            x = i * BAY - 0.16
            m.box('plaster', x, 0.0, z, x + 0.32, 1.8, z + FLOOR - 0.25)
        for i in range(n):
            x = i * BAY + 0.16
            m.railing((x, 0.12), (x + BAY - 0.32, 0.12), z, 1.05, 'beam', 0.13, 'beam')
            if (i * 2 + floor * 3) % 5 in (0, 2):
                with m.at(0, 0.22, 0):
                    m.fill(
                        x + (0.1 if i % 2 else 1.9),
                        1.8,
                        FLOOR - 0.34,
                        z + 0.02,
                        kind='battens',
                        t=0.0,
                        frame='beam',
                    )
            with m.at(x + 2.7, 1.0, z, 150):
                furniture.chair(m, 'linen')
            if lit and (i * 3 + floor * 5) % 4 < 2:
                m.lamp(x + 1.9, 3.6, z + 2.2, 190)
    m.box('concrete_pale', -0.3, -0.3, top + 0.0, LENGTH + 0.3, DEEP + 0.2, top + 0.5)
    for x, y0, y1 in ((0, 1.8, DEEP), (LENGTH - 0.3, 1.8, DEEP)):
        m.box('plaster', x, y0, BASE, x + 0.3, y1, top)
    m.box('plaster', 0, DEEP - 0.3, 0, LENGTH, DEEP, top)
    # roof terrace
    for i in range(6):
        x = 6 + i * 3.4
        for y in (1.0, 5.0):
            m.box('beam', x, y, top + 0.5, x + 0.16, y + 0.16, top + 3.1)
        m.box('beam', x, 0.4, top + 3.1, x + 0.14, 5.8, top + 3.32)
    for k in range(16):
        m.box('beam', 5.4, 0.6 + k * 0.34, top + 3.32, 23.8, 0.68 + k * 0.34, top + 3.4)
    m.box('stone', 28, 3.5, top, 33, 9, top + 3.4)
    for i in range(5):
        planting.plant('shrub', 2 + i * 0.9, 0.8, top + 0.5, 0.9, variant=i)
        planting.plant('shrub', 36 + i * 1.3, 0.8, top + 0.5, 0.9, variant=i)
    # lakeside terrace
    m.box('paving', -8, -12, -0.6, LENGTH + 8, -2.2, 0.0)
    m.box('stone', -8.2, -12.4, -2.5, LENGTH + 8.2, -12, 0.5)
    m.box('pool', 12, -10.5, -0.1, 30, -5.8, 0.012)
    for i in range(8):
        with m.at(13 + i * 2.2, -4.4, 0, 180):
            furniture.lounger(m)
    for i in range(5):
        with m.at(34 + i * 2.9, -6.4 - (i % 2) * 2.4, 0, 20 * i):
            furniture.dining(m, 2, 'linen')
    if lit:
        for i in range(4):
            m.lamp(6 + i * 11, 0.3, 3.3, 260)
            m.lamp(6 + i * 11, 5.5, 3.3, 520)
    stage.grid('meadow', (-70, -21, 120, 70), bank, 1.5)
    m.box('water', -2500, -2500, -1.3, 2500, -14, -0.95, True)
    for kind, x, y, s in (
        ('ficus', -8, 6, 1.2),
        ('jacaranda', -12.5, -3, 1.1),
        ('ficus', -18, 10, 1.3),
        ('acacia', 55, -6, 1.1),
        ('ficus', 54, 6, 1.3),
        ('jacaranda', 60, 2, 1.1),
        ('enset', -9.5, -10.5, 0.9),
        ('enset', -6.9, -11, 0.7),
        ('enset', 52.5, -10.5, 1.3),
        ('eucalyptus', -15, 18, 1.2),
        ('eucalyptus', 8, 20, 1.3),
        ('eucalyptus', 31, 21, 1.2),
        ('eucalyptus', 57, 16, 1.2),
        ('acacia', -19, -8, 1.0),
        ('ficus', 68, 10, 1.3),
        ('ficus', -28, 8, 1.3),
        ('eucalyptus', -34, 14, 1.3),
    ):
        planting.plant(kind, x, y, 0, s, variant=int(x) % 3)
    planting.scatter('reed', 260, (-40, -19.2, 90, -17.2), bank, 3, (0.5, 1.0))
    planting.scatter('shrub', 70, (-40, -16, -9, 14), bank, 4, (0.6, 1.4))
    planting.scatter('shrub', 50, (51, -15, 90, 14), bank, 5, (0.6, 1.4))
    planting.scatter('agave', 40, (-9, -15.5, 52, -13), bank, 6, (0.5, 1.0))
    site.belt(['ficus', 'eucalyptus'], (-90, 40), (140, 42), 9, (1.0, 1.4), 8)
    stage.hills(40, rise=420, base=-60, seed=9)
    stage.hills(300, near=1500, rise=420, base=-60, seed=19, spread=60)
