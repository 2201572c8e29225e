import { expect, it } from '@jest/globals';
import { weekRuns } from './week-runs';

const day = { opens: '08:00', closes: '18:00' };

it('groups days with the same hours', () => {
  const week = {
    ...{ monday: day, tuesday: { ...day }, wednesday: null, thursday: day, friday: day },
    ...{ saturday: null, sunday: null },
  };
  expect(weekRuns(week)).toEqual([
    { first: 0, last: 1, hours: day },
    { first: 2, last: 2, hours: null },
    { first: 3, last: 4, hours: day },
    { first: 5, last: 6, hours: null },
  ]);
});
