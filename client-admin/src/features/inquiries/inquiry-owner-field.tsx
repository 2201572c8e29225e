import { useUpdateContactInquiry } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { ContactInquiryDetailsDto } from '@consultancy/client-shared/api/model';
import { Button, Group, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { toasts } from '../../ui/toasts';
import { useFocusThroughDisabling } from '../../ui/use-focus-through-disabling';
import { useInquiryLabels } from './use-inquiry-labels';
import { useInquiryOwners } from './use-inquiry-owners';

/** Who sees to it: one takes it, or gives it to somebody. */
export function InquiryOwnerField({ inquiry }: { inquiry: ContactInquiryDetailsDto }) {
  const t = useTranslations();
  const labels = useInquiryLabels();
  const { me, choices, nameOf } = useInquiryOwners();
  const change = useUpdateContactInquiry({
    mutation: {
      meta: { error: t('inquiries.owner.failed'), basedOn: { record: inquiry, labels } },
      onSuccess: ({ data: { ownerId } }) =>
        toasts.success(
          ownerId === null
            ? t('inquiries.owner.released', { name: inquiry.fullName })
            : t('inquiries.owner.given', { name: inquiry.fullName, owner: nameOf(ownerId) }),
        ),
    },
  });
  const give = (ownerId: number | null) =>
    change.mutate({ id: inquiry.id, data: { ownerId, version: inquiry.version } });
  const button = useFocusThroughDisabling<HTMLButtonElement>(change.isPending);
  const owner = change.isPending ? (change.variables.data.ownerId ?? null) : inquiry.ownerId;
  const name = nameOf(owner);
  return (
    <Group gap="xs">
      <Menu
        position="bottom-start"
        withinPortal={false}
        floatingStrategy="fixed"
        withInitialFocusPlaceholder={false}
        disabled={change.isPending}
      >
        <Menu.Target>
          <Button
            ref={button}
            variant="default"
            size="compact-sm"
            rightSection={<IconChevronDown size={14} aria-hidden />}
            aria-label={`${t('inquiries.fields.owner')}: ${name}`}
            aria-busy={change.isPending}
            disabled={change.isPending}
          >
            {name}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.RadioGroup
            value={String(owner ?? '')}
            onChange={(chosen) => {
              const id = chosen === '' ? null : Number(chosen);
              if (id !== inquiry.ownerId) give(id);
            }}
          >
            {choices.map(({ id, label }) => (
              <Menu.RadioItem key={id ?? ''} value={String(id ?? '')} closeMenuOnClick>
                {label}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
      {owner === null && (
        <Button variant="subtle" size="compact-sm" onClick={() => give(me.id)}>
          {t('inquiries.owner.take')}
        </Button>
      )}
    </Group>
  );
}
