import type { ClientKind } from '@consultancy/client-shared/api/model';
import { IconTimeline } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { personPath } from '../../paths';
import classes from '../details-dialog.module.css';

/** A link from the details of a record to the contact history of its person. */
export function PersonLink({ kind, id }: { kind: ClientKind; id: number }) {
  const t = useTranslations();
  return (
    <Link to={personPath(kind, id)} className={classes.way}>
      <IconTimeline size={15} stroke={1.6} aria-hidden />
      {t('person.all')}
    </Link>
  );
}
