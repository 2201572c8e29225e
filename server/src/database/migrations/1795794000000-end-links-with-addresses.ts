import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the address of a record stands, and what mails call the record. */
const records = [
  { table: 'contact_inquiries', email: 'email', subject: 'inquiry' },
  { table: 'consultations', email: 'client_email', subject: 'consultation' },
  { table: 'design_orders', email: 'email', subject: 'order' },
];

/**
 * A link was sent to the address that its record had: once that is another one, whoever has the link may be somebody
 * else, and it would show them all that is kept with the new address.
 */
export class EndLinksWithAddresses1795794000000 implements MigrationInterface {
  name = 'EndLinksWithAddresses1795794000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION end_links_with_address() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          DELETE FROM person_links WHERE subject = TG_ARGV[0] AND record_id = NEW.id;
          IF TG_TABLE_NAME = 'consultations' THEN
            DELETE FROM consultation_links WHERE consultation_id = NEW.id;
          END IF;
          RETURN NULL;
        END
      $$;
    `);
    for (const { table, email, subject } of records) {
      await queryRunner.query(`
        CREATE TRIGGER ${table}_end_links_with_address AFTER UPDATE OF ${email} ON ${table} FOR EACH ROW
          WHEN (lower(OLD.${email}) IS DISTINCT FROM lower(NEW.${email}))
          EXECUTE FUNCTION end_links_with_address('${subject}');
      `);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION end_links_with_address() CASCADE');
  }
}
