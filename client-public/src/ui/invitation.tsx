import { Box, Button, Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../lib/paths';
import { Group } from './layout';
import layout from './layout.module.css';
import { Link } from './link';

interface InvitationProps {
  heading: string;
  text: string;
  /** Of heading and text, where it is not that of the page. */
  lang?: 'en';
  /** Shown below, inside the same band. */
  children?: ReactNode;
}

/** The band that closes a page: book a consultation, or write to us. */
export function Invitation({ heading, text, lang, children }: InvitationProps) {
  const t = useTranslations('site');
  return (
    <Box
      component="section"
      py="section"
      bg="var(--juniper)"
      c="var(--white)"
      className={layout.screen}
      aria-labelledby="invitation"
    >
      <Container>
        <Group align="end" justify="space-between" gap="xl">
          <div lang={lang}>
            <Title order={2} fz="var(--text-hero)" maw="14ch" id="invitation">
              {heading}
            </Title>
            <Text fz="lg" maw="36rem" mt="md">
              {text}
            </Text>
          </div>
          <Group className={layout.actions}>
            <Button component={Link} to={paths.consultation} variant="light">
              {t('action.bookConsultation')}
            </Button>
            <Button component={Link} to={paths.contact} variant="light-outline">
              {t('action.contactUs')}
            </Button>
          </Group>
        </Group>
        {children}
      </Container>
    </Box>
  );
}
