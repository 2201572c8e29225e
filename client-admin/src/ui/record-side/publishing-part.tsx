import { type PublicationDto, PublicationState } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { useFocusThroughDisabling } from '@consultancy/client-shared/ui/focus';
import { Button, type ButtonProps, Flex, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ScheduleForm } from './schedule-form';
import { SidePart } from './side-part';
import { type SavingForm, useDecision } from './use-decision';

const { DRAFT, IN_REVIEW, SCHEDULED, PUBLISHED, CHANGED } = PublicationState;

interface PublishingPartProps {
  publication: PublicationDto;
  form: SavingForm;
  /** Leads to where visitors see it. */
  siteLink: ReactNode;
}

/** Whether visitors see a record, and what can be decided about that. */
export function PublishingPart({ publication, form, siteLink }: PublishingPartProps) {
  const t = useTranslations('recordSide');
  const { state, waitsFor, isPublished, publishAt, by } = publication;
  const hasChanges = isPublished && publication.changes !== null;
  const isPlain = isPublished && !hasChanges;
  const { decide, pending } = useDecision(publication, form);
  const [isScheduling, scheduling] = useDisclosure(false);
  // The button that was pressed goes with the state that it changed.
  const words = useRef<HTMLDivElement>(null);
  const decided = useRef(false);
  useEffect(() => {
    if (decided.current && document.activeElement === document.body)
      words.current?.focus({ preventScroll: true });
    decided.current = false;
  }, [state, waitsFor]);
  const isBusy = pending !== undefined || form.isPending;
  const action = (wanted: PublicationState) => ({
    isPending: pending === wanted,
    isBusy,
    onClick: () => {
      decided.current = true;
      decide({ state: wanted });
    },
  });
  return (
    <SidePart title={t('publishing')} action={siteLink}>
      <Flex
        ref={words}
        tabIndex={-1}
        role="status"
        rowGap={4}
        columnGap="xs"
        wrap="wrap"
        align="center"
        fz="sm"
      >
        <StatusBadge status={state} />
        {hasChanges && waitsFor && <StatusBadge status={waitsFor} />}
        {publishAt && <DateTimeText value={publishAt} />}
      </Flex>
      <Text mt={6} c="dimmed" fz="sm">
        {t(`hints.${state}`)}
        {by && ` · ${t('by', { name: by })}`}
      </Text>
      <Stack mt="sm" gap="xs">
        {!isPlain && (
          <>
            <Action variant="filled" {...action(PUBLISHED)}>
              {t(hasChanges ? 'publishChanges' : 'publish')}
            </Action>
            <Action
              aria-expanded={isScheduling}
              isBusy={isBusy}
              onClick={isScheduling ? scheduling.close : scheduling.open}
            >
              {t(publishAt ? 'changeTime' : 'publishAt')}
            </Action>
            {isScheduling && (
              <ScheduleForm
                publishAt={publishAt}
                isPending={pending === SCHEDULED}
                onSchedule={(at, onInvalid) =>
                  decide({ state: SCHEDULED, publishAt: at }, { onDone: scheduling.close, onInvalid })
                }
              />
            )}
            {(waitsFor ?? state) !== IN_REVIEW && <Action {...action(IN_REVIEW)}>{t('review')}</Action>}
            {waitsFor && <Action {...action(hasChanges ? CHANGED : DRAFT)}>{t('backToDraft')}</Action>}
          </>
        )}
        {isPublished && (
          <Action
            {...action(DRAFT)}
            isBusy={isBusy || form.isDirty}
            title={form.isDirty ? t('hideUnsaved') : undefined}
          >
            {t('hide')}
          </Action>
        )}
      </Stack>
      {!isPlain && form.isDirty && (
        <Text mt="xs" c="dimmed" fz="xs">
          {t('savesFirst')}
        </Text>
      )}
      {isPlain && (
        <Text mt="xs" c="dimmed" fz="xs">
          {t('nothingWaits')}
        </Text>
      )}
    </SidePart>
  );
}

interface ActionProps extends ButtonProps, Pick<ComponentPropsWithoutRef<'button'>, 'aria-expanded'> {
  isPending?: boolean;
  /** Another thing is under way, or must be done first. */
  isBusy: boolean;
  title?: string | undefined;
  onClick: () => void;
}

/** The focus stays on it while it works. */
function Action({ isPending = false, isBusy, onClick, ...button }: ActionProps) {
  const ref = useFocusThroughDisabling<HTMLButtonElement>(isPending);
  return (
    <Button
      ref={ref}
      size="sm"
      variant="default"
      fullWidth
      loading={isPending}
      // Not disabled, which would take the focus away and hide its reason.
      aria-disabled={isBusy}
      data-disabled={isBusy || undefined}
      onClick={() => !isBusy && onClick()}
      {...button}
    />
  );
}
