import { startOfMonthInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, Repository, type SelectQueryBuilder } from 'typeorm';
import { countRecords } from '../../common/counts/count-records.js';
import { notFound } from '../../common/errors/api-exception.js';
import { findAllRows } from '../../common/pagination/all-rows.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import { whereSearch } from '../../common/pagination/search.js';
import { RecordKind } from '../../common/record-kind.js';
import { type ActivityDto, ActivityService } from '../../content/content.module.js';
import { accountTexts, User, UserRole } from '../accounts/accounts.module.js';
import {
  type ExportUsersQuery,
  type ListUsersQuery,
  UserDto,
  UserSort,
  type UserStatsDto,
} from './dto/user.dto.js';

/** Accounts as staff and signing in read them. */
@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly activity: ActivityService,
  ) {}

  findEntity(id: number): Promise<User | null> {
    return this.users.findOneBy({ id });
  }

  /** The account with its password hash, which nothing else selects. */
  findWithPasswordHash(where: FindOptionsWhere<Pick<User, 'id' | 'email'>>): Promise<User | null> {
    return this.users
      .createQueryBuilder('user')
      .addSelect('user.passwordHash')
      .where(where.email ? { email: String(where.email).toLowerCase() } : where)
      .getOne();
  }

  list(query: ListUsersQuery): Promise<Page<UserDto>> {
    return findPage(this.#filtered(query), query, sortColumn(query), UserDto.from);
  }

  /** All accounts that the filters leave; the log says who took them. @param actorId the caller */
  listAll(query: ExportUsersQuery, actorId: number): Promise<AsyncIterable<UserDto>> {
    return findAllRows(this.#filtered(query), query, sortColumn(query), UserDto.from, (rows) =>
      this.activity.noteExport({ subject: RecordKind.USER, list: 'Accounts', rows, actorId }),
    );
  }

  stats(): Promise<UserStatsDto> {
    return countRecords(this.users.manager, {
      totalUsers: { of: User },
      activeUsers: { of: User, where: { isActive: true } },
      adminUsers: { of: User, where: { role: UserRole.ADMIN } },
      thisMonthUsers: { of: User, start: startOfMonthInAddisAbaba(new Date()) },
    });
  }

  async findById(id: number): Promise<UserDto> {
    const user = await this.findEntity(id);
    if (!user) throw notFound(accountTexts.notFound);
    return UserDto.from(user);
  }

  /** What the account did, newest first. */
  async activityOf(id: number): Promise<ActivityDto[]> {
    await this.findById(id);
    return this.activity.latest(100, { actorId: id });
  }

  #filtered({ role, isActive, search }: ExportUsersQuery): SelectQueryBuilder<User> {
    const builder = this.users.createQueryBuilder('user');
    if (role) builder.andWhere('user.role = :role', { role });
    if (isActive !== undefined) builder.andWhere('user.isActive = :isActive', { isActive });
    whereSearch(builder, search);
    return builder;
  }
}

function sortColumn({ sortBy = UserSort.createdAt }: ExportUsersQuery): string {
  return `user.${sortBy}`;
}
