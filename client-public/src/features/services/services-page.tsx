import { CardBoundary, OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serviceIds } from '../../content/services/services-content';
import { Invitation } from '../../ui/invitation';
import { addedService, builtInService } from './service';
import { ServiceCard, ServiceCardSkeleton } from './service-card';
import { extraServicesQuery } from './service-queries';
import classes from './services-page.module.css';

export function ServicesPage() {
  const { t } = useTranslation('services');
  const query = useQuery({
    ...extraServicesQuery(),
    select: ({ data }) => data.data.filter(({ isActive }) => isActive),
  });
  return (
    <>
      <div className={`page-width ${classes.page}`}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.intro}>{t('intro')}</p>
        <ul className={classes.grid} aria-label={t('listLabel')}>
          {serviceIds.map((id, index) => (
            <li key={id}>
              <ServiceCard service={builtInService(id, t)} priority={index === 0} />
            </li>
          ))}
          <QueryOutcome
            query={query}
            pending={
              <li>
                <ServiceCardSkeleton />
              </li>
            }
            error={(failure, retry) => (
              <li className={classes.failure}>
                <OutcomePanel
                  title={t('extra.failed')}
                  failure={failure}
                  onRetry={retry}
                  busy={query.isFetching}
                />
              </li>
            )}
          >
            {(records) =>
              records.map((record) => (
                <CardBoundary key={record.id}>
                  <li>
                    <ServiceCard service={addedService(record, t)} />
                  </li>
                </CardBoundary>
              ))
            }
          </QueryOutcome>
        </ul>
      </div>
      <Invitation heading={t('cta.heading')} text={t('cta.text')} />
    </>
  );
}
