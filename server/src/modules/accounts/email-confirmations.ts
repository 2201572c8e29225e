import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Work = (manager: EntityManager, userId: number) => Promise<unknown>;

/** Leaves the version as it is: nothing changes that anybody edits. */
const confirm = 'UPDATE users SET email_confirmed_at = now() WHERE id = $1 AND email_confirmed_at IS NULL';

/** Notifies its listeners that the owner of an account has shown that they read the mails of its address. */
@Injectable()
export class EmailConfirmations {
  private readonly waiting: Work[] = [];

  /** To be called while the application starts. @param work is part of the transaction that confirms */
  add(work: Work): void {
    this.waiting.push(work);
  }

  /** Once; confirming again changes nothing. */
  async confirm(manager: EntityManager, userId: number): Promise<void> {
    const [, changed] = await manager.query<[unknown[], number]>(confirm, [userId]);
    if (changed !== 1) return;
    for (const work of this.waiting) await work(manager, userId);
  }
}
