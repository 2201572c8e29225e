"""Building-site things: scaffolding, stacks of material, props, a hut. Metres."""
import furniture


def tower(m, x, y, w, d, lifts, lift=2.0, pole='bamboo'):
    """One bay of scaffolding with planks."""
    for px in (x, x + w):
        for py in (y, y + d):
            m.rod(pole, (px, py, 0), (px, py, lifts * lift + 0.9), 0.035)
    for j in range(1, lifts + 1):
        z = j * lift
        for py in (y, y + d):
            m.rod(pole, (x - 0.3, py, z - 0.05), (x + w + 0.3, py, z - 0.05), 0.03)
            m.rod(pole, (x - 0.2, py, z + 0.9), (x + w + 0.2, py, z + 0.9), 0.025)
        for px in (x, x + w):
            m.rod(pole, (px, y - 0.2, z - 0.1), (px, y + d + 0.2, z - 0.1), 0.03)
        for k in range(4):
            m.box(
                'timber_flat',
                x - 0.25,
                y + 0.06 + k * d / 4,
                z,
                x + w + 0.25,
                y + 0.02 + (k + 0.92) * d / 4,
                z + 0.04,
                True,
            )
    m.rod(pole, (x, y - 0.03, 0.1), (x + w, y - 0.03, lift), 0.025)


def pile(m, mat, x, y, w, d, h):
    """A neat stack of bricks or blocks, courses a little out of line."""
    n = max(1, int(h / 0.12))
    for j in range(n):
        s = 0.012 * ((j * 7) % 3 - 1)
        m.box(mat, x + s, y - s, j * 0.12, x + w + s, y + d - s, j * 0.12 + 0.116)


def timbers(m, x, y, count=18, length=4.0):
    for k in range(count):
        row, i = divmod(k, 6)
        m.box(
            'beam_pale',
            x + i * 0.16 + row * 0.03,
            y - (k % 3) * 0.06,
            0.1 + row * 0.12,
            x + i * 0.16 + row * 0.03 + 0.13,
            y + length,
            0.1 + row * 0.12 + 0.1,
        )


def bars(m, x, y, z, count, length):
    """Reinforcing bars on trestles, along x."""
    for k in range(count):
        m.rod(
            'steel_red',
            (x, y + k * 0.05, z + (k % 2) * 0.03),
            (x + length, y + k * 0.05 + 0.04, z + (k % 2) * 0.03),
            0.012,
        )


def prop(m, x, y, z0, z1):
    m.rod('ochre_paint', (x, y, z0), (x, y, z0 + (z1 - z0) * 0.6), 0.035)
    m.rod('metal_grey', (x, y, z0 + (z1 - z0) * 0.6), (x, y, z1), 0.025)
    m.box('metal', x - 0.08, y - 0.08, z1 - 0.02, x + 0.08, y + 0.08, z1)


def hut(m, x, y):
    """Site office: a boarded cabin with a table of drawings beside it."""
    with m.at(x, y):
        m.wall(
            'juniper_paint',
            (0, 0),
            (5.4, 0),
            2.5,
            0.3,
            0.12,
            [dict(u=0.6, w=0.9, h=2.05, kind='door'), dict(u=2.4, w=2.0, sill=0.9, h=1.0)],
        )
        m.wall('juniper_paint', (5.4, 0), (5.4, 2.4), 2.5, 0.3, 0.12)
        m.wall('juniper_paint', (5.4, 2.4), (0, 2.4), 2.5, 0.3, 0.12)
        m.wall('juniper_paint', (0, 2.4), (0, 0), 2.5, 0.3, 0.12)
        m.box('zinc', -0.3, -0.5, 2.82, 5.7, 2.7, 2.92)
        with m.at(2.9, -1.7):
            furniture.table(m, 2.0, 1.0, 0.85)
            m.box('paper', -0.8, -0.4, 0.851, 0.5, 0.4, 0.856, True)
            m.rod('paper', (0.62, -0.35, 0.89), (0.8, 0.38, 0.89), 0.035)
