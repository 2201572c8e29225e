import { ApiError } from '@consultancy/client-shared/api';
import { useTranslations } from 'use-intl';

/**
 * What to say of a change that failed, as below; without a connection that it needs one. What was typed stays where it
 * is: forms keep it until it is saved.
 */
export function useMutationFailureText(): (failure: unknown, fallback: string) => string {
  const t = useTranslations();
  const failureText = useFailureText();
  return (failure, fallback) =>
    failure instanceof ApiError && failure.code === 'NETWORK_ERROR'
      ? t('needsConnection')
      : failureText(failure, fallback);
}

/**
 * What to say about a failed call: the server's message when there is one, else the given fallback.
 * A failed connection has the same words on every screen.
 */
export function useFailureText(): (failure: unknown, fallback: string) => string {
  const t = useTranslations();
  return (failure, fallback) => {
    if (failure instanceof DOMException && failure.name === 'AbortError') return t('uploads.cancelled');
    if (!(failure instanceof ApiError)) return fallback;
    if (failure.isTimeout) return t('shared.late');
    return failure.code === 'NETWORK_ERROR' ? t('shared.offline') : failure.message || fallback;
  };
}
