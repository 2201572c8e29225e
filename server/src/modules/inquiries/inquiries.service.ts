import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository, type SelectQueryBuilder } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { readCountsBy, selectCountsBy } from '../../common/counts-by.js';
import { notFound } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { startOfLastSevenDays } from '../../common/last-seven-days.js';
import { findAllRows } from '../../common/pagination/all-rows.js';
import { findPage } from '../../common/pagination/page.js';
import { whereSearch } from '../../common/pagination/search.js';
import { ActivitySubject, ActivityVerb, RecordChanges, setColumns } from '../activity/activity.module.js';
import { BinEntity, type BinnedKind, BinService } from '../bin/bin.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { ContactInquiryDetailsDto, ContactInquiryDto } from './dto/contact-inquiry.dto.js';
import { ContactInquiryPage } from './dto/contact-inquiry-page.dto.js';
import type { ContactInquiryStatsDto } from './dto/contact-inquiry-stats.dto.js';
import { type AddInquiryNoteDto, InquiryNoteDto } from './dto/inquiry-note.dto.js';
import {
  ContactInquirySort,
  type ExportContactInquiriesQuery,
  type ListContactInquiriesQuery,
} from './dto/list-contact-inquiries.dto.js';
import type { UpdateContactInquiryDto } from './dto/update-contact-inquiry.dto.js';
import { InquiryNote } from './inquiry-note.entity.js';
import { InquiryStatus } from './inquiry-status.enum.js';
import { inquiryTexts } from './inquiry-texts.js';

const inquiryKind: BinnedKind<ContactInquiry> = {
  entity: BinEntity.INQUIRY,
  target: ContactInquiry,
  thing: 'Inquiry',
  subject: ActivitySubject.INQUIRY,
  notFound: inquiryTexts.notFound,
  titleOf: ({ fullName, subject }) => `${fullName}, ${subject}`,
  toDto: ContactInquiryDto.from,
  describe: ({ fullName, subject }) => ({ title: fullName, subtitle: subject }),
};

/** What staff do with inquiries. */
@Injectable()
export class InquiriesService implements OnModuleInit {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    @InjectRepository(InquiryNote) private readonly notes: Repository<InquiryNote>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: RecordChanges,
    private readonly bin: BinService,
    private readonly idempotency: IdempotencyService,
  ) {}

  onModuleInit(): void {
    this.bin.addKind(inquiryKind);
  }

  async list(query: ListContactInquiriesQuery): Promise<ContactInquiryPage> {
    return ContactInquiryPage.from(
      await findPage(this.#wanted(query), query, sortColumn(query), ContactInquiryDto.from),
    );
  }

  /** All inquiries that the filters leave. */
  listAll(query: ExportContactInquiriesQuery): Promise<AsyncIterable<ContactInquiryDto>> {
    return findAllRows(this.#wanted(query), query, sortColumn(query), ContactInquiryDto.from);
  }

  /** Counts in one pass over the table. */
  async stats(): Promise<ContactInquiryStatsDto> {
    const counts = this.inquiries
      .createQueryBuilder('inquiry')
      .select('count(*)::int', 'totalInquiries')
      .addSelect('count(*) FILTER (WHERE inquiry.createdAt >= :recently)::int', 'recentInquiries')
      .setParameters({ recently: startOfLastSevenDays() });
    selectCountsBy(counts, 'inquiry.status', InquiryStatus);
    const row = (await counts.getRawOne<Record<string, number>>())!;
    return {
      totalInquiries: row['totalInquiries']!,
      inquiriesByStatus: readCountsBy(row, 'inquiry.status', InquiryStatus),
      recentInquiries: row['recentInquiries']!,
    };
  }

  async findById(id: number): Promise<ContactInquiryDetailsDto> {
    const inquiry = await this.inquiries.findOneBy({ id });
    if (!inquiry) throw notFound(inquiryTexts.notFound);
    const notes = await this.notes.find({
      where: { inquiryId: id },
      relations: { author: true },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return ContactInquiryDetailsDto.withNotes(inquiry, notes);
  }

  update(
    id: number,
    { version, ...changes }: UpdateContactInquiryDto,
    caller: Caller,
  ): Promise<ContactInquiryDto> {
    const change = { id, version, ...setColumns<ContactInquiry>(changes) };
    return this.dataSource.transaction(async (manager) =>
      ContactInquiryDto.from(await this.changes.change(manager, inquiryKind, change, caller)),
    );
  }

  /** Moves an inquiry to the bin; its notes go with it. */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction((manager) => this.bin.remove(manager, inquiryKind, id, caller));
  }

  /** Takes an inquiry with its notes out of the bin as it was. @throws ApiException 404 when it does not lie there */
  restore(id: number, caller: Caller, request?: RequestIdentity): Promise<ContactInquiryDto> {
    return this.idempotency.once(request, async (manager) =>
      ContactInquiryDto.from(await this.bin.restore(manager, inquiryKind, id, caller)),
    );
  }

  /** Keeps a note beside the inquiry, which itself does not change. */
  addNote(
    id: number,
    { content }: AddInquiryNoteDto,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<InquiryNoteDto> {
    return this.idempotency.once(request, async (manager) => {
      const inquiry = await this.changes.load(manager, inquiryKind, id);
      const note = await manager.save(InquiryNote, { inquiryId: id, authorId: caller.userId, content });
      await this.changes.log(manager, inquiryKind, ActivityVerb.UPDATED, inquiry, caller);
      const kept = await manager.findOneOrFail(InquiryNote, {
        where: { id: note.id },
        relations: { author: true },
      });
      return InquiryNoteDto.from(kept);
    });
  }

  #wanted({ status, projectType, search }: ExportContactInquiriesQuery): SelectQueryBuilder<ContactInquiry> {
    const builder = this.inquiries.createQueryBuilder('inquiry');
    if (status) builder.andWhere('inquiry.status = :status', { status });
    if (projectType) builder.andWhere('inquiry.projectType = :projectType', { projectType });
    whereSearch(builder, search);
    return builder;
  }
}

function sortColumn({ sortBy = ContactInquirySort.createdAt }: ExportContactInquiriesQuery): string {
  return `inquiry.${sortBy}`;
}
