import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from '@jest/globals';
import { createI18n } from '../i18n/create-i18n';
import { sharedEn } from '../i18n/shared-en';
import { ResponsiveImage } from './responsive-image';

function show(path: string | null) {
  render(
    <I18nextProvider i18n={createI18n('en', { en: { shared: sharedEn } }, 'shared')}>
      <ResponsiveImage path={path} alt="Court" sizes="50vw" />
    </I18nextProvider>,
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
