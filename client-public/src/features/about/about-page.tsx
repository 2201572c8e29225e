import { Box, Container, Text, Title } from '@mantine/core';
import { useMessages, useTranslations } from 'use-intl';
import { useSiteCopy } from '../../lib/site-copy';
import { EnglishNote, langOf } from '../../ui/content-language';
import { Invitation } from '../../ui/invitation';
import { Columns } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { SitePicture } from '../../ui/site-picture';
import { AboutAwards } from './about-awards';
import { STUDIO_PICTURE } from './about-pictures';
import { Credentials } from './credentials';
import { Purpose } from './purpose';
import { TeamMembers } from './team-members';
import { WhoWeAre } from './who-we-are';

export function AboutPage() {
  const t = useTranslations('about');
  const { heroTitle, heroSubtitle } = useMessages().about.page;
  const words = useSiteCopy();
  return (
    <>
      <Box component="header" pt="page">
        <Container mb="head">
          <Columns parts="8fr 4fr" align="end">
            {/* Large letters have room at their left; without it they are in line with the text below. */}
            <Title fz="var(--text-hero)" maw="15ch" ml="-0.045em" lang={langOf(words, 'aboutTitle')}>
              {words.aboutTitle ?? heroTitle}
            </Title>
            <Text c="dimmed" fz="lg" maw="38rem" lang={langOf(words, 'aboutText')}>
              {words.aboutText ?? heroSubtitle}
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
