import type {
  TranslatedTextDto,
  TranslationDto,
  TranslationProgressDto,
  TranslationSummaryDto,
} from '@consultancy/client-shared/api/model';

export function aText(changes: Partial<TranslatedTextDto> = {}): TranslatedTextDto {
  return {
    field: 'title',
    format: 'LINE',
    longest: 200,
    english: 'Stone House',
    fingerprint: 'print-1',
    text: 'የድንጋይ ቤት',
    source: 'Stone House',
    state: 'CURRENT',
    ...changes,
  };
}

export function aTranslation(changes: Partial<TranslationDto> = {}): TranslationDto {
  return {
    kind: 'project',
    recordId: 7,
    language: 'am',
    title: 'Stone House',
    state: 'DRAFT',
    published: false,
    version: 2,
    updatedAt: '2026-11-20T12:04:00.000Z',
    texts: [
      aText(),
      aText({
        field: 'description',
        format: 'PARAGRAPHS',
        english: 'A house.',
        text: null,
        source: null,
        state: 'MISSING',
      }),
      aText({ field: 'metadata', english: '', text: null, source: null, state: 'EMPTY' }),
    ],
    ...changes,
  };
}

export function aTranslationSummary(changes: Partial<TranslationSummaryDto> = {}): TranslationSummaryDto {
  return {
    kind: 'project',
    recordId: 7,
    language: 'am',
    title: 'Stone House',
    state: 'OUTDATED',
    published: true,
    updatedAt: '2026-11-20T12:04:00.000Z',
    missing: ['location'],
    outdated: ['title', 'description'],
    ...changes,
  };
}

export function aProgress(changes: Partial<TranslationProgressDto> = {}): TranslationProgressDto {
  return { kind: 'project', language: 'am', current: 3, draft: 1, outdated: 0, missing: 2, ...changes };
}
