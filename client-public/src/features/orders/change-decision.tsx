import {
  getTrackDesignOrderQueryKey,
  useDecideOrderChange,
} from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { DecideOrderChangeDto, TrackedChangeDto } from '@consultancy/client-shared/api/model';
import { formatPrice } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FormFailure } from '../../ui/form/form-layout';
import { useFailureText } from '../../ui/form/use-failure-text';
import { Group } from '../../ui/layout';

interface ChangeDecisionProps {
  /** Tracking code of the order. */
  code: string;
  change: TrackedChangeDto;
  /** Whether its order was cancelled: nothing can be bought any more. */
  isCancelled: boolean;
  /** Called once the answer has arrived, or what it was about is no longer so. */
  onDone: () => void;
}

/** What a buyer makes of a request that is open: its quote is accepted, or it is withdrawn. */
export function ChangeDecision({ code, change, isCancelled, onDone }: ChangeDecisionProps) {
  const t = useTranslations('orders');
  const language = useLanguage();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const decide = useDecideOrderChange({
    mutation: {
      onSuccess: onDone,
      // Staff were faster: their answer is shown beside the reason.
      onError: ({ status }) => {
        if (status !== 409) return;
        void queryClient.invalidateQueries({ queryKey: getTrackDesignOrderQueryKey(code) });
        onDone();
      },
    },
  });
  const send = (data: DecideOrderChangeDto) => decide.mutate({ code, data });
  const { status, isOver, amount, answeredAt } = change;
  const isBusy = (decision: DecideOrderChangeDto['decision']) =>
    decide.isPending && decide.variables.data.decision === decision;
  return (
    <>
      <FormFailure>{decide.error && failureText(decide.error, t('track.change.answerFailed'))}</FormFailure>
      <Group>
        {status === 'QUOTED' && !isOver && !isCancelled && amount !== null && (
          <Button
            loading={isBusy('ACCEPTED')}
            disabled={decide.isPending}
            onClick={() => send({ decision: 'ACCEPTED', answeredAt })}
          >
            {t('track.change.accept', { price: formatPrice(amount, language) })}
          </Button>
        )}
        <Button
          variant="outline"
          loading={isBusy('REFUSED')}
          disabled={decide.isPending}
          onClick={() => send({ decision: 'REFUSED' })}
        >
          {t('track.change.withdraw')}
        </Button>
      </Group>
    </>
  );
}
