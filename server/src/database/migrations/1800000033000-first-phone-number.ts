import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = [
  'contact_inquiries_phone_key_idx',
  'consultations_phone_key_idx',
  'design_orders_phone_key_idx',
];

/** Compares phone numbers by the first one of a text, without its extension; see server/src/common/phone.ts. */
export class FirstPhoneNumber1800000033000 implements MigrationInterface {
  name = 'FirstPhoneNumber1800000033000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await define(
      queryRunner,
      `coalesce(substring(phone from '[+]?[^0-9A-Za-z+]*[0-9](?:[^0-9A-Za-z]*[0-9]){6}(?:[ ().+‐-―-]*[0-9])*'), phone)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await define(queryRunner, 'phone');
  }
}

/** @param typed SQL for what of the text is compared */
async function define(queryRunner: QueryRunner, typed: string): Promise<void> {
  await queryRunner.query(`
    CREATE OR REPLACE FUNCTION phone_key(phone text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      typed text := ${typed};
      dialled text := regexp_replace(typed, '[^0-9]', '', 'g');
      digits text := regexp_replace(dialled, '^00', '');
      has_country boolean := (digits <> dialled OR typed ~ '^[^0-9]*[+]') AND digits !~ '^0';
    BEGIN
      IF length(digits) < 7 THEN
        RETURN NULL;
      ELSIF digits ~ '^2510?[1-9][0-9]{8}$' OR NOT has_country AND digits ~ '^(0[1-9]|[79])[0-9]{8}$' THEN
        RETURN '251' || right(digits, 9);
      ELSE
        RETURN digits;
      END IF;
    END $$;
  `);
  for (const index of indexes) await queryRunner.query(`REINDEX INDEX ${index}`);
}
