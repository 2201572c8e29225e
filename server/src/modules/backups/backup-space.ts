import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Repository } from 'typeorm';
import { Config } from '../../config/config.js';
import { BackupPlaces } from './backup-places.js';
import { Backup } from './backup.entity.js';
import { findLastGood } from './good-backups.js';
import { freeBytesOf, readableMegabytes } from './limits.js';

/** Makes sure that a backup does not fill a disk that the site needs. */
@Injectable()
export class BackupSpace {
  constructor(
    private readonly config: Config,
    @InjectRepository(Backup) private readonly backups: Repository<Backup>,
    private readonly places: BackupPlaces,
  ) {}

  /** @throws Error where a disk has too little room for the file, or for reading it back */
  async require(): Promise<void> {
    const database = await this.#database();
    const last = await findLastGood(this.backups);
    const needed = last ? 2 * Number(last.bytes) : database + (await this.#uploads());
    const { first } = this.places;
    requireFree(first.description.name, await first.freeBytes(), needed);
    // There it is read back, into a database as large as this one; the embedded one is copied before.
    const { dataDir, databaseUrl } = this.config;
    const copies = databaseUrl ? 1 : 2;
    requireFree(dataDir, await freeBytesOf(dataDir), copies * database);
  }

  /** Bytes of the database. */
  async #database(): Promise<number> {
    const present = this.backups.manager
      .createQueryBuilder()
      .select('pg_database_size(datname)::float', 'bytes')
      .from('pg_database', 'database')
      .where('datname = current_database()');
    return (await present.getRawOne<{ bytes: number }>())!.bytes;
  }

  /** Bytes of those in DATA_DIR; what lies in a store is not counted. */
  async #uploads(): Promise<number> {
    const folder = join(this.config.dataDir, 'uploads');
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    let bytes = 0;
    for (const name of names) bytes += (await stat(join(folder, name)).catch(() => ({ size: 0 }))).size;
    return bytes;
  }
}

function requireFree(where: string, free: number | undefined, needed: number): void {
  if (free === undefined || free >= needed) return;
  throw new Error(
    `the disk of ${where} has ${readableMegabytes(free)} free and a backup needs ${readableMegabytes(needed)}. ` +
      'Make room, or set BACKUP_DIR to a folder of another disk.',
  );
}
