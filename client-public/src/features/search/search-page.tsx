import { useLanguage } from '@consultancy/client-shared/i18n';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { pathnameIn, paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { Group, Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { PageColumn } from '../../ui/page-column';
import { SearchForm } from '../../ui/search-form';
import { Spinner } from '../../ui/spinner';
import { useReplaceSearch } from '../../ui/use-replace-search';
import { FoundPages } from './found-pages';
import { KINDS, LONGEST_SEARCH, readWanted, useSiteSearch } from './search-query';

/** `/search?q=`: everything on the site that holds the words. */
export function SearchPage() {
  const t = useTranslations('search');
  const [query] = useSearchParams();
  const wanted = readWanted(query, useLanguage());
  const isPrompted = wanted.q !== '';
  const found = useSiteSearch(wanted);

  return (
    <PageColumn title={t('title')} text={t('intro')}>
      <SearchField wanted={wanted.q} />
      {!isPrompted && <OtherWays title={t('ask')} text={t('hint')} />}
      {isPrompted && (
        <div aria-busy={found.isPlaceholderData} className={layout.results}>
          <QueryOutcome
            query={found}
            pending={<Spinner label={t('loading')} />}
            failed={t('failed')}
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

function SearchField({ wanted }: { wanted: string }) {
  const t = useTranslations('search');
  const replaceSearch = useReplaceSearch();
  const pathname = pathnameIn(paths.search, useLanguage());
  const search = (q: string) => replaceSearch(q === '' ? '' : `?${new URLSearchParams({ q })}`);
  return (
    <SearchForm
      action={pathname}
      name="q"
      value={wanted}
      label={t('label')}
      submitLabel={t('submit')}
      size="xl"
      maxLength={LONGEST_SEARCH}
      autoFocus={wanted === ''}
      data-first-focus
      onSearch={search}
    />
  );
}

const WAYS = [
  { name: 'projects', to: paths.projects },
  { name: 'services', to: paths.services },
  { name: 'blog', to: paths.blog },
  { name: 'contact', to: paths.contact },
  { name: 'track', to: paths.track },
  { name: 'mine', to: paths.mine },
] as const;

interface OtherWaysProps {
  title: string;
  text: string;
  /** Whether it is the result of a search, which screen readers announce. */
  isOutcome?: boolean;
}

/** What to do where nothing was looked for, or nothing found. */
function OtherWays({ title, text, isOutcome = false }: OtherWaysProps) {
  const t = useTranslations('site');
  return (
    <Stack component="section" gap="lg" pt="var(--space-5)">
      <div role={isOutcome ? 'status' : undefined}>
        <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        <Text c="dimmed" maw="40rem" mt="xs">
          {text}
        </Text>
      </div>
      <Group component="ul" gap="var(--space-1) var(--space-4)">
        {WAYS.map(({ name, to }) => (
          <li key={name}>
            <ArrowLink to={to}>{t(`nav.${name}`)}</ArrowLink>
          </li>
        ))}
      </Group>
    </Stack>
  );
}
