"""Develop the rendered passes into a picture: denoise, exposure, tone curve, WebP.

python3 finish.py NAME PASSES_FOLDER OUT_FILE
"""
import os
import subprocess
import sys
from pathlib import Path

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'

import cv2  # noqa: E402
import numpy as np  # noqa: E402

import shots  # noqa: E402

LIMIT = 215 * 1024
# The hero is all a phone sees first: with it, the first screen has to stay below 150,000 bytes.
HERO_LIMIT = 145_000


def load(folder, slot):
    path = next(Path(folder).glob(f'{slot}*.exr'))
    image = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
    image = np.nan_to_num(image.astype(np.float32), nan=0.0, posinf=50.0, neginf=0.0)
    return image[..., :3] if image.ndim == 3 else image


def shifted(image, dy, dx):
    h, w = image.shape[:2]
    big = cv2.copyMakeBorder(image, abs(dy), abs(dy), abs(dx), abs(dx), cv2.BORDER_REPLICATE)
    return big[abs(dy) + dy : abs(dy) + dy + h, abs(dx) + dx : abs(dx) + dx + w]


def denoise(color, albedo, normal, passes=4, strength=1.0):
    """Edge-avoiding wavelets on the light alone (colour divided by albedo), guided by normal and albedo."""
    base = np.maximum(albedo, 0.02)
    light = np.log1p(np.minimum(color / base, 60.0))
    guide = np.concatenate([normal * 1.4, np.minimum(albedo, 1.5) * 2.2], 2)
    mean = cv2.blur(guide, (3, 3))
    spread = cv2.blur(np.square(guide - mean), (3, 3)).sum(2)  # large on edges, which else would stay noisy
    loose = 0.05 + 1.5 * spread
    kernel = np.array([1, 4, 6, 4, 1]) / 16.0
    for level in range(passes):
        step = 2**level
        local = cv2.GaussianBlur(light, (0, 0), 1.2 + 0.4 * level)
        total = np.zeros_like(light)
        weight = np.zeros(light.shape[:2], np.float32)
        limit = 0.5 * strength / (1 + level * 1.3)
        for i in range(-2, 3):
            for j in range(-2, 3):
                dy, dx = i * step, j * step
                dist = np.square(shifted(guide, dy, dx) - guide).sum(2) / loose
                tone = np.square(shifted(local, dy, dx) - local).sum(2) / (limit * limit)
                w = (kernel[i + 2] * kernel[j + 2]) * np.exp(-dist - tone)
                total += shifted(light, dy, dx) * w[..., None]
                weight += w
        light = total / weight[..., None]
    return np.expm1(light) * base


def tone(x, contrast=1.25, pivot=0.18, out=0.19):
    """A film-like S curve on linear light."""
    k = pivot**contrast * (1 - out) / out
    y = np.maximum(x, 0) ** contrast
    return y / (y + k)


def develop(name, folder):
    shot = shots.all_shots()[name]
    color, albedo, normal = (load(folder, slot) for slot in ('color', 'albedo', 'normal'))
    sky = np.abs(normal).sum(2) < 0.01
    color = denoise(color, albedo, normal)[..., ::-1]

    light = color @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    body = light[~sky] if sky.mean() < 0.97 else light
    level = np.exp(np.mean(np.log(np.clip(body, 1e-4, None))))
    color = color * (shot.get('key', 0.21) / level) * 2.0 ** shot.get('ev', 0.0)
    bloom = cv2.GaussianBlur(np.clip(color - 1.2, 0, 8), (0, 0), color.shape[1] / 90)
    color = color + bloom * shot.get('bloom', 0.10)

    color = tone(color, shot.get('contrast', 1.35))
    grey = color @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    color = grey[..., None] + (color - grey[..., None]) * shot.get('saturation', 1.12)
    color = color * np.array(shot.get('tint', (1.015, 1.0, 0.975)), np.float32)
    h, w = grey.shape
    yy, xx = np.mgrid[-1 : 1 : h * 1j, -1 : 1 : w * 1j]
    color *= (1 - 0.09 * np.clip(xx**2 + yy**2 - 0.4, 0, None))[..., None]
    if 'top' in shot:  # darker and bluer upwards, for white text over the sky
        shade = shot['top'] * np.clip(-yy, 0, 1) ** 1.5
        color *= 1 - shade[..., None] * np.array([1.0, 0.93, 0.80], np.float32)
    color = np.clip(color, 0, 1)
    color = np.where(color <= 0.0031308, color * 12.92, 1.055 * color ** (1 / 2.4) - 0.055)
    if shot['scale'] != 1.0 and w > 700:
        color = np.clip(cv2.resize(color, shot['size'], interpolation=cv2.INTER_LANCZOS4), 0, 1)
        h, w = color.shape[:2]
    soft = cv2.GaussianBlur(color, (0, 0), 1.0)
    color = np.clip(color + (color - soft) * 0.35, 0, 1)
    rng = np.random.default_rng(1)
    return np.clip(color * 255 + rng.normal(scale=0.8, size=(h, w, 1)), 0, 255).astype(np.uint8)[..., ::-1]


def save_webp(image, target):
    """The best WebP quality that stays below the size limit."""
    limit = HERO_LIMIT if Path(target).name.startswith('hero') else LIMIT
    png = Path(target).with_suffix('.tmp.png')
    cv2.imwrite(str(png), image)
    for quality in (84, 80, 76, 72, 67, 62, 56, 50, 44, 38):
        subprocess.run(
            ['cwebp', '-quiet', '-m', '6', '-sharp_yuv', '-q', str(quality), str(png), '-o', str(target)],
            check=True,
        )
        if Path(target).stat().st_size <= limit:
            break
    png.unlink()


if __name__ == '__main__':
    picture = develop(sys.argv[1], sys.argv[2])
    if sys.argv[3].endswith('.webp'):
        save_webp(picture, sys.argv[3])
    else:
        cv2.imwrite(sys.argv[3], picture)
