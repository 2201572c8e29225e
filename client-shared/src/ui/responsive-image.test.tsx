import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { PublicPictureDto } from '../api/generated/index.schemas';
import { sharedEn, TextsProvider } from '../i18n';
import { ResponsiveImage } from './responsive-image';

function show(path: string | null, picture?: PublicPictureDto) {
  render(
    <TextsProvider language="en" messages={{ shared: sharedEn }}>
      <ResponsiveImage path={path} picture={picture} alt="Court" sizes="50vw" />
    </TextsProvider>,
  );
  return screen.getByRole('img');
}

describe('ResponsiveImage', () => {
  it('holds its room before it loads', () => {
    const image = show('/uploads/demo/court-1600x1200.webp');
    expect(image).toHaveAttribute('width', '1600');
    expect(image).toHaveAttribute('sizes', '50vw');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  const known: PublicPictureDto = {
    ...{ path: '/uploads/a.webp', width: 900, height: 600, colour: '#7a8b5c', kind: 'PHOTO' },
    ...{ alt: 'A court with a tree', focalX: 0.25, focalY: 0, fallbacks: ['alt'] },
    ...{ widthMetres: null, northDegrees: null },
  };

  it('says what it shows, looks where a crop must look, and holds its room in its own colour', () => {
    const image = show(known.path, known);
    expect(image).toHaveAccessibleName('A court with a tree');
    expect(image).toHaveAttribute('lang', 'en');
    expect(image).toHaveAttribute('height', '600');
    expect(image).toHaveStyle({ objectFit: 'cover', objectPosition: '25% 0%', backgroundColor: '#7a8b5c' });
  });

  it('crops no drawing, and keeps its own words where nobody has said what it shows', () => {
    const image = show(known.path, { ...known, kind: 'PLAN', alt: '', focalX: 0.5, focalY: 0.5 });
    expect(image).toHaveAccessibleName('Court');
    expect(image).not.toHaveAttribute('lang');
    expect(image).toHaveStyle({ objectFit: 'contain' });
    expect(image.style.objectPosition).toBe('');
  });

  it.each([
    ['nothing is stored', null],
    ['the file is gone', '/uploads/gone-800x600.webp'],
  ])('shows the drawing when %s', (_case, path) => {
    const image = show(path);
    if (path) fireEvent.error(image);
    expect(image).toHaveAccessibleName('Court (Picture not available)');
    expect(image.getAttribute('src')).toContain('picture-missing');
    expect(image).not.toHaveAttribute('srcset');
  });
});
