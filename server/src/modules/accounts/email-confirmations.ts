import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type EntityManager, IsNull } from 'typeorm';
import { Discovered } from '../../common/discovery/discovered.js';
import { updateUnversioned } from '../../common/versioning.js';
import { User } from './user.entity.js';

type Work = (manager: EntityManager, userId: number) => Promise<unknown>;

/** Marks a method that follows the confirmation of an email address, in its transaction. */
export const AfterConfirmation = DiscoveryService.createDecorator<true>();

/** Notifies the methods of `AfterConfirmation` that the owner of an account has shown that they read the mails of its address. */
@Injectable()
export class EmailConfirmations {
  constructor(private readonly discovered: Discovered) {}

  /** Once; confirming again changes nothing. */
  async confirm(manager: EntityManager, userId: number): Promise<void> {
    const confirmed = updateUnversioned(manager, User, { emailConfirmedAt: () => 'now()' });
    const { affected } = await confirmed.where({ id: userId, emailConfirmedAt: IsNull() }).execute();
    if (affected !== 1) return;
    for (const { method } of this.discovered.methods<true, Work>(AfterConfirmation))
      await method(manager, userId);
  }
}
