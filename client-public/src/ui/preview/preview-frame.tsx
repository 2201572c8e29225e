import { ApiError } from '@consultancy/client-shared/api';
import type { PreviewDto } from '@consultancy/client-shared/api/model';
import { ErrorPanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { Box, Button, Container, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { Link } from '../link';
import { PageMessage } from '../page-message';
import { Spinner } from '../spinner';
import classes from './preview-frame.module.css';
import { usePreview } from './preview-query';

interface PreviewFrameProps {
  children: (preview: PreviewDto) => ReactNode;
}

/** The page of a record before visitors see it, with a word that it is one; or why there is none. */
export function PreviewFrame({ children }: PreviewFrameProps) {
  const t = useTranslations('preview');
  const { token = '' } = useParams();
  const query = usePreview(token);
  return (
    <QueryOutcome
      query={query}
      pending={
        <Box pt="page" pb="section">
          <Spinner label={t('loading')} />
        </Box>
      }
      error={(failure, retry) => {
        const status = failure instanceof ApiError ? failure.status : 0;
        if (status === 410) return <NoPreview why="over" />;
        if (status === 404) return <NoPreview why="unknown" />;
        return (
          <Container pt="page" pb="section">
            <ErrorPanel title={t('failed')} failure={failure} onRetry={retry} busy={query.isFetching} />
          </Container>
        );
      }}
    >
      {(preview) => (
        <>
          {children(preview)}
          <Text
            className={classes.banner}
            w="fit-content"
            maw="calc(100vw - 2rem)"
            mx="auto"
            py="xs"
            px="md"
            bdrs="xl"
            bg="var(--ink)"
            c="var(--paper)"
            fz="sm"
            ta="center"
            role="note"
          >
            {t('banner')}
          </Text>
        </>
      )}
    </QueryOutcome>
  );
}

function NoPreview({ why }: { why: 'over' | 'unknown' }) {
  const t = useTranslations('preview');
  const tSite = useTranslations('site');
  return (
    <PageMessage mark={why === 'over' ? '410' : '404'} title={t(`${why}.title`)} text={t(`${why}.text`)}>
      <Button component={Link} to={paths.contact}>
        {tSite('nav.contact')}
      </Button>
      <Button component={Link} to={paths.home} variant="outline">
        {tSite('action.backHome')}
      </Button>
    </PageMessage>
  );
}
