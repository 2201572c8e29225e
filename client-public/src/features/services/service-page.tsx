import { Container, Title } from '@mantine/core';
import { OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { useParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { Invitation } from '../../ui/invitation';
import { Stack } from '../../ui/layout';
import { Spinner } from '../../ui/spinner';
import { ServiceDetail } from './service-detail';
import classes from './service-page.module.css';
import { ServiceSidebar } from './service-sidebar';
import { useServiceSwitch } from './use-service-switch';
import { useShownService } from './use-shown-service';

export function ServicePage() {
  const t = useTranslations('services');
  const { serviceId } = useParams();
  const shown = useShownService(serviceId);
  const { isDimmed, switchTo } = useServiceSwitch();
  return (
    <div className={classes.dimming} data-dimmed={isDimmed || undefined}>
      <QueryOutcome
        query={shown}
        pending={<Spinner label={t('detail.loading')} />}
        error={(failure, retry) => <ServiceFailure failure={failure} onRetry={retry} />}
      >
        {(service) => (
          <ServiceDetail
            service={service}
            sidebar={<ServiceSidebar current={service.id} onSwitch={switchTo} />}
          />
        )}
      </QueryOutcome>
      <Invitation heading={t('cta.heading')} text={t('cta.text')} />
    </div>
  );
}

interface ServiceFailureProps {
  failure: unknown;
  onRetry: () => void;
}

function ServiceFailure({ failure, onRetry }: ServiceFailureProps) {
  const t = useTranslations('services');
  return (
    <Container pt="page" pb="section">
      <Stack align="start" gap="lg">
        <Title>{t('title')}</Title>
        <OutcomePanel title={t('detail.failed')} failure={failure} onRetry={onRetry} />
        <ArrowLink to={paths.services}>{t('detail.sidebar')}</ArrowLink>
      </Stack>
    </Container>
  );
}
