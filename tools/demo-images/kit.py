"""Building kit: a Model gathers solids per material and turns them into meshes. Metres, z up."""
import math
import random
from contextlib import contextmanager
from pathlib import Path

import bpy
from mathutils import Matrix, Vector

import materials

BEVEL = 0.012
DRAWINGS = Path(__file__).resolve().parents[2] / 'server' / 'demo' / 'images'


class Model:
    def __init__(self):
        self.parts = {}
        self.matrix = Matrix.Identity(4)

    @contextmanager
    def at(self, x=0.0, y=0.0, z=0.0, rot=0.0):
        """Work in a frame moved to x, y, z and turned by rot degrees about z."""
        kept = self.matrix
        self.matrix = kept @ Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(rot), 4, 'Z')
        yield self
        self.matrix = kept

    # --- solids -----------------------------------------------------------------------------------

    def solid(self, mat, verts, faces, fine=False):
        """Add a closed mesh. fine=True leaves its edges unbevelled (for very many or thin parts)."""
        part = self.parts.setdefault((mat, fine), ([], [], []))
        start = len(part[0])
        part[0].extend((self.matrix @ Vector(v))[:] for v in verts)
        for face in faces:
            part[1].append([start + i for i in face])
            part[2].extend(_face_uv([verts[i] for i in face]))

    def box(self, mat, x0, y0, z0, x1, y1, z1, fine=False):
        verts = [(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
        self.solid(mat, verts, _BOX, fine)

    def extrude(self, mat, polygon, vector, fine=False):
        """Sweep a polygon of 3D points along a vector."""
        n = len(polygon)
        moved = [tuple(p[i] + vector[i] for i in range(3)) for p in polygon]
        faces = [list(range(n))[::-1], list(range(n, 2 * n))]
        faces += [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)]
        self.solid(mat, [tuple(p) for p in polygon] + moved, faces, fine)

    def prism(self, mat, plan, z0, z1, fine=False):
        self.extrude(mat, [(x, y, z0) for x, y in plan], (0, 0, z1 - z0), fine)

    def roof(self, mat, profile, thick, y0, y1, fine=False):
        """A folded plate: profile is a polyline of (x, z) seen along y, thick measured upright."""
        polygon = [(x, y0, z) for x, z in profile] + [(x, y0, z - thick) for x, z in reversed(profile)]
        self.extrude(mat, polygon, (0, y1 - y0, 0), fine)

    def hip(self, mat, x0, y0, x1, y1, z, height, thick=0.16):
        """Hipped roof over a rectangle, ridge along the longer side."""
        wide, deep = x1 - x0, y1 - y0
        inset = min(wide, deep) / 2
        if wide >= deep:
            ridge = [(x0 + inset, (y0 + y1) / 2), (x1 - inset, (y0 + y1) / 2)]
        else:
            ridge = [((x0 + x1) / 2, y0 + inset), ((x0 + x1) / 2, y1 - inset)]
        base = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
        verts = [(x, y, z - thick) for x, y in base] + [(x, y, z) for x, y in base]
        verts += [(x, y, z + height) for x, y in ridge]
        if wide >= deep:
            slopes = [[4, 5, 9, 8], [5, 6, 9], [6, 7, 8, 9], [7, 4, 8]]
        else:
            slopes = [[4, 5, 8], [5, 6, 9, 8], [6, 7, 9], [7, 4, 8, 9]]
        self.solid(
            mat, verts, [[3, 2, 1, 0], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]] + slopes
        )

    def cylinder(self, mat, x, y, z0, z1, r, r1=None, sides=16, fine=False):
        r1 = r if r1 is None else r1
        ring = [(math.cos(2 * math.pi * i / sides), math.sin(2 * math.pi * i / sides)) for i in range(sides)]
        verts = [(x + r * c, y + r * s, z0) for c, s in ring] + [
            (x + r1 * c, y + r1 * s, z1) for c, s in ring
        ]
        faces = [list(range(sides))[::-1], list(range(sides, 2 * sides))]
        faces += [[i, (i + 1) % sides, sides + (i + 1) % sides, sides + i] for i in range(sides)]
        self.solid(mat, verts, faces, fine)

    def rod(self, mat, a, b, r, sides=6):
        """A straight bar between two points."""
        a, b = Vector(a), Vector(b)
        axis = (b - a).normalized()
        side = axis.orthogonal().normalized()
        other = axis.cross(side)
        ring = [
            side * math.cos(2 * math.pi * i / sides) * r + other * math.sin(2 * math.pi * i / sides) * r
            for i in range(sides)
        ]
        self.extrude(mat, [(a + p)[:] for p in ring], (b - a)[:], True)

    def ball(self, mat, x, y, z, r, rings=8, sides=14, squash=1.0):
        verts, faces = [(x, y, z - r * squash)], []
        for i in range(1, rings):
            angle = math.pi * i / rings
            for j in range(sides):
                turn = 2 * math.pi * j / sides
                verts.append(
                    (
                        x + r * math.sin(angle) * math.cos(turn),
                        y + r * math.sin(angle) * math.sin(turn),
                        z - r * squash * math.cos(angle),
                    )
                )
        verts.append((x, y, z + r * squash))
        top = len(verts) - 1
        for j in range(sides):
            k = (j + 1) % sides
            faces.append([0, 1 + k, 1 + j])
            faces += [
                [1 + i * sides + j, 1 + i * sides + k, 1 + (i + 1) * sides + k, 1 + (i + 1) * sides + j]
                for i in range(rings - 2)
            ]
            faces.append([top, top - sides + j, top - sides + k])
        self.solid(mat, verts, faces, True)

    # --- walls and openings -------------------------------------------------------------------------

    def wall(self, mat, p0, p1, height, z=0.0, t=0.3, openings=(), base=None):
        """A wall whose outer face runs from p0 to p1 (outside on the right), with openings.

        An opening is a dict: u, w, sill, h and optional kind and keywords of `fill`.
        """
        dx, dy = p1[0] - p0[0], p1[1] - p0[1]
        length = math.hypot(dx, dy)
        with self.at(p0[0], p0[1], z, math.degrees(math.atan2(dy, dx))):
            self._pierced(mat, length, height, t, openings)
            if base:
                self.box(base[0], -0.03, -0.04, 0, length + 0.03, 0.05, base[1])
            for opening in openings:
                self.fill(t=t, **opening)

    def _pierced(self, mat, length, height, t, openings):
        gap = 0.002
        us = sorted({gap, length - gap} | {o['u'] for o in openings} | {o['u'] + o['w'] for o in openings})
        zs = sorted(
            {0.0, height}
            | {o.get('sill', 0.0) for o in openings}
            | {o.get('sill', 0.0) + o['h'] for o in openings}
        )

        def full(i, j):
            if not (0 <= i < len(us) - 1 and 0 <= j < len(zs) - 1):
                return False
            u, z = (us[i] + us[i + 1]) / 2, (zs[j] + zs[j + 1]) / 2
            return not any(
                o['u'] < u < o['u'] + o['w'] and o.get('sill', 0) < z < o.get('sill', 0) + o['h']
                for o in openings
            )

        index, verts, faces = {}, [], []

        def vert(i, j, back):
            key = (i, j, back)
            if key not in index:
                index[key] = len(verts)
                verts.append((us[i], t if back else 0.0, zs[j]))
            return index[key]

        for i in range(len(us) - 1):
            for j in range(len(zs) - 1):
                if not full(i, j):
                    continue
                corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
                faces.append([vert(a, b, 0) for a, b in corners])
                faces.append([vert(a, b, 1) for a, b in reversed(corners)])
                for k, (di, dj) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
                    if not full(i + di, j + dj):
                        a, b = corners[k], corners[(k + 1) % 4]
                        faces.append([vert(*b, 0), vert(*a, 0), vert(*a, 1), vert(*b, 1)])
        self.solid(mat, verts, faces)

    def fill(
        self,
        u,
        w,
        h,
        sill=0.0,
        kind='window',
        t=0.3,
        frame='metal',
        cols=2,
        rows=1,
        depth=0.6,
        curtain=0.0,
        leaf='timber',
        ledge=None,
        bars=0.05,
    ):
        """What stands in an opening: window, door, screen, louvre, shutter or nothing (open)."""
        if kind == 'open':
            return
        y = t * depth
        u1, top = u + w, sill + h
        if kind == 'louvre':
            count = int(h / 0.13)
            for i in range(count):
                z = sill + (i + 0.5) * h / count
                self.extrude(
                    frame,
                    [
                        (u, y - 0.05, z - 0.035),
                        (u, y + 0.05, z + 0.025),
                        (u, y + 0.05, z + 0.04),
                        (u, y - 0.05, z - 0.02),
                    ],
                    (w, 0, 0),
                    True,
                )
        elif kind == 'battens':
            count = int(w / 0.12)
            for i in range(count):
                x = u + (i + 0.5) * w / count
                self.box(frame, x - 0.025, y - 0.05, sill, x + 0.025, y + 0.05, top, True)
        elif kind == 'screen':
            self.lattice(frame, u, y - 0.06, sill, u1, y + 0.06, top)
        else:
            b = bars
            self.box(frame, u, y - 0.04, sill, u + b, y + 0.04, top)
            self.box(frame, u1 - b, y - 0.04, sill, u1, y + 0.04, top)
            self.box(frame, u + b, y - 0.04, top - b, u1 - b, y + 0.04, top)
            self.box(frame, u + b, y - 0.04, sill, u1 - b, y + 0.04, sill + b)
            if kind == 'door':
                self.box(leaf, u + b, y - 0.02, sill + 0.01, u1 - b, y + 0.03, top - b)
                self.rod(
                    'metal_grey',
                    (u1 - b - 0.12, y - 0.07, sill + 0.9),
                    (u1 - b - 0.12, y - 0.07, sill + 1.25),
                    0.015,
                )
                return
            for i in range(1, cols):
                x = u + w * i / cols
                self.box(frame, x - b * 0.45, y - 0.035, sill + b, x + b * 0.45, y + 0.035, top - b)
            for j in range(1, rows):
                z = sill + h * j / rows
                self.box(frame, u + b, y - 0.035, z - b * 0.45, u1 - b, y + 0.035, z + b * 0.45)
            self.box(
                'glass', u + b * 0.5, y - 0.005, sill + b * 0.5, u1 - b * 0.5, y + 0.005, top - b * 0.5, True
            )
        if ledge:
            self.box(ledge, u - 0.06, -0.06, sill - 0.06, u1 + 0.06, y - 0.04, sill - 0.002)
        if curtain:
            self.curtain(u, t + 0.08, sill, u + w * curtain, top)
            self.curtain(u1 - w * curtain, t + 0.08, sill, u1, top)

    def curtain(self, x0, y, z0, x1, z1, mat='curtain'):
        """A pleated cloth hanging along x."""
        n = max(8, int((x1 - x0) / 0.05))
        points = [(x0 + (x1 - x0) * i / n, y + 0.035 * math.sin(i * 1.9)) for i in range(n + 1)]
        verts = [(x, yy, z0) for x, yy in points] + [(x, yy, z1) for x, yy in points]
        self.solid(mat, verts, [[i, i + 1, n + 2 + i, n + 1 + i] for i in range(n)], True)

    def lattice(self, mat, x0, y0, z0, x1, y1, z1, length=0.3, height=0.12):
        """A perforated screen of staggered blocks."""
        rows = max(1, round((z1 - z0) / height))
        h = (z1 - z0) / rows
        for j in range(rows):
            x = x0 - (length * 0.75 if j % 2 else 0.0)
            while x < x1:
                a, b = max(x, x0), min(x + length * 0.95, x1)
                if b - a > 0.03:
                    self.box(mat, a, y0, z0 + j * h, b, y1, z0 + (j + 1) * h, True)
                x += length * 1.5

    def arcade(self, mat, p0, p1, height, pier, spring, count, t=0.45, z=0.0):
        """A wall of round arches standing on piers; returns (u of arch, width) for every arch."""
        dx, dy = p1[0] - p0[0], p1[1] - p0[1]
        length = math.hypot(dx, dy)
        bay = (length - pier) / count
        width = bay - pier
        radius = width / 2
        arches = []
        outline = [(0, height), (0, 0)]
        for i in range(count):
            u = pier + i * bay
            arches.append((u, width))
            outline += [(u, 0)]
            outline += [
                (
                    u + radius - radius * math.cos(math.pi * k / 16),
                    spring + radius * math.sin(math.pi * k / 16),
                )
                for k in range(17)
            ]
            outline += [(u + width, 0)]
        outline += [(length, 0), (length, height)]
        with self.at(p0[0], p0[1], z, math.degrees(math.atan2(dy, dx))):
            self.extrude(mat, [(u, 0, zz) for u, zz in outline], (0, t, 0))
        return arches

    # --- small parts --------------------------------------------------------------------------------

    def steps(self, mat, x0, y0, x1, z0, z1, going=0.34, fine=False):
        """Straight steps rising along +y from z0 to z1, between x0 and x1; returns the end y."""
        count = max(1, round((z1 - z0) / 0.16))
        rise = (z1 - z0) / count
        for i in range(count):
            self.box(
                mat,
                x0,
                y0 + i * going,
                z0 - 0.4,
                x1,
                y0 + count * going + 0.02 * i,
                z0 + (i + 1) * rise,
                fine,
            )
        return y0 + count * going

    def railing(self, p0, p1, z, height=1.05, mat='metal', gap=0.12, rail='metal'):
        """Upright bars with a handrail."""
        dx, dy = p1[0] - p0[0], p1[1] - p0[1]
        length = math.hypot(dx, dy)
        with self.at(p0[0], p0[1], z, math.degrees(math.atan2(dy, dx))):
            self.box(rail, 0, -0.025, height - 0.04, length, 0.025, height, True)
            self.box(mat, 0, -0.012, 0.08, length, 0.012, 0.11, True)
            for i in range(int(length / gap) + 1):
                self.box(mat, i * gap, -0.008, 0.1, i * gap + 0.016, 0.008, height - 0.04, True)

    def glass_rail(self, p0, p1, z, height=1.05):
        dx, dy = p1[0] - p0[0], p1[1] - p0[1]
        length = math.hypot(dx, dy)
        with self.at(p0[0], p0[1], z, math.degrees(math.atan2(dy, dx))):
            self.box('glass', 0, -0.008, 0.03, length, 0.008, height - 0.03, True)
            self.box('metal', 0, -0.02, height - 0.03, length, 0.02, height, True)

    def pendant(self, x, y, z, drop=0.8, r=0.16, mat='glow'):
        self.rod('metal', (x, y, z), (x, y, z - drop), 0.008)
        self.ball(mat, x, y, z - drop - r, r)

    def lamp(self, x, y, z, power=60.0, color=(1.0, 0.66, 0.36), size=0.25):
        """An unseen round light in a room, for dusk and interiors (watts)."""
        light = bpy.data.lights.new('lamp', 'POINT')
        light.energy, light.color, light.shadow_soft_size = power, color, size
        obj = bpy.data.objects.new('lamp', light)
        obj.location = self.matrix @ Vector((x, y, z))
        bpy.context.scene.collection.objects.link(obj)

    def panel_light(self, x, y, z, w, d, power, color=(1.0, 0.78, 0.55), aim=(0, 0, -1)):
        """A rectangular light, facing down unless aimed elsewhere."""
        light = bpy.data.lights.new('panel', 'AREA')
        light.shape, light.size, light.size_y = 'RECTANGLE', w, d
        light.energy, light.color = power, color
        obj = bpy.data.objects.new('panel', light)
        obj.location = self.matrix @ Vector((x, y, z))
        obj.rotation_euler = Vector(aim).to_track_quat('-Z', 'Y').to_euler()
        obj.visible_camera = False
        bpy.context.scene.collection.objects.link(obj)

    def picture(self, key, corner, across, up):
        """One of our own drawings as a printed sheet: lower left corner, vectors across and up."""
        path = DRAWINGS / f'{key}-3-1600x1067.webp'
        if not path.exists():
            return
        c, a, b = Vector(corner), Vector(across), Vector(up)
        mesh = bpy.data.meshes.new('sheet')
        mesh.from_pydata([(self.matrix @ v)[:] for v in (c, c + a, c + a + b, c + b)], [], [[0, 1, 2, 3]])
        mesh.uv_layers.new(name='unit').data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1])
        mesh.materials.append(materials.image(path))
        bpy.context.scene.collection.objects.link(bpy.data.objects.new('sheet', mesh))

    def build(self):
        """Turn the gathered parts into mesh objects."""
        for (mat, fine), (verts, faces, uvs) in self.parts.items():
            mesh = bpy.data.meshes.new(mat)
            mesh.from_pydata(verts, [], faces)
            layer = mesh.uv_layers.new(name='metres')
            layer.data.foreach_set('uv', [c for uv in uvs for c in uv])
            mesh.materials.append(materials.get(mat))
            obj = bpy.data.objects.new(mat, mesh)
            bpy.context.scene.collection.objects.link(obj)
            if not fine and mat != 'glass':
                bevel = obj.modifiers.new('edge', 'BEVEL')
                bevel.width, bevel.segments, bevel.limit_method = BEVEL, 1, 'ANGLE'
                bevel.angle_limit = math.radians(35)
        self.parts = {}


_BOX = [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [1, 3, 7, 5], [3, 2, 6, 7], [2, 0, 4, 6]]


def _face_uv(points):
    """Map a flat face in metres: u level along the face, v up the face (or plan x, y when level)."""
    normal = [0.0, 0.0, 0.0]
    for i, a in enumerate(points):
        b = points[(i + 1) % len(points)]
        normal[0] += (a[1] - b[1]) * (a[2] + b[2])
        normal[1] += (a[2] - b[2]) * (a[0] + b[0])
        normal[2] += (a[0] - b[0]) * (a[1] + b[1])
    size = math.sqrt(sum(c * c for c in normal)) or 1.0
    nx, ny, nz = (c / size for c in normal)
    flat = math.hypot(nx, ny)
    if flat < 0.05:
        return [(p[0], p[1]) for p in points]
    tx, ty = -ny / flat, nx / flat
    bx, by, bz = -nz * ty, nz * tx, nx * ty - ny * tx
    return [(p[0] * tx + p[1] * ty, p[0] * bx + p[1] * by + p[2] * bz) for p in points]


def row(count, start, step, **opening):
    """The same opening repeated along a wall."""
    return [dict(opening, u=start + i * step) for i in range(count)]


def seeded(seed):
    return random.Random(seed)
