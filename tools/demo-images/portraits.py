"""Six drawn portraits of invented people for the team page: flat geometric shapes, one palette.

python3 portraits.py
"""
import math

from drawings import rasterise
from render import IMAGES

W, H = 800, 1000
SKIN = {
    'deep': ('#5B3A29', '#4A2D1F', '#6E4833'),
    'brown': ('#7A4F36', '#643E29', '#8E6045'),
    'warm': ('#8F5F40', '#764B31', '#A47353'),
}
HAIR = '#1B1614'


def path(d, fill, extra=''):
    return f'<path d="{d}" fill="{fill}" {extra}/>'


def ellipse(x, y, rx, ry, fill, extra=''):
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}" {extra}/>'


def backdrop(base, second, kind):
    out = [f'<rect width="{W}" height="{H}" fill="{base}"/>']
    if kind == 'arch':
        out.append(path('M110 1000 V430 A290 290 0 0 1 690 430 V1000 Z', second))
    elif kind == 'sun':
        out.append(ellipse(560, 330, 260, 260, second))
    elif kind == 'wall':
        out.append(f'<rect y="0" width="400" height="{H}" fill="{second}"/>')
    elif kind == 'hills':
        out.append(path('M0 620 C150 540 260 560 400 600 S660 520 800 570 V1000 H0 Z', second))
    elif kind == 'lattice':
        for j in range(11):
            for i in range(9):
                out.append(
                    f'<rect x="{i * 100 - (50 if j % 2 else 0)}" y="{j * 92}" width="56" height="52" fill="{second}"/>'
                )
    elif kind == 'window':
        out.append(
            f'<rect x="130" y="90" width="540" height="640" fill="{second}"/>'
            f'<rect x="392" y="90" width="16" height="640" fill="{base}"/>'
        )
    return ''.join(out)


def head(tone, long=1.0, jaw=1.0):
    """Neck, ears, face with one shaded side, and features; the face is centred on x = 400, y = 400."""
    mid, dark, light = SKIN[tone]
    wide, deep = 128 * jaw, 182 * long
    chin = 400 + deep
    out = [path(f'M335 {chin - 90} H465 V{chin + 86} Q400 {chin + 138} 335 {chin + 86} Z', dark)]
    out += [ellipse(400 - wide - 3, 420, 22, 38, dark), ellipse(400 + wide + 3, 420, 22, 38, dark)]
    face = (
        f'M{400 - wide} 360 C{400 - wide} 240 {400 + wide} 240 {400 + wide} 360 V420 '
        f'C{400 + wide} {chin - 60} {400 + 62 * jaw} {chin} 400 {chin} C{400 - 62 * jaw} {chin} {400 - wide} {chin - 60} {400 - wide} 420 Z'
    )
    out.append(path(face, mid))
    shade = (
        f'M400 268 C{400 + wide} 262 {400 + wide} 300 {400 + wide} 360 V420 C{400 + wide} {chin - 60} {400 + 62 * jaw} {chin} 400 {chin} '
        f'C{430} {chin - 60} 424 {chin - 110} 418 470 C440 455 424 400 412 372 Z'
    )
    out.append(path(shade, dark, 'opacity="0.5"'))
    for s in (-1, 1):
        x = 400 + s * 56
        out.append(path(f'M{x - 30} 398 Q{x} 374 {x + 30} 398 Q{x} 416 {x - 30} 398 Z', '#F3EBDF'))
        out.append(ellipse(x, 396, 12.5, 13, '#1D1411'))
        out.append(ellipse(x + 4, 392, 3, 3, '#F3EBDF'))
        out.append(
            path(
                f'M{x - 32} 397 Q{x} 370 {x + 32} 397',
                'none',
                'stroke="#1D1411" stroke-width="5" stroke-linecap="round"',
            )
        )
    out.append(
        path(
            'M398 400 C392 440 384 462 376 474 C388 488 412 488 424 474',
            'none',
            f'stroke="{dark}" stroke-width="7" stroke-linecap="round" ' 'stroke-linejoin="round"',
        )
    )
    out.append(path('M372 472 Q400 496 428 472 Q414 490 400 490 Q386 490 372 472 Z', dark))
    out.append(path('M300 450 Q320 480 346 470 Q330 500 300 450 Z', light, 'opacity="0.5"'))
    return ''.join(out)


