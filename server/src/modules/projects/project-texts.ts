import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const projectTexts = {
  notFound: {
    en: 'Project not found.',
    am: 'ፕሮጀክቱ አልተገኘም።',
    om: 'Piroojektichi hin argamne.',
  },
  moved: {
    en: 'This project has a new address.',
    am: 'ይህ ፕሮጀክት አዲስ አድራሻ አለው።',
    om: 'Piroojektiin kun teessoo haaraa qaba.',
  },
  onlyOwnRating: {
    en: 'You can only rate in your own name.',
    am: 'ደረጃ መስጠት የሚችሉት በራስዎ ስም ብቻ ነው።',
    om: 'Madaaluu kan dandeessan maqaa keessaniin qofa.',
  },
} satisfies TranslatedTexts;
