import type { ContactInquiryDetailsDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { useTranslations } from 'use-intl';
import classes from './inquiry-notes.module.css';
import { NoteForm } from './note-form';

/** What staff noted about an inquiry, newest first, and the way to add a note. */
export function InquiryNotes({ inquiry }: { inquiry: ContactInquiryDetailsDto }) {
  const t = useTranslations();
  return (
    <section aria-label={t('inquiries.notes.title')}>
      <h3 className={classes.heading}>{t('inquiries.notes.title')}</h3>
      <NoteForm inquiryId={inquiry.id} />
      <ul className={classes.notes}>
        {inquiry.notes.map(({ id, author, createdAt, content }) => (
          <li key={id} className={classes.note}>
            <p className={classes.by}>
              {author ?? t('inquiries.notes.formerColleague')} · <DateTimeText value={createdAt} />
            </p>
            <p className={classes.content}>{content}</p>
          </li>
        ))}
      </ul>
      {inquiry.notes.length === 0 && <p className={classes.none}>{t('inquiries.notes.none')}</p>}
    </section>
  );
}
