import type { RequestOptions } from '@consultancy/client-shared/api';
import { requestConsultation } from '@consultancy/client-shared/api/generated/consultations/consultations';
import { createContactInquiry } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { createDesignOrder } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { rateProject } from '@consultancy/client-shared/api/generated/projects/projects';
import type { Answers, Bodies, ChosenProject, FormName, WaitingSubmission } from './submission';

type Calls = {
  [Name in FormName]: (
    body: Bodies[Name],
    options: RequestOptions,
    project?: ChosenProject,
  ) => Promise<{ data: Answers[Name] }>;
};

const calls: Calls = {
  contact: createContactInquiry,
  consultation: requestConsultation,
  order: createDesignOrder,
  // The account has one rating of a project; sent twice it is the same.
  rating: (body, options, project) => rateProject(project!.id, body, options),
};

/** Sends it once. However often that is, the server files it once. */
export async function sendSubmission<Name extends FormName>({
  form,
  body,
  id,
  language,
  project,
  files = [],
}: WaitingSubmission<Name>): Promise<Answers[Name]> {
  const call: Calls[Name] = calls[form];
  const headers = { 'Idempotency-Key': id, 'Accept-Language': language };
  const idOf = (wanted: File) => files.find(({ file }) => file === wanted)?.id;
  const upload = { address: '/api/v1/visitor-uploads', idOf, isQueued: true };
  const sent = files.length > 0 ? { ...body, attachments: files.map(({ file }) => file) } : body;
  return (await call(sent, { headers, upload }, project)).data;
}

/** What opens the record that was filed. */
export function codeOf(answer: Answers[FormName]): string | null {
  if ('trackingCode' in answer) return answer.trackingCode;
  return 'referenceCode' in answer ? answer.referenceCode : null;
}
