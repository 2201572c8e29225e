import type { DemoWords } from '../demo-words.js';
import { articlesOm } from './articles.js';
import { projectsOm } from './projects.js';
import { servicesOm } from './services.js';
import { settingsOm } from './settings.js';
import { teamOm } from './team.js';
import { testimonialsOm } from './testimonials.js';

/** All demo content in Afaan Oromo. */
export const demoWordsOm: DemoWords = {
  projects: projectsOm,
  articles: articlesOm,
  services: servicesOm,
  team: teamOm,
  testimonials: testimonialsOm,
  settings: settingsOm,
};
