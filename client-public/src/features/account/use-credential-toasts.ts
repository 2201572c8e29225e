import { ApiError } from '@consultancy/client-shared/api';
import toast from 'react-hot-toast';
import { useTranslations } from 'use-intl';

/** Runs a sign-up or a login with a toast that shows its progress and result. */
export function useCredentialToasts(action: 'signup' | 'login') {
  const t = useTranslations('account');

  function reasonOf(failure: unknown): string {
    if (!(failure instanceof ApiError)) return t('unexpected');
    if (failure.code === 'NETWORK_ERROR') return t(`${action}.offline`);
    if (failure.message) return failure.message;
    return action === 'login' && failure.status === 401 ? t('login.invalid') : t(`${action}.failed`);
  }

  /** @returns why it failed, or null */
  return async function run(work: () => Promise<void>): Promise<string | null> {
    const id = toast.loading(t(`${action}.pending`));
    try {
      await work();
      toast.success(t(`${action}.done`), { id });
      return null;
    } catch (failure) {
      const reason = reasonOf(failure);
      toast.error(reason, { id });
      return reason;
    }
  };
}
