import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the records of people keep how somebody is reached. */
const contacts = [
  { table: 'contact_inquiries', email: 'email', phone: 'phone' },
  { table: 'consultations', email: 'client_email', phone: 'client_phone' },
  { table: 'design_orders', email: 'email', phone: 'phone' },
];

/** The records of a person are found by email and by number, however it is written, and may have lost their person. */
export class FindRecordsOfAPerson1795790000000 implements MigrationInterface {
  name = 'FindRecordsOfAPerson1795790000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(phoneKey);
    for (const { table, email, phone } of contacts)
      await queryRunner.query(`
        ALTER TABLE ${table} ADD COLUMN erased_at timestamptz;
        CREATE INDEX ${table}_email_key_idx ON ${table} (lower(${email}));
        CREATE INDEX ${table}_phone_key_idx ON ${table} (phone_key(${phone}));
      `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { table } of contacts)
      await queryRunner.query(`
        DROP INDEX ${table}_email_key_idx, ${table}_phone_key_idx;
        ALTER TABLE ${table} DROP COLUMN erased_at;
      `);
    await queryRunner.query('DROP FUNCTION phone_key(text)');
  }
}

/**
 * What a phone number is compared by: its digits with the code of the country, whatever stands between them. 0911…,
 * 911…, 251911…, +251 (0) 911… and 00251911… are one; null for fewer than seven digits, which belong to nobody.
 */
const phoneKey = `
CREATE FUNCTION phone_key(phone text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  dialled text := regexp_replace(phone, '[^0-9]', '', 'g');
  digits text := regexp_replace(dialled, '^00', '');
  has_country boolean := (digits <> dialled OR phone ~ '^[^0-9]*[+]') AND digits !~ '^0';
BEGIN
  IF length(digits) < 7 THEN
    RETURN NULL;
  ELSIF digits ~ '^2510?[1-9][0-9]{8}$' OR NOT has_country AND digits ~ '^(0[1-9]|[79])[0-9]{8}$' THEN
    RETURN '251' || right(digits, 9);
  ELSE
    RETURN digits;
  END IF;
END $$`;
