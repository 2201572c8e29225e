import { expect, it } from '@jest/globals';
import { MemoryGiver } from './give-back-memory.js';

/** A process that works and grows on request. */
function aProcess() {
  const state = { utilization: 0.01, memory: 100 as number | undefined, collections: 0 };
  const giver = new MemoryGiver({
    utilization: () => state.utilization,
    memory: () => state.memory,
    collect() {
      state.collections += 1;
      state.memory = 105;
    },
  });
  const look = (utilization: number, ...memory: [number?]) => {
    state.utilization = utilization;
    if (memory.length > 0) [state.memory] = memory;
    giver.look();
    return state.collections;
  };
  return look;
}

it('collects once when a time of work is over', () => {
  const look = aProcess();
  look(0.01);
  expect(look(0.9, 300)).toBe(0);
  expect(look(0.5)).toBe(0);
  expect(look(0.02)).toBe(1);
  expect(look(0.01)).toBe(1);
  expect(look(0.9, 200)).toBe(1);
  expect(look(0.01)).toBe(2);
});

it('looks again later where the memory cannot be read', () => {
  const look = aProcess();
  look(0.01);
  look(0.9, 300);
  expect(look(0.01, undefined)).toBe(0);
  expect(look(0.01, 300)).toBe(1);
});

it('leaves alone what a little work left behind', () => {
  const look = aProcess();
  look(0.01);
  look(0.9);
  expect(look(0.01, 114)).toBe(0);
});

it('leaves a server alone that has just started', () => {
  const look = aProcess();
  look(0.9, 300);
  expect(look(0.01, 300)).toBe(0);
});
