import type { PersonDto, PersonRecordDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { StatusBadge, ToneBadge } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { ActivityIcon } from '../../ui/activity-icon';
import classes from './person-records.module.css';
import { recordPath } from './record-path';

/** All records of one person, newest first. */
export function PersonRecords({ person }: { person: PersonDto }) {
  const t = useTranslations();
  const { names, records, hasAccount } = person;
  return (
    <section aria-labelledby="person-records">
      <h2 className={classes.heading} id="person-records">
        {t('people.records')}
      </h2>
      <ul className={classes.list}>
        {records.map((record) => (
          <li key={`${record.kind} ${record.id}`}>
            <RecordLink record={record} isNamed={names.length > 1} />
          </li>
        ))}
      </ul>
      {!person.erasedAt && <p className={classes.hint}>{t('people.sameContact')}</p>}
      {names.length > 1 && <p className={classes.warning}>{t('people.otherNames')}</p>}
      {hasAccount && <p className={classes.warning}>{t('people.account')}</p>}
    </section>
  );
}

function RecordLink({ record, isNamed }: { record: PersonRecordDto; isNamed: boolean }) {
  const t = useTranslations();
  const { kind, id, title, name, status, createdAt, isInBin } = record;
  return (
    <Link to={isInBin ? paths.bin : recordPath(kind, id)} className={classes.entry}>
      <span className={classes.mark} aria-hidden>
        <ActivityIcon type={kind} />
      </span>
      <span className={classes.what}>
        <strong className={classes.title}>{title}</strong>
        <span className={classes.facts}>
          {t(`people.kinds.${kind}`)} · <DateText value={createdAt} />
          {isNamed && ` · ${name}`}
        </span>
        <span className={classes.badges}>
          <StatusBadge status={status} />
          {isInBin && <ToneBadge tone="grey">{t('people.inBin')}</ToneBadge>}
        </span>
      </span>
    </Link>
  );
}
