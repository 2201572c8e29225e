import type { MigrationInterface, QueryRunner } from 'typeorm';
import { raiseContentVersion } from '../content-triggers.js';
import { allowNoLonger, allowOnly } from '../values-of-column.js';

const kinds = ['PROJECT', 'POST', 'SERVICE', 'TEAM_MEMBER', 'TESTIMONIAL', 'SETTINGS', 'SITE_WORDS'];

/** What the pages say that no other record does. */
export class KeepSiteWords1795500400000 implements MigrationInterface {
  name = 'KeepSiteWords1795500400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE site_words (
        id integer NOT NULL DEFAULT 1,
        hero_headline varchar(200),
        hero_text varchar(500),
        call_heading varchar(200),
        call_text varchar(500),
        figure_values jsonb NOT NULL DEFAULT '[]',
        figure_labels jsonb NOT NULL DEFAULT '[]',
        about_title varchar(200),
        about_text varchar(500),
        mission varchar(1000),
        vision varchar(1000),
        who_we_are varchar(5000),
        association_marks jsonb NOT NULL DEFAULT '[]',
        association_names jsonb NOT NULL DEFAULT '[]',
        certification_names jsonb NOT NULL DEFAULT '[]',
        certification_texts jsonb NOT NULL DEFAULT '[]',
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT site_words_pkey PRIMARY KEY (id),
        CONSTRAINT site_words_single_row_check CHECK (id = 1)
      );
      ${raiseContentVersion('site_words')}
      ${allowOnly('translations', 'kind', kinds)}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${allowNoLonger('translations', 'kind', kinds, 'SITE_WORDS')}
      DROP TABLE site_words;
    `);
  }
}
