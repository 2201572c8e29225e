"""Merkato trade hall: sawtooth roof with north light on steel portals over a base of brick arches. Metres."""
import furniture
import planting
import site_kit as site
import stage

BAY, BAYS, DEEP, EAVES, SAW = 7.0, 6, 30.0, 6.4, 3.0
LENGTH = BAY * BAYS

SHOTS = {
    'merkato-trade-hall-1': dict(
        view=((-9.5, -15.0, 1.7), (14.5, 0.0, 5.2)), lens=25, sun=225, elevation=33, clouds=0.7, sky_seed=21.0
    ),
    'merkato-trade-hall-2': dict(
        scale=0.7,
        view=((18.0, 1.4, 1.7), (18.0, 28.0, 5.0)),
        lens=20,
        light='interior',
        sun=75,
        elevation=44,
        key=0.24,
    ),
}


def build(m, name, shot):
    w, d = LENGTH, DEEP
    arches = m.arcade('brick', (0, 0), (w, 0), EAVES, 1.0, 2.7, BAYS * 2, 0.6)
    with m.at(w, 0, 0, 90):
        m.arcade('brick', (0, 0), (d, 0), EAVES, 1.0, 2.7, 9, 0.6)
    with m.at(0, d, 0, -90):
        m.arcade('brick', (0, 0), (d, 0), EAVES, 1.0, 2.7, 9, 0.6)
    m.wall('brick', (w, d), (0, d), EAVES, 0, 0.6)
    m.box('concrete_pale', -0.15, -0.15, EAVES, w + 0.15, 0.7, EAVES + 0.25)
    m.box('concrete_pale', -0.15, 0, EAVES, 0.6, d, EAVES + 0.25)
    m.box('concrete_pale', w - 0.6, 0, EAVES, w + 0.15, d, EAVES + 0.25)
    for i, (u, wide) in enumerate(arches):
        m.box('brick_dark', u - 0.12, -0.05, 2.62, u + 0.0, 0.0, 2.74, True)
        with m.at(0, 0.3, 0):
            m.fill(u, wide, 1.2, 2.95, kind='battens', t=0.0, frame='metal')
            m.box('metal', u, -0.05, 2.85, u + wide, 0.05, 2.95)
    # sawtooth: each bay rises to a glazed face at its east side
    z = EAVES + 0.25
    for i in range(BAYS):
        x = i * BAY
        m.roof(
            'zinc',
            [(x - (0.3 if i == 0 else 0), z + 0.28), (x + BAY - 0.25, z + SAW + 0.1)],
            0.14,
            -0.6,
            d + 0.3,
        )
        m.roof('white', [(x + 0.1, z + 0.1), (x + BAY - 0.35, z + SAW - 0.1)], 0.05, 0.1, d - 0.1)
        with m.at(x + BAY - 0.3, 0, 0, 90):
            for k in range(10):
                m.fill(k * d / 10 + 0.02, d / 10 - 0.04, SAW - 0.1, z, t=0.1, cols=2, rows=2)
        for y in (0.0, d - 0.3):
            m.extrude(
                'zinc_warm',
                [(x, y + 0.1, z), (x + BAY - 0.3, y + 0.1, z), (x + BAY - 0.3, y + 0.1, z + SAW - 0.05)],
                (0, 0.12, 0),
            )
        for k in range(6):
            y = 0.4 + k * (d - 0.8) / 5
            m.rod('steel_red', (x, y, z), (x + BAY - 0.3, y, z), 0.09)
            m.rod('steel_red', (x, y, z + 0.05), (x + BAY - 0.3, y, z + SAW - 0.15), 0.08)
            m.rod('steel_red', (x + BAY * 0.5, y, z), (x + BAY - 0.3, y, z + SAW - 0.2), 0.05)
            m.rod('steel_red', (x + BAY * 0.5, y, z), (x + BAY * 0.5, y, z + SAW * 0.5), 0.05)
            m.cylinder('steel_red', x + BAY - 0.3, y, 0, z, 0.14, sides=14)
    m.box('floor_tile', 0.3, 0.3, -0.2, w - 0.3, d - 0.3, 0.02, True)
    # stalls inside and out
    tones = ('ochre_paint', 'juniper_paint', 'linen', 'plaster_clay')
    for i in range(7):
        for j in range(4):
            if i != 3:
                with m.at(3.5 + i * 5.8, 4.5 + j * 6.4, 0.02, 90 if i < 3 else -90):
                    furniture.stall(m, tones[(i + j) % 4])
    for i in range(6):
        with m.at(3.5 + i * 6.4, -5.6 - (i % 2) * 2.6, 0, 8 * (i % 3)):
            furniture.stall(m, tones[(i + 1) % 4])
    for x, y, r, tone in ((-2.6, -8.6, 12, 'plaster_clay'), (8.5, -10.5, -8, 'linen')):
        with m.at(x, y, 0, r):
            furniture.stall(m, tone)
    site.ground(m, 'cobble', -60, -14, 100, d + 10, 0.0)
    site.street(m, -90, 130, -16.2, 9.0, 2.2, 0)
    site.ground(m, 'earth', -90, -80, 130, -27.6, -0.05)
    site.ground(m, 'earth', -90, d + 10, 130, 120, -0.05)
    for i, x in enumerate((60, 45.5, 53, -16)):
        planting.plant('ficus' if i != 3 else 'jacaranda', x, -4.5 + (i % 2) * 3, 0, 0.95, variant=i)
        m.box('concrete_pale', x - 0.9, -5.4 + (i % 2) * 3, 0, x + 0.9, -3.6 + (i % 2) * 3, 0.42)
    site.town(
        m,
        [
            (-34, 6, 18, 18, 13),
            (-64, 4, 20, 16, 10),
            (56, 8, 18, 18, 16),
            (80, 6, 20, 16, 10),
            (-20, 44, 18, 14, 16),
            (6, 46, 20, 14, 13),
            (36, 46, 20, 14, 19),
            (64, 46, 20, 14, 16),
        ],
        6,
    )
    stage.hills(40, rise=500, base=-30, seed=5)
