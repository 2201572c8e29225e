import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-section.module.css';

interface FormSectionProps {
  title: string;
  /** What the section is for, where its title does not say it. */
  hint?: string;
  /** Fields in a grid of two columns; `data-wide` takes both. */
  children: ReactNode;
}

export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <section className={classes.section} aria-label={title}>
      <header>
        <Title order={2} pt={4}>
          {title}
        </Title>
        {hint && (
          <Text mt={4} c="dimmed" fz="sm">
            {hint}
          </Text>
        )}
      </header>
      <Paper withBorder className={classes.fields}>
        {children}
      </Paper>
    </section>
  );
}
