import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const testimonialTexts = {
  notFound: {
    en: 'Testimonial not found.',
    am: 'የደንበኛው ምስክርነት አልተገኘም።',
    om: 'Ragaan maamilaa hin argamne.',
  },
} satisfies TranslatedTexts;
