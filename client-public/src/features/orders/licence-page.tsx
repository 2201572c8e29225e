import { useGetLicence } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { DateText } from '@consultancy/client-shared/calendar';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { ErrorPanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { Box, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Facts } from '../../ui/facts';
import { Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { PageColumn } from '../../ui/page-column';
import { Spinner } from '../../ui/spinner';
import { CodeForm, useRequestedCode } from './code-form';

/** `/track/licence?code=…`: whether a licence is one, for everybody who reads its code on a drawing. */
export function LicencePage() {
  const t = useTranslations('orders');
  const requested = useRequestedCode();
  return (
    <PageColumn title={t('licence.title')} text={t('licence.text')}>
      <CodeForm kind="licence" />
      {requested && <Licence code={requested} />}
    </PageColumn>
  );
}

function Licence({ code }: { code: string }) {
  const t = useTranslations('orders');
  const tShared = useTranslations('shared');
  const query = useGetLicence(code, { 'Accept-Language': useLanguage() }, { query: { staleTime: 0 } });
  return (
    <Box maw="40rem" mih="12rem" mt="xl" aria-live="polite">
      <QueryOutcome
        query={query}
        pending={<Spinner label={tShared('loading')} />}
        notFound={<ErrorPanel title={t('licence.notFound')} />}
        failed={t('licence.failed')}
      >
        {({ data }) => (
          <Stack gap="lg" py="lg" className={layout.framed}>
            <Title order={2} size="h3">
              {t('licence.valid')}
            </Title>
            <Facts>
              <dt>{t('track.project')}</dt>
              <dd>{data.projectTitle}</dd>
              <dt>{t('licence.code')}</dt>
              <dd>{data.licenceCode}</dd>
              <dt>{t('licence.since')}</dt>
              <dd>
                <DateText value={data.licensedAt} stacked />
              </dd>
            </Facts>
          </Stack>
        )}
      </QueryOutcome>
    </Box>
  );
}
