"""The studio: long tables, a pin-up wall with our own drawings, shelves, a model in card. Metres."""
import furniture
import kit
import planting
import site_kit as site
import stage

WIDE, DEEP, HIGH = 14.0, 8.0, 3.8

SHOTS = {
    'office': dict(
        scale=0.8,
        view=((0.9, 0.9, 1.6), (10.0, 6.6, 1.75)),
        lens=22,
        light='interior',
        sun=205,
        elevation=32,
        key=0.21,
    ),
    'service-consultation': dict(
        scale=0.7,
        view=((4.6, 2.2, 1.62), (7.6, 4.9, 0.95)),
        lens=30,
        light='interior',
        sun=200,
        elevation=30,
        key=0.21,
    ),
    'article-permits': dict(
        scale=0.7,
        view=((9.9, 1.55, 1.65), (11.5, 3.2, 0.6)),
        lens=30,
        pitch=True,
        light='interior',
        sun=200,
        elevation=34,
        key=0.21,
    ),
    'service-building-permits': dict(
        scale=0.7,
        view=((10.2, 4.35, 1.5), (11.65, 2.85, 0.72)),
        lens=32,
        pitch=True,
        light='interior',
        sun=200,
        elevation=34,
        key=0.2,
        samples=24,
    ),
}


def model_house(m):
    """A site model in card on a plywood base, about 1:100."""
    rng = kit.seeded(6)
    m.box('beam_pale', -1.0, -0.6, 0, 1.0, 0.6, 0.03)
    for k in range(6):
        m.box('card', -0.98, -0.58 + k * 0.11, 0.03, 0.98, 0.58, 0.03 + (k + 1) * 0.014, True)
    z = 0.115
    for x, y, w, d, h in (
        (-0.55, -0.1, 0.5, 0.22, 0.12),
        (0.02, -0.16, 0.3, 0.42, 0.2),
        (0.45, 0.05, 0.36, 0.3, 0.09),
        (-0.7, 0.24, 0.3, 0.2, 0.08),
    ):
        m.box('white', x, y, 0.05, x + w, y + d, z + h)
        m.box('paper', x - 0.02, y - 0.02, z + h, x + w + 0.02, y + d + 0.02, z + h + 0.012)
        for k in range(int(w / 0.06)):
            m.box(
                'black',
                x + 0.02 + k * 0.06,
                y - 0.002,
                z + h * 0.4,
                x + 0.055 + k * 0.06,
                y,
                z + h * 0.8,
                True,
            )
    for _ in range(26):
        x, y = rng.uniform(-0.95, 0.95), rng.choice([rng.uniform(-0.55, -0.25), rng.uniform(0.35, 0.55)])
        m.rod('beam', (x, y, 0.06), (x, y, 0.18), 0.004)
        m.ball('juniper_paint', x, y, 0.21, rng.uniform(0.03, 0.055), 6, 9)


def room(m):
    w, d, h = WIDE, DEEP, HIGH
    m.box('timber_floor', 0, 0, -0.1, w, d, 0.0)
    m.box('concrete_pale', -0.3, -0.3, h, w + 0.3, d + 0.3, h + 0.3)
    m.wall(
        'plaster_white',
        (0, 0),
        (w, 0),
        h,
        0,
        0.3,
        [dict(u=0.8 + i * 2.6, w=2.1, sill=0.6, h=2.7, cols=2, rows=2) for i in range(5)],
    )
    m.wall(
        'plaster_white',
        (w + 0.3, 0),
        (w + 0.3, d),
        h,
        0,
        0.3,
        [dict(u=2.0, w=4.0, sill=0.0, h=2.9, cols=4, rows=1)],
    )
    m.wall('plaster_white', (w, d + 0.3), (0, d + 0.3), h, 0, 0.3)
    m.wall('stone', (-0.3, d), (-0.3, 0), h, 0, 0.3)
    for i in range(5):
        m.box('beam', 0.3, 0.9 + i * 1.6, h - 0.28, w, 1.02 + i * 1.6, h)
    # pin-up wall with the firm's own drawings
    m.box('card', 5.2, d - 0.1, 0.75, 13.4, d - 0.06, 2.65)
    for i in range(6):
        for j in range(2):
            x, z = 5.45 + i * 1.32, 0.85 + j * 0.9
            m.box('paper', x, d - 0.115, z, x + 1.18, d - 0.104, z + 0.79, True)
            m.picture(
                (
                    'entoto-ridge-house',
                    'ayat-courtyard-house',
                    'kazanchis-offices',
                    'sarbet-corner',
                    'jimma-health-centre',
                    'gulele-primary-school',
                    'tana-lake-hotel',
                    'merkato-trade-hall',
                    'old-airport-garden-house',
                    'dire-dawa-cold-store',
                    'bole-terrace-houses',
                    'bishoftu-lake-house',
                )[i + 6 * j],
                (x + 0.02, d - 0.118, z + 0.02),
                (1.14, 0, 0),
                (0, 0, 0.75),
            )
    for x in (1.5, 3.9):
        with m.at(x, d - 0.25, 0, 180):
            furniture.shelf(m, 2.3, 2.6, int(x * 10))


