import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A consultation can be booked with a phone number alone. A process of the release before that runs beside this one
 * refuses to change such a one, because it would write to its client.
 */
export class BookWithoutEmail1795750300000 implements MigrationInterface {
  name = 'BookWithoutEmail1795750300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE consultations ALTER COLUMN client_email DROP NOT NULL');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE consultations SET client_email = '' WHERE client_email IS NULL;
      ALTER TABLE consultations ALTER COLUMN client_email SET NOT NULL;
    `);
  }
}
