import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { useTranslation } from 'react-i18next';
import { HERO_PICTURE } from '../../hero-picture';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button-link';
import classes from './hero.module.css';
import { HeroVideo } from './hero-video';

export function Hero() {
  const { t } = useTranslation(['home', 'site']);
  return (
    <section id="home" className={classes.hero} aria-labelledby="hero-headline">
      <ResponsiveImage path={HERO_PICTURE} alt="" sizes="100vw" priority className={classes.picture} />
      <HeroVideo />
      <div className={`page-width ${classes.words}`}>
        <h1 id="hero-headline" className={classes.headline}>
          {t('hero.headline')}
        </h1>
        <p className={classes.text}>{t('hero.text')}</p>
        <div className={classes.actions}>
          <ButtonLink to={paths.projects} look="light">
            {t('site:action.exploreWork')}
          </ButtonLink>
          <ButtonLink to={paths.consultation} look="light-outline">
            {t('site:action.bookConsultation')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
