import type { MigrationInterface, QueryRunner } from 'typeorm';

const phones = [
  ['contact_inquiries', 'phone'],
  ['consultations', 'client_phone'],
  ['design_orders', 'phone'],
] as const;

/** What lists are sorted and counted by, and figures, in one index that is a fraction of the table. */
const counted = [
  ['contact_inquiries', 'created_at, id, status, project_type, is_spam, owner_id'],
  ['consultations', 'created_at, id, status, type, consultant_id'],
  ['design_orders', 'created_at, id, status, payment'],
  ['projects', 'created_at, id, is_public, status, type, style, featured, is_for_sale'],
] as const;

/** Phone numbers are compared by an expression, and records are counted by an index; neither needs a function of ours. */
export class PlainIndexes1800000038000 implements MigrationInterface {
  name = 'PlainIndexes1800000038000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of phones) {
      await queryRunner.query(`CREATE INDEX ${table}_phone_digits_idx ON ${table} ((${phoneKeyOf(column)}))`);
    }
    for (const [table, columns] of counted) {
      await queryRunner.query(
        `CREATE INDEX ${table}_counted_idx ON ${table} (${columns}) WHERE deleted_at IS NULL`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table] of phones) await queryRunner.query(`DROP INDEX ${table}_phone_digits_idx`);
    for (const [table] of counted) await queryRunner.query(`DROP INDEX ${table}_counted_idx`);
  }
}

/** As `common/phone-key.ts` has it today. */
function phoneKeyOf(phone: string): string {
  const number = '[+]?[^0-9A-Za-z+]*[0-9](?:[^0-9A-Za-z]*[0-9]){6}(?:[ ().+‐-―-]*[0-9])*';
  const written = `coalesce(substring(${phone} from '${number}'), ${phone})`;
  const dialled = `regexp_replace(${written}, '[^0-9]', '', 'g')`;
  const digits = `regexp_replace(${dialled}, '^00', '')`;
  const hasCountry = `(${digits} <> ${dialled} OR ${written} ~ '^[^0-9]*[+]') AND ${digits} !~ '^0'`;
  return `CASE WHEN length(${digits}) < 7 THEN NULL
    WHEN ${digits} ~ '^2510?[1-9][0-9]{8}$' OR NOT (${hasCountry}) AND ${digits} ~ '^(0[1-9]|[79])[0-9]{8}$'
      THEN '251' || right(${digits}, 9)
    ELSE ${digits} END`;
}
