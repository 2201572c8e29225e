import { decideOrderChange } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { DecideOrderChangeDto, TrackedChangeDto } from '@consultancy/client-shared/api/model';
import { formatPrice } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Group } from '../../ui/layout';
import { FormFailure } from '../../ui/form/form-layout';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useSubmission } from '../../ui/form/use-submission';

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
  const submission = useSubmission((body: DecideOrderChangeDto) => decideOrderChange(code, body));
  const send = (body: DecideOrderChangeDto) =>
    submission.mutate(body, {
      onSuccess: onDone,
      // Staff were faster: their answer is shown beside the reason.
      onError: ({ status }) => status === 409 && onDone(),
    });
  const { status, isOver, amount, answeredAt } = change;
  const isBusy = (decision: DecideOrderChangeDto['decision']) =>
    submission.isPending && submission.variables.decision === decision;
  return (
    <>
      <FormFailure>
        {submission.error && failureText(submission.error, t('track.change.answerFailed'))}
      </FormFailure>
      <Group>
        {status === 'QUOTED' && !isOver && !isCancelled && amount !== null && (
          <Button
            loading={isBusy('ACCEPTED')}
            disabled={submission.isPending}
            onClick={() => send({ decision: 'ACCEPTED', answeredAt })}
          >
            {t('track.change.accept', { price: formatPrice(amount, language) })}
          </Button>
        )}
        <Button
          variant="outline"
          loading={isBusy('REFUSED')}
          disabled={submission.isPending}
          onClick={() => send({ decision: 'REFUSED' })}
        >
          {t('track.change.withdraw')}
        </Button>
      </Group>
    </>
  );
}
