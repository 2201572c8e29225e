import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of those who keep the content, and of those who answer clients. */
export class AddRoles1795700000000 implements MigrationInterface {
  name = 'AddRoles1795700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await setRoles(queryRunner, `'ADMIN', 'EDITOR', 'OFFICE', 'USER'`);
  }

  /** Nobody gets more than they had: who has a new role becomes a visitor, whom an administrator can lift again. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE users SET role = 'USER' WHERE role IN ('EDITOR', 'OFFICE')`);
    await setRoles(queryRunner, `'ADMIN', 'USER'`);
  }
}

async function setRoles(queryRunner: QueryRunner, roles: string): Promise<void> {
  await queryRunner.query(`ALTER TABLE users DROP CONSTRAINT users_role_check,
    ADD CONSTRAINT users_role_check CHECK (role IN (${roles}))`);
}
