import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage } from '../../test-support/builders';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { aProgress, aTranslationSummary } from '../../test-support/translations';
import { TranslationsPage } from './translations-page';

const progress = {
  'GET /translations/progress': succeed([aProgress(), aProgress({ language: 'om', missing: 0 })]),
};

const open = (at = '/admin/translations') =>
  renderPages(
    [
      { path: '/admin/translations', element: <TranslationsPage /> },
      { path: '/admin/translations/:kind/:id/:language', element: <p>The editor</p> },
    ],
    { at },
  );
const requested = () => callsTo('/translations').at(-1)?.query;

it('shows what is left to do, and leads to the editor', async () => {
  serve({ ...progress, 'GET /translations': succeed(aPage([aTranslationSummary()])) });
  const { address } = open();
  const row = await screen.findByRole('row', { name: /Stone House/ });
  expect(row).toHaveTextContent('Outdated');
  expect(row).toHaveTextContent('Missing: Location · Outdated: Title, Description');
  expect(requested()).toMatchObject({ sortBy: 'title', sortOrder: 'asc', state: 'DRAFT,OUTDATED,MISSING' });
  await userEvent.click(screen.getByRole('link', { name: 'Stone House: Amharic' }));
  expect(address()).toBe('/admin/translations/project/7/am');
});

it('distinguishes a draft from a missing translation', async () => {
  const rows = [
    aTranslationSummary({ state: 'MISSING', missing: ['title'], outdated: [], title: 'Walls' }),
    aTranslationSummary({ state: 'DRAFT', missing: [], outdated: [], published: false, recordId: 8 }),
  ];
  serve({ ...progress, 'GET /translations': succeed(aPage(rows)) });
  open();
  expect(await screen.findByRole('row', { name: /Walls/ })).toHaveTextContent('Everything');
  expect(screen.getByRole('row', { name: /Stone House/ })).toHaveTextContent('To be published');
});

it('requests what the address says', async () => {
  serve({ ...progress, 'GET /translations': succeed(aPage([])) });
  open('/admin/translations?language=om&kind=post&state=current&search=wall&sort=updatedAt:desc');
  expect(await screen.findByText('No translations found matching your criteria.')).toBeVisible();
  expect(requested()).toMatchObject({
    ...{ language: 'om', kind: 'post', state: 'CURRENT', search: 'wall' },
    ...{ sortBy: 'updatedAt', sortOrder: 'desc' },
  });
});

it('says when nothing is left', async () => {
  serve({ ...progress, 'GET /translations': succeed(aPage([])) });
  open();
  expect(await screen.findByText('Everything is translated and up to date.')).toBeVisible();
});

it('shows the progress of each language; each figure links to its records', async () => {
  serve({ ...progress, 'GET /translations': succeed(aPage([aTranslationSummary()])) });
  const { address } = open();
  const amharic = within(await screen.findByRole('region', { name: 'Amharic' }));
  expect(amharic.getByText('50% current')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Afaan Oromo' })).getByText('75% current')).toBeVisible();
  await userEvent.click(amharic.getByRole('link', { name: '2 missing' }));
  expect(address()).toBe('/admin/translations?language=am&kind=project&state=MISSING');
  await waitFor(() =>
    expect(requested()).toMatchObject({ language: 'am', kind: 'project', state: 'MISSING' }),
  );
});

it('says what could not be loaded, each part by itself', async () => {
  serve({
    'GET /translations/progress': refuse(500, 'INTERNAL_ERROR', ''),
    'GET /translations': refuse(500, 'INTERNAL_ERROR', ''),
  });
  open();
  expect(await screen.findByText('Failed to load the progress')).toBeVisible();
  expect(await screen.findByText('Failed to load the translations')).toBeVisible();
  serve({ ...progress, 'GET /translations': succeed(aPage([aTranslationSummary()])) });
  await userEvent.click(screen.getAllByRole('button', { name: 'Try Again' })[0]!);
  expect(await screen.findByText('50% current')).toBeVisible();
});
