"""Sarbet corner: shops below seven floors of flats on a street corner, balconies that turn the rounded corner. Metres."""
import math

import furniture
import kit
import planting
import site_kit as site
import stage

WIDE, DEEP, SHOP, FLOOR, FLOORS, RADIUS = 27.0, 21.0, 4.6, 3.1, 7, 5.0
TOP = SHOP + FLOORS * FLOOR

SHOTS = {
    'sarbet-corner-1': dict(
        view=((-25.0, -26.0, 1.7), (6.5, 4.5, 11.6)),
        lens=27,
        sun=205,
        elevation=36,
        clouds=0.8,
        sky_seed=23.0,
    ),
    'sarbet-corner-2': dict(
        scale=0.7,
        view=((-16.5, -21.0, 1.7), (4.5, 3.0, 11.0)),
        lens=24,
        light='dusk',
        sun=110,
        clouds=0.6,
        sky_seed=24.0,
        key=0.10,
    ),
    'service-commercial': dict(
        scale=0.7,
        view=((-3.4, -8.6, 1.7), (12.5, 0.5, 3.4)),
        lens=26,
        light='dusk',
        sun=110,
        clouds=0.6,
        sky_seed=73.0,
        key=0.12,
    ),
    'article-urban-housing': dict(
        scale=0.7,
        view=((35.0, -21.0, 1.7), (11.5, 0.0, 12.6)),
        lens=22,
        sun=170,
        elevation=34,
        clouds=0.8,
        sky_seed=74.0,
    ),
}


def corner(offset=0.0):
    """Points of the plan outline along street fronts: west side, rounded corner at the origin, south side."""
    r = RADIUS
    arc = [
        (r - (r + offset) * math.cos(a), r - (r + offset) * math.sin(a))
        for a in (math.pi / 2 * k / 12 for k in range(13))
    ]
    return [(-offset, DEEP)] + arc + [(WIDE, -offset)]


def slab(m, mat, offset, z0, z1):
    m.prism(mat, corner(offset) + [(WIDE, DEEP)], z0, z1)


def balcony_rail(m, z):
    line = corner(1.35)
    for a, b in zip(line, line[1:]):
        m.railing(a, b, z, 1.05, 'metal', 0.13, 'beam')


def flats(m, lit):
    rng = kit.seeded(3)
    for j in range(FLOORS):
        z = SHOP + j * FLOOR
        tone = 'plaster_white' if j % 2 else 'plaster'
        slab(m, 'white', 1.45 if j else 0.9, z - 0.26, z - 0.02)
        m.box('timber_floor', RADIUS, RADIUS, z - 0.015, WIDE - 0.5, DEEP - 0.5, z + 0.01, True)
        south = [
            dict(u=1.0 + k * 3.6, w=2.5, sill=0.03, h=2.35, cols=2, curtain=rng.choice([0.15, 0.3, 0.45]))
            for k in range(6)
        ]
        west = [
            dict(u=0.8 + k * 3.8, w=2.5, sill=0.03, h=2.35, cols=2, curtain=rng.choice([0.15, 0.3, 0.45]))
            for k in range(4)
        ]
        m.wall(tone, (RADIUS, 0), (WIDE, 0), FLOOR - 0.26, z, 0.3, south)
        m.wall(tone, (0, DEEP), (0, RADIUS), FLOOR - 0.26, z, 0.3, west)
        arc = corner(0)[1:-1]
        for k in range(12):
            a, b = arc[k], arc[k + 1]
            width = math.hypot(b[0] - a[0], b[1] - a[1])
            if k in (0, 5, 6, 11):
                m.wall(tone, a, b, FLOOR - 0.26, z, 0.3)
            else:
                m.wall(
                    tone,
                    a,
                    b,
                    FLOOR - 0.26,
                    z,
                    0.2,
                    [dict(u=0.02, w=width - 0.04, sill=0.03, h=2.35, cols=1)],
                )
        m.box('plaster_sand', 7.5, 7.0, z, WIDE - 1, 7.2, z + FLOOR - 0.3)
        m.box('plaster_sand', 6.8, 7.2, z, 7.0, DEEP - 1, z + FLOOR - 0.3)
        if j:
            balcony_rail(m, z)
        for k in range(6):
            if (k * 3 + j * 2) % 5 < 2 and j:
                with m.at(0, -1.25, 0):
                    m.fill(RADIUS + 0.4 + k * 3.6, 1.8, FLOOR - 0.3, z, kind='battens', t=0.0, frame='timber')
            if (k + j) % 3 == 0 and j:
                planting.plant('shrub', RADIUS + 3.3 + k * 3.6, -0.95, z, 0.6, variant=k)
            if lit and (k * 5 + j * 3) % 7 < 3:
                m.lamp(RADIUS + 2.2 + k * 3.6, 3.2, z + 2.2, 240)
        for k in range(4):
            if (k * 2 + j * 3) % 5 < 2 and j:
                with m.at(-1.25, DEEP - 0.4 - k * 3.8, 0, -90):
                    m.fill(0, 1.8, FLOOR - 0.3, z, kind='battens', t=0.0, frame='timber')
            if lit and (k * 3 + j * 4) % 7 < 3:
                m.lamp(3.2, DEEP - 2.2 - k * 3.8, z + 2.2, 240)
        if lit and j % 3 != 1:
            m.lamp(RADIUS, RADIUS, z + 2.2, 260)
    slab(m, 'white', 1.45, TOP - 0.26, TOP)
    slab(m, 'plaster', 0.0, TOP, TOP + 0.9)
    m.box('timber', 12, 9, TOP, 20, 15, TOP + 3.2)
    for k in range(5):
        m.cylinder('black', 21.5 + k * 1.1, 12, TOP + 0.9, TOP + 2.3, 0.5)


