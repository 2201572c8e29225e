import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { ArrowLink } from '../../ui/arrow-link';
import { EnglishNote, langOf } from '../../ui/content-language';
import type { ServiceSummary } from './service';
import classes from './service-card.module.css';

interface ServiceCardProps {
  service: ServiceSummary;
  priority?: boolean;
}

export function ServiceCard({ service, priority }: ServiceCardProps) {
  const t = useTranslations('services');
  const { title, description, path, image, picture, record } = service;
  return (
    <article className={classes.card}>
      <div className={classes.frame}>
        <ResponsiveImage
          path={image}
          picture={picture}
          alt=""
          sizes="(width < 40rem) 92vw, (width < 64rem) 46vw, 30vw"
          priority={priority}
          className={classes.picture}
        />
      </div>
      {record && <p className={classes.new}>{t('new')}</p>}
      <h2 className={classes.title} lang={langOf(service, 'title')}>
        {title}
      </h2>
      <p className={classes.text} lang={langOf(service, 'description')}>
        {description}
      </p>
      <EnglishNote of={service} names={['title', 'description']} />
      <ArrowLink to={path} state={record && { service: record }} className={classes.link}>
        {t('learnMore')}{' '}
        <span className="visually-hidden" lang={langOf(service, 'title')}>
          {title}
        </span>
      </ArrowLink>
    </article>
  );
}

/** Where the services of the server will stand. */
export function ServiceCardSkeleton() {
  const t = useTranslations('services');
  return (
    <div className={classes.skeleton} role="status">
      <div className={classes.frame} />
      <p>{t('extra.loading')}</p>
      <span className={classes.line} />
      <span className={classes.line} />
    </div>
  );
}
