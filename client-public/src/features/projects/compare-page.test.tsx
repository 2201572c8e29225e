import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi } from '../../../test/api-stub';
import { aProject } from '../../../test/builders';
import { renderSite } from '../../../test/render-site';

const ridge = aProject({ id: 1, title: 'Ridge House', slug: 'ridge-house', floors: 1 });
const terrace = aProject({
  ...{ id: 2, title: 'Terrace House', isForSale: true, price: 680_000 },
  ...{ leastPlotWidth: 25, leastPlotDepth: 32 },
});
const projects = [ridge, terrace, ...[3, 4, 5].map((id) => aProject({ id }))];

beforeEach(() => {
  localStorage.clear();
  serveApi({ projects });
});

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .map((head) => within(head).getAllByRole('link')[0]!.textContent);
const row = (name: string) => {
  const line = screen.getByRole('rowheader', { name }).parentElement!;
  return {
    line,
    values: within(line)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  };
};

it('sets the facts side by side, and marks those that differ', async () => {
  await renderSite('/projects?compare=2,1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare projects' })).toBeVisible();
  expect(names()).toEqual(['Terrace House', 'Ridge House']);
  expect(row('Floors').values).toEqual(['G+2', 'G+1']);
  expect(row('Floors').line).toHaveAttribute('data-differs');
  expect(row('Built area').values).toEqual(['420 m²', '420 m²']);
  expect(row('Built area').line).not.toHaveAttribute('data-differs');
  expect(row('Least plot').values).toEqual(['25 × 32 m', '–']);
  expect(row('Price of the design').values).toEqual(['ETB 680,000', '–']);
});

it('leaves out what none of them states', async () => {
  await renderSite('/projects?compare=1,3');
  await screen.findByRole('table');
  expect(screen.queryByRole('rowheader', { name: 'Least plot' })).toBeNull();
});

it('compares the first four', async () => {
  await renderSite('/projects?compare=5,4,3,2,1');
  await waitFor(() => expect(names()).toEqual(['Project 5', 'Project 4', 'Project 3', 'Terrace House']));
});

it('removes one from the address and the shortlist', async () => {
  localStorage.setItem('shortlist', '1,2,3');
  await renderSite('/projects?compare=1,2,3');
  await userEvent.click(await screen.findByRole('link', { name: 'Remove: Terrace House' }));
  await waitFor(() => expect(names()).toEqual(['Ridge House', 'Project 3']));
  expect(window.location.search).toBe('?compare=1,3');
  expect(localStorage.getItem('shortlist')).toBe('1,3');
  expect(document.activeElement).not.toBe(document.body);
});

it('leaves the shortlist where the comparison is that of somebody else', async () => {
  localStorage.setItem('shortlist', '2,4');
  await renderSite('/projects?compare=1,2,3');
  await userEvent.click(await screen.findByRole('link', { name: 'Remove: Terrace House' }));
  await waitFor(() => expect(names()).toEqual(['Ridge House', 'Project 3']));
  expect(localStorage.getItem('shortlist')).toBe('2,4');
});

it('says that some are gone, and takes them off the shortlist', async () => {
  localStorage.setItem('shortlist', '1,99');
  await renderSite('/projects?compare=1,99');
  expect(await screen.findByText('1 project is no longer on the site and left out here.')).toBeVisible();
  expect(names()).toEqual(['Ridge House']);
  expect(localStorage.getItem('shortlist')).toBe('1');
});

it('keeps the shortlist where the projects cannot be loaded', async () => {
  localStorage.setItem('shortlist', '1,2');
  serveApi({ projects, failing: ['/projects/1'] });
  await renderSite('/projects?compare=1,2');
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(localStorage.getItem('shortlist')).toBe('1,2');
});

it.each(['', 'x', '0,-3'])('says how to choose where the address has %j', async (ids) => {
  await renderSite(`/projects?compare=${ids}`);
  expect(await screen.findByRole('heading', { name: 'No projects to compare' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/projects');
});

it('leads to the message form with the projects', async () => {
  await renderSite('/projects?compare=2,99,1');
  expect(await screen.findByRole('link', { name: 'Ask about these' })).toHaveAttribute(
    'href',
    '/contact?projects=2,1',
  );
});
