import { useCreateDownloadLink } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { FormFailure } from '../../ui/form/form-layout';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useFollow } from '../../ui/link';
import { TrackedSection } from './tracked-section';

interface TrackedFilesProps {
  code: string;
  licenceCode: string;
}

/** The way to the files of an order that is paid, and to what proves its licence. */
export function TrackedFiles({ code, licenceCode }: TrackedFilesProps) {
  const t = useTranslations('orders');
  const failureText = useFailureText();
  const follow = useFollow();
  const link = useCreateDownloadLink({
    mutation: {
      onSuccess: ({ data }) => follow(`${paths.files}#${data.token}`),
    },
    // Nothing of what this page shows has changed.
    skipInvalidation: true,
  });
  return (
    <TrackedSection id="files" title={t('files.title')}>
      <p>{t('files.ready')}</p>
      <FormFailure>{link.error && failureText(link.error, t('files.linkFailed'))}</FormFailure>
      <div>
        <Button loading={link.isPending} onClick={() => link.mutate({ code })}>
          {t('files.open')}
        </Button>
      </div>
      <p>
        {t('licence.code')}: <strong>{licenceCode}</strong>
      </p>
      <ArrowLink to={`${paths.licence}?code=${licenceCode}`}>{t('licence.check')}</ArrowLink>
    </TrackedSection>
  );
}
