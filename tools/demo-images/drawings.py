"""Plans and sections of the projects, drawn from the same measures as the models (picture -3 of every project).

python3 drawings.py [KEY ...]
"""
import subprocess
import sys
from pathlib import Path

import cv2

import finish
from draw import CUT, EDGE, FINE, GREEN, GREY, HAIR, INK, PAPER, TONE, Board
from render import IMAGES
from shots import constants


def entoto():
    c = constants('entoto')
    w, d = c.LENGTH, c.DEPTH
    b = Board(-9, -12, 34, 14)
    for x, y, r in (
        (-6, 8, 2.2),
        (-6.5, 2.5, 1.7),
        (31.5, 11, 2.4),
        (24, 12.2, 1.8),
        (10, 12, 2.0),
        (3, 12.3, 1.6),
        (-4, -10, 1.8),
        (31.5, -9.5, 2.1),
    ):
        b.tree(x, y, r)
    b.hedge(1, -9.2, 27, -9.2, 1.3)
    b.rect(-3.6, -7.2, 29.4, 1.2, EDGE)
    b.tiles(-3.4, -7.0, 29.2, 1.0, 1.0)
    b.rect(16, -6.2, 27, -3.2, EDGE, '#E3E8E6')
    b.text(21.5, -4.7, 'water', 13)
    b.rect(18.1, 1.0, 28.4, 8.0, EDGE, PAPER)
    b.boards(18.3, 1.2, 28.2, 7.8, 0.35)
    b.text(23.4, 4.6, 'roof terrace')
    b.rect(-2.6, -1.9, w, d, EDGE, PAPER)
    b.boards(-2.5, -1.8, w, -0.2, 0.3)
    b.rect(-4, -2.9, w + 1.7, d + 1.2, FINE, color=GREY, dash='10 6')
    b.room(
        -1.85,
        0.15,
        w - 0.15,
        d - 0.15,
        0.3,
        s=[('w', 2.3, 5.2), ('w', 8.3, 9.4), ('w', 19.3, 2.0)],
        n=[('w', 1.5 + 4.2 * i, 1.8) for i in range(5)] + [('d', 14.6, 1.0)],
        e=[('w', 0.9, 3.2), ('d', 4.6, 0.9)],
        w=[('w', 1.4, 4.6)],
    )
    b.wall(4.1, 5.2, 4.1, d - 0.2, 0.18, [('d', 0.5, 0.9)])
    b.wall(-1.8, 5.2, 4.1, 5.2, 0.18, [('d', 4.7, 0.9)])
    b.wall(12.3, 3.6, 12.3, d - 0.2, 0.18, [('d', 1.2, 0.9)])
    b.wall(12.3, 5.4, 15.9, 5.4, 0.18, [('d', 0.4, 0.8)])
    b.rect(15.9, 2.2, 18.1, 5.6, 0.8, INK)
    b.rect(16.3, 2.6, 17.7, 3.6, FINE, PAPER)
    b.wall(18.1, 4.9, w - 0.2, 4.9, 0.18)
    b.stairs(13.0, 5.7, 17.6, 6.9, 16, 'x')
    b.sofa(8.3, 3.2, 2.6)
    b.sofa(6.0, 1.6, 0.9, 90)
    b.rect(7.7, 1.3, 9.0, 2.0, FINE, PAPER)
    b.table(14.4, 2.4, 2.8, 0.95, 4)
    b.counter(5.0, 7.5, 10.6, 8.05)
    b.counter(6.0, 5.4, 9.2, 6.2)
    b.bed(0.9, 3.6, 1.8, 2.0)
    b.bath(0.2, 7.4)
    b.bed(19.6, 2.4, 1.6, 2.0, 90)
    b.bath(19.2, 7.5)
    for i in range(6):
        b.column(-2.38 + i * 4.2, -1.68, 0.16)
    for x, y, words in (
        (8.4, 4.4, 'living'),
        (14.4, 1.15, 'dining'),
        (7.6, 6.8, 'kitchen'),
        (1.0, 1.4, 'bedroom'),
        (19.9, 1.0, 'bedroom'),
        (2.4, 7.4, 'bath'),
    ):
        b.text(x, y, words, 14)
    b.grid_axis([-2.0, 2.2, 6.4, 10.6, 14.8, 19.0], 13.2, d + 1.6, first='A')
    b.dims([-2.0, 2.2, 6.4, 10.6, 14.8, 19.0, w], -11.2)
    b.dims([0, d], -8.2, vertical=True)
    b.sheet('Entoto ridge house · upper floor', bar=None, north=False)
    return b


def terraces():
    c = constants('terraces')
    b = Board(-3, -10.5, c.COUNT * c.WIDE + 3, c.DEEP + 5.5)
    total = c.COUNT * c.WIDE
    b.rect(-3, -9.8, total + 3, -6.2, HAIR, '#F1EEE7', GREY)
    b.line(-3, -8.0, total + 3, -8.0, HAIR, GREY, '24 16')
    b.tiles(-3, -6.0, total + 3, -4.1, 0.6)
    for i in range(c.COUNT):
        x = i * c.WIDE
        b.wall(x + 0.15, -0.5, x + 0.15, c.DEEP, 0.3)
        b.wall(x, -3.85, x + 0.5, -3.85, 0.3)
        b.wall(x + 2.3, -3.85, x + c.WIDE, -3.85, 0.3)
        b.tiles(x + 0.6, -3.7, x + 2.3, 0, 0.5)
        b.tree(x + 4.6, -2.3, 1.25, i)
        b.hedge(x + 2.7, -3.3, x + 6.1, -3.3, 0.5)
        b.wall(x, 0.16, x + c.WIDE, 0.16, 0.32, [('d', 1.0, 1.1), ('w', 2.8, 2.9)])
        b.wall(x, c.DEEP - 0.15, x + c.WIDE, c.DEEP - 0.15, 0.3, [('w', 0.8, 2.6), ('D', 3.8, 1.8)])
        b.wall(x + 0.3, 5.6, x + 3.9, 5.6, 0.15, [('d', 0.5, 0.9)])
        b.wall(x + 3.9, 5.6, x + 3.9, 7.3, 0.15)
        b.stairs(x + 0.35, 5.75, x + 3.8, 6.75, 14, 'x')
        b.bath(x + 5.2, 6.7)
        b.wall(x + 3.9, 7.3, x + c.WIDE, 7.3, 0.15, [('d', 0.5, 0.8)])
        b.counter(x + 5.65, 1.0, x + 6.25, 5.0)
        b.table(x + 3.6, 2.7, 1.6, 0.9, 2, 90)
        b.sofa(x + 2.4, 7.6, 2.2, 0)
        b.rect(x + 1.8, 8.7, x + 3.0, 9.3, FINE, PAPER)
        b.tiles(x + 0.5, c.DEEP + 0.1, x + c.WIDE - 0.1, c.DEEP + 1.8, 0.5)
        b.hedge(x + 0.9, c.DEEP + 4.2, x + 5.8, c.DEEP + 4.2, 0.8)
        b.line(x + 0.15, c.DEEP, x + 0.15, c.DEEP + 5, EDGE)
        b.text(x + 2.0, 3.4, 'kitchen', 13)
        b.text(x + 3.4, 10.1, 'living', 13)
    b.wall(total + 0.15, -0.5, total + 0.15, c.DEEP, 0.3)
    b.rect(0.3, -1.35, total, 0, FINE, color=GREY, dash='10 6')
    b.grid_axis([0.15 + i * c.WIDE for i in range(c.COUNT + 1)], c.DEEP + 6.6, c.DEEP + 0.3, first='1')
    b.dims([0.15 + i * c.WIDE for i in range(c.COUNT + 1)], -11.2)
    b.dims([0, 5.6, c.DEEP], -2.2, vertical=True)
    b.sheet('Bole terrace houses · ground floor')
    return b


