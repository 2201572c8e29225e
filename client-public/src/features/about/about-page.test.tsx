import { screen, within } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { serveApi } from '../../../test/api-stub';
import { renderSite } from '../../../test/render-site';

describe('the about page', () => {
  it('has its sections in order', async () => {
    serveApi({});
    await renderSite('/about');
    await screen.findByRole('heading', { level: 1, name: 'Buildings that belong to their place' });
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Our Mission',
      'Our Vision',
      'Who We Are',
      'Our Team',
      'Professional Associations',
      'Certifications',
      'Come and meet us',
    ]);
  });

  it('shows six people with portrait, title and story', async () => {
    serveApi({});
    await renderSite('/about');
    const team = await screen.findByRole('region', { name: 'Our Team' });
    const names = within(team)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    expect(names).toEqual([
      'Selamawit Tefera',
      'Dawit Gebremedhin',
      'Chaltu Regassa',
      'Tariku Dukamo',
      'Hodan Abdirahman',
      'Rahel Wolde',
    ]);
    for (const name of names) {
      expect(within(team).getByRole('img', { name: `Drawn portrait of ${name}` })).toBeVisible();
    }
    expect(within(team).getByText('Head of Structural Engineering')).toBeVisible();
    expect(within(team).getByText(/^Dawit has designed structures/)).toBeVisible();
  });

  it('shows four badges of associations, and the certifications', async () => {
    serveApi({});
    await renderSite('/about');
    const associations = await screen.findByRole('region', { name: 'Professional Associations' });
    expect(within(associations).getAllByRole('listitem')).toHaveLength(4);
    const certifications = screen.getByRole('region', { name: 'Certifications' });
    expect(within(certifications).getAllByRole('listitem')).toHaveLength(4);
  });

  it.each([
    ['am', 'ራሔል ወልዴ'],
    ['om', 'Arkiteektii Dizaayinii Keessaa fi Teessuma Lafaa'],
  ] as const)('is written in %s too', async (language, text) => {
    serveApi({});
    await renderSite('/about', language);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
