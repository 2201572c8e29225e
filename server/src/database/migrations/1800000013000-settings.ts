import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The one row each of the settings, of the texts that belong to no other record, and of the office hours. */
export class Settings1800000013000 implements MigrationInterface {
  name = 'Settings1800000013000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE site_settings (
        id integer PRIMARY KEY DEFAULT 1 CONSTRAINT site_settings_single_row_check CHECK (id = 1),
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        site_name varchar(120) NOT NULL,
        site_description varchar(500) NOT NULL,
        contact_email varchar(254) NOT NULL,
        support_phone varchar(40) NOT NULL,
        second_phone varchar(40),
        address varchar(500) NOT NULL,
        coordinates jsonb,
        social_links jsonb NOT NULL DEFAULT '{}',
        timezone varchar(60) NOT NULL DEFAULT 'Africa/Addis_Ababa',
        language varchar(5) NOT NULL DEFAULT 'en',
        currency varchar(3) NOT NULL DEFAULT 'ETB',
        is_demo boolean NOT NULL DEFAULT false,
        -- For tenders, never public.
        registrations jsonb NOT NULL DEFAULT '[]',
        insurances jsonb NOT NULL DEFAULT '[]',
        turnover jsonb NOT NULL DEFAULT '[]',
        equipment jsonb NOT NULL DEFAULT '[]',
        firm_profile varchar(5000),
        quality_text varchar(5000),
        safety_text varchar(5000),
        words jsonb NOT NULL DEFAULT '[]'
      );
    `);
    await queryRunner.query(`
      CREATE TABLE site_copy (
        id integer PRIMARY KEY DEFAULT 1 CONSTRAINT site_copy_single_row_check CHECK (id = 1),
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        hero_headline varchar(200),
        hero_text varchar(500),
        hero_image varchar(500),
        hero_film varchar(500),
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
        certification_texts jsonb NOT NULL DEFAULT '[]'
      );
    `);
    await queryRunner.query(`
      -- No row until staff set the hours; until then the usual ones hold.
      CREATE TABLE office_hours (
        id integer PRIMARY KEY DEFAULT 1 CONSTRAINT office_hours_single_row_check CHECK (id = 1),
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        week jsonb NOT NULL,
        days jsonb NOT NULL DEFAULT '[]'
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE office_hours, site_copy, site_settings');
  }
}
