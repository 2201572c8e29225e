import type { ReactNode } from 'react';
import classes from './section-heading.module.css';

interface SectionHeadingProps {
  id: string;
  title: string;
  text?: string;
  /** The way to all of it, on the right. */
  link?: ReactNode;
}

export function SectionHeading({ id, title, text, link }: SectionHeadingProps) {
  return (
    <header className={classes.heading}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {link}
    </header>
  );
}
