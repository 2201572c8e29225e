import { useCreatePreviewLink } from '@consultancy/client-shared/api/generated/previews/previews';
import type { ContentKind } from '@consultancy/client-shared/api/model';
import { Button, Group, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LinksButton, PreviewLinks } from '../preview-links';
import { toasts } from '../toasts';
import { SidePart } from './side-part';

/** Windows of the sizes that visitors have, in pixels. */
const WIDTHS = {
  phone: { icon: IconDeviceMobile, size: 'width=390,height=844' },
  tablet: { icon: IconDeviceTablet, size: 'width=820,height=1100' },
  desktop: { icon: IconDeviceDesktop, size: 'width=1440,height=900' },
} as const;

type Width = keyof typeof WIDTHS;

/** A look at the page of a record as it would be published now, and links to it for others. */
export function PreviewPart({ kind, id }: { kind: ContentKind; id: number }) {
  const t = useTranslations();
  const { mutateAsync, isPending } = useCreatePreviewLink({
    mutation: { meta: { error: t('publications.preview.makeFailed') } },
  });
  // One link for all looks: a record has 20 at most.
  const link = useRef<string>(undefined);
  const look = async (width: Width) => {
    // With the press itself: a window that opens after an answer is blocked.
    const shown = window.open('', `preview-${width}`, `popup,${WIDTHS[width].size}`);
    if (!shown) return toasts.error(t('recordSide.previewBlocked'));
    try {
      link.current ??= (await mutateAsync({ kind, id })).data.path;
      shown.location.replace(new URL(link.current, window.location.origin));
    } catch {
      // The toast says why it failed.
      shown.close();
    }
  };
  return (
    <SidePart
      title={t('recordSide.preview')}
      action={
        <LinksButton label={t('publications.preview.open')} title={t('publications.preview.title')}>
          <PreviewLinks kind={kind} id={id} />
        </LinksButton>
      }
    >
      <Group gap={4} grow preventGrowOverflow={false}>
        {(Object.keys(WIDTHS) as Width[]).map((width) => {
          const { icon: Glyph } = WIDTHS[width];
          const name = t(`recordSide.widths.${width}`);
          return (
            <Button
              key={width}
              variant="default"
              size="compact-sm"
              px={6}
              leftSection={<Glyph size={15} stroke={1.6} aria-hidden />}
              aria-label={t('recordSide.previewAt', { width: name })}
              aria-busy={isPending}
              onClick={() => void look(width)}
            >
              {name}
            </Button>
          );
        })}
      </Group>
      <Text mt={6} c="dimmed" fz="xs">
        {t('recordSide.previewHint')}
      </Text>
    </SidePart>
  );
}
