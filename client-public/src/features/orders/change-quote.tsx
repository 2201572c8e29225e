import type { TrackedChangeDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { formatPrice } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { useTranslations } from 'use-intl';
import { Facts } from '../../ui/facts';
import { Quote } from '../../ui/quote';

/** What staff answered to a request for a change: the figures of a quote, and their words. */
export function ChangeQuote({ change }: { change: TrackedChangeDto }) {
  const t = useTranslations('orders');
  const language = useLanguage();
  const { status, amount, workingDays, goodUntil, answer } = change;
  const hasQuote = amount !== null && (status === 'QUOTED' || status === 'ACCEPTED');
  return (
    <>
      {hasQuote && (
        <Facts>
          <dt>{t('track.change.price')}</dt>
          <dd>{formatPrice(amount, language)}</dd>
          <dt>{t('track.change.days')}</dt>
          <dd>{workingDays}</dd>
          {status === 'QUOTED' && goodUntil && (
            <>
              <dt>{t('track.change.until')}</dt>
              <dd>
                <DateText value={goodUntil} stacked />
              </dd>
            </>
          )}
        </Facts>
      )}
      {answer && status !== 'REFUSED' && (
        <Quote>
          <strong>{t('track.change.answer')}</strong> {answer}
        </Quote>
      )}
    </>
  );
}
