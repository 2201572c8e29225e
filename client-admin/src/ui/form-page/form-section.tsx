import { Box, Flex, Paper, Text, Title } from '@mantine/core';
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
    <Flex
      component="section"
      direction={{ base: 'column', lg: 'row' }}
      rowGap="xs"
      columnGap="xl"
      aria-label={title}
    >
      <Box component="header" w={{ lg: '13rem' }} flex="none">
        <Title order={2} pt={4}>
          {title}
        </Title>
        {hint && (
          <Text mt={4} c="dimmed" fz="sm">
            {hint}
          </Text>
        )}
      </Box>
      <Paper withBorder className={classes.fields} flex={1} miw={0}>
        {children}
      </Paper>
    </Flex>
  );
}
