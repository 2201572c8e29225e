import { Button, Container } from '@mantine/core';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { useTranslation } from 'react-i18next';
import { HERO_PICTURE } from '../../hero-picture';
import { paths } from '../../paths';
import classes from './hero.module.css';
import { HeroVideo } from './hero-video';
import { Link } from '../../ui/link';

export function Hero() {
  const { t } = useTranslation(['home', 'site']);
  return (
    <section id="home" className={classes.hero} aria-labelledby="hero-headline">
      <ResponsiveImage path={HERO_PICTURE} alt="" sizes="100vw" priority className={classes.picture} />
      <HeroVideo />
      <Container className={classes.words}>
        <h1 id="hero-headline" className={classes.headline}>
          {t('hero.headline')}
        </h1>
        <p className={classes.text}>{t('hero.text')}</p>
        <div className={classes.actions}>
          <Button component={Link} to={paths.projects} variant="light">
            {t('site:action.exploreWork')}
          </Button>
          <Button component={Link} to={paths.consultation} variant="light-outline">
            {t('site:action.bookConsultation')}
          </Button>
        </div>
      </Container>
    </section>
  );
}
