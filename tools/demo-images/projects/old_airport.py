"""Old Airport garden house: a renovated villa, hipped tile roof, deep veranda, a new garden room. Metres."""
import furniture
import planting
import scaffold
import site_kit as site
import stage

WIDE, DEEP, HEIGHT, VERANDA = 15.0, 10.0, 3.4, 2.6

SHOTS = {
    'old-airport-garden-house-1': dict(
        view=((-4.8, -13.4, 1.7), (9.0, 0.0, 3.7)), lens=26, sun=215, elevation=33, clouds=0.55, sky_seed=9.0
    ),
    'old-airport-garden-house-2': dict(
        scale=0.7,
        view=((-0.6, -1.35, 1.95), (13.0, -1.0, 2.05)),
        lens=24,
        sun=225,
        elevation=30,
        clouds=0.4,
        key=0.17,
    ),
    'service-renovation': dict(
        scale=0.7,
        view=((16.8, -12.8, 1.7), (7.2, 0.5, 3.9)),
        lens=25,
        sun=160,
        elevation=34,
        clouds=0.6,
        sky_seed=79.0,
    ),
}


def build(m, name, shot):
    w, d, h, v = WIDE, DEEP, HEIGHT, VERANDA
    base = 0.6
    front = [
        dict(u=1.2, w=1.3, sill=0.7, h=1.8, cols=2, frame='white'),
        dict(u=4.0, w=1.3, sill=0.7, h=1.8, cols=2, frame='white'),
        dict(u=6.7, w=1.6, sill=0.0, h=2.5, kind='door', leaf='juniper_paint'),
        dict(u=9.8, w=1.3, sill=0.7, h=1.8, cols=2, frame='white'),
        dict(u=12.4, w=1.3, sill=0.7, h=1.8, cols=2, frame='white'),
    ]
    side = [
        dict(u=1.6 + 3.2 * i, w=1.2, sill=0.7, h=1.8, cols=2, frame='white', ledge='concrete_pale')
        for i in range(3)
    ]
    m.box('stone', -0.15, -v - 0.1, -0.4, w + 0.15, d + 0.15, base)
    m.box('floor_tile', -0.1, -v - 0.05, base, w + 0.1, 0.2, base + 0.03)
    m.wall('plaster', (0, 0), (w, 0), h, base, 0.4, front, base=('plaster_clay', 0.6))
    m.wall('plaster', (w, 0), (w, d), h, base, 0.4, side)
    m.wall('plaster', (w, d), (0, d), h, base, 0.4)
    m.wall('plaster', (0, d), (0, 0), h, base, 0.4, side, base=('plaster_clay', 0.6))
    for o in front:
        if o.get('kind') != 'door':
            for x in (o['u'] - 0.62, o['u'] + o['w'] + 0.02):
                m.box('juniper_paint', x, -0.07, base + 0.7, x + 0.6, -0.02, base + 2.5)
                for k in range(14):
                    m.box(
                        'juniper_paint',
                        x + 0.06,
                        -0.09,
                        base + 0.8 + k * 0.12,
                        x + 0.54,
                        -0.06,
                        base + 0.86 + k * 0.12,
                        True,
                    )
    for i in range(7):
        x = 0.15 + i * (w - 0.3) / 6
        m.cylinder('plaster_white', x, -v + 0.2, base + 0.03, base + 2.75, 0.17, 0.14, 20)
        m.box('plaster_white', x - 0.22, -v - 0.02, base + 0.03, x + 0.22, -v + 0.42, base + 0.25)
        m.box('plaster_white', x - 0.2, -v, base + 2.75, x + 0.2, -v + 0.4, base + 2.87)
        if i != 3 and i < 6 and i != 2:
            m.railing(
                (x + 0.2, -v + 0.2), (x + (w - 0.3) / 6 - 0.2, -v + 0.2), base, 0.95, 'beam', 0.13, 'beam'
            )
    m.box('plaster_white', -0.05, -v, base + 2.87, w + 0.05, -v + 0.4, base + 3.15)
    m.box('timber_flat', -0.3, -v - 0.3, base + 3.15, w + 0.3, 0.2, base + 3.2)
    m.hip('tile', -0.8, -v - 0.8, w + 0.8, d + 0.8, base + 3.38, 3.3)
    m.box('plaster_white', 10.6, 4.4, base + 4, 11.5, 5.3, base + 7.4)
    m.box('plaster_clay', 10.5, 4.3, base + 7.4, 11.6, 5.4, base + 7.55)
    m.steps('stone', 6.2, -v - 1.5, 8.9, 0.0, base, 0.34)
    # the new garden room, glass and timber, set back beside the old house
    with m.at(w + 0.2, 2.6, 0):
        m.box('concrete_pale', 0, -0.6, -0.3, 7.2, 6.0, 0.35)
        m.wall('timber', (0.3, 0), (7.0, 0), 2.9, 0.35, 0.25, [dict(u=0.4, w=5.8, sill=0.05, h=2.5, cols=4)])
        m.wall('timber', (7.0, 0), (7.0, 5.6), 2.9, 0.35, 0.25)
        m.box('zinc_dark', -0.1, -1.2, 3.25, 7.6, 6.0, 3.42)
        m.box('timber_flat', -0.05, -1.15, 3.2, 7.55, 5.95, 3.25)
        with m.at(3.4, 2.4, 0.37):
            furniture.dining(m, 3)
    for x, r in ((2.0, 0), (3.2, 30)):
        with m.at(x + 0.4, -1.0, base + 0.03, 180 + r):
            furniture.armchair(m)
    with m.at(3.0, -1.6, base + 0.03):
        furniture.low_table(m, 0.8, 0.5)
    with m.at(11.6, -0.55, base + 0.03):
        furniture.bench(m, 1.9)
    for x in (5.9, 9.2):
        with m.at(x, -0.5, base + 0.03):
            furniture.pot(m, 0.28, 0.5)
        planting.plant('fern', x, -0.5, base + 0.5, 0.75)
        with m.at(x, -v - 1.2, 0):
            furniture.pot(m, 0.34, 0.6)
        planting.plant('agave', x, -v - 1.2, 0.55, 0.8)
    if name == 'service-renovation':
        scaffold.tower(m, 9.2, -4.5, 2.1, 1.1, 3)
        scaffold.tower(m, 11.4, -4.5, 2.1, 1.1, 3)
        scaffold.pile(m, 'tile', 13.9, -5.6, 1.2, 0.8, 0.7)
        scaffold.timbers(m, 15.6, -5.2)
    site.ground(m, 'lawn', -70, -50, 90, 80, -0.02)
    m.box('gravel', 6.3, -30, -0.3, 8.8, -v - 1.4, 0.02, True)
    for x in (6.15, 8.8):
        m.box('stone', x, -30, -0.2, x + 0.15, -v - 1.4, 0.07)
    planting.grass((-9, -14, 6.1, -4), site.flat, 260, 0.06, 'leaf_grass', 2, width=0.006)
    planting.grass((9, -12, 22, -4), site.flat, 160, 0.06, 'leaf_grass', 3, width=0.006)
    site.bed(
        m,
        0.0,
        -v - 1.1,
        5.4,
        -v - 0.25,
        ['shrub', 'shrub_bloom', 'shrub_bloom', 'fern', 'shrub_grey'],
        0.55,
        2,
        (0.5, 0.8),
    )
    site.bed(
        m, 9.8, -v - 1.1, 15.0, -v - 0.25, ['shrub_bloom', 'shrub', 'agave', 'fern'], 0.55, 3, (0.5, 0.8)
    )
    site.bed(m, 15.6, -0.2, 22.0, 1.6, ['shrub', 'fern', 'shrub_grey', 'enset'], 0.8, 4, (0.5, 0.9))
    site.bed(m, -3.4, -1.5, -0.6, 9.0, ['shrub', 'enset', 'fern', 'shrub_bloom'], 1.0, 5, (0.5, 1.0))
    for kind, x, y, s in (
        ('ficus', 20, -7.0, 1.0),
        ('jacaranda', -6, 4, 1.1),
        ('ficus', 3, 15, 1.3),
        ('jacaranda', 22, 14, 1.2),
        ('eucalyptus', 12, 18, 1.1),
        ('ficus', 30, 8, 1.2),
        ('ficus', -13, 10, 1.2),
        ('juniper', 17, 15, 1.1),
        ('eucalyptus', -4, 20, 1.2),
        ('ficus', 36, -4, 1.1),
        ('olive', -7.5, -5.5, 0.9),
    ):
        planting.plant(kind, x, y, 0, s, variant=int(x) % 3)
    site.belt(['ficus', 'eucalyptus', 'ficus'], (-40, 26), (60, 26), 6, (1.0, 1.3), 9)
    stage.hills(20, rise=450, base=-30, seed=5)
