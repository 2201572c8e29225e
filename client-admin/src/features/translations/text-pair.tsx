import {
  type TranslatableKind,
  type TranslatedLanguage,
  type TranslatedTextDto,
  TextFormat,
} from '@consultancy/client-shared/api/model';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { useFocusThroughDisabling } from '@consultancy/client-shared/ui/focus';
import { Button, Flex, Group, Paper, SimpleGrid, Text, Textarea, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { fieldLabel } from '../../ui/field-label';
import { TextMeasures } from '../../ui/text-measures';
import { useLanguageName } from './board-words';
import { EnglishText } from './english-text';
import { GlossaryTerms } from './glossary-terms';
import classes from './text-pair.module.css';
import { englishBefore, entriesOf, fitting, typed, type TypedText } from './typed-text';
import { WordChanges } from './word-changes';

interface TextPairProps {
  kind: TranslatableKind;
  stored: TranslatedTextDto;
  language: TranslatedLanguage;
  value: TypedText;
  onChange: (value: TypedText) => void;
  error?: ReactNode;
  onStillRight: () => void;
  /** Whether the confirmation that the text is still right is being saved. */
  isNoting: boolean;
}

/** Characters in a line of the field where it is beside the English. */
const LINE_LENGTH = 80;
const MOST_ROWS = 40;

const CAPTION = { display: 'block', mb: 4, c: 'dimmed', fz: 'xs', fw: 400, lh: '1.25rem' };

/** About as many lines as the English has, so that a field that is still empty stays beside it. */
function rowsFor(english: string): number {
  const rows = english
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0);
  return Math.min(rows, MOST_ROWS);
}

/** A text in English, and the field for its translation. */
export function TextPair({
  kind,
  stored,
  language,
  value,
  onChange,
  error,
  onStillRight,
  isNoting,
}: TextPairProps) {
  const t = useTranslations();
  const languageName = useLanguageName();
  const titleId = useId();
  const { field, format, english } = stored;
  const label = fieldLabel(kind, field);
  const before = englishBefore(stored, value);
  const isList = format === TextFormat.LIST;
  return (
    <Paper component="section" withBorder pt="sm" pb="md" px="md" aria-labelledby={titleId}>
      <Flex component="header" mb="xs" gap="xs" align="center">
        <Title id={titleId} order={2} fz="md">
          {label}
        </Title>
        {stored.state !== 'CURRENT' && <StatusBadge status={stored.state} />}
      </Flex>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <div>
          <Text {...CAPTION}>{t('translations.editor.english')}</Text>
          {before && <WordChanges before={before.english} now={english} isMeanwhile={before.isMeanwhile} />}
          <EnglishText text={english} format={format} />
          <GlossaryTerms english={english} language={language} />
        </div>
        <div>
          <Textarea
            classNames={{ input: classes.input }}
            labelProps={CAPTION}
            label={languageName(language)}
            aria-label={t('translations.editor.inputLabel', {
              field: label,
              language: languageName(language),
            })}
            lang={language}
            value={value.text}
            onChange={(event) => onChange(typed(stored, value, event.currentTarget.value))}
            onKeyDown={(event) => {
              // One line stays one.
              if (format === TextFormat.LINE && event.key === 'Enter') event.preventDefault();
            }}
            data-format={format}
            error={error}
            autosize
            minRows={rowsFor(english)}
          />
          <Group className={classes.below} gap="xs">
            {format === TextFormat.MARKDOWN && <TextMeasures markdown={value.text} />}
            {isList && (
              <Text span mr="auto" c="dimmed" fz="xs">
                {t('translations.editor.entries', {
                  count: String(entriesOf(value.text).length),
                  all: String(entriesOf(english).length),
                })}
              </Text>
            )}
            {before && (before.isMeanwhile || value.from === null) && (
              <FitsButton
                label={
                  before.isMeanwhile ? t('translations.editor.fits') : t('translations.editor.stillRight')
                }
                name={
                  before.isMeanwhile
                    ? t('translations.editor.fitsNamed', { field: label })
                    : t('translations.editor.stillRightNamed', { field: label })
                }
                isPending={isNoting}
                onClick={before.isMeanwhile ? () => onChange(fitting(stored, value)) : onStillRight}
              />
            )}
          </Group>
        </div>
      </SimpleGrid>
    </Paper>
  );
}

interface FitsButtonProps {
  label: string;
  /** The same, and of which text. */
  name: string;
  isPending: boolean;
  onClick: () => void;
}

function FitsButton({ label, name, isPending, onClick }: FitsButtonProps) {
  const button = useFocusThroughDisabling<HTMLButtonElement>(isPending);
  return (
    <Button
      ref={button}
      variant="default"
      size="compact-md"
      loading={isPending}
      onClick={onClick}
      aria-label={name}
    >
      {label}
    </Button>
  );
}
