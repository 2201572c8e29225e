import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import layout from '../../ui/layout.module.css';
import target from '../../ui/target.module.css';
import { setShortlisted, useShortlist } from './shortlist';
import classes from './shortlist.module.css';
import views from './view-links.module.css';

/** Milliseconds: long enough to read what to do. */
const DURATION = 8000;

interface ShortlistButtonProps {
  project: PublicProjectDto;
  /** On a card: the icon alone, above the link that covers it. */
  isOnCard?: boolean;
}

export function ShortlistButton({ project, isOnCard = false }: ShortlistButtonProps) {
  const t = useTranslations('projects');
  const isChosen = useShortlist().includes(project.id);
  const Icon = isChosen ? IconBookmarkFilled : IconBookmark;

  async function toggle() {
    if (setShortlisted(project.id, !isChosen)) return;
    const { toast } = await import('react-hot-toast');
    toast.error(t('shortlist.full'), { id: 'shortlist', duration: DURATION });
  }
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${t('shortlist.name')}: ${project.title}`}
      title={isOnCard ? t('shortlist.name') : undefined}
      className={clsx(
        layout.scripted,
        isOnCard ? [target.icon, classes.onCard] : [target.target, views.view, classes.inRow],
      )}
      onClick={() => void toggle()}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
      {!isOnCard && t('shortlist.name')}
    </button>
  );
}
