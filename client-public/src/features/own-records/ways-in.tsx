import { useTranslations } from 'use-intl';
import { CodeForm } from './code-form';
import { LinkForm } from './link-form';
import classes from './mine.module.css';

interface WaysInProps {
  /** What is wrong with the link that led here. */
  reason?: string;
  /** Called with the token that a code opened. */
  onOpen: (token: string) => void;
}

/** How somebody without a good link gets to what they sent. */
export function WaysIn({ reason, onOpen }: WaysInProps) {
  const t = useTranslations('own-records');
  return (
    <>
      {reason && (
        <div role="alert" className={classes.lost}>
          <h2>{t('lost.title')}</h2>
          <p>{reason}</p>
          <p>{t('lost.next')}</p>
        </div>
      )}
      <div className={classes.ways}>
        <CodeForm onOpen={onOpen} />
        <LinkForm />
      </div>
    </>
  );
}
