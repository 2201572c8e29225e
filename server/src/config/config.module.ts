import { DynamicModule, Global, Module } from '@nestjs/common';
import { Config } from './config.js';
import { signingSecret } from './signing-secret.js';

/** Injection token of the {@link signingSecret}. */
export const SIGNING_SECRET = Symbol('SigningSecret');

@Global()
@Module({})
export class ConfigModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: Config, useValue: config },
        { provide: SIGNING_SECRET, useFactory: () => signingSecret(config) },
      ],
      exports: [Config, SIGNING_SECRET],
    };
  }
}
