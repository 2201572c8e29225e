import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an app and the server share is sealed, which takes more room. The key is not here: the start seals what is there. */
export class SealSecondFactors1796000000000 implements MigrationInterface {
  name = 'SealSecondFactors1796000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE second_factors ALTER COLUMN secret TYPE varchar(200)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // Nobody opens what is sealed without the key; recovery codes are good all the same.
    await queryRunner.query(
      'ALTER TABLE second_factors ALTER COLUMN secret TYPE varchar(64) USING left(secret, 64)',
    );
  }
}
