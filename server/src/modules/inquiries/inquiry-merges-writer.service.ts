import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict, validationError } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { RecordWriter, requirePerson } from '../../content/content.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { ContactInquiryDto } from './dto/contact-inquiry.dto.js';
import type { MergeInquiryDto, UnmergeInquiryDto } from './dto/merge-inquiry.dto.js';
import { areOfOnePerson } from './inquiry-duplicates.js';
import { InquiryStatus } from './inquiry-status.enum.js';
import { inquiryType } from './inquiry.content-type.js';

const { CLOSED, IN_PROGRESS } = InquiryStatus;

/** Joins what a person sent twice, and takes it back. */
@Injectable()
export class InquiryMergesWriterService {
  constructor(
    private readonly records: RecordWriter,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Joins an inquiry into another of the same person and closes it. Who merges it into the same one again finds it done.
   * @throws ApiException 400 into itself; 404; 409 with the current inquiry, or where the two cannot be merged
   */
  merge(
    id: number,
    { intoId, version }: MergeInquiryDto,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<ContactInquiryDto> {
    if (intoId === id) {
      const message = 'An inquiry cannot be merged into itself. Choose another one of the same person.';
      throw validationError([{ field: 'intoId', message }]);
    }
    return this.idempotency.runOnce(request, async (manager) => {
      const main = await this.#lockBoth(manager, id, intoId);
      const change = {
        ...{ id, version, isDone: (inquiry: ContactInquiry) => inquiry.mergedIntoId === intoId },
        apply: async (inquiry: ContactInquiry) => {
          requirePerson(main);
          await requireMergeable(manager, inquiry, main);
          inquiry.statusBeforeMerge = inquiry.status;
          Object.assign(inquiry, { status: CLOSED, mergedIntoId: intoId, mergedAt: new Date() });
        },
      };
      return ContactInquiryDto.from(await this.records.change(manager, inquiryType, change, caller));
    });
  }

  /**
   * Takes an inquiry out of the one it was merged into. It is again what it was before, unless somebody gave it another
   * status since; it is IN_PROGRESS where that is not known.
   * @throws ApiException 404; 409 with the current inquiry
   */
  unmerge(
    id: number,
    { version }: UnmergeInquiryDto,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<ContactInquiryDto> {
    return this.idempotency.runOnce(request, async (manager) => {
      const change = {
        ...{ id, version, isDone: (inquiry: ContactInquiry) => inquiry.mergedIntoId === null },
        apply: (inquiry: ContactInquiry) => {
          if (inquiry.status === CLOSED) inquiry.status = inquiry.statusBeforeMerge ?? IN_PROGRESS;
          Object.assign(inquiry, { mergedIntoId: null, mergedAt: null, statusBeforeMerge: null });
        },
      };
      return ContactInquiryDto.from(await this.records.change(manager, inquiryType, change, caller));
    });
  }

  /** In the order of their ids, so that who merges them the other way round at the same time waits. @returns the main one */
  async #lockBoth(manager: EntityManager, id: number, intoId: number): Promise<ContactInquiry> {
    const first = await this.records.load(manager, inquiryType, Math.min(id, intoId));
    const second = await this.records.load(manager, inquiryType, Math.max(id, intoId));
    return intoId < id ? first : second;
  }
}

/** @throws ApiException 409 with the reason */
async function requireMergeable(
  manager: EntityManager,
  { id, mergedIntoId }: ContactInquiry,
  main: ContactInquiry,
): Promise<void> {
  if (mergedIntoId !== null)
    throw conflict(`This inquiry is already merged into inquiry ${mergedIntoId}. Unmerge it first.`);
  if (main.mergedIntoId !== null)
    throw conflict(
      `Inquiry ${main.id} is merged into inquiry ${main.mergedIntoId}. Merge this one into inquiry ${main.mergedIntoId}.`,
    );
  if (await manager.existsBy(ContactInquiry, { mergedIntoId: id }))
    throw conflict(
      'Other inquiries are merged into this one. Merge the other one into this, or unmerge them first.',
    );
  if (!(await areOfOnePerson(manager, id, main.id)))
    throw conflict(
      `Inquiry ${main.id} is from another person: neither the email nor the phone is the same. Merge inquiries of one person only.`,
    );
}
