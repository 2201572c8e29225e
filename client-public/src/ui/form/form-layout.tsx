import { Box, type BoxProps } from '@mantine/core';
import { clsx } from 'clsx';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import classes from './form.module.css';

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

/**
 * Scrolls an element into sight when it appears, as far as it takes. On a phone the button that was pressed is a
 * screen away from what it led to.
 */
function useBroughtIntoView<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    element.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return element;
}

/** Once a form is submitted, leads to the first field that is refused, by the form at once or by the server later. */
function useFocusOnWrongField(): { form: RefObject<HTMLFormElement | null>; watch: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const isWatching = useRef(false);
  useEffect(() => {
    const wrong = isWatching.current && form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (!wrong) return;
    isWatching.current = false;
    wrong.focus();
  });
  return {
    form,
    watch: () => {
      isWatching.current = true;
    },
  };
}
