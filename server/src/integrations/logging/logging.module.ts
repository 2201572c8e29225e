import type { IncomingMessage } from 'node:http';
import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';

/** Requests that would drown the others: pictures, scripts, probes. */
const quiet = /^\/(assets|admin\/assets|uploads|health|docs)\b/;

/** What a fault was and where; never the values of a query, which may be anybody's. */
function describeError(
  error: Error & { code?: string; driverError?: { code?: string; constraint?: string } },
) {
  const { name, message, stack, code, driverError } = error;
  return { type: name, message, stack, code: driverError?.code ?? code, constraint: driverError?.constraint };
}

/** One JSON line an event on standard output; readable lines when a person watches. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        pinoHttp: {
          level: config.logLevel,
          genReqId: (request: IncomingMessage) => request.id,
          autoLogging: { ignore: (request: IncomingMessage) => quiet.test(request.url ?? '') },
          // Addresses, cookies and tokens are nobody's business: of a request only what and how it went.
          serializers: {
            req: (request: { id: string; method: string; url: string }) => ({
              id: request.id,
              method: request.method,
              url: request.url.split('?')[0],
            }),
            err: describeError,
            res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
          },
          customLogLevel: (_request, response, error) =>
            error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'debug',
          ...(process.stdout.isTTY && {
            transport: {
              target: 'pino-pretty',
              options: { ignore: 'pid,hostname,req,res', singleLine: true },
            },
          }),
        },
      }),
    }),
  ],
})
export class LoggingModule {}
