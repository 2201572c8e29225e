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
    <Container
      component="section"
      className={classes.message}
      display="flex"
      mih="80svh"
      pt="calc(var(--header-height) + var(--space-8))"
      pb="3xl"
    >
      {mark && (
        <Text
          mb="xl"
          c="var(--juniper)"
          fz="clamp(6rem, 3rem + 14vw, 16rem)"
          fw={500}
          lh={0.8}
          lts="-0.04em"
          aria-hidden
        >
          {mark}
        </Text>
      )}
      <Title>{title}</Title>
      <Text c="dimmed" fz="lg" maw="36rem" mt="md" mb="xl">
        {text}
      </Text>
      <Group className={layout.actions}>{children}</Group>
    </Container>
  );
}
