"""Procedural materials shared by every picture. Units are metres; UV maps are in metres too."""
import bpy

_cache = {}
ROSE = (1.05, 0.86, 0.98)  # the evening sky is a little rosier than the model's
AIR = {}  # the sky of this shot and how far one sees; set by stage.light, used by far slopes


class Tree:
    """A short-hand for building shader nodes."""

    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, inputs=None, **props):
        node = self.tree.nodes.new(kind)
        for key, value in props.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node

    def math(self, op, a, b=0.0, clamp=False):
        return self.add('ShaderNodeMath', {0: a, 1: b}, operation=op, use_clamp=clamp).outputs[0]

    def mix(self, fac, a, b, blend='MIX'):
        node = self.add(
            'ShaderNodeMixRGB', {'Fac': fac, 'Color1': _rgba(a), 'Color2': _rgba(b)}, blend_type=blend
        )
        return node.outputs[0]

    def ramp(self, value, low, high):
        """Map value from low..high to 0..1, clamped."""
        node = self.add('ShaderNodeMapRange', {'Value': value, 'From Min': low, 'From Max': high})
        return node.outputs[0]

    def noise(self, vector, scale, detail=4.0, rough=0.55):
        return self.add(
            'ShaderNodeTexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': rough}
        )

    def scaled(self, vector, scale):
        return self.add('ShaderNodeMapping', {'Vector': vector, 'Scale': scale}).outputs[0]

    def bump(self, height, strength, distance=0.02, normal=None):
        inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
        if normal is not None:
            inputs['Normal'] = normal
        return self.add('ShaderNodeBump', inputs).outputs[0]


def _rgba(value):
    return (*value, 1.0) if isinstance(value, tuple) and len(value) == 3 else value


def _new(name):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    tree = Tree(mat.node_tree)
    mat.node_tree.nodes.clear()
    out = tree.add('ShaderNodeOutputMaterial')
    coord = tree.add('ShaderNodeTexCoord')
    return mat, tree, out, coord


def _surface(tree, out, color, rough, normal=None, metallic=0.0, spec=0.3):
    inputs = {'Base Color': _rgba(color), 'Roughness': rough, 'Metallic': metallic, 'Specular': spec}
    if normal is not None:
        inputs['Normal'] = normal
    bsdf = tree.add('ShaderNodeBsdfPrincipled', inputs)
    tree.tree.links.new(bsdf.outputs[0], out.inputs[0])


def plain(name, color, rough=0.8, var=0.12, scale=1.5, bump=0.15, grain=60.0, metallic=0.0, spec=0.3):
    """A mottled, finely grained surface: plaster, concrete, earth, fabric."""
    mat, t, out, coord = _new(name)
    pos = coord.outputs['Object']
    big = t.noise(pos, scale, 5).outputs[0]
    dark = tuple(c * (1 - var * 2) for c in color)
    light = tuple(min(1, c * (1 + var)) for c in color)
    tint = t.mix(t.ramp(big, 0.3, 0.7), dark, light)
    normal = t.bump(t.noise(pos, grain, 3).outputs[0], bump, 0.01) if bump else None
    _surface(t, out, tint, rough, normal, metallic, spec)
    return mat


