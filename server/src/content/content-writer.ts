import { Injectable } from '@nestjs/common';
import { DataSource, type DeepPartial, type EntityManager } from 'typeorm';
import type { Caller } from '../common/access/access.js';
import type { RequestIdentity } from '../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import type { ToggleDto } from '../common/validation/toggle.dto.js';
import { applyChanges, isAlreadySo } from '../common/versioning.js';
import type { FileChange, FormFile } from '../integrations/file-uploads/file-uploads.js';
import { imageAfter } from '../integrations/images/image-after.js';
import { ImageUploads } from '../integrations/images/image-uploads.js';
import { refuseFaulty, withoutTwins } from './csv-import/csv-import.js';
import { ImportOutcome, type ImportReportDto } from './csv-import/import-csv.dto.js';
import { planImport, readImport } from './csv-import/plan-import.js';
import type { CsvShape } from './csv-import/read-row.js';
import { libraryPaths } from './pictures/picture-paths.js';
import { RecordWriter, setSwitch } from './record-writer.js';
import { TrashService } from './trash/trash.service.js';
import type { GivenPictures, WrittenRecord, WrittenType } from './written-type.js';

/** What a request says: fields of the record, and the version that it is based on. */
export type Wanted<Fields> = Fields & { version?: number };

/** How requests change records of one kind; each kind is a class with its `type` and what is special about it. */
@Injectable()
export abstract class ContentWriter<Entity extends WrittenRecord, Fields extends object, Dto extends object> {
  protected abstract readonly type: WrittenType<Entity, Dto>;

  constructor(
    protected readonly dataSource: DataSource,
    protected readonly uploads: ImageUploads,
    protected readonly records: RecordWriter,
    protected readonly trash: TrashService,
    protected readonly idempotency: IdempotencyService,
  ) {}

  create(fields: Fields, images: FormFile[], caller: Caller, request?: RequestIdentity): Promise<Dto> {
    return this.withPictures(fields, images, caller, request, async (manager, given) => {
      const record = manager.create(this.type.entity, this.blank());
      this.apply(record, fields, given);
      await this.complete(manager, record);
      const saved = await this.records.create(manager, this.type, record, caller);
      return { answer: this.type.toDto(saved), dropped: [] };
    });
  }

