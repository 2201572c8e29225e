import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { Button, type ButtonProps } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useOpenDialog } from '../../lib/dialogs';
import { currentAccount } from '../../lib/session';
import { Group } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { OrderReceipt } from './order-receipt';
import { ShortlistButton } from './shortlist-button';
import { ShortlistLink } from './shortlist-link';

interface ActionProps extends Pick<ButtonProps, 'className' | 'size' | 'variant'> {
  project: PublicProjectDto;
}

/** For designs that are for sale. */
export function BuyButton({ project, ...button }: ActionProps) {
  const t = useTranslations('projects');
  const openDialog = useOpenDialog();
  return (
    <Button
      {...button}
      aria-label={`${t('action.buy')}: ${project.title}`}
      onClick={() => openDialog({ name: 'buy', project })}
    >
      {t('action.buy')}
    </Button>
  );
}

/** Asks for a login first. */
export function RateButton({ project, ...button }: ActionProps) {
  const t = useTranslations('projects');
  const openDialog = useOpenDialog();

  function rate() {
    const rating = { name: 'rate', project } as const;
    openDialog(currentAccount() ? rating : { name: 'auth', mode: 'login', next: rating });
  }

  return (
    <Button {...button} aria-label={`${t('action.rate')}: ${project.title}`} onClick={rate}>
      {t('action.rate')}
    </Button>
  );
}

export function ProjectActions({ project }: { project: PublicProjectDto }) {
  return (
    <>
      <OrderReceipt project={project} />
      <Group gap="var(--space-1) var(--space-2)" mt="auto" pt="md" className={layout.screen}>
        {project.isForSale && <BuyButton project={project} size="sm" />}
        <RateButton project={project} size="sm" variant="outline" />
        <ShortlistButton project={project} />
        <ShortlistLink isBesideButton />
      </Group>
    </>
  );
}
