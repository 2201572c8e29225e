import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Group } from './layout';

interface SectionHeadingProps {
  id: string;
  title: string;
  text?: string;
  /** The way to all of it, on the right. */
  link?: ReactNode;
}

export function SectionHeading({ id, title, text, link }: SectionHeadingProps) {
  return (
    <Group component="header" align="end" justify="space-between" gap="md" mb="head">
      <div>
        <Title order={2} size="h1" id={id}>
          {title}
        </Title>
        {text && (
          <Text c="dimmed" fz="lg" maw="38rem" mt="md">
            {text}
          </Text>
        )}
      </div>
      {link}
    </Group>
  );
}
