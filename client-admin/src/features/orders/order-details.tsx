import {
  getStaffProForma,
  useGetDesignOrder,
} from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { DesignOrderDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { formatPrice } from '@consultancy/client-shared/format';
import { PAYMENT_TONES, StatusBadge, ToneBadge } from '@consultancy/client-shared/ui';
import { Button, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CopyText } from '../../ui/copy-text';
import { Details, type Detail, DetailsDialog } from '../../ui/details-dialog';
import { DownloadButton } from '../../ui/download-button';
import { forgetClientDrafts } from '../../ui/form-page';
import { ErasedNotice, PersonLink } from '../../ui/person';
import { useDeletion } from '../../ui/trash';
import { AgreedPrice } from './agreed-price';
import { DesignFiles, OrderFiles } from './design-files';
import { OrderChanges } from './order-changes';
import { OrderPayment } from './order-payment';
import { orderLabels as labels } from './texts';

interface OrderDetailsProps {
  id: number;
  /** The order as the list shows it, until its own answer is there. */
  listed: DesignOrderDto | undefined;
  onClose: () => void;
}

export function OrderDetails({ id, listed, onClose }: OrderDetailsProps) {
  const t = useTranslations();
  const details = useOrderFields();
  const [isDeleting, setDeleting] = useState(false);
  const query = useGetDesignOrder(id, {
    // An order that is being deleted must not be asked for until the dialog is closed.
    query: { enabled: !isDeleting, placeholderData: listed && { success: true, message: '', data: listed } },
  });
  return (
    <DetailsDialog
      title={t('orders.details')}
      query={query}
      errorTitle={t('orders.detailsFailed')}
      onClose={onClose}
    >
      {({ data }) => (
        <>
          {data.erasedAt && <ErasedOrder id={id} />}
          <Details details={details(data)} />
          <PersonLink kind="order" id={id} />
          {!data.erasedAt && <AgreedPrice key={id} order={data} />}
          {!data.erasedAt && data.price !== null && (
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
          )}
          {!data.erasedAt && <OrderPayment order={data} />}
          {!data.erasedAt && <OrderChanges order={data} />}
          {!data.erasedAt && !data.isChange && <OrderFiles orderId={id} />}
          <DesignFiles projectId={data.projectId} />
          <DeleteOrder order={data} onDeleting={setDeleting} onDeleted={onClose} />
        </>
      )}
    </DetailsDialog>
  );
}

interface DeleteOrderProps {
  order: DesignOrderDto;
  onDeleting: (isDeleting: boolean) => void;
  onDeleted: () => void;
}

function DeleteOrder({ order, onDeleting, onDeleted }: DeleteOrderProps) {
  const t = useTranslations();
  const deletion = useDeletion<DesignOrderDto>({
    entity: 'order',
    texts: 'orders.deletionOfSeveral',
    nameOf: ({ name }) => name,
    onDeleting,
    onDone: onDeleted,
  });
  return (
    <Group mt="lg">
      <Button
        size="xs"
        variant="light"
        color="red"
        leftSection={<IconTrash size={16} aria-hidden />}
        loading={deletion.isPending}
        onClick={() => deletion.ask([order])}
      >
        {t('orders.delete')}
      </Button>
    </Group>
  );
}

/** It may have been erased elsewhere, or on another device. */
function ErasedOrder({ id }: { id: number }) {
  useEffect(() => forgetClientDrafts('order', id), [id]);
  return <ErasedNotice />;
}

function useOrderFields(): (order: DesignOrderDto) => Detail[] {
  const t = useTranslations();
  const buyerOf = (order: DesignOrderDto): Detail[] => [
    [t('orders.fields.trackingCode'), <CopyText text={order.trackingCode} />],
    [labels.name, order.name],
    [labels.email, <a href={`mailto:${order.email}`}>{order.email}</a>],
    [labels.phone, <a href={`tel:${order.phone.replace(/\s/g, '')}`}>{order.phone}</a>],
  ];
  return (order) => [
    [labels.status, <StatusBadge status={order.status} />],
    ...(order.erasedAt ? [] : buyerOf(order)),
    [labels.address, order.address],
    [
      t(order.isChange ? 'orders.fields.changeOf' : 'orders.fields.project'),
      `${order.project.title} · ${t(`shared.projectType.${order.project.type}`)}`,
    ],
    [
      t('orders.fields.price'),
      order.price === null ? t('orders.priceOnRequest') : formatPrice(order.price, 'en'),
    ],
    [
      t('orders.fields.changesAmount'),
      order.changesAmount > 0 ? formatPrice(order.changesAmount, 'en') : null,
    ],
    [
      t('orders.fields.total'),
      order.changesAmount > 0 && order.total !== null ? formatPrice(order.total, 'en') : null,
    ],
    [
      t('orders.fields.payment'),
      <ToneBadge dot={PAYMENT_TONES[order.payment]}>{t(`orders.payment.states.${order.payment}`)}</ToneBadge>,
    ],
    [
      t('orders.fields.reference'),
      order.paymentProvider && order.paymentReference && (
        <>
          {t(`orders.payment.providers.${order.paymentProvider}`)} <CopyText text={order.paymentReference} />
        </>
      ),
    ],
    [t('orders.fields.reason'), order.paymentReason],
    [t('orders.fields.licenceCode'), order.licenceCode && <CopyText text={order.licenceCode} />],
    [t('orders.fields.ordered'), <DateTimeText value={order.createdAt} />],
    [t('orders.fields.updated'), <DateTimeText value={order.updatedAt} />],
  ];
}
