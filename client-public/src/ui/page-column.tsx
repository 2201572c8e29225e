import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-column.module.css';

interface PageColumnProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A page that begins with its title on paper, below the fixed header. */
export function PageColumn({ title, text, children }: PageColumnProps) {
  return (
    <Container className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      {children}
    </Container>
  );
}
