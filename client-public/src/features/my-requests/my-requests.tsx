import { ApiError } from '@consultancy/client-shared/api';
import { useListMyRequests } from '@consultancy/client-shared/api/generated/my-requests/my-requests';
import type { MyRequestsDto, OwnOrderDto } from '@consultancy/client-shared/api/model';
import { formatPrice } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import {
  ErrorPanel,
  PAYMENT_TONES,
  QueryOutcome,
  StatusBadge,
  ToneBadge,
} from '@consultancy/client-shared/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { Facts } from '../../ui/facts';
import { useFailureText } from '../../ui/form/use-failure-text';
import { Stack } from '../../ui/layout';
import { Link } from '../../ui/link';
import { Spinner } from '../../ui/spinner';
import { EraseRecords } from './erase-records';
import { ExportRecords } from './export-records';
import { LinkForm } from './link-form';
import { OwnConsultation } from './own-consultation';
import { OwnInquiry } from './own-inquiry';
import { Record, RecordSection } from './record-section';
import { WaysIn } from './ways-in';

interface MyRequestsProps {
  token: string;
  /** Called with the token that a code opened, where this one leads nowhere any more. */
  onOpen: (token: string) => void;
  /** Called once nothing of it is known any more. */
  onErased: () => void;
}

/** What a link leads to. */
export function MyRequests({ token, onOpen, onErased }: MyRequestsProps) {
  const t = useTranslations('my-requests');
  const tShared = useTranslations('shared');
  const failureText = useFailureText();
  // The office may write any moment, so it is requested each time the page is opened.
  const query = useListMyRequests(
    { token },
    { 'Accept-Language': useLanguage() },
    { query: { staleTime: 0 } },
  );
  return (
    <Stack gap="var(--space-5)" mih="12rem" mt="xl">
      <QueryOutcome
        query={query}
        pending={<Spinner label={tShared('loading')} />}
        error={(failure, retry) =>
          failure instanceof ApiError && [400, 404].includes(failure.status) ? (
            <WaysIn reason={failureText(failure, t('lost.cut'))} onOpen={onOpen} />
          ) : (
            <ErrorPanel title={t('failed')} failure={failure} onRetry={retry} />
          )
        }
      >
        {({ data }) => <Records token={token} records={data} onErased={onErased} />}
      </QueryOutcome>
    </Stack>
  );
}

interface RecordsProps {
  token: string;
  records: MyRequestsDto;
  onErased: () => void;
}

function Records({ token, records, onErased }: RecordsProps) {
  const t = useTranslations('my-requests');
  const { email, canErase, inquiries, consultations, orders } = records;
  const all = [...inquiries, ...consultations, ...orders];
  const isEmpty = all.length === 0;
  const ofOne = t(canErase ? 'byCode' : 'byMail');
  return (
    <>
      <p style={{ overflowWrap: 'anywhere' }}>{email ? t('whose', { email }) : ofOne}</p>
      {isEmpty && <p>{t('nothing')}</p>}
      <Section title={t('inquiries')}>
        {inquiries.map((inquiry) => (
          <OwnInquiry key={inquiry.id} token={token} inquiry={inquiry} />
        ))}
      </Section>
      <Section title={t('consultations')}>
        {consultations.map((consultation) => (
          <OwnConsultation key={consultation.id} token={token} consultation={consultation} />
        ))}
      </Section>
      <Section title={t('orders')}>
        {orders.map((order) => (
          <OwnOrder key={order.id} order={order} />
        ))}
      </Section>
      {email === null && <LinkForm to={all[0]?.email} />}
      {!isEmpty && <ExportRecords token={token} records={records} />}
      {!isEmpty && canErase && <EraseRecords token={token} records={records} onErased={onErased} />}
    </>
  );
}

/** Nothing at all where there is nothing in it. */
function Section({ title, children }: { title: string; children: ReactNode[] }) {
  return children.length > 0 && <RecordSection title={title}>{children}</RecordSection>;
}

/** How far an order is, and the way to all that can be done with it. */
function OwnOrder({ order }: { order: OwnOrderDto }) {
  const t = useTranslations('my-requests');
  const tOrders = useTranslations('orders');
  const language = useLanguage();
  const { projectTitle, isChange, total, price, status, payment, code } = order;
  const amount = total ?? price;
  return (
    <Record
      title={isChange ? `${tOrders('track.changeOf')}: ${projectTitle}` : projectTitle}
      facts={
        <>
          <StatusBadge status={status} />
          <span>{t('codeOf', { code })}</span>
        </>
      }
      dueAt={status === 'PENDING' ? order.dueAt : null}
    >
      <Facts>
        <dt>{tOrders('track.price')}</dt>
        <dd>{amount === null ? tOrders('buy.priceOnRequest') : formatPrice(amount, language)}</dd>
        <dt>{tOrders('track.payment')}</dt>
        <dd>
          <ToneBadge tone={PAYMENT_TONES[payment]}>{tOrders(`track.payments.${payment}`)}</ToneBadge>
        </dd>
      </Facts>
      <p>
        <Link to={`${paths.track}?code=${encodeURIComponent(code)}`}>{tOrders('buy.track')}</Link>
      </p>
    </Record>
  );
}
