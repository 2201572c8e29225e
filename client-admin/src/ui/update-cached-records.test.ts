import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { updateCachedRecords } from './update-cached-records';

const listOf = (...rows: object[]) => ({ success: true, message: '', data: { data: rows, pagination: {} } });
const answerWith = (data: unknown) => ({ success: true, message: '', data });

it('shows a record as it was answered in the lists that hold an older one', () => {
  const queryClient = new QueryClient();
  const first = { id: 1, version: 3, title: 'House', isForSale: false };
  const second = { id: 2, version: 9, title: 'Tower' };
  queryClient.setQueryData(['projects', { page: 1 }], listOf(first, second));
  queryClient.setQueryData(['projects', 'stats'], answerWith({ total: 2 }));
  queryClient.setQueryData(['blog'], listOf(first));

  updateCachedRecords(queryClient, ['projects'], answerWith({ id: 1, version: 4, title: 'Villa' }));
  const after = listOf({ ...first, version: 4, title: 'Villa' }, second);
  expect(queryClient.getQueryData(['projects', { page: 1 }])).toEqual(after);
  expect(queryClient.getQueryData(['projects', 'stats'])).toEqual(answerWith({ total: 2 }));
  expect(queryClient.getQueryData(['blog'])).toEqual(listOf(first));

  // An answer that comes late, and what is no record.
  for (const data of [{ id: 1, version: 3, title: 'House' }, { total: 5 }, null, undefined]) {
    updateCachedRecords(queryClient, ['projects'], answerWith(data));
  }
  updateCachedRecords(queryClient, ['projects'], undefined);
  expect(queryClient.getQueryData(['projects', { page: 1 }])).toEqual(after);
});

it('changes no record of another kind that has the same number', () => {
  const queryClient = new QueryClient();
  const change = { id: 5, version: 1, text: 'Two storeys more' };
  queryClient.setQueryData(['orders', { page: 1 }], listOf({ id: 5, version: 3, status: 'PENDING' }));
  queryClient.setQueryData(['orders', 9, 'changes'], answerWith([change]));

  updateCachedRecords(queryClient, ['orders'], answerWith({ id: 5, version: 4, status: 'CONFIRMED' }));
  const after = listOf({ id: 5, version: 4, status: 'CONFIRMED' });
  expect(queryClient.getQueryData(['orders', { page: 1 }])).toEqual(after);
  expect(queryClient.getQueryData(['orders', 9, 'changes'])).toEqual(answerWith([change]));
});

it('shows it in its details too, and keeps what only those hold', () => {
  const queryClient = new QueryClient();
  const house = { id: 5, version: 3, title: 'House', siblings: [] };
  for (const key of [
    ['projects', 5],
    ['projects', 'admin', 5],
  ])
    queryClient.setQueryData(key, answerWith(house));
  queryClient.setQueryData(['projects', 6], answerWith({ ...house, id: 6 }));
  queryClient.setQueryData(['projects', 5, 'sheet'], answerWith(house));

  updateCachedRecords(queryClient, ['projects'], answerWith({ id: 5, version: 4, title: 'Villa' }));
  const after = answerWith({ ...house, version: 4, title: 'Villa' });
  expect(queryClient.getQueryData(['projects', 5])).toEqual(after);
  expect(queryClient.getQueryData(['projects', 'admin', 5])).toEqual(after);
  expect(queryClient.getQueryData(['projects', 6])).toEqual(answerWith({ ...house, id: 6 }));
  expect(queryClient.getQueryData(['projects', 5, 'sheet'])).toEqual(answerWith(house));
});
