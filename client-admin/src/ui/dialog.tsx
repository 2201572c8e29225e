import { useFocusReturnWhenFree } from '@consultancy/client-shared/ui/focus';
import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface DialogProps extends Pick<ModalProps, 'size' | 'returnFocus' | 'onExitTransitionEnd'> {
  /** Without it the dialog exists only while it is open. */
  opened?: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with its title; the focus goes back to where it was. */
export function Dialog({ opened, children, ...modal }: DialogProps) {
  const t = useTranslations();
  return (
    <Modal opened={opened ?? true} closeButtonProps={{ 'aria-label': t('closeDialog') }} {...modal}>
      {opened === undefined && <FocusReturn />}
      {children}
    </Modal>
  );
}

function FocusReturn() {
  useFocusReturnWhenFree();
  return null;
}
