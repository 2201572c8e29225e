import { ApiProperty } from '@nestjs/swagger';
import Bowser from 'bowser';
import { textLimits } from '../../../common/text-limits.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { FieldNames, personFields } from '../../../common/validation/field-names.decorator.js';
import { Email, OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';
import { NewPassword, ReadingCalendar } from '../../accounts/accounts.module.js';
import { LinkPurpose, LinkToken } from '../../secret-links/secret-links.module.js';
import type { Session } from '../../sessions/sessions.module.js';
import { passwordFields } from '../auth-texts.js';
import { CurrentPasswordField } from '../current-password.decorator.js';

/** What an account may change of itself. */
@FieldNames<UpdateProfileDto, 'calendar' | 'version'>(personFields)
export class UpdateProfileDto {
  @Text(textLimits.name)
  name: string;

  @OptionalText(textLimits.short)
  address?: string | null;

  /** The calendar, and the clock that goes with it, which the back office shows first. */
  @OptionalChoice(ReadingCalendar, 'ReadingCalendar')
  calendar?: ReadingCalendar;

  @BasedOnVersion()
  version?: number;
}

@FieldNames<ChangeEmailDto>({
  newEmail: { am: 'አዲስ ኢሜይል', om: 'Imeelii haaraa' },
  currentPassword: passwordFields.currentPassword,
})
export class ChangeEmailDto {
  /** The address that the account is to have. */
  @Email()
  newEmail: string;

  @CurrentPasswordField()
  currentPassword: string;
}

/** A change of an account's address that waits for one of the two, or both. */
export class EmailChangeDto {
  newEmail: string;

  /** Whether the address so far has agreed. */
  formerAgreed: boolean;

  /** Whether the new address has agreed. */
  newAgreed: boolean;

  /** Until when both have to. */
  expiresAt: Date;
}

/** Where an account's mails go. */
export class OwnEmailDto {
  email: string;

  /** Whether its owner has shown that they read the mails of this address. */
  isConfirmed: boolean;

  change: EmailChangeDto | null;
}

export class ConfirmEmailDto {
  /** Of the link in the mail. */
  @LinkToken(LinkPurpose.EMAIL)
  token: string;
}

/** What a link has confirmed. */
export class ConfirmedEmailDto {
  /** The account's address, or the one that it is to have. */
  email: string;

  /** Whether nothing is missing; else the other of two addresses still has to agree. */
  isComplete: boolean;
}

@FieldNames<ChangePasswordDto>(passwordFields)
export class ChangePasswordDto {
  /** The password as it is. */
  @CurrentPasswordField()
  currentPassword: string;

  @NewPassword()
  newPassword: string;
}

/** A sign-in of the account that is signed in. */
export class SessionDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** Browser and system as they named themselves at the sign-in. */
  @ApiProperty({ type: String, nullable: true, example: 'Chrome on Android' })
  device: string | null;

  /** Whether it is the one that asks. */
  isCurrent: boolean;

  /** When the account signed in. */
  createdAt: Date;

  /** When its tokens were last renewed: within a quarter of an hour of its last use. */
  lastUsedAt: Date;

  static from({ id, userAgent, createdAt, refreshedAt }: Session, currentId: string): SessionDto {
    const device = userAgent === null ? null : deviceOf(userAgent);
    return { id, device, isCurrent: id === currentId, createdAt, lastUsedAt: refreshedAt ?? createdAt };
  }
}

/** What people call a device: "Chrome on Android". Undone by nobody's trick: it is only shown. */
function deviceOf(userAgent: string): string | null {
  const { browser, os } = Bowser.parse(userAgent || ' ');
  const parts = [browser.name, os.name].filter(Boolean);
  return parts.length > 0 ? parts.join(' on ') : null;
}
