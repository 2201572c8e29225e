import type { RequestOptions } from '@consultancy/client-shared/api';
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

/** What opens the record that was filed. */
export function codeOf(answer: Answers[FormName]): string | null {
  return 'trackingCode' in answer ? answer.trackingCode : answer.referenceCode;
}
