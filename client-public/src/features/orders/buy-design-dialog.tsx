import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { ActionIcon, Box, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { SuccessPanel } from '../../ui/form/success-panel';
import { Group } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { OrderForm } from './order-form';

interface BuyDesignDialogProps {
  project: Pick<PublicProjectDto, 'id' | 'title' | 'price'>;
  onClose: () => void;
}

export function BuyDesignDialog({ project, onClose }: BuyDesignDialogProps) {
  const [code, setCode] = useState<string | null>(null);
  return code ? (
    <OrderSubmitted trackingCode={code} onClose={onClose} />
  ) : (
    <OrderForm project={project} onDone={setCode} />
  );
}

interface OrderSubmittedProps {
  trackingCode: string;
  onClose: () => void;
}

/** For three seconds; the code stays where the dialog was opened. */
function OrderSubmitted({ trackingCode, onClose }: OrderSubmittedProps) {
  const t = useTranslations('orders');

  const { copy, reset, copied, error } = useClipboard();
  useEffect(() => {
    if (copied) toast.success(t('buy.copied'));
  }, [copied, t]);
  useEffect(() => {
    if (error) toast.error(t('buy.copyFailed'));
  }, [error, t]);

  function copyCode() {
    // Each press is answered.
    reset();
    copy(trackingCode);
  }

  return (
    <SuccessPanel title={t('buy.doneTitle')} text={t('buy.doneText')} onClose={onClose}>
      <Box w="100%" mt="xs" mb="md" pt="md" className={layout.ruled}>
        <Text>{t('buy.code')}</Text>
        <Group justify="space-between" wrap="nowrap">
          <Text fz="xl" fw={500} lts="0.02em" style={{ overflowWrap: 'anywhere' }}>
            {trackingCode}
          </Text>
          <ActionIcon size="2.75rem" aria-label={t('buy.copy')} onClick={copyCode}>
            <IconCopy size={22} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Group>
        {/* In the place of the dialog: Back would open an empty form, as if nothing had been ordered. */}
        <ArrowLink to={`${paths.track}?code=${trackingCode}`} replace>
          {t('buy.track')}
        </ArrowLink>
      </Box>
    </SuccessPanel>
  );
}
