import { DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EmbeddedUpkeepService } from './embedded/embedded-upkeep.service.js';

/** Hands a data source that is opened and closed by the caller to every module. */
@Module({})
export class DatabaseModule {
  static forRoot(dataSource: DataSource): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...dataSource.options, manualInitialization: true }),
          dataSourceFactory: async () => dataSource,
        }),
      ],
      providers: [EmbeddedUpkeepService],
    };
  }
}
