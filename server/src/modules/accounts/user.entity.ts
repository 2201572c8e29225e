import { Check, Column, Entity, Index, Unique } from 'typeorm';
import { EnumColumn, TimeColumn } from '../../common/database-columns.js';
import { ChoiceField, EmailField, SwitchField, TextField } from '../../common/fields/fields.js';
import { EnumField, ReadField } from '../../common/fields/read-fields.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { Searched } from '../../common/search/searched.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { ReadingCalendar, UserRole, UserSource } from './account.enums.js';

/** An account: staff (ADMIN) or a public visitor's (USER). */
@Entity('users')
@Unique(['email'])
@Index(['name'])
@Index(['role', 'id'])
@Index(['createdAt'])
@Index(['role', 'createdAt'])
@Index(['isActive', 'createdAt'])
@Check('users_email_lower_check', 'email = lower(email)')
export class User extends StaffRecord {
  @Searched({ isTitle: true })
  @TextField({ max: textLimits.name, isSorted: true })
  name: string;

  /** The name one signs in with. */
  @Searched()
  @EmailField({ isSorted: true })
  email: string;

  @TextField({ max: textLimits.short, nullable: true })
  address: string | null;

  /** Argon2id, in PHC form. Never selected unless requested. */
  @Column({ type: 'varchar', length: 200, select: false })
  passwordHash: string;

  /** When its owner showed that they read the mails of the address. */
  @TimeColumn({ nullable: true })
  emailConfirmedAt: Date | null;

  /** Since when signing in asks for a code of an app; null where the password is enough. */
  @TimeColumn({ nullable: true })
  secondFactorSince: Date | null;

  @ReadField(Column({ type: 'boolean', default: false }), {
    type: Boolean,
    description: 'Whether staff made it and its owner has not chosen a password yet.',
  })
  isInvited: boolean;

  @ChoiceField(UserRole, 'UserRole', { default: UserRole.USER })
  role: UserRole;

  @EnumField(UserSource, 'UserSource', { default: UserSource.PUBLIC })
  source: UserSource;

  /** In which mails to this account are written. */
  @EnumColumn(SiteLanguage, { default: SiteLanguage.en })
  language: SiteLanguage;

  @EnumField(ReadingCalendar, 'ReadingCalendar', {
    default: ReadingCalendar.gregorian,
    description: 'The calendar, and the clock that goes with it, which the back office shows first.',
  })
  calendar: ReadingCalendar;

  @SwitchField({ default: true, description: 'Whether the account may sign in.' })
  isActive: boolean;
}
