import type { TimelineEvent, TimelineEventDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { truncateText } from '@consultancy/client-shared/format';
import { findStatus, StatusBadge, ToneBadge } from '@consultancy/client-shared/ui';
import { Box, Button, Center, Flex, Text } from '@mantine/core';
import {
  type Icon,
  IconCash,
  IconClockEdit,
  IconFileDownload,
  IconMessageReply,
  IconMessages,
  IconNote,
  IconSend,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { ActivityIcon } from '../../ui/activity-icon';
import { recordAddress } from '../../ui/record-address';
import link from '../../ui/record-link.module.css';

/** Of all but what came of itself, which has the icon of its record. */
const ICONS: Partial<Record<TimelineEvent, Icon>> = {
  NOTE: IconNote,
  REPLY: IconMessageReply,
  MEETING: IconMessages,
  PAYMENT: IconCash,
  QUOTE: IconMessageReply,
  FILES: IconFileDownload,
  MAIL: IconSend,
  LOG: IconClockEdit,
};

/** In characters. */
const LONGEST_SHOWN = 280;

const MAIL_TONES = { PENDING: 'yellow', SENT: 'green', FAILED: 'red' } as const;

/** One thing that happened with a person. */
export function TimelineEntry({ event }: { event: TimelineEventDto }) {
  const t = useTranslations();
  const { what, at, kind, recordId, recordTitle, actor } = event;
  const Glyph = ICONS[what];
  const isQuiet = what === 'LOG' || what === 'MAIL';
  return (
    <Box component="li" pos="relative" pb="md" pl={28} fz="sm" style={{ overflowWrap: 'anywhere' }}>
      <Center
        component="span"
        pos="absolute"
        top={-2}
        left={-14}
        w={26}
        h={26}
        bd="1px solid var(--hairline)"
        bdrs="50%"
        bg="var(--surface)"
        c={isQuiet ? 'dimmed' : undefined}
        aria-hidden
      >
        {Glyph ? <Glyph size={16} stroke={1.6} /> : <ActivityIcon type={kind} />}
      </Center>
      <Flex rowGap={4} columnGap="xs" wrap="wrap" align="center">
        <Text component="strong" c={isQuiet ? 'dimmed' : undefined} fw={isQuiet ? 400 : 500} inherit>
          <Headline event={event} />
        </Text>
        <State event={event} />
        <Text span c="dimmed" fz="xs">
          <DateTimeText value={at} />
          {actor && ` · ${t('people.timeline.by', { name: actor })}`}
        </Text>
      </Flex>
      <Words event={event} />
      <Link to={recordAddress(kind, recordId)} className={link.link}>
        {t(`people.kinds.${kind}`)}: {recordTitle}
      </Link>
    </Box>
  );
}

function Headline({ event: { what, kind, title } }: { event: TimelineEventDto }) {
  const t = useTranslations();
  if (what === 'LOG') {
    const verb = title as keyof typeof verbs;
    const verbs = {
      updated: t('people.timeline.verbs.updated'),
      deleted: t('people.timeline.verbs.deleted'),
      restored: t('people.timeline.verbs.restored'),
      erased: t('people.timeline.verbs.erased'),
    };
    return (
      <>
        {t(`people.kinds.${kind}`)} {verbs[verb] ?? title}
      </>
    );
  }
  const isMessage = what === 'REPLY' || what === 'MAIL';
  return (
    <>
      {t(`people.timeline.events.${what}`)}
      {isMessage && title && `: ${title}`}
    </>
  );
}

function State({ event: { what, state } }: { event: TimelineEventDto }) {
  const t = useTranslations();
  if (!state) return null;
  if (what === 'MAIL') {
    const mail = state as keyof typeof MAIL_TONES;
    return <ToneBadge dot={MAIL_TONES[mail]}>{t(`people.timeline.mails.${mail}`)}</ToneBadge>;
  }
  // Of a payment it says what the headline says.
  return findStatus(state) && <StatusBadge status={state} />;
}

/** What was written; a long letter is opened. */
function Words({ event: { what, text } }: { event: TimelineEventDto }) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  if (!text) return null;
  if (what === 'MAIL') {
    return (
      <Text mt={4} c="dimmed" fz="xs">
        {t('people.timeline.to', { recipient: text })}
      </Text>
    );
  }
  const isLong = text.length > LONGEST_SHOWN;
  return (
    <>
      <Text
        mt={4}
        c={what === 'LOG' ? 'dimmed' : undefined}
        fz={what === 'LOG' ? 'xs' : 'sm'}
        style={{ whiteSpace: 'pre-wrap' }}
      >
        {isLong && !isOpen ? truncateText(text, LONGEST_SHOWN) : text}
      </Text>
      {isLong && (
        <Button
          size="compact-xs"
          variant="subtle"
          ml={-8}
          display="block"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'people.timeline.less' : 'people.timeline.more')}
        </Button>
      )}
    </>
  );
}
