import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import type { OutcomeQuery } from '@consultancy/client-shared/ui';
import { Box, Button, Group, Skeleton, Text, Title, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLink } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import common from '../common.module.css';
import { Dialog } from '../dialog';
import type { GeneratedMutation } from '../generated-mutation';
import classes from '../record-link.module.css';
import { MadeLink } from './made-link';

interface Link {
  id: number;
  by: string | null;
  createdAt: string;
  expiresAt: string;
}

interface NewLink {
  id: number;
  /** Below the address of the site. */
  path: string;
}

interface SecretLinksProps<Row extends Link> {
  lead: string;
  /** What the link to a new one says. */
  look: string;
  query: OutcomeQuery<{ data: Row[] }>;
  useRevoke: GeneratedMutation<{ id: number }, unknown>;
  /** What else there is to say of one. */
  detailsOf?: (link: Row) => ReactNode;
  /** What makes a link. */
  children: (made: NewLink | undefined, onMade: (link: NewLink) => void) => ReactNode;
}

/** Makes links that open something without signing in, and revokes those that work. */
export function SecretLinks<Row extends Link>({
  lead,
  look,
  query,
  useRevoke,
  detailsOf,
  children,
}: SecretLinksProps<Row>) {
  const t = useTranslations('publications.preview');
  const [made, setMade] = useState<NewLink>();
  const [revoking, setRevoking] = useState<number>();
  const { mutateAsync, isPending } = useRevoke({
    mutation: { meta: { success: t('withdrawn'), error: t('withdrawFailed') } },
  });
  const revoke = async ({ id }: Link) => {
    setRevoking(id);
    await mutateAsync({ id });
    setMade((link) => (link?.id === id ? undefined : link));
    // Its address does not name the record, by which the list is known.
    void query.refetch();
  };
  const row = (link: Row) => (
    <Group
      component="li"
      key={link.id}
      className={common.above}
      py="xs"
      fz="sm"
      gap="xs"
      justify="space-between"
    >
      <Box component="span" flex="1 1 16rem">
        <DateTimeText value={link.createdAt} />{' '}
        {link.by ? t('madeBy', { name: link.by }) : t('madeBySomebody')}
        {' · '}
        {t('until')} <DateTimeText value={link.expiresAt} />
        {detailsOf?.(link)}
      </Box>
      <Button
        size="compact-sm"
        variant="default"
        loading={isPending && revoking === link.id}
        // The toast says why it failed.
        onClick={() => void revoke(link).catch(() => undefined)}
        aria-label={t('withdrawNamed', { number: String(link.id) })}
      >
        {t('withdraw')}
      </Button>
    </Group>
  );
  return (
    <>
      <Text mb="md" c="dimmed" fz="sm">
        {lead}
      </Text>
      {made && <MadeLink key={made.id} path={made.path} look={look} />}
      {children(made, setMade)}
      <Title order={3} mt="md" mb={4}>
        {t('good')}
      </Title>
      <QueryOutcome query={query} pending={<Skeleton height="3rem" radius="md" />} failed={t('loadFailed')}>
        {({ data }) =>
          data.length > 0 ? (
            <ul>{data.map(row)}</ul>
          ) : (
            <Text mb="md" c="dimmed" fz="sm">
              {t('none')}
            </Text>
          )
        }
      </QueryOutcome>
    </>
  );
}

/** Opens a dialog of such links. */
export function LinksButton({
  label,
  title,
  children,
}: {
  label: string;
  title: string;
  children: ReactNode;
}) {
  const [opened, dialog] = useDisclosure();
  return (
    <>
      <UnstyledButton className={classes.link} onClick={dialog.open} aria-haspopup="dialog">
        <IconLink size={15} stroke={1.6} aria-hidden />
        {label}
      </UnstyledButton>
      <Dialog opened={opened} onClose={dialog.close} title={title} size="lg">
        {children}
      </Dialog>
    </>
  );
}