def ayat():
    c = constants('ayat')
    w, d, v, r = c.COURT_W, c.COURT_D, c.VERANDA, c.ROOM
    o = v + r
    b = Board(-o - 3, -o - 2.5, w + o + 3, d + o + 2.5)
    b.tiles(0, 0, w, d, 0.8)
    b.boards(-v, -v, w + v, 0, 0.3)
    b.boards(-v, d, w + v, d + v, 0.3)
    b.rect(0, 0, w, d, EDGE)
    b.rect(1.0, 1.2, 2.3, 9.8, EDGE, '#E3E8E6')
    b.rect(6.0, 4.6, 9.4, 8.0, EDGE, PAPER)
    for i in range(4):
        b.hedge(6.4, 5.0 + i * 0.9, 9.0, 5.0 + i * 0.9, 0.9)
    b.tree(7.7, 6.2, 3.0)
    b.hedge(3.8, 10.4, 8.0, 10.4, 0.7)
    b.room(
        -o + 0.18,
        -o + 0.18,
        w + o - 0.18,
        d + o - 0.18,
        0.36,
        s=[('D', w / 2 + o - 1.0, 2.0), ('w', 3, 1.6), ('w', 22, 1.6)],
        n=[('w', 3 + i * 5.4, 2.0) for i in range(5)],
        e=[('w', 3 + i * 6.0, 2.0) for i in range(4)],
        w=[('w', 3 + i * 6.0, 2.0) for i in range(4)],
    )
    b.room(
        -v - 0.18,
        -v - 0.18,
        w + v + 0.18,
        d + v + 0.18,
        0.36,
        n=[('w', 2.8, 4.6), ('d', 8.8, 1.1), ('w', 11.0, 4.0)],
        w=[('w', 2.5, 2.4), ('e', 6.2, 1.0), ('w', 8.4, 3.6)],
        e=[('w', 2.5, 2.4), ('d', 6.2, 1.0), ('w', 8.4, 3.6)],
        s=[('w', 1.4, 3.6), ('D', w / 2 + v - 0.8, 2.0), ('w', 11.2, 3.6)],
    )
    for i in range(7):
        b.column(i * w / 6, 0.09, 0.16)
        b.column(i * w / 6, d - 0.09, 0.16)
    for i in range(6):
        b.column(0.09, i * d / 5, 0.16)
        b.column(w - 0.09, i * d / 5, 0.16)
    for x0, y0, x1, y1 in (
        (-o, d / 2 + 1, -v, d / 2 + 1),
        (w + v, d / 2 + 1, w + o, d / 2 + 1),
        (-o, -v + 0.3, -v, -v + 0.3),
        (w + v, -v + 0.3, w + o, -v + 0.3),
        (-v + 0.3, d + v, -v + 0.3, d + o),
        (w + v - 0.3, d + v, w + v - 0.3, d + o),
        (4, -o, 4, -v),
        (9.2, -o, 9.2, -v),
    ):
        b.wall(x0, y0, x1, y1, 0.2, [('d', 0.8, 0.9)])
    b.bed(-o + 2.4, 9.5, 1.8, 2.0, 90)
    b.bed(-o + 2.4, 2.2, 1.6, 2.0, 90)
    b.bed(w + o - 2.4, 9.5, 1.6, 2.0, -90)
    b.bed(w + o - 2.4, 2.2, 1.6, 2.0, -90)
    b.sofa(2.4, d + v + 3.6, 2.6)
    b.rect(1.8, d + v + 2.0, 3.1, d + v + 2.7, FINE, PAPER)
    b.table(10.0, d + v + 2.6, 2.6, 1.0, 4, ends=True)
    b.counter(14.9, d + o - 1.0, 19.2, d + o - 0.4)
    b.bath(-o + 1.6, -o + 2.4)
    b.bath(w + o - 3.2, -o + 2.4)
    b.table(0.6, -v - 2.6, 1.6, 0.8, 2)
    b.car(w - 0.6, -v - 2.8, 0)
    for x, y, words in (
        (6.0, d + o - 1.2, 'living and dining'),
        (-o + 2.2, 4.4, 'bedroom'),
        (w + o - 2.4, 4.4, 'bedroom'),
        (-o + 2.6, d + v + 2.4, 'study'),
        (w + o - 3, d + v + 1.6, 'kitchen'),
        (6.6, -v - 3.8, 'entrance'),
        (4.6, 3.0, 'court'),
        (w - 0.6, -v - 1.1, 'garage'),
    ):
        b.text(x, y, words, 14)
    b.dims([-o, -v, 0, w, w + v, w + o], -o - 1.8)
    b.dims([-o, -v, 0, d, d + v, d + o], -o - 1.8, vertical=True)
    b.sheet('Ayat courtyard house · plan', bar=None, north=False)
    return b


def bishoftu():
    c = constants('bishoftu')
    w, d, h = c.LENGTH, c.DEPTH, c.HEIGHT
    b = Board(-13, -7, 33, 13.5)
    ground = [
        (-13, -7),
        (33, -7),
        (33, 2.6),
        (28, 1.6),
        (21.5, 0.0),
        (20.5, -0.45),
        (-0.5, -0.45),
        (-2.5, -1.0),
        (-6, -2.3),
        (-9, -3.6),
        (-13, -4.6),
    ]
    b.poly(ground, CUT, TONE)
    for i in range(34):
        b.line(-12.5 + i * 1.35, -6.8, -11.9 + i * 1.35, -6.2, HAIR, GREY)
    b.line(-13, -1.55, -3.9, -1.55, EDGE, '#7B908E')
    for i in range(3):
        b.line(-12 + i, -1.8 - i * 0.28, -5.5 - i * 0.8, -1.8 - i * 0.28, HAIR, '#7B908E')
    for x, s, kind in ((-2.5, 6.4, 'acacia'), (25, 8.5, 'round'), (29.5, 10, 'round'), (22.9, 6, 'cone')):
        b.tree_up(x, {-2.5: -1.0, 25: 0.9, 29.5: 2.0, 22.9: 0.5}[x], s, kind)
    k = d
    b.rect(-0.4, -0.45, w + 0.4, 0, 0.8, INK)
    b.poly([(-3.2, -0.5), (-0.4, -0.17), (-0.4, -0.4), (-3.2, -0.75)], 0.8, INK)
    b.rect(-2.2, h + 0.26, w + 2.2, h + 0.42, 0.8, INK)
    b.rect(-2.2, h + 0.02, w + 2.2, h + 0.26, FINE, PAPER)
    for i in range(23):
        b.line(-2 + i, h + 0.02, -2 + i, h + 0.26, HAIR, GREY)
    b.rect(0, -1.6, 0.55, h, 0.8, INK)
    b.rect(w - 0.55, -1.6, w, h, 0.8, INK)
    for i in range(8):
        x = 0.75 + i * (w - 1.5) / 7
        b.rect(x - 0.06, 0, x + 0.06, h, FINE, PAPER)
    b.rect(12.2, 0, 14, h + 2.0, FINE, PAPER)
    for j in range(9):
        b.line(12.2, 0.4 + j * 0.55, 14, 0.4 + j * 0.55, HAIR, GREY)
    b.rect(12.6, 0.3, 13.6, 0.95, EDGE, GREY)
    for x in (9.0, 10.0, 11.0):
        b.line(x, h, x, 2.0, HAIR)
        b.circle(x, 1.9, 0.13, FINE, PAPER)
    b.rect(8.6, 0.7, 11.5, 0.76, EDGE)
    for x in (8.8, 11.3):
        b.line(x, 0, x, 0.7, FINE)
    b.rect(3.4, 0.15, 6.2, 0.45, FINE, PAPER)
    b.rect(3.4, 0.45, 6.2, 0.8, FINE, PAPER)
    b.rect(15.4, 0.1, 17.6, 0.55, FINE, PAPER)
    b.person(7.3, 0)
    b.person(-1.5, -0.35)
    for i in range(9):
        b.line(4.0 + i * 0.35, 0.9, 4.0 + i * 0.35, 2.3, HAIR, GREY)
    b.rect(1.4, 2.2, w - 6, 2.2, HAIR)
    b.level(21.2, 0, '0.00')
    b.level(23.3, h + 0.42, '+3.42')
    b.level(-12.4, -1.55, '-1.55  lake')
    b.dims([0, w], 7.6)
    b.dims([-2.2, 0, 0.75, w - 0.75, w, w + 2.2], 6.5)
    b.text(5, 2.75, 'living', 14)
    b.text(10, 1.25, 'dining', 14)
    b.text(16.5, 1.6, 'bedroom', 14)
    b.text(
        16,
        -3.4,
        f'roof {w + 4.4:.1f} m by {k + 5.8:.1f} m on timber posts, stone walls founded below the black clay',
        13,
    )
    b.sheet('Bishoftu lake house · long section', north=False)
    return b


