import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the payment of an order is, and by which transfer; no transfer pays two orders. */
export class FollowPayments1795760100000 implements MigrationInterface {
  name = 'FollowPayments1795760100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE design_orders
        ADD COLUMN payment varchar(20) NOT NULL DEFAULT 'AWAITING',
        ADD COLUMN payment_provider varchar(20),
        ADD COLUMN payment_reference varchar(30),
        ADD COLUMN payment_reason varchar(500),
        ADD COLUMN payment_decided_by_id integer,
        ADD CONSTRAINT design_orders_payment_check
          CHECK (payment IN ('AWAITING', 'SUBMITTED', 'VERIFIED', 'REJECTED')),
        ADD CONSTRAINT design_orders_payment_provider_check
          CHECK (payment_provider IN ('TELEBIRR', 'CBE', 'AWASH', 'DASHEN', 'ABYSSINIA', 'OTHER_BANK')),
        ADD CONSTRAINT design_orders_payment_provider_payment_reference_key
          UNIQUE (payment_provider, payment_reference),
        ADD CONSTRAINT design_orders_payment_decided_by_id_fkey
          FOREIGN KEY (payment_decided_by_id) REFERENCES users (id) ON DELETE SET NULL;
      CREATE INDEX design_orders_payment_created_at_idx ON design_orders (payment, created_at);
      CREATE INDEX design_orders_payment_decided_by_id_idx ON design_orders (payment_decided_by_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE design_orders
        DROP COLUMN payment,
        DROP COLUMN payment_provider,
        DROP COLUMN payment_reference,
        DROP COLUMN payment_reason,
        DROP COLUMN payment_decided_by_id;
    `);
  }
}
