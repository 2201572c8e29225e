import { expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { renderAdmin } from '../../test-support/render-admin';
import { useListState } from './use-list-state';
import { type OpenedRecord, useOpenedRecord } from './use-opened-record';

function openList(at: string) {
  const seen: OpenedRecord[] = [];
  function List() {
    seen.push(useOpenedRecord());
    return null;
  }
  const { address, router } = renderAdmin([{ path: '/list', element: <List /> }], { at });
  return { opened: () => seen.at(-1)!, address, router };
}

it('is stored in the address beside the filters, and Back closes it', async () => {
  const { opened, address, router } = openList('/list?status=NEW');
  await act(async () => opened().open(12));
  expect(address()).toBe('/list?status=NEW&view=12');
  expect(opened().id).toBe(12);
  await act(() => router.navigate(-1));
  expect(opened().id).toBeNull();
});

it('that was opened from the list leaves no step behind when it is closed', async () => {
  const { opened, address } = openList('/list');
  await act(async () => opened().open(12));
  await act(async () => opened().close());
  expect(address()).toBe('/list');
  expect(opened().id).toBeNull();
});

it('that was opened by a link is closed to its list', async () => {
  const { opened, address } = openList('/list?view=12&page=2');
  await act(async () => opened().close());
  expect(address()).toBe('/list?page=2');
});

it('stays open when the search of its list comes right after', async () => {
  const seen: { opened: OpenedRecord; search: (text: string) => void }[] = [];
  function List() {
    seen.push({ opened: useOpenedRecord(), search: useListState({}).setSearch });
    return null;
  }
  const { address, router } = renderAdmin([{ path: '/list', element: <List /> }], { at: '/list' });
  const stop = router.subscribe(() => {
    stop();
    seen.at(-1)!.search('ridge');
  });
  await act(async () => seen.at(-1)!.opened.open(12));
  expect(address()).toBe('/list?view=12&search=ridge');
});

it.each(['abc', '0', '-1', '1.5', ''])('"%s" is no record', (id) => {
  expect(openList(`/list?view=${id}`).opened().id).toBeNull();
});
