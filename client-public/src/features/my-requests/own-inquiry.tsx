import type { OwnInquiryDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { Stack } from '../../ui/layout';
import { Link } from '../../ui/link';
import { Quote } from '../../ui/quote';
import { LetterForm } from './letter-form';
import { Record, RecordFacts, SentFiles } from './record-section';

interface OwnInquiryProps {
  token: string;
  inquiry: OwnInquiryDto;
}

/** An inquiry with what both sides wrote, the oldest first. */
export function OwnInquiry({ token, inquiry }: OwnInquiryProps) {
  const t = useTranslations('my-requests');
  const { id, subject, createdAt, message, letters, status, code, attachments, projects } = inquiry;
  const thread = [{ content: message, createdAt, isFromOffice: false }, ...letters];
  return (
    <Record
      title={subject}
      facts={
        <>
          <StatusBadge status={status} />
          {code && <span>{t('codeOf', { code })}</span>}
        </>
      }
    >
      <Stack component="ol" gap="lg">
        {thread.map((letter, index) => (
          <Quote component="li" key={index} tone={letter.isFromOffice ? 'ink' : 'line'}>
            <RecordFacts>
              <b>{t(letter.isFromOffice ? 'letter.office' : 'letter.you')}</b>
              <DateTimeText value={letter.createdAt} />
            </RecordFacts>
            <p>{letter.content}</p>
            {index === 0 && (
              <>
                {projects.length > 0 && (
                  <RecordFacts>
                    {projects.map((project) => (
                      <Link key={project.id} to={paths.project(project.slug)} lang="en">
                        {project.title}
                      </Link>
                    ))}
                  </RecordFacts>
                )}
                <SentFiles files={attachments} />
              </>
            )}
          </Quote>
        ))}
      </Stack>
      <LetterForm token={token} inquiryId={id} />
    </Record>
  );
}
