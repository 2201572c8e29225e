import { ApiError } from '@consultancy/client-shared/api';
import toast from 'react-hot-toast';
import { useTranslations } from 'use-intl';

/** Runs a sign-up or a login beside a toast that tells how it goes. */
export function useCredentialToasts(deed: 'signup' | 'login') {
  const t = useTranslations('account');

  function reasonOf(failure: unknown): string {
    if (!(failure instanceof ApiError)) return t('unexpected');
    if (failure.code === 'NETWORK_ERROR') return t(`${deed}.offline`);
    if (failure.message) return failure.message;
    return deed === 'login' && failure.status === 401 ? t('login.invalid') : t(`${deed}.failed`);
  }

  /** @returns why it failed, or null */
  return async function run(work: () => Promise<void>): Promise<string | null> {
    const id = toast.loading(t(`${deed}.pending`));
    try {
      await work();
      toast.success(t(`${deed}.done`), { id });
      return null;
    } catch (failure) {
      const reason = reasonOf(failure);
      toast.error(reason, { id });
      return reason;
    }
  };
}