def masonry(name, width, height, joint, one, two, mortar, bump=0.6, wobble=0.012, rough=0.85, offset=0.5):
    """Bricks, ashlar, blocks, tiles or paving laid in courses on the UV map."""
    mat, t, out, coord = _new(name)
    uv = coord.outputs['UV']
    shift = t.add(
        'ShaderNodeVectorMath',
        {0: t.noise(uv, 2.2, 2).outputs['Color'], 1: (0.5, 0.5, 0.5)},
        operation='SUBTRACT',
    ).outputs[0]
    shift = t.add('ShaderNodeVectorMath', {0: shift, 'Scale': wobble * 6}, operation='SCALE').outputs[0]
    uv2 = t.add('ShaderNodeVectorMath', {0: uv, 1: shift}, operation='ADD').outputs[0]
    brick = t.add(
        'ShaderNodeTexBrick',
        {
            'Vector': uv2,
            'Scale': 1.0,
            'Mortar Size': joint,
            'Mortar Smooth': 0.35,
            'Bias': 0.0,
            'Brick Width': width,
            'Row Height': height,
            'Color1': _rgba(one),
            'Color2': _rgba(two),
            'Mortar': _rgba(mortar),
        },
        offset=offset,
    )
    fine = t.noise(uv, 14, 6).outputs[0]
    blotch = t.noise(uv, 0.5, 3).outputs[0]
    color = t.mix(t.ramp(fine, 0.25, 0.8), brick.outputs[0], (0.22, 0.2, 0.17), 'SOFT_LIGHT')
    color = t.mix(t.math('MULTIPLY', t.ramp(blotch, 0.35, 0.7), 0.25), color, (0.09, 0.08, 0.07), 'MULTIPLY')
    height_map = t.math('SUBTRACT', t.math('MULTIPLY', fine, 0.5), brick.outputs[1])
    _surface(t, out, color, rough, t.bump(height_map, bump, 0.02))
    return mat


def rubble(name, size, one, two, mortar, bump=0.8):
    """Random stones set in mortar."""
    mat, t, out, coord = _new(name)
    uv = t.scaled(coord.outputs['UV'], (1 / size, 1.5 / size, 1))
    edge = t.add(
        'ShaderNodeTexVoronoi', {'Vector': uv, 'Scale': 1.0, 'Randomness': 0.85}, feature='DISTANCE_TO_EDGE'
    ).outputs['Distance']
    cell = t.add('ShaderNodeTexVoronoi', {'Vector': uv, 'Scale': 1.0, 'Randomness': 0.85}).outputs['Color']
    grey = t.add('ShaderNodeSeparateXYZ', {0: cell}).outputs[0]
    fine = t.noise(coord.outputs['UV'], 16, 6).outputs[0]
    stone = t.mix(grey, one, two)
    stone = t.mix(t.ramp(fine, 0.2, 0.8), stone, (0.2, 0.18, 0.16), 'SOFT_LIGHT')
    joint = t.ramp(edge, 0.03, 0.09)
    height_map = t.math('ADD', joint, t.math('MULTIPLY', fine, 0.4))
    _surface(t, out, t.mix(joint, mortar, stone), 0.88, t.bump(height_map, bump, 0.03))
    return mat


def boards(name, color, width=0.14, upright=True, rough=0.6, gap=0.03, var=0.35):
    """Timber boards: grain along the board, a joint between boards, each board its own tone."""
    mat, t, out, coord = _new(name)
    sep = t.add('ShaderNodeSeparateXYZ', {0: coord.outputs['UV']})
    across, along = (sep.outputs[0], sep.outputs[1]) if upright else (sep.outputs[1], sep.outputs[0])
    cell = t.math('DIVIDE', across, width)
    index = t.math('FLOOR', cell)
    frac = t.math('FRACT', cell)
    joint = t.math('MULTIPLY', t.ramp(frac, 0.0, gap), t.ramp(frac, 1.0, 1.0 - gap))
    tone = t.add('ShaderNodeTexWhiteNoise', {'W': index}, noise_dimensions='1D').outputs[0]
    vec = t.add(
        'ShaderNodeCombineXYZ',
        {
            0: t.math('MULTIPLY', across, 45.0),
            1: t.math('MULTIPLY', along, 1.6),
            2: t.math('MULTIPLY', index, 7.3),
        },
    ).outputs[0]
    grain = t.noise(vec, 1.0, 5, 0.6).outputs[0]
    dark = tuple(c * (1 - var) for c in color)
    light = tuple(min(1, c * (1 + var)) for c in color)
    tint = t.mix(
        t.math('ADD', t.math('MULTIPLY', tone, 0.55), t.math('MULTIPLY', t.ramp(grain, 0.3, 0.7), 0.45)),
        dark,
        light,
    )
    tint = t.mix(joint, (0.02, 0.015, 0.01), tint)
    height_map = t.math('ADD', joint, t.math('MULTIPLY', grain, 0.25))
    _surface(t, out, tint, rough, t.bump(height_map, 0.5, 0.008))
    return mat


