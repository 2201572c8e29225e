import { ApiError } from '@consultancy/client-shared/api';
import { useTranslations } from 'use-intl';

/**
 * What to say about a failed call: the server's message when there is one, else the given fallback. Where there was no
 * answer, a sentence about the connection follows it.
 */
export function useFailureText(): (failure: unknown, fallback: string) => string {
  const t = useTranslations();
  return (failure, fallback) => {
    if (failure instanceof DOMException && failure.name === 'AbortError') return t('uploads.cancelled');
    if (!(failure instanceof ApiError)) return fallback;
    if (failure.isTimeout) return withSentence(fallback, t('shared.late'));
    if (failure.code === 'NETWORK_ERROR') return withSentence(fallback, t('shared.offline'));
    return failure.message || fallback;
  };
}

function withSentence(text: string, sentence: string): string {
  if (text === '') return sentence;
  return /[.!?]$/.test(text) ? `${text} ${sentence}` : `${text}. ${sentence}`;
}
