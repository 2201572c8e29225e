"""Material studies for the articles: a stone wall, earth blocks, a bamboo pavilion, a yard of materials. Metres."""
import math

import furniture
import kit
import planting
import scaffold
import site_kit as site
import stage

SHOTS = {
    'article-stone': dict(
        scale=0.7,
        view=((0.5, -4.0, 1.5), (3.5, 0.0, 1.7)),
        lens=30,
        sun=232,
        elevation=34,
        clouds=0.4,
        key=0.22,
    ),
    'article-compressed-earth': dict(
        scale=0.7,
        view=((-1.2, -5.8, 1.6), (2.1, 0.0, 1.5)),
        lens=30,
        sun=228,
        elevation=36,
        clouds=0.5,
        sky_seed=91.0,
    ),
    'article-bamboo': dict(
        scale=0.7,
        view=((-6.0, -8.5, 1.6), (3.4, 3.0, 2.9)),
        lens=26,
        sun=222,
        elevation=36,
        clouds=0.6,
        sky_seed=92.0,
    ),
    'article-costs': dict(
        scale=0.7,
        view=((-3.4, -4.4, 1.9), (1.6, 0.4, 0.85)),
        lens=30,
        sun=225,
        elevation=38,
        clouds=0.5,
        sky_seed=93.0,
    ),
}


def stones(m, length, height, t, skip, seed):
    """Ashlar laid stone by stone, each with its own face depth; skip(u0, u1, z) leaves openings."""
    rng = kit.seeded(seed)
    z = 0.0
    while z < height - 0.1:
        h = rng.choice([0.2, 0.24, 0.28, 0.32])
        h = min(h, height - z)
        u = 0.0
        while u < length - 0.05:
            w = min(rng.uniform(0.32, 0.72), length - u)
            if length - u - w < 0.2:
                w = length - u
            if not skip(u, u + w, z + h / 2):
                y = rng.uniform(-0.022, 0.012)
                m.box(
                    'stone_block' if rng.random() < 0.6 else 'stone_block_dark',
                    u + 0.006,
                    y,
                    z + 0.006,
                    u + w - 0.006,
                    t,
                    z + h - 0.006,
                )
            u += w
        z += h
    return z


def stone(m):
    def skip(a, b, z):
        return b > 2.35 and a < 3.95 and 0.86 < z < 2.5

    m.wall(
        'concrete', (0, 0.03), (7.5, 0.03), 3.4, 0, 0.45, [dict(u=2.4, w=1.5, sill=0.9, h=1.55, kind='open')]
    )
    stones(m, 7.5, 3.4, 0.05, skip, 3)
    m.box('concrete_pale', 2.2, -0.07, 2.45, 4.1, 0.4, 2.72)
    m.box('concrete_pale', 2.25, -0.1, 0.8, 4.05, 0.4, 0.9)
    m.fill(2.4, 1.5, 1.55, 0.9, t=0.45, frame='beam', bars=0.08, cols=2)
    m.box('timber_flat', -0.4, -0.8, 3.4, 8, 0.6, 3.46)
    m.box('zinc_dark', -0.5, -0.9, 3.5, 8.1, 0.7, 3.56)
    for i in range(9):
        m.box('beam', -0.3 + i, -0.75, 3.28, -0.18 + i, 0.5, 3.4)
    m.box('white', 0, 2.8, 0, 7.5, 3.0, 3.4)
    with m.at(0.7, -0.5):
        furniture.bench(m, 1.6)
    with m.at(5.0, -0.55):
        furniture.pot(m, 0.3, 0.5)
    planting.plant('agave', 5.0, -0.55, 0.46, 0.75)
    site.ground(m, 'paving', -20, -12, 20, 0.2, 0.0)
    site.bed(m, 6.0, -1.0, 9.0, -0.1, ['fern', 'shrub', 'shrub_bloom'], 0.55, 3, (0.5, 0.8))


