/** The invented demo firm. The number cannot be dialled and `.example` receives no mail. */
export const demoSettings = {
  siteName: 'Zigba Architects',
  siteDescription:
    'Architecture, design and engineering in Addis Ababa since 2008. A demo firm: everything about it is invented.',
  contactEmail: 'office@zigba.example',
  supportPhone: '+251 900 000 000',
  address: 'Example House, 4th floor, Bole Road, Addis Ababa, Ethiopia',
  coordinates: { latitude: 8.9945, longitude: 38.7895 },
  translations: {
    am: {
      siteName: 'ዝግባ አርክቴክቶች',
      siteDescription:
        'ከ2008 (እ.ኤ.አ.) ጀምሮ በአዲስ አበባ አርክቴክቸር፣ ዲዛይን እና ምህንድስና። የማሳያ ድርጅት ነው፦ ስለ እሱ የተነገረው ሁሉ ምናባዊ ነው።',
      address: 'ምሳሌ ሕንፃ፣ 4ኛ ፎቅ፣ ቦሌ መንገድ፣ አዲስ አበባ፣ ኢትዮጵያ',
    },
    // Its name stays as it is in English.
    om: {
      siteDescription:
        'Bara 2008 irraa eegalee Finfinnee keessatti arkiteekcharii, dizaayinii fi injinariingii. Dhaabbata agarsiisaati: wanti waa’ee isaa jedhame hundi kan yaadaan uumamedha.',
      address: 'Gamoo Fakkeenyaa, darbii 4ffaa, Daandii Boolee, Finfinnee, Itoophiyaa',
    },
  },
};
