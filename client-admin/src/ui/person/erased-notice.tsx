import { Alert } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

/** Says that nobody is known by a record any more. */
export function ErasedNotice() {
  const t = useTranslations();
  return (
    <Alert color="gray" mb="md" icon={<IconUserOff size={18} stroke={1.6} aria-hidden />}>
      {t('person.erasedNotice')}
    </Alert>
  );
}