def old_airport():
    c = constants('old_airport')
    w, d, v = c.WIDE, c.DEEP, c.VERANDA
    b = Board(-6, -7.5, 26, d + 4.5)
    b.tiles(6.3, -7.5, 8.8, -v - 1.5, 0.5)
    for x, y, r in (
        (-4, 6, 1.9),
        (-4.2, 0.5, 1.5),
        (20, -4.5, 2.7),
        (24, 11.5, 1.9),
        (4, 12.6, 1.9),
        (11, 12.8, 1.7),
        (-3.8, -5.2, 1.8),
    ):
        b.tree(x, y, r)
    b.hedge(0.4, -v - 0.7, 5.2, -v - 0.7, 0.6)
    b.hedge(9.9, -v - 0.7, 14.8, -v - 0.7, 0.6)
    b.rect(-0.15, -v - 0.1, w + 0.15, 0, EDGE, PAPER)
    b.tiles(0, -v, w, 0, 0.5)
    b.stairs(6.2, -v - 1.5, 8.9, -v - 0.1, 4)
    b.rect(-0.8, -v - 0.8, w + 0.8, d + 0.8, FINE, color=GREY, dash='10 6')
    b.room(
        0.2,
        0.2,
        w - 0.2,
        d - 0.2,
        0.4,
        s=[('w', 1.0, 1.3), ('w', 3.8, 1.3), ('D', 6.5, 1.6), ('w', 9.6, 1.3), ('w', 12.2, 1.3)],
        n=[('w', 1.4 + i * 3.2, 1.2) for i in range(4)],
        e=[('o', 2.8, 2.4), ('w', 7.0, 1.2)],
        w=[('w', 1.4 + i * 3.2, 1.2) for i in range(3)],
    )
    for i in range(7):
        b.column(0.15 + i * (w - 0.3) / 6, -v + 0.2, 0.34, True)
    b.wall(5.8, 0.3, 5.8, d - 0.3, 0.3, [('d', 1.6, 0.9), ('d', 5.6, 0.9)])
    b.wall(9.4, 0.3, 9.4, d - 0.3, 0.3, [('D', 1.4, 1.8), ('d', 6.2, 0.9)])
    b.wall(0.3, 5.2, 5.8, 5.2, 0.2, [('d', 3.8, 0.9)])
    b.wall(9.4, 5.6, w - 0.3, 5.6, 0.2, [('D', 2.4, 1.6)])
    b.wall(5.8, 6.6, 9.4, 6.6, 0.15, [('d', 0.4, 0.8)])
    x = w + 0.2
    b.room(
        x + 0.3,
        2.8,
        x + 7.0,
        8.2,
        0.22,
        s=[('w', 0.6, 5.6)],
        e=[('w', 0.5, 1.9), ('D', 2.7, 1.8)],
        w=[('o', 0.2, 2.4)],
    )
    b.boards(x - 0.1, 1.4, x + 7.5, 2.6, 0.25)
    b.bed(2.2, 3.1, 1.8, 2.0, 90)
    b.bed(2.2, 7.8, 1.6, 2.0, 90)
    b.bath(7.0, 8.9)
    b.sofa(12, 4.6, 2.6)
    b.sofa(10.6, 2.6, 0.9, 90)
    b.rect(11.4, 2.6, 12.6, 3.3, FINE, PAPER)
    b.counter(9.7, 9.1, 14.4, 9.7)
    b.counter(11.0, 7.2, 13.4, 8.0)
    b.table(x + 3.6, 5.4, 2.4, 0.95, 3, ends=True)
    for px, py, words in (
        (12.2, 1.5, 'living'),
        (14.0, 6.6, 'kitchen'),
        (7.6, 3.2, 'hall'),
        (4.3, 4.3, 'bedroom'),
        (4.2, 9.0, 'bedroom'),
        (x + 3.6, 3.7, 'garden room (new)'),
        (2.9, -1.2, 'veranda'),
        (8.4, 9.0, 'bath'),
    ):
        b.text(px, py, words, 13)
    b.dims([0, 5.8, 9.4, w, x + 7.1], d + 2.4)
    b.dims([-v, 0, 5.2, d], -1.9, vertical=True)
    b.sheet('Old Airport garden house · plan after renovation')
    return b


def tana():
    c = constants('tana')
    b = Board(-3, -14, c.LENGTH + 3, c.DEEP + 3.5)
    b.rect(-3, -14, c.LENGTH + 3, -11.9, HAIR, '#E3E8E6', '#E3E8E6')
    for i in range(4):
        b.line(-2 + i * 3, -12.4 - i * 0.4, c.LENGTH - i * 4, -12.4 - i * 0.4, HAIR, '#7B908E')
    b.tiles(-2.5, -11.8, c.LENGTH + 2.5, -2.3, 1.2)
    b.rect(12, -10.5, 30, -5.8, EDGE, '#E3E8E6')
    for x, y in ((3, -8), (7, -10), (33.5, -9), (38, -6.5), (43, -9)):
        b.tree(x, y, 1.5)
    d = c.DEEP
    b.rect(0, -0.1, c.LENGTH, 1.7, EDGE, PAPER)
    b.boards(0, 0, c.LENGTH, 1.6, 0.28)
    for i in range(c.BAYS):
        x = i * c.BAY
        core = i in (5,)
        b.wall(x, 0.0, x, 8.0, 0.25)
        b.wall(x, 1.8, x + c.BAY, 1.8, 0.25, [('w', 0.7, 2.7)])
        if core:
            b.stairs(x + 0.4, 2.4, x + 1.9, 7.0, 14)
            b.rect(x + 2.3, 2.5, x + 3.9, 4.2, EDGE)
            b.line(x + 2.3, 2.5, x + 3.9, 4.2, HAIR)
            b.line(x + 2.3, 4.2, x + 3.9, 2.5, HAIR)
            b.rect(x + 2.3, 4.8, x + 3.9, 6.5, EDGE)
            b.line(x + 2.3, 4.8, x + 3.9, 6.5, HAIR)
            b.line(x + 2.3, 6.5, x + 3.9, 4.8, HAIR)
            b.wall(x, 8.0, x + c.BAY, 8.0, 0.2, [('o', 0.5, 3.2)])
        else:
            b.bed(x + 1.25, 3.9, 1.7, 2.0, 90)
            b.wall(x + 0.1, 5.9, x + 2.4, 5.9, 0.12)
            b.wall(x + 2.4, 5.9, x + 2.4, 8.0, 0.12, [('d', 0.5, 0.75)])
            b.bath(x + 0.7, 7.4)
            b.wall(x, 8.0, x + c.BAY, 8.0, 0.2, [('d', 2.9, 0.9)])
            b.rect(x + 3.5, 2.5, x + 4.0, 4.6, HAIR, PAPER)
        b.wall(x, 10.0, x + c.BAY, 10.0, 0.2, [('d', 1.2, 0.9)])
        if i % 2 == 0:
            b.wall(x, 10.0, x, d, 0.2)
        b.wall(x, d - 0.15, x + c.BAY, d - 0.15, 0.3, [('w', 1.2, 1.8)])
    b.wall(c.LENGTH, 0, c.LENGTH, d, 0.3, [('w', 8.4, 1.2)])
    b.wall(0, 8, 0, d, 0.3, [('w', 0.4, 1.2)])
    b.text(c.LENGTH / 2, 9.0, 'corridor', 13)
    for i in (1, 3, 7, 9):
        b.text(i * c.BAY + 2.1, 11.3, 'service', 12)
    b.text(21, -8.2, 'pool terrace below', 13)
    b.grid_axis([i * c.BAY for i in range(c.BAYS + 1)], d + 2.6, d + 0.2, first='1')
    b.dims([i * c.BAY for i in range(c.BAYS + 1)], -15.0)
    b.dims([0, 1.8, 8.0, 10.0, d], -2.0, vertical=True)
    b.sheet('Tana lake hotel · typical floor', bar=5, north_turn=180)
    return b


