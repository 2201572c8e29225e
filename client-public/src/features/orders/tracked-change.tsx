import type { TrackedChangeDto, TrackedOrderDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { formatPrice } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { CHANGE_TONES, ToneBadge } from '@consultancy/client-shared/ui';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { Facts } from '../../ui/facts';
import { Quote } from '../../ui/quote';
import { ChangeDecision } from './change-decision';
import { ChangeForm } from './change-form';
import { TrackedSection } from './tracked-section';

interface TrackedChangeProps {
  code: string;
  order: TrackedOrderDto;
}

/** What the buyer wants changed of the design, what that costs, and what is left to say about it. */
export function TrackedChange({ code, order: { status, payment, change } }: TrackedChangeProps) {
  const t = useTranslations('orders');
  const [isAsking, setAsking] = useState(false);
  const isCancelled = status === 'CANCELLED';
  const isOpen = change?.status === 'REQUESTED' || change?.status === 'QUOTED';
  const heading = useRef<HTMLHeadingElement>(null);
  const look = () => {
    // What was pressed goes with what it did.
    heading.current?.focus();
    setAsking(false);
  };
  if (isCancelled && !change) return null;
  const isPaid = payment === 'SUBMITTED' || payment === 'VERIFIED';
  return (
    <TrackedSection id="change" title={t('track.change.heading')} heading={heading}>
      {change ? (
        <>
          <Quote>{change.description}</Quote>
          <div>
            <ToneBadge tone={CHANGE_TONES[change.status]}>
              {t(`track.change.states.${change.status}`)}
            </ToneBadge>
          </div>
          {!(isCancelled && isOpen) && (
            <p>{t(change.isOver ? 'track.change.over' : `track.change.next.${change.status}`)}</p>
          )}
          <ChangeQuote change={change} />
          {change.status === 'QUOTED' && !change.isOver && !isCancelled && (
            <p>{t(isPaid ? 'track.change.ownOrder' : 'track.change.added')}</p>
          )}
          {change.trackingCode && (
            <ArrowLink to={`${paths.track}?code=${change.trackingCode}`}>
              {t('track.change.follow')}
            </ArrowLink>
          )}
          {isOpen && <ChangeDecision code={code} change={change} isCancelled={isCancelled} onDone={look} />}
        </>
      ) : (
        <p>{t('track.change.text')}</p>
      )}
      {!isOpen && !isCancelled && !isAsking && (
        <div>
          <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
            {t(change ? 'track.change.askAgain' : 'track.change.ask')}
          </Button>
        </div>
      )}
      {!isOpen && !isCancelled && isAsking && <ChangeForm code={code} onDone={look} />}
    </TrackedSection>
  );
}

/** What staff answered to a request for a change: the figures of a quote, and their words. */
function ChangeQuote({ change }: { change: TrackedChangeDto }) {
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
