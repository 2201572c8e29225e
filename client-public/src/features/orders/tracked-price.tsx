import type { TrackedOrderDto } from '@consultancy/client-shared/api/model';
import { formatPrice } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { useTranslations } from 'use-intl';

/** What an order costs, as entries of a list; with the changes that were agreed, where there are any. */
export function TrackedPrice({ order: { price, changesAmount, total } }: { order: TrackedOrderDto }) {
  const t = useTranslations('orders');
  const language = useLanguage();
  const inWords = (amount: number | null) =>
    amount === null ? t('buy.priceOnRequest') : formatPrice(amount, language);
  return (
    <>
      <dt>{t('track.price')}</dt>
      <dd>{inWords(price)}</dd>
      {changesAmount > 0 && (
        <>
          <dt>{t('track.changesAmount')}</dt>
          <dd>{inWords(changesAmount)}</dd>
          {total !== null && (
            <>
              <dt>{t('track.total')}</dt>
              <dd>{inWords(total)}</dd>
            </>
          )}
        </>
      )}
    </>
  );
}
