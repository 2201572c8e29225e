import type { OwnOrderDto } from '@consultancy/client-shared/api/model';
import { formatPrice } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { PAYMENT_TONES, StatusBadge, ToneBadge } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { Facts } from '../../ui/facts';
import { Link } from '../../ui/link';
import { Record } from './record-section';

/** How far an order is, and the way to all that can be done with it. */
export function OwnOrder({ order }: { order: OwnOrderDto }) {
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
