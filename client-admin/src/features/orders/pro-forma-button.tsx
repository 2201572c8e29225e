import { getStaffProForma } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { DesignOrderDto } from '@consultancy/client-shared/api/model';
import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useDownload } from '../../ui/use-download';

/** The offer by which an order is paid, in the language of its buyer; without a price there is none. */
export function ProFormaButton({ order: { id, price } }: { order: DesignOrderDto }) {
  const t = useTranslations();
  const download = useDownload({
    load: (options) => getStaffProForma(id, options),
    failed: t('orders.proFormaFailed'),
    name: `pro-forma-${id}.pdf`,
  });
  if (price === null) return null;
  return (
    <Group mt="md">
      <Button
        size="xs"
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={download.isPending}
        onClick={download.start}
      >
        {t('orders.proForma')}
      </Button>
    </Group>
  );
}