  /** @throws ApiException 404; 409 with the current record for a change of an older version */
  update(
    id: number,
    { version, ...rest }: Wanted<Fields>,
    images: FormFile[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<Dto> {
    const fields = rest as unknown as Fields;
    return this.withPictures(fields, images, caller, request, async (manager, given) => {
      const dropped: string[] = [];
      const change = {
        id,
        version,
        isDone: (record: Entity) => images.length === 0 && this.isAlreadySo(record, fields),
        apply: (record: Entity) => {
          dropped.push(...this.apply(record, fields, given));
        },
      };
      const saved = await this.records.change(manager, this.type, change, caller);
      return { answer: this.type.toDto(saved), dropped };
    });
  }

  /** Sets a switch to the wanted value, or, where none is named, to what it is not. */
  toggle(
    id: number,
    name: keyof Entity & string,
    { value, version }: ToggleDto,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<Dto> {
    const change = { id, version, ...setSwitch<Entity>(name, value) };
    return this.idempotency.runOnce(request, async (manager) =>
      this.type.toDto(await this.records.change(manager, this.type, change, caller)),
    );
  }

  /** Moves a record to the trash; its pictures stay until it leaves the trash for good. */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction((manager) => this.trash.remove(manager, this.type, id, caller));
  }

  /** Takes a record out of the trash as it was. @throws ApiException 404 when it is not there */
  restore(id: number, caller: Caller, request?: RequestIdentity): Promise<Dto> {
    return this.idempotency.runOnce(request, async (manager) =>
      this.type.toDto(await this.trash.restore(manager, this.type, id, caller)),
    );
  }

  /**
   * Records from a CSV file: a row with the id of a record changes it, any other row adds one. All rows are stored or
   * none.
   * @param isDryRun only to report what would happen
   * @throws ApiException 400 and 415 for a file that cannot be read, and 400 for one with rows that cannot be used
   */
  async importCsv(
    shape: CsvShape<Fields>,
    file: Buffer | undefined,
    isDryRun: boolean,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<ImportReportDto> {
    const rows = await readImport(file, this.type.entity, shape);
    return this.uploads.saveWithChange(
      [],
      this.type.folder ?? this.type.kind,
      async (manager) => {
        const planned = await planImport<Entity, Fields>(manager, withoutTwins(rows), {
          type: this.type,
          picturesIn: (fields) => this.picturesIn(fields),
          isAlreadySo: (record, fields) => this.isAlreadySo(record, fields),
          blank: () => this.blank(),
          apply: (record, fields, given) => this.apply(record, fields, given),
        });
        const answer = { rows: planned.map(({ report }) => report) };
        if (isDryRun) return { answer, dropped: [] };
        refuseFaulty(answer.rows);
        for (const { report, record } of planned) {
          if (record && report.outcome === ImportOutcome.UPDATED)
            await this.records.update(manager, this.type, record, caller);
          else if (record) {
            await this.complete(manager, record);
            await this.records.create(manager, this.type, record, caller);
          }
        }
        return { answer, dropped: planned.flatMap(({ dropped = [] }) => dropped) };
      },
      caller,
      request,
    );
  }

  /** Makes a change of a record together with the pictures that come with it. */
  protected withPictures(
    fields: Fields,
    images: FormFile[],
    caller: Caller,
    request: RequestIdentity | undefined,
    change: (manager: EntityManager, given: GivenPictures) => Promise<FileChange<Dto>>,
  ): Promise<Dto> {
    return this.uploads.saveWithChange(
      images,
      this.type.folder ?? this.type.kind,
      async (manager, uploads) => {
        await this.check(manager, fields);
        const library = await libraryPaths(manager, this.picturesIn(fields));
        return change(manager, { uploads, library });
      },
      caller,
      request,
    );
  }

  /** @throws ApiException 400 for fields that name what is not there */
  protected async check(_manager: EntityManager, _fields: Fields): Promise<void> {}

  /** What a new record has before a request says anything. */
  protected blank(): DeepPartial<Entity> {
    return {} as DeepPartial<Entity>;
  }

  /** Adds what a new record has beside what the request says. */
  protected async complete(_manager: EntityManager, _record: Entity): Promise<void> {}

  /** Fields of a request as columns. */
  protected columnsOf(fields: Fields): Partial<Entity> {
    return fields as Partial<Entity>;
  }

  protected isAlreadySo(record: Entity, fields: Fields): boolean {
    return isAlreadySo(record, this.columnsOf(fields));
  }

  /** Names of pictures in a request. */
  protected picturesIn(fields: Fields): (string | null | undefined)[] {
    const { pictureField } = this.type;
    return pictureField ? [(fields as Record<string, string | null | undefined>)[pictureField]] : [];
  }

  /**
   * Sets what a request says.
   * @returns paths of pictures that the record no longer shows
   * @throws ApiException 400 for a picture that is none of the site
   */
  protected apply(record: Entity, fields: Fields, { uploads: [uploaded], library }: GivenPictures): string[] {
    const columns: Record<string, unknown> = { ...this.columnsOf(fields) };
    const { pictureField } = this.type;
    const dropped: string[] = [];
    if (pictureField) {
      const before = (record[pictureField] ?? null) as string | null;
      const wanted = columns[pictureField] as string | null | undefined;
      const after = imageAfter(before, wanted, uploaded, library, pictureField);
      columns[pictureField] = after;
      if (before !== null && before !== after) dropped.push(before);
    }
    applyChanges(record, columns as Partial<Entity>);
    return dropped;
  }
}
