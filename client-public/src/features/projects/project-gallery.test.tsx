import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi } from '../../../test/api-stub';
import { aProject } from '../../../test/builders';
import { goBack, renderSite } from '../../../test/render-site';

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
});
const hotel = aProject({ id: 2, title: 'Lake Hotel', slug: 'lake-hotel', type: 'HOTEL', isForSale: true });

const refusal = () =>
  Response.json({ success: false, message: 'Refused', error: { code: 'VALIDATION_ERROR' } }, { status: 400 });

function headings() {
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
}

const FILTERS = 'Show projects';

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const filterBar = () => screen.getByRole('navigation', { name: FILTERS });
const filterLink = (name: RegExp) => within(filterBar()).getByRole('link', { name });
const findFilterLink = async (name: RegExp) =>
  within(await screen.findByRole('navigation', { name: FILTERS })).findByRole('link', { name });

describe('the projects page', () => {
  it('shows featured projects and the rest, with rating and price', async () => {
    serveApi({ projects: [house, hotel] });
    await renderSite('/projects');
    expect(await screen.findByRole('link', { name: 'Ridge House' })).toBeVisible();
    expect(headings().slice(0, 2)).toEqual(['Featured projects', 'All projects']);
    expect(screen.getByRole('img', { name: '4.5 out of 5 from 2 ratings' })).toBeVisible();
    expect(screen.getByText(/Price on request/)).toBeVisible();
  });

  it('keeps the filter in the address and the focus on it when the bar changes its place', async () => {
    serveApi({ projects: [house, hotel] });
    await renderSite('/projects');
    await userEvent.click(await findFilterLink(/^Hotel/));
    expect(window.location.search).toBe('?filter=hotel');
    await waitFor(() => expect(headings()[0]).toBe('All projects'));
    expect(filterLink(/^Hotel/)).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Ridge House' })).not.toBeInTheDocument();
  });

  it('shows its projects as a table, sorted by the address, with the filter kept', async () => {
    const requested: string[] = [];
    serveApi({ projects: [house, hotel] }, (url) => {
      requested.push(url);
      return undefined;
    });
    await renderSite('/projects?filter=hotel');
    await userEvent.click(await screen.findByRole('link', { name: 'Index' }));
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('rowheader', { name: 'Lake Hotel' })).toBeVisible();
    await userEvent.click(within(table).getByRole('link', { name: 'Year' }));
    expect(window.location.search).toBe('?filter=hotel&view=index&sort=year');
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Year' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Year' }));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Year' })).toHaveAttribute('aria-sort', 'descending'),
    );
    expect(requested.at(-1)).toMatch(/type=HOTEL&sortBy=year&sortOrder=desc/);
    await userEvent.click(screen.getByRole('link', { name: 'Pictures' }));
    expect(window.location.search).toBe('?filter=hotel');
  });

  it('keeps the filters and the focus when a filter cannot be loaded', async () => {
    serveApi({ projects: [house, hotel] }, (url) =>
      url.includes('type=HOTEL') ? Promise.resolve(refusal()) : undefined,
    );
    await renderSite('/projects');
    await userEvent.click(await findFilterLink(/^Hotel/));
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ridge House' })).toBeNull();
    expect(filterLink(/^Hotel/)).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'All' }));
    expect(await screen.findByRole('link', { name: 'Ridge House' })).toBeVisible();
  });

  it('marks the projects of the filter before as such until those of the next are there', async () => {
    serveApi({ projects: [house, hotel] }, (url) =>
      url.includes('type=HOTEL') ? new Promise(() => {}) : undefined,
    );
    await renderSite('/projects');
    const list = (await screen.findByRole('link', { name: 'Ridge House' })).closest('[aria-busy]');
    expect(list).toHaveAttribute('aria-busy', 'false');
    await userEvent.click(filterLink(/^Hotel/));
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
  });

  it('shows the others of its type by a press on the type of a card', async () => {
    const school = aProject({ id: 99, title: 'Hill School', slug: 'hill-school', type: 'SCHOOL' });
    serveApi({ projects: [house, hotel, school] });
    await renderSite('/projects');
    await userEvent.click(await screen.findByRole('link', { name: 'School' }));
    expect(window.location.search).toBe('?filter=school');
    expect(await screen.findByRole('heading', { name: 'School' })).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['Hill School']));
    expect(
      within(filterBar())
        .getAllByRole('link')
        .map(({ textContent }) => textContent?.replace(/ \d+$/, '')),
    ).toEqual(['All', 'Most Viewed', 'Residence', 'Commercial', 'Hotel', 'Mixed Use']);
  });

  it.each([
    ['/am/projects', '2015/16 ዓ.ም.'],
    ['/om/projects', '2015/16 A.L.I.'],
    ['/projects', '2023'],
  ])('shows at %s the year in the calendar of its readers', async (address, year) => {
    serveApi({ projects: [aProject({ year: '2023' })] });
    await renderSite(address);
    expect(await screen.findByText(year)).toBeVisible();
  });

  it('shows the description of each card, cut at 150 characters', async () => {
    serveApi({ projects: [aProject({ description: 'Stone '.repeat(40) })] });
    await renderSite('/projects');
    const text = await screen.findByText(/^Stone Stone/);
    expect(text.textContent!.length).toBeLessThanOrEqual(151);
    expect(text).toHaveTextContent(/…$|\.\.\.$/);
  });

  it('offers the standing filters where nobody can say which types there are', async () => {
    serveApi({ projects: [house], failing: ['/projects/facets'] });
    await renderSite('/projects');
    expect(await screen.findByRole('link', { name: 'Mixed Use' })).toBeVisible();
  });

  it('narrows down by further filters, each with what it leaves, and forgets them again', async () => {
    const projects = [
      house,
      aProject({ id: 2, title: 'Lake Lodge', slug: 'lake', year: '2021', status: 'IN_DESIGN' }),
      aProject({ id: 3, title: 'Old Lodge', slug: 'old', year: '2021', status: 'COMPLETED' }),
    ];
    serveApi({ projects });
    await renderSite('/projects');
    await userEvent.click(await screen.findByText('Narrow down'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year (Gregorian)' }), '2021 (2)');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ridge House' })).toBeNull());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'In Design (1)');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Old Lodge' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Lake Lodge' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: 'Ridge House' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Year (Gregorian)' })).toHaveValue('');
  });

  it('keeps a filter in sight that leaves nothing', async () => {
    serveApi({ projects: [house] });
    await renderSite('/projects?year=1999');
    expect(await screen.findByText('No projects of this kind yet.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Year (Gregorian)' })).toHaveDisplayValue('1999 (0)');
    await userEvent.click(screen.getByRole('link', { name: 'Show all projects' }));
    expect(await screen.findByRole('link', { name: 'Ridge House' })).toBeVisible();
  });

  it('says so when a filter finds nothing, and leads back to all', async () => {
    serveApi({ projects: [house] });
    await renderSite('/projects?filter=mixed-use');
    expect(await screen.findByText('No projects of this kind yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show all projects' }));
    expect(await screen.findByRole('link', { name: 'Ridge House' })).toBeVisible();
  });

  it('offers another attempt when the projects cannot be loaded', async () => {
    serveApi({ failing: ['/projects'] });
    await renderSite('/projects');
    const alert = await screen.findByRole('alert');
    serveApi({ projects: [house] });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Ridge House' })).toBeVisible();
  });
});

