import { Box, Button, Flex, Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Breadcrumbs, type Trail } from '../breadcrumbs';
import { usePageTitle } from '../page-title';
import type { FormValues } from './changed-fields';
import classes from './form-page.module.css';
import { RecordForm, type RecordFormProps } from './record-form';

interface FormPageProps<Values extends FormValues> extends Omit<RecordFormProps<Values>, 'cancelTo'> {
  /** The pages above, down to the list that the record belongs to. */
  trail: Trail;
  /** What a record that is there already is called; a new one by the title of the form. */
  name?: string;
  /** What else there is to know of the record, below the title. */
  facts?: ReactNode;
  /** Leads to other records, beside the path. */
  neighbours?: ReactNode;
  /** Beside the form where the window is wide, else below it. */
  side?: ReactNode;
}

/** A page to add or change one record. */
export function FormPage<Values extends FormValues>({
  trail,
  name,
  neighbours,
  facts,
  side,
  ...form
}: FormPageProps<Values>) {
  const t = useTranslations();
  const aside = useRef<HTMLElement>(null);
  usePageTitle(form.title);
  return (
    <>
      <Flex gap="xs" align="center">
        <Box flex="0 1 auto" miw={0}>
          <Breadcrumbs trail={trail} current={name ?? form.title} />
        </Box>
        {neighbours}
      </Flex>
      <Flex mb={facts ? 4 : 'md'} gap="xs" wrap="wrap" align="center" justify="space-between">
        <Title order={1}>{form.title}</Title>
        {side && (
          <Button
            size="compact-md"
            variant="default"
            hiddenFrom="lg"
            rightSection={<IconChevronDown size={14} aria-hidden />}
            onClick={() => aside.current?.focus()}
          >
            {t('form.toSide')}
          </Button>
        )}
      </Flex>
      {facts && <Box mb="md">{facts}</Box>}
      <div className={classes.columns} data-with-side={Boolean(side) || undefined}>
        <div className={classes.form}>
          <RecordForm {...form} cancelTo={trail.at(-1)!.to} />
        </div>
        {side && (
          <aside ref={aside} tabIndex={-1} className={classes.side} aria-label={t('form.side')}>
            {side}
          </aside>
        )}
      </div>
    </>
  );
}
