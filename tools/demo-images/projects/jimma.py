"""Jimma health centre: single-storey pavilions joined by covered walks, raised roofs for cross breeze. Metres."""
import furniture
import planting
import site_kit as site
import stage

WIDE, DEEP, HEIGHT, GAP = 17.0, 8.4, 3.2, 7.0

SHOTS = {
    'jimma-health-centre-1': dict(
        view=((-6.8, -11.6, 1.7), (11.5, 2.0, 3.3)),
        lens=26,
        sun=222,
        elevation=34,
        clouds=0.75,
        sky_seed=51.0,
    ),
    'jimma-health-centre-2': dict(
        scale=0.7,
        view=((20.6, -9.0, 1.6), (20.45, 26.0, 2.2)),
        lens=24,
        sun=232,
        elevation=36,
        clouds=0.6,
        sky_seed=52.0,
        key=0.18,
        samples=24,
    ),
    'service-landscape': dict(
        scale=0.7,
        view=((-1.2, 12.5, 1.6), (13.0, 10.9, 2.0)),
        lens=26,
        sun=235,
        elevation=38,
        clouds=0.6,
        sky_seed=75.0,
    ),
}


def pavilion(m, tone='plaster_white'):
    w, d, h = WIDE, DEEP, HEIGHT
    m.box('stone', -0.5, -2.3, -0.5, w + 0.5, d + 0.5, 0.3)
    m.box('floor_tile', -0.45, -2.25, 0.3, w + 0.45, d + 0.45, 0.32, True)
    front = [
        dict(u=1.0, w=2.2, sill=0.8, h=1.5, cols=2, ledge='concrete_pale'),
        dict(u=4.2, w=2.2, sill=0.8, h=1.5, cols=2, ledge='concrete_pale'),
        dict(u=7.6, w=1.8, h=2.3, kind='window', cols=2, frame='beam', bars=0.09),
        dict(u=10.6, w=2.2, sill=0.8, h=1.5, cols=2, ledge='concrete_pale'),
        dict(u=13.8, w=2.2, sill=0.8, h=1.5, cols=2, ledge='concrete_pale'),
    ]
    ends = [dict(u=1.6, w=1.6, sill=0.9, h=1.4, cols=2), dict(u=5.2, w=1.6, sill=0.9, h=1.4, cols=2)]
    m.wall(tone, (0, 0), (w, 0), h, 0.3, 0.35, front, base=('stone', 0.5))
    m.wall(tone, (w, 0), (w, d), h, 0.3, 0.35, ends, base=('stone', 0.5))
    m.wall(tone, (w, d), (0, d), h, 0.3, 0.35, front)
    m.wall(tone, (0, d), (0, 0), h, 0.3, 0.35, ends, base=('stone', 0.5))
    top = 0.3 + h
    # a louvred band between wall and roof, then the roof on timber trusses
    for a, b in (((0.05, 0.1), (w - 0.05, 0.1)), ((w - 0.05, d - 0.1), (0.05, d - 0.1))):
        m.wall('beam', a, b, 0.06, top, 0.15)
    with m.at(0, 0.08, 0):
        m.fill(0.1, w - 0.2, 0.62, top, kind='louvre', t=0.1, frame='beam')
    with m.at(w, d - 0.08, 0, 180):
        m.fill(0.1, w - 0.2, 0.62, top, kind='louvre', t=0.1, frame='beam')
    with m.at(0, 0, 0, 90):
        m.roof(
            'zinc_warm', [(-2.9, top + 0.05), (d / 2, top + 2.75), (d + 1.6, top + 0.15)], 0.08, -w - 1.2, 1.2
        )
        m.roof(
            'timber_flat',
            [(-2.85, top - 0.03), (d / 2, top + 2.67), (d + 1.55, top + 0.07)],
            0.03,
            -w - 1.15,
            1.15,
        )
        m.roof(
            'zinc_warm',
            [(d / 2 - 1.0, top + 2.75), (d / 2, top + 3.35), (d / 2 + 1.0, top + 2.75)],
            0.07,
            -w + 2,
            -2,
        )
    for x in (2.2, w - 2.2):
        m.box('plaster_white', x - 0.1, d / 2 - 0.75, top + 2.2, x + 0.1, d / 2 + 0.75, top + 2.9)
    for x in (0.0, w):
        m.extrude(
            'timber',
            [
                (x + (0.06 if x == 0 else -0.14), 0.1, top),
                (x + (0.06 if x == 0 else -0.14), d - 0.1, top),
                (x + (0.06 if x == 0 else -0.14), d / 2, top + 2.5),
            ],
            (0.08, 0, 0),
        )
    for i in range(6):
        x = 0.1 + i * (w - 0.2) / 5
        m.box('beam', x - 0.07, -2.1, 0.32, x + 0.07, -1.96, 3.35)
        m.rod('beam', (x, -2.03, 2.7), (x, -1.2, 3.75), 0.045)
    m.box('beam', -0.1, -2.12, 3.35, w + 0.1, -1.94, 3.52)
    for x in (2.6, 12.0, 14.6):
        with m.at(x, -0.55, 0.32):
            furniture.bench(m, 2.0, 'beam', 'stone')


