"""Dire Dawa cold store: a long insulated shed above a perforated brick screen, loading docks under a deep canopy. Metres."""
import math

import planting
import site_kit as site
import stage

LENGTH, DEEP, BASE, TOP, DOCKS = 58.0, 30.0, 4.6, 10.4, 6

SHOTS = {
    'dire-dawa-cold-store-1': dict(
        view=((-11.5, -17.5, 1.7), (14.0, 0.0, 5.6)),
        lens=26,
        sun=218,
        elevation=36,
        clouds=0.5,
        sky_seed=61.0,
    ),
    'dire-dawa-cold-store-2': dict(
        scale=0.7,
        view=((69.0, -19.5, 1.7), (35.0, 0.0, 5.4)),
        lens=25,
        light='dusk',
        sun=285,
        clouds=0.6,
        sky_seed=62.0,
        key=0.11,
    ),
}


def truck(m, box='white', cab='juniper_paint'):
    """A box truck standing along -y, its tail at the origin."""
    m.box(box, -1.2, -7.0, 1.15, 1.2, 0, 3.7)
    m.box('metal', -1.1, -7.1, 0.75, 1.1, -0.1, 1.1)
    m.extrude(
        cab,
        [
            (-1.15, -9.2, 0.6),
            (-1.15, -7.15, 0.6),
            (-1.15, -7.15, 3.0),
            (-1.15, -8.8, 3.0),
            (-1.15, -9.2, 1.9),
        ],
        (2.3, 0, 0),
    )
    m.extrude(
        'black',
        [(-1.05, -9.23, 1.95), (-1.05, -8.84, 2.85), (-1.05, -8.8, 2.85), (-1.05, -9.19, 1.95)],
        (2.1, 0, 0),
    )
    for y in (-8.2, -2.6, -1.4):
        for x in (-1.2, 0.9):
            with m.at(x, y, 0, -90):
                m.extrude('black', [(0.5 * c, 0.0, 0.5 + 0.5 * s) for c, s in _circle()], (0, 0.3, 0))


def _circle():
    return [(math.cos(k * math.pi / 9), math.sin(k * math.pi / 9)) for k in range(18)]


