import { describe, expect, it } from '@jest/globals';
import { projectTypeOf } from './project-interests';

describe('projectTypeOf', () => {
  it.each([
    ['Residence', 'RESIDENCE'],
    ['Commercial Building', 'COMMERCIAL'],
    ['HOTEL', 'HOTEL'],
    ['Mixed Use', 'MIXED_USE'],
    ['office', 'OFFICE'],
    ['Hospital', 'HOSPITAL'],
    ['School', 'SCHOOL'],
    ['Industrial', 'INDUSTRIAL'],
  ])('%s is %s', (label, type) => expect(projectTypeOf(label)).toBe(type));

  it.each(['Interior Design', 'structural', 'landscape', 'urban', 'renovation', 'consultation', 'other', ''])(
    '"%s" has no project type',
    (label) => expect(projectTypeOf(label)).toBeUndefined(),
  );
});
