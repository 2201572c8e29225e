import { describe, expect, it } from '@jest/globals';
import {
  formatCompactNumber,
  formatPrice,
  formatRelativeTime,
  imageSource,
  initialsOf,
  truncateText,
} from './index';

describe('relative time', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  it.each([
    ['2026-11-20T11:59:30Z', 'just now'],
    ['2026-11-20T11:59:00Z', '1 minute ago'],
    ['2026-11-17T12:00:00Z', '3 days ago'],
    ['2024-11-01T12:00:00Z', '2 years ago'],
    ['2026-11-20T14:00:00Z', 'in 2 hours'],
  ])('%s is %s', (value, expected) => {
    expect(formatRelativeTime(value, now, 'en')).toBe(expected);
  });

  it('speaks the other languages', () => {
    expect(formatRelativeTime('2026-11-17T12:00:00Z', now, 'am')).toBe('ከ3 ቀን በፊት');
    expect(formatRelativeTime('2026-11-17T12:00:00Z', now, 'om')).toBe('guyyaa 3 dura');
  });
});

describe('numbers', () => {
  it.each([
    [999, '999'],
    [1000, '1.0K'],
    [1234, '1.2K'],
    [999_960, '1.0M'],
    [4_500_000, '4.5M'],
  ])('%i is compact as %s', (value, expected) => {
    expect(formatCompactNumber(value, 'en')).toBe(expected);
  });

  it('are prices in birr', () => {
    expect(formatPrice(4_500_000, 'en')).toBe('ETB 4,500,000');
    expect(formatPrice(4_500_000, 'am')).toBe('4,500,000 ብር');
    expect(formatPrice(4_500_000, 'om')).toBe('Qarshii 4,500,000');
  });
});

describe('images', () => {
  it('get their size and smaller files from their name', () => {
    expect(imageSource('/uploads/demo/atrium-1600x1067.webp')).toEqual({
      src: '/uploads/demo/atrium-1600x1067.webp',
      srcSet:
        '/uploads/demo/atrium-1600x1067.w480.webp 480w, /uploads/demo/atrium-1600x1067.w750.webp 750w, /uploads/demo/atrium-1600x1067.w1100.webp 1100w, /uploads/demo/atrium-1600x1067.webp 1600w',
      width: 1600,
      height: 1067,
    });
  });

  it('ask for no smaller file than exists', () => {
    expect(imageSource('/uploads/plan-800x600.webp').srcSet).not.toContain('w1100');
  });

  it('of other places are used as they are', () => {
    expect(imageSource('https://cdn.example/a-800x600.jpg')).toEqual({
      src: 'https://cdn.example/a-800x600.jpg',
    });
  });
});

describe('texts', () => {
  it('are cut between words, within the limit', () => {
    expect(truncateText('A house around a court, open to the east', 24)).toBe('A house around a court…');
    expect(truncateText('short', 24)).toBe('short');
    expect(truncateText('x'.repeat(40), 10)).toHaveLength(10);
  });

  it('give initials in any script', () => {
    expect(initialsOf('Hana Tesfaye Bekele')).toBe('HB');
    expect(initialsOf('ዮናስ')).toBe('ዮ');
    expect(initialsOf('  ')).toBe('');
  });
});
