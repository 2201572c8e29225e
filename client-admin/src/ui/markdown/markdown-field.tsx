import { Group, Input, SegmentedControl, Skeleton } from '@mantine/core';
import { useId, useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextMeasures } from '../text-measures';

// It brings an editor and a whole parser.
const MarkdownEditor = lazy(async () => ({ default: (await import('./markdown-editor')).MarkdownEditor }));

/** Where text and preview have room beside each other. */
const WIDE = '(min-width: 64em)';

export type MarkdownView = 'edit' | 'live' | 'preview';

interface MarkdownFieldProps {
  /** For screen readers: the section has the same title. */
  label: string;
  value: string;
  onChange: (markdown: string) => void;
  error?: ReactNode;
}

/** A text in Markdown: written, looked at, or both at once. */
export function MarkdownField({ label, value, onChange, error }: MarkdownFieldProps) {
  const t = useTranslations();
  const id = useId();
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const [view, setView] = useState<MarkdownView>('edit');
  const views: MarkdownView[] = isWide ? ['edit', 'live', 'preview'] : ['edit', 'preview'];
  const shown = views.includes(view) ? view : 'edit';
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelProps={{ className: 'visually-hidden' }}
      error={error}
      errorProps={{ id: `${id}-error` }}
      data-wide
    >
      <Group justify="space-between" mb="xs">
        <SegmentedControl
          size="xs"
          aria-label={t('markdown.view')}
          value={shown}
          onChange={setView}
          data={views.map((name) => ({ value: name, label: t(`markdown.views.${name}`) }))}
        />
        <TextMeasures markdown={value} />
      </Group>
      <Suspense fallback={<Skeleton height="30rem" />}>
        <MarkdownEditor
          view={shown}
          value={value}
          onChange={onChange}
          textarea={{
            id,
            'aria-invalid': Boolean(error),
            'aria-describedby': error ? `${id}-error` : undefined,
          }}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
