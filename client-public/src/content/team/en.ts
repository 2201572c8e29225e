import type { TeamContent } from './team-content';

export const en: TeamContent = {
  selamawit: {
    name: 'Selamawit Tefera',
    title: 'Founder and Managing Architect',
    bio: 'Selamawit founded the firm in 2008 in two rooms near Arat Kilo. She draws by hand first and has a special interest in houses on slopes.',
  },
  dawit: {
    name: 'Dawit Gebremedhin',
    title: 'Head of Structural Engineering',
    bio: 'Dawit has designed structures in concrete, steel and stone for twenty years. He visits every foundation before it is poured.',
  },
  chaltu: {
    name: 'Chaltu Regassa',
    title: 'Director of Architecture',
    bio: 'Chaltu leads the design of schools, health centres and housing. She grew up in Nekemte and speaks three languages on site.',
  },
  tariku: {
    name: 'Tariku Dukamo',
    title: 'Head of Project Management',
    bio: 'Tariku began as a mason’s helper in Yirgalem and studied construction management in the evenings. He keeps our schedules and costs honest.',
  },
  hodan: {
    name: 'Hodan Abdirahman',
    title: 'Urban Planner and Permit Adviser',
    bio: 'Hodan has planned quarters in Hawassa, Jijiga and Dire Dawa. She also guides our clients through the permit offices.',
  },
  rahel: {
    name: 'Rahel Wolde',
    title: 'Interior and Landscape Architect',
    bio: 'Rahel designs rooms and gardens together, because daylight does not stop at the window. She knows most carpenters in Addis Ababa by name.',
  },
};
