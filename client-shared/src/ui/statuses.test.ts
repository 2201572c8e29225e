import { describe, expect, it } from '@jest/globals';
import { findStatus, statusTone } from './statuses';

describe('statuses', () => {
  it('are found however they are written', () => {
    expect(['In Design', 'in_design', 'IN_DESIGN', ' under-construction '].map(findStatus)).toEqual([
      'IN_DESIGN',
      'IN_DESIGN',
      'IN_DESIGN',
      'UNDER_CONSTRUCTION',
    ]);
  });

  it('nobody knows are grey', () => {
    expect(statusTone('toString')).toBe('grey');
    expect(findStatus('constructor')).toBeNull();
  });
});
