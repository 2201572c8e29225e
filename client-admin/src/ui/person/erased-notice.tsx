import type { PersonKind } from '@consultancy/client-shared/api/model';
import { Alert } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetPersonDrafts } from './forget-person-drafts';

/** Says that nobody is known by a record any more. It may have been erased elsewhere, so drafts go here, too. */
export function ErasedNotice({ kind, id }: { kind: PersonKind; id: number }) {
  const { t } = useTranslation();
  useEffect(() => forgetPersonDrafts(kind, id), [kind, id]);
  return (
    <Alert color="gray" mb="md" icon={<IconUserOff size={18} stroke={1.6} aria-hidden />}>
      {t('person.erasedNotice')}
    </Alert>
  );
}
