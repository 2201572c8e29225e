import type { OpenAPIObject } from '@nestjs/swagger';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** What a call sent and was answered; files as the text that they are. */
interface Example {
  request?: unknown;
  answer: unknown;
}

/** Written by the story through the whole API in `contracts/examples.spec.ts`; `npm run examples` renews it. */
const file = resolve(import.meta.dirname, '../openapi-examples.json');

export function readExamples(): Record<string, Example> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Example>;
}

/** Shows beside a call's shapes what really was sent and answered. */
export function addExample(operation: Operation, examples: Record<string, Example>): void {
  const example = examples[operation.operationId ?? ''];
  if (!example) return;
  const content =
    operation.requestBody && 'content' in operation.requestBody && operation.requestBody.content;
  const sent = content && (content['application/json'] ?? content['multipart/form-data']);
  if (sent && example.request !== undefined) sent.example = example.request;
  for (const [status, answer] of Object.entries(operation.responses)) {
    if (!status.startsWith('2') || !answer || !('content' in answer)) continue;
    for (const shape of Object.values(answer.content ?? {})) shape.example = example.answer;
  }
}
