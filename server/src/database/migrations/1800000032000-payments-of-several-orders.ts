import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One transfer may pay several orders of a buyer, and one that was entered on the wrong order another one. */
export class PaymentsOfSeveralOrders1800000032000 implements MigrationInterface {
  name = 'PaymentsOfSeveralOrders1800000032000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE design_orders DROP CONSTRAINT design_orders_payment_provider_payment_reference_key;
      CREATE INDEX ON design_orders (payment_provider, payment_reference);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // The former constraint allows one order for each reference: the newest keeps it.
    await queryRunner.query(`
      UPDATE design_orders older SET payment_reference = NULL
       WHERE EXISTS (SELECT FROM design_orders newer
         WHERE newer.payment_provider = older.payment_provider
           AND newer.payment_reference = older.payment_reference AND newer.id > older.id);
      DROP INDEX design_orders_payment_provider_payment_reference_idx;
      ALTER TABLE design_orders ADD UNIQUE (payment_provider, payment_reference);
    `);
  }
}
