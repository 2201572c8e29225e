import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './success-panel.module.css';

interface SuccessPanelProps {
  title: string;
  text?: string;
  /** With the way on: the panel stays until it is closed. */
  children: ReactNode;
}

/**
 * Says that what was sent has arrived, and what happens next. It takes the eye and the focus along: what was pressed
 * may be gone, and on a phone it was a screen away.
 */
export function SuccessPanel({ title, text, children }: SuccessPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    panel.current?.scrollIntoView?.({ block: 'nearest' });
    panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className={classes.panel}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={text && `${id}-text`}
    >
      <span className={classes.mark}>
        <IconCheck size={28} stroke={1.5} aria-hidden />
      </span>
      <p id={`${id}-title`} className={classes.title}>
        {title}
      </p>
      {text && (
        <p id={`${id}-text`} className={classes.text}>
          {text}
        </p>
      )}
      {children}
    </div>
  );
}
