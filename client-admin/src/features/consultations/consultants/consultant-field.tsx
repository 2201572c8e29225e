import { useUpdateConsultation } from '@consultancy/client-shared/api/generated/consultations/consultations';
import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../../ui/mutation-feedback';
import { toasts } from '../../../ui/toasts';
import { useFocusThroughDisabling } from '../../../ui/use-focus-through-disabling';
import { useConsultationLabels } from '../use-consultation-labels';
import { useAskOutsideHours } from './use-ask-outside-hours';
import { useConsultants } from './use-consultants';

/**
 * Who holds a consultation, in its details: it can be given to somebody else. A menu and no select: arrow keys move
 * through it and give the meeting to nobody until one is chosen.
 */
export function ConsultantField({ consultation }: { consultation: ConsultationDto }) {
  const t = useTranslations();
  const labels = useConsultationLabels();
  const ask = useAskOutsideHours();
  const { choicesFor, nameOf } = useConsultants();
  const { id, version, clientName: client, consultantId } = consultation;
  const fail = useFailureToast();
  const give = useUpdateConsultation({
    mutation: {
      onSuccess: ({ data: { consultantId: to } }) =>
        toasts.success(
          to === null
            ? t('consultants.released', { client })
            : t('consultants.given', { client, consultant: nameOf(to) }),
        ),
      onError: (failure, { data }) => {
        const isAsked = ask(failure, () => give.mutate({ id, data: { ...data, outsideHours: true } }));
        if (!isAsked) fail(failure, t('consultants.giveFailed'), { record: consultation, labels });
      },
    },
  });
  const button = useFocusThroughDisabling<HTMLButtonElement>(give.isPending);
  const shown = give.isPending ? (give.variables.data.consultantId ?? null) : consultantId;
  const choices = [{ value: '', label: t('consultants.nobody') }, ...choicesFor(consultantId)];
  return (
    <Menu
      position="bottom-start"
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      disabled={give.isPending}
    >
      <Menu.Target>
        <Button
          ref={button}
          variant="default"
          size="compact-sm"
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-label={`${t('consultants.field')}: ${nameOf(shown)}`}
          aria-busy={give.isPending}
          disabled={give.isPending}
        >
          {nameOf(shown)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={String(shown ?? '')}
          onChange={(chosen) => {
            // The question about it gives the focus back to where it was: not to a menu that is gone by then.
            button.current?.focus();
            const to = chosen === '' ? null : Number(chosen);
            if (to !== consultantId) give.mutate({ id, data: { consultantId: to, version } });
          }}
        >
          {choices.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