def earth(m):
    with m.at(0, 0):
        m.wall(
            'earth_block',
            (0, 0),
            (6.4, 0),
            2.9,
            0.3,
            0.3,
            [
                dict(u=3.4, w=1.3, sill=1.0, h=1.3, cols=2, frame='beam', bars=0.08),
                dict(u=0.8, w=1.7, sill=1.0, h=1.2, kind='open'),
            ],
        )
        m.lattice('earth_brick', 0.8, -0.02, 1.3, 2.5, 0.26, 2.5, 0.3, 0.11)
        m.box('stone', -0.1, -0.1, 0, 6.5, 0.4, 0.3)
        m.box('concrete_pale', -0.05, -0.04, 3.2, 6.45, 0.34, 3.42)
        m.box('timber_flat', -0.6, -1.0, 3.46, 7, 1.5, 3.5)
        m.box('zinc_warm', -0.7, -1.1, 3.54, 7.1, 1.6, 3.6)
    # a new wall in progress and stacks of blocks curing
    for j in range(8):
        for i in range(8 - max(0, j - 3)):
            x = -3.4 + i * 0.305 + (0.15 if j % 2 else 0)
            m.box('earth_brick', x, 0.6, j * 0.115, x + 0.295, 0.75, j * 0.115 + 0.108)
    for s, (x, y) in enumerate(((-1.7, -1.6), (0.2, -2.2), (1.5, -1.5))):
        for j in range(6 - s):
            for i in range(3):
                for k in range(2):
                    a, b = (i * 0.31, k * 0.47) if j % 2 else (k * 0.47, i * 0.31)
                    w, d = (0.3, 0.45) if j % 2 else (0.45, 0.3)
                    m.box(
                        'earth_brick',
                        x + a,
                        y + b,
                        j * 0.115,
                        x + a + w * 0.98,
                        y + b + d * 0.98,
                        j * 0.115 + 0.105,
                    )
    m.cylinder('earth', 4.6, -2.0, -0.1, 0.55, 1.2, 0.15, 24)
    site.ground(m, 'earth', -40, -30, 50, 60, 0.0)
    site.belt(['ficus', 'eucalyptus', 'enset'], (-14, 9), (20, 10), 4, (0.7, 1.0), 5)
    planting.scatter('tuft_dry', 60, (-8, 2, 14, 8), site.flat, 4, (0.5, 0.9))


def bamboo(m):
    """An open pavilion: clustered columns branching to a curved roof."""
    for i in range(4):
        for j in range(2):
            x, y = i * 3.4, j * 5.6
            for k in range(7):
                a = k * math.pi * 2 / 7
                foot = (x + 0.16 * math.cos(a), y + 0.16 * math.sin(a), 0.35)
                knee = (x + 0.22 * math.cos(a), y + 0.22 * math.sin(a), 1.9)
                head = (
                    x + 1.5 * math.cos(a),
                    y + 1.5 * math.sin(a),
                    3.35 + 0.55 * math.sin(a) * (1 if j == 0 else -1),
                )
                m.rod('bamboo', foot, knee, 0.05, 9)
                m.rod('bamboo', knee, head, 0.042, 9)
            m.cylinder('concrete_pale', x, y, -0.1, 0.35, 0.38, 0.32, 20)
            for z in (1.0, 1.85):
                m.cylinder('clay', x, y, z, z + 0.09, 0.26, sides=14, fine=True)
    for i in range(24):
        x = -1.6 + i * 0.58
        pts = [(x, -1.9 + k * 9.4 / 10, 2.75 + 1.9 * math.sin(math.pi * k / 10)) for k in range(11)]
        for a, b in zip(pts, pts[1:]):
            m.rod('bamboo', a, b, 0.038, 7)
    for k in range(21):
        f = k / 20
        y, z = -1.9 + 9.4 * f, 2.8 + 1.9 * math.sin(math.pi * f)
        m.rod('bamboo', (-1.9, y, z), (12.1, y, z), 0.025, 6)
    with m.at(0, 0, 0, 90):
        m.roof(
            'thatch',
            [
                (-2.1 + 9.8 * k / 14, 2.9 + 1.9 * math.sin(math.pi * (-0.02 + 1.04 * k / 14)))
                for k in range(15)
            ],
            -0.22,
            -12.3,
            2.1,
        )
    m.box('floor_tile', -2.0, -2.0, -0.3, 12.2, 7.6, 0.02)
    for x, y in ((1.7, 2.8), (5.1, 2.8), (8.5, 2.8)):
        with m.at(x, y, 0.02):
            furniture.dining(m, 2, 'linen')
        m.pendant(x, y, 4.6, 1.5, 0.2)
    site.ground(m, 'lawn', -60, -40, 70, 80, -0.05)
    planting.grass((-8, -8, 10, -2.2), site.flat, 120, 0.09, 'leaf_grass', 3, width=0.006)
    site.bed(m, -4.5, -1.5, -2.4, 7, ['enset', 'fern', 'shrub'], 0.9, 3, (0.5, 0.9))
    site.bed(m, 3.0, -3.6, 12.0, -2.4, ['fern', 'shrub_bloom', 'agave', 'shrub'], 0.65, 4, (0.5, 0.8))
    site.belt(['ficus', 'enset', 'jacaranda', 'ficus'], (-16, 15), (28, 17), 4.5, (0.9, 1.2), 6)
    site.belt(['ficus', 'enset'], (18, -2), (20, 14), 4, (0.8, 1.1), 7)
    stage.hills(45, rise=480, base=-30, seed=6)


