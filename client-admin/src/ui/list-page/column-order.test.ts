import { expect, it } from '@jest/globals';
import { fromAddress, inOrder, toAddress } from './column-order';

const names = ['phone', 'project', 'price'];
const shown = (name: string) => ({ name, isShown: true });
const hidden = (name: string) => ({ name, isShown: false });

it('shows all as they come while nothing is stored', () => {
  expect(inOrder(names, undefined)).toEqual(names.map(shown));
});

it('keeps the order, passes over what is gone and shows what is new at the end', () => {
  expect(inOrder(names, [hidden('price'), shown('fax'), shown('phone')])).toEqual([
    hidden('price'),
    shown('phone'),
    shown('project'),
  ]);
});

it('passes over what is no order', () => {
  expect(inOrder(names, 'price' as never)).toEqual(names.map(shown));
  expect(inOrder(names, [null] as never)).toEqual(names.map(shown));
});

it('reads from the address what it writes there', () => {
  const order = [shown('price'), shown('phone'), hidden('project')];
  expect(toAddress(order)).toBe('price,phone');
  expect(fromAddress('price,phone', names)).toEqual(order);
  expect(toAddress(names.map(hidden))).toBe('-');
  expect(fromAddress('-', names)).toEqual(names.map(hidden));
  expect(fromAddress('price,price,fax', names)).toEqual([shown('price'), hidden('phone'), hidden('project')]);
});
