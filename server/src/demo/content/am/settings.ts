import type { SettingsWords } from '../demo-words.js';

/** What the demo firm says of itself in Amharic. */
export const settingsAm: SettingsWords = {
  siteName: 'ዝግባ አርክቴክቶች',
  siteDescription:
    'ከ2008 (እ.ኤ.አ.) ጀምሮ በአዲስ አበባ አርክቴክቸር፣ ዲዛይን እና ምህንድስና። የማሳያ ድርጅት ነው፦ ስለ እሱ የተነገረው ሁሉ ምናባዊ ነው።',
  address: 'ምሳሌ ሕንፃ፣ 4ኛ ፎቅ፣ ቦሌ መንገድ፣ አዲስ አበባ፣ ኢትዮጵያ',
};
