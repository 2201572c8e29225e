import { FILE_TIMEOUT_MS, saveFile } from '@consultancy/client-shared/api';
import {
  useGetProForma,
  useTrackDesignOrder,
} from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { TrackedOrderDto } from '@consultancy/client-shared/api/model';
import { formatPrice } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import {
  ErrorPanel,
  PAYMENT_TONES,
  QueryOutcome,
  StatusBadge,
  ToneBadge,
} from '@consultancy/client-shared/ui';
import { Box, Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { DueTime } from '../../ui/due-time';
import { Facts } from '../../ui/facts';
import { FormFailure } from '../../ui/form/form-layout';
import { useFailureText } from '../../ui/form/use-failure-text';
import { Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { Spinner } from '../../ui/spinner';
import { TrackedChange } from './tracked-change';
import { TrackedFiles } from './tracked-files';
import { TrackedPayment } from './tracked-payment';

export function TrackedOrder({ code }: { code: string }) {
  const t = useTranslations('orders');
  const tShared = useTranslations('shared');
  // A status may change any moment, so it is requested each time the page is opened.
  const query = useTrackDesignOrder(code, { 'Accept-Language': useLanguage() }, { query: { staleTime: 0 } });
  return (
    <Box maw="40rem" mih="12rem" mt="xl">
      <div aria-live="polite">
        <QueryOutcome
          query={query}
          pending={<Spinner label={tShared('loading')} />}
          notFound={<ErrorPanel title={t('track.notFound')} />}
          failed={t('track.failed')}
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
              <p>
                {t(`track.next.${data.status}`)} {data.status === 'PENDING' && <DueTime at={data.dueAt} />}
              </p>
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

/** The offer by which an order is paid, to take along. */
function ProFormaButton({ code }: { code: string }) {
  const t = useTranslations('orders');
  const failureText = useFailureText();
  const load = useGetProForma({
    mutation: { onSuccess: (file) => saveFile(file, 'pro-forma.pdf') },
    request: { timeoutMs: FILE_TIMEOUT_MS },
  });
  return (
    <div>
      <FormFailure>{load.error && failureText(load.error, t('track.proFormaFailed'))}</FormFailure>
      <Button size="sm" variant="outline" loading={load.isPending} onClick={() => load.mutate({ code })}>
        {t('track.proForma')}
      </Button>
    </div>
  );
}

/** What an order costs, as entries of a list; with the changes that were agreed, where there are any. */
function TrackedPrice({ order: { price, changesAmount, total } }: { order: TrackedOrderDto }) {
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
