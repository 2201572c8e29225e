import { Button } from '@mantine/core';
import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { openDialog } from '../../lib/dialogs';
import { currentAccount } from '../../lib/session';
import { Group } from '../../ui/layout';
import layout from '../../ui/layout.module.css';

/** Buy Design, where the design is for sale, and Rate, which asks for a login first. */
export function ProjectActions({ project }: { project: PublicProjectDto }) {
  const t = useTranslations('projects');

  function rate() {
    const openRating = () => openDialog({ name: 'rate', project });
    if (currentAccount()) openRating();
    else openDialog({ name: 'auth', mode: 'login', onSuccess: openRating });
  }

  return (
    // Above the link that covers a card.
    <Group gap="xs" mt="auto" pt="md" pos="relative" style={{ zIndex: 1 }} className={layout.screen}>
      {project.isForSale && (
        <Button
          size="sm"
          aria-label={`${t('action.buy')}: ${project.title}`}
          onClick={() => openDialog({ name: 'buy', project })}
        >
          {t('action.buy')}
        </Button>
      )}
      <Button size="sm" variant="outline" aria-label={`${t('action.rate')}: ${project.title}`} onClick={rate}>
        {t('action.rate')}
      </Button>
    </Group>
  );
}
