import { createTheme, type MantineColorsTuple } from '@mantine/core';

function shades(name: string): MantineColorsTuple {
  return Array.from({ length: 10 }, (_, index) => `var(--${name}-${index})`) as unknown as MantineColorsTuple;
}

/** Mantine in the firm's clothes. Every value is a token of tokens.css; change it there. */
export const mantineTheme = createTheme({
  primaryColor: 'juniper',
  primaryShade: 6,
  colors: { juniper: shades('juniper'), ochre: shades('ochre') },
  white: '#ffffff',
  black: '#17191b',
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: 'var(--weight-heading)' },
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
