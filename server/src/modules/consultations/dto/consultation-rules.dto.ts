import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { MayBeLeftOut } from '../../../common/validation/may-be-left-out.decorator.js';
import { BasedOnVersion, RequiredNumber } from '../../../common/validation/whole-number.decorator.js';
import type { ConsultationRules } from '../consultation-rules.entity.js';

/** Two weeks. */
const mostHours = 336;

const mostBufferMinutes = 240;

/** Hours of open office: about a month. */
const mostHoldHours = 240;

/** What holds for all consultations. */
export class ConsultationRulesDto {
  /** Until how many hours before a meeting its client may move or cancel it by the link of a mail. */
  changeUntilHours: number;

  /** Minutes that clients have to leave free before and after another meeting. */
  bufferMinutes: number;

  /** How many hours ahead clients have to choose a time. */
  noticeHours: number;

  /** For how many hours of open office a requested time is held for its client; 0 for not at all. */
  holdHours: number;

  /** Grows with each change; send it along with an update. */
  version: number;

  static from(rules: ConsultationRules): ConsultationRulesDto {
    const { changeUntilHours, bufferMinutes, noticeHours, holdHours, version } = rules;
    return { changeUntilHours, bufferMinutes, noticeHours, holdHours, version };
  }
}

/** What to change of the rules; what is left out stays. */
export class UpdateConsultationRulesDto {
  /** Until how many hours before a meeting its client may move or cancel it; 0 until it begins. */
  @Amount(mostHours)
  changeUntilHours?: number;

  /** Minutes that clients have to leave free before and after another meeting. Staff may arrange closer ones. */
  @Amount(mostBufferMinutes)
  bufferMinutes?: number;

  /** How many hours ahead clients have to choose a time. Staff may arrange sooner ones. */
  @Amount(mostHours)
  noticeHours?: number;

  /** For how many hours of open office a requested time is held for its client; 0 for not at all. */
  @Amount(mostHoldHours)
  holdHours?: number;

  @BasedOnVersion()
  version?: number;
}

/** A whole number from 0 on. */
function Amount(most: number): PropertyDecorator {
  return applyDecorators(MayBeLeftOut(), RequiredNumber(0, most), ApiProperty({ required: false }));
}
