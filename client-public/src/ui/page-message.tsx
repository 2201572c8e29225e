import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-message.module.css';

interface PageMessageProps {
  /** A large word in front, such as the status. */
  mark?: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A whole page that says one thing and offers the way on. */
export function PageMessage({ mark, title, text, children }: PageMessageProps) {
  return (
    <Container component="section" className={classes.message}>
      {mark && (
        <p className={classes.mark} aria-hidden>
          {mark}
        </p>
      )}
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.ways}>{children}</div>
    </Container>
  );
}
