"""Kazanchis offices: ten floors behind deep vertical fins, a tall lobby set back at street level. Metres."""
import furniture
import planting
import site_kit as site
import stage

WIDE, DEEP, FLOORS, FLOOR, LOBBY, MODULE = 28.8, 19.2, 9, 3.6, 5.4, 1.8

SHOTS = {
    'kazanchis-offices-1': dict(
        view=((-30.0, -35.0, 1.7), (10.5, 3.0, 19.5)),
        lens=24,
        sun=232,
        elevation=36,
        clouds=0.8,
        sky_seed=15.0,
    ),
    'kazanchis-offices-2': dict(
        scale=0.7,
        view=((1.6, 7.2, 6.95), (14.0, 2.6, 6.75)),
        lens=20,
        light='interior',
        sun=200,
        elevation=40,
        key=0.26,
    ),
    'article-climate': dict(
        scale=0.7,
        view=((-15.0, -23.0, 1.7), (5.0, 0.0, 20.5)),
        lens=38,
        sun=222,
        elevation=42,
        clouds=0.6,
        sky_seed=77.0,
        key=0.25,
    ),
}


def face(m, length):
    """One facade in its own frame: fins, spandrels, glass."""
    top = LOBBY + FLOORS * FLOOR
    count = round(length / MODULE)
    for i in range(count + 1):
        x = i * length / count
        m.box('concrete_pale', x - 0.09, -0.62, LOBBY - 0.3, x + 0.07, 0.1, top + 1.2)
    for j in range(FLOORS + 1):
        z = LOBBY + j * FLOOR
        m.box('concrete_pale', -0.1, -0.6 if j % 3 == 0 else -0.3, z - 0.35, length + 0.1, 0.3, z)
        if j < FLOORS:
            m.box('glass', 0, 0.18, z, length, 0.2, z + FLOOR - 0.35, True)
            m.box('metal', 0, 0.14, z + 0.85, length, 0.24, z + 0.9, True)
            for i in range(count):
                if (i * 7 + j * 5) % 11 < 3:
                    x = (i + 0.5) * length / count
                    m.box(
                        'ochre_paint' if (i + j) % 2 else 'timber',
                        x - 0.8,
                        0.08,
                        z,
                        x + 0.8,
                        0.16,
                        z + FLOOR - 0.36,
                    )


def shell(m):
    w, d, top = WIDE, DEEP, LOBBY + FLOORS * FLOOR
    face(m, w)
    with m.at(w, 0, 0, 90):
        face(m, d)
    with m.at(0, d, 0, -90):
        face(m, d)
    m.box('concrete', 0, d - 0.2, 0, w, d, top + 1)
    for j in range(FLOORS + 1):
        z = LOBBY + j * FLOOR
        m.box('concrete', 0.2, 0.3, z - 0.33, w - 0.2, d - 0.2, z - 0.02)
        if j < FLOORS:
            m.box('white', 0.4, 0.6, z + FLOOR - 0.75, w - 0.4, d - 0.4, z + FLOOR - 0.7)
    m.box('concrete', 9.6, 8.4, 0, 19.2, 15, top + 3.4)
    m.box('concrete_pale', -0.4, -0.4, top + 1.2, w + 0.4, d + 0.4, top + 1.4)
    for i in range(5):
        for y in (1.2, d - 1.8):
            m.cylinder('concrete_pale', 1.4 + i * (w - 2.8) / 4, y, 0, LOBBY, 0.38, sides=24)
    lobby = [dict(u=0.3 + i * 2.5, w=2.4, sill=0.05, h=LOBBY - 0.8, cols=2, rows=2) for i in range(9)]
    m.wall('stone_dark', (2.5, 3.4), (w - 2.5, 3.4), LOBBY - 0.35, 0.1, 0.3, lobby)
    m.wall('stone_dark', (w - 2.5, 3.4), (w - 2.5, d), LOBBY - 0.35, 0.1, 0.3)
    m.wall(
        'stone_dark',
        (2.5, d),
        (2.5, 3.4),
        LOBBY - 0.35,
        0.1,
        0.3,
        [dict(u=4, w=6, sill=0.05, h=4.4, cols=3, rows=2)],
    )
    m.box('floor_tile', 0, 0, -0.1, w, d, 0.12)
    m.box('timber_flat', 0.2, 0.4, LOBBY - 0.45, w - 0.2, d - 1, LOBBY - 0.4)


