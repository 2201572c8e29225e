import { type AttachmentType, attachmentTypeOf } from '@consultancy/shared/attachments';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import { afterCommit } from '../../common/after-commit.js';
import { type Erased, EraseStep } from '../../common/erasure/erasure.js';
import { tooLarge, tooMany, unsupportedType } from '../../common/errors/api-exception.js';
import { attachmentsField } from '../../common/http/accepts-attachments.decorator.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import {
  type Filing,
  IdempotencyService,
  type Submission,
} from '../../common/idempotency/idempotency.service.js';
import { textLimits } from '../../common/text-limits.js';
import { fileNameOf } from '../../common/text/file-name.js';
import { FileUploads, type FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { UnsettledFiles } from '../../integrations/file-uploads/unsettled-files.js';
import { DailyLimits } from '../../integrations/rate-limit/daily-limits.js';
import { AttachmentSpaceService, mostStored } from './attachment-space.service.js';
import { attachmentTexts } from './attachment-texts.js';
import { Attachment, attachedKinds, type AttachedKind } from './attachment.entity.js';

const megabyte = 1024 * 1024;

/** Of one client: two forms with all that fits, and some more. */
const mostOfClientADay = 250 * megabyte;

const secondsToWait = 60 * 60;

/** Who sends a form with files. */
export interface Sender {
  files: FormFile[];
  /** Their network address. */
  address: string;
}

type Attached = Pick<Attachment, 'name' | 'type' | 'size'>;

/** Adds the files to a record that has just been stored. */
export type Attach = (manager: EntityManager, kind: AttachedKind, recordId: number) => Promise<void>;

/** Keeps what visitors send along, and deletes it with the record or the person. */
@Injectable()
export class AttachmentsWriterService {
  private readonly logger = new Logger(AttachmentsWriterService.name);

  constructor(
    private readonly space: AttachmentSpaceService,
    private readonly uploads: FileUploads,
    private readonly unsettled: UnsettledFiles,
    private readonly idempotency: IdempotencyService,
    private readonly limits: DailyLimits,
  ) {}

  /**
   * Files a record with its files, at most once for each submission.
   * @throws ApiException 413 where there is no room, 415 for a file of another type, 429 where the client sent too many
   */
  file<Filed extends Submission & ObjectLiteral, Answer>(
    { files, address }: Sender,
    request: RequestIdentity | undefined,
    filing: (attach: Attach) => Filing<Filed, Answer>,
  ): Promise<Answer> {
    if (files.length === 0)
      return this.idempotency.createOnce(
        request,
        filing(() => Promise.resolve()),
      );
    const checked = files.map(({ buffer = Buffer.alloc(0), originalname = '' }) => {
      const type = requireType(buffer, originalname);
      return { bytes: buffer, type, name: nameWithEnding(originalname, type), size: buffer.length };
    });
    return this.uploads.storePrivateFiles(checked, request, (paths) => ({
      ...filing((manager, kind, recordId) => attachAll(manager, { kind, recordId }, checked, paths)),
      prepare: () => this.#requireRoom(checked, address),
    }));
  }

  async #requireRoom(files: Attached[], address: string): Promise<void> {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (!(await this.limits.allows('attached bytes', address, mostOfClientADay, bytes))) {
      throw tooMany(attachmentTexts.tooMuchToday, secondsToWait);
    }
    if ((await this.space.used()) + bytes <= mostStored) return;
    this.logger.warn('Attachments of visitors are refused: 10 GB are stored. Delete old inquiries for good.');
    throw tooLarge(attachmentTexts.full, attachmentsField);
  }

  /** Rows go at once, files once that is committed. */
  @EraseStep('before')
  async erase(manager: EntityManager, { subject, ids }: Erased): Promise<void> {
    if (!(attachedKinds as readonly string[]).includes(subject)) return;
    const gone = await manager
      .createQueryBuilder()
      .delete()
      .from(Attachment)
      .where('kind = :subject AND record_id = ANY (:ids)', { subject, ids })
      .returning('path')
      .execute();
    const paths = (gone.raw as { path: string }[]).map(({ path }) => path);
    if (paths.length === 0) return;
    await this.unsettled.noteDropped(manager, paths);
    afterCommit(
      manager,
      'Files of erased records are removed later',
      () => void this.unsettled.removeDropped(paths),
    );
  }
}

async function attachAll(
  manager: EntityManager,
  record: { kind: AttachedKind; recordId: number },
  files: Attached[],
  paths: readonly string[],
): Promise<void> {
  const rows = files.map(({ name, type, size }, index) => ({
    ...record,
    ...{ name, type, size, path: paths[index]! },
  }));
  await manager.insert(Attachment, rows);
}

function requireType(bytes: Buffer, name: string): AttachmentType {
  const type = attachmentTypeOf(bytes);
  if (!type) throw unsupportedType(attachmentTexts.wrongType(fileNameOf(name)), attachmentsField);
  return type;
}

const endings: Partial<Record<AttachmentType, RegExp>> = { jpg: /\.jpe?g$/i };

/** A file ends as its type does, so that nobody opens it as something else. */
function nameWithEnding(given: string, type: AttachmentType): string {
  const name = fileNameOf(given);
  const ending = endings[type] ?? new RegExp(`\\.${type}$`, 'i');
  return ending.test(name) ? name : `${name.slice(0, textLimits.title - type.length - 1)}.${type}`;
}
