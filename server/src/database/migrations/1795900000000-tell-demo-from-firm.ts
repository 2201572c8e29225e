import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The second phone and the accounts that every site showed were in the site itself, and so was the notice that the firm
 * is invented: now they are the demo's.
 */
export class TellDemoFromFirm1795900000000 implements MigrationInterface {
  name = 'TellDemoFromFirm1795900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE site_settings
        ADD COLUMN second_phone varchar(40),
        ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
    `);
    // A demo that nobody has changed yet stays as it was.
    await queryRunner.query(`
      UPDATE site_settings SET
        is_demo = true,
        second_phone = '+251 900 000 001',
        social_links = CASE WHEN social_links = '{}' THEN '{
          "facebook": "https://www.facebook.com/",
          "youtube": "https://www.youtube.com/",
          "telegram": "https://telegram.org/",
          "tiktok": "https://www.tiktok.com/"
        }' ELSE social_links END
      WHERE version = 1 AND contact_email = 'office@zigba.example';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE site_settings DROP COLUMN second_phone, DROP COLUMN is_demo');
  }
}
