import type { ContentKind } from '@consultancy/client-shared/api/model';
import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLink } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../dialog';
import { PreviewLinks } from './preview-links';

interface PreviewButtonProps {
  kind: ContentKind;
  id: number;
  className?: string | undefined;
}

/** Opens what there is to know of the links to a record that visitors do not see so yet. */
export function PreviewButton({ kind, id, className }: PreviewButtonProps) {
  const t = useTranslations();
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <UnstyledButton className={className} onClick={open} aria-haspopup="dialog">
        <IconLink size={15} stroke={1.6} aria-hidden />
        {t('publications.preview.open')}
      </UnstyledButton>
      <Dialog opened={opened} onClose={close} title={t('publications.preview.title')} size="lg">
        <PreviewLinks kind={kind} id={id} />
      </Dialog>
    </>
  );
}
