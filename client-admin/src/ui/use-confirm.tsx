import { useFocusReturnWhenFree } from '@consultancy/client-shared/ui/focus';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useTranslations } from 'use-intl';

export interface Question {
  title: string;
  message: string;
  /** What the button that does it says. */
  confirm: string;
  /** `danger` for what takes something away, `warning` for what calls something off, `info` for the rest. */
  tone: 'danger' | 'warning' | 'info';
  onConfirm: () => void;
  /** What the other button says, where "Cancel" would be unclear. */
  cancel?: string;
  /** Called however the question is closed without a yes. */
  onCancel?: () => void;
}

const COLORS = { danger: 'red', warning: 'yellow', info: 'juniper' } as const;

/** The one way to ask before something is done. The safe answer has the focus. */
export function useConfirm(): (question: Question) => void {
  const t = useTranslations();
  return ({ title, message, confirm, tone, onConfirm, cancel = t('confirm.cancel'), onCancel }) => {
    let isConfirmed = false;
    modals.openConfirmModal({
      title,
      children: <Message text={message} />,
      labels: { confirm, cancel },
      // White words on yellow cannot be read.
      confirmProps: { color: COLORS[tone], autoContrast: true },
      cancelProps: { 'data-autofocus': true },
      closeButtonProps: { 'aria-label': t('close') },
      onConfirm: () => {
        isConfirmed = true;
        onConfirm();
      },
      onClose: () => {
        if (!isConfirmed) onCancel?.();
      },
    });
  };
}

function Message({ text }: { text: string }) {
  // The dialog's own way tries once, which is too early for a control that is disabled by then.
  useFocusReturnWhenFree();
  return <Text size="md">{text}</Text>;
}
