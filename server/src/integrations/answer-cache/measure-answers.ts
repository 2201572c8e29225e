import type { Measure } from '../../common/metrics/metrics.js';
import type { AnswerCache } from './answer-cache.js';

/** Metrics of the response cache. */
export function measureAnswers(cache: AnswerCache): Measure[] {
  return [
    {
      name: 'answer_cache_answers_total',
      kind: 'counter',
      help: 'Responses from content: from the cache, computed, and of both those that were 304.',
      labels: ['outcome'],
      read: () => [
        { labels: { outcome: 'finished' }, value: cache.counts.finished },
        { labels: { outcome: 'made' }, value: cache.counts.made },
        { labels: { outcome: 'not_modified' }, value: cache.counts.notModified },
      ],
    },
    {
      name: 'answer_cache_bytes',
      kind: 'gauge',
      help: 'Bytes in the response cache.',
      read: () => [{ value: cache.cached.bytes }],
    },
    {
      name: 'answer_cache_entries',
      kind: 'gauge',
      help: 'Responses in the response cache.',
      read: () => [{ value: cache.cached.answers }],
    },
  ];
}
