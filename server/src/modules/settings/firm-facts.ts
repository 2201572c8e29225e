import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { textLimits } from '../../common/text-limits.js';
import { IntegerInput, NumberInput } from '../../common/validation/form.decorator.js';
import { OptionalText, Text } from '../../common/validation/text.decorator.js';
import { OptionalDay } from '../../common/validation/time.decorator.js';
import { RequiredNumber } from '../../common/validation/whole-number.decorator.js';

// Lists of facts about the firm, as tenders ask for them.

const { title, short, name } = textLimits;
const most = 1e15;

function Currency(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    Matches(/^[A-Z]{3}$/, { message: '$property must be three capital letters, such as ETB.' }),
    ApiProperty({ type: String, pattern: '^[A-Z]{3}$', required: false, nullable: true }),
  );
}

/** A registration, licence or certificate of the firm. */
export class FirmRegistrationDto {
  /** Such as trade licence, VAT or professional licence with its grade. */
  @Text(title)
  name: string;

  @OptionalText(title)
  body?: string | null;

  @OptionalText(name)
  number?: string | null;

  /** The last day on which it is valid; administrators are notified 30 days before. */
  @OptionalDay()
  expires?: string | null;
}

/** An insurance of the firm. */
export class InsuranceDto {
  /** Such as professional indemnity. */
  @Text(title)
  name: string;

  @OptionalText(title)
  insurer?: string | null;

  /** Of the policy. */
  @OptionalText(name)
  number?: string | null;

  /** The sum insured. */
  @NumberInput(0, most)
  amount?: number | null;

  @Currency()
  currency?: string | null;

  /** The last day of cover; administrators are notified 30 days before. */
  @OptionalDay()
  expires?: string | null;
}

/** What the firm turned over in a year. */
export class TurnoverDto {
  @RequiredNumber(1940, 2100)
  year: number;

  @NumberInput(0, most)
  amount?: number | null;

  @Currency()
  currency?: string | null;
}

/** Equipment of the firm. */
export class EquipmentDto {
  @Text(short)
  name: string;

  @IntegerInput(1, 100_000)
  quantity?: number | null;
}