def brows(weight=9, lift=0):
    out = ''
    for s in (-1, 1):
        x = 400 + s * 57
        out += path(
            f'M{x - 36} {358 - (lift if s > 0 else 0)} Q{x} {336 - lift} {x + 36} {358 - (lift if s < 0 else 0)}',
            'none',
            f'stroke="{HAIR}" stroke-width="{weight}" stroke-linecap="round"',
        )
    return out


def mouth(color='#4A241C', smile=12, y=530):
    return (
        path(
            f'M352 {y} Q376 {y - 12} 400 {y - 4} Q424 {y - 12} 448 {y} Q400 {y + 8 + smile * 0.3} 352 {y} Z',
            color,
        )
        + path(
            f'M352 {y} Q400 {y + 22 + smile} 448 {y} Q400 {y + 6 + smile * 0.3} 352 {y} Z',
            color,
            'opacity="0.78"',
        )
        + path(
            f'M346 {y - 3} Q400 {y + 6 + smile} 454 {y - 3}',
            'none',
            'stroke="#2B1511" stroke-width="4" stroke-linecap="round"',
        )
    )


def body(shapes):
    """Clothes are drawn for shoulders at y = 705 and raised here to sit well below the chin."""
    return f'<g transform="matrix(1 0 0 1.1525 0 -152.5)">{shapes}</g>'


def shoulders(color, dark, neck='v'):
    out = path('M70 1000 C80 810 190 745 330 705 Q400 760 470 705 C610 745 720 810 730 1000 Z', color)
    out += path('M470 705 C610 745 720 810 730 1000 H470 C520 900 500 790 470 705 Z', dark, 'opacity="0.55"')
    return body(out)


def curls(points, color=HAIR):
    return ''.join(ellipse(x, y, r, r, color) for x, y, r in points)


def tibeb(points, width=26):
    """The woven border of an Ethiopian shawl: a band of diamonds along a line."""
    (x0, y0), (x1, y1) = points
    length = math.hypot(x1 - x0, y1 - y0)
    angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
    out = f'<g transform="translate({x0} {y0}) rotate({angle})"><rect y="{-width / 2}" width="{length}" height="{width}" fill="#1F4D45"/>'
    n = int(length / 30)
    for i in range(n):
        x = (i + 0.5) * length / n
        out += f'<polygon points="{x - 11},0 {x},{-width / 2 + 3} {x + 11},0 {x},{width / 2 - 3}" fill="{"#C08A2D" if i % 2 else "#A8432F"}"/>'
    return out + '</g>'


def one():
    """Selamawit, a woman with her hair drawn back and a white shawl."""
    out = backdrop('#DCD5C8', '#C7BDAA', 'arch')
    out += ellipse(400, 205, 92, 70, HAIR) + ellipse(400, 330, 152, 134, HAIR)
    out += shoulders('#EDE7DB', '#CFC6B6') + head('brown', 1.0, 0.96)
    out += path(
        'M272 350 C282 262 340 236 400 236 C460 236 518 262 528 350 C500 300 455 282 400 282 C345 282 300 300 272 350 Z',
        HAIR,
    )
    out += path('M400 238 V282', 'none', 'stroke="#3A2C26" stroke-width="3"')
    out += brows(8, 4) + mouth('#6A2A26', 14)
    out += ellipse(268, 470, 8, 15, '#C08A2D') + ellipse(532, 470, 8, 15, '#C08A2D')
    shawl = path('M330 705 C350 800 360 880 352 1000 H210 C230 880 240 790 330 705 Z', '#F6F1E7')
    shawl += path('M470 705 C450 800 440 880 448 1000 H590 C570 880 560 790 470 705 Z', '#E2DACB')
    out += body(shawl + tibeb(((318, 724), (232, 1000)), 30) + tibeb(((482, 724), (568, 1000)), 30))
    return out


