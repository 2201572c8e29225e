import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './success-panel.module.css';
import { useBroughtIntoView } from './use-brought-into-view';

interface SuccessPanelProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

/** Says that what was sent has arrived, and what happens next. */
export function SuccessPanel({ title, text, children }: SuccessPanelProps) {
  const element = useBroughtIntoView<HTMLDivElement>();
  return (
    <div ref={element} className={classes.panel} role="status">
      <span className={classes.mark}>
        <IconCheck size={28} stroke={1.5} aria-hidden />
      </span>
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {children}
    </div>
  );
}
