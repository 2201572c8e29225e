import type { OwnInquiryDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { LetterForm } from './letter-form';
import classes from './mine.module.css';

interface OwnInquiryProps {
  token: string;
  inquiry: OwnInquiryDto;
}

/** An inquiry with what both sides wrote, the oldest first. */
export function OwnInquiry({ token, inquiry }: OwnInquiryProps) {
  const t = useTranslations('own-records');
  const { id, subject, createdAt, message, letters, status, code } = inquiry;
  const thread = [{ content: message, createdAt, isFromOffice: false }, ...letters];
  return (
    <article className={classes.record}>
      <h3>{subject}</h3>
      <div className={classes.facts}>
        <StatusBadge status={status} />
        {code && <span>{t('codeOf', { code })}</span>}
      </div>
      <ol className={classes.thread}>
        {thread.map((letter, index) => (
          <li key={index} className={classes.letter} data-office={letter.isFromOffice || undefined}>
            <div className={classes.facts}>
              <b>{t(letter.isFromOffice ? 'letter.office' : 'letter.you')}</b>
              <DateTimeText value={letter.createdAt} />
            </div>
            <p className={classes.words}>{letter.content}</p>
          </li>
        ))}
      </ol>
      <LetterForm token={token} inquiryId={id} />
    </article>
  );
}
