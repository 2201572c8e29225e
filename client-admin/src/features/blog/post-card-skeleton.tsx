import { Text } from '@mantine/core';
import { RecordCardSkeleton, SkeletonLine } from '../../ui/list-page';

export function PostCardSkeleton() {
  return (
    <RecordCardSkeleton>
      <Text mih="2lh" fz="sm" lineClamp={2}>
        <SkeletonLine width="100%" />
        <SkeletonLine width="80%" />
      </Text>
      <SkeletonLine width="7rem" />
    </RecordCardSkeleton>
  );
}
