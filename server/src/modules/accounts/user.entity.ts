import { Check, Column, Entity, Index, Unique } from 'typeorm';
import { HasCounters } from '../../common/counters/has-counters.decorator.js';
import {
  EnumCheck,
  EnumColumn,
  OptionalTextColumn,
  SortedTextColumn,
  TimeColumn,
} from '../../common/database-columns.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { Searched } from '../../common/search/searched.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { ReadingCalendar } from './reading-calendar.enum.js';
import { UserRole } from './user-role.enum.js';
import { UserSource } from './user-source.enum.js';

/** An account: staff (ADMIN) or a public visitor's (USER). */
@Entity('users')
@HasCounters([], ['role'], ['isActive'], ['createdAt'])
@Unique(['email'])
@Index(['name'])
@Index(['role', 'id'])
@Index(['createdAt'])
@Index(['role', 'createdAt'])
@Index(['isActive', 'createdAt'])
@EnumCheck('users', 'role', UserRole)
@EnumCheck('users', 'source', UserSource)
@EnumCheck('users', 'language', SiteLanguage)
@EnumCheck('users', 'calendar', ReadingCalendar)
@Check('users_email_lower_check', 'email = lower(email)')
export class User extends StaffRecord {
  @Searched({ isTitle: true })
  @SortedTextColumn(textLimits.name)
  name: string;

  /** Lower case; the name one signs in with. */
  @Searched()
  @SortedTextColumn(textLimits.email)
  email: string;

  @OptionalTextColumn(textLimits.short)
  address: string | null;

  /** Argon2id, in PHC form. Never selected unless asked for. */
  @Column({ type: 'varchar', length: 200, select: false })
  passwordHash: string;

  /** When its owner showed that they read the mails of the address. */
  @TimeColumn({ nullable: true })
  emailConfirmedAt: Date | null;

  /** Since when signing in asks for a code of an app; null where the password is enough. */
  @TimeColumn({ nullable: true })
  secondFactorSince: Date | null;

  /** Whether staff made it and its owner has not chosen a password yet. */
  @Column({ type: 'boolean', default: false })
  isInvited: boolean;

  @EnumColumn({ default: UserRole.USER })
  role: UserRole;

  @EnumColumn({ default: UserSource.PUBLIC })
  source: UserSource;

  /** In which mails to this account are written. */
  @EnumColumn({ default: SiteLanguage.en })
  language: SiteLanguage;

  /** In which dates and times are shown first to this account. */
  @EnumColumn({ default: ReadingCalendar.gregorian })
  calendar: ReadingCalendar;

  @Column({ type: 'boolean', default: true })
  isActive: boolean;
}
