import { Highlight, Text } from '@mantine/core';
import { Spotlight, type SpotlightStore, useSpotlight } from '@mantine/spotlight';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { ActivityIcon } from '../../ui/activity-icon';
import classes from './search-dialog.module.css';
import type { Hit } from './use-search';

export const RESULTS_ID = 'search-results';

/** @param index place of a result in the list */
export const resultId = (index: number) => `${RESULTS_ID}-${index}`;

interface SearchResultsProps {
  hits: Hit[];
  store: SpotlightStore;
  /** To be marked where they stand in what is shown. */
  words: string[];
  /** Whether newer results are on their way. */
  isStale: boolean;
}

/** What was found, by kind; one of it is chosen. */
export function SearchResults({ hits, store, words, isStale }: SearchResultsProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { selected } = useSpotlight(store);
  // The best guess is one key away. The library chooses it too, but at the key, before the answer is there.
  useEffect(() => store.setState({ ...store.getState(), selected: 0 }), [store, hits]);
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  const option = (hit: Hit) => {
    const index = hits.indexOf(hit);
    return (
      <Spotlight.Action
        key={hit.id}
        // The library keeps an `id` to itself.
        ref={(button) => button?.setAttribute('id', resultId(index))}
        className={classes.hit}
        role="option"
        aria-selected={index === selected}
        data-selected={index === selected || undefined}
        onClick={() => void navigate(hit.url)}
      >
        <Text span className={classes.icon} c="dimmed" aria-hidden>
          <ActivityIcon type={hit.subject} />
        </Text>
        <Highlight component="span" fw={500} truncate highlight={words}>
          {hit.title}
        </Highlight>
        <Highlight
          component="span"
          className={classes.subtitle}
          c="dimmed"
          fz="sm"
          truncate
          highlight={words}
        >
          {hit.subtitle}
        </Highlight>
      </Spotlight.Action>
    );
  };
  // The list is a scroll area; its types leave that out.
  const scrollArea = {
    viewportProps: {
      id: RESULTS_ID,
      role: 'listbox',
      'aria-label': t('search.results'),
      'aria-busy': isStale,
    },
  };
  return (
    <Spotlight.ActionsList className={classes.results} {...scrollArea}>
      {kinds.map((kind) => (
        <Spotlight.ActionsGroup
          key={kind}
          role="group"
          label={t(`search.kinds.${kind}`)}
          aria-label={t(`search.kinds.${kind}`)}
          className={classes.group}
        >
          {hits.filter((hit) => hit.kind === kind).map(option)}
        </Spotlight.ActionsGroup>
      ))}
    </Spotlight.ActionsList>
  );
}
