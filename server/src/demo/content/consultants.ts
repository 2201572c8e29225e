import type { DemoConsultant } from './demo-content.js';

const fullDay = { opens: '08:30', closes: '17:30' };

/** Those of the demo team who meet clients. */
export const demoConsultants: DemoConsultant[] = [
  {
    name: 'Chaltu Regassa',
    title: 'Director of Architecture',
    week: null,
    holds: ['INITIAL', 'DESIGN_REVIEW', 'PLANNING'],
  },
  {
    name: 'Dawit Gebremedhin',
    title: 'Head of Structural Engineering',
    week: {
      ...{ monday: fullDay, tuesday: fullDay, wednesday: fullDay, thursday: fullDay, friday: fullDay },
      ...{ saturday: null, sunday: null },
    },
    holds: ['TECHNICAL'],
  },
];
