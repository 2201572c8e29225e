import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { TrashService } from '../../content/content.module.js';
import { ContactInquiryDto } from './dto/contact-inquiry.dto.js';
import { inquiryType } from './inquiry.content-type.js';

/** Moves inquiries to the trash and back. */
@Injectable()
export class InquiriesTrashService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trash: TrashService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Moves an inquiry to the trash; its notes go with it. */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction((manager) => this.trash.remove(manager, inquiryType, id, caller));
  }

  /** Takes an inquiry with its notes out of the trash as it was. @throws ApiException 404 when it is not there */
  restore(id: number, caller: Caller, request?: RequestIdentity): Promise<ContactInquiryDto> {
    return this.idempotency.runOnce(request, async (manager) =>
      ContactInquiryDto.from(await this.trash.restore(manager, inquiryType, id, caller)),
    );
  }
}
