import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const officeHoursTexts = {
  endsBeforeItBegins: {
    en: 'to cannot be before from.',
    am: 'መጨረሻው ከመጀመሪያው በፊት መሆን አይችልም።',
    om: 'Xumurri jalqaba dura ta’uu hin danda’u.',
  },
  tooLong: (years: number) => ({
    en: `to cannot be more than ${years} years after from.`,
    am: `መጨረሻው ከመጀመሪያው ከ${years} ዓመት በላይ መራቅ አይችልም።`,
    om: `Xumurri jalqaba irraa waggaa ${years} ol fagaachuu hin danda’u.`,
  }),
} satisfies TranslatedTexts;
