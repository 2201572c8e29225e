import { mantineTheme } from '@consultancy/client-shared/theme';
import {
  Button,
  Container,
  createTheme,
  defaultVariantColorsResolver,
  mergeThemeOverrides,
  type VariantColorResolverResult,
  type VariantColorsResolver,
} from '@mantine/core';
import classes from './components.module.css';

/** `filled` leads, `outline` stands beside it; the light pair is for pictures and dark grounds. */
const BUTTONS: Record<string, VariantColorResolverResult> = {
  filled: {
    background: 'var(--juniper)',
    hover: 'var(--juniper-deep)',
    color: 'var(--white)',
    border: '1px solid transparent',
  },
  outline: {
    background: 'transparent',
    hover: 'var(--ink)',
    color: 'var(--ink)',
    hoverColor: 'var(--white)',
    border: '1px solid var(--ink)',
  },
  light: {
    background: 'var(--white)',
    hover: 'var(--stone)',
    color: 'var(--ink)',
    border: '1px solid transparent',
  },
  'light-outline': {
    background: 'transparent',
    hover: 'var(--white)',
    color: 'var(--white)',
    hoverColor: 'var(--ink)',
    border: '1px solid rgb(255 255 255 / 75%)',
  },
};

const variantColorResolver: VariantColorsResolver = (input) =>
  BUTTONS[input.variant] ?? defaultVariantColorsResolver(input);

/** The firm's theme for visitors: large, and few things of each kind. */
export const publicTheme = mergeThemeOverrides(
  mantineTheme,
  createTheme({
    variantColorResolver,
    // By name: a part that is extended would come along with the first page, shown there or not.
    components: {
      Button: Button.extend({
        defaultProps: { variant: 'filled', size: 'md' },
        classNames: {
          root: classes.button,
          label: classes.buttonLabel,
          inner: classes.buttonInner,
          loader: classes.buttonLoader,
        },
      }),
      Input: { classNames: { wrapper: classes.fieldFrame, input: classes.fieldInput } },
      InputWrapper: {
        defaultProps: { withAsterisk: false, inputWrapperOrder: ['label', 'input', 'description', 'error'] },
        classNames: { root: classes.field, label: classes.fieldLabel },
      },
      Container: Container.extend({ classNames: { root: classes.container } }),
    },
  }),
);
