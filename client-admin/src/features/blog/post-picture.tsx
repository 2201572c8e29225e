import { imageSource } from '@consultancy/client-shared/format';
import { Stack } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** The picture of a post; words in its place where there is none or it does not load. */
export function PostPicture({ path }: { path: string | null }) {
  const t = useTranslations();
  const [failed, setFailed] = useState<string>();
  if (!path || failed === path) {
    return (
      <Stack component="p" h="100%" c="dimmed" fz="sm" gap={4} align="center" justify="center">
        <IconPhotoOff size={24} stroke={1.4} aria-hidden />
        {t('blog.imageMissing')}
      </Stack>
    );
  }
  return (
    <img
      {...imageSource(path)}
      sizes="(min-width: 75em) 24rem, (min-width: 40em) 50vw, 100vw"
      alt=""
      loading="lazy"
      onError={() => setFailed(path)}
    />
  );
}
