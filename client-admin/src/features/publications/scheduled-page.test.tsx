import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { serve, succeed } from '../../test-support/fake-server';
import { aPublication } from '../../test-support/publication';
import { renderPages } from '../../test-support/render-admin';
import { ScheduledPage } from './scheduled-page';

const scheduled = aPublication({
  state: 'SCHEDULED',
  waitsFor: 'SCHEDULED',
  publishAt: '2099-01-31T06:30:00.000Z',
  by: 'Hana Bekele',
  version: 1,
});

const open = () =>
  renderPages([{ path: '/admin/publishing', element: <ScheduledPage /> }], { at: '/admin/publishing' });

it('lists what is coming and leads to each', async () => {
  serve({ 'GET /publications': succeed([scheduled, aPublication({ recordId: 8, state: 'IN_REVIEW' })]) });
  open();
  const [first] = await screen.findAllByRole('link', { name: 'Stone House' });
  expect(first).toHaveAttribute('href', '/admin/projects/new?id=7');
  expect(screen.getByText('Project · by Hana Bekele')).toBeVisible();
  expect(screen.getByText(/January 31, 2099, 09:30/)).toBeVisible();
  expect(screen.getByText('In Review')).toBeVisible();
});

it('says how something gets there', async () => {
  serve({ 'GET /publications': succeed([]) });
  open();
  expect(await screen.findByText('Nothing is scheduled or in review')).toBeVisible();
});

it('lists a change as a change', async () => {
  const changes = {
    ...{ fields: ['title'], disputed: ['title'], by: null },
    savedAt: '2026-11-23T06:30:00.000Z',
  };
  const waiting = aPublication({ state: 'CHANGED', waitsFor: 'IN_REVIEW', by: 'Hana Bekele', changes });
  serve({ 'GET /publications': succeed([waiting]) });
  open();
  expect(await screen.findByText('Project · Change of what visitors see · by Hana Bekele')).toBeVisible();
  expect(screen.getByText(/^Not published before somebody looks at it/)).toBeVisible();
  expect(screen.getByText('In Review')).toBeVisible();
});
