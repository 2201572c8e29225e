import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './dialog.module.css';
import { useModalDialog } from './use-modal-dialog';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A small dialog over the page: a sheet on phones, a panel in the middle elsewhere. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useModalDialog(onClose);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={id}>
      <div className={classes.panel}>
        <div className={classes.header}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <button type="button" className={classes.close} aria-label={t('action.close')} onClick={onClose}>
            <IconX size={24} stroke={1.5} aria-hidden />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
