import { Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { Group, Stack } from '../../ui/layout';

const WAYS = [
  { name: 'projects', to: paths.projects },
  { name: 'services', to: paths.services },
  { name: 'blog', to: paths.blog },
  { name: 'contact', to: paths.contact },
] as const;

interface OtherWaysProps {
  title: string;
  text: string;
  /** Whether it is the result of a search, which screen readers announce. */
  isOutcome?: boolean;
}

/** What to do where nothing was looked for, or nothing found. */
export function OtherWays({ title, text, isOutcome = false }: OtherWaysProps) {
  const t = useTranslations('site');
  return (
    <Stack component="section" gap="lg" pt="var(--space-5)">
      <div role={isOutcome ? 'status' : undefined}>
        <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        <Text c="dimmed" maw="40rem" mt="xs">
          {text}
        </Text>
      </div>
      <Group component="ul" gap="var(--space-1) var(--space-4)">
        {WAYS.map(({ name, to }) => (
          <li key={name}>
            <ArrowLink to={to}>{t(`nav.${name}`)}</ArrowLink>
          </li>
        ))}
      </Group>
    </Stack>
  );
}
