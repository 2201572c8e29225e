import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { picture } from '../../../test/builders/pictures.js';
import { whyNotAnImage } from './why-not-an-image.js';

const select = 'Please select a valid image file (JPEG, PNG, or WebP)';
const box = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1`, 'latin1');

it.each([
  ['HEIC', box('heic'), 'This is a HEIC picture'],
  ['HEIC of another program', box('mif1'), 'This is a HEIC picture'],
  ['PDF', Buffer.from('%PDF-1.7'), 'This is a PDF'],
  ['SVG', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="x">'), 'This is an SVG drawing'],
  ['Photoshop file', Buffer.from('8BPS\0\x01'), 'This is a Photoshop file'],
  ['nothing', Buffer.alloc(0), 'The file is empty'],
])('names the cause for %s, after what is specified', (_, bytes, reason) => {
  expect(whyNotAnImage(bytes)).toMatch(new RegExp(`^${select.replace(/[()]/g, '\\$&')}\\. ${reason}`));
});

it('distinguishes files of other formats from damaged ones', async () => {
  const base = sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f4d45' } });
  expect(whyNotAnImage(await base.clone().avif().toBuffer())).toContain('This is an AVIF picture');
  expect(whyNotAnImage(await base.clone().tiff().toBuffer())).toContain('This is a TIFF or raw picture');
  expect(whyNotAnImage(await picture(8, 8, 'gif'))).toContain('This is a GIF picture');
  for (const format of ['jpeg', 'png', 'webp'] as const)
    expect(whyNotAnImage(await picture(8, 8, format))).toContain('damaged or not complete');
});

it('says of other files what is specified, and no more', () => {
  expect(whyNotAnImage(Buffer.from('hello'))).toBe(select);
});