def two():
    """Dawit, an older man with grey hair, a short beard and glasses."""
    grey = '#8B8781'
    out = backdrop('#1F4D45', '#2A5E54', 'sun')
    out += shoulders('#23282B', '#15181A') + body(path(
        'M352 712 L400 800 L448 712 L470 705 L430 860 L400 830 L370 860 L330 705 Z', '#F1ECE2'
    ))
    out += head('deep', 1.0, 1.02)
    out += path(
        'M268 372 C262 270 320 226 400 226 C480 226 538 270 532 372 C522 330 508 302 478 290 C430 276 370 276 322 290 C292 302 278 330 268 372 Z',
        grey,
    )
    out += path(
        'M270 430 C276 520 320 596 400 596 C480 596 524 520 530 430 C520 480 500 500 470 506 C430 496 370 496 330 506 C300 500 280 480 270 430 Z',
        grey,
        'opacity="0.95"',
    )
    out += mouth('#4A241C', 8, 536) + brows(10)
    for x in (343, 457):
        out += f'<rect x="{x - 46}" y="366" width="92" height="64" rx="26" fill="#FFFFFF" fill-opacity="0.07" stroke="#12100F" stroke-width="6"/>'
    out += path(
        'M389 390 Q400 382 411 390 M297 388 L268 382 M503 388 L532 382',
        'none',
        'stroke="#12100F" stroke-width="6"',
    )
    return out


def three():
    """Chaltu, a young woman with a full head of curls and an ochre jacket."""
    out = backdrop('#EFEAE1', '#DFD6C6', 'lattice')
    ring = [
        (400 + 205 * math.cos(a), 345 + 190 * math.sin(a), 62)
        for a in (math.pi * (0.86 + 1.28 * k / 13) for k in range(14))
    ]
    out += curls(ring) + ellipse(400, 330, 205, 190, HAIR)
    out += curls(
        [
            (400 + 212 * math.cos(a), 345 + 196 * math.sin(a), 15)
            for a in (math.pi * (0.8 + 1.4 * k / 30) for k in range(31))
        ],
        '#2A211D',
    )
    out += shoulders('#C08A2D', '#8E6219') + body(path(
        'M350 715 Q400 790 450 715 L462 760 Q400 850 338 760 Z', '#F6F1E7'
    ))
    out += head('warm', 0.98, 0.95)
    out += curls(
        [
            (400 + 130 * math.cos(a), 330 + 88 * math.sin(a), 34)
            for a in (math.pi * (1.03 + 0.94 * k / 9) for k in range(10))
        ]
    )
    out += brows(9, 5) + mouth('#7A2F2A', 16)
    out += '<circle cx="270" cy="482" r="17" fill="none" stroke="#1F4D45" stroke-width="6"/><circle cx="530" cy="482" r="17" fill="none" stroke="#1F4D45" stroke-width="6"/>'
    return out


def four():
    """Tariku, a man with cropped hair and a dark green shirt."""
    out = backdrop('#C9A25A', '#BA8F42', 'hills')
    out += shoulders('#244B45', '#17332F') + body(path(
        'M330 705 L400 800 L352 850 L296 722 Z M470 705 L400 800 L448 850 L504 722 Z', '#2F5F57'
    ))
    out += head('deep', 1.02, 0.98)
    out += path(
        'M270 362 C268 262 330 232 400 232 C470 232 532 262 530 362 C524 330 516 318 502 306 C460 286 340 286 298 306 C284 318 276 330 270 362 Z',
        HAIR,
    )
    out += path(
        'M330 546 C350 596 374 606 400 606 C426 606 450 596 470 546 C452 578 430 586 400 586 C370 586 348 578 330 546 Z',
        HAIR,
        'opacity="0.75"',
    )
    out += path('M350 514 Q400 496 450 514 Q426 510 400 510 Q374 510 350 514 Z', HAIR, 'opacity="0.7"')
    return out + brows(11) + mouth('#4A241C', 12)


