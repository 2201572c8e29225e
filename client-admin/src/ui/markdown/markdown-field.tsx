import type { TextForm } from '@consultancy/shared/article/article-html';
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
  label: string;
  /** Whether the label is for screen readers alone, because the section has the same title. */
  isLabelHidden?: boolean;
  description?: string;
  required?: boolean;
  /** What the text is part of, for its preview. */
  form?: TextForm;
  value: string;
  onChange: (markdown: string) => void;
  error?: ReactNode;
}

/** A text in Markdown: written, looked at, or both at once. */
export function MarkdownField({
  label,
  isLabelHidden,
  description,
  required,
  form = 'article',
  value,
  onChange,
  error,
}: MarkdownFieldProps) {
  const t = useTranslations();
  const id = useId();
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const [view, setView] = useState<MarkdownView>('edit');
  const views: MarkdownView[] = isWide ? ['edit', 'live', 'preview'] : ['edit', 'preview'];
  const shown = views.includes(view) ? view : 'edit';
  const height = form === 'article' ? '30rem' : '18rem';
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelProps={isLabelHidden ? { className: 'visually-hidden' } : undefined}
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      required={required}
      error={error}
      errorProps={{ id: `${id}-error` }}
      data-wide
    >
      <Group justify="space-between" mt={isLabelHidden ? 0 : 'xs'} mb="xs">
        <SegmentedControl
          size="xs"
          aria-label={t('markdown.view')}
          value={shown}
          onChange={setView}
          data={views.map((name) => ({ value: name, label: t(`markdown.views.${name}`) }))}
        />
        <TextMeasures markdown={value} />
      </Group>
      <Suspense fallback={<Skeleton height={height} />}>
        <MarkdownEditor
          view={shown}
          form={form}
          height={height}
          value={value}
          onChange={onChange}
          textarea={{
            id,
            required,
            'aria-invalid': Boolean(error),
            'aria-describedby': describedBy || undefined,
          }}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
