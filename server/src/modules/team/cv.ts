import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsEnum, Matches } from 'class-validator';
import { textLimits } from '../../common/text-limits.js';
import { IntegerInput } from '../../common/validation/form.decorator.js';
import { largestId } from '../../common/validation/path-param.decorator.js';
import { OptionalText, Text } from '../../common/validation/text.decorator.js';
import { OptionalDay } from '../../common/validation/time.decorator.js';

// Lists of a curriculum vitae, as tenders ask for it.

const { title, short, name } = textLimits;

/** A month such as 2021-04; may be empty. */
function Month(): PropertyDecorator {
  const month = /^[0-9]{4}-(0[1-9]|1[0-2])$/;
  return applyDecorators(
    OptionalText(7),
    Matches(month, { message: '$property must be a month such as 2021-04.' }),
    ApiProperty({ pattern: month.source }),
  );
}

/** How well somebody commands a language, as form TECH-6 asks. */
export enum LanguageLevel {
  EXCELLENT = 'EXCELLENT',
  GOOD = 'GOOD',
  FAIR = 'FAIR',
}

function Level(): PropertyDecorator {
  const message = `$property must be one of ${Object.values(LanguageLevel).join(', ')}.`;
  return applyDecorators(
    IsEnum(LanguageLevel, { message }),
    ApiProperty({ enum: LanguageLevel, enumName: 'LanguageLevel' }),
  );
}

/** A degree or diploma. */
export class EducationDto {
  @Text(title)
  degree: string;

  @OptionalText(title)
  institution?: string | null;

  @IntegerInput(1940, 2100)
  year?: number | null;
}

/** A registration or licence to practise. */
export class RegistrationDto {
  /** Who registers, and as what. */
  @Text(title)
  body: string;

  @OptionalText(name)
  number?: string | null;

  /** The last day on which it is valid; administrators are notified 30 days before. */
  @OptionalDay()
  expires?: string | null;
}

/** A language and how well it is spoken, read and written. */
export class SpokenLanguageDto {
  @Text(name)
  language: string;

  @Level()
  speaking: LanguageLevel;

  @Level()
  reading: LanguageLevel;

  @Level()
  writing: LanguageLevel;
}

/** A post that somebody held. */
export class EmploymentDto {
  @Text(title)
  employer: string;

  @OptionalText(title)
  position?: string | null;

  @OptionalText(name)
  country?: string | null;

  /** Year and month. */
  @Month()
  from?: string | null;

  /** Year and month; empty: until now. */
  @Month()
  to?: string | null;
}

/** Work on a project, of the portfolio or not. */
export class AssignmentDto {
  /** Of the portfolio. One that was deleted for good leaves its name here. */
  @IntegerInput(1, largestId)
  projectId?: number | null;

  /** What the project is called; that of the portfolio, where it is one, once it was linked. */
  @Text(title)
  project: string;

  @OptionalText(title)
  role?: string | null;

  /** Year and month. */
  @Month()
  from?: string | null;

  /** Year and month; empty: until now. */
  @Month()
  to?: string | null;

  /** One paragraph. */
  @OptionalText(short)
  duties?: string | null;
}

/** Facts of a CV that staff may show to visitors; nothing else of it leaves the office. */
export enum TeamFact {
  EDUCATION = 'EDUCATION',
  REGISTRATIONS = 'REGISTRATIONS',
  LANGUAGES = 'LANGUAGES',
  MEMBERSHIPS = 'MEMBERSHIPS',
}
