import { Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Group } from './layout';
import layout from './layout.module.css';
import classes from './page-message.module.css';

interface PageMessageProps {
  /** A large word in front, such as the status. */
  mark?: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A whole page that says one thing and offers the way on. */
export function PageMessage({ mark, title, text, children }: PageMessageProps) {
  return (
    <Container component="section" className={classes.message}>
      {mark && (
        <p className={classes.mark} aria-hidden>
          {mark}
        </p>
      )}
      <Title>{title}</Title>
      <Text c="dimmed" fz="lg" maw="36rem" mt="md" mb="xl">
        {text}
      </Text>
      <Group className={layout.actions}>{children}</Group>
    </Container>
  );
}
