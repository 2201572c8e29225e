import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { validationError } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { StaffWork } from '../../common/open-work/open-work.js';
import type { OpenWorkDto } from './dto/open-work.dto.js';
import { requireUser } from './user.content-type.js';

/** What accounts have under way, for the day their owners leave. */
@Injectable()
export class UserWorkService {
  constructor(
    private readonly manager: EntityManager,
    private readonly work: StaffWork,
    private readonly idempotency: IdempotencyService,
  ) {}

  async of(id: number): Promise<OpenWorkDto[]> {
    return this.work.of(this.manager, await requireUser(this.manager, id));
  }

  /** @returns what is left @throws ApiException 400 for a successor who cannot take it, 404 */
  handOver(
    id: number,
    successorId: number | null,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<OpenWorkDto[]> {
    return this.idempotency.runOnce(request, async (manager) => {
      const account = await requireUser(manager, id);
      if (successorId === id) {
        throw validationError([{ field: 'successorId', message: 'Choose another account.' }]);
      }
      await this.work.handOver(manager, { from: id, to: successorId, caller });
      return this.work.of(manager, account);
    });
  }
}
