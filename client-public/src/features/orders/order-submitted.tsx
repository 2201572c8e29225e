import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { ArrowLink } from '../../ui/arrow-link';
import { Button } from '../../ui/button';
import { SuccessPanel } from '../../ui/form/success-panel';
import classes from './order-submitted.module.css';

const SHOWN_MS = 3000;

interface OrderSubmittedProps {
  trackingCode: string;
  onClose: () => void;
}

/** Closes by itself after three seconds, unless somebody is about to take the code along. */
export function OrderSubmitted({ trackingCode, onClose }: OrderSubmittedProps) {
  const { t } = useTranslation('orders');
  const { hold } = useAutoClose(onClose);

  async function copy() {
    hold();
    try {
      // Browsers offer the clipboard to secure pages only; elsewhere it is missing altogether.
      await navigator.clipboard.writeText(trackingCode);
      toast.success(t('buy.copied'));
    } catch {
      toast.error(t('buy.copyFailed'));
    }
  }

  return (
    <SuccessPanel title={t('buy.doneTitle')} text={t('buy.doneText')}>
      <div className={classes.tracking} onPointerEnter={hold} onPointerDown={hold} onFocus={hold}>
        <p>{t('buy.code')}</p>
        <p className={classes.code}>{trackingCode}</p>
        <button type="button" className={classes.copy} aria-label={t('buy.copy')} onClick={() => void copy()}>
          <IconCopy size={22} stroke={1.5} aria-hidden />
        </button>
        <ArrowLink to={`${paths.track}?code=${trackingCode}`}>{t('buy.track')}</ArrowLink>
      </div>
      <Button look="outline" size="small" onClick={onClose}>
        {t('buy.close')}
      </Button>
    </SuccessPanel>
  );
}

function useAutoClose(onClose: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    timer.current = setTimeout(() => close.current(), SHOWN_MS);
    return () => clearTimeout(timer.current);
  }, []);
  return { hold: () => clearTimeout(timer.current) };
}
