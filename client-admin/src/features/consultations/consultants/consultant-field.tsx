import {
  getListConsultationsQueryKey,
  updateConsultation,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import { getListConsultantsQueryKey } from '@consultancy/client-shared/api/generated/consultants/consultants';
import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDeed } from '../../../ui/use-deed';
import { useFocusThroughDisabling } from '../../../ui/use-focus-through-disabling';
import { useConsultationLabels } from '../use-consultation-labels';
import { useAskOutsideHours } from './use-ask-outside-hours';
import { useConsultants } from './use-consultants';

interface Giving {
  consultantId: number | null;
  outsideHours?: boolean;
}

/**
 * Who holds a consultation, in its details: it can be given to somebody else. A menu and no select: arrow keys move
 * through it and give the meeting to nobody until one is chosen.
 */
export function ConsultantField({ consultation }: { consultation: ConsultationDto }) {
  const { t } = useTranslation();
  const labels = useConsultationLabels();
  const ask = useAskOutsideHours();
  const { choicesFor, nameOf } = useConsultants();
  const { id, version, clientName: client, consultantId } = consultation;
  const give = useDeed({
    work: (giving: Giving) => updateConsultation(id, { ...giving, version }),
    done: ({ consultantId: to }) =>
      to === null
        ? t('consultants.released', { client })
        : t('consultants.given', { client, consultant: nameOf(to) }),
    failed: t('consultants.giveFailed'),
    refreshes: [getListConsultationsQueryKey(), getListConsultantsQueryKey()],
    basedOn: () => ({ record: consultation, labels }),
    onFailed: (failure, giving) => ask(failure, () => give.mutate({ ...giving, outsideHours: true })),
  });
  const button = useFocusThroughDisabling<HTMLButtonElement>(give.isPending);
  const shown = give.isPending ? give.variables.consultantId : consultantId;
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
            if (to !== consultantId) give.mutate({ consultantId: to });
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
