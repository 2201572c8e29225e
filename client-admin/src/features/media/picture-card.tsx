import type { PictureDto } from '@consultancy/client-shared/api/model';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { UnstyledButton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { pictureName } from '../../ui/pictures';
import classes from './picture-card.module.css';

/** One picture of the grid. */
export function PictureCard({ picture, onOpen }: { picture: PictureDto; onOpen: () => void }) {
  const t = useTranslations();
  const name = pictureName(picture);
  const { width, height, usedBy, alt, kind } = picture;
  const size =
    width !== null && height !== null && t('media.size', { width: String(width), height: String(height) });
  return (
    <UnstyledButton className={classes.card} onClick={onOpen}>
      <span className={classes.frame}>
        <ResponsiveImage path={picture.path} picture={picture} alt="" ratio={4 / 3} sizes="14rem" />
        <span className={classes.marks}>
          {kind !== 'PHOTO' && <span>{t(`media.kinds.${kind}`)}</span>}
          {usedBy.length === 0 && <span>{t('media.marks.unused')}</span>}
          {alt === '' && <span data-tone="warn">{t('media.marks.noAlt')}</span>}
        </span>
      </span>
      <span className={classes.name} title={name}>
        {name}
      </span>
      <span className={classes.facts}>
        {[size, usedBy.length > 0 && t('media.usedIn', { count: usedBy.length })].filter(Boolean).join(' · ')}
      </span>
    </UnstyledButton>
  );
}
