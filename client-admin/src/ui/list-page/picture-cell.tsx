import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Anchor, Box, Group } from '@mantine/core';
import { Link, type LinkProps } from 'react-router-dom';

interface PictureCellProps {
  name: string;
  picture: string | null;
  /** Where the name leads. */
  link: Pick<LinkProps, 'to' | 'state'>;
}

/** A record in one line of a table: a small picture and its name. */
export function PictureCell({ name, picture, link }: PictureCellProps) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Box w={32} h={24} flex="none" bdrs="sm" bg="var(--stone)" style={{ overflow: 'hidden' }}>
        {picture && <ResponsiveImage path={picture} alt="" sizes="2rem" ratio={4 / 3} />}
      </Box>
      <Anchor component={Link} {...link} fw={500} c="inherit" miw={0} truncate title={name} inherit>
        {name}
      </Anchor>
    </Group>
  );
}
