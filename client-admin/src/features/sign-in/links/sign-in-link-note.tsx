import { Anchor } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import classes from './account-links.module.css';

interface SignInLinkNoteProps {
  title: string;
  text: string;
  /** Where it goes on. */
  link: { to: string; label: string };
}

/** What has come of a form takes its place, and the focus. */
export function SignInLinkNote({ title, text, link }: SignInLinkNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.note} role="status">
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h2>
      <p>{text}</p>
      <Anchor component={Link} to={link.to}>
        {link.label}
      </Anchor>
    </div>
  );
}
