import { ApiError } from '@consultancy/client-shared/api';
import { useListDownloadFiles } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { ErrorPanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { Box, Button, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link';
import { MailLinkPage } from '../../ui/mail-link/mail-link-page';
import { Spinner } from '../../ui/spinner';
import { FileList } from './file-list';

/** `/track/files#…`: the files of a bought design, for who has a link to them. */
export function FilesPage() {
  const t = useTranslations('orders');
  const within = (children: ReactNode) => (
    <Box maw="40rem" mih="12rem" mt="xl" aria-live="polite">
      {children}
    </Box>
  );
  return (
    <MailLinkPage
      title={t('files.title')}
      text={t('files.text')}
      cut={within(<NoGoodLink reason={t('files.cut')} />)}
    >
      {(token) => within(token && <Files token={token} />)}
    </MailLinkPage>
  );
}

function Files({ token }: { token: string }) {
  const t = useTranslations('orders');
  const tShared = useTranslations('shared');
  // Each file that was loaded counts.
  const query = useListDownloadFiles(
    token,
    { 'Accept-Language': useLanguage() },
    { query: { staleTime: 0 } },
  );
  return (
    <QueryOutcome
      query={query}
      pending={<Spinner label={tShared('loading')} />}
      error={(failure, retry) =>
        failure instanceof ApiError && failure.status === 404 ? (
          <NoGoodLink reason={failure.message} />
        ) : (
          <ErrorPanel title={t('files.failed')} failure={failure} onRetry={retry} busy={query.isFetching} />
        )
      }
    >
      {({ data }) => <FileList token={token} downloads={data} onLoaded={() => void query.refetch()} />}
    </QueryOutcome>
  );
}

/** A link that was cut, forged, used up or is too old: what it is, and how to get a new one. */
function NoGoodLink({ reason }: { reason: string }) {
  const t = useTranslations('orders');
  return (
    <Stack gap="lg" py="lg" className={layout.framed}>
      <Title order={2} size="h3">
        {t('files.noGoodLink')}
      </Title>
      <p>{reason}</p>
      <div>
        <Button component={Link} to={paths.track}>
          {t('files.newLink')}
        </Button>
      </div>
    </Stack>
  );
}
