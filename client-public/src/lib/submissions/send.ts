import { ApiError, type RequestOptions } from '@consultancy/client-shared/api';
import { createContactInquiry } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { requestConsultation } from '@consultancy/client-shared/api/generated/consultations/consultations';
import { createDesignOrder } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { Answers, Bodies, FormName, WaitingSubmission } from './submission';

type Calls = {
  [Name in FormName]: (body: Bodies[Name], options: RequestOptions) => Promise<{ data: Answers[Name] }>;
};

const calls: Calls = {
  contact: createContactInquiry,
  consultation: requestConsultation,
  order: createDesignOrder,
};

const DEFAULT_RETRY_SECONDS = 30;

/** Sends it once. However often that is, the server files it once. */
export async function sendSubmission<Name extends FormName>({
  form,
  body,
  id,
  language,
}: WaitingSubmission<Name>): Promise<Answers[Name]> {
  const call: Calls[Name] = calls[form];
  const headers = { 'Idempotency-Key': id, 'Accept-Language': language };
  return (await call(body, { headers })).data;
}

/**
 * Whether sending it again would not help. An answer that is not the API's own, such as the page of a network that
 * asks to sign in, counts as none.
 */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.code === 'NETWORK_ERROR') return false;
  return error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);
}

/** When the server may be asked again, in milliseconds since 1970; undefined where it did not answer. */
export function retryAtOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, retryAfter } = error;
  if (code === 'NETWORK_ERROR' && retryAfter === undefined) return undefined;
  return Date.now() + (retryAfter ?? DEFAULT_RETRY_SECONDS) * 1000;
}

/** What opens the record that was filed. */
export function codeOf(answer: Answers[FormName]): string | null {
  return 'trackingCode' in answer ? answer.trackingCode : answer.referenceCode;
}
