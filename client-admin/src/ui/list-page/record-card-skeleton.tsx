import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './record-card.module.css';

/** A card before its record is there: the same boxes, and lines as high as the text will be. */
export function RecordCardSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={classes.card} aria-hidden>
      <div className={classes.picture} />
      <div className={classes.text}>
        <div className={classes.head}>
          <span className={classes.title}>
            <SkeletonLine width="9rem" />
          </span>
          <SkeletonLine width="4.5rem" />
        </div>
        <p className={classes.facts}>
          <SkeletonLine width="13rem" />
        </p>
        {children}
      </div>
      <div className={classes.foot}>
        <SkeletonLine width="8rem" />
      </div>
    </div>
  );
}

/** As high as the line of text around it. */
export function SkeletonLine({ width }: { width: string }) {
  return <Skeleton component="span" display="inline-block" height="0.75em" width={width} maw="100%" />;
}
