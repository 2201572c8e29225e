import { RecordCardSkeleton, SkeletonLine } from '../../ui/list-page';
import classes from './post-card.module.css';

export function PostCardSkeleton() {
  return (
    <RecordCardSkeleton>
      <p className={classes.excerpt}>
        <SkeletonLine width="100%" />
        <SkeletonLine width="80%" />
      </p>
      <SkeletonLine width="7rem" />
    </RecordCardSkeleton>
  );
}
