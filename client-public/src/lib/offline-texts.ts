import type { Language } from '@consultancy/client-shared/format';

interface OfflineTexts {
  /** @param time when the page was saved */
  savedCopy: (time: string) => string;
  newerCopy: string;
  title: string;
  text: string;
  savedPages: string;
  noSavedPages: string;
  tryAgain: string;
  reachUs: string;
}

/** Texts of the worker and of the page that it shows without a connection; neither has the site's catalogues. */
export const offlineTexts: Record<Language, OfflineTexts> = {
  en: {
    savedCopy: (time) => `Saved copy of ${time}`,
    newerCopy: 'Load the current page',
    title: 'You are offline',
    text: 'This page is not saved on your device. It opens when the connection is back; until then you can read the pages below.',
    savedPages: 'Saved pages',
    noSavedPages: 'No pages are saved yet. Pages that you open with a connection are saved here.',
    tryAgain: 'Try again',
    reachUs: 'Call or write',
  },
  am: {
    savedCopy: (time) => `የተቀመጠ ቅጂ፦ ${time}`,
    newerCopy: 'አዲሱን ገጽ ይክፈቱ',
    title: 'ኔትወርክ የለም',
    text: 'ይህ ገጽ በመሣሪያዎ ላይ አልተቀመጠም። ግንኙነቱ ሲመለስ ይከፈታል፤ እስከዚያው ከታች ያሉትን ገጾች ማንበብ ይችላሉ።',
    savedPages: 'የተቀመጡ ገጾች',
    noSavedPages: 'እስካሁን የተቀመጠ ገጽ የለም። ኔትወርክ ሲኖር የሚከፍቷቸው ገጾች እዚህ ይቀመጣሉ።',
    tryAgain: 'እንደገና ይሞክሩ',
    reachUs: 'ይደውሉ ወይም ይጻፉ',
  },
  om: {
    savedCopy: (time) => `Koppii olkaa’ame: ${time}`,
    newerCopy: 'Fuula Haaraa Fe’aa',
    title: 'Neetwoorkiin Hin Jiru',
    text: 'Fuulli kun meeshaa keessan irratti hin olkaa’amne. Yeroo qunnamtiin deebi’u ni banama; hanga sanaatti fuulota armaan gadii dubbisuu dandeessu.',
    savedPages: 'Fuulota Olkaa’aman',
    noSavedPages:
      'Hanga ammaatti fuulli olkaa’ame hin jiru. Fuulonni neetwoorkii qabdanii bantan asitti olkaa’amu.',
    tryAgain: 'Irra Deebi’aa Yaalaa',
    reachUs: 'Bilbilaa Yookaan Barreessaa',
  },
};

/** Marks the place in the offline page where the worker lists the pages that can be read. */
export const SAVED_PAGES_PLACE = '<!--saved-pages-->';
