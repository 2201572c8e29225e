import { ApiError, currentRecord } from '@consultancy/client-shared/api';
import {
  getListDesignOrdersQueryKey,
  useAgreeDesignOrderPrice,
} from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { DesignOrderDto } from '@consultancy/client-shared/api/model';
import { formatPrice } from '@consultancy/client-shared/format';
import { Button, Group, NumberInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { changesOf } from '../../ui/changes-of-record';
import { toasts } from '../../ui/toasts';

const LARGEST_PRICE = 2_000_000_000;

/** The price of a design that is sold on request, once it was agreed with the buyer; until they report a payment. */
export function AgreedPrice({ order }: { order: DesignOrderDto }) {
  const t = useTranslations();
  const [price, setPrice] = useState<number | string>(order.price ?? '');
  const agreed = Number(price);
  // The version whose price was on the screen; a newer one would overwrite unseen what a colleague entered.
  const [basis, setBasis] = useState(order);
  const isTyped = price !== (basis.price ?? '');
  const isDisputed = isTyped && order.price !== basis.price && order.price !== agreed;
  if (order.version > basis.version && !isDisputed) {
    setBasis(order);
    if (!isTyped) setPrice(order.price ?? '');
  }
  const save = useAgreeDesignOrderPrice({
    mutation: {
      ...changesOf('design-orders', order.id),
      meta: {
        error: t('orders.updateFailed'),
        basedOn: { record: basis, labels: { price: t('orders.fields.price') } },
        lists: getListDesignOrdersQueryKey(),
      },
      onSuccess: (_answer, { data }) => {
        const price = formatPrice(data.price, 'en');
        toasts.success(t('orders.agreedPrice.done', { name: order.name, price }));
      },
      onError: (failure) => {
        // The toast says what they changed; what was typed stays, and can be sent all the same.
        const changed = currentRecord<DesignOrderDto>(failure);
        if (changed) setBasis(changed);
      },
    },
  });
  const isOnRequest = order.price === null || order.priceAgreedAt !== null;
  const isUnpaid = order.payment === 'AWAITING' || order.payment === 'REJECTED';
  if (!isOnRequest || !isUnpaid || order.status === 'CANCELLED') return null;
  const isGood = Number.isInteger(agreed) && agreed >= 1 && agreed <= LARGEST_PRICE;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isGood || agreed === order.price || save.isPending) return;
    save.mutate({ id: order.id, data: { price: agreed, version: basis.version } });
  };
  return (
    <form onSubmit={submit}>
      <Group mt="md" gap="xs" align="flex-end">
        <NumberInput
          label={t('orders.agreedPrice.label')}
          description={t('orders.agreedPrice.hint')}
          value={price}
          onChange={setPrice}
          min={1}
          max={LARGEST_PRICE}
          allowDecimal={false}
          thousandSeparator=","
          hideControls
          error={save.error instanceof ApiError && save.error.fieldErrors['price']}
          flex="1 1 14rem"
        />
        <Button
          type="submit"
          size="sm"
          variant={order.price === null ? 'filled' : 'default'}
          disabled={!isGood || agreed === order.price}
          loading={save.isPending}
        >
          {t('orders.agreedPrice.save')}
        </Button>
      </Group>
    </form>
  );
}
