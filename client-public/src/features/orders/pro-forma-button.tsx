import { FILE_TIMEOUT_MS, saveFile } from '@consultancy/client-shared/api';
import { getProForma } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FormFailure } from '../../ui/form/form-layout';
import { useFailureText } from '../../ui/form/use-failure-text';

/** The offer by which an order is paid, to take along. */
export function ProFormaButton({ code }: { code: string }) {
  const t = useTranslations('orders');
  const failureText = useFailureText();
  const load = useMutation({
    mutationFn: () => getProForma(code, undefined, { timeoutMs: FILE_TIMEOUT_MS }),
    onSuccess: (file) => saveFile(file, 'pro-forma.pdf'),
  });
  return (
    <div>
      <FormFailure>{load.error && failureText(load.error, t('track.proFormaFailed'))}</FormFailure>
      <Button size="sm" variant="outline" loading={load.isPending} onClick={() => load.mutate()}>
        {t('track.proForma')}
      </Button>
    </div>
  );
}
