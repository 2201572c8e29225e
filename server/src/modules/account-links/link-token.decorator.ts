import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiResponse } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { ErrorEnvelope } from '../../common/errors/error-envelope.dto.js';
import type { TranslatedText } from '../../common/errors/sentence.js';
import { localizedMessage } from '../../common/validation/localized-message.js';
import { accountLinkTexts } from './account-link-texts.js';
import { linkTokenPattern } from './account-links.service.js';

/** The token of a link that was sent by mail: what stands behind the # of its address. @param unknown what is said of one that never was */
export function LinkToken(unknown: TranslatedText = accountLinkTexts.unknown): PropertyDecorator {
  return applyDecorators(
    Matches(
      new RegExp(linkTokenPattern),
      localizedMessage((_texts, _field, _value, language) => unknown[language]),
    ),
    ApiProperty({ type: String, pattern: linkTokenPattern }),
  );
}

/** Tells the document that the call can be refused for its link. */
export const TakesLink = (): MethodDecorator =>
  ApiResponse({
    status: 404,
    type: ErrorEnvelope,
    description: 'The link was used, its time is over, or there is no such link: a new one is needed.',
  });
