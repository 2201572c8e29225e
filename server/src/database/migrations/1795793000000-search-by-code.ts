import type { MigrationInterface, QueryRunner } from 'typeorm';
import { composeSearch, searchAnew } from '../search/compose-search.js';

/** What was looked through before, the title first, and what comes to it. */
const searched = {
  contact_inquiries: {
    before: ['full_name', 'email', 'phone', 'subject', 'message'],
    added: ['reference_code'],
  },
  consultations: {
    before: ['client_name', 'client_email', 'client_company', 'topic'],
    added: ['client_phone', 'reference_code'],
  },
};

/** Who calls says the code of an inquiry or a consultation, and of a booking by phone there is only the number. */
export class SearchByCode1795793000000 implements MigrationInterface {
  name = 'SearchByCode1795793000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, { before, added }] of Object.entries(searched)) {
      await search(queryRunner, table, [...before, ...added]);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, { before }] of Object.entries(searched)) await search(queryRunner, table, before);
  }
}

async function search(queryRunner: QueryRunner, table: string, columns: string[]): Promise<void> {
  const texts = columns.map((column) => `NEW.${column}`);
  await queryRunner.query(composeSearch(table, { columns, titles: [texts[0]!], texts }));
  await queryRunner.query(searchAnew(table));
}
