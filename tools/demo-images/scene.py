"""Run inside Blender: build one shot and render its passes.

blender -b --factory-startup -t 2 --python scene.py -- NAME OUT_FOLDER WIDTH SAMPLES
"""
import importlib
import sys
from pathlib import Path

import bpy

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE / 'projects')]

import kit  # noqa: E402
import materials  # noqa: E402
import shots  # noqa: E402
import stage  # noqa: E402


def main(name, out, width, samples):
    shot = shots.all_shots()[name]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    model = kit.Model()
    bpy.context.scene.world = bpy.data.worlds.new('sky')
    materials.AIR['reach'] = shot.get('haze', 4500.0)
    if 'sun' in shot:
        stage.light(
            shot.get('light', 'day'),
            shot['sun'],
            shot.get('clouds', 0.45),
            shot.get('sky_seed', 0.0),
            shot.get('elevation'),
        )
    importlib.import_module(shot['module']).build(model, name, shot)
    model.build()
    stage.camera(*shot['view'], lens=shot.get('lens', 30), pitch=shot.get('pitch', False))
    height = round(width * shot['size'][1] / shot['size'][0])
    stage.settings(width, height, samples, shot.get('threshold', 0.08), out)
    bpy.ops.render.render()


if __name__ == '__main__':
    args = sys.argv[sys.argv.index('--') + 1 :]
    main(args[0], args[1], int(args[2]), int(args[3]))
