"""The stage of a picture: camera, sun and sky, terrain, far hills, render settings."""
import math

import bpy
import numpy as np
from mathutils import Vector

import materials

# One family of light: (sun azimuth relative to the camera heading is set per shot), elevation, sun and sky strength.
LIGHT = {
    'day': dict(elevation=34, sun=4.8, color=(1.0, 0.92, 0.80), sky=0.13, air=1.0, dust=1.2),
    'morning': dict(elevation=17, sun=3.6, color=(1.0, 0.80, 0.58), sky=0.17, air=1.0, dust=1.6),
    'dusk': dict(elevation=1.2, sun=0.10, color=(1.0, 0.55, 0.30), sky=0.30, air=1.2, dust=0.9),
    'interior': dict(elevation=38, sun=5.0, color=(1.0, 0.92, 0.80), sky=0.30, air=1.0, dust=1.2),
}


def camera(position, target, lens=30.0, pitch=False):
    """Look from position to target; unless pitch, the camera stays level and is shifted (straight verticals)."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_end = lens, 36.0, 20000.0
    obj = bpy.data.objects.new('camera', data)
    obj.location = position
    way = Vector(target) - Vector(position)
    if pitch:
        obj.rotation_euler = way.to_track_quat('-Z', 'Y').to_euler()
    else:
        obj.rotation_euler = (math.pi / 2, 0, math.atan2(-way.x, way.y))
        data.shift_y = way.z / math.hypot(way.x, way.y) * lens / 36.0
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj


def light(mode, azimuth, clouds=0.45, seed=0.0, elevation=None):
    """Sun and Nishita sky; azimuth in degrees, 0 = +y, clockwise."""
    spec = LIGHT[mode]
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = spec['sun'], spec['color'], math.radians(1.2)
    obj = bpy.data.objects.new('sun', lamp)
    up, turn = math.radians(spec['elevation'] if elevation is None else elevation), math.radians(azimuth)
    to_sun = Vector((math.sin(turn) * math.cos(up), math.cos(turn) * math.cos(up), math.sin(up)))
    obj.rotation_euler = (-to_sun).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(obj)

    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 256
    t = materials.Tree(world.node_tree)
    world.node_tree.nodes.clear()
    materials.AIR.update(
        strength=spec['sky'],
        glow=0.4 if mode == 'dusk' else 0.9,
        sky=dict(
            sky_type='NISHITA',
            sun_disc=False,
            sun_elevation=up,
            sun_rotation=turn,
            altitude=2400.0,
            air_density=spec['air'],
            dust_density=spec['dust'],
            ozone_density=1.0,
        ),
    )
    sky = t.add('ShaderNodeTexSky', **materials.AIR['sky']).outputs[0]
    if mode == 'dusk':
        sky = t.mix(1.0, sky, materials.ROSE, 'MULTIPLY')
        materials.AIR['rose'] = True
    way = t.add('ShaderNodeTexCoord').outputs['Generated']
    sep = t.add('ShaderNodeSeparateXYZ', {0: way})
    flat = t.math('ADD', t.math('MAXIMUM', sep.outputs[2], 0.0), 0.09)
    coords = t.add(
        'ShaderNodeCombineXYZ',
        {0: t.math('DIVIDE', sep.outputs[0], flat), 1: t.math('DIVIDE', sep.outputs[1], flat), 2: seed},
    ).outputs[0]
    wisp = t.noise(t.scaled(coords, (0.22, 0.5, 1)), 1.0, 9, 0.58).outputs[0]
    heap = t.noise(coords, 0.33, 9, 0.6).outputs[0]
    mask = t.math('MAXIMUM', t.math('MULTIPLY', t.ramp(wisp, 0.5, 0.85), 0.55), t.ramp(heap, 0.54, 0.72))
    mask = t.math('MULTIPLY', t.math('MULTIPLY', mask, clouds), t.ramp(sep.outputs[2], 0.015, 0.12))
    glow = t.mix(
        1.0, t.mix(0.55, sky, t.add('ShaderNodeRGBToBW', {0: sky}).outputs[0]), (2.3, 2.15, 2.05), 'MULTIPLY'
    )
    if mode == 'dusk':
        glow = t.mix(1.0, sky, (1.9, 1.25, 1.1), 'MULTIPLY')
    out = t.add('ShaderNodeOutputWorld')
    back = t.add('ShaderNodeBackground', {'Color': t.mix(mask, sky, glow), 'Strength': spec['sky']})
    t.tree.links.new(back.outputs[0], out.inputs[0])


def _smooth_noise(seed):
    rng = np.random.default_rng(seed)
    waves = [(rng.normal(size=2), rng.random() * 6.28) for _ in range(48)]

    def value(x, y, scale, octaves=4):
        total, amp, freq = 0.0, 1.0, 1.0 / scale
        for o in range(octaves):
            for way, phase in waves[o * 8 : (o + 1) * 8]:
                total = total + amp * np.sin((x * way[0] + y * way[1]) * freq * 2.2 + phase) / 4
            amp, freq = amp * 0.5, freq * 2.1
        return total

    return value


def grid(mat, area, height, step, smooth=True):
    """A terrain mesh over area (x0, y0, x1, y1); height takes numpy arrays."""
    xs = np.arange(area[0], area[2] + step, step)
    ys = np.arange(area[1], area[3] + step, step)
    gx, gy = np.meshgrid(xs, ys)
    gz = height(gx, gy) + np.zeros_like(gx)
    nx = len(xs)
    i, j = np.meshgrid(np.arange(nx - 1), np.arange(len(ys) - 1))
    a = (j * nx + i).ravel()
    faces = np.stack([a, a + 1, a + nx + 1, a + nx], 1)
    mesh = bpy.data.meshes.new('terrain')
    mesh.from_pydata(np.stack([gx, gy, gz], 2).reshape(-1, 3).tolist(), [], faces.tolist())
    layer = mesh.uv_layers.new(name='metres')
    corners = np.stack([gx, gy], 2).reshape(-1, 2)[faces.ravel()]
    layer.data.foreach_set('uv', corners.astype(np.float32).ravel())
    mesh.polygons.foreach_set('use_smooth', [smooth] * len(faces))
    mesh.materials.append(materials.get(mat))
    obj = bpy.data.objects.new('terrain', mesh)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def hills(heading, near=500, far=5200, base=-60, rise=420, spread=75, seed=4, mat='hill', power=1.0):
    """Ridges in the direction of heading (degrees, 0 = +y, clockwise), rising with distance."""
    noise = _smooth_noise(seed)
    turns = np.radians(np.linspace(heading - spread, heading + spread, 420))
    dists = near * (far / near) ** np.linspace(0, 1, 150)
    tt, dd = np.meshgrid(turns, dists)
    gx, gy = np.sin(tt) * dd, np.cos(tt) * dd
    ridge = 1 - np.abs(noise(gx, gy, far * 0.16, 5))
    lift = np.clip((dd - near) / (far - near), 0, 1) ** power
    fold = np.clip(ridge, -0.6, 1.2) * 0.75 + noise(gx, gy, far * 0.45, 2) * 0.3
    gz = base + rise * lift * (0.28 + fold)
    nx = gx.shape[1]
    i, j = np.meshgrid(np.arange(nx - 1), np.arange(gx.shape[0] - 1))
    a = (j * nx + i).ravel()
    faces = np.stack([a, a + nx, a + nx + 1, a + 1], 1)
    mesh = bpy.data.meshes.new('hills')
    mesh.from_pydata(np.stack([gx, gy, gz], 2).reshape(-1, 3).tolist(), [], faces.tolist())
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.materials.append(materials.get(mat))
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('hills', mesh))


def noise(seed=1):
    """A smooth 2D noise function (x, y, scale, octaves) of numpy arrays or numbers."""
    return _smooth_noise(seed)


def settings(width, height, samples, threshold, out):
    """Cycles on the CPU; colour, albedo and normal passes go to EXR files in `out`."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.use_persistent_data = False
    c = scene.cycles
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = (
        samples,
        True,
        threshold,
        8,
    )
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 5, 2, 3, 3
    c.transparent_max_bounces = 12
    c.sample_clamp_indirect, c.sample_clamp_direct = 4.0, 0.0
    c.caustics_reflective = c.caustics_refractive = False
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    c.tile_size = 2048
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    save = tree.nodes.new('CompositorNodeOutputFile')
    save.base_path = out
    save.format.file_format, save.format.color_depth = 'OPEN_EXR', '32'
    save.file_slots.clear()
    for slot, socket in (('color', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        save.file_slots.new(slot)
        tree.links.new(layers.outputs[socket], save.inputs[slot])
