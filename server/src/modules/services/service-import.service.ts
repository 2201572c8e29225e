import { isDeepStrictEqual } from 'node:util';
import { HttpStatus, Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { readCsv } from '../../common/csv/read-csv.js';
import { ApiException } from '../../common/errors/api-exception.js';
import { ErrorCode } from '../../common/errors/error-code.enum.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { applyChanges, isAlreadySo } from '../../common/versioning.js';
import { RecordKind } from '../../common/record-kind.js';
import { ImageUploads } from '../../integrations/images/image-uploads.js';
import { ActivityService, ActivityVerb } from '../../content/content.module.js';
import { ImportedRowDto, ImportOutcome, type ServiceImportDto } from './dto/import-services.dto.js';
import { requiredServiceFields } from './dto/service.dto.js';
import { serviceColumns } from './service-columns.js';
import { imageAfter } from '../../integrations/images/image-after.js';
import { readServiceRow, type ServiceRow } from './service-row.js';
import { Service } from './service.entity.js';

const mostRows = 1_000;
/** How many errors a refusal names; the dry run lists them all. */
const mostErrorsNamed = 100;

/** What the import makes of a row. */
interface PlannedRow {
  report: ImportedRowDto;
  /** To be stored; null where nothing is to be done. */
  service: Service | null;
  /** The image that the service had, where it gets another. */
  droppedImage: string | null;
}

/**
 * Services from a CSV file: a row with the id of a service changes it, any other row adds one. Either all rows
 * are stored or none.
 */
@Injectable()
export class ServiceImportService {
  constructor(
    private readonly uploads: ImageUploads,
    private readonly activity: ActivityService,
  ) {}

  /**
   * @param isDryRun only to report what would happen
   * @throws ApiException 400 and 415 for a file that cannot be read, and 400 for one with rows that cannot be used
   */
  async import(
    file: Buffer | undefined,
    isDryRun: boolean,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<ServiceImportDto> {
    const records = readCsv(file, {
      columns: serviceColumns,
      required: requiredServiceFields,
      mostRows,
    });
    const rows = await Promise.all(records.map(readServiceRow));
    return this.uploads.saveWithChange(
      [],
      'services',
      async (manager) => {
        const planned = await plan(manager, rows);
        if (!isDryRun) await this.#store(manager, planned, caller);
        const dropped = planned.flatMap(({ droppedImage }) => droppedImage ?? []);
        return { answer: { rows: planned.map(({ report }) => report) }, dropped: isDryRun ? [] : dropped };
      },
      caller,
      request,
    );
  }

  async #store(manager: EntityManager, planned: PlannedRow[], caller: Caller): Promise<void> {
    const refused = planned.map(({ report }) => report).filter(({ errors }) => errors.length > 0);
    if (refused.length > 0) throw importRefused(refused);
    const changed = planned.filter(({ service }) => service !== null);
    if (changed.length === 0) return;
    const saved = await manager.save(
      changed.map(({ service }) => service!),
      { chunk: 100, data: { authorId: caller.userId } },
    );
    await this.activity.record(
      manager,
      ...saved.map(({ id, title }, index) => ({
        subject: RecordKind.SERVICE,
        verb:
          changed[index]!.report.outcome === ImportOutcome.CREATED
            ? ActivityVerb.CREATED
            : ActivityVerb.UPDATED,
        id,
        title,
        actorId: caller.userId,
      })),
    );
  }
}

/** What each row would do to the services as they are, which stay locked until the transaction ends. */
async function plan(manager: EntityManager, rows: ServiceRow[]): Promise<PlannedRow[]> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const stored = await manager.find(Service, {
    where: { id: In(ids) },
    // Always in the same order, so that two imports wait for one another instead of getting stuck.
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const byId = new Map(stored.map((service) => [service.id, service]));
  return rows.map((row, index) => {
    const service = row.id === undefined ? undefined : byId.get(row.id);
    const twin = rows.slice(0, index).find((earlier) => isTwin(row, earlier));
    const errors = twin
      ? [{ field: 'row', message: `This row is the same as row ${twin.row}.` }]
      : row.errors;
    return planRow({ ...row, errors }, service, manager);
  });
}

/** Whether two rows are about the same service, or add the same one twice. */
function isTwin(row: ServiceRow, earlier: ServiceRow): boolean {
  if (row.id !== undefined || earlier.id !== undefined) return row.id === earlier.id;
  return row.errors.length === 0 && isDeepStrictEqual(row.fields, earlier.fields);
}

function planRow(row: ServiceRow, stored: Service | undefined, manager: EntityManager): PlannedRow {
  const refuse = (errors: ImportedRowDto['errors']): PlannedRow => ({
    report: { row: row.row, title: row.title, outcome: ImportOutcome.REFUSED, errors },
    service: null,
    droppedImage: null,
  });
  if (row.errors.length > 0 || !row.fields) return refuse(row.errors);
  const before = stored?.image ?? null;
  let image: string | null;
  try {
    image = imageAfter(before, row.fields.image);
  } catch (error) {
    return refuse((error as ApiException).fields);
  }
  const fields = { ...row.fields, image };
  const accept = (outcome: ImportOutcome, service: Service | null): PlannedRow => ({
    report: { row: row.row, title: row.title, outcome, errors: [] },
    service,
    droppedImage: service && before !== image ? before : null,
  });
  if (stored && isAlreadySo(stored, fields)) return accept(ImportOutcome.UNCHANGED, null);
  if (stored && row.version !== undefined && row.version !== stored.version) {
    const message = 'Somebody else has changed this service since the export. Export it again.';
    return refuse([{ field: 'version', message }]);
  }
  const service = stored ?? manager.create(Service, {});
  applyChanges(service, fields);
  return accept(stored ? ImportOutcome.UPDATED : ImportOutcome.CREATED, service);
}

function importRefused(refused: ImportedRowDto[]): ApiException {
  const details = refused.flatMap(({ row, errors }) =>
    errors.map(({ field, message }) => ({
      field: `rows.${row}.${field}`,
      message: `Row ${row}: ${message}`,
    })),
  );
  const more = details.length > 1 ? ` There are ${details.length - 1} more errors like this.` : '';
  return new ApiException(
    HttpStatus.BAD_REQUEST,
    ErrorCode.VALIDATION_ERROR,
    `Nothing was imported. ${details[0]!.message}${more}`,
    details.slice(0, mostErrorsNamed),
  );
}
