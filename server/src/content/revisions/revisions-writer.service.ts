import { Injectable } from '@nestjs/common';
import type { Caller } from '../../common/access/access.js';
import { fieldsOf } from '../../common/fields/field-info.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import type { RecordKind } from '../../common/record-kind.js';
import type { ContentRecord } from '../content-type.js';
import { ContentTypes } from '../content-types.js';
import { RecordWriter, setColumns } from '../record-writer.js';
import type { RestoredRevisionDto } from './dto/revision.dto.js';
import { contentOf, withoutPictures, withPathsOfNow } from './revision-content.js';
import { RevisionsService } from './revisions.service.js';

/** Which version, and of what. */
interface WhichRevision {
  kind: RecordKind;
  recordId: number;
  version: number;
}

/** Brings versions back. */
@Injectable()
export class RevisionsWriterService {
  constructor(
    private readonly revisions: RevisionsService,
    private readonly types: ContentTypes,
    private readonly records: RecordWriter,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Makes a record say again what it said in a version. That is a change like any other: a new version, which can be
   * undone by restoring the one before.
   * @param basedOn the version of the record that the caller has seen
   * @throws ApiException 404, 409 with the current record where somebody else changed it meanwhile
   */
  restore(
    { kind, recordId, version }: WhichRevision,
    basedOn: number,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<RestoredRevisionDto> {
    const type = this.types.publishedOf(kind);
    const fields = fieldsOf(type.entity);
    return this.idempotency.runOnce(request, async (manager) => {
      // Held, so that its pictures stay until the record names them.
      const lock = { mode: 'pessimistic_read' } as const;
      const revision = await this.revisions.require(manager, { kind, recordId, version }, lock);
      const stored = contentOf(type, revision.content);
      const wanted = Object.fromEntries(
        Object.entries(stored).filter(([name]) => fields.get(name)!.isRestored),
      );
      const { contents, gone } = await withPathsOfNow(manager, [wanted]);
      const columns = withoutPictures(type, contents[0]!, gone) as Partial<ContentRecord>;
      type.publishing.arrange?.(columns as ContentRecord);
      const change = { id: recordId, version: basedOn, ...setColumns<ContentRecord>(columns) };
      const record = await this.records.change(manager, type, change, caller);
      return { version: record.version, missingPictures: gone };
    });
  }
}
