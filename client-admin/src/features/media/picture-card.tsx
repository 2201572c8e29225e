import type { PictureDto } from '@consultancy/client-shared/api/model';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Box, Flex, Text, UnstyledButton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import common from '../../ui/common.module.css';
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
    <UnstyledButton className={`${common.framed} ${classes.card}`} onClick={onOpen}>
      <Box component="span" pos="relative" display="block" mb="xs" bg="var(--stone)">
        <ResponsiveImage path={picture.path} picture={picture} alt="" ratio={4 / 3} sizes="14rem" />
        <Flex className={common.marks} component="span" gap={4} wrap="wrap">
          {kind !== 'PHOTO' && <span>{t(`media.kinds.${kind}`)}</span>}
          {usedBy.length === 0 && <span>{t('media.marks.unused')}</span>}
          {alt === '' && <span data-mark="missing">{t('media.marks.noAlt')}</span>}
        </Flex>
      </Box>
      <Text span px="sm" fz="sm" fw={500} truncate title={name}>
        {name}
      </Text>
      <Text span px="sm" c="dimmed" fz="xs" truncate>
        {[size, usedBy.length > 0 && t('media.usedIn', { count: usedBy.length })].filter(Boolean).join(' · ')}
      </Text>
    </UnstyledButton>
  );
}
