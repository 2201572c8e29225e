import type { MantineColorsTuple } from '@mantine/core';

/** @returns the ten shades of a colour, light to dark, from a text with spaces between them */
export const shades = (values: string) => values.split(' ') as unknown as MantineColorsTuple;

/** The colours of Mantine; the seventh shade of the first two is the token of the same name. */
export const colors = {
  juniper: shades('#eef4f2 #dde8e5 #b9d0ca #92b6ae #6c9b91 #457c71 #1f4d45 #1a423b #163a34 #0f2a26'),
  ochre: shades('#fbf5e8 #f5e8cd #ecd4a2 #e3bd74 #d6a64e #cb9738 #c08a2d #9c6f22 #7a561a #563c12'),
  // Warm greys for Mantine's own frames, hints and skeletons.
  gray: shades(
    'var(--paper) #f4f1ea var(--stone) #e4ddd1 #cfc7b8 #a69e90 #6b665c #4b4842 #302f2c var(--ink)',
  ),
};