def simien():
    b = Board(-8, -6.6, 9.5, 6.8)
    w, d = 7.4, 5.4
    x0, y0, x1, y1 = -w / 2, -d / 2, w / 2, d / 2
    for k in range(7):
        pts = [
            (-8 + i * 0.5, -5.0 - k * 0.25 + 0.25 * ((i * 7 + k * 3) % 5) / 5 + 0.02 * i) for i in range(36)
        ]
        b.poly(pts, HAIR, color=GREY, closed=False)
    for x, y, r in ((-6.6, 3.5, 1.1), (-6.9, -1.5, 0.8), (7.0, 4.6, 1.3)):
        b.tree(x, y, r)
    for i in range(26):
        b.bush(-7.6 + i * 0.66, -4.4 + 0.3 * ((i * 5) % 3), 0.16, i)
    b.tiles(x0 - 0.3, y0 - 2.5, x1 + 0.3, y0, 0.45)
    b.rect(x0 - 0.4, y0 - 2.6, x1 + 0.4, y0, EDGE)
    b.rect(x0 - 0.9, y0 - 1.5, x1 + 0.9, y1 + 0.8, FINE, color=GREY, dash='10 6')
    b.room(
        x0 + 0.25,
        y0 + 0.25,
        x1 - 0.25,
        y1 - 0.25,
        0.5,
        s=[('w', 0.55, 3.6), ('d', 4.95, 1.0)],
        e=[('w', 1.75, 1.3)],
        w=[('w', 1.75, 1.3)],
    )
    b.rect(x1 + 0.5, y1 - 0.4, x1 + 1.5, y1 + 0.3, 0.8, INK)
    b.boards(x0 + 0.5, y0 + 0.5, x1 - 0.5, y1 - 0.5, 0.2)
    b.wall(1.5, 0.3, 1.5, y1 - 0.5, 0.12)
    b.wall(1.5, 0.3, x1 - 0.5, 0.3, 0.12, [('d', 0.5, 0.75)])
    b.bath(1.95, y1 - 1.0)
    b.rect(1.7, 0.5, 2.6, 1.0, HAIR, PAPER)
    b.bed(-1.0, 0.95, 1.7, 2.0)
    for s in (-2.15, 0.15):
        b.rect(s - 0.2, 1.5, s + 0.2, 1.95, HAIR, PAPER)
    b.sofa(-2.6, -1.0, 1.7, 90)
    b.circle(-1.5, -1.1, 0.35, FINE, PAPER)
    for x in (-1.9, 0.1):
        b.sofa(x, y0 - 1.6, 0.8, 180)
    for x in (x0 - 0.22, -1.12, 1.28, x1 - 0.06):
        b.column(x, y0 - 1.12, 0.16)
    for i in range(4):
        x = -7.6 + i * 0.85
        b.poly(
            [(x, -3.2 + 0.1 * (i % 3)), (x + 0.6, -3.25), (x + 0.55, -2.85), (x + 0.05, -2.8)], HAIR, PAPER
        )
    b.text(-1.0, -0.5, 'room', 14)
    b.text(2.5, -0.2, 'bath', 14)
    b.text(-2.9, y0 - 0.5, 'terrace', 14)
    b.text(5.8, -5.2, 'edge of the escarpment', 14)
    b.dims([x0, x0 + 0.5, x1 - 0.5, x1], y1 + 1.9)
    b.dims([y0 - 2.6, y0, y1], x0 - 1.7, vertical=True)
    b.sheet('Simien escarpment lodge · one lodge', bar=1, north_turn=180)
    return b


def kazanchis():
    c = constants('kazanchis')
    w, d, m = c.WIDE, c.DEEP, c.MODULE
    b = Board(-3.5, -2.5, w + 3.5, d + 2.5)
    n, k = round(w / m), round(d / m)
    for i in range(n + 1):
        x = i * w / n
        b.rect(x - 0.09, -0.62, x + 0.09, 0.1, 0.8, INK)
        if i < n:
            b.rect(x + 0.09, 0.16, x + w / n - 0.09, 0.24, FINE, PAPER)
    for j in range(k + 1):
        y = j * d / k
        for x, s in ((0, -1), (w, 1)):
            b.rect(
                x + min(0.1 * s * -1, 0.62 * s), y - 0.09, x + max(0.1 * s * -1, 0.62 * s), y + 0.09, 0.8, INK
            )
            if j < k:
                b.rect(x - 0.2 * s - 0.04, y + 0.09, x - 0.2 * s + 0.04, y + d / k - 0.09, FINE, PAPER)
    b.wall(0, d - 0.1, w, d - 0.1, 0.25, [('w', 1.5 + i * 4.4, 2.2) for i in range(6)])
    b.room(9.7, 8.5, 19.1, 14.9, 0.3, s=[('o', 2.6, 1.8)], n=[('d', 1.0, 1.0), ('d', 7.2, 1.0)])
    for i in range(3):
        x = 10.2 + i * 2.1
        b.rect(x, 9.0, x + 1.8, 10.9, EDGE)
        b.line(x, 9.0, x + 1.8, 10.9, HAIR)
        b.line(x, 10.9, x + 1.8, 9.0, HAIR)
    b.stairs(10.2, 11.7, 14.0, 14.4, 12, 'x')
    b.wall(14.3, 11.4, 14.3, 14.8, 0.15)
    b.wall(16.6, 8.6, 16.6, 14.8, 0.15, [('d', 0.5, 0.8), ('d', 4.2, 0.8)])
    for i in range(3):
        b.bath(17.4, 9.9 + i * 1.7, 0)
    for i in range(5):
        for y in (0.6, d - 0.9):
            b.column(1.4 + i * (w - 2.8) / 4, 1.2 if y < 1 else d - 1.8, 0.6, True)
    for i in range(5):
        for j in range(2):
            x, y = 5.5 + i * 3.6, 2.7 + j * 3.1
            b.desk(x, y + 0.36, 180)
            b.desk(x, y - 0.36, 0)
    for j in range(4):
        b.desk(4.0, 9.0 + j * 2.2, 90)
        b.desk(4.8, 9.0 + j * 2.2, -90)
    b.wall(21.2, 8.6, 28.5, 8.6, 0.12, [('w', 0.4, 4.0), ('d', 5.2, 0.9)])
    b.wall(21.2, 8.6, 21.2, d - 0.2, 0.12, [('w', 0.6, 3.0), ('d', 4.4, 0.9), ('w', 6.2, 3.0)])
    b.wall(21.2, 13.6, 28.5, 13.6, 0.12)
    b.table(24.8, 11.1, 4.2, 1.3, 5, ends=True)
    b.table(24.8, 16.3, 2.6, 1.1, 3, ends=True)
    b.sofa(12.0, 17.2, 2.4)
    b.sofa(16.0, 17.2, 2.4)
    b.text(24.8, 9.3, 'meeting', 14)
    b.text(13.5, 7.4, 'open office', 14)
    b.text(14, 16.1, 'break-out', 14)
    b.grid_axis([1.4 + i * (w - 2.8) / 4 for i in range(5)], d + 2.2, d + 0.1, first='A')
    b.grid_axis([1.2, d - 1.8], -3.2, -0.7, False, '1')
    b.dims([1.4 + i * (w - 2.8) / 4 for i in range(5)], -1.9)
    b.dims([0, w], -2.9)
    b.sheet('Kazanchis offices · typical floor')
    return b


