import type { SiteHitDto, SiteHitsDto, TextPartDto } from '@consultancy/client-shared/api/model';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { CardBoundary } from '@consultancy/client-shared/ui';
import { Box, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { Columns, Group, Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link';
import card from '../../ui/link-card.module.css';
import { SitePicture } from '../../ui/site-picture';
import classes from './found-pages.module.css';
import type { KINDS } from './search-query';

interface FoundPagesProps {
  kind: (typeof KINDS)[number];
  found: SiteHitsDto;
}

/** The hits of one kind, under its name. */
export function FoundPages({ kind, found: { hits, hasMore } }: FoundPagesProps) {
  const t = useTranslations('search');
  const tSite = useTranslations('site');
  const [query] = useSearchParams();
  if (hits.length === 0) return null;
  const heading = `found-${kind}`;
  const all = new URLSearchParams({ q: query.get('q') ?? '', all: '1' });
  return (
    <Columns
      component="section"
      parts="3fr 9fr"
      gap="var(--space-2) var(--grid-gap)"
      pt="xl"
      pb="var(--space-5)"
      className={layout.ruled}
      aria-labelledby={heading}
    >
      <Title order={2} size="h3" id={heading}>
        {t(`kind.${kind}`)}
      </Title>
      <Stack gap="lg">
        <Stack component="ul" gap="xl">
          {hits.map((hit) => (
            <CardBoundary key={hit.path}>
              <Hit hit={hit} />
            </CardBoundary>
          ))}
        </Stack>
        {hasMore && !query.has('all') && (
          <ArrowLink to={{ pathname: paths.search, search: `?${all}` }} preventScrollReset>
            {tSite('action.showMore')} <span className="visually-hidden">{t(`kind.${kind}`)}</span>
          </ArrowLink>
        )}
      </Stack>
    </Columns>
  );
}

function Hit({ hit }: { hit: SiteHitDto }) {
  const language = useLanguage();
  const lang = hit.language === language ? undefined : hit.language;
  return (
    <Group component="li" align="start" wrap="nowrap" className={card.card} lang={lang}>
      {hit.image && (
        <Box w={{ base: '6.5rem', sm: '10rem' }} className={card.frame}>
          <SitePicture path={hit.image} alt="" sizes="12rem" className={card.picture} />
        </Box>
      )}
      <div>
        <Title order={3} size="h4">
          <Link to={hit.path} className={card.link}>
            <MarkedText parts={hit.title} />
          </Link>
        </Title>
        <Text c="dimmed" maw="44rem" mt="half" lineClamp={4} style={{ overflowWrap: 'anywhere' }}>
          <MarkedText parts={hit.text} />
        </Text>
      </div>
    </Group>
  );
}

/** A text with the words marked that were looked for. */
function MarkedText({ parts }: { parts: TextPartDto[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={classes.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
