import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { Config } from '../../config/config.js';

/** What a fault was and where; never the values of a query, which may be anybody's. */
function describeError(
  error: Error & { code?: string; driverError?: { code?: string; constraint?: string } },
) {
  const { name, message, stack, code, driverError } = error;
  return { type: name, message, stack, code: driverError?.code ?? code, constraint: driverError?.constraint };
}

/**
 * One JSON line an event on standard output; readable lines when a person watches. The lines of requests are
 * `logRequests`' own: a logger of its own for each request, of which most say nothing, would cost more than the rest.
 */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        forRoutes: [],
        pinoHttp: {
          level: config.logLevel,
          wrapSerializers: false,
          serializers: { err: describeError, req: asItIs, res: asItIs },
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

function asItIs(value: unknown): unknown {
  return value;
}
