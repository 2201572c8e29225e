import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, Repository } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict, notFound, validationError } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { RecordKind } from '../../common/record-kind.js';
import { fileNameOf } from '../../common/text/file-name.js';
import { loadForChange } from '../../common/versioning.js';
import { ActivityService, ActivityVerb } from '../../content/content.module.js';
import { FileUploads, type FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { UnsettledFiles } from '../../integrations/file-uploads/unsettled-files.js';
import { Project, projectTexts } from '../projects/projects.module.js';
import { DesignFile } from './design-file.entity.js';
import { DesignOrder } from './design-order.entity.js';
import { DesignFileDto } from './dto/design-file.dto.js';
import { orderTexts } from './order-texts.js';
import { orderType, withProject } from './order.content-type.js';

const mostFiles = 20;
/** So many go in one transaction. */
const batchSize = 20;

/** Whose file it is: of every buyer of a design, or of the buyer of one order. */
export type FileOwner = { projectId: number } | { orderId: number };

/** The files that buyers get, as staff keep them. */
@Injectable()
export class DesignFilesService {
  constructor(
    @InjectRepository(DesignFile) private readonly files: Repository<DesignFile>,
    private readonly dataSource: DataSource,
    private readonly uploads: FileUploads,
    private readonly unsettled: UnsettledFiles,
    private readonly activity: ActivityService,
  ) {}

  /** Oldest first. */
  async list(owner: FileOwner): Promise<DesignFileDto[]> {
    const files = await this.files.find({ where: owner, order: { id: 'ASC' } });
    return files.map(DesignFileDto.from);
  }

  /** @throws ApiException 404 without such a project or order, 409 where it has as many files as it may, 415 for another kind of file */
  add(
    owner: FileOwner,
    file: FormFile | undefined,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<DesignFileDto> {
    if (!file?.buffer?.length) {
      throw validationError([{ field: 'file', message: 'Send one file in the field file.' }]);
    }
    const { buffer, originalname } = file;
    return this.uploads.savePrivateWithChange(
      [file],
      async (manager, [path]) => {
        const record = await lockOwner(manager, owner);
        if ((await manager.countBy(DesignFile, owner)) >= mostFiles) {
          throw conflict(
            `There are ${mostFiles} files already. Delete one, or send several as one ZIP file.`,
          );
        }
        const row = { ...owner, name: fileNameOf(originalname ?? ''), path: path!, size: buffer.length };
        const saved = await manager.save(DesignFile, manager.create(DesignFile, row));
        await this.#note(manager, record, caller);
        return { answer: DesignFileDto.from(saved), dropped: [] };
      },
      request,
    );
  }

  /** @throws ApiException 404 */
  async remove(id: number, caller: Caller): Promise<void> {
    const path = await this.dataSource.transaction(async (manager) => {
      const file = await manager.findOneBy(DesignFile, { id });
      const owner = file && ownerOf(file);
      if (!owner) throw notFound('File not found.');
      const record = await lockOwner(manager, owner);
      await manager.delete(DesignFile, id);
      await this.unsettled.noteDropped(manager, [file.path]);
      await this.#note(manager, record, caller);
      return file.path;
    });
    await this.unsettled.removeDropped([path]);
  }

  #note(manager: EntityManager, record: OwningRecord, { userId: actorId }: Caller): Promise<void> {
    return this.activity.record(manager, { ...record, verb: ActivityVerb.UPDATED, actorId });
  }

  @CleanupJob('files of designs and orders that are gone')
  async removeOrphans(): Promise<void> {
    let removed: number;
    do {
      const paths = await this.dataSource.transaction(async (manager) => {
        const orphans = await manager.find(DesignFile, {
          where: { projectId: IsNull(), orderId: IsNull() },
          take: batchSize,
          lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
        });
        await manager.remove(orphans);
        const paths = orphans.map(({ path }) => path);
        await this.unsettled.noteDropped(manager, paths);
        return paths;
      });
      await this.unsettled.removeDropped(paths);
      removed = paths.length;
    } while (removed === batchSize);
  }
}

/** What the log calls the record that has a file. */
interface OwningRecord {
  subject: RecordKind;
  id: number;
  title: string;
}

/** @returns undefined for a file whose design or order is gone */
function ownerOf({ projectId, orderId }: DesignFile): FileOwner | undefined {
  if (projectId !== null) return { projectId };
  return orderId === null ? undefined : { orderId };
}

/** Locked, so that two uploads count one after the other. @throws ApiException 404 */
async function lockOwner(manager: EntityManager, owner: FileOwner): Promise<OwningRecord> {
  if ('projectId' in owner) {
    const { id, title } = await loadForChange(manager, Project, owner.projectId, projectTexts.notFound);
    return { subject: RecordKind.PROJECT, id, title };
  }
  const order = await loadForChange(manager, DesignOrder, owner.orderId, orderTexts.notFound);
  const title = orderType.titleOf(await withProject(manager, order));
  return { subject: RecordKind.ORDER, id: order.id, title };
}
