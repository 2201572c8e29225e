import { describe, expect, it } from '@jest/globals';
import { findStatus, statusBadge, statusTone } from './statuses';

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

  it('fill their badge with the colour that is specified; all others are grey, with a dot of theirs', () => {
    expect(['Pending', 'confirmed', 'SCHEDULED'].map(statusBadge)).toEqual([
      { tone: 'yellow', dot: null },
      { tone: 'purple', dot: null },
      { tone: 'blue', dot: null },
    ]);
    expect(['NEW', 'IN_PROGRESS', 'CONVERTED', 'made up'].map(statusBadge)).toEqual([
      { tone: 'grey', dot: 'blue' },
      { tone: 'grey', dot: 'blue' },
      { tone: 'grey', dot: 'green' },
      { tone: 'grey', dot: null },
    ]);
  });
});
