import type { UserDto } from '@consultancy/client-shared/api/model';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog';
import { OpenWork, type Successor } from './open-work';

interface DeactivateDialogProps {
  user: UserDto;
  onConfirm: (successor: Successor) => void;
  onClose: () => void;
}

/** Asks before an account can no longer sign in, and who takes over what it has under way. */
export function DeactivateDialog({ user: { id, name }, onConfirm, onClose }: DeactivateDialogProps) {
  const t = useTranslations();
  const [successor, setSuccessor] = useState<Successor>('keep');
  return (
    <Dialog title={t('users.deactivate.title')} onClose={onClose}>
      <Stack>
        <Text size="md">{t('users.deactivate.message', { name })}</Text>
        <OpenWork userId={id} successor={successor} onSuccessor={setSuccessor} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('confirm.cancel')}
          </Button>
          <Button
            color="yellow"
            autoContrast
            onClick={() => {
              onClose();
              onConfirm(successor);
            }}
          >
            {t('users.deactivate.confirm')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
