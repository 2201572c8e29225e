import { useListAwards } from '@consultancy/client-shared/api/generated/awards/awards';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { Box, Container, Text, Title } from '@mantine/core';
import { useMessages, useTranslations } from 'use-intl';
import { figuresOf, useSiteCopy } from '../../lib/site-copy';
import { AwardList } from '../../ui/awards/award-list';
import { EnglishNote, langOf } from '../../ui/content-language';
import { Figures } from '../../ui/figures';
import { Invitation } from '../../ui/invitation';
import { Columns, SimpleGrid, Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { SectionHeading } from '../../ui/section-heading';
import { SitePicture } from '../../ui/site-picture';
import classes from './about-page.module.css';
import { STUDIO_PICTURE } from './about-pictures';
import { Credentials } from './credentials';
import { TeamMembers } from './team-members';

export function AboutPage() {
  const t = useTranslations('about');
  const words = useSiteCopy();
  return (
    <>
      <Box component="header" pt="page">
        <Container mb="head">
          <Columns parts="8fr 4fr" align="end">
            {/* Large letters have room at their left; without it they are in line with the text below. */}
            <Title fz="var(--text-hero)" maw="15ch" ml="-0.045em" lang={langOf(words, 'aboutTitle')}>
              {words.aboutTitle ?? t('title')}
            </Title>
            <Text c="dimmed" fz="lg" maw="38rem" lang={langOf(words, 'aboutText')}>
              {words.aboutText}
            </Text>
            <EnglishNote of={words} names={['aboutTitle', 'aboutText']} />
          </Columns>
        </Container>
        <SitePicture path={STUDIO_PICTURE} alt={t('studio')} sizes="100vw" priority className={layout.tall} />
      </Box>
      <Purpose />
      <WhoWeAre />
      <TeamMembers />
      <AboutAwards />
      <Credentials />
      <Invitation heading={t('cta.heading')} text={t('cta.text')} />
    </>
  );
}

/** All awards; where there are none, or they cannot be had, the page goes on without them. */
function AboutAwards() {
  const t = useTranslations('about');
  const { data } = useListAwards(undefined, { 'Accept-Language': useLanguage() });
  const awards = data?.data ?? [];
  if (awards.length === 0) return null;
  return (
    <Container component="section" pb="section" aria-labelledby="awards">
      <SectionHeading id="awards" title={t('awards.title')} />
      <AwardList awards={awards} projectLabel={t('awards.project')} />
    </Container>
  );
}

function WhoWeAre() {
  const { whoWeAreTitle, factsTitle } = useMessages().about.page;
  const words = useSiteCopy();
  const figures = figuresOf(words);
  if (!words.whoWeAre && figures.length === 0) return null;
  return (
    <Box component="section" py="section" bg="var(--stone)" aria-labelledby="who-we-are">
      <Container>
        <Columns parts="5fr 7fr">
          <Title order={2} size="h1" id="who-we-are">
            {whoWeAreTitle}
          </Title>
          <Stack gap="1em" maw="44rem" fz="lg" lang={langOf(words, 'whoWeAre')}>
            {words.whoWeAre?.split(/\n\s*\n/).map((paragraph) => (
              <Text key={paragraph} inherit>
                {paragraph}
              </Text>
            ))}
            <EnglishNote of={words} names={['whoWeAre']} />
          </Stack>
        </Columns>
        <Figures label={factsTitle} lang={langOf(words, 'figureLabels')} figures={figures} />
      </Container>
    </Box>
  );
}

/** Mission and vision, side by side, as far as staff have written them. */
function Purpose() {
  const page = useMessages().about.page;
  const words = useSiteCopy();
  const written = (['mission', 'vision'] as const).filter((name) => words[name]);
  if (written.length === 0) return null;
  return (
    <Container py="section">
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="section">
        {written.map((name) => (
          <section key={name} aria-labelledby={name}>
            <Title order={2} size="h4" id={name} pt="md" className={classes.heading}>
              {page[`${name}Title`]}
            </Title>
            <Text mt="md" fz="xl" className={classes.text} lang={langOf(words, name)}>
              {words[name]}
            </Text>
            <EnglishNote of={words} names={[name]} />
          </section>
        ))}
      </SimpleGrid>
    </Container>
  );
}
