import type { DemoVisitor } from './demo-content.js';

/** Public accounts of the demo. The seed gives them passwords that nobody knows. */
export const demoVisitors: DemoVisitor[] = [
  {
    key: 'meklit',
    name: 'Meklit Assefa',
    email: 'meklit.assefa@mail.example',
    address: 'CMC, Addis Ababa',
    createdDaysAgo: 164.36,
  },
  {
    key: 'yohannes',
    name: 'Yohannes Berhe',
    email: 'yohannes.berhe@mail.example',
    address: 'Kazanchis, Addis Ababa',
    createdDaysAgo: 120.12,
  },
  {
    key: 'lensa',
    name: 'Lensa Dirriba',
    email: 'lensa.dirriba@mail.example',
    address: 'Adama',
    createdDaysAgo: 71.08,
  },
  {
    key: 'abdulaziz',
    name: 'Abdulaziz Muktar',
    email: 'abdulaziz.muktar@mail.example',
    address: null,
    createdDaysAgo: 38.23,
  },
  {
    key: 'hirut',
    name: 'Hirut Lemma',
    email: 'hirut.lemma@mail.example',
    address: 'Gulele, Addis Ababa',
    createdDaysAgo: 11.27,
  },
];
