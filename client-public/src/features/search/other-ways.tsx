import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { ArrowLink } from '../../ui/arrow-link';
import classes from './other-ways.module.css';

const WAYS = [
  { name: 'projects', to: paths.projects },
  { name: 'services', to: paths.services },
  { name: 'blog', to: paths.blog },
  { name: 'contact', to: paths.contact },
] as const;

interface OtherWaysProps {
  title: string;
  text: string;
  /** Whether it is what a search came to, which is told to those who do not see it. */
  isOutcome?: boolean;
}

/** What to do where nothing was looked for, or nothing found. */
export function OtherWays({ title, text, isOutcome = false }: OtherWaysProps) {
  const t = useTranslations('site');
  return (
    <section className={classes.ways}>
      <div role={isOutcome ? 'status' : undefined}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{text}</p>
      </div>
      <ul className={classes.links}>
        {WAYS.map(({ name, to }) => (
          <li key={name}>
            <ArrowLink to={to}>{t(`nav.${name}`)}</ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
