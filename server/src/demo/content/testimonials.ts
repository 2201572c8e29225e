import type { DemoTestimonial } from './demo-content.js';

/** What clients of the demo firm say, in the order in which it is shown. The people are invented. */
export const demoTestimonials: DemoTestimonial[] = [
  {
    name: 'Almaz Worku',
    position: 'Owner',
    company: 'Entoto Ridge House',
    content:
      'They asked where we drink coffee in the morning before they asked how many bedrooms we wanted. In two cold seasons we have hardly used a heater, and the cost stayed within six per cent of the first estimate.',
    rating: 5,
  },
  {
    name: 'Getachew Mulat',
    position: 'General Manager',
    company: 'Tana Lake Hotel',
    content:
      'Every room looks at the lake or the garden, and not one of the old trees was lost. My staff praise the short ways between kitchen, laundry and rooms, which no guest ever notices.',
    rating: 5,
  },
  {
    name: 'Ayantu Negera',
    position: 'Head Teacher',
    company: 'Gulele Primary School',
    content:
      'Seven hundred and twenty children, and one can hear the teacher in the last row. The drawings were late once, by two weeks; they told us before we had to ask.',
    rating: 4,
  },
  {
    name: 'Solomon Araya',
    position: 'Property Manager',
    company: 'Kazanchis Offices',
    content:
      'Our tenants open a window instead of paying for cooling. All ten floors were let within eight months, and in five years we have had one leak, which the engineer came to see the same day.',
    rating: 5,
  },
];
