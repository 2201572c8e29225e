import type { DesignOrderDto, OrderChangeDto } from '@consultancy/client-shared/api/model';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeDeclineForm } from './change-decline-form';
import { ChangeQuoteForm } from './change-quote-form';

interface ChangeAnswerProps {
  change: OrderChangeDto;
  order: DesignOrderDto;
}

/** What staff answer to a request that is open: a quote, another one, or why not. */
export function ChangeAnswer({ change, order }: ChangeAnswerProps) {
  const t = useTranslations();
  const [form, setForm] = useState<'quote' | 'decline'>();
  const close = () => setForm(undefined);
  if (form === 'quote') return <ChangeQuoteForm change={change} order={order} onClose={close} />;
  if (form === 'decline') return <ChangeDeclineForm change={change} order={order} onClose={close} />;
  const isQuoted = change.status === 'QUOTED';
  return (
    <Group gap="xs">
      {order.status !== 'CANCELLED' && (
        <Button size="xs" variant={isQuoted ? 'default' : 'filled'} onClick={() => setForm('quote')}>
          {t(isQuoted ? 'orders.changes.quoteAgain' : 'orders.changes.quote')}
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => setForm('decline')}>
        {t(isQuoted ? 'orders.changes.takeBack' : 'orders.changes.decline')}
      </Button>
    </Group>
  );
}
