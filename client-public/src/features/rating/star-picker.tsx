import { Group, Radio } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Choice } from '../../ui/form/choice';
import classes from './star-picker.module.css';

interface StarPickerProps {
  /** 1 to 5, or 0 while nothing is chosen. */
  value: number;
  onChange: (stars: number) => void;
}

/** Radio buttons that look like stars: an arrow key chooses at once, where Mantine's Rating wants Enter besides. */
export function StarPicker({ value, onChange }: StarPickerProps) {
  const t = useTranslations('rating');
  const id = useId();
  const [hovered, setHovered] = useState(0);
  return (
    <Radio.Group
      id={id}
      name={id}
      label={t('stars')}
      value={String(value)}
      onChange={(stars) => onChange(Number(stars))}
    >
      <Group gap={0} onPointerLeave={() => setHovered(0)}>
        {[1, 2, 3, 4, 5].map((stars) => {
          const Icon = stars <= (hovered || value) ? IconStarFilled : IconStar;
          return (
            <Choice
              key={stars}
              value={String(stars)}
              label={<Icon size={36} stroke={1.25} aria-hidden />}
              aria-label={t('star', { count: stars })}
              className={classes.star ?? ''}
              wrapperProps={{ onPointerEnter: () => setHovered(stars) }}
            />
          );
        })}
      </Group>
    </Radio.Group>
  );
}
