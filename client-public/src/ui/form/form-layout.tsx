import { Box, type BoxProps } from '@mantine/core';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import classes from './form.module.css';
import { useBroughtIntoView } from './use-brought-into-view';
import { useFocusOnWrongField } from './use-focus-on-wrong-field';

/** Fields in one column, or two where there is room. Messages come from the form itself, in its language. */
export function FormLayout({ className, onSubmit, ...props }: BoxProps & ComponentProps<'form'>) {
  const { form, watch } = useFocusOnWrongField();
  return (
    <Box
      component="form"
      noValidate
      {...props}
      ref={form}
      className={clsx(classes.form, className)}
      onSubmit={(event) => {
        watch();
        onSubmit?.(event);
      }}
    />
  );
}

/** What went wrong with the form as a whole. */
export function FormFailure({ children }: { children?: string | null }) {
  return children ? <Failure>{children}</Failure> : null;
}

function Failure({ children }: { children: string }) {
  const element = useBroughtIntoView<HTMLParagraphElement>();
  return (
    <p ref={element} className={classes.failure} role="alert">
      {children}
    </p>
  );
}
