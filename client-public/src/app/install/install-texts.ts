import type { Language } from '@consultancy/client-shared/format';

interface InstallTexts {
  install: string;
  benefit: string;
  /** Of the button that shows the steps, where the browser has none of its own. */
  howTo: string;
  share: string;
  addToHome: string;
}

/** They come with the offer, which few visitors see: no part of the site's catalogues. */
export const installTexts: Record<Language, InstallTexts> = {
  en: {
    install: 'Install this site',
    benefit: 'Opens from your home screen. Pages that you read stay readable offline.',
    howTo: 'Add to home screen',
    share: 'Tap the share button of the browser.',
    addToHome: 'Choose “Add to Home Screen”.',
  },
  am: {
    install: 'ድረ ገጹን ይጫኑ',
    benefit: 'ከስልክዎ መነሻ ገጽ ይከፈታል። ያነበቧቸው ገጾች ያለ ኔትወርክም ይነበባሉ።',
    howTo: 'ወደ ስልክዎ መነሻ ገጽ ይጨምሩ',
    share: 'የአሳሹን የማጋሪያ ቁልፍ ይንኩ።',
    addToHome: '“Add to Home Screen” የሚለውን ይምረጡ።',
  },
  om: {
    install: 'Marsariitii Kana Fe’aa',
    benefit:
      'Fuula jalqabaa bilbila keessanii irraa banama. Fuulonni dubbistan neetwoorkii malees ni dubbifamu.',
    howTo: 'Gara Fuula Jalqabaa Bilbilaatti Dabalaa',
    share: 'Qabduu qooduu biraawzarichaa tuqaa.',
    addToHome: '“Add to Home Screen” filadhaa.',
  },
};
