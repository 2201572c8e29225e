import type { DemoMember } from './demo-content.js';

/** The six people of the demo firm, in the order in which they are shown. All are invented. */
export const demoTeam: DemoMember[] = [
  {
    name: 'Selamawit Tefera',
    title: 'Founder and Managing Architect',
    bio: 'Selamawit founded the firm in 2008 in two rooms near Arat Kilo. She draws by hand first and has a special interest in houses on slopes.',
    image: { name: 'person-1', width: 800, height: 1000, alt: 'Drawn portrait of Selamawit Tefera' },
  },
  {
    name: 'Dawit Gebremedhin',
    title: 'Head of Structural Engineering',
    bio: 'Dawit has designed structures in concrete, steel and stone for twenty years. He visits every foundation before it is poured.',
    image: { name: 'person-2', width: 800, height: 1000, alt: 'Drawn portrait of Dawit Gebremedhin' },
  },
  {
    name: 'Chaltu Regassa',
    title: 'Director of Architecture',
    bio: 'Chaltu leads the design of schools, health centres and housing. She grew up in Nekemte and speaks three languages on site.',
    image: { name: 'person-3', width: 800, height: 1000, alt: 'Drawn portrait of Chaltu Regassa' },
  },
  {
    name: 'Tariku Dukamo',
    title: 'Head of Project Management',
    bio: 'Tariku began as a mason’s helper in Yirgalem and studied construction management in the evenings. He keeps our schedules and costs honest.',
    image: { name: 'person-4', width: 800, height: 1000, alt: 'Drawn portrait of Tariku Dukamo' },
  },
  {
    name: 'Hodan Abdirahman',
    title: 'Urban Planner and Permit Adviser',
    bio: 'Hodan has planned quarters in Hawassa, Jijiga and Dire Dawa. She also guides our clients through the permit offices.',
    image: { name: 'person-5', width: 800, height: 1000, alt: 'Drawn portrait of Hodan Abdirahman' },
  },
  {
    name: 'Rahel Wolde',
    title: 'Interior and Landscape Architect',
    bio: 'Rahel designs rooms and gardens together, because daylight does not stop at the window. She knows most carpenters in Addis Ababa by name.',
    image: { name: 'person-6', width: 800, height: 1000, alt: 'Drawn portrait of Rahel Wolde' },
  },
];
