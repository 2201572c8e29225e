import { FirmText } from '../../ui/firm-text';
import { Group } from '../../ui/layout';
import classes from './site-header.module.css';

/** A building in plan that leaves its corner to a tree, and the firm's name. */
export function Wordmark() {
  return (
    <Group component="span" gap="sm" wrap="nowrap" className={classes.wordmark}>
      <svg viewBox="0 0 32 32" width="32" height="32" style={{ flex: 'none' }} fill="none" aria-hidden>
        <path d="M18 5H4v23h23V14" stroke="currentColor" strokeWidth="2.5" />
        <path d="M4 17h10v11" stroke="currentColor" strokeWidth="1.5" />
        <circle cx="24.5" cy="7.5" r="5.5" fill="var(--wordmark-tree, var(--juniper))" />
      </svg>
      <FirmText of="siteName" />
    </Group>
  );
}
