import { useListOrderChanges } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { DesignOrderDto, OrderChangeDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { formatPrice } from '@consultancy/client-shared/format';
import { CHANGE_TONES, ToneBadge } from '@consultancy/client-shared/ui';
import { Anchor, Box, Button, Flex, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import common from '../../ui/common.module.css';
import { type Detail, Details, RecordInDialog } from '../../ui/details-dialog';
import { ChangeDeclineForm } from './change-decline-form';
import { ChangeQuoteForm } from './change-quote-form';

/** What the buyer of an order wants changed, and what staff answer; for an order of a change, where it came from. */
export function OrderChanges({ order }: { order: DesignOrderDto }) {
  const t = useTranslations();
  const query = useListOrderChanges(order.id);
  return (
    <RecordInDialog query={query} errorTitle={t('orders.changes.failed')}>
      {({ data }) =>
        data.length > 0 && (
          <Flex
            aria-labelledby="order-changes"
            className={common.above}
            component="section"
            mt="lg"
            pt="md"
            gap="sm"
            direction="column"
          >
            <Title order={3} m={0} fz="md" id="order-changes">
              {t('orders.changes.title')}
            </Title>
            <div className={common.between}>
              {data.map((change) => (
                <OrderChange key={change.id} change={change} order={order} />
              ))}
            </div>
          </Flex>
        )
      }
    </RecordInDialog>
  );
}

function OrderChange({ change, order }: { change: OrderChangeDto; order: DesignOrderDto }) {
  const t = useTranslations();
  const details = useChangeFields();
  const isOpen = change.status === 'REQUESTED' || change.status === 'QUOTED';
  const isFirst = change.orderId === order.id;
  const other = isFirst ? change.madeOrderId : change.orderId;
  return (
    <Flex component="article" py="sm" gap="sm" direction="column" align="flex-start">
      <ToneBadge dot={CHANGE_TONES[change.status]}>{t(`orders.changes.states.${change.status}`)}</ToneBadge>
      <blockquote className={common.beside} style={{ whiteSpace: 'pre-line' }}>
        {change.description}
      </blockquote>
      <Details details={details(change)} />
      {change.isOver && <Text size="sm">{t('orders.changes.over')}</Text>}
      {other !== null && (
        <Anchor component={Link} size="sm" to={`${paths.orders}?view=${other}`}>
          {t(isFirst ? 'orders.changes.made' : 'orders.changes.madeOf')}
        </Anchor>
      )}
      {isOpen && isFirst && <ChangeAnswer change={change} order={order} />}
    </Flex>
  );
}

function useChangeFields(): (change: OrderChangeDto) => Detail[] {
  const t = useTranslations();
  return (change) => [
    [t('orders.changes.fields.requested'), <DateTimeText value={change.createdAt} />],
    [t('orders.changes.fields.amount'), change.amount === null ? null : formatPrice(change.amount, 'en')],
    [t('orders.changes.fields.workingDays'), change.workingDays],
    [t('orders.changes.fields.goodUntil'), change.goodUntil && <DateText value={change.goodUntil} />],
    [
      t('orders.changes.fields.answer'),
      change.answer && (
        <Box component="span" style={{ whiteSpace: 'pre-line' }}>
          {change.answer}
        </Box>
      ),
    ],
    [t('orders.changes.fields.answered'), change.answeredAt && <DateTimeText value={change.answeredAt} />],
    [t('orders.changes.fields.closed'), change.closedAt && <DateTimeText value={change.closedAt} />],
  ];
}

interface ChangeAnswerProps {
  change: OrderChangeDto;
  order: DesignOrderDto;
}

/** What staff answer to a request that is open: a quote, another one, or why not. */
function ChangeAnswer({ change, order }: ChangeAnswerProps) {
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
