import { useDeclineOrderChange } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { DesignOrderDto, OrderChangeDto } from '@consultancy/client-shared/api/model';
import { Button, Group, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useSavedValues } from '../../ui/form-page';
import { useChangeOutcome } from './use-change-outcome';

const LONGEST_ANSWER = 5000;

const empty = () => ({ answer: '' });

interface ChangeDeclineFormProps {
  change: OrderChangeDto;
  order: DesignOrderDto;
  onClose: () => void;
}

/** Why a change is not made, or its quote is taken back, in words for the buyer. */
export function ChangeDeclineForm({ change, order, onClose }: ChangeDeclineFormProps) {
  const t = useTranslations();
  const [values, setValues, forget] = useSavedValues('change-decline', order.id, empty);
  const answer = values.answer.trim();
  const decline = useDeclineOrderChange({
    mutation: useChangeOutcome(order, () => {
      forget();
      onClose();
    }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!answer || decline.isPending) return;
    decline.mutate({ id: change.id, data: { answer, version: change.version } });
  };
  return (
    <form onSubmit={submit}>
      <Textarea
        label={t('orders.changes.why')}
        description={t('orders.changes.readByBuyer')}
        rows={3}
        resize="vertical"
        maxLength={LONGEST_ANSWER}
        value={values.answer}
        onChange={(event) => setValues({ answer: event.currentTarget.value })}
        readOnly={decline.isPending}
        required
        autoFocus
        data-autofocus
      />
      <Group justify="flex-end" mt="md" gap="xs">
        <Button size="xs" variant="default" onClick={onClose}>
          {t('orders.changes.cancel')}
        </Button>
        <Button type="submit" size="xs" color="red" disabled={!answer} loading={decline.isPending}>
          {t('orders.changes.declineNow')}
        </Button>
      </Group>
    </form>
  );
}
