import type { TrackedOrderDto } from '@consultancy/client-shared/api/model';
import { CHANGE_TONES, ToneBadge } from '@consultancy/client-shared/ui';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { Quote } from '../../ui/quote';
import { ChangeDecision } from './change-decision';
import { ChangeForm } from './change-form';
import { ChangeQuote } from './change-quote';
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
