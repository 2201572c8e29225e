import { Anchor, Box, Center, Group, Text } from '@mantine/core';
import { initialsOf } from '@consultancy/client-shared/format';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Link } from 'react-router-dom';

interface RowFaceProps {
  name: string;
  text: string;
  picture: string | null;
  to: string;
  /** Travels along. */
  state: unknown;
}

/** Picture or initials, name and a line of text; the name leads to the form. */
export function RowFace({ name, text, picture, to, state }: RowFaceProps) {
  return (
    <Group gap="sm" wrap="nowrap">
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
      <Box miw={0}>
        <Anchor to={to} state={state} component={Link} fw={500} c="inherit">
          {name}
        </Anchor>
        <Text c="dimmed" fz="sm" truncate title={text}>
          {text}
        </Text>
      </Box>
    </Group>
  );
}
