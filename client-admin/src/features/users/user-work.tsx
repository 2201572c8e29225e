import type { UserDto } from '@consultancy/client-shared/api/model';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormSection } from '../../ui/form-page';
import { toasts } from '../../ui/toasts';
import { OpenWork, type Successor } from './open-work';
import { useHandOver } from './use-update-and-hand-over';

/** What a member of staff has under way, and a way to give it to a colleague, as before a leave. */
export function UserWork({ user: { id, name } }: { user: UserDto }) {
  const t = useTranslations();
  const [successor, setSuccessor] = useState<Successor>('keep');
  const { give, isPending } = useHandOver();
  const handOver = () =>
    give(id, successor).then(
      () => {
        setSuccessor('keep');
        toasts.success(t('users.work.handedOver', { name }));
      },
      () => {},
    );
  return (
    <FormSection title={t('users.work.title')} hint={t('users.work.hint')}>
      <OpenWork
        userId={id}
        successor={successor}
        onSuccessor={setSuccessor}
        empty={t('users.work.none')}
        action={
          <Button
            variant="default"
            disabled={successor === 'keep'}
            loading={isPending}
            onClick={() => void handOver()}
          >
            {t('users.work.handOver')}
          </Button>
        }
      />
    </FormSection>
  );
}
