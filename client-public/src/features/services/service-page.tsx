import { useListStandardServices } from '@consultancy/client-shared/api/generated/services/services';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { isPlainClick, ErrorPanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { Container, Text, Title } from '@mantine/core';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useMessages, useTranslations } from 'use-intl';
import { isBroughtByWorker } from '../../lib/brought-by-worker';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { langOf } from '../../ui/content-language';
import { Invitation } from '../../ui/invitation';
import { Stack } from '../../ui/layout';
import { Link } from '../../ui/link';
import { Spinner } from '../../ui/spinner';
import { standardServices } from './service';
import { ServiceDetail } from './service-detail';
import classes from './service-page.module.css';
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
        <ErrorPanel title={t('detail.failed')} failure={failure} onRetry={onRetry} />
        <ArrowLink to={paths.services}>{t('detail.sidebar')}</ArrowLink>
      </Stack>
    </Container>
  );
}

/** Milliseconds that the page is dim before the service changes, and after it has. */
const DIM_MS = 150;
const UNDIM_MS = 50;

/** Changes the service in place: the page dims, the address is replaced, the page is back. */
function useServiceSwitch() {
  const navigate = useNavigate();
  const [isDimmed, setDimmed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function switchTo(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event) || isBroughtByWorker()) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    clearTimeout(timer.current);
    setDimmed(true);
    timer.current = setTimeout(() => {
      void navigate({ pathname, search }, { replace: true });
      timer.current = setTimeout(() => setDimmed(false), UNDIM_MS);
    }, DIM_MS);
  }

  return { isDimmed, switchTo };
}

interface ServiceSidebarProps {
  /** Id of the service shown. */
  current: string;
  onSwitch: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The ten standard services, as links that also work in a new tab and without scripts. */
function ServiceSidebar({ current, onSwitch }: ServiceSidebarProps) {
  const t = useTranslations('services');
  const texts = useMessages().services;
  const { data } = useListStandardServices({ 'Accept-Language': useLanguage() });
  return (
    <nav className={classes.sidebar} aria-labelledby="service-list">
      <Text component="h2" id="service-list" c="dimmed" lts={0} pb="xs">
        {t('detail.sidebar')}
      </Text>
      <ul>
        {standardServices(data?.data, texts).map(({ id, path, title, fallbacks }) => (
          <li key={id}>
            <Link
              to={path}
              replace
              className={classes.link}
              aria-current={id === current ? 'page' : undefined}
              onClick={onSwitch}
            >
              <span lang={langOf({ fallbacks }, 'title')}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
