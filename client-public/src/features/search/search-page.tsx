import { useLanguage } from '@consultancy/client-shared/i18n';
import { OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSearchParams } from 'react-router-dom';
import layout from '../../ui/layout.module.css';
import { PageColumn } from '../../ui/page-column';
import { Spinner } from '../../ui/spinner';
import { FoundPages } from './found-pages';
import { OtherWays } from './other-ways';
import { SearchField } from './search-field';
import { KINDS, readWanted, siteSearchQuery } from './search-query';

/** `/search?q=`: everything on the site that holds the words. */
export function SearchPage() {
  const t = useTranslations('search');
  const [query] = useSearchParams();
  const wanted = readWanted(query, useLanguage());
  const isPrompted = wanted.q !== '';
  const found = useQuery({
    ...siteSearchQuery(wanted),
    enabled: isPrompted,
    placeholderData: keepPreviousData,
  });

  return (
    <PageColumn title={t('title')} text={t('intro')}>
      <SearchField wanted={wanted.q} />
      {!isPrompted && <OtherWays title={t('ask')} text={t('hint')} />}
      {isPrompted && (
        <div aria-busy={found.isPlaceholderData} className={layout.results}>
          <QueryOutcome
            query={found}
            pending={<Spinner label={t('loading')} />}
            error={(failure, retry) => <OutcomePanel title={t('failed')} failure={failure} onRetry={retry} />}
            isEmpty={(data) => KINDS.every((kind) => data[kind].hits.length === 0)}
            empty={<OtherWays title={t('nothing', { words: wanted.q })} text={t('nothingText')} isOutcome />}
          >
            {(data) => (
              <>
                <Text c="dimmed" fz="sm" mih="2xl" pt="lg" pb="md" role="status">
                  {!found.isPlaceholderData && t('results', { words: wanted.q })}
                </Text>
                {KINDS.map((kind) => (
                  <FoundPages key={kind} kind={kind} found={data[kind]} />
                ))}
              </>
            )}
          </QueryOutcome>
        </div>
      )}
    </PageColumn>
  );
}
