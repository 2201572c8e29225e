"""Gulele primary school: brick classrooms under lifted metal roofs around a court with one great tree. Metres."""
import furniture
import planting
import site_kit as site
import stage

ROOM, DEEP, HEIGHT, WALK, COUNT = 8.0, 7.2, 3.1, 2.6, 4
LENGTH = ROOM * COUNT

SHOTS = {
    'gulele-primary-school-1': dict(
        view=((5.2, 12.2, 1.65), (19.0, 24.0, 3.5)), lens=22, sun=218, elevation=30, clouds=0.7, sky_seed=41.0
    ),
    'gulele-primary-school-2': dict(
        scale=0.7,
        view=((1.0, 25.2, 1.6), (7.4, 29.6, 1.5)),
        lens=20,
        light='interior',
        sun=200,
        elevation=34,
        key=0.2,
    ),
    'service-sustainability': dict(
        scale=0.7,
        view=((1.6, 21.9, 1.65), (16.0, 25.4, 2.75)),
        lens=24,
        sun=218,
        elevation=30,
        clouds=0.6,
        sky_seed=78.0,
        key=0.19,
    ),
}


def wing(m, rooms, inside=False):
    """A row of classrooms along x; the court lies at y < 0."""
    length = ROOM * rooms
    m.box('concrete', -0.5, -WALK, -0.4, length + 0.5, DEEP + 0.4, 0.15)
    for i in range(rooms):
        with m.at(i * ROOM, 0, 0.15):
            front = [
                dict(
                    u=0.6,
                    w=1.1,
                    h=2.25,
                    kind='door',
                    leaf='juniper_paint' if i % 2 else 'ochre_paint',
                    depth=0.7,
                ),
                dict(u=2.2, w=2.2, sill=0.9, h=1.4, cols=2, ledge='concrete_pale'),
                dict(u=5.0, w=2.2, sill=0.9, h=1.4, cols=2, ledge='concrete_pale'),
            ]
            m.wall('brick', (0, 0), (ROOM, 0), HEIGHT, 0, 0.36, front)
            m.wall(
                'brick',
                (ROOM, DEEP),
                (0, DEEP),
                HEIGHT,
                0,
                0.36,
                [
                    dict(u=1.0 + 2.2 * k, w=1.5, sill=0.8, h=1.7, kind='screen', frame='brick_dark')
                    for k in range(3)
                ],
            )
            m.box('plaster_white', -0.09, 0.36, 0, 0.09, DEEP - 0.36, HEIGHT)
            m.box('concrete_pale', -0.05, -0.04, HEIGHT, ROOM + 0.05, 0.4, HEIGHT + 0.2)
    m.box('brick', length - 0.36, 0.3, 0.15, length, DEEP - 0.3, HEIGHT + 0.15)
    m.box('brick', 0.0, 0.3, 0.15, 0.36, DEEP - 0.3, HEIGHT + 0.15)
    base = HEIGHT + 0.35
    for i in range(rooms * 2 + 1):
        x = min(max(i * ROOM / 2, 0.15), length - 0.15)
        m.box('steel_red', x - 0.05, -WALK + 0.25, 0.15, x + 0.05, -WALK + 0.35, 3.2)
        a, b, c = (x, -WALK - 0.3, 3.25), (x, 0.2, base + 0.55), (x, DEEP + 0.6, base + 1.75)
        m.rod('steel_red', a, c, 0.055)
        m.rod('steel_red', (x, 0.2, base), b, 0.04)
        m.rod('steel_red', (x, 0.2, base + 0.02), (x, DEEP - 0.2, base + 0.02), 0.045)
        m.rod('steel_red', (x, DEEP - 0.2, base), (x, DEEP - 0.2, base + 1.6), 0.04)
        for f in (0.35, 0.7):
            y = 0.2 + (DEEP - 0.4) * f
            top = base + 0.55 + (1.2 * (y - 0.2) / (DEEP + 0.4))
            m.rod('steel_red', (x, y, base), (x, y, top), 0.03)
            m.rod('steel_red', (x, y, base), (x, y - 2.3, top - 0.42), 0.03)
    rise = (1.75 + base - 3.25) / (DEEP + WALK + 0.9)
    with m.at(0, 0, 0, 90):
        m.roof(
            'zinc_warm',
            [(-WALK - 0.6, 3.36 - rise * 0.3), (DEEP + 1.0, 3.36 + rise * (DEEP + WALK + 1.3))],
            0.07,
            -length - 0.7,
            0.7,
        )
    with m.at(0, 0, HEIGHT + 0.1):
        m.box('bamboo', 0.2, 0.3, 0.1, length - 0.2, DEEP - 0.3, 0.14, True)


