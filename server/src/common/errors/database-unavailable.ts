import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

/**
 * PostgreSQL's states for what passes by itself: a statement that took too long, a server that stops or starts,
 * a connection that broke, too little of anything (connections, room on the disk, memory), a disk that fails.
 */
const passingStates = /^(57014|57P0[123]|08...|53...|58030)$/;
/** Node's for a server that cannot be reached, also because this process may open nothing more. */
const networkErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EMFILE',
  'ENFILE',
]);
/** The driver's own words, which come without a code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;

/** Whether something failed because the database does not answer (in time), so that trying again may help. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  // The connection broke between two statements of a transaction, whichever part of TypeORM noticed it.
  if (thrown instanceof QueryRunnerAlreadyReleasedError) return true;
  if (thrown instanceof QueryRunnerProviderAlreadyReleasedError) return true;
  const error: unknown = thrown instanceof QueryFailedError ? thrown.driverError : thrown;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return lostConnection.test(error.message);
  return passingStates.test(code) || networkErrors.has(code);
}
