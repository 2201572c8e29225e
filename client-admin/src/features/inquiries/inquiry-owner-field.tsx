import { useUpdateContactInquiry } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { ContactInquiryDetailsDto } from '@consultancy/client-shared/api/model';
import { Button, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { changesOf } from '../../ui/changes-of-record';
import { ChoiceMenu } from '../../ui/choice-menu';
import { toasts } from '../../ui/toasts';
import { useInquiryOwners } from '../../ui/use-inquiry-owners';
import { inquiryLabels as labels } from './texts';

/** Who sees to it: one takes it, or gives it to somebody. */
export function InquiryOwnerField({ inquiry }: { inquiry: ContactInquiryDetailsDto }) {
  const t = useTranslations();
  const { me, choices, nameOf } = useInquiryOwners();
  const { id, version } = inquiry;
  const change = useUpdateContactInquiry({
    mutation: {
      ...changesOf('contact-inquiries', inquiry.id),
      meta: { error: t('inquiries.owner.failed'), basedOn: { record: inquiry, labels } },
      onSuccess: ({ data: { ownerId } }) =>
        toasts.success(
          ownerId === null
            ? t('inquiries.owner.released', { name: inquiry.fullName })
            : t('inquiries.owner.given', { name: inquiry.fullName, owner: nameOf(ownerId) }),
        ),
    },
  });
  const give = (ownerId: number | null) => change.mutate({ id, data: { ownerId, version } });
  const owner = change.isPending ? (change.variables.data.ownerId ?? null) : inquiry.ownerId;
  return (
    <Group gap="xs">
      <ChoiceMenu
        label={t('inquiries.fields.owner')}
        choices={choices.map(({ id, label }) => ({ value: String(id ?? ''), label }))}
        value={String(owner ?? '')}
        valueLabel={nameOf(owner)}
        onChange={(chosen) => give(chosen === '' ? null : Number(chosen))}
        isBusy={change.isPending}
      />
      {owner === null && (
        <Button variant="subtle" size="compact-sm" onClick={() => give(me.id)}>
          {t('inquiries.owner.take')}
        </Button>
      )}
    </Group>
  );
}
