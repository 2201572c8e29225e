import type { PlacedOrderDto, PublicProjectDto } from '@consultancy/client-shared/api/model';
import { ActionIcon, Box, Button, Text } from '@mantine/core';
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
  const [order, setOrder] = useState<PlacedOrderDto | null>(null);
  return order ? (
    <OrderSubmitted trackingCode={order.trackingCode} onClose={onClose} />
  ) : (
    <OrderForm project={project} onDone={setOrder} />
  );
}

interface OrderSubmittedProps {
  trackingCode: string;
  onClose: () => void;
}

/** Stays until it is closed, because the visitor has to note the code. */
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
    <SuccessPanel title={t('buy.doneTitle')} text={t('buy.doneText')}>
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
        <ArrowLink to={`${paths.track}?code=${trackingCode}`}>{t('buy.track')}</ArrowLink>
      </Box>
      <Button variant="outline" size="sm" onClick={onClose}>
        {t('buy.close')}
      </Button>
    </SuccessPanel>
  );
}
