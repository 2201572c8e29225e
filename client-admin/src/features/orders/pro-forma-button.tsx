import { getStaffProForma } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { DesignOrderDto } from '@consultancy/client-shared/api/model';
import { Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { DownloadButton } from '../../ui/download-button';

/** The offer by which an order is paid, in the language of its buyer; without a price there is none. */
export function ProFormaButton({ order: { id, price } }: { order: DesignOrderDto }) {
  const t = useTranslations();
  if (price === null) return null;
  return (
    <Group mt="md">
      <DownloadButton
        load={(options) => getStaffProForma(id, options)}
        failed={t('orders.proFormaFailed')}
        fileName={`pro-forma-${id}.pdf`}
        size="xs"
      >
        {t('orders.proForma')}
      </DownloadButton>
    </Group>
  );
}
