import { clsx } from 'clsx';
import { IconArrowRight } from '@tabler/icons-react';
import type { LinkProps } from 'react-router-dom';
import classes from './arrow-link.module.css';
import { Link } from './link';

/** The quiet way on: underlined by its arrow. */
export function ArrowLink({ children, className, ...link }: LinkProps) {
  return (
    <Link {...link} className={clsx(classes.link, className)}>
      <span>{children}</span>
      <IconArrowRight size={20} stroke={1.5} aria-hidden />
    </Link>
  );
}
