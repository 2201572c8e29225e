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
import { publicScales } from './scales';

/** `filled` is the main action, `outline` a second one; the light pair is for pictures and dark backgrounds. */
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
  publicScales,
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
      Input: {
        classNames: { wrapper: classes.fieldFrame, input: classes.fieldInput },
        vars: () => ({
          wrapper: {
            '--input-height': '3.25rem',
            '--input-padding-y': '0.75rem',
            // Not below 16 px: phones would zoom into the field.
            '--input-fz': 'max(1rem, 16px)',
          },
        }),
      },
      InputWrapper: {
        defaultProps: { withAsterisk: false, inputWrapperOrder: ['label', 'input', 'description', 'error'] },
        classNames: { root: classes.field, label: classes.fieldLabel },
        vars: () => ({
          label: { '--input-label-size': 'var(--text-sm)' },
          error: { '--input-error-size': 'var(--text-sm)' },
          description: { '--input-description-size': 'var(--text-xs)' },
        }),
      },
      // As wide as a thumb.
      PasswordInput: { vars: () => ({ root: { '--psi-button-size': '2.75rem' } }) },
      Tabs: { defaultProps: { color: 'ochre' }, classNames: { tab: classes.tab } },
      // They come in by an animation of their own, which waits for nobody and goes where motion is unwanted.
      ModalRoot: { defaultProps: { transitionProps: { duration: 0 }, lockScroll: false } },
      Modal: {
        defaultProps: {
          size: '32rem',
          yOffset: 0,
          xOffset: 0,
          transitionProps: { duration: 0 },
          // mantine.css keeps the page from scrolling. Mantine would add a style sheet when a dialog opens, which the
          // browser compares with every element.
          lockScroll: false,
        },
        classNames: {
          inner: classes.sheetFrame,
          content: classes.sheet,
          header: classes.sheetHeader,
          title: classes.sheetTitle,
        },
      },
      Overlay: { defaultProps: { color: 'var(--ink)', backgroundOpacity: 0.62 } },
      ActionIcon: {
        defaultProps: { variant: 'subtle', color: 'dark', size: '3rem' },
        classNames: { root: classes.iconButton },
      },
      CloseButton: { defaultProps: { size: '2.75rem', iconSize: 24 }, classNames: { root: classes.close } },
      SimpleGrid: { defaultProps: { spacing: 'grid', verticalSpacing: '2xl' } },
      Container: Container.extend({ classNames: { root: classes.container } }),
    },
  }),
);
