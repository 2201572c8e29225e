import type { TextPartDto } from '@consultancy/client-shared/api/model';
import classes from './found-pages.module.css';

/** A text with the words marked that were looked for. */
export function MarkedText({ parts }: { parts: TextPartDto[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={classes.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
