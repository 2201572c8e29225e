"""Adama market street: two floors, arcaded shops below, flats with shutters above, clay and ochre plaster. Metres."""
import furniture
import planting
import site_kit as site
import stage

UNIT, COUNT, DEEP, LOW, HIGH, WALK = 6.6, 8, 12.0, 4.3, 3.3, 3.0
LENGTH = UNIT * COUNT

SHOTS = {
    'adama-market-street-1': dict(
        view=((-4.5, -12.2, 1.65), (13.0, 0.0, 3.9)),
        lens=25,
        sun=212,
        elevation=32,
        clouds=0.5,
        sky_seed=22.0,
    ),
    'adama-market-street-2': dict(
        scale=0.7, view=((3.2, 1.55, 1.65), (34.0, 1.3, 2.4)), lens=24, sun=205, elevation=36, key=0.17
    ),
}


def terrace(m, tones, signs):
    for i in range(COUNT):
        x, tone = i * UNIT, tones[i % len(tones)]
        extra = (0.0, 0.5, 0.2)[i % 3]
        with m.at(x, 0):
            m.arcade(tone, (0, 0), (UNIT, 0), LOW, 0.75, 2.35, 2, 0.55)
            ups = [
                dict(u=0.9 + 1.75 * k, w=1.15, sill=0.15, h=2.2, cols=2, frame='juniper_paint')
                for k in range(3)
            ]
            m.wall(tone, (0, 0), (UNIT, 0), HIGH + 0.7 + extra, LOW, 0.4, ups)
            m.box('concrete_pale', -0.02, -0.12, LOW - 0.12, UNIT + 0.02, 0.02, LOW + 0.06)
            m.box(
                'concrete_pale',
                -0.05,
                -0.18,
                LOW + HIGH + 0.7 + extra,
                UNIT + 0.05,
                0.5,
                LOW + HIGH + 0.86 + extra,
            )
            for k in range(3):
                u = 0.9 + 1.75 * k
                shut = 'timber' if i % 2 else 'juniper_paint'
                m.box(shut, u - 0.5, -0.06, LOW + 0.15, u - 0.02, -0.02, LOW + 2.35)
                m.box(shut, u + 1.17, -0.06, LOW + 0.15, u + 1.55, -0.02, LOW + 2.35)
            if i % 3 != 1:
                m.box('concrete_pale', 0.7, -0.95, LOW + 0.0, UNIT - 0.7, 0.0, LOW + 0.14)
                m.railing((0.75, -0.9), (UNIT - 0.75, -0.9), LOW + 0.14, 0.95)
            shop = [
                dict(u=0.5, w=3.4, sill=0.35, h=2.3, cols=3, frame='timber', bars=0.08),
                dict(u=4.3, w=1.5, h=2.65, kind='window', cols=1, frame='timber', bars=0.1),
            ]
            m.wall('plaster_white', (0, WALK), (UNIT, WALK), LOW - 0.3, 0, 0.3, shop)
            m.box(signs[i % len(signs)], 0.6, WALK - 0.08, 2.85, 4.4, WALK - 0.02, 3.4)
            m.box('plaster_sand', 0, WALK + 4.0, 0, UNIT, WALK + 4.2, LOW)
            with m.at(2.2, WALK + 3.7, 0.02):
                furniture.shelf(m, 3.6, 2.3, i)
            m.pendant(UNIT / 2, WALK / 2, LOW - 0.4, 0.5, 0.15)
            m.box('beam', 0.2, 0.4, LOW - 0.4, 0.4, WALK, LOW - 0.2)
            m.box('beam', UNIT / 2 - 0.1, 0.4, LOW - 0.4, UNIT / 2 + 0.1, WALK, LOW - 0.2)
            m.pendant(2.2, WALK + 1.6, LOW - 0.4, 0.8, 0.15)
    m.box('timber_flat', 0, 0.3, LOW - 0.2, LENGTH, DEEP, LOW - 0.1)
    m.box('floor_tile', -0.5, -0.3, -0.2, LENGTH + 0.5, DEEP, 0.03)
    m.box('plaster_sand', 0, DEEP, 0, LENGTH, DEEP + 0.3, LOW + HIGH)
    m.box('plaster_ochre', -0.0, 0.6, LOW, 0.3, DEEP, LOW + HIGH + 0.4)
    m.wall('plaster_ochre', (0, DEEP), (0, WALK), LOW, 0, 0.3)
    m.box('plaster_clay', LENGTH - 0.3, 0.6, 0, LENGTH, DEEP, LOW + HIGH + 0.4)
    m.roof('zinc_warm', [(-0.2, LOW + HIGH + 0.5), (LENGTH + 0.2, LOW + HIGH + 0.5)], 0.1, 0.5, DEEP + 0.3)


def build(m, name, shot):
    terrace(
        m,
        ('plaster_ochre', 'plaster', 'plaster_clay', 'plaster_sand'),
        ('sign', 'ochre_paint', 'metal', 'plaster_clay'),
    )
    with m.at(LENGTH - 4, -19.5, 0, 180):
        terrace(m, ('plaster_sand', 'plaster_clay', 'plaster'), ('sign', 'metal', 'ochre_paint'))
    site.ground(m, 'cobble', -90, -19.4, 130, -0.3, -0.02)
    site.ground(m, 'earth', -90, -90, 130, -19.4, -0.06)
    site.ground(m, 'earth', -90, -0.3, 130, 90, -0.06)
    m.box('concrete_pale', -90, -2.4, -0.2, 130, -2.15, 0.03)
    m.box('concrete_pale', -90, -17.4, -0.2, 130, -17.15, 0.03)
    for i in range(7):
        x = 2.0 + i * 8.2
        m.box('soil', x - 0.6, -4.2, -0.1, x + 0.6, -3.0, 0.0, True)
        planting.plant(
            ('jacaranda', 'olive', 'ficus')[i % 3], x, -3.6, -0.02, (0.75, 1.05, 0.7)[i % 3], variant=i
        )
        if i % 2:
            with m.at(x + 3.0, -3.4, -0.02):
                furniture.bench(m)
    for i in range(4):
        with m.at(7 + i * 9.0, -10.0 - (i % 2) * 2.5, -0.02, 15 * i):
            furniture.stall(m, ('ochre_paint', 'linen', 'juniper_paint', 'plaster_clay')[i])
    for x in (1.8, 8.0, 14.6, 21.4):
        with m.at(x, WALK - 0.5, 0.03):
            furniture.pot(m, 0.26, 0.45)
        planting.plant('shrub', x, WALK - 0.5, 0.35, 0.55)
    for i in range(3):
        with m.at(11.5 + i * 12, 1.5, 0.03, 90 * i):
            furniture.dining(m, 1, 'linen')
    site.town(
        m,
        [
            (58, 2, 18, 14, 10),
            (80, 0, 18, 14, 13),
            (-30, 4, 16, 14, 7),
            (60, -36, 16, 14, 10),
            (104, -14, 16, 20, 13),
        ],
        9,
    )
    site.belt(['ficus', 'eucalyptus', 'jacaranda'], (-30, -1.5), (-8, 2.5), 7, (0.8, 1.1), 3)
    site.belt(['eucalyptus', 'ficus'], (-20, 22), (80, 24), 9, (1.0, 1.3), 4)
    stage.hills(60, rise=450, base=-30, seed=25)
