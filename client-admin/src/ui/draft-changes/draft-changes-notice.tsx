import { useDiscardChanges } from '@consultancy/client-shared/api/generated/publications/publications';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { publicationPath, revisionsPath } from '../../paths';
import { fieldLabel } from '../field-label';
import { useConfirm } from '../use-confirm';
import classes from './draft-changes-notice.module.css';
import type { ChangedPublication } from './edited-record';

interface DraftChangesNoticeProps {
  publication: ChangedPublication;
}

/** Says that the form holds what visitors do not see yet, whose it is, and what can become of it. */
export function DraftChangesNotice({ publication }: DraftChangesNoticeProps) {
  const t = useTranslations();
  const { kind, recordId, changes, waitsFor, publishAt, isNew } = publication;
  const discard = useDiscarding(publication);
  const notice = useRef<HTMLElement>(null);
  // The button that saved them first went with the form that it stood in.
  useEffect(() => {
    if (isNew && document.activeElement === document.body) notice.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <section
      ref={notice}
      tabIndex={-1}
      className={classes.notice}
      aria-label={t('publications.changes.title')}
    >
      <IconEyeOff size={18} stroke={1.6} aria-hidden />
      <div className={classes.text}>
        <p>
          <strong>{t('publications.changes.title')}</strong>{' '}
          {changes.by
            ? t('publications.changes.savedBy', { name: changes.by })
            : t('publications.changes.saved')}{' '}
          <DateTimeText value={changes.savedAt} />
          {waitsFor && (
            <>
              {' · '}
              <StatusBadge status={waitsFor} /> {publishAt && <DateTimeText value={publishAt} />}
            </>
          )}
        </p>
        {changes.disputed.length > 0 && (
          <p className={classes.disputed}>
            <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
            <span>
              {t('publications.changes.disputed', {
                fields: changes.disputed.map((field) => fieldLabel(kind, field)).join(', '),
              })}{' '}
              <Link to={revisionsPath(kind, recordId)}>{t('publications.changes.compare')}</Link>
            </span>
          </p>
        )}
      </div>
      <Group gap={4} align="stretch">
        <Button size="compact-sm" variant="default" component={Link} to={publicationPath(kind, recordId)}>
          {t('publications.changes.decide')}
        </Button>
        <Button size="compact-sm" variant="default" loading={discard.isPending} onClick={discard.ask}>
          {t('publications.changes.discard')}
        </Button>
      </Group>
    </section>
  );
}

/** Gives them up, after a confirmation. */
function useDiscarding({ kind, recordId, title, version }: ChangedPublication) {
  const t = useTranslations();
  const confirm = useConfirm();
  const { mutate, isPending } = useDiscardChanges({
    mutation: {
      meta: {
        success: t('publications.changes.discarded'),
        error: t('publications.changes.discardFailed'),
      },
    },
  });
  const ask = () =>
    confirm({
      title: t('publications.changes.discardTitle'),
      message: t('publications.changes.discardText', { title }),
      confirm: t('publications.changes.discard'),
      tone: 'danger',
      onConfirm: () => mutate({ kind, id: recordId, version }),
    });
  return { ask, isPending };
}
