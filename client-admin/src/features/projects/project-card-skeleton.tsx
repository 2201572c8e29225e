import { RecordCardSkeleton, SkeletonLine } from '../../ui/list-page';
import classes from './project-card.module.css';

export function ProjectCardSkeleton() {
  return (
    <RecordCardSkeleton>
      <div className={classes.figures}>
        <SkeletonLine width="6rem" />
        <SkeletonLine width="4rem" />
      </div>
    </RecordCardSkeleton>
  );
}
