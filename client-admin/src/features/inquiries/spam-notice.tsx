import { useUpdateContactInquiry } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { ContactInquiryDetailsDto } from '@consultancy/client-shared/api/model';
import { Alert, Box, Button } from '@mantine/core';
import { IconShieldExclamation } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { changesOf } from '../../ui/changes-of-record';
import { inquiryLabels as labels } from './texts';

/** Why an inquiry looks like spam, and the way to say that it is none; of any other the way to say that it is. */
export function SpamNotice({ inquiry }: { inquiry: ContactInquiryDetailsDto }) {
  const t = useTranslations();
  const { id, version, fullName: name, isSpam, suspicion } = inquiry;
  const change = useUpdateContactInquiry({
    mutation: {
      ...changesOf('contact-inquiries', inquiry.id),
      meta: {
        success: t(isSpam ? 'inquiries.spam.cleared' : 'inquiries.spam.marked', { name }),
        error: t('inquiries.spam.failed'),
        basedOn: { record: inquiry, labels },
      },
    },
  });
  const button = (
    <Button
      variant={isSpam ? 'default' : 'subtle'}
      size="compact-sm"
      loading={change.isPending}
      onClick={() => change.mutate({ id, data: { isSpam: !isSpam, version } })}
    >
      {t(isSpam ? 'inquiries.spam.clear' : 'inquiries.spam.mark')}
    </Button>
  );
  if (!isSpam) return <Box mt="xs">{button}</Box>;
  return (
    <Alert
      mb="md"
      miw={0}
      color="yellow"
      icon={<IconShieldExclamation size={18} aria-hidden />}
      title={suspicion ? t('inquiries.spam.suspected') : t('inquiries.spam.isSpam')}
    >
      {suspicion && <p>{t(`inquiries.spam.why.${suspicion}`)}</p>}
      <Box mt="xs">{button}</Box>
    </Alert>
  );
}
