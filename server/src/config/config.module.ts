import { DynamicModule, Global, Module } from '@nestjs/common';
import type { Config } from './config.js';
import { signingSecret } from './signing-secret.js';

/** Injection token of the validated {@link Config}. */
export const CONFIG = Symbol('Config');

/** Injection token of the {@link signingSecret}. */
export const SIGNING_SECRET = Symbol('SigningSecret');

@Global()
@Module({})
export class ConfigModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: SIGNING_SECRET, useFactory: () => signingSecret(config) },
      ],
      exports: [CONFIG, SIGNING_SECRET],
    };
  }
}