def merkato():
    c = constants('merkato')
    w = c.LENGTH
    b = Board(-4, -3.4, w + 6, 13.5)
    b.rect(-4, -3.4, w + 6, 0, CUT, TONE)
    for i in range(38):
        b.line(-3.8 + i * 1.36, -3.2, -3.2 + i * 1.36, -2.6, HAIR, GREY)
    z, s = c.EAVES + 0.25, c.SAW
    for i in range(c.BAYS + 1):
        x = i * c.BAY
        b.rect(x - 0.5, -1.4, x + 0.5, -0.9, 0.8, INK)
        b.rect(x - 0.18, -0.9, x + 0.18, 0, 0.8, INK)
    for i in range(c.BAYS * 2):
        u = 1.0 + i * (w - 1.0) / (c.BAYS * 2)
        wide = (w - 1.0) / (c.BAYS * 2) - 1.0
        b.line(u, 0, u, 2.7, HAIR, GREY)
        b.line(u + wide, 0, u + wide, 2.7, HAIR, GREY)
        b.arc(u + wide / 2, 2.7, wide / 2, 0, 180, HAIR, GREY)
    for j in range(22):
        b.line(0.6, 0.3 + j * 0.29, w - 0.6, 0.3 + j * 0.29, 0.25, '#D9D3C6')
    b.rect(-0.3, -0.9, 0.3, c.EAVES + 0.25, 0.8, INK)
    b.rect(w - 0.3, -0.9, w + 0.3, c.EAVES + 0.25, 0.8, INK)
    for i in range(c.BAYS):
        x = i * c.BAY
        a, e = x, x + c.BAY - 0.3
        b.poly([(a, z + 0.2), (e, z + s), (e, z + s - 0.16), (a, z + 0.04)], 0.8, INK)
        b.line(a, z, e, z, EDGE)
        b.rect(e - 0.06, z, e + 0.06, z + s - 0.1, FINE, PAPER)
        for f in (0.33, 0.66):
            b.line(a + (e - a) * f, z, a + (e - a) * f, z + s * f, FINE)
            b.line(a + (e - a) * f, z, a + (e - a) * min(1, f + 0.34), z + s * min(1, f + 0.33), FINE)
        b.rect(e - 0.14, 0, e + 0.14, z, FINE, PAPER)
        for k in range(3):
            b.poly(
                [
                    (e + 1.4 - k * 0.5 + 0.9, z + s + 0.6 - k * 0.1),
                    (e + 0.2 - k * 0.45, z + s * 0.55 - k * 0.3),
                    (e - 1.6 - k * 0.5, 2.2),
                ],
                HAIR,
                color='#C08A2D',
                closed=False,
                dash='5 4',
            )
        for k in range(2):
            x2 = x + 1.7 + k * 2.6
            b.line(x2 - 0.9, 0, x2 - 0.9, 2.05, FINE)
            b.line(x2 + 0.8, 0, x2 + 0.8, 2.45, FINE)
            b.line(x2 - 1.1, 2.0, x2 + 1.0, 2.5, EDGE)
            b.rect(x2 - 0.8, 0.75, x2 + 0.6, 0.82, FINE, PAPER)
        b.person(x + 3.4 + (i % 3) * 0.4, 0)
    b.tree_up(w + 3.6, 0, 6.5)
    b.tree_up(-2.4, 0, 5.4)
    b.level(w + 1.0, 0, '0.00')
    b.level(w + 1.2, c.EAVES + 0.25, f'+{c.EAVES + 0.25:.2f}')
    b.level(w + 1.2, z + s, f'+{z + s:.2f}')
    b.dims([i * c.BAY for i in range(c.BAYS + 1)], 11.4)
    b.text(10, 10.55, 'north light', 13)
    b.sheet('Merkato trade hall · section', north=False)
    return b


def adama():
    c = constants('adama')
    b = Board(-3, -6.5, c.LENGTH + 3, c.DEEP + 3)
    b.rect(-3, -6.5, c.LENGTH + 3, -2.3, HAIR, '#F4F0E8', '#F4F0E8')
    b.line(-3, -2.3, c.LENGTH + 3, -2.3, EDGE)
    b.tiles(-0.5, -0.2, c.LENGTH + 0.5, c.WALK, 0.75)
    for i in range(7):
        b.tree(2.0 + i * 8.2, -3.9, 1.7, i)
    for i in range(c.COUNT):
        x = i * c.UNIT
        bay = (c.UNIT - 0.75) / 2
        for k in range(3):
            u = x + k * bay
            b.rect(u, 0, u + 0.75, 0.55, 0.8, INK)
        b.wall(x, c.WALK + 0.15, x + c.UNIT, c.WALK + 0.15, 0.3, [('w', 0.5, 3.4), ('d', 4.4, 1.3)])
        b.wall(x, c.WALK, x, c.DEEP, 0.3)
        b.wall(x, c.DEEP - 0.15, x + c.UNIT, c.DEEP - 0.15, 0.3, [('d', 0.9, 0.9), ('w', 3.4, 1.6)])
        b.wall(x, c.WALK + 5.4, x + c.UNIT, c.WALK + 5.4, 0.15, [('d', 4.8, 0.9)])
        b.stairs(x + 0.3, c.WALK + 5.7, x + 1.3, c.DEEP - 0.5, 11)
        b.bath(x + 4.5, c.DEEP - 0.9)
        b.wall(x + 3.6, c.WALK + 5.4, x + 3.6, c.DEEP, 0.12, [('d', 0.4, 0.8)])
        if i % 3 == 0:
            for k in range(3):
                b.rect(x + 1.0 + k * 1.4, c.WALK + 1.4, x + 1.6 + k * 1.4, c.WALK + 4.4, FINE, PAPER)
        elif i % 3 == 1:
            for k in range(2):
                b.table(x + 1.7 + k * 2.8, c.WALK + 2.8, 0.9, 0.9, 1, ends=True)
            b.counter(x + 0.6, c.WALK + 4.5, x + 4.4, c.WALK + 5.0)
        else:
            b.counter(x + 1.0, c.WALK + 3.4, x + 4.6, c.WALK + 4.0)
            b.rect(x + 0.3, c.WALK + 4.8, x + 5.6, c.WALK + 5.25, FINE, PAPER)
        b.text(x + 2.3, c.WALK + 6.6, ('store', 'kitchen', 'store')[i % 3], 12)
    b.wall(c.LENGTH, c.WALK, c.LENGTH, c.DEEP, 0.3)
    b.text(c.LENGTH / 2, 1.7, 'arcade', 14)
    b.text(c.LENGTH / 2 - 2, -5.9, 'street', 14)
    b.dims([i * c.UNIT for i in range(c.COUNT + 1)], c.DEEP + 1.6)
    b.dims([0, c.WALK, c.WALK + 5.4, c.DEEP], -1.9, vertical=True)
    b.sheet('Adama market street · ground floor')
    return b


