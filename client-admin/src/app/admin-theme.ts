import { mantineTheme } from '@consultancy/client-shared/theme';
import {
  Anchor,
  Button,
  createTheme,
  type MantineColorsTuple,
  mergeThemeOverrides,
  Modal,
} from '@mantine/core';

const WARM = Array.from(
  { length: 10 },
  (_, index) => `var(--warm-${index})`,
) as unknown as MantineColorsTuple;

/** The firm's theme, denser: the back office is worked in for hours. Sizes come from admin.css. */
export const adminTheme = mergeThemeOverrides(
  mantineTheme,
  createTheme({
    colors: { gray: WARM },
    components: {
      // A link is as large as the text around it.
      Anchor: Anchor.extend({ defaultProps: { inherit: true } }),
      // Heavier, this face loses the dots of its small letters.
      Button: Button.extend({ defaultProps: { fw: 500 } }),
      Modal: Modal.extend({
        // The head of a dialog is no second banner of the page.
        defaultProps: { attributes: { header: { role: 'presentation' } } },
        styles: { title: { fontSize: 'var(--text-lg)', fontWeight: 600 } },
      }),
    },
    fontSizes: {
      xs: 'var(--text-xs)',
      sm: 'var(--text-sm)',
      md: 'var(--text-base)',
      lg: 'var(--text-lg)',
      xl: 'var(--text-xl)',
    },
    defaultRadius: 'sm',
    radius: { sm: 'var(--radius-control)', md: 'var(--radius-card)', lg: 'var(--radius-card)' },
  }),
);
