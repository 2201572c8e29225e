import type { ActivitySubject, SearchResultDto } from '@consultancy/client-shared/api/model';
import { Combobox, Highlight } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ActivityIcon } from '../../ui/activity-icon';
import classes from './search-dialog.module.css';

/** The groups in the order of the sidebar. */
const KINDS: [keyof SearchResultDto, ActivitySubject][] = [
  ['services', 'service'],
  ['projects', 'project'],
  ['posts', 'post'],
  ['inquiries', 'inquiry'],
  ['orders', 'order'],
  ['consultations', 'consultation'],
  ['users', 'user'],
];

interface SearchResultsProps {
  found: SearchResultDto;
  /** To be marked where they stand in what is shown. */
  words: string[];
  /** Whether newer results are on their way. */
  isStale: boolean;
}

export function SearchResults({ found, words, isStale }: SearchResultsProps) {
  const { t } = useTranslation();
  const marked = (text: string, className: string) => (
    <Highlight component="span" className={className} highlight={words}>
      {text}
    </Highlight>
  );
  return (
    <Combobox.Options className={classes.results} aria-label={t('search.results')} aria-busy={isStale}>
      {KINDS.filter(([kind]) => found[kind].length > 0).map(([kind, subject]) => (
        <Combobox.Group key={kind} label={t(`search.kinds.${kind}`)}>
          {found[kind].map(({ id, title, subtitle, url }) => (
            <Combobox.Option key={id} value={url} className={classes.hit}>
              <span className={classes.icon} aria-hidden>
                <ActivityIcon type={subject} />
              </span>
              {marked(title, classes.title ?? '')}
              {marked(subtitle, classes.subtitle ?? '')}
            </Combobox.Option>
          ))}
        </Combobox.Group>
      ))}
    </Combobox.Options>
  );
}
