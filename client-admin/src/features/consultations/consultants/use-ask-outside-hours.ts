import { ApiError } from '@consultancy/client-shared/api';
import { useTranslations } from 'use-intl';
import { useConfirm } from '../../../ui/use-confirm';

/** Asks staff whether they want what lies outside the hours of a consultant. */
export function useAskOutsideHours() {
  const t = useTranslations();
  const confirm = useConfirm();
  /** @returns whether that is why the server refused it, and they are asked */
  return (failure: unknown, arrange: () => void): boolean => {
    const why = failure instanceof ApiError ? failure.fieldErrors['outsideHours'] : undefined;
    if (why === undefined) return false;
    confirm({
      title: t('consultants.outside'),
      message: why,
      confirm: t('consultants.outsideConfirm'),
      tone: 'warning',
      onConfirm: arrange,
    });
    return true;
  };
}
