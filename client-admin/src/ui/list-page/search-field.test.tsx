import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderAdmin } from '../../test-support/render-admin';
import { SearchField } from './search-field';
import { useListState } from './use-list-state';

function Search() {
  const list = useListState({});
  return <SearchField value={list.search} onSearch={list.setSearch} placeholder="Search projects..." />;
}

const open = (at = '/') => renderAdmin([{ path: '/', element: <Search /> }], { at });
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('searches after a pause of 300 ms, for the trimmed text', async () => {
  const { address } = open();
  type('lak');
  await pass(299);
  type('lake ');
  await pass(299);
  expect(address()).toBe('/');
  await pass(1);
  expect(address()).toBe('/?search=lake');
  expect(field()).toHaveValue('lake ');
});

it('searches at once on Enter and when it is cleared', async () => {
  const { address } = open();
  type('lake');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await pass(0);
  expect(address()).toBe('/?search=lake');
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await pass(0);
  expect(address()).toBe('/');
  expect(field()).toHaveFocus();
});

it('follows the address when that changes from elsewhere', async () => {
  const { router } = open('/?search=lake');
  expect(field()).toHaveValue('lake');
  await act(() => router.navigate('/'));
  expect(field()).toHaveValue('');
});

it('does not overwrite what is typed on with what was searched for', async () => {
  open();
  type('lake');
  await pass(300);
  type('lake hotel');
  await pass(100);
  expect(field()).toHaveValue('lake hotel');
});

it('is reached with the key /', async () => {
  open();
  fireEvent.keyDown(document.documentElement, { key: '/', code: 'Slash' });
  await pass(0);
  expect(field()).toHaveFocus();
});
