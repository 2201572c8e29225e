import type { RevisionSummaryDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RecentTime } from '../../ui/recent-time';
import { useFieldName } from './field-name';
import classes from './revision-list.module.css';

interface RevisionListProps {
  revisions: RevisionSummaryDto[];
  /** The version that is shown. */
  chosen: number;
}

/** Who changed what, and when. */
export function RevisionList({ revisions, chosen }: RevisionListProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('revisions.list')} className={classes.nav}>
      <ol className={classes.list}>
        {revisions.map((revision) => (
          <li key={revision.version}>
            <Link
              to={`?version=${revision.version}`}
              className={classes.entry}
              aria-current={revision.version === chosen ? 'page' : undefined}
              preventScrollReset
            >
              <Entry revision={revision} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Entry({
  revision: { version, createdAt, author, changed, isFirst, isCurrent },
}: {
  revision: RevisionSummaryDto;
}) {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  const fields = changed.map(nameOf).join(', ') || t('revisions.nothingChanged');
  return (
    <>
      <span className={classes.head}>
        <strong>{t('revisions.version', { version })}</strong>
        <RecentTime value={createdAt} />
      </span>
      <span className={classes.author}>{author ?? t('revisions.nobody')}</span>
      <span className={classes.changed}>
        {isFirst ? t('revisions.isFirst') : t('revisions.changedFields', { fields })}
      </span>
      {isCurrent && <span className={classes.current}>{t('revisions.isCurrent')}</span>}
    </>
  );
}
