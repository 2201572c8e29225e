import { Box, Button, CopyButton, Group, TextInput } from '@mantine/core';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

interface MadeLinkProps {
  /** Below the address of the site. */
  path: string;
  /** What the link to it says. */
  look: string;
}

/** A link that was just made, to be copied now. */
export function MadeLink({ path, look }: MadeLinkProps) {
  const t = useTranslations();
  const address = window.location.origin + path;
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
          href={path}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={15} aria-hidden />}
        >
          {look}
        </Button>
      </Group>
    </Box>
  );
}