def yard(m):
    """Samples of everything a house is made of, laid out to be counted."""
    m.box('concrete_pale', -12, -8, -0.2, 14, 9, 0.0)
    scaffold.pile(m, 'brick', -1.7, 0.2, 1.1, 0.8, 1.1)
    scaffold.pile(m, 'earth_block', -0.3, 0.6, 1.2, 0.8, 0.8)
    scaffold.pile(m, 'tile', 1.2, 0.3, 1.0, 0.7, 0.6)
    stones_at = kit.seeded(4)
    for k in range(26):
        x, y = 2.7 + (k % 5) * 0.42, 0.2 + (k // 5 % 3) * 0.4
        m.box(
            'stone_block' if k % 3 else 'stone_block_dark',
            x,
            y,
            (k // 15) * 0.24,
            x + stones_at.uniform(0.3, 0.4),
            y + 0.34,
            (k // 15) * 0.24 + 0.22,
        )
    for k in range(12):
        m.box(
            'beam_pale',
            -1.5 + (k % 6) * 0.17,
            -2.2,
            0.08 + (k // 6) * 0.13,
            -1.36 + (k % 6) * 0.17,
            -0.3,
            0.19 + (k // 6) * 0.13,
        )
    scaffold.bars(m, 0.2, -0.9, 0.06, 14, 3.6)
    for k in range(9):
        x, y, z = 0.4 + (k % 3) * 0.62, -2.3, (k // 3) * 0.17
        m.box('linen' if k % 2 else 'card', x, y, z, x + 0.58, y + 0.42, z + 0.16)
    for k in range(7):
        m.rod('metal_grey', (2.6, -2.4 + k * 0.12, 0.06), (5.4, -2.4 + k * 0.12, 0.06), 0.05, 14)
    for k in range(5):
        m.box('zinc', 4.9, 0.2 + k * 0.02, 0.02 + k * 0.03, 7.4, 1.4 + k * 0.02, 0.04 + k * 0.03)
    m.box('plaster_sand', -12, 3.2, 0, 14, 3.5, 2.6)
    m.box('concrete_pale', -12, 3.1, 2.6, 14, 3.6, 2.72)
    with m.at(-2.6, 2.2):
        furniture.table(m, 1.6, 0.8)
        m.box('paper', -0.5, -0.3, 0.742, 0.3, 0.25, 0.746, True)
        m.box('black', 0.42, -0.15, 0.742, 0.54, 0.08, 0.76)
    site.ground(m, 'earth', -60, -50, 60, 60, -0.03)
    site.belt(['ficus', 'jacaranda', 'eucalyptus'], (-14, 8), (18, 9), 4, (0.8, 1.0), 5)


def build(m, name, shot):
    {
        'article-stone': stone,
        'article-compressed-earth': earth,
        'article-bamboo': bamboo,
        'article-costs': yard,
    }[name](m)
