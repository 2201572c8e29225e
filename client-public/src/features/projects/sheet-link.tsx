import { getGetProjectSheetUrl } from '@consultancy/client-shared/api/generated/project-details/project-details';
import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { IconFileDownload } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import arrow from '../../ui/arrow-link.module.css';
import layout from '../../ui/layout.module.css';

/** The project on one sheet of A4, in the language of the page: a plain link, which works without scripts. */
export function SheetLink({ project }: { project: PublicProjectDto }) {
  const t = useTranslations('projects');
  const language = useLanguage();
  return (
    <a
      href={getGetProjectSheetUrl(project.slug, { language })}
      download
      className={clsx(arrow.link, layout.screen)}
    >
      <IconFileDownload size={22} stroke={1.5} aria-hidden />
      <span>{t('action.sheet')}</span>
    </a>
  );
}
