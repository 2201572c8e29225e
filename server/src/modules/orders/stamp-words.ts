import type { SiteLanguage } from '../../common/language/site-language.enum.js';

/** The words at the foot of every page of a bought design, in the buyer's language. */
export const stampWords: Record<SiteLanguage, (code: string, buyer: string) => string> = {
  en: (code, buyer) => `Licence ${code}  ·  for ${buyer}`,
  am: (code, buyer) => `ፈቃድ ${code}  ·  ለ${buyer}`,
  om: (code, buyer) => `Hayyama ${code}  ·  kan ${buyer}`,
};
