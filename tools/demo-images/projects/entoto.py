"""Entoto ridge house: a stone base and chimney carry a long timber floor under one thin roof. Metres."""
import numpy as np

import furniture
import planting
import stage

LENGTH, DEPTH, FLOOR, HEIGHT = 21.0, 8.4, 3.3, 3.0

SHOTS = {
    'hero': dict(
        size=(1920, 1080),
        scale=0.9,
        samples=28,
        view=((40.5, -11.0, 3.4), (8.0, 5.0, 5.4)),
        lens=27,
        light='dusk',
        sun=283,
        clouds=0.8,
        sky_seed=3.0,
        haze=14000.0,
        key=0.085,
        top=0.75,
        bloom=0.2,
        saturation=1.1,
    ),
    'entoto-ridge-house-1': dict(
        view=((-12.5, -19.0, 1.9), (8.0, 0.0, 4.3)),
        lens=27,
        sun=222,
        elevation=24,
        clouds=0.6,
        sky_seed=1.0,
        haze=9000.0,
    ),
    'entoto-ridge-house-2': dict(
        scale=0.7,
        view=((4.6, 6.4, 4.75), (11.0, 0.6, 4.6)),
        lens=23,
        light='interior',
        sun=200,
        elevation=22,
        haze=9000.0,
        key=0.26,
        contrast=1.2,
    ),
    'service-residence': dict(
        scale=0.7,
        view=((33.5, -13.5, 2.6), (9.0, 2.0, 4.3)),
        lens=26,
        sun=160,
        elevation=24,
        clouds=0.7,
        sky_seed=71.0,
        haze=9000.0,
    ),
}

rough = stage.noise(7)


def ground(x, y):
    fall = np.maximum(0, -8.5 - y)
    back = np.maximum(0, y - 26)
    side = np.maximum(0, -x - 14) + np.maximum(0, x - 46)
    return (
        -0.12
        - 0.2 * fall
        - 0.003 * fall**2
        - 0.16 * back
        - 0.12 * side
        + 0.12 * rough(x, y, 9, 3) * np.minimum(1, (fall + back + side) / 4)
    )


def upper_floor(m, lit):
    z, top = FLOOR, FLOOR + HEIGHT
    m.box('concrete_pale', -2.6, -1.9, z - 0.32, LENGTH + 0.1, DEPTH, z)
    m.box('timber_floor', -2.3, -0.2, z, LENGTH - 0.2, DEPTH - 0.2, z + 0.02, True)
    m.box('timber_pale', -2.3, 0.1, top - 0.06, LENGTH - 0.2, DEPTH - 0.2, top - 0.02, True)
    south = [
        dict(u=0.6, w=5.2, sill=0.05, h=2.75, cols=4, frame='metal', curtain=0.1),
        dict(u=6.4, w=9.4, sill=0.05, h=2.75, cols=6, frame='metal'),
        dict(u=17.4, w=2.0, sill=0.05, h=2.75, cols=2, frame='metal', curtain=0.25),
        dict(u=20.4, w=2.0, sill=0.9, h=1.9, kind='battens', frame='beam'),
    ]
    m.wall('timber', (-2.0, 0), (LENGTH, 0), HEIGHT, z, 0.3, south)
    m.wall(
        'timber',
        (LENGTH, 0),
        (LENGTH, DEPTH),
        HEIGHT,
        z,
        0.3,
        [dict(u=1.0, w=4.0, sill=0.05, h=2.75, cols=3)],
    )
    m.wall(
        'timber',
        (LENGTH, DEPTH),
        (-2.0, DEPTH),
        HEIGHT,
        z,
        0.3,
        [dict(u=2 + 4.2 * i, w=1.8, sill=1.1, h=1.2, cols=2) for i in range(5)],
    )
    m.wall(
        'timber', (-2.0, DEPTH), (-2.0, 0), HEIGHT, z, 0.3, [dict(u=2.4, w=4.6, sill=0.05, h=2.75, cols=3)]
    )
    m.box('plaster_white', 12.2, 3.6, z, 12.4, DEPTH - 0.3, top - 0.06)
    m.box('beam', 12.14, 4.2, z + 0.9, 12.19, 6.2, z + 2.2)
    m.box('wool_ochre', 12.12, 4.25, z + 0.95, 12.16, 6.15, z + 2.15)
    with m.at(11.9, 7.1, z + 0.02, -90):
        furniture.shelf(m, 1.7, 2.2, 2)
    m.box('plaster_white', 4.0, 5.2, z, 4.2, DEPTH - 0.3, top - 0.06)
    m.glass_rail((-2.5, -1.82), (LENGTH, -1.82), z)
    for x in (-2.45, 1.75, 5.95, 10.15, 14.35, 18.55):
        m.box('beam', x, -1.75, z, x + 0.14, -1.61, top)
        m.box('beam', x + 0.02, -2.6, top - 0.02, x + 0.12, DEPTH + 0.9, top + 0.2)
    m.roof('zinc_dark', [(-4.0, top + 0.32), (LENGTH + 1.7, top + 0.32)], 0.11, -2.9, DEPTH + 1.2)
    m.roof('timber_flat', [(-3.97, top + 0.205), (LENGTH + 1.67, top + 0.205)], 0.03, -2.87, DEPTH + 1.17)
    with m.at(8.3, 3.0, z + 0.02, 180):
        furniture.sofa(m, 2.6)
    with m.at(6.2, 1.6, z + 0.02, 70):
        furniture.armchair(m)
    with m.at(8.4, 1.4, z + 0.02):
        furniture.low_table(m)
    m.box('rug', 6.4, 0.6, z + 0.02, 10.4, 3.4, z + 0.035, True)
    with m.at(14.4, 2.6, z + 0.02):
        furniture.dining(m, 4)
    for x in (13.6, 14.4, 15.2):
        m.pendant(x, 2.6, top - 0.06, 1.05, 0.14)
    if lit:
        for x, power in ((1.0, 120), (6.0, 160), (10.4, 160), (14.4, 160), (18.8, 160)):
            m.lamp(x, 3.2, top - 0.6, power * 6)