def office_floor(m):
    z = LOBBY
    m.box('timber_floor', 0.3, 0.4, z - 0.02, WIDE - 0.3, DEEP - 0.4, z + 0.012, True)
    for i in range(5):
        for k in range(2):
            for side in (0, 180):
                with m.at(5.5 + i * 3.3, 2.6 + k * 3.2 + (0.41 if side else -0.41), z, side):
                    furniture.desk(m)
                    with m.at(0, -0.75, 0, 180):
                        furniture.chair(m, 'wool_juniper', 'metal')
        m.box('glow', 4.7 + i * 3.3, 1.6, z + 2.62, 4.8 + i * 3.3, 7.4, z + 2.68, True)
    for i in range(18):
        m.box('beam_pale', 0.6 + i * 1.2, 0.5, z + 2.72, 0.68 + i * 1.2, 8.2, z + 2.86)
    m.box('rug', 2.2, 8.6, z + 0.012, 8.6, 12.4, z + 0.025, True)
    with m.at(6.0, 10.6, z + 0.02, 180):
        furniture.sofa(m, 2.4)
    with m.at(6.0, 9.3, z + 0.02):
        furniture.low_table(m)
    with m.at(9.5, 11.8, z, -90):
        furniture.shelf(m, 4.5, 1.5, 8)
    for x, y in ((2.6, 13.6), (21.6, 1.5), (3.2, 1.3)):
        with m.at(x, y, z):
            furniture.pot(m, 0.28, 0.5, 'white')
        planting.plant('enset', x, y, z + 0.4, 0.5)


def build(m, name, shot):
    shell(m)
    if name.endswith('2'):
        office_floor(m)
    site.ground(m, 'paving', -8, -7, WIDE + 12, DEEP + 6, 0.0)
    site.ground(m, 'lawn', -120, DEEP + 6, 160, 160, -0.02)
    site.ground(m, 'paving', -120, -7.2, 160, DEEP + 8, -0.03)
    site.ground(m, 'lawn', -120, -80, 160, -27, -0.02)
    site.street(m, -120, 160, -9.5, 13.0, 2.4, 0)
    for i in range(3):
        site.bed(
            m,
            1 + i * 10,
            -6.2,
            7 + i * 10,
            -4.2,
            ['shrub', 'fern', 'agave', 'shrub_grey'],
            0.7,
            i,
            (0.6, 1.0),
            0.4,
            'concrete_pale',
        )
        planting.plant('olive', 4 + i * 10, -5.2, 0.3, 1.1, variant=i)
    for i in range(3):
        planting.plant(('jacaranda', 'ficus')[i % 2], -14 + i * 6.0, -7.8, 0, 0.8, variant=i)
    site.belt(['ficus', 'jacaranda'], (36, -7.8), (110, -7.8), 9, (0.8, 0.95), 3)
    site.town(
        m,
        [
            (-34, 4, 17, 16, 19),
            (-56, 2, 15, 15, 12.8),
            (46, 2, 20, 18, 22.4),
            (72, 3, 18, 16, 16),
            (-30, 34, 18, 16, 32),
            (4, 44, 22, 16, 28),
            (38, 40, 18, 16, 38),
            (100, 5, 20, 18, 28),
            (-90, 6, 20, 16, 16),
            (66, 44, 20, 20, 28),
        ],
        4,
    )
    with m.at(19.5, -13.5, -0.12):
        furniture.car(m, 'white')
    with m.at(36.5, -19.0, -0.12, 180):
        furniture.car(m, 'metal_grey')
    stage.hills(40, rise=500, base=-30, seed=8)
