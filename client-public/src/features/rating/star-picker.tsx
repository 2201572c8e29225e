import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './star-picker.module.css';

interface StarPickerProps {
  /** 1 to 5, or 0 while nothing is chosen. */
  value: number;
  onChange: (stars: number) => void;
}

/** Radio buttons that look like stars, so arrow keys and screen readers work as everywhere. */
export function StarPicker({ value, onChange }: StarPickerProps) {
  const { t } = useTranslation('rating');
  const name = useId();
  const [hovered, setHovered] = useState(0);
  return (
    <fieldset className={classes.picker} onPointerLeave={() => setHovered(0)}>
      <legend>{t('stars')}</legend>
      {[1, 2, 3, 4, 5].map((stars) => {
        const Icon = stars <= (hovered || value) ? IconStarFilled : IconStar;
        return (
          <label key={stars} className={classes.star} onPointerEnter={() => setHovered(stars)}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              aria-label={t('star', { count: stars })}
              className="visually-hidden"
            />
            <Icon size={36} stroke={1.25} aria-hidden />
          </label>
        );
      })}
    </fieldset>
  );
}
