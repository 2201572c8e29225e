import { ActionIcon, CopyButton, Flex, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

/** A text that staff pass on, such as a code, with a button that copies it. */
export function CopyText({ text }: { text: string }) {
  const t = useTranslations();
  return (
    <Flex component="span" display="inline-flex" gap={4} align="center">
      <Text component="code" lts="0.04em" inherit>
        {text}
      </Text>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <ActionIcon variant="subtle" color="gray" size="sm" onClick={copy} aria-label={t('copy', { text })}>
            {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
            <span className="visually-hidden" role="status">
              {copied && t('copied')}
            </span>
          </ActionIcon>
        )}
      </CopyButton>
    </Flex>
  );
}
