import { mantineTheme } from '@consultancy/client-shared/theme';
import { Anchor, Badge, Button, createTheme, mergeThemeOverrides, Modal } from '@mantine/core';

/** The firm's theme, denser: the back office is worked in for hours. Sizes come from admin.css. */
export const adminTheme = mergeThemeOverrides(
  mantineTheme,
  createTheme({
    components: {
      // A link is as large as the text around it.
      Anchor: Anchor.extend({ defaultProps: { inherit: true } }),
      // Whole words, however narrow its column is.
      Badge: Badge.extend({ defaultProps: { miw: 'max-content', px: '0.4375rem' } }),
      // Heavier, this face loses the dots of its small letters.
      Button: Button.extend({ defaultProps: { fw: 500 } }),
      Modal: Modal.extend({
        styles: { title: { fontSize: 'var(--text-lg)', fontWeight: 600 } },
      }),
    },
    defaultRadius: 'sm',
    radius: { sm: 'var(--radius-control)', md: 'var(--radius-card)', lg: 'var(--radius-card)' },
  }),
);
