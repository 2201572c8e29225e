import { IconPoint } from '@tabler/icons-react';
import { isAddressed } from './record-address';
import { RECORD_KINDS } from './record-kinds';

/** What kind of record an activity is about. @param type such as `project.updated` */
export function ActivityIcon({ type }: { type: string }) {
  const [subject = ''] = type.split('.');
  const Glyph = isAddressed(subject) ? RECORD_KINDS[subject].icon : IconPoint;
  return <Glyph size={16} stroke={1.6} />;
}
