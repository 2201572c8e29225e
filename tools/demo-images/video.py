"""The hero film: a slow, seamless drift made from the rendered hero picture in two layers (sky and everything else).

python3 video.py HERO_PASSES_FOLDER
"""
import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np

import finish
from render import IMAGES

SIZE, FPS, SECONDS = (1280, 720), 24, 10
VIDEO = IMAGES.parent / 'video'


def layers(folder):
    """The developed picture, a soft mask of the sky, and the sky continued behind trees and roof."""
    picture = finish.develop('hero', folder)
    h, w = picture.shape[:2]
    normal = cv2.resize(finish.load(folder, 'normal'), (w, h), interpolation=cv2.INTER_AREA)
    open_sky = (np.abs(normal).sum(2) < 0.02).astype(np.uint8)
    parts = cv2.connectedComponents(cv2.morphologyEx(open_sky, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)))[1]
    solid = (parts == parts[4, w // 3]).astype(np.uint8)
    hole = cv2.dilate(1 - solid, np.ones((9, 9), np.uint8))
    small = cv2.resize(picture, (w // 4, h // 4), interpolation=cv2.INTER_AREA)
    gap = cv2.resize(hole, (w // 4, h // 4), interpolation=cv2.INTER_NEAREST)
    sky = small.astype(np.float32)
    known = (gap == 0).astype(np.float32)
    for size in (5, 15, 45, 135):
        blur = cv2.GaussianBlur(sky * known[..., None], (0, 0), size)
        weight = cv2.GaussianBlur(known, (0, 0), size)
        fill = (known < 0.5) & (weight > 0.02)
        sky[fill] = blur[fill] / weight[fill][:, None]
        known[fill] = 1.0
    sky = cv2.resize(sky, (w, h), interpolation=cv2.INTER_CUBIC)
    soft = cv2.GaussianBlur(solid.astype(np.float32), (0, 0), 1.2)
    sky = (
        sky * cv2.GaussianBlur(hole.astype(np.float32), (0, 0), 4)[..., None]
        + picture * (1 - cv2.GaussianBlur(hole.astype(np.float32), (0, 0), 4))[..., None]
    )
    return picture.astype(np.float32), soft, sky.astype(np.float32)


def clouds(width, height, seed):
    """Long soft streaks, 0..1, for the moving part of the sky."""
    rng = np.random.default_rng(seed)
    total = np.zeros((height, width), np.float32)
    for scale in (180, 90, 45, 22):
        noise = cv2.GaussianBlur(
            rng.normal(size=(height, width)).astype(np.float32), (0, 0), scale * 1.6, sigmaY=scale * 0.32
        )
        total += noise / (noise.std() + 1e-6) * scale
    total = (total - total.mean()) / total.std()
    return np.clip(total * 0.5 + 0.15, 0, 1)


def _window(image, shift, width):
    """Columns from a fractional position on."""
    whole = int(shift)
    part = shift - whole
    return image[:, whole : whole + width] * (1 - part) + image[:, whole + 1 : whole + 1 + width] * part


def frames(folder):
    picture, sky_mask, sky = layers(folder)
    h, w = picture.shape[:2]
    veil = clouds(w + 400, h, 5)
    low = np.linspace(0.15, 1, h, dtype=np.float32)[:, None]
    count = FPS * SECONDS
    for i in range(count):
        turn = 2 * np.pi * i / count
        drift, zoom = 14 * np.sin(turn), 1.045 + 0.012 * (1 - np.cos(turn)) / 2
        mix = np.zeros((h, w), np.float32)
        for half in (0.0, 0.5):
            phase = (i / count + half) % 1.0
            shift = 40 + phase * 300
            weight = 1 - abs(2 * phase - 1)
            mix += weight * _window(veil, shift, w)
        glow = sky * (1 + 0.10 * (mix * low)[..., None]) + 10 * (mix * low)[..., None]
        out = []
        for image, share in ((glow, 0.35), (picture, 1.0), (sky_mask, 1.0)):
            s = SIZE[0] / w * zoom
            m = np.array(
                [
                    [s, 0, SIZE[0] / 2 - s * w / 2 + drift * share * SIZE[0] / w],
                    [0, s, SIZE[1] / 2 - s * h / 2],
                ],
                np.float32,
            )
            out.append(
                cv2.warpAffine(
                    image,
                    m,
                    SIZE,
                    flags=cv2.INTER_AREA if s < 0.5 else cv2.INTER_LINEAR,
                    borderMode=cv2.BORDER_REPLICATE,
                )
            )
        mask = out[2][..., None]
        yield np.clip(out[0] * mask + out[1] * (1 - mask), 0, 255).astype(np.uint8)


def encode(command, images):
    process = subprocess.Popen(
        [
            'nice',
            '-n',
            '19',
            'ffmpeg',
            '-y',
            '-loglevel',
            'error',
            '-f',
            'rawvideo',
            '-pix_fmt',
            'bgr24',
            '-s',
            f'{SIZE[0]}x{SIZE[1]}',
            '-r',
            str(FPS),
            '-i',
            '-',
            '-an',
            '-pix_fmt',
            'yuv420p',
        ]
        + command,
        stdin=subprocess.PIPE,
    )
    for image in images:
        process.stdin.write(image.tobytes())
    process.stdin.close()
    process.wait()


def main(folder):
    VIDEO.mkdir(parents=True, exist_ok=True)
    images = list(frames(folder))
    finish.save_webp(images[0], IMAGES / f'hero-poster-{SIZE[0]}x{SIZE[1]}.webp')
    encode(
        [
            '-c:v',
            'libx264',
            '-preset',
            'medium',
            '-crf',
            '25',
            '-maxrate',
            '1500k',
            '-bufsize',
            '3000k',
            '-movflags',
            '+faststart',
            str(VIDEO / 'hero.mp4'),
        ],
        images,
    )
    encode(
        [
            '-c:v',
            'libvpx-vp9',
            '-b:v',
            '1100k',
            '-crf',
            '34',
            '-deadline',
            'good',
            '-cpu-used',
            '4',
            '-row-mt',
            '1',
            '-threads',
            '2',
            str(VIDEO / 'hero.webm'),
        ],
        images,
    )


if __name__ == '__main__':
    main(Path(sys.argv[1]))
