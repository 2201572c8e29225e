import type {
  TranslatedLanguage,
  TranslationProgressDto,
  TranslationProgressListEnvelope,
  TranslationState,
} from '@consultancy/client-shared/api/model';
import { OutcomePanel, type OutcomeQuery, QueryOutcome, statusTone } from '@consultancy/client-shared/ui';
import { Skeleton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { useFailureText } from '../../ui/failure-text';
import { paths } from '../../paths';
import { STATES, useBoardWords } from './board-words';
import classes from './progress.module.css';
import { KINDS, LANGUAGES } from './use-translation-list';

type Counts = Record<TranslationState, number>;

/** How far each language is, kind by kind; each figure leads to the records that it counts. */
export function Progress({ query }: { query: OutcomeQuery<TranslationProgressListEnvelope> }) {
  const t = useTranslations();
  const failureText = useFailureText();
  return (
    <QueryOutcome
      query={query}
      pending={
        <div className={classes.languages}>
          {LANGUAGES.map((language) => (
            <Skeleton key={language} className={classes.waiting} />
          ))}
        </div>
      }
      error={(failure, retry) => (
        <OutcomePanel
          title={t('translations.progress.failed')}
          reason={failureText(failure, '')}
          onRetry={retry}
          busy={query.isFetching}
        />
      )}
    >
      {({ data }) => (
        <div className={classes.languages}>
          {LANGUAGES.map((language) => (
            <LanguageProgress
              key={language}
              language={language}
              rows={data.filter((row) => row.language === language)}
            />
          ))}
        </div>
      )}
    </QueryOutcome>
  );
}

function LanguageProgress({
  language,
  rows,
}: {
  language: TranslatedLanguage;
  rows: TranslationProgressDto[];
}) {
  const t = useTranslations();
  const words = useBoardWords();
  const [done, all] = [rows.reduce((sum, row) => sum + row.current, 0), sum(rows.map(countsOf))];
  return (
    <section className={classes.language} aria-label={words.language(language)}>
      <header className={classes.head}>
        <h2 className={classes.name}>{words.language(language)}</h2>
        <span className={classes.share}>
          {t('translations.progress.share', { percent: String(percentOf(done, all)) })}
        </span>
      </header>
      <ul>
        {KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind)).map((row) => (
          <KindProgress key={row.kind} row={row} />
        ))}
      </ul>
    </section>
  );
}

function KindProgress({ row }: { row: TranslationProgressDto }) {
  const t = useTranslations();
  const words = useBoardWords();
  const counts = countsOf(row);
  const shown = STATES.filter((state) => counts[state] > 0);
  const address = (state: TranslationState) =>
    `${paths.translations}?${new URLSearchParams({ language: row.language, kind: row.kind, state }).toString()}`;
  return (
    <li className={classes.row}>
      <span className={classes.kind}>{words.kinds(row.kind)}</span>
      <span className={classes.counts}>
        {shown.map((state) => (
          <Link key={state} to={address(state)} preventScrollReset className={classes.count}>
            <span className={classes.dot} style={{ background: toneOf(state) }} aria-hidden />
            {t(`translations.progress.${state}`, { count: String(counts[state]) })}
          </Link>
        ))}
      </span>
      <span className={classes.bar} aria-hidden>
        {shown.map((state) => (
          <span key={state} style={{ flexGrow: counts[state], background: toneOf(state) }} />
        ))}
      </span>
    </li>
  );
}

function toneOf(state: TranslationState): string {
  return `var(--tone-${statusTone(state)})`;
}

function countsOf({ current, draft, outdated, missing }: TranslationProgressDto): Counts {
  return { CURRENT: current, DRAFT: draft, OUTDATED: outdated, MISSING: missing };
}

function sum(rows: Counts[]): number {
  return rows.flatMap((counts) => Object.values(counts)).reduce((total, count) => total + count, 0);
}

/** Whole percents; 100 only where nothing is left. */
function percentOf(done: number, all: number): number {
  return all === 0 ? 100 : Math.floor((100 * done) / all);
}
