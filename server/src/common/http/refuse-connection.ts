import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ErrorCode } from '../errors/error-code.enum.js';

interface Refusal {
  status: number;
  code: ErrorCode;
  message: string;
}

/** What came is no HTTP. */
export const notHttp: Refusal = {
  status: 400,
  code: ErrorCode.VALIDATION_ERROR,
  message: 'This is not a valid HTTP/1.1 request. Correct it and send it again.',
};

/** What came did not come in time. */
export const tooSlow: Refusal = {
  status: 408,
  code: ErrorCode.VALIDATION_ERROR,
  message: 'The request did not arrive in time. Send it again.',
};

const headTooLarge: Refusal = {
  status: 431,
  code: ErrorCode.PAYLOAD_TOO_LARGE,
  message: 'The address and the headers are too long. Send shorter ones.',
};

/** Connections whose request was answered before all of it had come; another answer would be one too many. */
const answered = new WeakSet<Socket>();

/** Says that the request of this connection has its answer already. @returns undoes it */
export function markAnswered(socket: Socket): () => void {
  answered.add(socket);
  return () => answered.delete(socket);
}

/**
 * Answers what never became a request, as everything else is answered, and ends the connection.
 * @param headers that every answer of this server carries
 */
export function refuseConnection(socket: Socket, refusal: Refusal, headers: Record<string, string>): void {
  if (socket.writable && !answered.has(socket)) socket.write(asHttp(refusal, headers));
  socket.destroySoon();
}

/** What Node's parser could not read, or waited for in vain. @param error as Node's `clientError` has it */
export function refusalOf({ code }: { code?: string }): Refusal | undefined {
  switch (code) {
    case 'ECONNRESET':
      return undefined;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return tooSlow;
    case 'HPE_HEADER_OVERFLOW':
      return headTooLarge;
    default:
      return notHttp;
  }
}

function asHttp({ status, code, message }: Refusal, headers: Record<string, string>): string {
  const body = JSON.stringify({ success: false, message, error: { code, message } });
  const lines = Object.entries({
    ...headers,
    'X-Request-Id': randomUUID(),
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
