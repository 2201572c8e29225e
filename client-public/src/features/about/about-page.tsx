import { Container } from '@mantine/core';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { useMessages, useTranslations } from 'use-intl';
import { useSiteWords } from '../../site-words';
import { EnglishNote, langOf } from '../../ui/content-language';
import { Invitation } from '../../ui/invitation';
import { AboutAwards } from './about-awards';
import classes from './about-page.module.css';
import { STUDIO_PICTURE } from './about-pictures';
import { Credentials } from './credentials';
import { Purpose } from './purpose';
import { TeamMembers } from './team-members';
import { WhoWeAre } from './who-we-are';

export function AboutPage() {
  const t = useTranslations('about');
  const { heroTitle, heroSubtitle } = useMessages().about.page;
  const words = useSiteWords();
  return (
    <>
      <header className={classes.hero}>
        <Container className={classes.words}>
          <h1 className={classes.title} lang={langOf(words, 'aboutTitle')}>
            {words.aboutTitle ?? heroTitle}
          </h1>
          <p className={classes.subtitle} lang={langOf(words, 'aboutText')}>
            {words.aboutText ?? heroSubtitle}
          </p>
          <EnglishNote of={words} names={['aboutTitle', 'aboutText']} />
        </Container>
        <ResponsiveImage
          path={STUDIO_PICTURE}
          alt={t('studio')}
          sizes="100vw"
          priority
          className={classes.picture}
        />
      </header>
      <Purpose />
      <WhoWeAre />
      <TeamMembers />
      <AboutAwards />
      <Credentials />
      <Invitation heading={t('cta.heading')} text={t('cta.text')} />
    </>
  );
}