describe('designs for sale', () => {
  const court = aProject({
    id: 3,
    title: 'Court House',
    isForSale: true,
    leastPlotWidth: 24,
    price: 450_000,
  });
  const wide = aProject({ id: 4, title: 'Wide House', isForSale: true, leastPlotWidth: 60, price: 100_000 });
  const content = { projects: [house, court, wide] };

  it('are found by the words of a card, with a form for a plot', async () => {
    serveApi(content);
    await renderSite('/projects');
    await userEvent.click((await screen.findAllByRole('link', { name: 'Design for sale' }))[0]!);
    expect(await screen.findByRole('spinbutton', { name: 'Plot width (m)' })).toHaveValue(null);
    await waitFor(() => expect(titles()).toEqual(['Court House', 'Wide House']));
  });

  it('follow what is typed, without another request, and the address has it', async () => {
    const requested: string[] = [];
    serveApi(content, (url) => {
      requested.push(url);
      return undefined;
    });
    await renderSite('/projects?filter=for-sale');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Plot width (m)' }), '22');
    await waitFor(() => expect(window.location.search).toBe('?filter=for-sale&width=22'));
    expect(await screen.findByRole('heading', { name: 'Near fits' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No design fits');
    expect(titles()).toEqual(['Court House']);
    expect(screen.getByText('2 m wider needed')).toBeVisible();
    await userEvent.type(screen.getByRole('spinbutton', { name: /^Budget/ }), '400000{Enter}');
    expect(await screen.findByText('ETB 50,000 over')).toBeVisible();
    expect(requested.filter((url) => url.includes('/projects?'))).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: 'Clear' }));
    await waitFor(() => expect(titles()).toEqual(['Court House', 'Wide House']));
    expect(screen.getByRole('spinbutton', { name: 'Plot width (m)' })).toHaveValue(null);
  });

  it('say the way on where none is near, and forget the plot with another filter', async () => {
    serveApi(content);
    await renderSite('/projects?filter=for-sale&width=60&floors=9');
    expect(await screen.findByText('No design fits')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Near fits' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Book a consultation' })).toBeVisible();
    await userEvent.click(await findFilterLink(/^Residence ?\d/));
    expect(window.location.search).toBe('?filter=residence');
  });
});

