import { initialsOf } from '@consultancy/client-shared/format';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Link } from 'react-router-dom';
import classes from './row-face.module.css';

interface RowFaceProps {
  name: string;
  text: string;
  picture: string | null;
  to: string;
  /** Travels along. */
  state: unknown;
}

/** Picture or initials, name and a line of text; the name leads to the form. */
export function RowFace({ name, text, picture, to, state }: RowFaceProps) {
  return (
    <div className={classes.row}>
      <div className={classes.picture}>
        {picture ? <ResponsiveImage path={picture} alt="" sizes="3rem" ratio={1} /> : initialsOf(name)}
      </div>
      <div className={classes.texts}>
        <Link to={to} state={state} className={classes.name}>
          {name}
        </Link>
        <p className={classes.text} title={text}>
          {text}
        </p>
      </div>
    </div>
  );
}
