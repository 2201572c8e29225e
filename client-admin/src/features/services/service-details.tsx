import { ContentKind, type ServiceDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { ResponsiveImage, StatusBadge } from '@consultancy/client-shared/ui';
import { Button } from '@mantine/core';
import { IconClock, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link, useNavigate } from 'react-router-dom';
import { editPath, paths } from '../../paths';
import { Crumbs, type Way } from '../../ui/crumbs';
import { usePageTitle } from '../../ui/page-title';
import { usePublication } from '../../ui/private-changes';
import { useWhileShown } from '../../ui/use-while-shown';
import classes from './service-details.module.css';
import { useDeleteService } from './use-service-deeds';

interface ServiceDetailsProps {
  service: ServiceDto;
  way: Way;
}

export function ServiceDetails({ service, way }: ServiceDetailsProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const whileShown = useWhileShown();
  const list = way.at(-1)!.to;
  const deletion = useDeleteService(() => whileShown(() => void navigate(list)));
  const publication = usePublication(ContentKind.service, service.id);
  usePageTitle(service.title);
  return (
    <article className={classes.page}>
      <Crumbs way={way} here={service.title} />
      <header className={classes.header}>
        <h1 className={classes.title}>{service.title}</h1>
        <StatusBadge status={publication?.state ?? (service.isActive ? 'PUBLISHED' : 'DRAFT')} />
        <div className={classes.actions}>
          <Button
            component={Link}
            to={editPath(paths.serviceForm, service.id)}
            state={{ record: service, from: list }}
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            {t('services.edit')}
          </Button>
          {service.slug === null && (
            <Button
              variant="light"
              color="red"
              leftSection={<IconTrash size={16} aria-hidden />}
              loading={deletion.isPending}
              onClick={() => deletion.ask([service])}
            >
              {t('services.delete')}
            </Button>
          )}
        </div>
      </header>
      <p className={classes.facts}>
        <IconClock size={16} stroke={1.6} aria-hidden />
        {service.duration} · {t('services.columns.updated')} <DateTimeText value={service.updatedAt} />
      </p>
      <div className={classes.intro}>
        <div className={classes.picture}>
          <ResponsiveImage path={service.image} alt="" sizes="(min-width: 64em) 26rem, 100vw" ratio={3 / 2} />
        </div>
        <div className={classes.texts}>
          <h2>{t('services.overview')}</h2>
          <p>{service.description}</p>
          <h2>{t('services.details')}</h2>
          <p className={classes.long}>{service.longDescription}</p>
        </div>
      </div>
      <div className={classes.lists}>
        <Entries title={t('services.form.features')} entries={service.features} />
        <Entries title={t('services.form.process')} entries={service.process} isNumbered />
        <Entries title={t('services.form.benefits')} entries={service.benefits} />
      </div>
    </article>
  );
}

function Entries({ title, entries, isNumbered }: { title: string; entries: string[]; isNumbered?: boolean }) {
  const t = useTranslations();
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <section className={classes.entries} aria-label={title}>
      <h2>{title}</h2>
      {entries.length === 0 && <p className={classes.nothing}>{t('services.nothing')}</p>}
      <List>
        {entries.map((entry, index) => (
          <li key={index}>{entry}</li>
        ))}
      </List>
    </section>
  );
}
