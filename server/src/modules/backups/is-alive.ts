/**
 * SQL: whether the process that makes an unfinished backup is alive. One of the release before writes no heartbeat, and
 * counts as dead after six hours.
 */
export const isAlive = `(CASE WHEN alive_at IS NULL THEN started_at > now() - interval '6 hours'
  ELSE alive_at > now() - interval '1 minute' END)`;