def walk(m, x, y0, y1):
    """A covered walk along y."""
    m.box('paving', x - 1.3, y0, -0.2, x + 1.3, y1, 0.3)
    n = int((y1 - y0) / 3.2)
    for i in range(n + 1):
        y = y0 + 0.2 + i * (y1 - y0 - 0.4) / n
        for s in (-1.15, 1.05):
            m.box('beam', x + s, y - 0.05, 0.3, x + s + 0.1, y + 0.05, 2.75)
        m.box('beam', x - 1.5, y - 0.05, 2.75, x + 1.5, y + 0.05, 2.9)
    for s in (-1.3, 0.0, 1.2):
        m.box('beam', x + s, y0 - 0.4, 2.9, x + s + 0.08, y1 + 0.4, 3.0)
    m.roof('zinc_warm', [(x - 1.9, 3.02), (x, 3.4), (x + 1.9, 3.02)], 0.06, y0 - 0.6, y1 + 0.6)


def build(m, name, shot):
    step = DEEP + GAP
    for i in range(2):
        for j in range(3):
            with m.at(i * (WIDE + 7.0), j * step):
                pavilion(m, ('plaster_white', 'plaster')[(i + j) % 2])
    walk(m, WIDE + 3.5, -6.0, step * 2 + DEEP)
    site.ground(m, 'lawn', -120, -80, 160, 140, -0.02)
    m.box('paving', 15.5, -26, -0.3, 25.5, -6.0, 0.03, True)
    m.box('paving', -6, -6.4, -0.3, 48, -4.4, 0.02, True)
    planting.grass((-9, -14, 15, -6.5), site.flat, 150, 0.07, 'leaf_grass', 3, width=0.006)
    kinds = ['shrub', 'shrub_bloom', 'fern', 'shrub_grey']
    site.bed(m, 0.2, -4.2, 15.0, -2.6, kinds, 0.75, 1, (0.45, 0.75))
    site.bed(m, 26.0, -4.2, 40.0, -2.6, kinds, 0.75, 2, (0.45, 0.75))
    for j in range(3):
        for x0 in (2.0, 26.0):
            site.bed(
                m,
                x0,
                j * step + DEEP + 1.2,
                x0 + 13,
                j * step + DEEP + 3.6,
                ['enset', 'fern', 'shrub', 'fern', 'shrub_bloom'],
                1.0,
                j + 3,
                (0.5, 0.9),
            )
    for kind, x, y, s in (
        ('ficus', -6, 3, 1.15),
        ('jacaranda', 13.6, -8.6, 0.8),
        ('jacaranda', 28, -8.2, 0.9),
        ('ficus', 46, 2, 1.2),
        ('jacaranda', -6.5, 17, 1.1),
        ('acacia', 47, 16, 1.1),
        ('ficus', 8.5, 12, 0.8),
        ('jacaranda', 33, 12, 0.75),
        ('ficus', -8, 32, 1.2),
        ('olive', 6.5, -8.0, 0.75),
    ):
        planting.plant(kind, x, y, 0, s, variant=int(x) % 3)
    site.belt(['ficus', 'eucalyptus', 'ficus', 'enset'], (-30, 50), (80, 52), 5.5, (1.0, 1.4), 3)
    site.belt(['ficus', 'eucalyptus'], (-22, 0), (-22, 46), 7, (0.9, 1.3), 4)
    site.belt(['ficus', 'eucalyptus'], (58, -6), (58, 46), 7, (0.9, 1.3), 6)
    stage.hills(40, rise=520, base=-30, seed=61)
    stage.hills(330, rise=520, base=-30, seed=62, spread=50)
