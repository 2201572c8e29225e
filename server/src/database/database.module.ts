import { DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { type DatabaseConnection, optionsOf } from './database.js';
import { EmbeddedUpkeepService } from './embedded/embedded-upkeep.service.js';
import { GuardedDataSource } from './guarded-data-source.js';

/**
 * Makes the data source of a connection, with the entities that the modules register. It is initialised later: the
 * database may have to be migrated and filled before anything uses it.
 */
@Module({})
export class DatabaseModule {
  static forRoot(connection: Pick<DatabaseConnection, 'poolOptions'>): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...optionsOf(connection),
            autoLoadEntities: true,
            manualInitialization: true,
          }),
          dataSourceFactory: async (options) => new GuardedDataSource(options!),
        }),
      ],
      providers: [EmbeddedUpkeepService],
    };
  }
}
