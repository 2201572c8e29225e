import { afterEach, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useVideoWelcome } from './use-video-welcome';

afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

it.each([
  ['half a second', 500, true],
  ['more', 501, false],
])('the film is welcome where the style sheet took %s: %d ms, %s', (_name, took, isWelcome) => {
  const sheet = {
    name: 'https://firm.example/assets/style-1.css',
    responseStart: 900,
    responseEnd: 900 + took,
  };
  const picture = { name: 'https://firm.example/hero.webp', responseStart: 900, responseEnd: 9_000 };
  Object.defineProperty(performance, 'getEntriesByType', {
    value: (type: string) => (type === 'resource' ? [picture, sheet] : []),
    configurable: true,
  });
  const { result } = renderHook(() => useVideoWelcome());
  act(() => void window.dispatchEvent(new Event('load')));
  expect(result.current.isWelcome).toBe(isWelcome);
});
