import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The link of a mail about a record opens that record only; what opens all of an address, or erases, is asked for anew. */
export class LimitLinksOfMails1796000100000 implements MigrationInterface {
  name = 'LimitLinksOfMails1796000100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE person_links ADD COLUMN is_fresh boolean NOT NULL DEFAULT false;
      UPDATE person_links SET is_mailbox = false;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE person_links DROP COLUMN is_fresh');
  }
}
