import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FailureBox } from '../../ui/failure-box';

/** In the place of posts that could not be loaded; the way to try again stays when the words are dismissed. */
export function PostsFailure({ text, retry, isBusy }: { text: string; retry: () => void; isBusy: boolean }) {
  const t = useTranslations('shared');
  const [isDismissed, setDismissed] = useState(false);
  const again = (
    <Button size="compact-sm" variant="default" loading={isBusy} onClick={retry}>
      {t('tryAgain')}
    </Button>
  );
  if (isDismissed) return again;
  return (
    <FailureBox text={text} onDismiss={() => setDismissed(true)}>
      {again}
    </FailureBox>
  );
}
