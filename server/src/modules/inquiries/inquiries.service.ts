import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type SelectQueryBuilder } from 'typeorm';
import {
  countByValue,
  countRecords,
  startOfLastSevenDays,
  totalOf,
} from '../../common/counts/count-records.js';
import { notFound } from '../../common/errors/api-exception.js';
import { findAllRows } from '../../common/pagination/all-rows.js';
import { findPage } from '../../common/pagination/page.js';
import { whereSearch } from '../../common/pagination/search.js';
import { RecordKind } from '../../common/record-kind.js';
import { ActivityService } from '../../content/content.module.js';
import { User, UserRole } from '../accounts/accounts.module.js';
import { RecordMails } from '../mail/mail.module.js';
import { NotificationSubject } from '../notifications/notifications.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import {
  ContactInquiryDetailsDto,
  ContactInquiryDto,
  ContactInquiryPage,
  type ContactInquiryStatsDto,
  InquiryOwnerDto,
  ListedInquiryDto,
} from './dto/contact-inquiry.dto.js';
import {
  ContactInquirySort,
  type ExportContactInquiriesQuery,
  InquiryDue,
  InquiryOwnership,
  type ListContactInquiriesQuery,
} from './dto/list-contact-inquiries.dto.js';
import { isLateSql, isWaitingSql } from './inquiry-due.js';
import { findSiblings, readWithDuplicates } from './inquiry-duplicates.js';
import { InquiryEntry } from './inquiry-entry.entity.js';
import { InquiryStatus } from './inquiry-status.enum.js';
import { inquiryTexts } from './inquiry-texts.js';

/** Who answers clients. */
export const rolesOfOwners = [UserRole.ADMIN, UserRole.OFFICE];

type ExportedInquiry = Omit<ContactInquiryDto, 'projects'> & { projects: string[]; owner: string | null };

/** Inquiries as staff read them. */
@Injectable()
export class InquiriesService {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly mails: RecordMails,
    private readonly activity: ActivityService,
  ) {}

  /** @param userId the caller */
  async list(query: ListContactInquiriesQuery, userId: number): Promise<ContactInquiryPage> {
    const rows = this.#filtered(query, userId);
    return ContactInquiryPage.from(
      await findPage(rows, query, sortColumn(query), ListedInquiryDto.withDuplicates, {
        read: readWithDuplicates,
      }),
    );
  }

  /** All inquiries that the filters leave; the log says who took them. @param userId the caller */
  async listAll(query: ExportContactInquiriesQuery, userId: number): Promise<AsyncIterable<ExportedInquiry>> {
    const names = new Map((await this.owners()).map(({ id, name }) => [id, name]));
    const toRow = (inquiry: ContactInquiry) => ({
      ...ContactInquiryDto.from(inquiry),
      projects: inquiry.projects.map(({ title }) => title),
      owner: inquiry.ownerId === null ? null : (names.get(inquiry.ownerId) ?? null),
    });
    return findAllRows(this.#filtered(query, userId), query, sortColumn(query), toRow, (rows) =>
      this.activity.noteExport({
        ...{ subject: RecordKind.INQUIRY, list: 'Inquiries', rows },
        actorId: userId,
      }),
    );
  }

  /** Who sees to inquiries or can, by name; who left, as long as an inquiry is theirs. */
  async owners(): Promise<InquiryOwnerDto[]> {
    const accounts = await this.inquiries.manager
      .createQueryBuilder(User, 'account')
      .select(['account.id', 'account.name', 'account.role', 'account.isActive'])
      .where({ role: In(rolesOfOwners), isActive: true })
      .orWhere(`EXISTS (SELECT FROM contact_inquiries WHERE contact_inquiries.owner_id = account.id)`)
      .orderBy('account.name')
      .addOrderBy('account.id')
      .getMany();
    return accounts.map(({ id, name, role, isActive }) => ({
      ...{ id, name },
      isAvailable: isActive && rolesOfOwners.includes(role),
    }));
  }

  async stats(): Promise<ContactInquiryStatsDto> {
    const [inquiriesByStatus, recent] = await Promise.all([
      countByValue(this.inquiries.manager, ContactInquiry, 'status', InquiryStatus),
      countRecords(this.inquiries.manager, {
        recentInquiries: { of: ContactInquiry, start: startOfLastSevenDays() },
      }),
    ]);
    return { totalInquiries: totalOf(inquiriesByStatus), inquiriesByStatus, ...recent };
  }

  async findById(id: number): Promise<ContactInquiryDetailsDto> {
    const inquiry = await this.inquiries.findOneBy({ id });
    if (!inquiry) throw notFound(inquiryTexts.notFound);
    const { manager } = this.inquiries;
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    const merged = await this.inquiries.find({ where: { mergedIntoId: id }, order });
    const inquiryId = In([id, ...merged.map((each) => each.id)]);
    const [entries, mails, siblings] = await Promise.all([
      manager.find(InquiryEntry, { where: { inquiryId }, relations: { author: true }, order }),
      this.mails.of(NotificationSubject.INQUIRY, id),
      findSiblings(manager, inquiry),
    ]);
    return ContactInquiryDetailsDto.with(inquiry, { entries, mails, siblings, merged });
  }

  #filtered(
    { status, projectType, owner, ownerId, due, spam, search }: ExportContactInquiriesQuery,
    userId: number,
  ): SelectQueryBuilder<ContactInquiry> {
    const builder = this.inquiries.createQueryBuilder('inquiry');
    if (status) builder.andWhere('inquiry.status = :status', { status });
    if (projectType) builder.andWhere('inquiry.projectType = :projectType', { projectType });
    if (owner === InquiryOwnership.MINE) builder.andWhere('inquiry.ownerId = :userId', { userId });
    if (owner === InquiryOwnership.NOBODY) builder.andWhere('inquiry.ownerId IS NULL');
    if (ownerId !== undefined) builder.andWhere('inquiry.ownerId = :ownerId', { ownerId });
    if (due) builder.andWhere(due === InquiryDue.LATE ? isLateSql : isWaitingSql);
    if (spam !== undefined) builder.andWhere('inquiry.isSpam = :spam', { spam });
    whereSearch(builder, search);
    return builder;
  }
}

function sortColumn({ sortBy = ContactInquirySort.createdAt }: ExportContactInquiriesQuery): string {
  return `inquiry.${sortBy}`;
}