def build(m, name, shot):
    lit = name.endswith('2')
    w, d = LENGTH, DEEP
    m.box('concrete', -0.6, -0.6, -0.6, w + 0.6, d + 0.6, 0.15)
    # metal box above, standing back from the screen
    for a, b in (((0.0, 0.0), (w, 0.0)), ((w, 0.0), (w, d)), ((w, d), (0.0, d)), ((0.0, d), (0.0, 0.0))):
        m.wall('zinc_warm', a, b, TOP - BASE, BASE, 0.25)
    m.box('plaster_white', 0.5, 2.2, 0, w - 0.5, d - 0.5, TOP - 0.1)
    m.box('metal', -0.08, -0.1, BASE - 0.1, w + 0.08, d + 0.1, BASE + 0.12)
    m.box('metal', -0.1, -0.1, TOP, w + 0.1, d + 0.1, TOP + 0.2)
    m.hip('zinc', 0.4, 0.4, w - 0.4, d - 0.4, TOP + 0.2, 1.6)
    # the perforated brick screen and its piers
    screen_end = 22.0
    m.lattice('brick_dark', 0.6, -0.25, 0.15, screen_end - 0.6, 0.0, BASE - 0.15, 0.36, 0.15)
    for i in range(6):
        x = i * screen_end / 5
        m.box('brick', x - (0.0 if i == 0 else 0.3), -0.45, 0, x + (0.6 if i == 0 else 0.3), 0.3, BASE - 0.1)
    with m.at(0, d, 0, -90):
        m.lattice('brick_dark', 0.6, -0.25, 0.15, d - 0.6, 0.0, BASE - 0.15, 0.36, 0.15)
        for i in range(7):
            x = i * d / 6
            m.box(
                'brick',
                x - (0.0 if i == 0 else 0.3),
                -0.45,
                0,
                x + (0.0 if i == 6 else 0.3),
                0.25,
                BASE - 0.1,
            )
    # office corner window in the metal box
    m.box('metal', 1.6, -0.35, BASE + 1.2, 13.0, 0.05, BASE + 4.0)
    m.box('glass', 1.8, -0.38, BASE + 1.4, 12.8, -0.36, BASE + 3.8, True)
    for k in range(9):
        m.box('metal', 1.75 + k * 1.38, -0.42, BASE + 1.3, 1.81 + k * 1.38, -0.3, BASE + 3.9)
    # loading docks
    m.box('concrete', screen_end + 0.5, -2.8, -0.3, w, 2.2, 1.15)
    for i in range(DOCKS):
        x = screen_end + 3.0 + i * 5.8
        m.box('ochre_paint', x - 1.75, 1.9, 1.15, x + 1.75, 2.15, 4.4)
        m.box('metal_grey', x - 1.5, 1.85, 1.15, x + 1.5, 2.0, 4.1)
        for k in range(8):
            m.box('metal', x - 1.5, 1.82, 1.5 + k * 0.34, x + 1.5, 1.86, 1.52 + k * 0.34, True)
        for s in (-1.3, 1.0):
            m.box('black', x + s, -2.95, 0.5, x + s + 0.3, -2.75, 1.1)
        if lit:
            m.lamp(x, -1.0, BASE - 0.5, 200, size=0.15)
        m.box('glow' if lit else 'white', x - 0.7, -1.1, BASE - 0.2, x + 0.7, -0.9, BASE - 0.14, True)
    m.box('metal', screen_end + 0.2, -5.4, BASE - 0.12, w + 0.4, 0.2, BASE + 0.22)
    for i in range(4):
        x = screen_end + 0.9 + i * (w - screen_end - 1.4) / 3
        m.rod('steel_red', (x, -5.0, BASE), (x, 0, BASE + 3.6), 0.05)
    with m.at(screen_end + 3.0 + 5.8, -3.0, 0):
        truck(m)
    with m.at(screen_end + 3.0 + 5.8 * 4, -3.0, 0):
        truck(m, 'plaster', 'ochre_paint')
    if lit:
        for x in (4.5, 9.5):
            m.lamp(x, 1.2, BASE + 3.2, 300)
        for i in range(5):
            m.lamp(2.2 + i * 4.4, 0.9, 3.2, 120)
    # forecourt and setting
    site.ground(m, 'asphalt', -14, -34, w + 24, -0.6, 0.0)
    for k in range(DOCKS + 1):
        x = screen_end + 0.1 + k * 5.8
        m.box('plaster_white', x - 0.06, -14, -0.1, x + 0.06, -3, 0.006, True)
    site.ground(m, 'earth', -200, -160, 260, 200, -0.06)
    site.bed(
        m,
        -6.5,
        -4.6,
        20,
        -2.2,
        ['agave', 'tuft_dry', 'shrub_grey', 'agave', 'shrub_bloom'],
        0.95,
        3,
        (0.6, 1.1),
        0.05,
        'concrete_pale',
    )
    for kind, x, y, s in (
        ('acacia', -5.5, -5.5, 0.72),
        ('acacia', -9, 12, 1.0),
        ('acacia', -9.5, 26, 1.1),
        ('acacia', 68, 6, 1.1),
        ('acacia', 76, -4, 1.0),
        ('acacia', 15.0, -5.8, 0.6),
        ('acacia', 84, 14, 1.2),
        ('acacia', -24, 2, 1.1),
        ('acacia', -34, 18, 1.2),
    ):
        planting.plant(kind, x, y, 0, s, variant=int(x) % 3)
    planting.scatter('shrub_grey', 160, (-80, 34, 160, 120), site.flat, 5, (0.6, 1.6))
    planting.scatter('acacia', 34, (-120, 40, 180, 160), site.flat, 6, (0.8, 1.2))
    stage.hills(40, rise=520, base=-30, seed=71, mat='cliff')
    stage.hills(300, rise=520, base=-30, seed=72, mat='cliff', spread=60)
