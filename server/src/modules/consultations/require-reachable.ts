import { validationError } from '../../common/errors/api-exception.js';
import { consultationTexts } from './consultation-texts.js';

interface Contact {
  clientEmail?: string | null;
  clientPhone?: string | null;
}

/** @throws ApiException 400 where there is neither an address to write to nor a number to call */
export function requireReachable({ clientEmail, clientPhone }: Contact): void {
  if (clientEmail || clientPhone) return;
  throw validationError([{ field: 'clientEmail', message: consultationTexts.unreachable }]);
}