def shops(m, lit):
    slab(m, 'stone_dark', 0.05, -0.2, 0.12)
    tones = ('sign', 'ochre_paint', 'metal', 'plaster_clay', 'sign', 'metal')
    m.wall(
        'stone',
        (RADIUS, 0.9),
        (WIDE, 0.9),
        SHOP - 0.3,
        0.1,
        0.3,
        [dict(u=0.3 + k * 3.6, w=3.1, sill=0.05, h=3.0, cols=2) for k in range(6)],
    )
    m.wall(
        'stone',
        (0.9, DEEP),
        (0.9, RADIUS),
        SHOP - 0.3,
        0.1,
        0.3,
        [dict(u=0.4 + k * 3.9, w=3.2, sill=0.05, h=3.0, cols=2) for k in range(4)],
    )
    m.wall(
        'stone',
        (0.9, RADIUS),
        (RADIUS, 0.9),
        SHOP - 0.3,
        0.1,
        0.3,
        [dict(u=0.6, w=4.6, sill=0.05, h=3.4, cols=4)],
    )
    for k in range(6):
        x = RADIUS + 0.3 + k * 3.6
        m.box(tones[k], x + 0.1, 0.72, 3.3, x + 3.0, 0.86, 3.85)
        m.box('concrete_pale', x - 0.45, 0.05, 0, x - 0.0, 0.5, SHOP - 0.25)
        with m.at(x + 1.5, 4.6, 0.12):
            furniture.shelf(m, 2.8, 2.4, k)
        if lit:
            m.lamp(x + 1.5, 2.6, 3.0, 330)
    for k in range(4):
        y = DEEP - 0.6 - k * 3.9
        m.box(tones[k + 1], 0.72, y - 3.1, 3.3, 0.86, y - 0.1, 3.85)
        m.box('concrete_pale', 0.05, y - 0.1, 0, 0.5, y + 0.35, SHOP - 0.25)
        if lit:
            m.lamp(3, y - 1.5, 3.0, 330)
    m.box('plaster_sand', 1, 8.2, 0, WIDE, 8.4, SHOP)
    if lit:
        m.lamp(4.2, 4.2, 3.2, 500)


def build(m, name, shot):
    lit = shot.get('light') == 'dusk'
    shops(m, lit)
    flats(m, lit)
    m.box('plaster_white', WIDE, 0.1, 0, WIDE + 0.3, DEEP, TOP + 0.9)
    site.ground(m, 'paving', -140, -140, 160, 140, -0.03)
    site.street(m, -5.5, 160, -5.0, 9.0, 2.4, 0)
    site.ground(m, 'asphalt', -160, -14.0, -5.0, -5.0, -0.02)
    site.ground(m, 'asphalt', -14.5, -160, -5.5, 160, -0.018)
    site.ground(m, 'paving', -5.3, -4.82, 60, 40, 0.012)
    for k in range(8):
        m.box('plaster_white', -14.0 + k * 1.05, -4.2, -0.1, -13.5 + k * 1.05, -1.8, -0.005, True)
        m.box('plaster_white', -4.6, -13.6 + k * 1.05, -0.3, -2.2, -13.1 + k * 1.05, -0.105, True)
    for x, y, kind in (
        (4, -3.4, 'olive'),
        (11.5, -3.4, 'jacaranda'),
        (19, -3.4, 'olive'),
        (26.5, -3.4, 'jacaranda'),
        (-3.6, 9, 'olive'),
        (-3.6, 17, 'jacaranda'),
        (-3.6, 25, 'ficus'),
        (34, -3.4, 'ficus'),
    ):
        planting.plant(kind, x, y, 0, 0.78 if kind != 'olive' else 1.0, variant=int(x) % 3)
    for x, y in ((1.5, -4.2), (15.5, -4.2), (30, -4.2)):
        with m.at(x, y, 0, -90):
            furniture.street_lamp(m, 7)
    with m.at(52.0, -7.6, -0.12, 180):
        furniture.car(m, 'juniper_paint')
    with m.at(-8.0, 26.0, -0.02, 90):
        furniture.car(m, 'white')
    site.town(
        m,
        [
            (31, 3, 18, 16, 16),
            (54, 2, 20, 18, 22),
            (-2, 30, 16, 16, 13),
            (-44, 6, 22, 18, 16),
            (20, 34, 22, 16, 28),
            (-40, 34, 20, 18, 22),
            (-2, 56, 20, 16, 19),
            (80, 6, 20, 18, 16),
            (74, -40, 20, 16, 13),
        ],
        7,
    )
    site.belt(['ficus', 'jacaranda'], (-18, 4), (-18, 60), 9, (0.8, 1.0), 5)
    stage.hills(40, rise=500, base=-30, seed=5)
