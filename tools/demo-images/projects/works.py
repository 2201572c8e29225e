"""A building site: concrete frame with props and scaffolding, and a light steel frame. Metres."""
import planting
import scaffold
import site_kit as site
import stage

SHOTS = {
    'service-structural': dict(
        scale=0.7,
        view=((-7.0, -8.5, 1.7), (7.5, 3.0, 4.9)),
        lens=25,
        sun=228,
        elevation=36,
        clouds=0.8,
        sky_seed=81.0,
    ),
    'service-project-management': dict(
        scale=0.7,
        view=((-9.5, -11.0, 1.7), (6.0, 0.0, 3.6)),
        lens=27,
        sun=215,
        elevation=32,
        clouds=0.7,
        sky_seed=82.0,
    ),
    'article-light-steel': dict(
        scale=0.7,
        view=((-5.0, -8.0, 1.65), (6.0, 1.0, 2.7)),
        lens=27,
        sun=225,
        elevation=34,
        clouds=0.7,
        sky_seed=83.0,
    ),
}


def concrete_frame(m, bays_x=4, bays_y=3, floors=3, bay=5.0, h=3.3):
    """Columns, beams and slabs; the top floor still has its starter bars."""
    for j in range(floors):
        z = j * h
        for i in range(bays_x + 1):
            for k in range(bays_y + 1):
                x, y = i * bay, k * bay
                if j == floors - 1 and (i + k) % 5 == 4:
                    for a in (-0.12, 0.12):
                        for b in (-0.12, 0.12):
                            m.rod('steel_red', (x + a, y + b, z), (x + a, y + b, z + 1.6), 0.014)
                    continue
                m.box('concrete', x - 0.2, y - 0.2, z, x + 0.2, y + 0.2, z + h - 0.5)
                for a in (-0.12, 0.12):
                    for b in (-0.12, 0.12):
                        if j == floors - 1:
                            m.rod(
                                'steel_red', (x + a, y + b, z + h - 0.5), (x + a, y + b, z + h + 0.5), 0.014
                            )
        if j < floors - 1:
            for i in range(bays_x + 1):
                m.box(
                    'concrete',
                    i * bay - 0.17,
                    -0.3,
                    z + h - 0.55,
                    i * bay + 0.17,
                    bays_y * bay + 0.3,
                    z + h - 0.2,
                )
            for k in range(bays_y + 1):
                m.box(
                    'concrete',
                    -0.3,
                    k * bay - 0.172,
                    z + h - 0.548,
                    bays_x * bay + 0.3,
                    k * bay + 0.172,
                    z + h - 0.2,
                )
            m.box('concrete_pale', -0.9, -0.9, z + h - 0.2, bays_x * bay + 0.9, bays_y * bay + 0.9, z + h)
    for i in range(bays_x * 3):
        for k in range(2):
            scaffold.prop(m, 0.9 + i * 1.65, 1.2 + k * 2.2, h, h * 2 - 0.55)
    m.box('concrete', -1.2, -1.2, -0.3, bays_x * bay + 1.2, bays_y * bay + 1.2, 0.02)
    m.wall('earth_block', (0.2, 0.0), (bay - 0.2, 0.0), 1.3, 0.02, 0.2)
    m.wall(
        'brick',
        (bays_x * bay, 0.2),
        (bays_x * bay, bay * 2),
        2.7,
        0.02,
        0.2,
        [dict(u=2, w=1.6, sill=0.9, h=1.8, kind='open')],
    )
    m.railing((-0.85, -0.85), (bays_x * bay + 0.85, -0.85), h, 1.05, 'bamboo', 0.9, 'bamboo')
    m.railing((-0.85, -0.85), (bays_x * bay + 0.85, -0.85), h * 2, 1.05, 'bamboo', 0.9, 'bamboo')


def site_yard(m):
    for i in range(4):
        scaffold.pile(
            m,
            'brick' if i % 2 else 'earth_block',
            -6.5 + i * 2.1,
            -5.4 + (i % 2) * 0.7,
            1.4,
            0.9,
            1.0 - 0.2 * (i % 3),
        )
    scaffold.timbers(m, 4.0, -6.6)
    scaffold.bars(m, 7.0, -4.6, 0.35, 16, 7.5)
    for x in (8.0, 13.0):
        m.box('beam_pale', x, -4.9, 0, x + 0.12, -3.5, 0.33)
    m.cylinder('gravel', 12.5, -8.0, -0.1, 1.0, 2.0, 0.25, 24)
    m.cylinder('earth', 17.0, -6.5, -0.1, 1.2, 2.4, 0.3, 24)


