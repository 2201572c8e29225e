import { Box, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { SimpleGrid } from '../../ui/layout';
import { CodeForm } from './code-form';
import { LinkForm } from './link-form';

interface WaysInProps {
  /** What is wrong with the link that led here. */
  reason?: string;
  /** Called with the token that a code opened. */
  onOpen: (token: string) => void;
}

/** How somebody without a good link gets to what they sent. */
export function WaysIn({ reason, onOpen }: WaysInProps) {
  const t = useTranslations('my-requests');
  return (
    <>
      {reason && (
        <Box role="alert" maw="40rem" mt="xl">
          <Title order={2} mb="xs">
            {t('lost.title')}
          </Title>
          <p>{reason}</p>
          <p>{t('lost.next')}</p>
        </Box>
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="var(--space-5)" mt="var(--space-5)">
        <CodeForm onOpen={onOpen} />
        <LinkForm />
      </SimpleGrid>
    </>
  );
}
