import { ApiError } from '@consultancy/client-shared/api';
import {
  OutcomePanel,
  PAYMENT_TONES,
  QueryOutcome,
  StatusBadge,
  ToneBadge,
} from '@consultancy/client-shared/ui';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Facts } from '../../ui/facts';
import { Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { Spinner } from '../../ui/spinner';
import { ProFormaButton } from './pro-forma-button';
import { TrackedChange } from './tracked-change';
import { TrackedFiles } from './tracked-files';
import { TrackedPayment } from './tracked-payment';
import { TrackedPrice } from './tracked-price';
import { trackingQuery } from './tracking-query';

export function TrackedOrder({ code }: { code: string }) {
  const t = useTranslations('orders');
  const tShared = useTranslations('shared');
  const language = useLanguage();
  const query = useQuery(trackingQuery(language, code));
  return (
    <Box maw="40rem" mih="12rem" mt="xl">
      <div aria-live="polite">
        <QueryOutcome
          query={query}
          pending={<Spinner label={tShared('loading')} />}
          error={(failure, retry) =>
            failure instanceof ApiError && [400, 404].includes(failure.status) ? (
              <OutcomePanel title={t('track.notFound')} />
            ) : (
              <OutcomePanel title={t('track.failed')} failure={failure} onRetry={retry} />
            )
          }
        >
          {({ data }) => (
            <Stack gap="lg" pt="lg" className={layout.ruled}>
              <Facts>
                <dt>{t(data.isChange ? 'track.changeOf' : 'track.project')}</dt>
                <dd>{data.projectTitle}</dd>
                <TrackedPrice order={data} />
                <dt>{t('track.status')}</dt>
                <dd>
                  <StatusBadge status={data.status} />
                </dd>
                <dt>{t('track.payment')}</dt>
                <dd>
                  <ToneBadge tone={PAYMENT_TONES[data.payment]}>
                    {t(`track.payments.${data.payment}`)}
                  </ToneBadge>
                </dd>
              </Facts>
              <p>{t(`track.next.${data.status}`)}</p>
            </Stack>
          )}
        </QueryOutcome>
      </div>
      {/* Outside of what is read out: a form there would be read anew with each key. */}
      <QueryOutcome query={query} pending={null} error={() => null}>
        {({ data }) => (
          <Stack gap="lg" py="lg">
            {data.total !== null && data.status !== 'CANCELLED' && <ProFormaButton code={code} />}
            <TrackedPayment code={code} order={data} />
            <TrackedChange key={code} code={code} order={data} />
            {data.licenceCode && <TrackedFiles code={code} licenceCode={data.licenceCode} />}
          </Stack>
        )}
      </QueryOutcome>
    </Box>
  );
}
