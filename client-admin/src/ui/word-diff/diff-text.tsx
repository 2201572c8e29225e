import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { type DiffPart, wordDiff } from './word-diff';
import classes from './word-diff.module.css';

const ELEMENTS = { removed: 'del', added: 'ins', same: 'span' } as const;

/** What changed in a text, word by word. */
export function DiffText({ before, now }: { before: string; now: string }) {
  const parts = useMemo(() => wordDiff(before, now), [before, now]);
  return <DiffParts parts={parts} />;
}

/** Parts of a text that stayed, went and came; said aloud too, because the elements alone are not. */
export function DiffParts({ parts }: { parts: DiffPart[] }) {
  const t = useTranslations();
  return (
    <p className={classes.diff}>
      {parts.map(({ kind, text }, index) => {
        const Part = ELEMENTS[kind];
        return (
          <Part key={index}>
            {kind !== 'same' && <span className="visually-hidden">[{t(`diff.${kind}`)}: </span>}
            {text}
            {kind !== 'same' && <span className="visually-hidden">]</span>}
          </Part>
        );
      })}
    </p>
  );
}
