import { Container } from '@mantine/core';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { EnglishNote, langOf } from '../../ui/content-language';
import type { Service } from './service';
import classes from './service-detail.module.css';

interface ServiceDetailProps {
  service: Service;
  sidebar: ReactNode;
}

export function ServiceDetail({ service, sidebar }: ServiceDetailProps) {
  const t = useTranslations('services');
  const { title, path, description, image, picture, imageAlt } = service;
  return (
    <Container className={classes.page}>
      <Breadcrumb
        label={t('detail.trail')}
        steps={[
          { name: t('title'), path: paths.services },
          { name: title, path },
        ]}
        isTitleBelow
      />
      <header className={classes.top}>
        <h1 className={classes.title} lang={langOf(service, 'title')}>
          {title}
        </h1>
        <p className={classes.lead} lang={langOf(service, 'description')}>
          {description}
        </p>
        <EnglishNote of={service} names={['title', 'description', 'longDescription']} />
      </header>
      <ResponsiveImage
        key={image}
        path={image}
        picture={picture}
        alt={imageAlt}
        sizes="(width < 82.5rem) 94vw, 1320px"
        priority
        className={classes.picture}
      />
      <div className={classes.columns}>
        <ServiceWords service={service} />
        {sidebar}
      </div>
    </Container>
  );
}

function ServiceWords({ service }: { service: Service }) {
  const t = useTranslations('services');
  const { longDescription, duration, features, process, benefits } = service;
  return (
    <div className={classes.words}>
      <section>
        <h2>{t('detail.overview')}</h2>
        {longDescription.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index} className={classes.paragraph} lang={langOf(service, 'longDescription')}>
            {paragraph}
          </p>
        ))}
        <dl className={classes.duration}>
          <dt>{t('detail.duration')}</dt>
          <dd>{duration}</dd>
        </dl>
      </section>
      {features.length > 0 && (
        <section>
          <h2>{t('detail.included')}</h2>
          <TickedList items={features} lang={langOf(service, 'features')} />
        </section>
      )}
      {process.length > 0 && (
        <section>
          <h2>{t('detail.process')}</h2>
          <ol className={classes.steps} lang={langOf(service, 'process')}>
            {process.map((step, index) => (
              <li key={step}>
                <span className={classes.number} aria-hidden>
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
      )}
      {benefits.length > 0 && (
        <section>
          <h2>{t('detail.benefits')}</h2>
          <TickedList items={benefits} lang={langOf(service, 'benefits')} />
        </section>
      )}
    </div>
  );
}

function TickedList({ items, lang }: { items: string[]; lang?: string }) {
  return (
    <ul className={classes.ticked} lang={lang}>
      {items.map((item) => (
        <li key={item}>
          <IconCheck size={22} stroke={1.5} aria-hidden />
          {item}
        </li>
      ))}
    </ul>
  );
}
