import { useReading } from '@consultancy/client-shared/calendar';
import { formatDateTime } from '@consultancy/client-shared/calendar/times';
import { Box, Button, Flex, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { type ActionDraft, RECORD_OF, type StoredAction, type WaitingAction } from '../../queue/action';
import { queue } from '../../queue/queue';
import { recordAddress } from '../record-address';
import { ActionComparison } from './action-comparison';
import { useActionWords } from './use-action-words';

const GROUNDS = { waiting: 'var(--tone-yellow-tint)', draft: 'var(--danger-tint)' } as const;

interface ActionNoticeProps {
  action: WaitingAction | ActionDraft;
  /** Whether its text is in the form. */
  isOpened: boolean;
  /** Called when the reader goes to its record; without it, its record is on the screen. */
  onRecord?: (() => void) | undefined;
}

/** Something that is not sent yet: what, why, and what can be done about it. */
export function ActionNotice({ action, isOpened, onRecord }: ActionNoticeProps) {
  const t = useTranslations();
  const reading = useReading();
  const { nameOf, recordOf } = useActionWords();
  const { id, recordId, state, madeAt } = action;
  return (
    <Flex
      direction="column"
      gap={4}
      p="sm"
      bg={GROUNDS[state]}
      bdrs="var(--radius-card)"
      role="group"
      aria-labelledby={id}
    >
      <Text id={id} fz="sm" fw={500}>
        {nameOf(action)}
        {onRecord && (
          <>
            {', '}
            <Box
              component={Link}
              to={recordAddress(RECORD_OF[action.action], recordId)}
              td="underline"
              onClick={onRecord}
            >
              {recordOf(action)}
            </Box>
          </>
        )}
        <Text span c="dimmed" fz="xs">
          {' · '}
          {formatDateTime(new Date(madeAt).toISOString(), reading)}
        </Text>
      </Text>
      <ActionContent action={action} />
      <Text fz="sm" role="status">
        {useStateText(action)}
      </Text>
      {state === 'draft' && isText(action) && !isOpened && !onRecord && (
        <Text fz="sm">{t('queue.formInUse')}</Text>
      )}
      <Group gap="xs" mt={4}>
        {state === 'draft' && <DraftButtons draft={action} />}
        {isText(action) && <EditButton {...{ action, onRecord }} />}
        <Button variant="default" size="xs" onClick={() => void queue.forget(id)}>
          {t(state === 'draft' ? 'queue.delete' : 'queue.cancel')}
        </Button>
      </Group>
    </Flex>
  );
}

/** What was typed or chosen. */
function ActionContent({ action: { body } }: { action: WaitingAction | ActionDraft }) {
  const { valueOf } = useActionWords();
  const { subject, content, status, ownerId } = body as {
    subject?: string;
    content?: string;
    status?: string;
    ownerId?: number | null;
  };
  if (content === undefined) {
    return <p>{ownerId === undefined ? valueOf('status', status) : valueOf('ownerId', ownerId)}</p>;
  }
  return (
    <>
      {subject && (
        <Text fw={500} inherit>
          {subject}
        </Text>
      )}
      <Box component="p" miw={0} style={{ whiteSpace: 'pre-line' }}>
        {content}
      </Box>
    </>
  );
}

function useStateText(action: WaitingAction | ActionDraft): string {
  const t = useTranslations('queue.states');
  if (action.state === 'waiting') return t(action.retryAt ? 'busy' : 'waiting');
  if (isConflict(action)) return t('conflict');
  return t(action.reason, { reason: action.failure?.message ?? '' });
}

function isConflict({ failure, basis }: ActionDraft): boolean {
  // A note has no version; what the rules of a record refuse comes with a sentence of its own all the same.
  return failure?.status === 409 && Object.keys(basis).length > 0;
}

const isText = ({ action }: StoredAction) => action === 'inquiryNote' || action === 'inquiryReply';

/** Has the form of a text open it; from elsewhere it leads there. */
function EditButton({ action, onRecord }: Pick<ActionNoticeProps, 'action' | 'onRecord'>) {
  const t = useTranslations();
  const edit = () => {
    if (action.state === 'waiting') void queue.giveBack(action, 'edited');
    onRecord?.();
  };
  if (onRecord) {
    const address = recordAddress(RECORD_OF[action.action], action.recordId);
    return (
      <Button component={Link} to={address} variant="default" size="xs" onClick={edit}>
        {t('queue.edit')}
      </Button>
    );
  }
  return (
    action.state === 'waiting' && (
      <Button variant="default" size="xs" onClick={edit}>
        {t('queue.edit')}
      </Button>
    )
  );
}

function DraftButtons({ draft }: { draft: ActionDraft }) {
  const t = useTranslations();
  const [isComparing, setIsComparing] = useState(false);
  const { action, recordId, body, basis, account } = draft;
  if (isConflict(draft)) {
    return (
      <>
        <Button size="xs" onClick={() => setIsComparing(true)}>
          {t('queue.compare')}
        </Button>
        {isComparing && <ActionComparison draft={draft} onClose={() => setIsComparing(false)} />}
      </>
    );
  }
  // Its form opens a text by itself.
  if (isText(draft)) return null;
  const content = { action, recordId, body, basis, account };
  return (
    <Button size="xs" onClick={() => void queue.sendAgain(content, draft)}>
      {t('queue.sendAgain')}
    </Button>
  );
}
