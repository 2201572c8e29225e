import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import toast from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { ArrowLink } from '../../ui/arrow-link';
import { SuccessPanel } from '../../ui/form/success-panel';
import classes from './order-submitted.module.css';

interface OrderSubmittedProps {
  trackingCode: string;
  onClose: () => void;
}

/** Stays until it is closed: whoever has ordered takes the code along. */
export function OrderSubmitted({ trackingCode, onClose }: OrderSubmittedProps) {
  const { t } = useTranslation('orders');

  async function copy() {
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
      <div className={classes.tracking}>
        <p>{t('buy.code')}</p>
        <p className={classes.code}>{trackingCode}</p>
        <button type="button" className={classes.copy} aria-label={t('buy.copy')} onClick={() => void copy()}>
          <IconCopy size={22} stroke={1.5} aria-hidden />
        </button>
        <ArrowLink to={`${paths.track}?code=${trackingCode}`}>{t('buy.track')}</ArrowLink>
      </div>
      <Button variant="outline" size="sm" onClick={onClose}>
        {t('buy.close')}
      </Button>
    </SuccessPanel>
  );
}
