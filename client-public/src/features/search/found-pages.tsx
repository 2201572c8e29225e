import type { SiteHitDto, SiteHitsDto } from '@consultancy/client-shared/api/model';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { CardBoundary, ResponsiveImage } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { ArrowLink } from '../../ui/arrow-link';
import { Link } from '../../ui/link';
import classes from './found-pages.module.css';
import { MarkedText } from './marked-text';
import type { KINDS } from './search-query';

interface FoundPagesProps {
  kind: (typeof KINDS)[number];
  found: SiteHitsDto;
}

/** The hits of one kind, under its name. */
export function FoundPages({ kind, found: { hits, hasMore } }: FoundPagesProps) {
  const t = useTranslations('search');
  const tSite = useTranslations('site');
  const [query] = useSearchParams();
  if (hits.length === 0) return null;
  const heading = `found-${kind}`;
  const all = new URLSearchParams({ q: query.get('q') ?? '', all: '1' });
  return (
    <section className={classes.group} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t(`kind.${kind}`)}
      </h2>
      <div>
        <ul className={classes.hits}>
          {hits.map((hit) => (
            <CardBoundary key={hit.path}>
              <Hit hit={hit} />
            </CardBoundary>
          ))}
        </ul>
        {hasMore && !query.has('all') && (
          <ArrowLink to={{ pathname: paths.search, search: `?${all}` }} preventScrollReset>
            {tSite('action.showMore')} <span className="visually-hidden">{t(`kind.${kind}`)}</span>
          </ArrowLink>
        )}
      </div>
    </section>
  );
}

function Hit({ hit }: { hit: SiteHitDto }) {
  const language = useLanguage();
  const lang = hit.language === language ? undefined : hit.language;
  return (
    <li className={classes.hit} lang={lang}>
      {hit.image && (
        <div className={classes.frame}>
          <ResponsiveImage path={hit.image} alt="" ratio={3 / 2} sizes="12rem" className={classes.picture} />
        </div>
      )}
      <div>
        <h3 className={classes.title}>
          <Link to={hit.path} className={classes.link}>
            <MarkedText parts={hit.title} />
          </Link>
        </h3>
        <p className={classes.text}>
          <MarkedText parts={hit.text} />
        </p>
      </div>
    </li>
  );
}
