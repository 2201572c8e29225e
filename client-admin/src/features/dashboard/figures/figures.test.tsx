import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, serve, succeed } from '../../../test-support/fake-server';
import { figuresOf } from '../../../test-support/figures';
import { renderPages } from '../../../test-support/render-admin';
import { Figures } from './figures';

// jsdom lays nothing out, and a chart without a size complains.
beforeEach(() => {
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ width: 600, height: 300 } as DOMRect);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const counted = figuresOf({
  total: { visits: 30, views: 90, visitsBefore: 20, viewsBefore: 0 },
  pages: [{ name: '/about', visits: 3, views: 9, visitsBefore: 0, viewsBefore: 4 }],
  sources: [
    { name: '', visits: 20, views: 20, visitsBefore: 0, viewsBefore: 0 },
    { name: '(other)', visits: 1, views: 1, visitsBefore: 0, viewsBefore: 0 },
  ],
  languages: [{ name: 'om', visits: 3, views: 9, visitsBefore: 0, viewsBefore: 4 }],
});

function open(at = '/admin', figures = counted) {
  serve({ 'GET /dashboard/figures': succeed(figures) });
  return renderPages([{ path: '/admin', element: <Figures /> }], { at });
}
const region = (name: string) => screen.findByRole('region', { name });
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('shows visits beside those of the previous period', async () => {
  open();
  const visits = await region('Visits by day');
  expect(visits).toHaveTextContent('Visits30+50% compared with 20 in the previous period');
  expect(visits).toHaveTextContent('Page views90compared with 0 in the previous period');
  expect(cellsOf(await region('Pages'))).toEqual([
    ['Page', 'Page views', 'Previous period'],
    ['/about', '9', '4'],
  ]);
  expect(cellsOf(await region('Sources')).slice(1)).toEqual([
    ['No link', '20', '0'],
    ['Others', '1', '0'],
  ]);
  expect(cellsOf(await region('Languages'))[1]).toEqual(['Afaan Oromo', '9', '4']);
});

it('says where there is nothing', async () => {
  open('/admin', figuresOf());
  expect(await region('Pages')).toHaveTextContent('No visits in this period.');
  expect(await region('Inquiries, consultations and orders by week')).toHaveTextContent(
    'No requests in this period.',
  );
});

it('names its weeks by their days, also those that are cut off', async () => {
  const nothing = {
    ...{ inquiries: 0, consultations: 0, orders: 0 },
    ...{ inquiriesBefore: 0, consultationsBefore: 0, ordersBefore: 0 },
  };
  const weeks = [
    { from: '2026-03-02', to: '2026-03-08', ...nothing, inquiries: 1 },
    { from: '2026-03-09', to: '2026-03-11', ...nothing },
  ];
  open('/admin?from=2026-03-02&to=2026-03-11', figuresOf({ weeks }));
  const requests = within(await region('Inquiries, consultations and orders by week'));
  await userEvent.click(requests.getByText('Show the numbers'));
  expect(requests.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Mar 2 – Mar 8',
    'Mar 9 – Mar 11',
  ]);
});

it('requests the days of the address, then the chosen ones', async () => {
  open('/admin?from=2026-09-01&to=2026-09-30');
  await region('Pages');
  expect(callsTo('/dashboard/figures')[0]?.query).toEqual({ from: '2026-09-01', to: '2026-09-30' });
  await userEvent.selectOptions(screen.getByLabelText('Days'), 'Last 12 weeks');
  const { from, to } = callsTo('/dashboard/figures').at(-1)!.query;
  expect(Date.parse(to!) - Date.parse(from!)).toBe(83 * 24 * 60 * 60 * 1000);
});

it.each(['from=2026-09-02&to=2026-09-01', 'from=2026-09-02', 'from=soon&to=later'])(
  'does not ask for %s',
  async (days) => {
    open(`/admin?${days}`);
    expect(await screen.findByText(/Choose a last day/)).toBeVisible();
    expect(callsTo('/dashboard/figures')).toEqual([]);
  },
);
