import type { NewPreviewLinkDto, PreviewLinkDto, ContentKind } from '@consultancy/client-shared/api/model';
import { useListPreviewLinks } from '@consultancy/client-shared/api/generated/previews/previews';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { Box, Button, CopyButton, Group, Skeleton, Text, TextInput, Title } from '@mantine/core';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Outcome } from '../outcome';
import classes from './preview-links.module.css';
import { useMakeLink, useWithdrawLink } from './use-preview-links';

interface PreviewLinksProps {
  kind: ContentKind;
  id: number;
}

/** Makes links to the page of a record as it would be if it were published now, and takes them back. */
export function PreviewLinks({ kind, id }: PreviewLinksProps) {
  const t = useTranslations();
  const [made, setMade] = useState<NewPreviewLinkDto>();
  const making = useMakeLink(kind, id, setMade);
  const query = useListPreviewLinks(kind, id, { query: { staleTime: 0 } });
  return (
    <>
      <Text mb="md" c="dimmed" fz="sm">
        {t('publications.preview.lead')}
      </Text>
      {made && <MadeLink key={made.id} link={made} />}
      <Button
        variant={made ? 'default' : 'filled'}
        loading={making.isPending}
        onClick={() => making.make()}
        data-autofocus
      >
        {t('publications.preview.make')}
      </Button>
      <Title order={3} mt="md" mb={4} fz="var(--text-md, 1rem)">
        {t('publications.preview.good')}
      </Title>
      <Outcome
        query={query}
        pending={<Skeleton height="3rem" radius="md" />}
        failed={t('publications.preview.loadFailed')}
      >
        {({ data }) => (
          <GoodLinks
            {...{ kind, id }}
            links={data}
            onWithdrawn={(linkId) => setMade((link) => (link?.id === linkId ? undefined : link))}
          />
        )}
      </Outcome>
    </>
  );
}

function MadeLink({ link }: { link: NewPreviewLinkDto }) {
  const t = useTranslations();
  const address = window.location.origin + link.path;
  return (
    <Box mb="md" p="md" bdrs="var(--radius-card)" bg="var(--tone-green-tint)">
      <TextInput
        label={t('publications.preview.address')}
        description={t('publications.preview.once')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="xs" mt="xs">
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
              onClick={copy}
            >
              {t('publications.preview.copy')}
              <span className="visually-hidden" role="status">
                {copied && t('copied')}
              </span>
            </Button>
          )}
        </CopyButton>
        <Button
          size="compact-sm"
          variant="default"
          component="a"
          href={link.path}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={15} aria-hidden />}
        >
          {t('publications.preview.look')}
        </Button>
      </Group>
    </Box>
  );
}

interface GoodLinksProps extends PreviewLinksProps {
  links: PreviewLinkDto[];
  onWithdrawn: (id: number) => void;
}

function GoodLinks({ kind, id: recordId, links, onWithdrawn }: GoodLinksProps) {
  const t = useTranslations();
  const withdrawal = useWithdrawLink(kind, recordId, onWithdrawn);
  if (links.length === 0)
    return (
      <Text mb="md" c="dimmed" fz="sm">
        {t('publications.preview.none')}
      </Text>
    );
  return (
    <ul className={classes.links}>
      {links.map(({ id, by, createdAt, expiresAt }) => (
        <li key={id}>
          <span>
            <DateTimeText value={createdAt} />{' '}
            {by ? t('publications.preview.madeBy', { name: by }) : t('publications.preview.madeBySomebody')}
            {' · '}
            {t('publications.preview.until')} <DateTimeText value={expiresAt} />
          </span>
          <Button
            size="compact-sm"
            variant="default"
            loading={withdrawal.isPending && withdrawal.variables.id === id}
            onClick={() => withdrawal.mutate({ id })}
            aria-label={t('publications.preview.withdrawNamed', { number: String(id) })}
          >
            {t('publications.preview.withdraw')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
