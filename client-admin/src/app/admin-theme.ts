import { mantineTheme } from '@consultancy/client-shared/theme';
import { colors, shades } from '@consultancy/client-shared/theme/shades';
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
    colors: {
      ...colors,
      // Dark mode: Mantine's shades, from the colour of text to those of backgrounds.
      dark: shades(
        'var(--ink) #cbcac5 var(--muted) #8f9392 var(--frame) #2e3234 #232628 var(--white) var(--paper) #0f1011',
      ),
    },
    components: {
      // A link is as large as the text around it.
      Anchor: { defaultProps: { inherit: true } satisfies Partial<AnchorProps> },
      // Whole words, however narrow its column is.
      Badge: { defaultProps: { miw: 'max-content', px: '0.4375rem' } satisfies Partial<BadgeProps> },
      // Heavier, this face loses the dots of its small letters.
      Button: { defaultProps: { fw: 500 } satisfies Partial<ButtonProps> },
      // Two fingers look closer at what a dialog shows, too.
      ModalRoot: { defaultProps: { removeScrollProps: { allowPinchZoom: true } } },
      DrawerRoot: { defaultProps: { removeScrollProps: { allowPinchZoom: true } } },
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
