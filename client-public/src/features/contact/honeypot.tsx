import { Box } from '@mantine/core';
import type { ComponentProps } from 'react';

/**
 * A field that people neither see nor reach by Tab; only programs fill it in. It is not `display: none`, which they pass
 * over.
 */
export function Honeypot(input: ComponentProps<'input'>) {
  return (
    <Box pos="absolute" left="-100rem" w={1} h={1} style={{ overflow: 'hidden' }} aria-hidden>
      <input type="text" name="website" tabIndex={-1} autoComplete="off" {...input} />
    </Box>
  );
}
