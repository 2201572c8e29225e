import { Radio, type RadioProps } from '@mantine/core';
import { useId } from 'react';
import classes from './form.module.css';

interface ChoiceProps extends RadioProps {
  /** Class of what is shown; it says by its looks whether it is chosen. */
  className: string;
}

/** A radio button of a `Radio.Group` without a circle: the whole label can be pressed. */
export function Choice({ className, ...radio }: ChoiceProps) {
  const id = useId();
  const { body, inner, radio: input, words } = classes;
  return (
    <Radio
      id={id}
      icon={NoIcon}
      classNames={{ body, inner, radio: input, labelWrapper: words, label: className }}
      {...radio}
    />
  );
}

const NoIcon = () => null;
