import type { CoordinatesDto } from '@consultancy/client-shared/api/model';
import { mapPage } from '@consultancy/client-shared/format';
import { Box, Button, Text, Title } from '@mantine/core';
import { IconExternalLink, IconMapPin } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDataSaver } from '../../lib/data-saver';
import { useSiteSettings } from '../../lib/site-settings';
import { FirmText } from '../../ui/firm-text';
import { Group, Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import classes from './contact.module.css';

/** Degrees from the office to the eastern edge of the map. */
const SPAN = 0.006;

/** How long the map may take; afterwards the address is of more use than waiting. */
const PATIENCE_MS = 15_000;

function embeddedMap({ latitude, longitude }: CoordinatesDto): string {
  const box = [longitude - SPAN, latitude - SPAN / 2, longitude + SPAN, latitude + SPAN / 2].join(',');
  return `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box)}&marker=${latitude},${longitude}`;
}

function searchPage(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replace(/\s+/g, ' '))}`;
}

/** The map of the office. Until staff enter its coordinates, a search for its address replaces them. */
export function OfficeMap() {
  const t = useTranslations('contact');
  const { coordinates, address } = useSiteSettings();
  return (
    <Box component="section" mt="section" className={layout.screen} aria-labelledby="office-map">
      <Group align="baseline" justify="space-between" gap="var(--space-1) var(--space-3)" mb="md">
        <Title order={2} size="h3" id="office-map">
          {t('map.heading')}
        </Title>
        <Group
          component="a"
          gap="xs"
          mih="2.75rem"
          href={coordinates ? mapPage(coordinates) : searchPage(address)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('map.open')}
          <IconExternalLink size={18} stroke={1.5} aria-hidden />
        </Group>
      </Group>
      {coordinates ? <MapFrame coordinates={coordinates} /> : <Place />}
    </Box>
  );
}

/** The map of another site: it comes when somebody gets near it, and where data is saved only when requested. */
function MapFrame({ coordinates }: { coordinates: CoordinatesDto }) {
  const t = useTranslations('contact');
  const tShared = useTranslations('shared');
  const frame = useRef<HTMLDivElement>(null);
  const { isOn } = useDataSaver();
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting');

  useEffect(() => {
    if (!frame.current || isOn) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setState((before) => (before === 'waiting' ? 'loading' : before));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [isOn]);

  return (
    <div ref={frame}>
      {state === 'waiting' && (
        <Stack
          component="button"
          type="button"
          align="center"
          justify="center"
          gap="xs"
          p="lg"
          className={classes.place}
          onClick={() => setState('loading')}
        >
          <IconMapPin size={32} stroke={1.25} aria-hidden />
          <FirmText of="address" />
          <Text span td="underline">
            {t('map.show')}
          </Text>
        </Stack>
      )}
      {state === 'loading' && (
        <LoadingMap address={embeddedMap(coordinates)} onFailure={() => setState('failed')} />
      )}
      {state === 'failed' && (
        <Place coordinates={coordinates}>
          <p role="status">{t('map.failed')}</p>
          <Button variant="outline" size="sm" onClick={() => setState('loading')}>
            {tShared('tryAgain')}
          </Button>
        </Place>
      )}
    </div>
  );
}

/** The place in words until the map is there. */
function LoadingMap({ address, onFailure }: { address: string; onFailure: () => void }) {
  const t = useTranslations('contact');
  const tShared = useTranslations('shared');
  const [hasAnswered, setAnswered] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const isShown = hasAnswered && isLoaded;
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => fail(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  // A frame also loads when it shows the browser's error page: only a request shows whether the other site answers.
  useEffect(() => {
    const leaving = new AbortController();
    fetch(address, {
      ...{ mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal: leaving.signal },
    }).then(
      () => setAnswered(true),
      () => !leaving.signal.aborted && fail(),
    );
    return () => leaving.abort();
  }, [address]);

  return (
    <div className={classes.frame} aria-busy={!isShown}>
      {!isShown && (
        <Place>
          <p role="status">{tShared('loading')}</p>
        </Place>
      )}
      <iframe
        src={address}
        title={t('map.title')}
        referrerPolicy="no-referrer"
        data-shown={isShown || undefined}
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}

/** Where the office is, without a map. */
function Place({ coordinates, children }: { coordinates?: CoordinatesDto; children?: ReactNode }) {
  const t = useTranslations('contact');
  return (
    <Stack
      role="group"
      aria-label={t('map.place')}
      align="center"
      justify="center"
      gap="xs"
      p="lg"
      ta="center"
      className={classes.place}
    >
      <IconMapPin size={32} stroke={1.25} aria-hidden />
      <FirmText of="address" />
      {coordinates && (
        <Text span c="dimmed">
          {coordinates.latitude}, {coordinates.longitude}
        </Text>
      )}
      {children}
    </Stack>
  );
}