def classroom(m):
    """Furniture of the first room of the north wing, seen in the second picture."""
    with m.at(0, 24, 0.16):
        m.box('floor_tile', 0.1, 0.3, -0.02, ROOM, DEEP - 0.3, 0.012, True)
        m.box('juniper_paint', ROOM - 0.14, 1.6, 0.9, ROOM - 0.11, 5.4, 2.2)
        m.box('beam', ROOM - 0.18, 1.55, 0.86, ROOM - 0.1, 5.45, 0.9)
        for i in range(4):
            for j in range(3):
                with m.at(1.7 + i * 1.3, 1.5 + j * 1.9, 0.0, 90):
                    furniture.table(m, 1.3, 0.5, 0.68, 'beam_pale', 'metal')
                    m.box('beam_pale', -0.62, -0.62 + 1.1, 0.38, 0.62, -0.32 + 1.1, 0.42)
                    for x in (-0.5, 0.5):
                        m.box('metal', x - 0.02, 0.5, 0, x + 0.02, 0.76, 0.38)
                    m.box('paper', -0.4, -0.15, 0.682, -0.12, 0.08, 0.695)
                    m.box('wool_ochre', 0.15, -0.1, 0.682, 0.4, 0.1, 0.71)
        with m.at(0.9, DEEP - 0.8, 0):
            furniture.shelf(m, 1.3, 1.5, 4)
        for i in range(3):
            m.pendant(2.4 + i * 2.2, DEEP / 2, HEIGHT + 0.05, 0.5, 0.18)


def build(m, name, shot):
    with m.at(0, 24):
        wing(m, COUNT)
    with m.at(LENGTH + 4.5, 24, 0, -90):
        wing(m, 3)
    with m.at(-4.5, 0, 0, 90):
        wing(m, 3)
    if name.endswith('2'):
        classroom(m)
    site.ground(m, 'lawn', -120, -80, 140, 140, -0.06)
    m.box('earth', -1.9, -12, -0.3, LENGTH + 1.9, 21.4, -0.01, True)
    m.box('paving', 1.0, 8.0, -0.2, LENGTH - 1.0, 9.8, 0.02, True)
    m.box('paving', 15.1, -12, -0.2, 16.9, 21.4, 0.021, True)
    planting.plant('ficus', 19.6, 13.6, 0, 1.35, variant=1)
    m.cylinder('brick', 19.6, 13.6, -0.2, 0.45, 2.3, sides=32)
    m.cylinder('concrete_pale', 19.6, 13.6, 0.45, 0.52, 2.4, sides=32)
    m.cylinder('soil', 19.6, 13.6, 0.5, 0.54, 1.7, sides=32)
    for x, y, s in ((28, 4.5, 0.8), (27.5, 17.0, 1.0)):
        planting.plant('olive' if s < 1 else 'jacaranda', x, y, 0, s, variant=int(x) % 3)
    for x, y, r in ((8, 6.6, 0), (12, 6.6, 0), (24.5, 6.6, 0)):
        with m.at(x, y, 0, r):
            furniture.bench(m, 2.0, 'beam', 'brick')
    site.bed(
        m, 1.0, 18.8, 14.5, 20.6, ['shrub', 'fern', 'shrub_bloom', 'agave'], 0.75, 3, (0.5, 0.8), 0.0, 'brick'
    )
    site.bed(
        m,
        17.6,
        18.8,
        30.0,
        20.6,
        ['shrub', 'fern', 'shrub_bloom', 'shrub_grey'],
        0.75,
        5,
        (0.5, 0.8),
        0.0,
        'brick',
    )
    for i in range(6):
        m.box(
            ('ochre_paint', 'juniper_paint', 'plaster_clay')[i % 3],
            5.5 + i * 0.62,
            2.0 + (i % 2) * 0.62,
            -0.1,
            6.08 + i * 0.62,
            2.58 + (i % 2) * 0.62,
            0.006,
            True,
        )
    site.belt(['eucalyptus', 'ficus', 'juniper', 'eucalyptus'], (-30, 40), (70, 42), 5.5, (0.9, 1.3), 3)
    site.belt(['ficus', 'eucalyptus'], (48, -6), (50, 34), 7, (0.9, 1.2), 4)
    site.belt(['ficus', 'eucalyptus'], (-18, -6), (-18, 34), 7, (0.9, 1.2), 5)
    stage.hills(45, rise=560, base=-30, seed=6)
