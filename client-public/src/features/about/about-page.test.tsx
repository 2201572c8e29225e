import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { serveApi } from '../../../test/api-stub';
import { anAward, aTeamMember } from '../../../test/builders';
import { renderSite } from '../../../test/render-site';

describe('the about page', () => {
  it('has its sections in order', async () => {
    serveApi({ team: [aTeamMember()] });
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

  it('shows the people that staff keep, in their order, with initials where there is no picture', async () => {
    serveApi({
      team: [aTeamMember({ id: 2, name: 'Rahel Wolde' }), aTeamMember({ name: 'Dawit Gebre', image: null })],
    });
    await renderSite('/about');
    const team = await screen.findByRole('region', { name: 'Our Team' });
    const names = within(team).getAllByRole('heading', { level: 3 });
    expect(names.map((heading) => heading.textContent)).toEqual(['Rahel Wolde', 'Dawit Gebre']);
    expect(within(team).getByRole('img', { name: 'Portrait of Rahel Wolde' })).toHaveAttribute(
      'src',
      '/uploads/team/person-800x1000.webp',
    );
    expect(within(team).getAllByRole('img')).toHaveLength(1);
    expect(within(team).getByText('DG')).toBeVisible();
    expect(within(team).getAllByText('Draws by hand first.')).toHaveLength(2);
  });

  it.each([
    ['there is nothing', {}],
    ['they cannot be had', { failing: ['/team', '/awards'] }],
  ])('goes on without team and awards where %s', async (_reason, content) => {
    serveApi(content);
    await renderSite('/about');
    await screen.findByRole('region', { name: 'Certifications' });
    expect(screen.queryByRole('region', { name: 'Our Team' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Awards' })).toBeNull();
  });

  it('shows awards, each with its link and its project', async () => {
    serveApi({
      awards: [
        anAward({ title: 'House of the Year', link: 'https://awards.example/1', projectSlug: 'ridge-house' }),
        anAward({ id: 2, title: 'Craft in Stone', year: '2019', fallbacks: ['organisation'] }),
      ],
    });
    await renderSite('/am/about');
    const awards = await screen.findByRole('region', { name: 'ሽልማቶች' });
    const rows = within(awards).getAllByRole('listitem');
    expect(rows.map((row) => row.firstChild?.textContent)).toEqual(['2016/17 ዓ.ም.', '2011/12 ዓ.ም.']);
    expect(within(awards).getByRole('link', { name: 'House of the Year' })).toHaveAttribute(
      'href',
      'https://awards.example/1',
    );
    expect(within(awards).getByRole('link', { name: 'ፕሮጀክቱን ይመልከቱ: House of the Year' })).toHaveAttribute(
      'href',
      '/am/projects/ridge-house',
    );
    expect(within(awards).getAllByRole('link')).toHaveLength(2);
    expect(within(rows[1]!).getByText('Design Forum')).toHaveAttribute('lang', 'en');
  });

  it('says which texts of a person are English', async () => {
    serveApi({ team: [aTeamMember({ name: 'ራሔል', fallbacks: ['bio'] })] });
    await renderSite('/am/about');
    expect(await screen.findByText('Draws by hand first.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('ራሔል')).not.toHaveAttribute('lang');
    expect(screen.getByText('እስካሁን በእንግሊዝኛ ብቻ')).toBeVisible();
  });

  it('says what staff have written in the place of its own words', async () => {
    serveApi({
      words: {
        ...{ aboutTitle: 'Houses for the highlands', mission: 'We build.', whoWeAre: 'One.\n\nTwo.' },
        ...{ figureValues: ['900+'], figureLabels: ['houses'], associationMarks: ['AEA'] },
        ...{
          associationNames: ['Association'],
          certificationNames: ['Safe'],
          certificationTexts: ['Each year.'],
        },
        fallbacks: [],
      },
    });
    await renderSite('/about');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Houses for the highlands');
    expect(screen.getByText('We build.')).toBeVisible();
    expect(screen.getByText('Two.')).toBeVisible();
    expect(screen.getByText('houses').nextSibling).toHaveTextContent('900+');
    for (const name of ['Professional Associations', 'Certifications'])
      expect(within(screen.getByRole('region', { name })).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('AEA')).toBeVisible();
    // Nothing is said that nobody has written.
    expect(screen.queryByRole('heading', { name: 'Our Vision' })).toBeNull();
  });

  it('marks what staff have written in English only', async () => {
    serveApi({ words: { mission: 'We build.', fallbacks: ['mission'] } });
    await renderSite('/am/about');
    expect(await screen.findByText('We build.')).toHaveAttribute('lang', 'en');
  });

  it('shows four badges of associations, and the certifications', async () => {
    serveApi({});
    await renderSite('/about');
    const associations = await screen.findByRole('region', { name: 'Professional Associations' });
    expect(within(associations).getAllByRole('listitem')).toHaveLength(4);
    const certifications = screen.getByRole('region', { name: 'Certifications' });
    expect(within(certifications).getAllByRole('listitem')).toHaveLength(4);
  });

  it('states nothing that nobody has written', async () => {
    serveApi({ words: {} });
    await renderSite('/about');
    await screen.findByRole('heading', { level: 1, name: 'About' });
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Come and meet us']);
  });

  it.each([
    ['am', 'ተልዕኳችን'],
    ['om', 'Ergama Keenya'],
  ] as const)('is written in %s too', async (language, text) => {
    serveApi({});
    await renderSite(`/${language}/about`);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
