import { ApiError } from '@consultancy/client-shared/api';
import { useTranslations } from 'use-intl';

/** What to say about a failure: the server's own words, else those of the screen; a dead line has one sentence. */
export function useFailureText() {
  const t = useTranslations('shared');
  return (failure: unknown, fallback: string): string => {
    if (!(failure instanceof ApiError)) return fallback;
    if (failure.isTimeout) return `${fallback}. ${t('late')}`;
    if (failure.code === 'NETWORK_ERROR') return `${fallback}. ${t('offline')}`;
    return failure.message || fallback;
  };
}
