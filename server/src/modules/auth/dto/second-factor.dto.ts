import { ApiProperty } from '@nestjs/swagger';
import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { CodeField, secondFactorTexts } from '../../second-factor/second-factor.module.js';
import { passwordFields } from '../auth-texts.js';
import { CurrentPasswordField } from '../current-password.decorator.js';

/** Whether an account is requested a code beside its password. */
export class SecondFactorDto {
  isOn: boolean;

  /** How many recovery codes nobody has used yet. */
  recoveryCodesLeft: number;
}

/** What is requested before anything about the second step is shown or changed. */
@FieldNames<ProofDto>({ currentPassword: passwordFields.currentPassword })
export class ProofDto {
  @CurrentPasswordField()
  currentPassword: string;
}

/** What an authenticator app needs. */
export class EnrolmentDto {
  /** Base32, to type into the app. */
  @ApiProperty({ example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })
  secret: string;

  /** The same for a QR code (otpauth). */
  @ApiProperty({
    example: 'otpauth://totp/localhost:liya%40mail.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  })
  uri: string;
}

@FieldNames<CodeDto>({ code: secondFactorTexts.code })
export class CodeDto {
  @CodeField()
  code: string;
}

/** Shown only once. */
export class RecoveryCodesDto {
  @ApiProperty({ type: [String], example: ['k7m2p-x9c4r'] })
  recoveryCodes: string[];
}
