import type { CoordinatesDto } from '@consultancy/client-shared/api/model';
import { mapPage } from '@consultancy/client-shared/format';
import { IconExternalLink, IconMapPin } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteSettings } from '../../site-settings';
import { FirmText } from '../../ui/firm-text';
import classes from './office-map.module.css';

/** Degrees from the office to the eastern edge of the map. */
const SPAN = 0.006;

function embeddedMap({ latitude, longitude }: CoordinatesDto): string {
  const box = [longitude - SPAN, latitude - SPAN / 2, longitude + SPAN, latitude + SPAN / 2].join(',');
  return `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box)}&marker=${latitude},${longitude}`;
}

function searchPage(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replace(/\s+/g, ' '))}`;
}

/** Where the office is. As long as staff have not said where it stands, a search for its address has to do. */
export function OfficeMap() {
  const { t } = useTranslation('contact');
  const { coordinates, address } = useSiteSettings();
  return (
    <section className={classes.section} aria-labelledby="office-map">
      <div className={classes.top}>
        <h2 id="office-map" className={classes.heading}>
          {t('map.heading')}
        </h2>
        <a
          href={coordinates ? mapPage(coordinates) : searchPage(address)}
          target="_blank"
          rel="noopener noreferrer"
          className={classes.open}
        >
          {t('map.open')}
          <IconExternalLink size={18} stroke={1.5} aria-hidden />
        </a>
      </div>
      {coordinates && <MapFrame coordinates={coordinates} />}
    </section>
  );
}

/** The map of another site: it comes when somebody gets near it, and on Save-Data only when asked for. */
function MapFrame({ coordinates }: { coordinates: CoordinatesDto }) {
  const { t } = useTranslation('contact');
  const frame = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!frame.current || connection?.saveData) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setShown(true));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={frame} className={classes.frame}>
      {isShown ? (
        <iframe
          src={embeddedMap(coordinates)}
          title={t('map.title')}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      ) : (
        <button type="button" className={classes.show} onClick={() => setShown(true)}>
          <IconMapPin size={32} stroke={1.25} aria-hidden />
          <FirmText of="address" />
          <span className={classes.action}>{t('map.show')}</span>
        </button>
      )}
    </div>
  );
}
