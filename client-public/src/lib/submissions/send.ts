import { type RequestOptions, runMutation } from '@consultancy/client-shared/api';
import { getRequestConsultationMutationOptions } from '@consultancy/client-shared/api/generated/consultations/consultations';
import { getCreateContactInquiryMutationOptions } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { getCreateDesignOrderMutationOptions } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { getRateProjectMutationOptions } from '@consultancy/client-shared/api/generated/project-details/project-details';
import type { QueryClient } from '@tanstack/react-query';
import type { Answers, Bodies, ChosenProject, FormName, Receipt, WaitingSubmission } from './submission';

interface Submitted<Name extends FormName> {
  body: Bodies[Name];
  request: RequestOptions;
  project?: ChosenProject | undefined;
}

type Mutations = {
  [Name in FormName]: (client: QueryClient, submitted: Submitted<Name>) => Promise<{ data: Answers[Name] }>;
};

const mutations: Mutations = {
  contact: (client, { body: data, request }) =>
    runMutation(client, getCreateContactInquiryMutationOptions(client, { request }), { data }),
  consultation: (client, { body: data, request }) =>
    runMutation(client, getRequestConsultationMutationOptions(client, { request }), { data }),
  order: (client, { body: data, request }) =>
    runMutation(client, getCreateDesignOrderMutationOptions(client, { request }), { data }),
  // The account has one rating of a project; sent twice it is the same.
  rating: (client, { body: data, request, project }) =>
    runMutation(client, getRateProjectMutationOptions(client, { request }), { id: project!.id, data }),
};

/** Sends it, with the retry of every mutation. However often that is, the server files it once. */
export async function sendSubmission<Name extends FormName>(
  client: QueryClient,
  { form, body, id, language, project, files = [] }: WaitingSubmission<Name>,
): Promise<Answers[Name]> {
  const mutate: Mutations[Name] = mutations[form];
  const headers = { 'Idempotency-Key': id, 'Accept-Language': language };
  const idOf = (wanted: File) => files.find(({ file }) => file === wanted)?.id;
  const upload = { address: '/api/v1/visitor-uploads', idOf, isQueued: true };
  const sent = files.length > 0 ? { ...body, attachments: files.map(({ file }) => file) } : body;
  return (await mutate(client, { body: sent, request: { headers, upload }, project })).data;
}

/** What is left of it once it is filed. */
export function receiptOf(answer: Answers[FormName]): Receipt {
  const { dueAt = null } = answer as { dueAt?: string | null };
  if ('trackingCode' in answer) return { code: answer.trackingCode, dueAt, opensByPhone: false };
  if ('clientPhone' in answer) {
    const { referenceCode: code, clientPhone, preferredTime, heldUntil } = answer;
    const opensByPhone = Boolean(clientPhone);
    return { code, dueAt, opensByPhone, ...(preferredTime && { heldUntil }) };
  }
  if ('referenceCode' in answer) {
    return { code: answer.referenceCode, dueAt, opensByPhone: Boolean(answer.phone) };
  }
  return { code: null, dueAt, opensByPhone: false };
}
