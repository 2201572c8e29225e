import type { ClientKind } from '@consultancy/client-shared/api/model';
import { Box } from '@mantine/core';
import { IconTimeline } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { personPath } from '../../record-paths';
import classes from '../record-link.module.css';

/** A link from the details of a record to the contact history of its person. */
export function PersonLink({ kind, id }: { kind: ClientKind; id: number }) {
  const t = useTranslations();
  return (
    <Box component={Link} to={personPath(kind, id)} className={classes.link} mt="xs">
      <IconTimeline size={15} stroke={1.6} aria-hidden />
      {t('person.all')}
    </Box>
  );
}
