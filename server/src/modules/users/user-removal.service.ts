import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { Erasure } from '../../common/erasure/erasure.js';
import { conflict, notFound } from '../../common/errors/api-exception.js';
import { RecordKind } from '../../common/record-kind.js';
import { ActivityVerb, RecordWriter } from '../../content/content.module.js';
import { accountTexts, User, UserRole, type UserSource } from '../accounts/accounts.module.js';
import { userType } from './user.content-type.js';

/** Deletes accounts, with what they left elsewhere. */
@Injectable()
export class UserRemovalService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: RecordWriter,
    private readonly erasure: Erasure,
  ) {}

  /** @param source where the caller believes the account was made */
  async remove(id: number, source: UserSource | undefined, caller: Caller): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // FOR UPDATE: a rating that is under way is over, and counted, before it is taken back.
      const user = await manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!user) throw notFound(accountTexts.notFound);
      if (source !== undefined && source !== user.source) {
        throw conflict('This account is not the one on your screen. Refresh the list and try again.');
      }
      if (user.role === UserRole.ADMIN) throw conflict('An administrator cannot be deleted.');
      await this.records.log(manager, userType, ActivityVerb.DELETED, user, caller);
      // First, while what the account left elsewhere can still be distinguished from that of others.
      await this.erasure.erase(manager, { subject: RecordKind.USER, ids: [id] });
      await manager.delete(User, id);
    });
  }
}
