import { IconExternalLink, IconMapPin } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FirmText } from '../../ui/firm-text';
import classes from './office-map.module.css';

/** Where the office of the demo firm stands, in degrees. */
const OFFICE = { latitude: 8.9945, longitude: 38.7895 };
const SPAN_DEGREES = 0.006;

const { latitude, longitude } = OFFICE;
const box = [
  longitude - SPAN_DEGREES,
  latitude - SPAN_DEGREES / 2,
  longitude + SPAN_DEGREES,
  latitude + SPAN_DEGREES / 2,
].join(',');
const EMBEDDED_MAP = `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box)}&marker=${latitude},${longitude}`;
const MAP_PAGE = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** The map of another site: it comes when somebody gets near it, and on Save-Data only when asked for. */
export function OfficeMap() {
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
    <section className={classes.section} aria-labelledby="office-map">
      <div className={classes.top}>
        <h2 id="office-map" className={classes.heading}>
          {t('map.heading')}
        </h2>
        <a href={MAP_PAGE} target="_blank" rel="noopener noreferrer" className={classes.open}>
          {t('map.open')}
          <IconExternalLink size={18} stroke={1.5} aria-hidden />
        </a>
      </div>
      <div ref={frame} className={classes.frame}>
        {isShown ? (
          <iframe src={EMBEDDED_MAP} title={t('map.title')} loading="lazy" referrerPolicy="no-referrer" />
        ) : (
          <button type="button" className={classes.show} onClick={() => setShown(true)}>
            <IconMapPin size={32} stroke={1.25} aria-hidden />
            <FirmText of="address" />
            <span className={classes.action}>{t('map.show')}</span>
          </button>
        )}
      </div>
    </section>
  );
}
