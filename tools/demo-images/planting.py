"""Trees, shrubs and grass as clouds of small leaf cards on tapered branches. Metres."""
import math

import bpy
import numpy as np

import materials

_meshes = {}


def _mesh(name, groups):
    """A mesh from (vertices, faces of four, material name) groups."""
    verts = np.concatenate([g[0] for g in groups])
    faces, slots, start = [], [], 0
    for slot, (points, quads, _) in enumerate(groups):
        faces.append(quads + start)
        slots.append(np.full(len(quads), slot))
        start += len(points)
    faces, slots = np.concatenate(faces), np.concatenate(slots)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(verts))
    mesh.vertices.foreach_set('co', verts.astype(np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(len(faces), 4, dtype=np.int32))
    for group in groups:
        mesh.materials.append(materials.get(group[2]))
    mesh.polygons.foreach_set('material_index', slots.astype(np.int32))
    mesh.update()
    mesh.validate()
    return mesh


def _leaves(rng, centres, radii, count, size, mat, aspect=0.5, shell=0.5, droop=0.0):
    """Leaf cards in ellipsoids: centres (n,3), radii (n,3), count per ellipsoid."""
    n = len(centres) * count
    way = rng.normal(size=(n, 3))
    way /= np.linalg.norm(way, axis=1)[:, None]
    dist = shell + (1 - shell) * rng.random((n, 1)) ** 0.5
    middle = np.repeat(centres, count, 0) + way * dist * np.repeat(radii, count, 0)
    out = way + rng.normal(scale=0.7, size=(n, 3))
    out[:, 2] += 0.4
    out /= np.linalg.norm(out, axis=1)[:, None]
    along = np.cross(out, rng.normal(size=(n, 3)))
    along[:, 2] -= droop
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.cross(out, along)
    length = size * (0.6 + 0.8 * rng.random((n, 1)))
    a, b = along * length * 0.5, across * length * aspect * 0.5
    verts = np.stack([middle - a, middle + b, middle + a, middle - b], 1).reshape(-1, 3)
    return verts, np.arange(n * 4).reshape(-1, 4), mat


def _tubes(paths, mat, sides=6):
    """Tapered branches: each path is a list of (point, radius)."""
    verts, faces, start = [], [], 0
    for path in paths:
        for i, (point, radius) in enumerate(path):
            nxt = path[min(i + 1, len(path) - 1)][0]
            prev = path[max(i - 1, 0)][0]
            axis = np.array(nxt) - np.array(prev)
            axis = axis / (np.linalg.norm(axis) + 1e-9)
            side = np.cross(axis, (0.3, 0.9, 0.1))
            side /= np.linalg.norm(side) + 1e-9
            other = np.cross(axis, side)
            for k in range(sides):
                turn = 2 * math.pi * k / sides
                verts.append(np.array(point) + radius * (side * math.cos(turn) + other * math.sin(turn)))
        for i in range(len(path) - 1):
            for k in range(sides):
                k2 = (k + 1) % sides
                faces.append(
                    [
                        start + i * sides + k,
                        start + i * sides + k2,
                        start + (i + 1) * sides + k2,
                        start + (i + 1) * sides + k,
                    ]
                )
        start += len(path) * sides
    return np.array(verts), np.array(faces), mat


def _limb(rng, a, b, r0, r1, bend=0.12, steps=5):
    """A crooked path from a to b."""
    a, b = np.array(a, float), np.array(b, float)
    length = np.linalg.norm(b - a)
    path = []
    for i in range(steps + 1):
        f = i / steps
        wander = rng.normal(size=3) * length * bend * math.sin(math.pi * f) * 0.6
        lift = np.array([0, 0, length * bend * math.sin(math.pi * f)])
        path.append((a + (b - a) * f + wander + lift, r0 + (r1 - r0) * f))
    return path


def _acacia(rng):
    """Umbrella crown on a few rising limbs; 7 m high, 9 m wide."""
    paths = [_limb(rng, (0, 0, -0.3), (0.2, 0.1, 2.2), 0.24, 0.19, 0.04)]
    fork = paths[0][-1][0]
    centres, radii = [], []
    for i in range(7):
        turn = 2 * math.pi * (i + rng.random() * 0.6) / 7
        reach = 1.7 + rng.random() * 0.8
        mid = fork + np.array([math.cos(turn) * reach, math.sin(turn) * reach, 2.6 + rng.random() * 0.5])
        paths.append(_limb(rng, fork, mid, 0.12, 0.06))
        for k in range(4):
            turn2 = turn + rng.normal() * 0.55
            far = 0.3 + rng.random() * 2.3
            tip = mid + np.array(
                [math.cos(turn2) * far, math.sin(turn2) * far, 1.1 + rng.random() * 0.5 - far * 0.12]
            )
            paths.append(_limb(rng, mid, tip, 0.05, 0.015))
            centres.append(tip)
            wide = 0.75 + rng.random() * 0.5
            radii.append((wide, wide, 0.26))
    return [
        _tubes(paths, 'bark'),
        _leaves(rng, np.array(centres), np.array(radii), 560, 0.13, 'leaf_acacia', 0.4, 0.2),
    ]


def _juniper(rng):
    """Dark upright cone; 9 m high, 3.4 m wide."""
    paths = [_limb(rng, (0, 0, -0.3), (0, 0, 8.6), 0.2, 0.03, 0.01, 8)]
    centres, radii = [], []
    for i in range(110):
        f = (i + 0.5) / 110
        height = 0.9 + f * 8.0
        turn = i * 2.4 + rng.random()
        reach = (1.65 * (1 - f) ** 0.75 + 0.1) * (0.55 + 0.45 * rng.random())
        tip = np.array([math.cos(turn) * reach, math.sin(turn) * reach, height])
        centres.append(tip)
        wide = 0.42 * (1 - f * 0.6)
        radii.append((wide, wide, wide * 1.15))
        if i % 3 == 0:
            paths.append(_limb(rng, (0, 0, height - reach * 0.3), tip, 0.03, 0.01, 0.05, 3))
    return [
        _tubes(paths, 'bark'),
        _leaves(rng, np.array(centres), np.array(radii), 170, 0.11, 'leaf_juniper', 0.3, 0.25, droop=-0.6),
    ]


def _eucalyptus(rng):
    """Tall pale trunk with airy, drooping clusters; 15 m high."""
    paths = [_limb(rng, (0, 0, -0.3), (0.5, 0.2, 13.2), 0.2, 0.05, 0.025, 9)]
    centres, radii = [], []
    for i in range(26):
        base = paths[0][4 + i % 5][0]
        turn = i * 2.4
        reach = 0.7 + rng.random() * 1.7
        tip = base + np.array([math.cos(turn) * reach, math.sin(turn) * reach, 1.3 + rng.random() * 1.6])
        paths.append(_limb(rng, base, tip, 0.045, 0.012))
        centres.append(tip)
        wide = 0.55 + rng.random() * 0.4
        radii.append((wide, wide, wide * 0.85))
    return [
        _tubes(paths, 'bark_pale'),
        _leaves(rng, np.array(centres), np.array(radii), 330, 0.2, 'leaf_eucalyptus', 0.22, 0.2, droop=1.2),
    ]


def _round(rng, leaf, clumps, count, size, height, width, aspect=0.55):
    """A broad, rounded crown."""
    trunk = height * 0.3
    paths = [_limb(rng, (0, 0, -0.3), (0.1, 0, trunk), 0.2, 0.16, 0.03)]
    fork = paths[0][-1][0]
    centres, radii = [], []
    for i in range(clumps):
        way = rng.normal(size=3)
        way /= np.linalg.norm(way)
        way[2] = abs(way[2]) * 1.1 - 0.15
        tip = np.array([0, 0, trunk + height * 0.26]) + way * np.array([width, width, height * 0.42]) * (
            0.6 + 0.4 * rng.random()
        )
        centres.append(tip)
        wide = width * (0.24 + 0.16 * rng.random())
        radii.append((wide, wide, wide * 0.75))
        if i % 2 == 0:
            paths.append(_limb(rng, fork, tip, 0.08, 0.015))
    return [
        _tubes(paths, 'bark'),
        _leaves(rng, np.array(centres), np.array(radii), count, size, leaf, aspect, 0.3),
    ]


def _shrub(rng, leaf, count=1500, size=0.09):
    centres = rng.normal(size=(9, 3)) * np.array([0.32, 0.32, 0.12]) + np.array([0, 0, 0.42])
    radii = np.full((9, 3), 0.34)
    return [_leaves(rng, centres, radii, count // 9, size, leaf, 0.5, 0.3)]


def _blades(rng, count, length, width, mat, lift=(0.25, 0.9), curl=0.5, spread=0.1):
    """Rosette of tapering blades in two segments: agave, enset, grass tufts."""
    turn = rng.random(count) * 2 * math.pi
    tilt = lift[0] + (lift[1] - lift[0]) * rng.random(count)
    size = length * (0.65 + 0.5 * rng.random(count))
    out = np.stack([np.cos(turn), np.sin(turn), np.zeros(count)], 1)
    side = np.stack([-np.sin(turn), np.cos(turn), np.zeros(count)], 1)
    up = np.array([0, 0, 1.0])
    root = out * spread * rng.random((count, 1))
    mid = root + (out * np.cos(tilt)[:, None] + up * np.sin(tilt)[:, None]) * size[:, None] * 0.55
    low = np.maximum(tilt - curl, -0.4)
    tip = mid + (out * np.cos(low)[:, None] + up * np.sin(low)[:, None]) * size[:, None] * 0.5
    w = side * width * 0.5
    verts = np.stack([root - w * 0.7, root + w * 0.7, mid + w, mid - w, tip + w * 0.12, tip - w * 0.12], 1)
    base = np.arange(count)[:, None] * 6
    quads = np.concatenate([base + np.array([0, 1, 2, 3]), base + np.array([3, 2, 4, 5])])
    return verts.reshape(-1, 3), quads, mat


KINDS = {
    'acacia': _acacia,
    'juniper': _juniper,
    'eucalyptus': _eucalyptus,
    'ficus': lambda r: _round(r, 'leaf_broad', 46, 520, 0.17, 8.0, 3.2),
    'olive': lambda r: _round(r, 'leaf_eucalyptus', 26, 420, 0.12, 4.6, 1.7, 0.35),
    'jacaranda': lambda r: _round(r, 'leaf_bloom', 34, 520, 0.12, 7.0, 2.9),
    'shrub': lambda r: _shrub(r, 'leaf_broad'),
    'shrub_grey': lambda r: _shrub(r, 'leaf_eucalyptus', 1300, 0.08),
    'shrub_bloom': lambda r: _shrub(r, 'leaf_broad', 1100) + _shrub(r, 'leaf_flower', 300, 0.07),
    'hedge': lambda r: [
        _leaves(
            r,
            r.random((40, 3)) * np.array([2.0, 0.3, 0.75]) + np.array([-1, -0.15, 0.1]),
            np.full((40, 3), 0.2),
            90,
            0.07,
            'leaf_broad',
            0.6,
            0.3,
        )
    ],
    'agave': lambda r: [_blades(r, 34, 0.75, 0.12, 'leaf_agave', (0.2, 1.35), 0.12)],
    'enset': lambda r: [_blades(r, 22, 2.6, 0.38, 'leaf_broad', (0.8, 1.45), 0.75, 0.15)],
    'fern': lambda r: [_blades(r, 40, 0.6, 0.09, 'leaf_broad', (0.5, 1.3), 0.9)],
    'tuft': lambda r: [_blades(r, 60, 0.5, 0.02, 'leaf_grass', (0.8, 1.5), 0.7, 0.22)],
    'tuft_dry': lambda r: [_blades(r, 70, 0.62, 0.018, 'leaf_dry', (0.9, 1.5), 0.6, 0.25)],
    'reed': lambda r: [_blades(r, 60, 1.7, 0.03, 'leaf_grass', (1.2, 1.55), 0.3, 0.5)],
    'climber': lambda r: [
        _leaves(
            r,
            r.random((40, 3)) * np.array([3, 0.1, 2.6]),
            np.full((40, 3), 0.3),
            60,
            0.1,
            'leaf_broad',
            0.7,
            0.2,
        )
    ],
}


def plant(kind, x, y, z=0.0, size=1.0, turn=None, variant=0):
    """Place one plant; each kind has a few seeded variants whose mesh is shared."""
    key = (kind, variant % 3)
    if key not in _meshes:
        rng = np.random.default_rng(sum(map(ord, kind)) * 10 + key[1])
        _meshes[key] = _mesh(f'{kind}{key[1]}', KINDS[kind](rng))
    obj = bpy.data.objects.new(kind, _meshes[key])
    obj.location = (x, y, z)
    obj.rotation_euler = (0, 0, (x * 3.1 + y * 1.7) % 6.28 if turn is None else math.radians(turn))
    obj.scale = (size, size, size)
    bpy.context.scene.collection.objects.link(obj)


def scatter(kind, count, area, height, seed=1, size=(0.7, 1.3), keep=None):
    """Scatter plants over area (x0, y0, x1, y1); height(x, y) gives the ground, keep(x, y) says where."""
    rng = np.random.default_rng(seed)
    for i in range(count):
        x = area[0] + (area[2] - area[0]) * rng.random()
        y = area[1] + (area[3] - area[1]) * rng.random()
        scale = size[0] + (size[1] - size[0]) * rng.random()
        if keep is None or keep(x, y):
            plant(kind, x, y, height(x, y), scale, variant=i)


def grass(area, height, density=90, blade=0.13, mat='leaf_grass', seed=3, keep=None, width=0.008):
    """A carpet of single blades, one mesh; density per square metre."""
    rng = np.random.default_rng(seed)
    count = int((area[2] - area[0]) * (area[3] - area[1]) * density)
    x = area[0] + (area[2] - area[0]) * rng.random(count)
    y = area[1] + (area[3] - area[1]) * rng.random(count)
    if keep is not None:
        mask = np.array([keep(a, b) for a, b in zip(x, y)])
        x, y = x[mask], y[mask]
    z = np.array([height(a, b) for a, b in zip(x, y)])
    n = len(x)
    if not n:
        return
    turn = rng.random(n) * 2 * math.pi
    size = blade * (0.5 + rng.random(n))
    lean = rng.normal(size=(n, 2)) * 0.45
    side = np.stack([np.cos(turn), np.sin(turn), np.zeros(n)], 1) * width
    root = np.stack([x, y, z - 0.01], 1)
    mid = root + np.stack([lean[:, 0] * size * 0.35, lean[:, 1] * size * 0.35, size * 0.6], 1)
    tip = root + np.stack([lean[:, 0] * size, lean[:, 1] * size, size], 1)
    verts = np.stack(
        [root - side, root + side, mid + side * 0.7, mid - side * 0.7, tip + side * 0.1, tip - side * 0.1], 1
    ).reshape(-1, 3)
    base = np.arange(n)[:, None] * 6
    quads = np.concatenate([base + np.array([0, 1, 2, 3]), base + np.array([3, 2, 4, 5])])
    obj = bpy.data.objects.new('grass', _mesh('grass', [(verts, quads, mat)]))
    bpy.context.scene.collection.objects.link(obj)
