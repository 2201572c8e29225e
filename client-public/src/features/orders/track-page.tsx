import { getTrackDesignOrderQueryKey } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { PageColumn } from '../../ui/page-column';
import { CodeForm, useRequestedCode } from './code-form';
import { TrackedOrder } from './tracked-order';

/** `/track?code=…`: how far an order is, for everybody who has its code. */
export function TrackPage() {
  const t = useTranslations('orders');
  const tSite = useTranslations('site');
  const requested = useRequestedCode();
  const queryClient = useQueryClient();
  // The same order may have come further.
  const showAgain = (code: string) =>
    void queryClient.refetchQueries({ queryKey: getTrackDesignOrderQueryKey(code) });
  return (
    <PageColumn title={t('track.title')} text={t('track.text')}>
      <CodeForm kind="track" onAgain={showAgain} />
      {requested && <TrackedOrder code={requested} />}
      <Text mt="xl">
        <Link to={paths.mine}>{tSite('nav.mine')}</Link>
      </Text>
    </PageColumn>
  );
}
