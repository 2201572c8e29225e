import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  mergeThemeOverrides,
} from '@mantine/core';
import { mantineTheme } from '../../../client-shared/src/theme/mantine-theme';
import { colors } from '../../../client-shared/src/theme/shades';
import { publicScales } from './scales';

/** Colours that the site shows; the other palettes of Mantine stay out of its style sheet. */
const SHOWN = ['juniper', 'ochre', 'gray'];

/**
 * The variables that Mantine's styles are made of, in one rule. The build puts it into the style sheet: no script
 * writes it, and no page carries it.
 */
export function mantineVariables(): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, mergeThemeOverrides(mantineTheme, { colors }, publicScales));
  const { variables, light } = defaultCssVariablesResolver(theme);
  const hidden = Object.keys(theme.colors).filter((name) => !SHOWN.includes(name));
  const lines = Object.entries({ ...variables, ...light })
    .filter(([variable]) => !hidden.some((name) => variable.startsWith(`--mantine-color-${name}-`)))
    .map(([variable, value]) => `${variable}: ${value};`);
  return `:root { ${lines.join(' ')} }`;
}
