import { canStartPostgres } from './find-postgres.ts';

// Exits with 0 where API tests can run on PostgreSQL.
process.exit(canStartPostgres() ? 0 : 1);
