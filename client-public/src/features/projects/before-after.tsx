import { pictureAt } from '@consultancy/client-shared/api';
import type { PublicBeforeAfterDto, PublicProjectDto } from '@consultancy/client-shared/api/model';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Title } from '@mantine/core';
import { IconArrowsHorizontal } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDataSaver } from '../../lib/data-saver';
import { Stack } from '../../ui/layout';
import { OnDemand } from '../../ui/on-demand';
import classes from './before-after.module.css';
import { ratioOf } from './pictures-of';

/** How it was and how it became, for each pair of pictures that a project has of it. */
export function BeforeAfter({ project }: { project: PublicProjectDto }) {
  const t = useTranslations('projects');
  if (project.beforeAfter.length === 0) return null;
  return (
    <Stack component="section" gap="grid" aria-labelledby="before-after" className={classes.section}>
      <Title order={2} id="before-after" mb="xs">
        {t('beforeAfter.heading')}
      </Title>
      {project.beforeAfter.map((pair) => (
        <OnDemand
          key={pair.before + pair.after}
          paths={[pair.before, pair.after]}
          alt={t('beforeAfter.heading')}
          ratio={ratioOf(pair.after)}
        >
          <Pair pair={pair} project={project} />
        </OnDemand>
      ))}
    </Stack>
  );
}

interface PairProps {
  pair: PublicBeforeAfterDto;
  project: PublicProjectDto;
}

/**
 * One picture over the other, parted by a line that is a slider: dragged by a finger or a mouse, moved by arrow keys.
 * Without scripts, and on paper, both stand beside each other.
 */
function Pair({ pair: { before, after }, project: { title, pictures } }: PairProps) {
  const t = useTranslations('projects');
  const { isOn } = useDataSaver();
  const [share, setShare] = useState(50);
  const style = { '--share': `${share}%`, '--ratio': ratioOf(after) } as CSSProperties;
  const sizes = '(width < 82.5rem) 92vw, 82.5rem';
  return (
    <div className={classes.pair} style={style}>
      <figure className={classes.after}>
        <ResponsiveImage
          path={after}
          picture={pictureAt(pictures, after)}
          alt={t('beforeAfter.afterOf', { title })}
          sizes={sizes}
          isSmall={isOn}
          className={classes.picture}
        />
        <figcaption className={classes.label}>{t('beforeAfter.after')}</figcaption>
      </figure>
      <figure className={classes.before}>
        <ResponsiveImage
          path={before}
          picture={pictureAt(pictures, before)}
          alt={t('beforeAfter.beforeOf', { title })}
          sizes={sizes}
          isSmall={isOn}
          className={classes.picture}
        />
        <figcaption className={classes.label}>{t('beforeAfter.before')}</figcaption>
      </figure>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={share}
        onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
        aria-label={t('beforeAfter.slider')}
        aria-valuetext={t('beforeAfter.share', { share: String(share) })}
        className={classes.slider}
      />
      <span className={classes.line} aria-hidden>
        <span className={classes.knob}>
          <IconArrowsHorizontal size={22} stroke={1.5} />
        </span>
      </span>
    </div>
  );
}
