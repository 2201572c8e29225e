"""Bole terrace houses: four plastered houses of three floors, party walls, balconies, timber screens. Metres."""
import furniture
import planting
import site_kit as site
import stage

WIDE, DEEP, FLOOR, COUNT = 6.4, 11.0, 3.1, 4

SHOTS = {
    'bole-terrace-houses-1': dict(
        view=((-6.0, -14.6, 1.7), (11.0, 0.0, 5.0)),
        lens=26,
        sun=218,
        elevation=36,
        clouds=0.7,
        key=0.22,
        sky_seed=6.0,
    ),
    'bole-terrace-houses-2': dict(
        scale=0.7,
        view=((30.0, -13.0, 1.65), (13.5, -0.5, 4.7)),
        lens=26,
        light='dusk',
        sun=100,
        clouds=0.7,
        sky_seed=2.0,
        key=0.11,
    ),
}


def house(m, i, lit):
    tone = ('plaster_white', 'plaster_sand', 'plaster', 'plaster_ochre')[i]
    wide, top = WIDE - 0.3, FLOOR * 2 + 0.2
    with m.at(i * WIDE + 0.3, 0, 0.15):
        ground = [
            dict(u=0.7, w=1.1, h=2.35, kind='door', depth=0.75),
            dict(u=2.5, w=2.9, sill=0.35, h=2.05, cols=2, ledge='concrete_pale'),
        ]
        first = [dict(u=0.5, w=5.1, sill=FLOOR + 0.05, h=2.45, cols=4, curtain=0.14)]
        m.wall(tone, (0, 0), (wide, 0), top + 0.3, 0, 0.32, ground + first)
        m.box('beam', 0.5, -1.0, 2.62, 2.1, 0.2, 2.72)
        # balcony with a timber screen that covers half of it
        m.box('concrete_pale', 0.3, -1.35, FLOOR - 0.22, wide - 0.3, 0.1, FLOOR + 0.02)
        m.railing((0.35, -1.3), (wide - 0.35, -1.3), FLOOR + 0.02)
        side = 0.35 if i % 2 else wide / 2 + 0.1
        with m.at(0, -1.2, 0):
            m.fill(side, wide / 2 - 0.45, 2.6, FLOOR + 0.02, kind='battens', t=0.0, frame='beam')
            m.box('metal', side, -0.06, FLOOR + 2.6, side + wide / 2 - 0.45, 0.06, FLOOR + 2.68)
        # setback floor with a roof terrace and pergola
        second = [dict(u=0.6, w=4.9, sill=0.1, h=2.4, cols=4, frame='metal')]
        m.box('paving', 0, 0.2, top - 0.1, wide, 3.1, top + 0.02)
        m.wall(tone, (0, 3.0), (wide, 3.0), FLOOR, top, 0.3, second)
        m.box('concrete_pale', -0.1, 2.3, top + FLOOR, wide + 0.1, DEEP, top + FLOOR + 0.25)
        for x in (0.5, wide - 0.6):
            m.box('beam', x, 0.4, top + 0.02, x + 0.1, 0.5, top + 2.4)
        for y in (0.4, 1.3, 2.2):
            m.box('beam', 0.3, y, top + 2.4, wide - 0.3, y + 0.09, top + 2.55)
        for k in range(16):
            m.box('beam', 0.4 + k * 0.35, 0.2, top + 2.55, 0.46 + k * 0.35, 2.6, top + 2.62)
        m.glass_rail((0.1, 0.12), (wide - 0.1, 0.12), top + 0.3, 0.75)
        with m.at(wide / 2, 1.6, top + 0.02):
            furniture.dining(m, 2, 'linen')
        m.box('timber_floor', 0, 0.32, -0.1, wide, DEEP - 0.3, 0.02)
        m.box('white', 0, 0.35, FLOOR - 0.25, wide, DEEP - 0.3, FLOOR - 0.02)
        m.box('white', 0, 0.35, top - 0.25, wide, DEEP - 0.3, top - 0.12)
        m.box('plaster_white', 0, 5.5, 0, wide, 5.7, top - 0.1)
        with m.at(wide / 2, 4.4, FLOOR, 0):
            furniture.sofa(m)
        for x in (1.9, wide - 1.9):
            m.pendant(x, 2.2, FLOOR * 2 - 0.1, 0.6, 0.14)
        if lit:
            m.lamp(wide / 2, 2.6, FLOOR * 2 - 0.5, 320)
            m.lamp(3.9, 2.4, 2.3, 260 if i != 1 else 40)
            m.lamp(wide / 2, 5.0, top + 2.4, 240 if i != 2 else 30)
            m.lamp(1.2, -0.5, 2.45, 30, size=0.07)
        # front garden: wall, gate, planting, path
        m.box('rubble', 0.0, -4.0, -0.4, 0.5, -3.7, 1.15)
        m.box('rubble', 2.0, -4.0, -0.4, wide, -3.7, 1.15)
        m.box('concrete_pale', 1.97, -4.05, 1.15, wide, -3.65, 1.22)
        with m.at(0.5, -3.9, 0):
            m.fill(0.0, 1.5, 1.35, 0.0, kind='battens', t=0.0, frame='beam')
        m.box('paving', 0.4, -3.7, -0.2, 2.1, 0, 0.0)
    site.bed(
        m,
        i * WIDE + 2.6,
        -3.6,
        i * WIDE + WIDE - 0.1,
        -1.6,
        ['shrub', 'shrub_bloom', 'fern', 'agave', 'shrub_grey'],
        0.62,
        i,
        (0.45, 0.85),
        0.12,
    )
    planting.plant(
        ('olive', 'jacaranda', 'olive', 'olive')[i],
        i * WIDE + 4.6,
        -2.4,
        0.1,
        (0.8, 0.72, 0.9, 0.8)[i],
        variant=i,
    )


