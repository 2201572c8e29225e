import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The demo firm as it was filled in until now; only where all of it still stands, nobody has made it theirs. */
const demo = {
  siteName: 'Zigba Architects',
  siteDescription:
    'Architecture, design and engineering in Addis Ababa since 2008. A demo firm: everything about it is invented.',
  address: 'Example House, 4th floor, Bole Road, Addis Ababa, Ethiopia',
  translations: {
    am: {
      siteName: 'ዝግባ አርክቴክቶች',
      siteDescription:
        'ከ2008 (እ.ኤ.አ.) ጀምሮ በአዲስ አበባ አርክቴክቸር፣ ዲዛይን እና ምህንድስና። የማሳያ ድርጅት ነው፦ ስለ እሱ የተነገረው ሁሉ ምናባዊ ነው።',
      address: 'ምሳሌ ሕንፃ፣ 4ኛ ፎቅ፣ ቦሌ መንገድ፣ አዲስ አበባ፣ ኢትዮጵያ',
    },
    om: {
      siteDescription:
        'Bara 2008 irraa eegalee Finfinnee keessatti arkiteekcharii, dizaayinii fi injinariingii. Dhaabbata agarsiisaati: wanti waa’ee isaa jedhame hundi kan yaadaan uumamedha.',
      address: 'Gamoo Fakkeenyaa, darbii 4ffaa, Daandii Boolee, Finfinnee, Itoophiyaa',
    },
  },
};

/** Name, description and address of the firm in Amharic and Afaan Oromo. */
export class TranslateSettings1795342800000 implements MigrationInterface {
  name = 'TranslateSettings1795342800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE site_settings ADD COLUMN translations jsonb NOT NULL DEFAULT '{}'`);
    await queryRunner.query(
      `UPDATE site_settings SET translations = $4
        WHERE site_name = $1 AND site_description = $2 AND address = $3`,
      [demo.siteName, demo.siteDescription, demo.address, JSON.stringify(demo.translations)],
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE site_settings DROP COLUMN translations');
  }
}
