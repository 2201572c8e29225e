import { describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { renderAdmin } from '../../test-support/render-admin';
import { type ListOptions, type ListState, useListState } from './use-list-state';

const CHOICES = { status: ['active', 'COMPLETED'], type: ['HOTEL', 'RESIDENCE'] } as const;

const OPTIONS = {
  sort: { columns: ['createdAt', 'name'], start: { by: 'createdAt', order: 'desc' } },
  aliases: { status: { done: 'COMPLETED' } },
} as const;

function openList(at: string, options: ListOptions<'createdAt' | 'name'> = OPTIONS) {
  const seen: { list: ListState<typeof CHOICES, 'createdAt' | 'name'> }[] = [];
  function List() {
    seen.push({ list: useListState(CHOICES, options) });
    return null;
  }
  const { address, router } = renderAdmin([{ path: '/list', element: <List /> }], { at });
  return { list: () => seen.at(-1)!.list, address, router };
}

describe('the address', () => {
  it('of the plain list is empty and means the first page', () => {
    const { list } = openList('/list');
    expect(list()).toMatchObject({
      page: 1,
      search: '',
      filters: { status: null, type: null },
      isFiltered: false,
    });
  });

  it('carries page, search and filters, in any case', () => {
    const { list } = openList('/list?page=3&search=+lake+&status=Completed&type=hotel');
    expect(list()).toMatchObject({
      page: 3,
      search: 'lake',
      filters: { status: 'COMPLETED', type: 'HOTEL' },
      isFiltered: true,
    });
  });

  it.each(['0', '-1', '1.5', 'x', '1e9', ''])('with page=%s means the first page', (page) => {
    expect(openList(`/list?page=${page}`).list().page).toBe(1);
  });

  it('takes the words that links use for the values of a filter', () => {
    expect(openList('/list?status=Done').list().filters.status).toBe('COMPLETED');
  });

  it.each([
    ['/list', 'createdAt', 'desc'],
    ['/list?sort=name:asc', 'name', 'asc'],
    ['/list?sort=name', 'createdAt', 'desc'],
    ['/list?sort=password:asc', 'createdAt', 'desc'],
  ])('%s is sorted by %s %s', (at, by, order) => {
    expect(openList(at).list().sort).toEqual({ by, order });
  });

  it('with a filter value nobody knows is the unfiltered list', () => {
    expect(openList('/list?status=SOLD').list()).toMatchObject({
      filters: { status: null },
      isFiltered: false,
    });
  });
});

describe('a change', () => {
  it.each([
    ['of a filter', (list) => list.setFilter('type', 'HOTEL'), '/list?search=lake&type=HOTEL'],
    ['of the search', (list) => list.setSearch('ridge'), '/list?search=ridge'],
    ['to no search', (list) => list.setSearch(''), '/list'],
    ['of the page', (list) => list.setPage(4), '/list?page=4&search=lake'],
    ['to the first page', (list) => list.setPage(1), '/list?search=lake'],
    ['of the sort', (list) => list.setSort('name'), '/list?search=lake&sort=name%3Aasc'],
    ['back to the whole list', (list) => list.clear(), '/list'],
  ] satisfies [string, (list: ListState<typeof CHOICES, 'createdAt' | 'name'>) => void, string][])(
    '%s leads to its address',
    async (_name, change, expected) => {
      const { list, address } = openList('/list?page=3&search=lake');
      await act(async () => change(list()));
      expect(address()).toBe(expected);
    },
  );

  it('of the sort turns the same column round', async () => {
    const { list, address } = openList('/list?sort=name:asc');
    await act(async () => list().setSort('name'));
    expect(address()).toBe('/list?sort=name%3Adesc');
    await act(async () => list().setSort('createdAt'));
    expect(list().sort).toEqual({ by: 'createdAt', order: 'asc' });
    await act(async () => list().setSort('createdAt'));
    expect(address()).toBe('/list');
  });

  it('of a filter keeps the page where the list says so', async () => {
    const { list, address } = openList('/list?page=3', { keepsPage: true });
    await act(async () => list().setFilter('type', 'HOTEL'));
    expect(address()).toBe('/list?page=3&type=HOTEL');
  });

  it('of a filter is a step for the Back button, one of the search is not', async () => {
    const { list, address, router } = openList('/list');
    await act(async () => list().setFilter('status', 'COMPLETED'));
    await act(async () => list().setSearch('l'));
    await act(async () => list().setSearch('lake'));
    await act(() => router.navigate(-1));
    expect(address()).toBe('/list');
  });

  it('of one filter, several times in a row, is one step for the Back button', async () => {
    const { list, address, router } = openList('/list');
    await act(async () => list().setFilter('type', 'HOTEL'));
    await act(async () => list().setFilter('status', 'active'));
    await act(async () => list().setFilter('status', 'COMPLETED'));
    expect(address()).toBe('/list?type=HOTEL&status=COMPLETED');
    await act(() => router.navigate(-1));
    expect(address()).toBe('/list?type=HOTEL');
    await act(() => router.navigate(-1));
    expect(address()).toBe('/list');
  });
});
