import { ApiError } from '@consultancy/client-shared/api';
import { useQuoteOrderChange } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { DesignOrderDto, OrderChangeDto } from '@consultancy/client-shared/api/model';
import { officeToday } from '@consultancy/client-shared/format';
import { Button, Group, NumberInput, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { DateField } from '../../ui/date-field';
import { useSavedValues } from '../../ui/form-page';
import { useChangeOutcome } from './use-change-outcome';

const LARGEST_AMOUNT = 50_000_000;
const MOST_DAYS = 365;
const LONGEST_ANSWER = 5000;

interface ChangeQuoteFormProps {
  change: OrderChangeDto;
  order: DesignOrderDto;
  onClose: () => void;
}

/** What a change costs and how long it takes; it starts with the quote so far, and keeps what is typed. */
export function ChangeQuoteForm({ change, order, onClose }: ChangeQuoteFormProps) {
  const t = useTranslations();
  const [saved, keep, forget] = useSavedValues('change-quote', order.id, () => quoteSoFar(change));
  const whole = (most: number) => (value: number | string) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most
      ? null
      : t('orders.changes.wholeNumber', { most: most.toLocaleString('en') });
  const form = useForm({
    initialValues: saved,
    onValuesChange: keep,
    validate: {
      amount: whole(LARGEST_AMOUNT),
      workingDays: whole(MOST_DAYS),
      goodUntil: (day: string) => (day && day >= officeToday() ? null : t('orders.changes.dayOver')),
    },
  });
  const send = useQuoteOrderChange({
    mutation: useChangeOutcome(order, () => {
      forget();
      onClose();
    }),
  });
  const submit = ({ amount, workingDays, goodUntil, answer }: typeof form.values) => {
    const data = {
      amount: Number(amount),
      workingDays: Number(workingDays),
      goodUntil,
      answer: answer.trim() || null,
      version: change.version,
    };
    const onError = (failure: unknown) => failure instanceof ApiError && form.setErrors(failure.fieldErrors);
    send.mutate({ id: change.id, data }, { onError });
  };
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="sm">
        <SimpleGrid minColWidth="10rem" spacing="var(--mantine-spacing-sm)">
          <NumberInput
            label={t('orders.changes.form.amount')}
            min={1}
            max={LARGEST_AMOUNT}
            allowDecimal={false}
            thousandSeparator=","
            hideControls
            required
            autoFocus
            data-autofocus
            {...form.getInputProps('amount')}
          />
          <NumberInput
            label={t('orders.changes.form.workingDays')}
            min={1}
            max={MOST_DAYS}
            allowDecimal={false}
            hideControls
            required
            {...form.getInputProps('workingDays')}
          />
          <DateField
            label={t('orders.changes.form.goodUntil')}
            min={officeToday()}
            required
            {...form.getInputProps('goodUntil')}
          />
        </SimpleGrid>
        <Textarea
          label={t('orders.changes.form.answer')}
          description={t('orders.changes.readByBuyer')}
          rows={3}
          resize="vertical"
          maxLength={LONGEST_ANSWER}
          {...form.getInputProps('answer')}
        />
      </Stack>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button size="xs" variant="default" onClick={onClose}>
          {t('orders.changes.cancel')}
        </Button>
        <Button type="submit" size="xs" loading={send.isPending}>
          {t('orders.changes.send')}
        </Button>
      </Group>
    </form>
  );
}

function quoteSoFar({ amount, workingDays, goodUntil, answer }: OrderChangeDto) {
  return {
    amount: (amount ?? '') as number | string,
    workingDays: (workingDays ?? '') as number | string,
    goodUntil: goodUntil ?? '',
    answer: answer ?? '',
  };
}