/** Over the gallery, as a card opens it. */
async function openFromGallery(address = '/projects') {
  await renderSite(address);
  await userEvent.click(await screen.findByRole('link', { name: 'Ridge House' }));
  return screen.findByRole('dialog', { name: 'Ridge House' });
}

describe('a project over the gallery', () => {
  it('opens at an address of its own and closes back to the gallery, the filter kept', async () => {
    serveApi({ projects: [house, hotel] });
    const dialog = await openFromGallery('/projects?filter=residence');
    expect(window.location.pathname).toBe('/projects/ridge-house');
    expect(dialog).toHaveTextContent('First part. Second part.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ridge House' })).toBeNull());
    expect(window.location).toMatchObject({ pathname: '/projects', search: '?filter=residence' });
    expect(screen.getByRole('link', { name: 'Ridge House' })).toHaveFocus();
  });

  it('leads on to the next one, begins there at its title, and Back still closes it', async () => {
    serveApi({ projects: [house, hotel] });
    const dialog = await openFromGallery();
    await userEvent.click(await within(dialog).findByRole('link', { name: 'Lake Hotel' }));
    const next = await screen.findByRole('dialog', { name: 'Lake Hotel' });
    expect(window.location.pathname).toBe('/projects/lake-hotel');
    expect(within(next).getByRole('heading', { level: 2, name: 'Lake Hotel' })).toHaveFocus();
    await goBack();
    expect(window.location.pathname).toBe('/projects');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows its pictures by arrow keys, around both ends', async () => {
    serveApi({ projects: [house] });
    const dialog = await openFromGallery();
    // Keys are heard once its effects have run.
    await act(async () => {});
    const seen = [];
    for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}']) {
      await userEvent.keyboard(key);
      seen.push(within(dialog).getByText(/^\d \/ 3$/).textContent);
    }
    expect(seen).toEqual(['2 / 3', '3 / 3', '1 / 3', '3 / 3']);
  });

  it('keeps its pictures still while the arrow keys move in a dialog over it', async () => {
    serveApi({ projects: [house] });
    const dialog = await openFromGallery();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rate: Ridge House' }));
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'hana{ArrowLeft}n');
    expect(email).toHaveValue('hanna');
    expect(within(dialog).getByText('1 / 3')).toBeInTheDocument();
    const login = screen.getByRole('dialog', { name: 'Sign up or log in' });
    await userEvent.click(within(login).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(login).not.toBeInTheDocument());
    await userEvent.keyboard('{ArrowRight}');
    expect(within(dialog).getByText('2 / 3')).toBeVisible();
  });
});
