import type { ServiceDto } from '@consultancy/client-shared/api/model';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '../../paths';
import classes from './service-summary.module.css';

/** Picture, title and description of a service in a row; the title leads to its page. */
export function ServiceSummary({ service, from }: { service: ServiceDto; from: string }) {
  const t = useTranslations();
  return (
    <div className={classes.summary}>
      <div className={classes.picture}>
        <ResponsiveImage path={service.image} alt="" sizes="4rem" ratio={4 / 3} />
      </div>
      <div className={classes.texts}>
        <Link
          to={generatePath(paths.service, { id: String(service.id) })}
          state={{ record: service, from }}
          className={classes.title}
        >
          {service.title}
        </Link>
        {service.slug !== null && <span className={classes.standard}>{t('services.standard')}</span>}
        <p className={classes.description} title={service.description}>
          {service.description}
        </p>
      </div>
    </div>
  );
}
