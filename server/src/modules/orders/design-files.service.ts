import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict, notFound, validationError } from '../../common/errors/api-exception.js';
import { fileNameOf } from '../../common/file-name.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';
import { RecordKind } from '../../common/record-kind.js';
import { loadForChange } from '../../common/versioning.js';
import { ActivityService, ActivityVerb } from '../../content/content.module.js';
import { ImageUploads, type UploadedImage } from '../../integrations/images/image-uploads.js';
import { Project, projectTexts } from '../projects/projects.module.js';
import { DesignFile } from './design-file.entity.js';
import { DesignFileDto } from './dto/design-file.dto.js';

const mostFiles = 20;
/** So many go in one transaction. */
const batchSize = 20;

/** The files that a buyer of a design gets, as staff keep them. */
@Injectable()
export class DesignFilesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: ImageUploads,
    private readonly activity: ActivityService,
    cleanup: CleanupScheduler,
  ) {
    cleanup.add('files of designs that are gone', () => this.#removeOrphans());
  }

  /** Those of one design, in the order in which they came. */
  async list(projectId: number): Promise<DesignFileDto[]> {
    const files = await this.dataSource.manager.find(DesignFile, {
      where: { projectId },
      order: { id: 'ASC' },
    });
    return files.map(DesignFileDto.from);
  }

  /** @throws ApiException 404 without such a project, 409 where it has as many files as it may, 415 for another kind of file */
  add(
    projectId: number,
    file: UploadedImage | undefined,
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
        const project = await lockProject(manager, projectId);
        if ((await manager.countBy(DesignFile, { projectId })) >= mostFiles) {
          throw conflict(
            `A design has at most ${mostFiles} files. Delete one, or send several as one ZIP file.`,
          );
        }
        const row = { projectId, name: fileNameOf(originalname ?? ''), path: path!, size: buffer.length };
        const saved = await manager.save(DesignFile, manager.create(DesignFile, row));
        await this.#note(manager, project, caller);
        return { answer: DesignFileDto.from(saved), dropped: [] };
      },
      caller,
      request,
    );
  }

  /** @throws ApiException 404 */
  async remove(id: number, caller: Caller): Promise<void> {
    const path = await this.dataSource.transaction(async (manager) => {
      const file = await manager.findOneBy(DesignFile, { id });
      if (!file?.projectId) throw notFound('File not found.');
      const project = await lockProject(manager, file.projectId);
      await manager.delete(DesignFile, id);
      await this.uploads.noteDropped(manager, [file.path]);
      await this.#note(manager, project, caller);
      return file.path;
    });
    await this.uploads.removeDropped([path]);
  }

  #note(manager: EntityManager, { id, title }: Project, { userId: actorId }: Caller): Promise<void> {
    const what = { subject: RecordKind.PROJECT, verb: ActivityVerb.UPDATED };
    return this.activity.record(manager, { ...what, id, title, actorId });
  }

  async #removeOrphans(): Promise<void> {
    let removed: number;
    do {
      const paths = await this.dataSource.transaction(async (manager) => {
        const orphans = await manager.find(DesignFile, {
          where: { projectId: IsNull() },
          take: batchSize,
          lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
        });
        await manager.remove(orphans);
        const paths = orphans.map(({ path }) => path);
        await this.uploads.noteDropped(manager, paths);
        return paths;
      });
      await this.uploads.removeDropped(paths);
      removed = paths.length;
    } while (removed === batchSize);
  }
}

/** Locked, so that two uploads count one after the other. @throws ApiException 404 */
function lockProject(manager: EntityManager, id: number): Promise<Project> {
  return loadForChange(manager, Project, id, projectTexts.notFound);
}
