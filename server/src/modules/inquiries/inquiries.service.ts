import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { startOfLastSevenDays } from '../../common/last-seven-days.js';
import { findAllRows } from '../../common/pagination/all-rows.js';
import { findPage } from '../../common/pagination/page.js';
import { whereSearch } from '../../common/pagination/search.js';
import { countKinds, countMade, kindsBy, readKindsBy } from '../../common/tallies/tallies.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { ContactInquiryDetailsDto, ContactInquiryDto } from './dto/contact-inquiry.dto.js';
import { ContactInquiryPage } from './dto/contact-inquiry-page.dto.js';
import type { ContactInquiryStatsDto } from './dto/contact-inquiry-stats.dto.js';
import {
  ContactInquirySort,
  type ExportContactInquiriesQuery,
  type ListContactInquiriesQuery,
} from './dto/list-contact-inquiries.dto.js';
import { InquiryNote } from './inquiry-note.entity.js';
import { InquiryStatus } from './inquiry-status.enum.js';
import { inquiryTexts } from './inquiry-texts.js';

/** Inquiries as staff read them. */
@Injectable()
export class InquiriesService {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    @InjectRepository(InquiryNote) private readonly notes: Repository<InquiryNote>,
  ) {}

  async list(query: ListContactInquiriesQuery): Promise<ContactInquiryPage> {
    return ContactInquiryPage.from(
      await findPage(this.#filtered(query), query, sortColumn(query), ContactInquiryDto.from, {
        tallied: { facets: { status: query.status, projectType: query.projectType } },
      }),
    );
  }

  /** All inquiries that the filters leave. */
  listAll(query: ExportContactInquiriesQuery): Promise<AsyncIterable<ContactInquiryDto>> {
    return findAllRows(this.#filtered(query), query, sortColumn(query), ContactInquiryDto.from);
  }

  async stats(): Promise<ContactInquiryStatsDto> {
    const { dataSource } = this.inquiries.manager;
    const all = { of: ContactInquiry };
    const [counts, made] = await Promise.all([
      countKinds(dataSource, { totalInquiries: all, ...kindsBy(all, 'status', InquiryStatus) }),
      countMade(dataSource, { recentInquiries: { ...all, start: startOfLastSevenDays() } }),
    ]);
    return {
      totalInquiries: counts.totalInquiries,
      inquiriesByStatus: readKindsBy(counts, 'status', InquiryStatus),
      ...made,
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

  #filtered({
    status,
    projectType,
    search,
  }: ExportContactInquiriesQuery): SelectQueryBuilder<ContactInquiry> {
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