def corrugated(name, color, pitch=0.18, rough=0.45, metallic=0.35):
    """Profiled metal sheet, ribs running up the slope."""
    mat, t, out, coord = _new(name)
    sep = t.add('ShaderNodeSeparateXYZ', {0: coord.outputs['UV']})
    wave = t.math('SINE', t.math('MULTIPLY', sep.outputs[0], 6.2832 / pitch))
    blotch = t.noise(coord.outputs['Object'], 0.7, 4).outputs[0]
    tint = t.mix(t.ramp(blotch, 0.3, 0.7), tuple(c * 0.85 for c in color), color)
    shade = t.mix(t.math('MULTIPLY', t.ramp(wave, 0.2, -1.0), 0.5), tint, tuple(c * 0.45 for c in color))
    _surface(t, out, shade, rough, t.bump(wave, 0.8, 0.03), metallic)
    return mat


def glass(name, tint=(0.90, 0.94, 0.93), reflect=1.0):
    """Window glass: clear with a fresnel reflection, casts no dark shadow."""
    mat, t, out, _ = _new(name)
    clear = t.add('ShaderNodeBsdfTransparent', {'Color': _rgba(tint)})
    gloss = t.add('ShaderNodeBsdfGlossy', {'Roughness': 0.0, 'Color': (1, 1, 1, 1)})
    fresnel = t.add('ShaderNodeFresnel', {'IOR': 1.7}).outputs[0]
    front = t.math('SUBTRACT', 1.0, t.add('ShaderNodeNewGeometry').outputs['Backfacing'])
    fac = t.math('MULTIPLY', t.math('MULTIPLY', fresnel, reflect, clamp=True), front)
    fac = t.math(
        'MULTIPLY', fac, t.math('SUBTRACT', 1.0, t.add('ShaderNodeLightPath').outputs['Is Shadow Ray'])
    )
    mixed = t.add('ShaderNodeMixShader', {0: fac, 1: clear.outputs[0], 2: gloss.outputs[0]})
    t.tree.links.new(mixed.outputs[0], out.inputs[0])
    return mat


def water(name, deep=(0.012, 0.035, 0.038), wave=0.05, scale=0.6):
    mat, t, out, coord = _new(name)
    pos = t.scaled(coord.outputs['Object'], (1.0, 2.2, 1.0))
    ripple = t.noise(pos, scale, 4, 0.5).outputs[0]
    _surface(t, out, deep, 0.04, t.bump(ripple, wave, 0.5), spec=0.6)
    return mat


def leaf(name, color, var=0.4, through=0.4):
    """Thin leaves: some light passes through, every leaf and every plant has its own tone."""
    mat, t, out, _ = _new(name)
    one = t.add('ShaderNodeNewGeometry').outputs['Random Per Island']
    two = t.add('ShaderNodeObjectInfo').outputs['Random']
    fac = t.math('ADD', t.math('MULTIPLY', one, 0.7), t.math('MULTIPLY', two, 0.3))
    tint = t.mix(fac, tuple(c * (1 - var) for c in color), tuple(min(1, c * (1 + var)) for c in color))
    front = t.add('ShaderNodeBsdfDiffuse', {'Color': tint})
    warm = t.mix(1.0, tint, (1.0, 0.95, 0.45), 'MULTIPLY')
    back = t.add('ShaderNodeBsdfTranslucent', {'Color': t.mix(1.0, warm, (1.8, 1.8, 1.4), 'MULTIPLY')})
    mixed = t.add('ShaderNodeMixShader', {0: through, 1: front.outputs[0], 2: back.outputs[0]})
    t.tree.links.new(mixed.outputs[0], out.inputs[0])
    return mat


