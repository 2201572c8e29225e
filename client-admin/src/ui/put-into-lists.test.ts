import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { putIntoLists } from './put-into-lists';

const listOf = (...rows: object[]) => ({ success: true, message: '', data: { data: rows, pagination: {} } });
const answerWith = (data: unknown) => ({ success: true, message: '', data });

it('shows a record as it was answered in the lists that hold an older one', () => {
  const queryClient = new QueryClient();
  const first = { id: 1, version: 3, title: 'House', isForSale: false };
  const second = { id: 2, version: 9, title: 'Tower' };
  queryClient.setQueryData(['projects', { page: 1 }], listOf(first, second));
  queryClient.setQueryData(['projects', 'stats'], answerWith({ total: 2 }));
  queryClient.setQueryData(['blog'], listOf(first));

  putIntoLists(queryClient, ['projects'], answerWith({ id: 1, version: 4, title: 'Villa' }));
  const after = listOf({ ...first, version: 4, title: 'Villa' }, second);
  expect(queryClient.getQueryData(['projects', { page: 1 }])).toEqual(after);
  expect(queryClient.getQueryData(['projects', 'stats'])).toEqual(answerWith({ total: 2 }));
  expect(queryClient.getQueryData(['blog'])).toEqual(listOf(first));

  // An answer that comes late, and what is no record.
  for (const data of [{ id: 1, version: 3, title: 'House' }, { total: 5 }, null, undefined]) {
    putIntoLists(queryClient, ['projects'], answerWith(data));
  }
  putIntoLists(queryClient, ['projects'], undefined);
  expect(queryClient.getQueryData(['projects', { page: 1 }])).toEqual(after);
});

it('changes no record of another kind that has the same number', () => {
  const queryClient = new QueryClient();
  const change = { id: 5, version: 1, text: 'Two storeys more' };
  queryClient.setQueryData(['orders', { page: 1 }], listOf({ id: 5, version: 3, status: 'PENDING' }));
  queryClient.setQueryData(['orders', 9, 'changes'], answerWith([change]));

  putIntoLists(queryClient, ['orders'], answerWith({ id: 5, version: 4, status: 'CONFIRMED' }));
  const after = listOf({ id: 5, version: 4, status: 'CONFIRMED' });
  expect(queryClient.getQueryData(['orders', { page: 1 }])).toEqual(after);
  expect(queryClient.getQueryData(['orders', 9, 'changes'])).toEqual(answerWith([change]));
});
