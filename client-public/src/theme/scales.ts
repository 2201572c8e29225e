import type { MantineThemeOverride } from '@mantine/core';

/** Sizes that the public pages use besides those of both clients; every value is made of the tokens. */
export const publicScales: MantineThemeOverride = {
  headings: { textWrap: 'balance' },
  breakpoints: { xs: '30em', sm: '40em', md: '48em', lg: '64em', xl: '82.5em' },
  spacing: {
    half: 'var(--space-half)',
    '2xl': 'var(--space-6)',
    '3xl': 'var(--space-8)',
    /** Between the columns of a page. */
    grid: 'var(--grid-gap)',
    /** Below the title of a page or of one of its sections. */
    head: 'clamp(2rem, 1.2rem + 2.6vw, 3.5rem)',
    /** Above and below a section. */
    section: 'var(--section)',
    /** Above a page that begins on paper, below the fixed header. */
    page: 'calc(var(--header-height) + clamp(2rem, 1.4rem + 2vw, 3.5rem))',
  },
  lineHeights: {
    xs: 'var(--leading-body)',
    sm: 'var(--leading-body)',
    lg: 'var(--leading-body)',
    xl: 'var(--leading-snug)',
  },
};
