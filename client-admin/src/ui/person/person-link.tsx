import type { ClientKind } from '@consultancy/client-shared/api/model';
import { IconTimeline } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { personPath } from '../../paths';
import classes from '../details-dialog.module.css';

/** The way from the details of a record to all others of whoever it is about. */
export function PersonLink({ kind, id }: { kind: ClientKind; id: number }) {
  const t = useTranslations();
  return (
    <Link to={personPath(kind, id)} className={classes.way}>
      <IconTimeline size={15} stroke={1.6} aria-hidden />
      {t('person.all')}
    </Link>
  );
}