def base(m, lit):
    south = [
        dict(u=1.2, w=3.4, h=2.5, cols=3, kind='window'),
        dict(u=6.0, w=1.1, h=2.2, kind='door'),
        dict(u=8.2, w=3.6, sill=0.9, h=1.5, cols=3, ledge='concrete_pale'),
    ]
    m.wall('stone', (0.6, 0.5), (14.0, 0.5), FLOOR - 0.34, 0, 0.5, south)
    m.wall('stone', (14.0, 0.5), (14.0, DEPTH - 0.3), FLOOR - 0.34, 0, 0.5)
    m.wall('stone', (14.0, DEPTH - 0.3), (0.6, DEPTH - 0.3), FLOOR - 0.34, 0, 0.5)
    m.wall(
        'stone',
        (0.6, DEPTH - 0.3),
        (0.6, 0.5),
        FLOOR - 0.34,
        0,
        0.5,
        [dict(u=4.5, w=1.0, sill=0.2, h=2.2, cols=1)],
    )
    m.box('stone', 15.9, 2.2, -0.5, 18.1, 5.6, 8.6)
    m.box('concrete_pale', 15.8, 2.1, 8.6, 18.2, 5.7, 8.75)
    # garage and guest wing, its roof a terrace beside the upper floor
    wing = [dict(u=1.0, w=3.0, sill=0.0, h=2.4, cols=3), dict(u=5.2, w=3.6, sill=0.0, h=2.4, cols=4)]
    m.wall('stone', (18.1, 1.0), (28.4, 1.0), FLOOR + 0.2, 0, 0.5, wing)
    m.wall(
        'stone', (28.4, 1.0), (28.4, 8.0), FLOOR + 0.2, 0, 0.5, [dict(u=2.5, w=1.4, sill=0.9, h=1.5, cols=2)]
    )
    m.wall('stone', (28.4, 8.0), (14.0, 8.0), FLOOR + 0.2, 0, 0.5)
    m.box('timber_flat', 18.2, 1.4, FLOOR - 0.3, 28.0, 7.6, FLOOR - 0.05)
    m.railing((LENGTH + 0.2, 1.25), (28.2, 1.25), FLOOR - 0.05, 1.1)
    m.railing((28.2, 1.25), (28.2, 7.8), FLOOR - 0.05, 1.1)
    # terrace, its wall and steps
    m.box('paving', -3.4, -7.0, -0.5, 29.2, 1.0, 0.0)
    m.box('rubble', -3.8, -7.4, -4.0, 29.6, -6.95, 0.42)
    m.box('concrete_pale', -3.85, -7.45, 0.42, 29.65, -6.9, 0.5)
    m.box('rubble', -3.8, -6.95, -3.0, -3.35, 2.0, 0.42)
    m.box('concrete_pale', -3.85, -6.9, 0.42, -3.3, 2.0, 0.5)
    m.box('rubble', 29.2, -6.95, -3.0, 29.6, 4.0, 0.42)
    m.box('pool', 16.0, -6.2, -0.2, 27.0, -3.2, 0.012)
    m.box('timber_floor', 18.4, 1.3, -0.4, 28.1, 7.7, 0.01, True)
    m.box('timber_floor', 0.9, 0.8, -0.4, 13.8, DEPTH - 0.6, 0.01, True)
    with m.at(25.3, 5.0, 0.01):
        furniture.dining(m, 4)
    with m.at(21.0, 7.2, 0.01):
        furniture.shelf(m, 4.0, 2.2, 5)
    for box in (
        (15.7, -6.5, 27.3, -6.2),
        (15.7, -3.2, 27.3, -2.9),
        (15.7, -6.2, 16.0, -3.2),
        (27.0, -6.2, 27.3, -3.2),
    ):
        m.box('concrete_pale', box[0], box[1], -0.1, box[2], box[3], 0.03)
    for x in (19.0, 20.2):
        with m.at(x, -1.6, 0, 180):
            furniture.lounger(m)
    with m.at(24.5, -0.9, 0):
        furniture.dining(m, 3, 'linen')
    for x in (1.5, 3.0, 12.6):
        with m.at(x, -0.2, 0):
            furniture.pot(m, 0.32, 0.55)
        planting.plant('agave', x, -0.2, 0.5, 0.8)
    if lit:
        for x in (2.8, 10.0):
            m.lamp(x, 3.5, 2.4, 600)
        m.lamp(20.6, 3.5, 2.4, 600)
        m.lamp(25.4, 3.5, 2.4, 700)
        for x in (4.0, 9.0, 13.0):
            m.lamp(x, -0.9, 2.7, 90, size=0.08)


