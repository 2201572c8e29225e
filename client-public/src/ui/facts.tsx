import { Fragment, type ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  /** What each is called and what it is; those without a value are left out. */
  facts: [name: string, value: ReactNode][];
  /** Whether lines set it apart from what stands around it. */
  ruled?: boolean;
}

/** What there is to know of a record of somebody's own. */
export function Facts({ facts, ruled }: FactsProps) {
  return (
    <dl className={classes.facts} data-ruled={ruled || undefined}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