def build(m, name, shot):
    lit = name.endswith('2')
    for i in range(COUNT):
        house(m, i, lit)
    for i in range(COUNT + 1):
        m.box('plaster_white', i * WIDE, -0.55, -0.3, i * WIDE + 0.3, DEEP, FLOOR * 2 + 0.75)
        m.box(
            'plaster_white', i * WIDE + 0.002, 2.0, FLOOR * 2 + 0.7, i * WIDE + 0.298, DEEP, FLOOR * 3 + 0.75
        )
        m.box('rubble', i * WIDE, -3.98, -0.3, i * WIDE + 0.3, -0.55, 1.3)
    m.box('plaster_white', 0, DEEP - 0.3, 0, COUNT * WIDE + 0.3, DEEP, FLOOR * 3)
    site.ground(m, 'lawn', -80, -4, 110, 90, -0.02)
    site.ground(m, 'lawn', -80, -60, 110, -16.6, -0.02)
    site.street(m, -84, 110, -6.2, 7.2, lamps=24.0)
    planting.plant('olive', -3.2, -2.0, 0, 1.0, variant=2)
    site.town(
        m,
        [
            (-22, 3, 13, 12, 7),
            (33, 4, 14, 13, 10),
            (-40, 8, 12, 12, 10),
            (52, 6, 14, 12, 13),
            (6, 30, 14, 14, 13),
            (28, 34, 16, 12, 16),
            (-16, 34, 14, 12, 13),
            (72, 12, 18, 14, 16),
            (-30, -34, 14, 12, 7),
        ],
    )
    site.belt(['ficus', 'jacaranda', 'ficus', 'eucalyptus'], (-34, -1.0), (-6, -1.5), 6.5, (0.75, 1.0), 4)
    site.belt(['ficus', 'jacaranda', 'eucalyptus'], (31, -1.0), (75, -1.0), 8, (0.75, 1.0), 5)
    site.belt(['eucalyptus', 'ficus', 'eucalyptus', 'juniper'], (-20, 17), (60, 19), 6, (0.8, 1.2), 6)
    stage.hills(20, rise=500, base=-30, seed=5)
    stage.hills(290, rise=500, base=-30, seed=6)
