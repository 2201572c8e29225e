import { HttpStatus } from '@nestjs/common';
import { ApiException, notFound, unauthorized } from '../../common/errors/api-exception.js';
import { ErrorCode } from '../../common/errors/error-code.enum.js';
import { inEachLanguage, type TranslatedText } from '../../common/errors/sentence.js';
import { LinkPurpose } from './link-purpose.enum.js';
import { linkTerms } from './link-terms.js';
import { secretLinkTexts } from './secret-link-texts.js';

/** Why a link opens nothing. */
export type LinkProblem = 'unknown' | 'used' | 'expired';

const { unknown, used, usedUp, expired, over } = secretLinkTexts;
const { ofAccount, ofConsultation, ofPerson, ofPreview, ofOrder } = secretLinkTexts;

/** Links that staff revoke one by one: they were good once. */
const revocable = [LinkPurpose.PREVIEW, LinkPurpose.PACK];

/** How one gets a new link. Calendar programs and the back office alone meet the English ones. */
const advice: Record<LinkPurpose, TranslatedText | string> = {
  [LinkPurpose.PASSWORD]: ofAccount,
  [LinkPurpose.INVITATION]: ofAccount,
  [LinkPurpose.EMAIL]: ofAccount,
  [LinkPurpose.FORMER_EMAIL]: ofAccount,
  [LinkPurpose.NEW_EMAIL]: ofAccount,
  [LinkPurpose.CONSULTATION]: ofConsultation,
  [LinkPurpose.MY_REQUEST]: ofPerson,
  [LinkPurpose.MY_REQUEST_BY_CODE]: ofPerson,
  [LinkPurpose.ALL_MY_REQUESTS]: ofPerson,
  [LinkPurpose.PREVIEW]: ofPreview,
  [LinkPurpose.DOWNLOAD]: ofOrder,
  [LinkPurpose.PACK]: ofPreview,
  [LinkPurpose.CALENDAR]: 'This calendar does not exist. Create a new address in the back office.',
  [LinkPurpose.TICKET]: 'This ticket is no longer valid. Get a new one.',
};

/** The answer to a link that opens nothing: 404; 401 for a ticket, and 410 for a preview or pack that was good once. */
export function linkRefusal(purpose: LinkPurpose, problem: LinkProblem): ApiException {
  const sentence = linkSentence(purpose, problem);
  if (purpose === LinkPurpose.TICKET) return unauthorized(sentence);
  if (revocable.includes(purpose) && problem !== 'unknown') {
    return new ApiException(HttpStatus.GONE, ErrorCode.NOT_FOUND, sentence);
  }
  return notFound(sentence);
}

/** What is wrong with a link, and how one gets a new one. */
export function linkSentence(purpose: LinkPurpose, problem: LinkProblem): TranslatedText | string {
  const whatToDo = advice[purpose];
  if (typeof whatToDo === 'string') return whatToDo;
  const what = { unknown, used: linkTerms[purpose].uses === 1 ? used : usedUp, expired };
  const whatIsWrong = revocable.includes(purpose) && problem === 'expired' ? over : what[problem];
  return inEachLanguage((_texts, language) => `${whatIsWrong[language]} ${whatToDo[language]}`);
}
