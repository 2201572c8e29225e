import { initialsOf } from '@consultancy/client-shared/format';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Anchor, Box, Center, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface RowFaceProps {
  name: string;
  text: string;
  /** Undefined where such records have none. */
  picture?: string | null;
  to: string;
  /** Travels along. */
  state: unknown;
  /** Behind the name. */
  badges?: ReactNode;
  /** In a line below the text. */
  children?: ReactNode;
}

/** Picture or initials, name and a line of text; the name leads to the form. */
export function RowFace({ name, text, picture, to, state, badges, children }: RowFaceProps) {
  return (
    <Group gap="sm" wrap="nowrap">
      {picture !== undefined && (
        <Center
          flex="none"
          w={44}
          h={44}
          bdrs="var(--radius-control)"
          bg="var(--juniper-tint)"
          c="var(--juniper)"
          fz="sm"
          style={{ overflow: 'hidden' }}
        >
          {picture ? <ResponsiveImage path={picture} alt="" sizes="3rem" ratio={1} /> : initialsOf(name)}
        </Center>
      )}
      <Box miw={0}>
        <Group gap="xs">
          <Anchor to={to} state={state} component={Link} fw={500} c="inherit">
            {name}
          </Anchor>
          {badges}
        </Group>
        <Text c="dimmed" fz="sm" truncate title={text}>
          {text}
        </Text>
        {children && (
          <Text c="dimmed" fz="sm">
            {children}
          </Text>
        )}
      </Box>
    </Group>
  );
}
