import { Alert } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';

/** How many requested times are free again within 24 hours unless somebody schedules them; leads to these. */
export function EndingHolds({ count }: { count: number }) {
  const t = useTranslations();
  return (
    <Alert color="yellow" mb="md" icon={<IconClockExclamation size={18} stroke={1.6} aria-hidden />}>
      <Link to={{ pathname: paths.consultations, search: '?holdEnding=true' }}>
        {t('consultations.hold.ending', { count })}
      </Link>
    </Alert>
  );
}
