import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { ActivityVerb, RecordWriter } from '../../content/content.module.js';
import { SecondFactorsService } from '../second-factor/second-factor.module.js';
import { SessionsService } from '../sessions/sessions.module.js';
import { requireUser, userType } from './user.content-type.js';

/** How the owner of an account signs in, as administrators change it. */
@Injectable()
export class UserAccessService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: RecordWriter,
    private readonly sessions: SessionsService,
    private readonly factors: SecondFactorsService,
  ) {}

  /** Ends all sessions of an account; its next step anywhere asks to sign in. */
  async signOut(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await requireUser(manager, id);
      await this.sessions.endAll(manager, id, id === caller.userId ? caller.sessionId : undefined);
    });
  }

  /** For an owner who lost both the app and the recovery codes: their password alone is requested again. */
  async removeSecondFactor(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const user = await requireUser(manager, id);
      if (!user.secondFactorSince) return;
      await this.factors.remove(manager, id);
      await this.records.log(manager, userType, ActivityVerb.UPDATED, user, caller);
    });
  }
}
