import { useListStandardServices } from '@consultancy/client-shared/api/generated/services/services';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { CardBoundary, ErrorPanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { useMessages, useTranslations } from 'use-intl';
import { Invitation } from '../../ui/invitation';
import { SimpleGrid } from '../../ui/layout';
import { PageColumn } from '../../ui/page-column';
import { usePagedList } from '../../ui/paging';
import { ShowMore } from '../../ui/show-more';
import { addedService, standardServices } from './service';
import { ServiceCard, ServiceCardSkeleton } from './service-card';
import { extraServices } from './service-queries';

export function ServicesPage() {
  const t = useTranslations('services');
  const texts = useMessages().services;
  const language = useLanguage();
  const { data: standard } = useListStandardServices({ 'Accept-Language': language });
  const list = usePagedList((page) => extraServices(language, page));
  return (
    <>
      <PageColumn title={t('title')} text={t('intro')}>
        <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }} aria-label={t('listLabel')}>
          {standardServices(standard?.data, texts).map((service, index) => (
            <li key={service.id}>
              <ServiceCard service={service} priority={index === 0} />
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
              <li style={{ gridColumn: '1 / -1' }}>
                <ErrorPanel
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
                      <ServiceCard service={addedService(record, texts)} />
                    </li>
                  </CardBoundary>
                ))
            }
          </QueryOutcome>
        </SimpleGrid>
        <ShowMore list={list} />
      </PageColumn>
      <Invitation heading={t('cta.heading')} text={t('cta.text')} />
    </>
  );
}
