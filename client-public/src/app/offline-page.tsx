import { useLanguage } from '@consultancy/client-shared/i18n';
import { Box, Button, Container, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { offlineTexts, SAVED_PAGES_PLACE } from '../lib/offline-texts';
import type { Page as PageFacts, PageContext } from '../lib/page';
import { paths } from '../lib/paths';
import { phoneLink, useSiteSettings } from '../lib/site-settings';
import { ArrowLink } from '../ui/arrow-link';
import { Columns, Group, Stack } from '../ui/layout';
import { Link } from '../ui/link';
import { LanguageLinks } from './layout/language-links';
import { Wordmark } from './layout/wordmark';

export const describe = ({ language }: PageContext): PageFacts => {
  const { title, text } = offlineTexts[language];
  return { title, description: text, isUnlisted: true };
};

/**
 * Shown by the service worker in place of a page that is not stored. It has no scripts: the address is that of the other
 * page. Its classes are in theme/offline.css, because the browser's build does not know this file.
 */
export function Page() {
  const t = useTranslations('site');
  const texts = offlineTexts[useLanguage()];
  const { supportPhone } = useSiteSettings();
  return (
    <Container pb="section" className="offline-page">
      <Group component="header" justify="space-between" gap="0 var(--space-4)" py="lg" mb="section">
        <Box component={Link} to={paths.home} td="none">
          <Wordmark />
        </Box>
        <LanguageLinks />
      </Group>
      <main id="content">
        <Title>{texts.title}</Title>
        <Text c="dimmed" fz="lg" maw="40rem" mt="md" mb="xl">
          {texts.text}
        </Text>
        <Button component="a" href="" mb="head">
          {texts.tryAgain}
        </Button>
        <Columns parts="minmax(0, 4fr) minmax(0, 7fr)" gap="var(--space-6) var(--space-8)">
          <section aria-labelledby="reach-us">
            <Title order={2} size="h3" id="reach-us" mb="md">
              {texts.reachUs}
            </Title>
            <Stack align="start" gap="xs">
              {supportPhone && (
                <Text component="a" fz="xl" href={phoneLink(supportPhone)} className="offline-phone">
                  {supportPhone}
                </Text>
              )}
              <ArrowLink to={paths.contact}>{t('action.contactUs')}</ArrowLink>
              <ArrowLink to={paths.consultation}>{t('action.bookConsultation')}</ArrowLink>
            </Stack>
          </section>
          <section aria-labelledby="saved-pages">
            <Title order={2} size="h3" id="saved-pages" mb="md">
              {texts.savedPages}
            </Title>
            <ul className="saved-pages" dangerouslySetInnerHTML={{ __html: SAVED_PAGES_PLACE }} />
          </section>
        </Columns>
      </main>
    </Container>
  );
}
