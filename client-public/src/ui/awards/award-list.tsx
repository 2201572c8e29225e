import type { PublicAwardDto } from '@consultancy/client-shared/api/model';
import { CardBoundary } from '@consultancy/client-shared/ui';
import { paths } from '../../paths';
import { langOf } from '../content-language';
import { Link } from '../link';
import classes from './award-list.module.css';

interface AwardListProps {
  awards: PublicAwardDto[];
  /** What the link to an award's project says; undefined: there is none. */
  projectLabel?: string;
}

export function AwardList({ awards, projectLabel }: AwardListProps) {
  return (
    <ul>
      {awards.map((award) => (
        <CardBoundary key={award.id} of={award}>
          <li className={classes.award}>
            <span className={classes.year}>{award.year}</span>
            <div>
              <p className={classes.title} lang={langOf(award, 'title')}>
                {award.link ? <a href={award.link}>{award.title}</a> : award.title}
              </p>
              <p className={classes.organisation} lang={langOf(award, 'organisation')}>
                {award.organisation}
              </p>
              {projectLabel && award.projectSlug && (
                <Link
                  to={paths.project(award.projectSlug)}
                  className={classes.project}
                  aria-label={`${projectLabel}: ${award.title}`}
                >
                  {projectLabel}
                </Link>
              )}
            </div>
          </li>
        </CardBoundary>
      ))}
    </ul>
  );
}
