import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDataSaverState } from './data-saver';

/** What the browser says of its line; jsdom has none. */
const connection = Object.assign(new EventTarget(), { effectiveType: '4g', saveData: false });

beforeEach(() => {
  Object.assign(connection, { effectiveType: '4g', saveData: false });
  localStorage.clear();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
});

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

/** @returns the hook, and how often it was rendered */
function follow(wasRendered = false) {
  let renders = 0;
  const hook = renderHook(() => {
    renders += 1;
    return useDataSaverState(wasRendered);
  });
  return { state: hook.result, renders: () => renders };
}

test('what the server rendered is not rendered again where the device says the same', () => {
  const { state, renders } = follow();
  expect(renders()).toBe(1);
  act(() => void connection.dispatchEvent(new Event('change')));
  expect(state.current.isOn).toBe(false);
  expect(renders()).toBe(1);
});

test('a line that gets slow saves data, until it is fast or the visitor chooses', () => {
  const { state } = follow();
  const change = (effectiveType: string) =>
    act(() => {
      connection.effectiveType = effectiveType;
      connection.dispatchEvent(new Event('change'));
    });
  change('3g');
  expect(state.current).toMatchObject({ isOn: true, reason: 'line' });
  change('4g');
  expect(state.current).toMatchObject({ isOn: false, reason: null });
  act(() => state.current.choose(true));
  change('4g');
  expect(state.current).toMatchObject({ isOn: true, reason: 'choice' });
  expect(document.documentElement).toHaveAttribute('data-saves-data');
});

test('a page that was rendered for Save-Data is taken over as it is', () => {
  connection.saveData = true;
  const { state, renders } = follow(true);
  expect(state.current).toMatchObject({ isOn: true, reason: 'browser' });
  expect(renders()).toBe(1);
});