def desks(m):
    for i in range(4):
        for side in (0, 180):
            with m.at(2.9 + i * 1.75, 1.9 + (0.0 if side else 0.0), 0, side):
                with m.at(0, 0.41 if not side else 0.41):
                    furniture.desk(m, 1.7)
                    with m.at(0.1, 0.75, 0, 0):
                        furniture.chair(m, ('wool_juniper', 'wool_ochre', 'wool_grey')[i % 3], 'metal')
    for x in (3.4, 5.6, 7.8):
        m.pendant(x, 1.9, HIGH - 0.28, 1.15, 0.15)
    # big table with the model
    with m.at(7.9, 5.0):
        furniture.table(m, 3.2, 1.5, 0.9, 'beam_pale', 'metal')
        with m.at(-0.4, 0, 0.9):
            model_house(m)
        m.box('paper', 0.85, -0.5, 0.901, 1.45, 0.0, 0.906, True)
        m.cylinder('clay', 1.2, 0.35, 0.9, 1.02, 0.05, 0.06)
        m.rod('paper', (0.8, 0.5, 0.94), (1.45, 0.62, 0.94), 0.035)
    for x in (7.0, 8.8):
        m.pendant(x, 5.0, HIGH - 0.28, 1.25, 0.17)
    # drawing table by the window
    with m.at(11.5, 3.0):
        furniture.table(m, 2.2, 1.3, 0.8, 'timber_flat', 'metal')
        for k, (x, y, name) in enumerate(
            (
                (-0.75, -0.3, 'sarbet-corner'),
                (-0.1, -0.5, 'old-airport-garden-house'),
                (-0.35, 0.12, 'bole-terrace-houses'),
            )
        ):
            m.box('paper', x, y, 0.8 + k * 0.003, x + 0.84, y + 0.594, 0.8025 + k * 0.003, True)
            m.picture(name, (x + 0.02, y + 0.02, 0.8032 + k * 0.003), (0.8, 0, 0), (0, 0.534, 0))
        for k in range(4):
            m.rod('paper', (0.72 + k * 0.08, -0.5, 0.84), (0.78 + k * 0.08, 0.45, 0.84), 0.034, 14)
        m.box('ochre_paint', 0.3, 0.28, 0.812, 0.6, 0.315, 0.825)
        m.box('beam', -0.95, -0.5, 0.8, -0.88, 0.2, 0.82)
        m.cylinder('clay', -0.9, 0.45, 0.8, 0.89, 0.04, 0.045)
        for k in range(5):
            m.rod(
                ('ochre_paint', 'juniper_paint', 'black')[k % 3],
                (-0.9, 0.45, 0.82),
                (-0.93 + 0.02 * k, 0.43 + 0.012 * k, 1.0),
                0.004,
            )
        m.cylinder('metal_grey', 0.45, -0.2, 0.81, 0.86, 0.03)
        m.box('juniper_paint', 0.15, -0.35, 0.811, 0.37, -0.05, 0.835)
    for x, y in ((13.3, 0.7), (0.6, 6.6), (13.3, 7.2)):
        with m.at(x, y):
            furniture.pot(m, 0.28, 0.5)
        planting.plant('ficus', x, y, 0.3, 0.2)


def build(m, name, shot):
    room(m)
    desks(m)
    site.ground(m, 'lawn', -80, -80, 90, 90, -0.4)
    site.belt(['ficus', 'jacaranda', 'olive'], (-4, -7), (18, -7), 4.5, (0.6, 0.9), 3, z=-0.4)
    site.belt(['ficus', 'jacaranda'], (20, -4), (20, 12), 4.5, (0.6, 0.9), 4, z=-0.4)
    stage.hills(120, rise=500, base=-30, seed=5)
