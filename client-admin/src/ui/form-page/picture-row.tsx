import { Box, Button, Flex, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface PictureRowProps {
  picture: ReactNode;
  /** A file that was chosen is named. */
  value: unknown;
  removeLabel: string;
  onRemove: () => void;
  /** The ways to choose another one. */
  children: ReactNode;
}

/** A picture or film of a form, and beside it the ways to choose another one or none. */
export function PictureRow({ picture, value, removeLabel, onRemove, children }: PictureRowProps) {
  return (
    <Flex mt={6} direction={{ base: 'column', xs: 'row' }} gap="md" align={{ xs: 'center' }}>
      <Box w={{ xs: '15rem' }} flex="none">
        {picture}
      </Box>
      <Group gap="xs">
        {children}
        {Boolean(value) && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={onRemove}
          >
            {removeLabel}
          </Button>
        )}
        {value instanceof File && (
          <Text flex="1 1 100%" miw={0} c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
            {value.name}
          </Text>
        )}
      </Group>
    </Flex>
  );
}
