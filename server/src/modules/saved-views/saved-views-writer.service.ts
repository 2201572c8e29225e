import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Access, type Caller, isAllowed } from '../../common/access/access.js';
import { type Erased, EraseStep } from '../../common/erasure/erasure.js';
import { conflict, forbidden, notFound } from '../../common/errors/api-exception.js';
import { ConstraintSentences } from '../../common/errors/constraint-messages.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { lockUntilCommit } from '../../common/lock-until-commit.js';
import { RecordKind } from '../../common/record-kind.js';
import { applyChanges, isAlreadySo, loadForChange, requireCurrent } from '../../common/versioning.js';
import { type CreateSavedViewDto, SavedViewDto, type UpdateSavedViewDto } from './dto/saved-view.dto.js';
import { mostViews, SavedView } from './saved-view.entity.js';
import { SavedViewsService } from './saved-views.service.js';

const notThere = 'View not found.';

/**
 * What staff change: views of lists. They are how somebody looks at records and no records of the firm: the log says
 * nothing of them, and one that is deleted is gone.
 */
@ConstraintSentences({
  saved_views_owner_id_list_name_key: 'You already have a view with this name. Choose another name.',
})
@Injectable()
export class SavedViewsWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly views: SavedViewsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  @EraseStep('before')
  erase(manager: EntityManager, erased: Erased): Promise<void> {
    return takeAwayOwnViews(manager, erased);
  }

  /** @throws ApiException 403; 409 where the name is taken, or there are too many */
  create(
    { list, name, query, isShared = false }: CreateSavedViewDto,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<SavedViewDto> {
    this.views.requireList(list, caller);
    return this.idempotency.runOnce(request, async (manager) => {
      const ownerId = caller.userId;
      // Two at the same time would both count one too few.
      await lockUntilCommit(manager, `saved views of ${ownerId}`);
      if ((await manager.countBy(SavedView, { ownerId })) >= mostViews) {
        throw conflict(`You already have ${mostViews} views. Delete one first.`);
      }
      const { identifiers } = await manager.insert(SavedView, { ownerId, list, name, query, isShared });
      return read(manager, (identifiers[0] as { id: number }).id, caller);
    });
  }

  /** @throws ApiException 403, 404; 409 with the current view for a change of an older version */
  update(
    id: number,
    { version, ...changes }: UpdateSavedViewDto,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<SavedViewDto> {
    return this.idempotency.runOnce(request, async (manager) => {
      const view = await this.load(manager, id, caller);
      if (!isAlreadySo(view, changes)) {
        const current = await read(manager, id, caller);
        requireCurrent(view, version, () => current);
        applyChanges(view, changes);
        await manager.save(view);
      }
      return read(manager, id, caller);
    });
  }

  /** @throws ApiException 403, 404 */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.load(manager, id, caller);
      await manager.delete(SavedView, { id });
    });
  }

  /** One that the caller may change, locked. What colleagues keep to themselves is not there. */
  private async load(manager: EntityManager, id: number, caller: Caller): Promise<SavedView> {
    const view = await loadForChange(manager, SavedView, id, notThere);
    const isOwn = view.ownerId === caller.userId;
    if (!isOwn && !view.isShared) throw notFound(notThere);
    this.views.requireList(view.list, caller);
    if (!isOwn && !isAllowed(caller.role, Access.ADMIN)) {
      throw forbidden('Only the owner or an administrator can change this view. Save your own view instead.');
    }
    return view;
  }
}

async function read(manager: EntityManager, id: number, caller: Caller): Promise<SavedViewDto> {
  const view = await manager.findOneOrFail(SavedView, { where: { id }, relations: { owner: true } });
  return SavedViewDto.for(caller)(view);
}

/** What an account kept to itself goes with it; what it shared stays for the others. */
async function takeAwayOwnViews(manager: EntityManager, { subject, ids }: Erased): Promise<void> {
  if (subject !== (RecordKind.USER as string)) return;
  await manager.delete(SavedView, { ownerId: In(ids), isShared: false });
}
