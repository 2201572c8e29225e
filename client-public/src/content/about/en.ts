import type { AboutContent } from './about-content';

export const en: AboutContent = {
  heroTitle: 'Buildings that belong to their place',
  heroSubtitle:
    'Zigba Architects is an architecture, design and engineering consultancy in Addis Ababa. We have planned and built for families, traders, schools and hotels since 2008.',
  missionTitle: 'Our Mission',
  mission:
    'We design buildings that are comfortable, safe and affordable to run, with the materials and the skills of the place. We tell our clients the truth about cost and time, and we stay until the building works.',
  visionTitle: 'Our Vision',
  vision:
    'Towns in Ethiopia in which good design is ordinary: shaded streets, homes that suit their families, and public buildings that people are proud of.',
  whoWeAreTitle: 'Who We Are',
  whoWeAre: [
    'We are architects, engineers, planners and designers under one roof. Selamawit Tefera founded the firm in 2008 with one table and two friends. It is named after the zigba, the podocarpus tree of the highland forests, which grows slowly and stands for centuries.',
    'In over 15 years we have completed 500+ projects for 200+ clients, from a kiosk in Merkato to a hotel on Lake Tana. Some were small and took a week; others kept us busy for years. In our yearly survey 98% of clients say that they are satisfied with our work.',
    'We work in Amharic, Afaan Oromo and English. Drawings are checked by a second person before they leave the office, and every project has one responsible architect or engineer whose telephone number you have.',
  ],
  factsTitle: 'The Firm in Figures',
  facts: [
    { value: '15+', label: 'years of experience' },
    { value: '500+', label: 'projects completed' },
    { value: '200+', label: 'clients' },
    { value: '98%', label: 'client satisfaction' },
  ],
  teamTitle: 'Our Team',
  associationsTitle: 'Professional Associations',
  associations: [
    { abbreviation: 'HCA', name: 'Highland Chamber of Architects (demo)' },
    { abbreviation: 'SEF', name: 'Structural Engineers Forum (demo)' },
    { abbreviation: 'UPN', name: 'Urban Planners Network (demo)' },
    { abbreviation: 'EBC', name: 'Earth Building Circle (demo)' },
  ],
  certificationsTitle: 'Certifications',
  certifications: [
    {
      name: 'Quality in Design Offices, Level 2 (demo)',
      description: 'Drawings are checked by a second person and every change is recorded.',
    },
    {
      name: 'Safe Building Site (demo)',
      description: 'Regular training in site safety for everyone who supervises construction.',
    },
    {
      name: 'Low-Energy Buildings in the Highlands (demo)',
      description: 'Calculation and measurement of indoor comfort, energy and water.',
    },
    {
      name: 'Earthquake-Safe Structures (demo)',
      description: 'Independent review of our structural calculations every year.',
    },
  ],
  demoNotice: 'Demo content: the firm, its people, its projects and its figures are invented.',
};
