import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { Email } from '../../../common/validation/text.decorator.js';
import { passwordFields } from '../auth-texts.js';
import { CurrentPasswordField } from '../current-password.decorator.js';

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
