import { ApiError } from '@consultancy/client-shared/api';
import { useTranslations } from 'use-intl';

/**
 * What to tell about a failed call: the server's message when there is one, else the given fallback.
 * A failed connection has the same words on every screen.
 */
export function useFailureText(): (failure: unknown, fallback: string) => string {
  const t = useTranslations('shared');
  return (failure, fallback) => {
    if (!(failure instanceof ApiError)) return fallback;
    return failure.code === 'NETWORK_ERROR' ? t('offline') : failure.message || fallback;
  };
}
