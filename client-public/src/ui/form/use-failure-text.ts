import { ApiError } from '@consultancy/client-shared/api';
import { useTranslation } from 'react-i18next';

/** What to tell of a failure: the server's own words, else those of the screen; a dead line has one sentence. */
export function useFailureText() {
  const { t } = useTranslation('shared');
  return (failure: unknown, fallback: string): string => {
    if (!(failure instanceof ApiError)) return fallback;
    if (failure.code === 'NETWORK_ERROR') return `${fallback}. ${t('offline')}`;
    return failure.message || fallback;
  };
}