def ground(name, one, two, three, scale=0.12, rock=None):
    """Soil and grass seen from afar: three tones by noise at two scales."""
    mat, t, out, coord = _new(name)
    pos = coord.outputs['Object']
    big = t.ramp(t.noise(pos, scale, 6, 0.6).outputs[0], 0.4, 0.62)
    small = t.ramp(t.noise(pos, scale * 22, 6, 0.7).outputs[0], 0.35, 0.7)
    tint = t.mix(t.math('MULTIPLY', small, 0.7), t.mix(big, one, two), three)
    if rock:
        steep = t.add('ShaderNodeSeparateXYZ', {0: t.add('ShaderNodeNewGeometry').outputs['Normal']}).outputs[
            2
        ]
        strata = t.noise(t.scaled(pos, (0.25, 0.25, 1.2)), 1.0, 8, 0.7).outputs[0]
        cliff = t.mix(t.ramp(strata, 0.3, 0.7), tuple(c * 0.4 for c in rock), rock)
        tint = t.mix(t.ramp(steep, 0.8, 0.55), tint, cliff)
    normal = t.bump(t.noise(pos, 9, 5, 0.7).outputs[0], 0.5, 0.05)
    _surface(t, out, tint, 0.95, normal, spec=0.1)
    return mat


def hill(name, one=(0.075, 0.10, 0.045), two=(0.165, 0.15, 0.075), rock=(0.2, 0.17, 0.14)):
    """Far slopes: woodland and fields, rock where it is steep, all fading into the air with distance."""
    mat, t, out, coord = _new(name)
    pos = coord.outputs['Object']
    woods = t.ramp(t.noise(pos, 0.011, 8, 0.65).outputs[0], 0.46, 0.54)
    tint = t.mix(woods, two, one)
    tint = t.mix(
        t.ramp(t.noise(pos, 0.09, 6, 0.7).outputs[0], 0.3, 0.75), tint, (0.12, 0.12, 0.06), 'OVERLAY'
    )
    steep = t.add('ShaderNodeSeparateXYZ', {0: t.add('ShaderNodeNewGeometry').outputs['Normal']}).outputs[2]
    strata = t.noise(t.scaled(pos, (0.02, 0.02, 0.35)), 1.0, 6, 0.7).outputs[0]
    cliff = t.mix(t.ramp(strata, 0.3, 0.7), tuple(c * 0.6 for c in rock), rock)
    tint = t.mix(t.ramp(steep, 0.82, 0.62), tint, cliff)
    normal = t.bump(t.noise(pos, 0.05, 8, 0.7).outputs[0], 0.9, 12.0)
    _surface(t, out, tint, 1.0, normal, spec=0.0)
    if 'sky' in AIR:
        view = t.add('ShaderNodeNewGeometry').outputs['Incoming']
        level = t.add('ShaderNodeVectorMath', {0: view, 1: (-1, -1, 0)}, operation='MULTIPLY').outputs[0]
        level = t.add('ShaderNodeVectorMath', {0: level, 1: (0, 0, 0.045)}, operation='ADD').outputs[0]
        sky = t.add('ShaderNodeTexSky', {'Vector': level}, **AIR['sky']).outputs[0]
        if AIR.get('rose'):
            sky = t.mix(1.0, sky, ROSE, 'MULTIPLY')
        air = t.add('ShaderNodeEmission', {'Color': sky, 'Strength': AIR['strength'] * AIR['glow']})
        far = t.math('DIVIDE', t.add('ShaderNodeCameraData').outputs['View Distance'], -AIR['reach'])
        fade = t.math('SUBTRACT', 1.0, t.math('POWER', 2.71828, far))
        body = out.inputs[0].links[0].from_socket
        mixed = t.add('ShaderNodeMixShader', {0: fade, 1: body, 2: air.outputs[0]})
        t.tree.links.new(mixed.outputs[0], out.inputs[0])
    return mat


def image(path):
    """A printed sheet: an image over the unit square of the UV map."""
    mat, t, out, coord = _new('sheet')
    texture = t.add('ShaderNodeTexImage', {'Vector': coord.outputs['UV']})
    texture.image = bpy.data.images.load(str(path), check_existing=True)
    _surface(t, out, texture.outputs[0], 0.9)
    return mat


def emission(name, color, strength):
    mat, t, out, _ = _new(name)
    node = t.add('ShaderNodeEmission', {'Color': _rgba(color), 'Strength': strength})
    t.tree.links.new(node.outputs[0], out.inputs[0])
    return mat


