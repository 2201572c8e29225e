import { Skeleton } from '@mantine/core';
import classes from './project-card.module.css';

/** A card before its project is there: the same boxes, and lines as high as the text will be. */
export function ProjectCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden>
      <div className={classes.picture} />
      <div className={classes.text}>
        <div className={classes.head}>
          <span className={classes.title}>
            <Line width="9rem" />
          </span>
          <Line width="4.5rem" />
        </div>
        <p className={classes.facts}>
          <Line width="13rem" />
        </p>
        <div className={classes.figures}>
          <Line width="6rem" />
          <Line width="4rem" />
        </div>
      </div>
      <div className={classes.foot}>
        <Line width="8rem" />
      </div>
    </div>
  );
}

/** As high as the line of text around it. */
function Line({ width }: { width: string }) {
  return <Skeleton component="span" display="inline-block" height="0.75em" width={width} maw="100%" />;
}
