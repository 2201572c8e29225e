import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { clsx } from 'clsx';
import type { LinkProps } from 'react-router-dom';
import classes from './arrow-link.module.css';
import { Link } from './link';

interface ArrowLinkProps extends LinkProps {
  /** Whether it leads back. */
  back?: boolean;
}

/** The quiet way on: underlined by its arrow. */
export function ArrowLink({ children, className, back, ...link }: ArrowLinkProps) {
  const Icon = back ? IconArrowLeft : IconArrowRight;
  return (
    <Link {...link} className={clsx(classes.link, className)} data-back={back}>
      <span>{children}</span>
      <Icon size={20} stroke={1.5} aria-hidden />
    </Link>
  );
}