LIBRARY = {
    'plaster': lambda: plain('plaster', (0.74, 0.69, 0.60), var=0.06, scale=0.8, bump=0.12, grain=45),
    'plaster_white': lambda: plain(
        'plaster_white', (0.80, 0.78, 0.73), var=0.04, scale=0.8, bump=0.08, grain=45
    ),
    'plaster_sand': lambda: plain(
        'plaster_sand', (0.63, 0.51, 0.36), var=0.08, scale=0.8, bump=0.15, grain=45
    ),
    'plaster_ochre': lambda: plain(
        'plaster_ochre', (0.58, 0.37, 0.15), var=0.09, scale=0.8, bump=0.15, grain=45
    ),
    'plaster_clay': lambda: plain(
        'plaster_clay', (0.46, 0.23, 0.13), var=0.09, scale=0.8, bump=0.15, grain=45
    ),
    'concrete': lambda: plain(
        'concrete', (0.42, 0.40, 0.37), rough=0.7, var=0.10, scale=0.9, bump=0.12, grain=30
    ),
    'concrete_pale': lambda: plain(
        'concrete_pale', (0.58, 0.55, 0.50), rough=0.7, var=0.07, scale=0.9, bump=0.1, grain=30
    ),
    'stone': lambda: masonry(
        'stone',
        0.52,
        0.24,
        0.012,
        (0.42, 0.37, 0.31),
        (0.25, 0.225, 0.20),
        (0.33, 0.30, 0.26),
        bump=0.8,
        wobble=0.014,
    ),
    'stone_dark': lambda: masonry(
        'stone_dark',
        0.46,
        0.2,
        0.012,
        (0.24, 0.215, 0.19),
        (0.13, 0.12, 0.11),
        (0.2, 0.18, 0.16),
        bump=0.9,
        wobble=0.016,
    ),
    'stone_block': lambda: plain(
        'stone_block', (0.38, 0.335, 0.28), rough=0.9, var=0.14, scale=3.5, bump=0.9, grain=22
    ),
    'stone_block_dark': lambda: plain(
        'stone_block_dark', (0.245, 0.22, 0.195), rough=0.9, var=0.16, scale=3.5, bump=0.9, grain=22
    ),
    'earth_brick': lambda: plain(
        'earth_brick', (0.45, 0.265, 0.145), rough=0.95, var=0.14, scale=5, bump=0.5, grain=45
    ),
    'rubble': lambda: rubble('rubble', 0.42, (0.40, 0.35, 0.29), (0.19, 0.17, 0.155), (0.34, 0.31, 0.27)),
    'brick': lambda: masonry(
        'brick',
        0.25,
        0.08,
        0.008,
        (0.40, 0.17, 0.085),
        (0.27, 0.105, 0.06),
        (0.42, 0.37, 0.31),
        bump=0.6,
        wobble=0.003,
    ),
    'brick_dark': lambda: plain('brick_dark', (0.33, 0.145, 0.08), var=0.16, scale=9, bump=0.3, grain=40),
    'earth_block': lambda: masonry(
        'earth_block',
        0.30,
        0.11,
        0.008,
        (0.48, 0.29, 0.16),
        (0.38, 0.215, 0.115),
        (0.36, 0.24, 0.15),
        bump=0.6,
        wobble=0.004,
    ),
    'timber': lambda: boards('timber', (0.30, 0.155, 0.07)),
    'timber_flat': lambda: boards('timber_flat', (0.33, 0.18, 0.085), upright=False),
    'timber_pale': lambda: boards('timber_pale', (0.50, 0.33, 0.18), width=0.12),
    'timber_floor': lambda: boards(
        'timber_floor', (0.40, 0.24, 0.12), width=0.16, upright=False, rough=0.38, gap=0.02
    ),
    'beam': lambda: plain('beam', (0.25, 0.135, 0.065), rough=0.6, var=0.2, scale=2.5, bump=0.2, grain=20),
    'beam_pale': lambda: plain(
        'beam_pale', (0.46, 0.30, 0.16), rough=0.6, var=0.16, scale=2.5, bump=0.15, grain=20
    ),
    'bamboo': lambda: plain('bamboo', (0.56, 0.42, 0.20), rough=0.45, var=0.18, scale=3, bump=0.1, grain=18),
    'metal': lambda: plain('metal', (0.035, 0.034, 0.033), rough=0.4, var=0.1, bump=0, metallic=0.4),
    'metal_grey': lambda: plain('metal_grey', (0.24, 0.24, 0.235), rough=0.4, var=0.06, bump=0, metallic=0.6),
    'steel_red': lambda: plain('steel_red', (0.27, 0.075, 0.045), rough=0.5, var=0.1, bump=0, metallic=0.1),
    'zinc': lambda: corrugated('zinc', (0.36, 0.37, 0.37)),
    'zinc_dark': lambda: corrugated('zinc_dark', (0.085, 0.09, 0.092), pitch=0.4),
    'zinc_warm': lambda: corrugated('zinc_warm', (0.52, 0.47, 0.40)),
    'tile': lambda: masonry(
        'tile',
        0.2,
        0.3,
        0.014,
        (0.42, 0.17, 0.085),
        (0.29, 0.11, 0.06),
        (0.12, 0.05, 0.03),
        bump=1.0,
        wobble=0.004,
    ),
    'thatch': lambda: plain(
        'thatch', (0.30, 0.22, 0.125), rough=1.0, var=0.25, scale=1.2, bump=1.0, grain=24
    ),
    'glass': lambda: glass('glass'),
    'water': lambda: water('water'),
    'pool': lambda: water('pool', (0.015, 0.05, 0.052), 0.03, 2.5),
    'paving': lambda: masonry(
        'paving',
        0.8,
        0.4,
        0.008,
        (0.44, 0.40, 0.34),
        (0.36, 0.325, 0.28),
        (0.2, 0.18, 0.155),
        bump=0.35,
        wobble=0.002,
        rough=0.75,
    ),
    'cobble': lambda: masonry(
        'cobble',
        0.16,
        0.13,
        0.012,
        (0.25, 0.23, 0.21),
        (0.15, 0.14, 0.13),
        (0.15, 0.13, 0.11),
        bump=0.9,
        wobble=0.02,
        rough=0.75,
    ),
    'floor_tile': lambda: masonry(
        'floor_tile',
        0.6,
        0.6,
        0.005,
        (0.50, 0.46, 0.40),
        (0.45, 0.41, 0.355),
        (0.3, 0.27, 0.23),
        bump=0.15,
        wobble=0.0,
        rough=0.35,
        offset=0.0,
    ),
    'asphalt': lambda: plain(
        'asphalt', (0.085, 0.083, 0.08), rough=0.85, var=0.15, scale=0.4, bump=0.4, grain=90
    ),
    'gravel': lambda: plain('gravel', (0.40, 0.35, 0.28), rough=0.95, var=0.16, scale=8, bump=0.9, grain=40),
    'lawn': lambda: ground('lawn', (0.055, 0.085, 0.022), (0.085, 0.105, 0.032), (0.12, 0.115, 0.05)),
    'meadow': lambda: ground('meadow', (0.085, 0.105, 0.032), (0.15, 0.14, 0.06), (0.12, 0.115, 0.055)),
    'moor': lambda: ground(
        'moor', (0.085, 0.10, 0.035), (0.16, 0.145, 0.06), (0.12, 0.11, 0.05), rock=(0.28, 0.22, 0.165)
    ),
    'earth': lambda: ground('earth', (0.27, 0.155, 0.085), (0.33, 0.20, 0.115), (0.21, 0.125, 0.075), 0.3),
    'soil': lambda: plain('soil', (0.09, 0.06, 0.04), rough=1, var=0.2, scale=6, bump=1, grain=30),
    'hill': lambda: hill('hill'),
    'cliff': lambda: hill('cliff', (0.13, 0.135, 0.06), (0.25, 0.20, 0.10), (0.30, 0.22, 0.155)),
    'bark': lambda: plain('bark', (0.13, 0.095, 0.07), rough=1, var=0.25, scale=6, bump=0.8, grain=18),
    'bark_pale': lambda: plain(
        'bark_pale', (0.50, 0.43, 0.35), rough=0.9, var=0.22, scale=2.5, bump=0.3, grain=12
    ),
    'leaf_acacia': lambda: leaf('leaf_acacia', (0.115, 0.15, 0.04)),
    'leaf_juniper': lambda: leaf('leaf_juniper', (0.042, 0.078, 0.036), through=0.2),
    'leaf_eucalyptus': lambda: leaf('leaf_eucalyptus', (0.10, 0.135, 0.07)),
    'leaf_broad': lambda: leaf('leaf_broad', (0.065, 0.115, 0.026)),
    'leaf_bloom': lambda: leaf('leaf_bloom', (0.23, 0.145, 0.36), var=0.3),
    'leaf_flower': lambda: leaf('leaf_flower', (0.55, 0.09, 0.09), var=0.4),
    'leaf_agave': lambda: leaf('leaf_agave', (0.14, 0.19, 0.115), var=0.25, through=0.1),
    'leaf_grass': lambda: leaf('leaf_grass', (0.125, 0.155, 0.045), var=0.45),
    'leaf_dry': lambda: leaf('leaf_dry', (0.31, 0.25, 0.115), var=0.4),
    'white': lambda: plain('white', (0.82, 0.80, 0.76), rough=0.6, var=0.01, bump=0),
    'linen': lambda: plain('linen', (0.70, 0.65, 0.56), rough=0.95, var=0.05, scale=4, bump=0.3, grain=120),
    'curtain': lambda: leaf('curtain', (0.72, 0.68, 0.60), var=0.03, through=0.35),
    'wool_juniper': lambda: plain(
        'wool_juniper', (0.05, 0.12, 0.10), rough=1, var=0.1, scale=6, bump=0.4, grain=120
    ),
    'wool_ochre': lambda: plain(
        'wool_ochre', (0.55, 0.32, 0.07), rough=1, var=0.1, scale=6, bump=0.4, grain=120
    ),
    'wool_grey': lambda: plain(
        'wool_grey', (0.30, 0.285, 0.26), rough=1, var=0.08, scale=6, bump=0.4, grain=120
    ),
    'rug': lambda: masonry(
        'rug',
        0.9,
        0.16,
        0.02,
        (0.52, 0.43, 0.32),
        (0.42, 0.2, 0.12),
        (0.62, 0.55, 0.44),
        bump=0.3,
        wobble=0.003,
        rough=1.0,
    ),
    'leather': lambda: plain(
        'leather', (0.22, 0.11, 0.055), rough=0.45, var=0.12, scale=5, bump=0.2, grain=60
    ),
    'clay': lambda: plain('clay', (0.33, 0.17, 0.10), rough=0.8, var=0.1, scale=3, bump=0.15, grain=30),
    'black': lambda: plain('black', (0.02, 0.02, 0.02), rough=0.35, var=0.0, bump=0),
    'lamp': lambda: emission('lamp', (1.0, 0.62, 0.30), 14.0),
    'glow': lambda: emission('glow', (1.0, 0.70, 0.42), 3.0),
    'sign': lambda: plain('sign', (0.06, 0.18, 0.155), rough=0.5, var=0.02, bump=0),
    'ochre_paint': lambda: plain('ochre_paint', (0.58, 0.34, 0.07), rough=0.5, var=0.03, bump=0.05),
    'juniper_paint': lambda: plain('juniper_paint', (0.035, 0.11, 0.09), rough=0.5, var=0.03, bump=0.05),
    'card': lambda: plain('card', (0.70, 0.62, 0.50), rough=0.9, var=0.02, bump=0.05, grain=200),
    'paper': lambda: plain('paper', (0.86, 0.85, 0.81), rough=0.9, var=0.01, bump=0),
}


def get(name):
    if name not in _cache:
        _cache[name] = LIBRARY[name]()
    return _cache[name]
