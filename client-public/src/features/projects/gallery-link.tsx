import type { ReactNode } from 'react';
import { Link } from '../../ui/link';

interface GalleryLinkProps {
  /** The gallery's query that it leads to. */
  search: string;
  /** Whether the gallery shows this already. */
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
}

/** A choice of the gallery: the same page in another order or selection, where one stays. */
export function GalleryLink({ search, isCurrent, className, children }: GalleryLinkProps) {
  return (
    <Link
      to={{ search }}
      className={className}
      aria-current={isCurrent || undefined}
      replace
      preventScrollReset
    >
      {children}
    </Link>
  );
}
