import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi } from '../../../test/api-stub';
import { anAward, aProject } from '../../../test/builders';
import { goBack, renderSite, visit } from '../../../test/render-site';

const house = aProject({
  id: 1,
  title: 'Ridge House',
  slug: 'ridge-house',
  featured: true,
  longDescription: 'First part.\n\nSecond part.',
  longDescriptionHtml: '<p>First part.</p>\n<p>Second part.</p>',
  gallery: ['/uploads/plan-1600x1200.webp', '/uploads/night-1600x1067.webp'],
  averageRating: 4.5,
  ratingCount: 2,
  isForSale: true,
  price: 250_000,
});
const hotel = aProject({ id: 2, title: 'Lake Hotel', slug: 'lake-hotel', type: 'HOTEL' });
const villa = aProject({ id: 3, title: 'Villa', slug: 'villa' });

async function openPage(address = '/projects/ridge-house') {
  serveApi({ projects: [house, hotel, villa] });
  await renderSite(address);
  await screen.findByRole('heading', { level: 1 });
}

describe('the page of a project', () => {
  it('has its title, its facts, all its pictures and its text, and no gallery behind it', async () => {
    await openPage();
    expect(screen.getByRole('heading', { level: 1, name: 'Ridge House' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Show projects' })).toBeNull();
    for (const text of ['First part.', 'Second part.', '900 sq.m', '420 sq.m', 'Featured', 'ETB 250,000']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    const pictures = screen.getAllByRole('img', { name: /^Ridge House, picture/ });
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
      'Ridge House, picture 1 of 3',
      'Ridge House, picture 2 of 3',
      'Ridge House, picture 3 of 3',
    ]);
    expect(screen.getByRole('button', { name: 'Buy Design: Ridge House' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rate: Ridge House' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Share on Telegram' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      '/api/v1/projects/slug/ridge-house/sheet.pdf?language=en',
    );
  });

  it('shows the awards of the project, and nothing of them where it has none', async () => {
    const awards = [anAward({ title: 'House of the Year', projectSlug: 'ridge-house' }), anAward({ id: 2 })];
    serveApi({ projects: [house, villa], awards });
    await renderSite('/projects/ridge-house');
    const region = await screen.findByRole('region', { name: 'Awards' });
    expect(within(region).getAllByRole('listitem')).toHaveLength(1);
    expect(within(region).getByText('House of the Year')).toBeVisible();
    expect(within(region).queryByRole('link')).toBeNull();
    await visit('/projects/villa');
    await screen.findByRole('heading', { level: 1, name: 'Villa' });
    expect(screen.queryByRole('region', { name: 'Awards' })).toBeNull();
  });

  it('leads to what is alike and to the next one, each a page of its own that begins at its title', async () => {
    await openPage();
    const alike = await screen.findByRole('region', { name: 'Related projects' });
    expect(within(alike).getByRole('link', { name: 'Villa' })).toHaveAttribute('href', '/projects/villa');
    const beside = screen.getByRole('navigation', { name: 'More projects' });
    expect(within(beside).getAllByRole('link')).toHaveLength(1);
    await userEvent.click(within(beside).getByRole('link', { name: 'Lake Hotel' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lake Hotel' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Villa' })[0]).toBeVisible());
    expect(screen.queryByRole('dialog')).toBeNull();
    await goBack();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ridge House' })).toBeVisible();
  });

  it('is counted as looked at, once', async () => {
    const view = jest.fn(() => null);
    serveApi({ projects: [house], answers: { 'POST /projects/1/views': view } });
    await renderSite('/projects/ridge-house');
    await waitFor(() => expect(view).toHaveBeenCalledTimes(1));
  });

  it('is there although what it leads on to cannot be had', async () => {
    serveApi({ projects: [house], failing: ['/projects/slug/ridge-house/related'] });
    await renderSite('/projects/ridge-house');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ridge House' })).toBeVisible();
  });

  it('says that there is no such project, and leads to all', async () => {
    serveApi({ projects: [house] });
    await renderSite('/projects/castle');
    expect(await screen.findByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/projects');
  });

  it('offers another attempt when it cannot be loaded', async () => {
    serveApi({ failing: ['/projects'] });
    await renderSite('/projects/ridge-house');
    const alert = await screen.findByRole('alert');
    serveApi({ projects: [house] });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ridge House' })).toBeVisible();
  });

  it('shows drawings by themselves, whole, each with what it shows', async () => {
    const plan = {
      path: '/uploads/plan-1600x1200.webp',
      ...{ width: 1600, height: 1200, colour: null, kind: 'PLAN' as const, alt: 'Plan of the upper floor' },
      ...{ focalX: 0.5, focalY: 0.5, fallbacks: [], widthMetres: null, northDegrees: null },
    };
    serveApi({ projects: [{ ...house, pictures: [plan] }] });
    await renderSite('/projects/ridge-house');
    const drawings = await screen.findByRole('region', { name: 'Drawings and plans' });
    const drawing = within(drawings).getByRole('img', { name: 'Plan of the upper floor' });
    expect(drawing).toHaveStyle({ objectFit: 'contain' });
    expect(within(drawings).getByText('Plan of the upper floor')).toBeVisible();
    const photographs = screen.getByRole('region', { name: 'Pictures of Ridge House' });
    expect(within(photographs).getAllByRole('img')).toHaveLength(1);
  });

  it('shows drawings whose width is known at one scale, with scale bar and north', async () => {
    const drawing = (name: string, widthMetres: number, northDegrees: number | null) => ({
      path: `/uploads/${name}-1600x1200.webp`,
      ...{ width: 1600, height: 1200, colour: null, kind: 'PLAN' as const, alt: name, fallbacks: [] },
      ...{ focalX: 0.5, focalY: 0.5, widthMetres, northDegrees },
    });
    const pictures = [drawing('plan', 40, 25), drawing('section', 20, null)];
    const gallery = pictures.map(({ path }) => path);
    serveApi({ projects: [{ ...house, gallery, pictures }] });
    await renderSite('/projects/ridge-house');
    const drawings = await screen.findByRole('region', { name: 'Drawings and plans' });
    const shares = [...drawings.querySelectorAll('figure')].map(({ style }) =>
      style.getPropertyValue('--share'),
    );
    expect(shares.map(Number)).toEqual([40 / 60, 20 / 60]);
    const bars = within(drawings).getAllByRole('img', { name: /the bar is 10 m long$/ });
    expect(bars.map((bar) => bar.querySelector('rect')!.getAttribute('width'))).toEqual(['25%', '50%']);
    expect(within(drawings).getAllByRole('img', { name: /^North is 25 degrees clockwise/ })).toHaveLength(1);
  });

  it('parts before from after by a slider that keys move and readers hear', async () => {
    const [before, after] = house.gallery as [string, string];
    serveApi({ projects: [{ ...house, beforeAfter: [{ before, after }] }] });
    await renderSite('/projects/ridge-house');
    const pairs = await screen.findByRole('region', { name: 'Before and after' });
    expect(within(pairs).getByRole('img', { name: 'Ridge House before' })).toBeVisible();
    expect(within(pairs).getByRole('img', { name: 'Ridge House after' })).toBeVisible();
    const slider = within(pairs).getByRole('slider', { name: 'Show more of before or after' });
    expect(slider).toHaveAttribute('aria-valuetext', 'Before: 50 % of the picture');
    fireEvent.change(slider, { target: { value: '80' } });
    expect(slider).toHaveAttribute('aria-valuetext', 'Before: 80 % of the picture');
    // They are shown there and nowhere else.
    expect(screen.queryByRole('region', { name: 'Pictures of Ridge House' })).toBeNull();
  });
});
