import { validationError } from '../../common/errors/api-exception.js';
import type { Sentence } from '../../common/errors/sentence.js';
import { numbersIn } from '../../common/text/phone.js';
import { consultationTexts } from './consultation-texts.js';

interface Contact {
  clientEmail?: string | null;
  clientPhone?: string | null;
}

/** @throws ApiException 400 where there is neither an address to write to nor a number to call */
export function requireReachable({ clientEmail, clientPhone }: Contact): void {
  if (clientEmail) return;
  if (!clientPhone) refuse('clientEmail', consultationTexts.unreachable);
  requireNumber(clientPhone);
}

/** @throws ApiException 400 for a new consultation without an email address, unless it says so and has a phone number */
export function requireContact({ clientEmail, clientPhone, noEmail }: Contact & { noEmail?: boolean }): void {
  if (!noEmail) {
    if (!clientEmail) refuse('clientEmail', consultationTexts.emailMissing);
  } else if (clientEmail) {
    refuse('noEmail', consultationTexts.emailAndNone);
  } else if (!clientPhone) {
    refuse('clientPhone', consultationTexts.phoneMissing);
  } else {
    requireNumber(clientPhone);
  }
}

/** Of somebody whom only a call reaches. */
function requireNumber(clientPhone: string): void {
  if (numbersIn(clientPhone).length === 0) refuse('clientPhone', consultationTexts.noNumber);
}

function refuse(field: keyof Contact | 'noEmail', message: Sentence): never {
  throw validationError([{ field, message }]);
}
