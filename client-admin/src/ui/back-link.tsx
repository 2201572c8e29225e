import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './back-link.module.css';

/** The way from a record to its list. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={classes.back}>
      <IconArrowLeft size={16} stroke={1.6} aria-hidden />
      {label}
    </Link>
  );
}
