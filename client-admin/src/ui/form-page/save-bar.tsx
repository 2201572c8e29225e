import { useReading } from '@consultancy/client-shared/calendar';
import { formatTimeOfDay, officeTime } from '@consultancy/client-shared/calendar/times';
import { useFocusThroughDisabling } from '@consultancy/client-shared/ui/focus';
import { Button, Flex, Group, Text } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import common from '../common.module.css';
import { UploadsUnderWay } from '../uploads-under-way';
import classes from './save-bar.module.css';

interface SaveBarProps {
  page: { isDirty: boolean; isPending: boolean; hasFailed: boolean; autosavedAt: string | null | undefined };
  label: string;
  cancelTo?: string;
  onDiscard: () => void;
  /** Other things to do, before the button that saves. */
  children?: ReactNode;
}

/** Stays at the lower edge of the window, so that saving is never further away than a glance. */
export function SaveBar({ page, label, cancelTo, onDiscard, children }: SaveBarProps) {
  const t = useTranslations();
  const { isDirty, isPending, hasFailed, autosavedAt } = page;
  const button = useFocusThroughDisabling<HTMLButtonElement>(isPending);
  const words = hasFailed ? t('form.notSaved') : isDirty ? t('form.unsaved') : '';
  return (
    <Group
      className={`${common.above} ${classes.bar}`}
      pos="sticky"
      bottom={0}
      mt="md"
      py="sm"
      bg="var(--paper)"
      gap="xs"
      justify="flex-end"
    >
      {isPending && <UploadsUnderWay />}
      <Flex component="p" flex={{ base: '1 1 100%', sm: '1 1 12rem' }} c="dimmed" fz="sm" direction="column">
        {!isPending && (
          <Text span c={hasFailed ? 'var(--danger)' : undefined} inherit>
            {words}
          </Text>
        )}
        {!isPending && isDirty && (
          <Text span c={autosavedAt === null ? 'var(--danger)' : undefined} fz="xs">
            <AutosaveState at={autosavedAt} />
          </Text>
        )}
      </Flex>
      {cancelTo ? (
        <Button component={Link} to={cancelTo} variant="default">
          {t('confirm.cancel')}
        </Button>
      ) : (
        isDirty && (
          <Button variant="default" disabled={isPending} onClick={onDiscard}>
            {t('form.discard')}
          </Button>
        )
      )}
      {children}
      <Button ref={button} type="submit" loading={isPending} aria-keyshortcuts="Control+S Meta+S">
        {label}
      </Button>
    </Group>
  );
}

interface AutosaveStateProps {
  /** When this browser kept what was typed; null where it cannot, undefined until it has. */
  at: string | null | undefined;
}

/** Whether what was typed is safe on this device, and what follows from having no line. */
function AutosaveState({ at }: AutosaveStateProps) {
  const t = useTranslations();
  const reading = useReading();
  const { online } = useNetwork();
  if (at === undefined) return t('form.autosave.writing');
  if (at === null) return t('form.autosave.failed');
  const time = formatTimeOfDay(officeTime(at), reading);
  return t(online ? 'form.autosave.at' : 'form.autosave.offline', { time });
}
