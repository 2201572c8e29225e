import { expect, it } from '@jest/globals';
import { rtfPictures } from './rtf-pictures';

it('reads the pictures that Word puts beside its text, without their copies for older programs', () => {
  const rtf = String.raw`{\rtf1\ansi{\*\shppict{\pict{\*\picprop{\sp{\sn wzName}{\sv a}}}\picscalex100\pngblip\bliptag-12{\*\blipuid 0a1b}
89504e47
0d0a}}{\nonshppict{\pict\wmetafile8 0100}}\par Text {\*\shppict{\pict\jpegblip ffd8ff}} {\pict\pngblip x}}`;
  expect(rtfPictures(rtf).map(({ type, bytes }) => [type, [...bytes]])).toEqual([
    ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]],
    ['image/jpeg', [0xff, 0xd8, 0xff]],
  ]);
});

it('reads no picture of a text that ends within it', () => {
  expect(rtfPictures(String.raw`{\rtf1{\pict\pngblip 8950`)).toEqual([]);
});
