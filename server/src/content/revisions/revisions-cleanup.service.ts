import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { type Erased, EraseStep } from '../../common/erasure/erasure.js';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { contentKinds } from '../../common/record-kind.js';
import { UnsettledFiles } from '../../integrations/file-uploads/unsettled-files.js';
import { removeDraftPictures } from '../pictures/note-picture-uses.js';
import { pathsIn } from '../pictures/picture-paths.js';
import { Revision } from './revision.entity.js';

/** How long a version can be brought back once there is a newer one. */
const retention = '1 year';

/** Of one record, that of now included. */
const mostOfARecord = 100;

/** So many go in one transaction. */
const batchSize = 100;

const isOld = `revision.version IS NOT NULL AND revision.createdAt < now() - interval '${retention}'`;
const hasNewer = `EXISTS (
  SELECT FROM revisions newer WHERE newer.kind = revision.kind AND newer.record_id = revision.record_id
    AND newer.version > revision.version)`;
const expired = `${isOld} AND ${hasNewer}`;

const surplus = `revision.id IN (SELECT id FROM (
  SELECT id, row_number() OVER (PARTITION BY kind, record_id ORDER BY version DESC) AS place FROM revisions
  WHERE version IS NOT NULL
) AS placed WHERE place > ${mostOfARecord})`;

/** Removes versions when their time is over, and with their records. */
@Injectable()
export class RevisionsCleanupService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unsettled: UnsettledFiles,
  ) {}

  @CleanupJob('old versions of records')
  async removeOld(): Promise<void> {
    for (const condition of [expired, surplus]) {
      let removed: number;
      do removed = await this.#removeBatch(condition);
      while (removed === batchSize);
    }
  }

  /** Their pictures go once nothing names them any more. @returns how many versions went */
  async #removeBatch(condition: string): Promise<number> {
    const { count, paths } = await this.dataSource.transaction(async (manager) => {
      const old = await manager
        .createQueryBuilder(Revision, 'revision')
        .select(['revision.id', 'revision.content'])
        .where(condition)
        .limit(batchSize)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      return { count: old.length, paths: await this.#remove(manager, old) };
    });
    await this.unsettled.removeDropped(paths);
    return count;
  }

  /** What a record said goes with it; the files of its pictures are left to the sweep. */
  @EraseStep('before')
  async erase(manager: EntityManager, { subject, ids }: Erased): Promise<void> {
    const kind = contentKinds.find((each) => (each as string) === subject);
    if (!kind) return;
    const all = await manager.find(Revision, {
      select: { id: true, content: true },
      where: { kind, recordId: In(ids) },
    });
    await this.#remove(manager, all);
    await removeDraftPictures(manager, kind, ...ids);
  }

  /** @returns paths of pictures whose files go with the commit */
  async #remove(manager: EntityManager, revisions: Pick<Revision, 'id' | 'content'>[]): Promise<string[]> {
    if (revisions.length === 0) return [];
    await manager.delete(Revision, { id: In(revisions.map(({ id }) => id)) });
    const paths = pathsIn(revisions.map(({ content }) => content));
    await this.unsettled.noteDropped(manager, paths);
    return paths;
  }
}
