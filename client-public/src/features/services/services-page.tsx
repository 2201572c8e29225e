import { Container } from '@mantine/core';
import { CardBoundary, OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { useTranslation } from 'react-i18next';
import { serviceIds } from '../../content/services/services-content';
import { Invitation } from '../../ui/invitation';
import { usePagedList } from '../../ui/paging';
import { ShowMore } from '../../ui/show-more';
import { addedService, builtInService } from './service';
import { ServiceCard, ServiceCardSkeleton } from './service-card';
import { extraServicesQuery } from './service-queries';
import classes from './services-page.module.css';

export function ServicesPage() {
  const { t } = useTranslation('services');
  const list = usePagedList(extraServicesQuery);
  return (
    <>
      <Container className={classes.page}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.intro}>{t('intro')}</p>
        <ul className={classes.grid} aria-label={t('listLabel')}>
          {serviceIds.map((id, index) => (
            <li key={id}>
              <ServiceCard service={builtInService(id, t)} priority={index === 0} />
            </li>
          ))}
          <QueryOutcome
            query={list}
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
                  busy={list.isFetching}
                />
              </li>
            )}
          >
            {(records) =>
              records
                .filter(({ isActive }) => isActive)
                .map((record) => (
                  <CardBoundary key={record.id} of={record}>
                    <li>
                      <ServiceCard service={addedService(record, t)} />
                    </li>
                  </CardBoundary>
                ))
            }
          </QueryOutcome>
        </ul>
        <ShowMore list={list} />
      </Container>
      <Invitation heading={t('cta.heading')} text={t('cta.text')} />
    </>
  );
}
