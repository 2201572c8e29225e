import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useTranslation } from 'react-i18next';

interface Question {
  title: string;
  message: string;
  /** What the button that does it says. */
  confirm: string;
  /** `danger` for what cannot be undone, `warning` for what calls something off, `info` for the rest. */
  tone: 'danger' | 'warning' | 'info';
  onConfirm: () => void;
}

const COLORS = { danger: 'red', warning: 'yellow', info: 'juniper' } as const;

/** The one way to ask before something is done. The safe answer has the focus. */
export function useConfirm(): (question: Question) => void {
  const { t } = useTranslation();
  return ({ title, message, confirm, tone, onConfirm }) =>
    modals.openConfirmModal({
      title,
      children: <Text size="md">{message}</Text>,
      labels: { confirm, cancel: t('confirm.cancel') },
      confirmProps: { color: COLORS[tone] },
      cancelProps: { 'data-autofocus': true },
      onConfirm,
    });
}
