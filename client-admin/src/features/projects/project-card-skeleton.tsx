import { Group } from '@mantine/core';
import { RecordCardSkeleton, SkeletonLine } from '../../ui/list-page';

export function ProjectCardSkeleton() {
  return (
    <RecordCardSkeleton>
      <Group mih={20} gap="xs" wrap="nowrap" justify="space-between">
        <SkeletonLine width="6rem" />
        <SkeletonLine width="4rem" />
      </Group>
    </RecordCardSkeleton>
  );
}
