import { mantineTheme, shades } from '@consultancy/client-shared/theme';
import {
  type AnchorProps,
  type BadgeProps,
  type ButtonProps,
  createTheme,
  type MantineThemeOverride,
  mergeThemeOverrides,
  type ModalStylesNames,
} from '@mantine/core';
import type { CSSProperties } from 'react';

type ModalStyles = Partial<Record<ModalStylesNames, CSSProperties>>;

/**
 * The firm's theme, denser: the back office is worked in for hours. Sizes come from admin.css. Components go by their
 * names, since the sign-in page would have to fetch all that is imported here.
 */
const denseTheme = mergeThemeOverrides(
  mantineTheme,
  createTheme({
    colors: { dark: shades('night') },
    components: {
      // A link is as large as the text around it.
      Anchor: { defaultProps: { inherit: true } satisfies Partial<AnchorProps> },
      // Whole words, however narrow its column is.
      Badge: { defaultProps: { miw: 'max-content', px: '0.4375rem' } satisfies Partial<BadgeProps> },
      // Heavier, this face loses the dots of its small letters.
      Button: { defaultProps: { fw: 500 } satisfies Partial<ButtonProps> },
      Modal: { styles: { title: { fontSize: 'var(--text-lg)', fontWeight: 600 } } satisfies ModalStyles },
    },
    defaultRadius: 'sm',
    radius: { sm: 'var(--radius-control)', md: 'var(--radius-card)', lg: 'var(--radius-card)' },
  }),
);

/** Filled buttons are one shade lighter on dark pages. (The merge accepts shades of the same kind only.) */
export const adminTheme = {
  ...denseTheme,
  primaryShade: { light: 6, dark: 5 },
} satisfies MantineThemeOverride;