def sarbet():
    import math

    c = constants('sarbet')
    w, d, r = c.WIDE, c.DEEP, c.RADIUS
    b = Board(-4, -4, w + 4, d + 4)

    def line(off):
        return (
            [(-off, d)]
            + [
                (
                    r - (r + off) * math.cos(math.pi / 2 * k / 16),
                    r - (r + off) * math.sin(math.pi / 2 * k / 16),
                )
                for k in range(17)
            ]
            + [(w, -off)]
        )

    b.poly(line(1.35), HAIR, closed=False)
    b.poly(line(1.45), EDGE, closed=False)
    outer, inner = line(0)[1:-1], [
        (r - (r - 0.3) * math.cos(math.pi / 2 * k / 16), r - (r - 0.3) * math.sin(math.pi / 2 * k / 16))
        for k in range(17)
    ]
    for k in range(16):
        solid = k in (0, 15, 7, 8)
        b.poly([outer[k], outer[k + 1], inner[k + 1], inner[k]], 0.8, INK if solid else PAPER)
    b.wall(r, 0.15, w, 0.15, 0.3, [('w', 1.0 + k * 3.6, 2.5) for k in range(6)])
    b.wall(0.15, r, 0.15, d, 0.3, [('w', 1.3 + k * 3.8, 2.5) for k in range(4)])
    b.wall(w - 0.15, 0, w - 0.15, d, 0.3)
    b.wall(0, d - 0.15, w, d - 0.15, 0.3, [('w', 2 + i * 5, 1.4) for i in range(5)])
    # three flats around a core
    b.wall(0.3, 14.0, 8.6, 14.0, 0.25)
    b.wall(8.6, 8.4, 8.6, d - 0.3, 0.25, [('d', 7.4, 1.0)])
    b.wall(8.6, 8.4, w - 0.3, 8.4, 0.25, [('d', 3.3, 1.0), ('d', 9.0, 1.0)])
    b.wall(15.4, 0.3, 15.4, 8.4, 0.25)
    b.room(11, 12.6, 16.6, 17.2, 0.25, s=[('o', 1.0, 3.4)])
    b.stairs(11.3, 14.6, 15.0, 16.9, 10, 'x')
    for k in range(2):
        x = 17.2 + k * 2.2
        b.rect(x, 13.0, x + 1.8, 15.0, EDGE)
        b.line(x, 13.0, x + 1.8, 15.0, HAIR)
        b.line(x, 15.0, x + 1.8, 13.0, HAIR)
    b.wall(22, 8.4, 22, d - 0.3, 0.25, [('d', 3.0, 1.0)])
    b.wall(0.3, 17.5, 8.6, 17.5, 0.12, [('d', 6.6, 0.9)])
    b.wall(4.6, 14.1, 4.6, 17.5, 0.12, [('d', 0.4, 0.8)])
    b.wall(8.6, 4.6, 8.6, 8.4, 0.12, [('d', 0.8, 0.9)])
    b.wall(0.3, 9.8, 5.2, 9.8, 0.12, [('d', 3.8, 0.9)])
    b.wall(19.4, 0.3, 19.4, 8.4, 0.12, [('d', 6.2, 0.9)])
    b.wall(22.2, 13.2, w - 0.3, 13.2, 0.12, [('d', 0.6, 0.9)])
    b.wall(22.2, 17.0, w - 0.3, 17.0, 0.12, [('d', 0.6, 0.9)])
    b.sofa(3.6, 6.6, 2.3, 180)
    b.table(6.3, 3.0, 1.8, 0.9, 2, 30)
    b.bed(2.2, 12.0, 1.6, 2.0, 90)
    b.bed(2.2, 19.2, 1.6, 2.0, 90)
    b.counter(5.4, 11.6, 6.0, 13.8)
    b.bath(6.4, 16.9)
    b.bed(2.0, 15.7, 1.4, 2.0, 90)
    b.sofa(11.8, 5.2, 2.3, 0)
    b.table(12.0, 2.2, 1.8, 0.9, 2)
    b.counter(9.0, 7.6, 11.2, 8.2)
    b.bed(17.4, 2.2, 1.6, 2.0, 90)
    b.bed(24.0, 2.0, 1.6, 2.0, -90)
    b.sofa(23.4, 6.6, 2.2, 0)
    b.bath(17.0, 7.6)
    b.bed(25.2, 15.1, 1.6, 2.0, -90)
    b.bed(25.2, 19.0, 1.6, 2.0, -90)
    b.table(24.6, 10.8, 1.8, 0.9, 2)
    for x, y, words in (
        (3.6, 8.6, 'living'),
        (12, 6.6, 'living'),
        (23.4, 4.4, 'living'),
        (12.6, 10.6, 'landing'),
        (4.2, 12.9, 'bedroom'),
        (17.4, 4.4, 'bedroom'),
        (24.6, 12.2, 'dining'),
    ):
        b.text(x, y, words, 14)
    b.text(-2.9, 12, 'balcony', 13, turn=-90)
    b.grid_axis([r, 8.6, 15.4, 22, w], d + 2.6, d + 0.2, first='A')
    b.dims([0, r, 8.6, 15.4, 22, w], -3.2)
    b.dims([0, 8.4, 14, d], -4.4, vertical=True)
    b.sheet('Sarbet corner · typical floor, three flats')
    return b