def five():
    """Hodan, a woman with a headscarf and a terracotta dress."""
    out = backdrop('#D9DCD2', '#C3C9BA', 'window')
    out += path(
        'M236 420 C206 250 300 172 400 172 C500 172 594 250 564 420 C580 560 610 660 640 760 H160 C190 660 220 560 236 420 Z',
        '#A8532F',
    )
    out += shoulders('#7B3420', '#5A2415') + head('brown', 0.99, 0.94)
    out += path(
        'M262 440 C250 300 300 236 400 236 C500 236 550 300 538 440 C528 340 480 288 400 288 C320 288 272 340 262 440 Z',
        '#B8623A',
    )
    out += path(
        'M262 430 C262 560 320 640 400 668 C480 640 538 560 538 430 C566 560 590 680 560 790 C500 850 300 850 240 790 C210 680 234 560 262 430 Z '
        'M274 440 C282 540 330 604 400 610 C470 604 518 540 526 440 C520 560 470 634 400 640 C330 634 280 560 274 440 Z',
        '#A8532F',
        'fill-rule="evenodd"',
    )
    out += path('M286 520 Q400 646 514 520 L540 720 H260 Z', '#A8532F')
    out += ellipse(268, 432, 22, 78, '#B8623A') + ellipse(532, 432, 22, 78, '#B8623A')
    out += path(
        'M250 760 C330 800 430 790 560 690', 'none', 'stroke="#8A4022" stroke-width="6" opacity="0.7"'
    )
    out += path(
        'M246 700 C330 770 460 760 556 620', 'none', 'stroke="#C47A50" stroke-width="5" opacity="0.6"'
    )
    return out + brows(8, 3) + mouth('#6A2A26', 13)


def six():
    """Rahel, a woman with long braids and a sage dress."""
    out = backdrop('#B7BDBA', '#A5ACA8', 'wall')
    for side in (-1, 1):
        for k in range(6):
            x = 400 + side * (106 + 15 * k)
            out += path(
                f'M{400 + side * (60 + 14 * k)} 300 C{x + side * 12} 400 {x + side * 22} 560 {x + side * 4} {812 - 16 * k}',
                'none',
                f'stroke="{"#2A211D" if k % 2 else HAIR}" stroke-width="25" stroke-linecap="round"',
            )
    out += ellipse(400, 350, 158, 150, HAIR)
    out += shoulders('#6F8A6B', '#4F6B4D') + body(path(
        'M330 704 Q400 762 470 704 Q400 812 330 704 Z', '#F1ECE2'
    ))
    out += head('warm', 1.0, 0.93)
    out += path(
        'M266 400 C258 268 326 222 408 222 C486 222 542 270 534 400 C526 340 500 304 446 276 C400 322 300 316 266 400 Z',
        HAIR,
    )
    for k in range(4):
        out += path(
            f'M{438 - 4 * k} {270 - 3 * k} C{400 - 12 * k} {296 - 9 * k} {330 - 10 * k} {292 - 10 * k} {280 - 3 * k} {352 - 16 * k}',
            'none',
            'stroke="#3A2C26" stroke-width="3"',
        )
    for side, x in ((-1, 276), (1, 524)):
        out += path(
            f'M{x} 470 C{x + side * 26} 560 {x + side * 24} 640 {x - side * 4} 772',
            'none',
            f'stroke="{HAIR}" stroke-width="25" stroke-linecap="round"',
        )
        out += f'<rect x="{x - side * 4 - 14}" y="742" width="28" height="13" rx="6" fill="#C08A2D"/>'
    out += brows(8, 4) + mouth('#7A2F2A', 15)
    return out


if __name__ == '__main__':
    for i, person in enumerate((one, two, three, four, five, six), 1):
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{W}" height="{H}" viewBox="0 0 {W} {H}">{person()}</svg>'
        rasterise(svg, IMAGES / f'person-{i}-800x1000.webp', W)
