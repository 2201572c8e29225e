import type { LoggedKind } from '@consultancy/client-shared/api/model';
import {
  type Icon,
  IconArticle,
  IconAward,
  IconFileStack,
  IconBuilding,
  IconCalendarEvent,
  IconDatabaseExport,
  IconMail,
  IconPhoto,
  IconPoint,
  IconQuote,
  IconRuler2,
  IconSettings,
  IconShoppingBag,
  IconUser,
  IconUserScreen,
  IconUsersGroup,
} from '@tabler/icons-react';

/** As the sidebar has them. */
const ICONS: Record<LoggedKind, Icon> = {
  project: IconBuilding,
  service: IconRuler2,
  post: IconArticle,
  inquiry: IconMail,
  order: IconShoppingBag,
  consultation: IconCalendarEvent,
  consultant: IconUserScreen,
  'team-member': IconUsersGroup,
  testimonial: IconQuote,
  award: IconAward,
  'tender-pack': IconFileStack,
  user: IconUser,
  settings: IconSettings,
  picture: IconPhoto,
  backup: IconDatabaseExport,
};

/** What kind of record an activity is about. @param type such as `project.updated` */
export function ActivityIcon({ type }: { type: string }) {
  const [subject] = type.split('.');
  const Glyph = subject && subject in ICONS ? ICONS[subject as LoggedKind] : IconPoint;
  return <Glyph size={16} stroke={1.6} />;
}
