"""Render pictures and develop them into server/demo/images; finished ones are skipped.

python3 render.py [--again] [--preview FOLDER] [--samples N] [--passes FOLDER] [NAME ...]
"""
import argparse
import shutil
import subprocess
import sys
import time
from pathlib import Path

import shots

HERE = Path(__file__).resolve().parent
IMAGES = HERE.parents[1] / 'server' / 'demo' / 'images'
BLENDER = [
    'nice',
    '-n',
    '19',
    'ionice',
    '-c3',
    'blender',
    '-b',
    '--factory-startup',
    '-t',
    '2',
    '--python-exit-code',
    '1',
    '--python',
    str(HERE / 'scene.py'),
    '--',
]


def render(name, shot, target, width, samples, passes):
    start = time.time()
    folder = passes / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with open(passes / 'blender.log', 'a') as log:
        subprocess.run(
            BLENDER + [name, str(folder), str(width), str(samples)], check=True, stdout=log, stderr=log
        )
    middle = time.time()
    subprocess.run(
        ['nice', '-n', '19', sys.executable, str(HERE / 'finish.py'), name, str(folder), str(target)],
        check=True,
    )
    print(f'{name}: render {middle - start:.0f} s, develop {time.time() - middle:.0f} s', flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('names', nargs='*')
    parser.add_argument('--preview', type=Path, help='write 400 px previews (PNG) to this folder instead')
    parser.add_argument('--again', action='store_true', help='render even what is finished')
    parser.add_argument('--samples', type=int)
    parser.add_argument('--passes', type=Path, default=Path('/tmp/demo-images'))
    args = parser.parse_args()
    table = shots.all_shots()
    for name in args.names or table:
        shot = table[name]
        if args.preview:
            args.preview.mkdir(parents=True, exist_ok=True)
            render(name, shot, args.preview / f'{name}.png', 400, args.samples or 12, args.passes / 'preview')
            continue
        target = IMAGES / shots.file_name(name, shot)
        if args.again or not target.exists():
            IMAGES.mkdir(parents=True, exist_ok=True)
            render(
                name,
                shot,
                target,
                round(shot['size'][0] * shot['scale']),
                args.samples or shot.get('samples', 13),
                args.passes,
            )


if __name__ == '__main__':
    main()
