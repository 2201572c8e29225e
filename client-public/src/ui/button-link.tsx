import type { ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';
import classes from './button.module.css';
import { Link } from './link';

interface ButtonLinkProps extends LinkProps {
  /** `solid` leads, `outline` stands beside it; the light pair is for pictures and dark grounds. */
  look?: 'solid' | 'outline' | 'light' | 'light-outline';
  children: ReactNode;
}

export function ButtonLink({ look = 'solid', className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={[classes.button, className].filter(Boolean).join(' ')} data-look={look}>
      {children}
    </Link>
  );
}