def hawassa():
    import random

    c = constants('hawassa')
    rng = random.Random(12)
    b = Board(-40, -70, c.COLUMNS * c.PITCH_X + 20, c.ROWS * c.PITCH_Y + 40, (60, 60, 60, 120))
    import math

    shore = [(x, -22 + 7 * math.sin(x / 85) + 4 * math.sin(x / 31)) for x in range(-60, 480, 6)]
    b.poly(shore + [(480, -90), (-60, -90)], EDGE, '#E3E8E6', '#7B908E')
    for k in range(1, 4):
        b.poly([(x, y - 4.5 * k - k * k) for x, y in shore], HAIR, color='#7B908E', closed=False)
    b.rect(-14, -7, c.COLUMNS * c.PITCH_X, -2.2, FINE, PAPER)
    for i in range(60):
        b.circle(-10 + i * 7.2, -9, 2.4, HAIR, GREEN, GREY)
    for k in range(3):
        b.rect(60 + k * 120, -46, 63 + k * 120, -7, FINE, PAPER)
        b.rect(52 + k * 120, -49, 71 + k * 120, -46, FINE, PAPER)
    for i in range(c.COLUMNS):
        for j in range(c.ROWS):
            x, y, dd = i * c.PITCH_X, 10 + j * c.PITCH_Y, 10.0
            for k in range(6):
                b.circle(x - 2.6, y + 4 + k * 7, 2.0, HAIR, GREEN, GREY)
                b.circle(x + 4 + k * 7.5, y - 2.6, 2.0, HAIR, GREEN, GREY)
            if (i, j) in ((3, 1), (3, 2)):
                continue
            sx, sy = c.BLOCK_X, c.BLOCK_Y
            shade = 3.2
            shapes = [
                (x, y, x + sx / 2 - 4.5, y + dd),
                (x + sx / 2 + 4.5, y, x + sx, y + dd),
                (x, y + sy - dd, x + sx, y + sy),
                (x, y + dd + 1, x + dd, y + sy - dd - 1),
                (x + sx - dd, y + dd + 1, x + sx, y + sy - dd - 1),
            ]
            for s in shapes:
                b.poly(
                    [
                        (s[0] + shade, s[1] - shade),
                        (s[2] + shade, s[1] - shade),
                        (s[2] + shade, s[3] - shade),
                        (s[0] + shade, s[3] - shade),
                    ],
                    0,
                    '#D6D0C4',
                    '#D6D0C4',
                )
            for s in shapes:
                b.rect(*s, EDGE, PAPER if rng.random() < 0.6 else TONE)
                if rng.random() < 0.4:
                    m = min(s[2] - s[0], s[3] - s[1]) / 2
                    if s[2] - s[0] > s[3] - s[1]:
                        b.line(s[0] + m, (s[1] + s[3]) / 2, s[2] - m, (s[1] + s[3]) / 2, HAIR, GREY)
                        for q in (
                            (s[0], s[1], s[0] + m),
                            (s[0], s[3], s[0] + m),
                            (s[2], s[1], s[2] - m),
                            (s[2], s[3], s[2] - m),
                        ):
                            b.line(q[0], q[1], q[2], (s[1] + s[3]) / 2, HAIR, GREY)
            for k in range(4):
                b.circle(x + 15 + k * 5.5, y + 14 + (k * 7 + i * 3) % 8, 2.3, HAIR, GREEN, GREY)
    x, y = 3 * c.PITCH_X, 10 + c.PITCH_Y
    b.rect(x - 2, y - 2, x + c.BLOCK_X + 2, y + c.PITCH_Y + c.BLOCK_Y + 2, FINE, PAPER)
    b.tiles(x - 2, y - 2, x + c.BLOCK_X + 2, y + c.PITCH_Y + c.BLOCK_Y + 2, 4)
    for k in range(5):
        b.rect(x + 8 + k * 6, y + 26, x + 14 + k * 6, y + 58, EDGE, TONE)
        b.line(x + 11 + k * 6, y + 26, x + 11 + k * 6, y + 58, HAIR)
    for k in range(12):
        b.circle(x + 3 + (k % 6) * 8, y + 4 + (k // 6) * 12, 2.8, HAIR, GREEN, GREY)
    b.text(x + 23, y + 70, 'market square', 14)
    b.text(210, -58, 'Lake Hawassa', 18)
    b.sheet('Hawassa lakefront quarter · masterplan', bar=50)
    return b


def gulele():
    c = constants('gulele')
    n, ln = c.COUNT, c.LENGTH
    b = Board(-15, -5, ln + 15, 35)
    b.rect(-1.9, -5, ln + 1.9, 21.4, HAIR, '#F4F0E8', GREY)
    b.tiles(1, 8, ln - 1, 9.8, 0.9)
    b.tiles(15.1, -5, 16.9, 21.4, 0.9)
    b.tree(19.6, 13.6, 4.3)
    b.circle(19.6, 13.6, 2.35, EDGE)
    b.tree(28, 4.5, 1.6)
    b.tree(27.5, 17, 2.4)
    b.tree(4, 3, 2.0)
    for x in (-12, -6, 0, 7, 14, 21, 28, 35, 42):
        b.tree(x, 34.6, 1.6, x)
    b.hedge(1.2, 19.8, 14.2, 19.8, 0.8)
    b.hedge(17.8, 19.8, 29.8, 19.8, 0.8)

    def rooms(count, q, names):
        def rect(x0, y0, x1, y1, *args, **kw):
            b.poly([q(x0, y0), q(x1, y0), q(x1, y1), q(x0, y1)], *args, **kw)

        rect(-0.5, -c.WALK, c.ROOM * count + 0.5, 0, EDGE, PAPER)
        rect(-0.7, -c.WALK - 0.6, c.ROOM * count + 0.7, c.DEEP + 1.0, FINE, color=GREY, dash='10 6')
        for i in range(count):
            x = i * c.ROOM
            b.wall(
                *q(x, 0.18), *q(x + c.ROOM, 0.18), 0.36, [('d', 0.6, 1.1), ('w', 2.2, 2.2), ('w', 5.0, 2.2)]
            )
            b.wall(
                *q(x, c.DEEP - 0.18),
                *q(x + c.ROOM, c.DEEP - 0.18),
                0.36,
                [('s', 1.0 + 2.2 * k, 1.5) for k in range(3)],
            )
            b.wall(*q(x, 0), *q(x, c.DEEP), 0.3)
            for a in range(4):
                for e in range(3):
                    px, py = q(x + 1.8 + a * 1.35, 1.6 + e * 1.9)
                    turn = {0: 90, 1: 0, 2: 180}[
                        0 if q(1, 0)[1] == q(0, 0)[1] else (1 if q(1, 0)[1] < q(0, 0)[1] else 2)
                    ]
                    b.table(px, py, 1.2, 0.5, 0, turn)
                    f = b.frame(px, py, turn)
                    b.poly([f(-0.5, -0.62), f(0.5, -0.62), f(0.5, -0.36), f(-0.5, -0.36)], HAIR, PAPER)
            t = q(x + 4.6, c.DEEP - 0.85)
            b.text(*t, names[i % len(names)], 12)
        b.wall(*q(c.ROOM * count, 0), *q(c.ROOM * count, c.DEEP), 0.3)
        for i in range(count * 2 + 1):
            b.column(*q(i * c.ROOM / 2, -c.WALK + 0.3), 0.14)

    rooms(n, lambda x, y: (x, 24 + y), ['grade 1', 'grade 2', 'grade 3', 'grade 4'])
    rooms(3, lambda x, y: (ln + 4.5 + y, 24 - x), ['5', '6', 'library'])
    rooms(3, lambda x, y: (-4.5 - y, x), ['office', '7', '8'])
    b.text(9.5, 13, 'court', 15)
    b.dims([i * c.ROOM for i in range(n + 1)], 32.6)
    b.dims([0, 8, 16, 24], -14.2, vertical=True)
    b.sheet('Gulele primary school · plan')
    return b


def jimma():
    c = constants('jimma')
    w, d, step = c.WIDE, c.DEEP, c.DEEP + c.GAP
    b = Board(-7, -6, w * 2 + 7 + 7, step * 2 + d + 3)
    names = [('consulting', 'pharmacy'), ('mothers and children', 'laboratory'), ('ward', 'staff')]
    for j in range(3):
        for i in range(2):
            x, y = i * (w + 7), j * step
            b.rect(x - 0.5, y - 2.3, x + w + 0.5, y + d + 0.5, FINE, PAPER)
            b.boards(x - 0.4, y - 2.2, x + w + 0.4, y, 0.4)
            b.rect(x - 1.2, y - 2.9, x + w + 1.2, y + d + 1.6, FINE, color=GREY, dash='10 6')
            opens = [('w', 1.0, 2.2), ('w', 4.2, 2.2), ('D', 7.6, 1.8), ('w', 10.6, 2.2), ('w', 13.8, 2.2)]
            b.room(
                x + 0.18,
                y + 0.18,
                x + w - 0.18,
                y + d - 0.18,
                0.35,
                s=opens,
                n=opens,
                e=[('w', 1.6, 1.6), ('w', 5.2, 1.6)],
                w=[('w', 1.6, 1.6), ('w', 5.2, 1.6)],
            )
            if j == 2 and i == 0:
                for k in range(6):
                    b.bed(x + 1.6 + k * 2.7, y + 6.9, 0.95, 2.0, 0)
                    b.bed(x + 1.6 + k * 2.7, y + 1.6, 0.95, 2.0, 180)
            else:
                for u in (3.9, 7.2, 10.0, 13.3):
                    b.wall(x + u, y + 0.2, x + u, y + 3.4, 0.15)
                    b.wall(x + u, y + 5.0, x + u, y + d - 0.2, 0.15)
                for v in (3.4, 5.0):
                    b.wall(x + 0.2, y + v, x + 7.2, y + v, 0.15, [('d', 0.8, 0.9), ('d', 4.4, 0.9)])
                    b.wall(x + 10.0, y + v, x + w - 0.2, y + v, 0.15, [('d', 0.8, 0.9), ('d', 4.4, 0.9)])
                for u in (2.0, 5.6, 11.7, 15.1):
                    b.desk(x + u, y + 1.5, 0, 1.2)
                    b.bed(x + u, y + 6.9, 0.8, 1.9, 0)
            b.text(x + w / 2, y + 4.2, names[j][i], 13)
            for k in range(6):
                b.column(x + 0.1 + k * (w - 0.2) / 5, y - 2.03, 0.16)
            if j < 2:
                b.hedge(x + 2.4, y + d + 2.4, x + 14.6, y + d + 2.4, 1.1)
                b.tree(x + 8.5, y + d + 2.5, 1.5, i + j)
    x = w + 3.5
    b.rect(x - 1.3, -6, x + 1.3, step * 2 + d, EDGE, PAPER)
    b.tiles(x - 1.3, -6, x + 1.3, step * 2 + d, 0.65)
    b.text(x, 13, 'covered walk', 13, turn=-90)
    for q in range(3):
        b.tree(-5.0, 3 + q * 14, 1.8, q)
        b.tree(w * 2 + 12, 5 + q * 13, 1.9, q)
    b.dims([0, w, w + 7, w * 2 + 7], -7.4)
    b.dims([0, d, step, step + d, step * 2, step * 2 + d], -7.8, vertical=True)
    b.sheet('Jimma health centre · plan')
    return b


def dire_dawa():
    c = constants('dire_dawa')
    w, d = c.LENGTH, c.DEEP
    b = Board(-5, -14, w + 6, d + 4)
    b.rect(-5, -14, w + 6, -0.6, HAIR, '#F4F0E8', '#F4F0E8')
    end = 22.0
    b.wall(0.15, 0, 0.15, d, 0.3, [('s', 1.0 + k * 5, 4.0) for k in range(6)])
    b.wall(0, -0.1, end, -0.1, 0.3, [('s', 0.9 + k * 4.3, 3.6) for k in range(5)])
    b.room(
        0.9,
        2.3,
        w - 0.4,
        d - 0.4,
        0.45,
        s=[('d', 2.0, 1.0)] + [('o', end + 3.0 + i * 5.8 - 1.5 - 0.9, 3.0) for i in range(c.DOCKS)],
        n=[('d', 8, 1.0), ('d', 48, 1.0)],
    )
    b.rect(end + 0.5, -2.8, w, 2.1, EDGE, PAPER)
    b.tiles(end + 0.5, -2.8, w, 2.1, 2.0)
    b.rect(end + 0.2, -5.4, w + 0.4, 0.2, FINE, color=GREY, dash='10 6')
    b.wall(end, 2.3, end, d - 0.6, 0.3, [('o', 2.4, 2.4), ('o', 19, 2.4)])
    for x in (34.0, 46.0):
        b.wall(x, 10.0, x, d - 0.6, 0.3)
    b.wall(end, 10.0, w - 0.6, 10.0, 0.3, [('o', 4, 2.6), ('o', 16, 2.6), ('o', 28, 2.6)])
    b.wall(0.9, 12.0, end, 12.0, 0.2, [('d', 3, 1.0), ('d', 14, 1.0)])
    b.wall(9.0, 2.4, 9.0, 12.0, 0.15, [('d', 7.8, 0.9)])
    for cx in (end, 34.0, 46.0):
        for i in range(4):
            for k in range(2):
                b.rect(cx + 1.2 + i * 2.6, 12.2 + k * 8.6, cx + 2.3 + i * 2.6, 19.4 + k * 8.6, FINE, PAPER)
                for q in range(6):
                    b.line(
                        cx + 1.2 + i * 2.6,
                        13.4 + k * 8.6 + q * 1.05,
                        cx + 2.3 + i * 2.6,
                        13.4 + k * 8.6 + q * 1.05,
                        HAIR,
                    )
    for i in range(4):
        b.desk(2.8 + (i % 2) * 3.2, 5.0 + (i // 2) * 3.2, 0)
    b.table(13.5, 6.0, 3.2, 1.2, 4, ends=True)
    b.bath(18.5, 11.2)
    for i in range(3):
        b.rect(3 + i * 6.2, 16, 7 + i * 6.2, 26, FINE, PAPER)
        b.circle(5 + i * 6.2, 19, 1.2, FINE)
        b.circle(5 + i * 6.2, 23, 1.2, FINE)
    for i in range(6):
        b.column(0.9 + i * (w - 1.3) / 5, d / 2, 0.4)
    for i in (1, 4):
        x = end + 3.0 + i * 5.8
        b.rect(x - 1.2, -10.0, x + 1.2, -3.0, FINE, PAPER)
        b.rect(x - 1.15, -12.2, x + 1.15, -10.15, FINE, PAPER)
    b.hedge(-1, -3.4, 19, -3.4, 1.2)
    b.tree(-3.0, -6, 2.0)
    b.tree(15, -6.6, 1.8)
    for x, y, words in (
        (28, 20.6, 'cold room 1'),
        (40, 20.6, 'cold room 2'),
        (52, 20.6, 'cold room 3'),
        (40, 6, 'sorting hall'),
        (11.5, 14.2, 'plant'),
        (4.4, 10.4, 'office'),
        (13.5, 9.2, 'meeting'),
        (11, -1.4, 'perforated brick screen'),
    ):
        b.text(x, y, words, 13)
    b.grid_axis([0.9 + i * (w - 1.3) / 5 for i in range(6)], d + 3.2, d + 0.2, first='1')
    b.dims([0, end, 34, 46, w], -13.6)
    b.dims([0, 10, d], -4.2, vertical=True)
    b.sheet('Dire Dawa cold store · plan', bar=10)
    return b


DRAWINGS = {
    'entoto-ridge-house': entoto,
    'bole-terrace-houses': terraces,
    'ayat-courtyard-house': ayat,
    'bishoftu-lake-house': bishoftu,
    'old-airport-garden-house': old_airport,
    'tana-lake-hotel': tana,
    'simien-escarpment-lodge': simien,
    'kazanchis-offices': kazanchis,
    'merkato-trade-hall': merkato,
    'adama-market-street': adama,
    'sarbet-corner': sarbet,
    'hawassa-lakefront-quarter': hawassa,
    'gulele-primary-school': gulele,
    'jimma-health-centre': jimma,
    'dire-dawa-cold-store': dire_dawa,
}


def rasterise(svg, target, width):
    """SVG text to WebP by way of librsvg."""
    png = Path(target).with_suffix('.png')
    subprocess.run(['rsvg-convert', '-w', str(width), '-o', str(png)], input=svg.encode(), check=True)
    finish.save_webp(cv2.imread(str(png)), target)
    png.unlink()


if __name__ == '__main__':
    IMAGES.mkdir(parents=True, exist_ok=True)
    for key in sys.argv[1:] or DRAWINGS:
        rasterise(DRAWINGS[key]().svg(), IMAGES / f'{key}-3-1600x1067.webp', 1600)