def light_steel(m):
    """A small house in cold-formed steel: studs, rafters, one wall already boarded and rendered."""
    w, d, h, step = 12.0, 7.0, 2.8, 0.6
    m.box('concrete_pale', -0.4, -0.4, -0.3, w + 0.4, d + 0.4, 0.15)
    for y in (0.0, d):
        for z in (0.15, h + 0.1):
            m.box('metal_grey', 0, y - 0.045, z, w, y + 0.045, z + 0.05)
        for i in range(int(w / step) + 1):
            x = i * step
            if y == 0.0 and (2.3 < x < 4.1 or 6.5 < x < 9.1):
                m.box('metal_grey', x - 0.02, y - 0.045, 2.35, x + 0.02, y + 0.045, h + 0.1)
                continue
            m.box('metal_grey', x - 0.02, y - 0.045, 0.2, x + 0.02, y + 0.045, h + 0.1)
        for x0, x1 in ((2.4, 4.2), (6.6, 9.0)):
            if y == 0.0:
                m.box('metal_grey', x0 - 0.02, y - 0.05, 2.3, x1 + 0.02, y + 0.05, 2.42)
    for x in (0.0, w):
        for i in range(int(d / step) + 1):
            m.box('metal_grey', x - 0.045, i * step - 0.02, 0.2, x + 0.045, i * step + 0.02, h + 0.1)
        m.box('metal_grey', x - 0.045, 0, h + 0.1, x + 0.045, d, h + 0.15)
        m.rod('metal_grey', (x, 0.1, 0.2), (x, d / 2, h + 0.1), 0.02)
        m.rod('metal_grey', (x, d - 0.1, 0.2), (x, d / 2, h + 0.1), 0.02)
    for i in range(int(w / step) + 1):
        x, top = i * step, h + 1.9
        for a, b in (
            ((x, -0.7, h - 0.15), (x, d / 2, top)),
            ((x, d + 0.7, h - 0.15), (x, d / 2, top)),
            ((x, 0, h + 0.15), (x, d, h + 0.15)),
            ((x, d / 2, h + 0.15), (x, d / 2, top)),
            ((x, d / 4, h + 0.15), (x, d / 4, h + 0.95)),
            ((x, d * 0.75, h + 0.15), (x, d * 0.75, h + 0.95)),
            ((x, d / 4, h + 0.95), (x, d / 2, h + 0.15)),
            ((x, d * 0.75, h + 0.95), (x, d / 2, h + 0.15)),
        ):
            m.rod('metal_grey', a, b, 0.028)
    for k in range(5):
        f = k / 5
        for y, z in (
            (-0.6 + f * (d / 2 + 0.6), h - 0.05 + f * 2.0),
            (d + 0.6 - f * (d / 2 + 0.6), h - 0.05 + f * 2.0),
        ):
            m.rod('metal_grey', (-0.3, y, z), (w + 0.3, y, z), 0.024)
    m.box('beam_pale', 9.3, -0.1, 0.2, 12.06, -0.06, h + 0.1)
    m.box('plaster_sand', w + 0.06, -0.1, 0.2, w + 0.1, d + 0.1, h + 0.1)
    m.extrude(
        'zinc',
        [(6.5, d + 0.8, h - 0.13), (6.5, d / 2, h + 1.98), (6.5, d / 2, h + 2.02), (6.5, d + 0.8, h - 0.09)],
        (w - 6.2, 0, 0),
    )
    m.extrude(
        'zinc',
        [(8.6, -0.8, h - 0.13), (8.6, d / 2, h + 1.98), (8.6, d / 2, h + 2.02), (8.6, -0.8, h - 0.09)],
        (w - 8.3, 0, 0),
    )
    for i in range(16):
        m.box(
            'metal_grey',
            -1.8 + (i % 4) * 0.12,
            -4.6,
            0.1 + (i // 4) * 0.07,
            -1.72 + (i % 4) * 0.12,
            -0.9,
            0.15 + (i // 4) * 0.07,
        )
    scaffold.pile(m, 'beam_pale', 3.2, -3.6, 2.4, 1.2, 0.6)
    scaffold.tower(m, 9.6, -1.7, 2.2, 1.1, 1)


def build(m, name, shot):
    if name == 'article-light-steel':
        light_steel(m)
    else:
        concrete_frame(m)
        site_yard(m)
        if name == 'service-project-management':
            scaffold.hut(m, -4.6, -1.2 - 2.0)
        for i in range(8):
            scaffold.tower(m, -0.6 + i * 2.6, -2.25, 2.3, 1.1, 3)
    site.ground(m, 'earth', -120, -80, 160, 140, -0.02)
    site.belt(['ficus', 'eucalyptus', 'jacaranda'], (-24, 24), (60, 26), 6, (0.9, 1.2), 3)
    site.belt(['eucalyptus', 'ficus'], (28, -4), (36, 20), 6, (0.9, 1.2), 5)
    site.town(m, [(-34, 14, 14, 14, 10), (40, 6, 16, 14, 16), (4, 40, 20, 14, 19), (30, 44, 18, 14, 13)], 3)
    planting.scatter(
        'tuft_dry', 120, (-20, -14, 30, -1), site.flat, 4, (0.4, 0.8), lambda x, y: x < -8 or x > 21
    )
    stage.hills(45, rise=500, base=-30, seed=5)
