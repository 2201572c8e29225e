import { Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PageColumnProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A page that begins with its title on paper, below the fixed header. */
export function PageColumn({ title, text, children }: PageColumnProps) {
  return (
    <Container pt="page" pb="section">
      <Title>{title}</Title>
      <Text c="dimmed" fz="lg" maw="40rem" mt="md" mb="head">
        {text}
      </Text>
      {children}
    </Container>
  );
}
