import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { applyChanges, isAlreadySo, updateUnversioned } from '../../common/versioning.js';
import { RecordWriter, TrashService } from '../../content/content.module.js';
import type { CreateTenderPackDto, RefreshPackDto, UpdateTenderPackDto } from './dto/tender-pack.dto.js';
import { TenderPackDto } from './dto/tender-pack.dto.js';
import { PackFactsService } from './pack-facts.service.js';
import { tenderPackType } from './tender-pack.content-type.js';
import { newPack, TenderPack } from './tender-pack.entity.js';
import { PackFileState, type PackFormat } from './tender-pack.enums.js';

/** What was sent is kept, so this is bounded. */
const mostFiles = 50;

/** What staff change: packs. */
@Injectable()
export class TenderPacksWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly facts: PackFactsService,
    private readonly records: RecordWriter,
    private readonly trash: TrashService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Takes the facts of what is chosen. */
  create(fields: CreateTenderPackDto, caller: Caller, request?: RequestIdentity): Promise<TenderPackDto> {
    return this.idempotency.runOnce(request, async (manager) => {
      const pack = newPack(fields);
      pack.facts = await this.facts.complete(manager, pack);
      return TenderPackDto.from(await this.records.create(manager, tenderPackType, pack, caller));
    });
  }

  /** Takes the facts of what was not in the pack before. @throws ApiException 404, 409 */
  update(id: number, { version, ...fields }: UpdateTenderPackDto, caller: Caller): Promise<TenderPackDto> {
    return this.dataSource.transaction(async (manager) => {
      const change = {
        ...{ id, version, isDone: (pack: TenderPack) => isAlreadySo(pack, fields) },
        apply: async (pack: TenderPack) => {
          applyChanges(pack, fields);
          pack.facts = await this.facts.complete(manager, pack, pack.facts);
        },
      };
      return TenderPackDto.from(await this.records.change(manager, tenderPackType, change, caller));
    });
  }

  /** Takes all facts anew; files that were made stay as they are. @throws ApiException 404, 409 */
  refresh(id: number, { version }: RefreshPackDto, caller: Caller): Promise<TenderPackDto> {
    return this.dataSource.transaction(async (manager) => {
      const pack = await this.records.load(manager, tenderPackType, id);
      const facts = await this.facts.renew(manager, pack, pack.facts);
      const isDone = () => this.facts.compare(pack.facts, facts).length === 0;
      const apply = (current: TenderPack) => void (current.facts = facts);
      const change = { id, version, isDone, apply };
      return TenderPackDto.from(await this.records.change(manager, tenderPackType, change, caller));
    });
  }

  /** Has a file made, unless there is one of this version. @throws ApiException 404; 409 where there are too many */
  makeFile(id: number, format: PackFormat, request?: RequestIdentity): Promise<TenderPackDto> {
    return this.idempotency.runOnce(request, async (manager) => {
      const pack = await this.records.load(manager, tenderPackType, id);
      const packVersion = pack.version;
      const isKept = pack.files.some(
        (file) =>
          file.format === format && file.packVersion === packVersion && file.state !== PackFileState.FAILED,
      );
      if (isKept) return TenderPackDto.from(pack);
      if (pack.files.length >= mostFiles)
        throw conflict(`A pack has at most ${mostFiles} files. Create another pack.`);
      const made = { state: PackFileState.WAITING, progress: 0, madeAt: null, size: 0, path: null };
      pack.files = [{ id: randomUUID(), format, packVersion, ...made }, ...pack.files];
      // Not saved as a change: the pack itself is the same.
      const waiting = { files: pack.files, workAt: () => 'now()' };
      await updateUnversioned(manager, TenderPack, waiting).where({ id }).execute();
      return TenderPackDto.from(pack);
    });
  }

  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction((manager) => this.trash.remove(manager, tenderPackType, id, caller));
  }

  restore(id: number, caller: Caller, request?: RequestIdentity): Promise<TenderPackDto> {
    return this.idempotency.runOnce(request, async (manager) =>
      TenderPackDto.from(await this.trash.restore(manager, tenderPackType, id, caller)),
    );
  }
}
