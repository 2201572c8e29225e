import type { DemoWords } from '../demo-words.js';
import { articlesAm } from './articles.js';
import { projectsAm } from './projects.js';
import { servicesAm } from './services.js';
import { settingsAm } from './settings.js';
import { teamAm } from './team.js';
import { testimonialsAm } from './testimonials.js';

/** All demo content in Amharic. */
export const demoWordsAm: DemoWords = {
  projects: projectsAm,
  articles: articlesAm,
  services: servicesAm,
  team: teamAm,
  testimonials: testimonialsAm,
  settings: settingsAm,
};
