import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { Refuses } from '../../common/envelope/answer.decorator.js';
import { say } from '../../common/errors/sentence.js';
import { localizedMessage } from '../../common/validation/field-names.decorator.js';
import type { LinkPurpose } from './link-purpose.enum.js';
import { linkSentence } from './link-refusal.js';

/** The form of every token: 32 random bytes, base64url. */
const tokenPattern = '^[\\w-]{43}$';

/** The token of a link: what follows the # of its address. @param purpose decides what a malformed one is answered */
export function LinkToken(purpose: LinkPurpose): PropertyDecorator {
  return applyDecorators(
    Matches(
      new RegExp(tokenPattern),
      localizedMessage((_texts, _field, _value, language) => say(linkSentence(purpose, 'unknown'), language)),
    ),
    ApiProperty({ type: String, pattern: tokenPattern }),
  );
}

/** Documents that the call can be refused for its link. */
export const TakesLink = (): MethodDecorator =>
  Refuses(404, 'The link was used, its time is over, or there is no such link: a new one is needed.');