def planting_plan(name):
    stage.grid('meadow', (-90, -130, 130, 90), ground, 1.0)
    stage.hills(45, rise=620, base=-160, seed=4)
    stage.hills(230, rise=620, base=-200, seed=9)
    stage.hills(300, rise=520, base=-200, seed=12, spread=60)
    if name == 'entoto-ridge-house-2':
        planting.plant('juniper', 18, -14, ground(18, -14), 0.8)
        planting.scatter('juniper', 50, (-60, -90, 100, -35), ground, 6, (0.6, 1.0))
        return
    for x, y, s in (
        (-9, 7, 1.1),
        (-6.5, 11, 0.9),
        (-13, 13, 1.2),
        (31.5, 9, 1.05),
        (34, 13, 1.25),
        (24, 15, 1.1),
        (14, 14, 1.2),
        (6, 13.5, 1.0),
        (-17, 3, 0.8),
        (38, 6, 0.85),
        (-4, 11, 1.0),
        (-1.5, 15, 1.2),
        (4, 18, 1.3),
    ):
        planting.plant('juniper', x, y, ground(x, y), s, variant=int(x) % 3)
    for x, y, s in ((-22, 22, 1.1), (8, 24, 1.0), (1, 22, 1.1), (20, 27, 1.15), (45, 22, 1.0), (28, 24, 1.1)):
        planting.plant('eucalyptus', x, y, ground(x, y), s, variant=int(x) % 3)
    planting.plant('acacia', -17.5, -4, ground(-17.5, -4), 0.8)
    if name != 'hero':
        planting.plant('acacia', 18, -12.5, ground(18, -12.5), 0.9, variant=1)

    def open_ground(x, y):
        return not (-4.5 < x < 30.2 and -8 < y < 10)

    planting.scatter('tuft_dry', 900, (-26, -26, 44, -7), ground, 5, (0.6, 1.3), open_ground)
    planting.scatter('tuft', 500, (-26, -24, 50, 16), ground, 8, (0.5, 1.1), open_ground)
    planting.scatter('shrub_grey', 60, (-26, -26, 46, 16), ground, 9, (0.4, 1.1), open_ground)
    planting.scatter('agave', 30, (-12, -13, 40, -7.6), ground, 3, (0.5, 1.1), open_ground)
    planting.scatter('juniper', 90, (-90, -110, 130, -40), ground, 6, (0.5, 0.9))
    planting.scatter('shrub', 160, (-90, -100, 130, -26), ground, 11, (0.8, 2.2))
    if name == 'hero':
        planting.grass((26, -15, 42, -7.6), ground, 110, 0.2, 'leaf_dry', 4)
    else:
        planting.grass((-22, -21, 6, -7.6), ground, 70, 0.17, 'leaf_grass', 4)
        planting.grass((-22, -21, 6, -7.6), ground, 50, 0.22, 'leaf_dry', 5)


def build(m, name, shot):
    lit = name == 'hero'
    upper_floor(m, lit)
    base(m, lit)
    planting_plan(name)
