import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { Discovered } from '../../common/discovery/discovered.js';

type Work = (manager: EntityManager, userId: number) => Promise<unknown>;

/** Leaves the version as it is: nothing changes that anybody edits. */
const confirm = 'UPDATE users SET email_confirmed_at = now() WHERE id = $1 AND email_confirmed_at IS NULL';

/** Marks a method that follows the confirmation of an email address, in its transaction. */
export const AfterConfirmation = DiscoveryService.createDecorator<true>();

/** Notifies the methods of `AfterConfirmation` that the owner of an account has shown that they read the mails of its address. */
@Injectable()
export class EmailConfirmations {
  constructor(private readonly discovered: Discovered) {}

  /** Once; confirming again changes nothing. */
  async confirm(manager: EntityManager, userId: number): Promise<void> {
    const [, changed] = await manager.query<[unknown[], number]>(confirm, [userId]);
    if (changed !== 1) return;
    for (const { method } of this.discovered.methods<true, Work>(AfterConfirmation))
      await method(manager, userId);
  }
}
