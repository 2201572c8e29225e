import { describe, expect, it } from '@jest/globals';
import { attachmentTypeOf } from './attachments.js';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the type of an attachment', () => {
  it.each([
    ['pdf', '%PDF-1.7\n1 0 obj'],
    ['jpg', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['dwg', 'AC1032\0\0\0\0'],
    ['dxf', '  0\r\nSECTION\r\n  2\r\nHEADER\r\n'],
    ['dxf', '0\nSECTION\n2\nENTITIES\n'],
    ['dxf', '999\r\nmade by a program\r\n  0\r\nSECTION\r\n'],
    ['dxf', '\xef\xbb\xbf0\nSECTION\n2\nHEADER\n'],
    ['dxf', 'AutoCAD Binary DXF\r\n\x1a\0'],
  ])('is %s', (type, start) => {
    expect(attachmentTypeOf(bytes(start))).toBe(type);
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a ZIP', 'PK\x03\x04'],
    ['a program', 'MZ\x90\0'],
    ['a GIF', 'GIF89a'],
    ['a page that has a PDF in it', '<!doctype html>%PDF-1.7'],
    ['a sound', 'RIFF\x24\0\0\0WAVEfmt '],
    ['text that speaks of a section', 'Plan: 0\nSECTION\n'],
    ['the beginning of a beginning', '%PDF'],
  ])('is none: %s', (_what, start) => {
    expect(attachmentTypeOf(bytes(start))).toBeUndefined();
  });

  it('looks at the beginning only, however large the file is', () => {
    expect(attachmentTypeOf(new Uint8Array(10_000_000))).toBeUndefined();
  });
});
