import type { ActivityDto } from '@consultancy/client-shared/api/model';
import { Anchor, Flex, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { ActivityIcon } from '../../ui/activity-icon';
import { activityAddress } from '../../ui/record-address';

/** What visitors do without an account. */
const ACTIONS_OF_VISITORS = ['inquiry.created', 'order.created', 'consultation.created'];

export function ActivityAction({ type, title }: ActivityDto) {
  return (
    <Flex component="span" w="max-content" gap={10} align="center">
      <Flex component="span" flex="none" c="dimmed" direction="column" aria-hidden>
        <ActivityIcon type={type} />
      </Flex>
      {title}
    </Flex>
  );
}

/** What the record was called, and the way to it while it is there. A longer name ends in dots; its title says the rest. */
export function ActivityRecord({ activity }: { activity: ActivityDto }) {
  const address = activityAddress(activity);
  const props = {
    display: 'block',
    w: 'fit-content',
    miw: 144,
    maw: { base: '100%', xs: 480 },
    truncate: true,
    title: activity.subtitle,
  };
  if (!address) return <Text {...props}>{activity.subtitle}</Text>;
  return (
    <Anchor component={Link} to={address} {...props}>
      {activity.subtitle}
    </Anchor>
  );
}

export function ActivityActor({ type, actor }: ActivityDto) {
  const t = useTranslations();
  if (actor) return <>{actor}</>;
  const words = t(ACTIONS_OF_VISITORS.includes(type) ? 'activity.visitor' : 'activity.goneActor');
  return (
    <Text span c="dimmed" inherit>
      {words}
    </Text>
  );
}
