import { formatNumber } from '@consultancy/client-shared/format';
import { useTranslations } from 'use-intl';
import classes from './scale-bar.module.css';

/** The scale bar of a drawing, which is as wide as this element. */
export function ScaleBar({ width, length }: { width: number; length: number }) {
  const t = useTranslations('projects.scale');
  const share = (part: number) => `${((length * part) / width) * 100}%`;
  return (
    <svg
      className={classes.bar}
      role="img"
      aria-label={t('label', { width: formatNumber(width), length: formatNumber(length) })}
    >
      <rect y="9" height="6" width={share(1)} fill="none" stroke="currentColor" />
      <rect y="9" height="6" width={share(0.5)} fill="currentColor" />
      <text x={share(1)} y="16" dx="8" fill="currentColor">
        {t('bar', { length: formatNumber(length) })}
      </text>
    </svg>
  );
}

/** A north arrow. @param degrees clockwise from the top of the drawing */
export function NorthArrow({ degrees }: { degrees: number }) {
  const t = useTranslations('projects.scale');
  return (
    <svg
      className={classes.north}
      viewBox="-20 -20 40 40"
      role="img"
      aria-label={t('north', { degrees: Math.round(degrees) % 360 })}
    >
      <g transform={`rotate(${degrees})`}>
        <circle r="12" fill="none" stroke="currentColor" />
        <path d="M0-12 5 9 0 6z" fill="none" stroke="currentColor" />
        <path d="M0-12-5 9 0 6z" fill="currentColor" />
        <text y="-14" textAnchor="middle" fill="currentColor" fontSize="8">
          N
        </text>
      </g>
    </svg>
  );
}
