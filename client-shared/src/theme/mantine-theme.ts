import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** @returns the variables of a colour's shades, whose values each client takes from shades.ts */
const named = (name: string) =>
  Array.from(
    { length: 10 },
    (_, index) => `var(--mantine-color-${name}-${index})`,
  ) as unknown as MantineColorsTuple;

/** Mantine in the firm's clothes. Every value is a token of tokens.css or a shade of shades.ts; change it there. */
export const mantineTheme = createTheme({
  primaryColor: 'juniper',
  primaryShade: 6,
  colors: { juniper: named('juniper'), ochre: named('ochre'), gray: named('gray') },
  white: '#ffffff',
  black: '#17191b',
  fontFamily: 'var(--font)',
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: 'var(--weight-heading)',
    sizes: {
      h1: { fontSize: 'var(--text-3xl)', lineHeight: 'var(--leading-tight)' },
      h2: { fontSize: 'var(--text-2xl)', lineHeight: 'var(--leading-tight)' },
      h3: { fontSize: 'var(--text-xl)', lineHeight: 'var(--leading-snug)' },
      h4: { fontSize: 'var(--text-lg)', lineHeight: 'var(--leading-snug)' },
    },
  },
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-sm)',
    md: 'var(--text-base)',
    lg: 'var(--text-lg)',
    xl: 'var(--text-xl)',
  },
  lineHeights: { md: 'var(--leading-body)' },
  components: {
    Badge: {
      defaultProps: {
        radius: 'sm',
        tt: 'none',
        fw: 500,
        fz: 'xs',
        h: 'auto',
        px: '0.5rem',
        py: '0.1875rem',
        lh: 1.35,
      },
      // A long word breaks instead of being cut.
      styles: { label: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
    },
    // The head of a dialog is no second banner of the page.
    Modal: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    Drawer: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
  },
  defaultRadius: 'var(--radius-control)',
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  spacing: {
    xs: 'var(--space-1)',
    sm: 'calc(var(--space-1) * 1.5)',
    md: 'var(--space-2)',
    lg: 'var(--space-3)',
    xl: 'var(--space-4)',
  },
  radius: {
    xs: 'var(--radius-control)',
    sm: 'var(--radius-control)',
    md: 'var(--radius-control)',
    lg: 'var(--radius-control)',
    xl: 'var(--radius-round)',
  },
});
