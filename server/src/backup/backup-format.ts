import { z } from 'zod';

/**
 * A backup is a .tar.gz: first `backup.json`, then the rows of each table in pieces
 * (`tables/{table}/{piece}.ndjson`, a JSON object a line), then the uploads (`uploads/…`).
 */
export const MANIFEST = 'backup.json';
export const FORMAT = 1;

/** What the first file of a backup says about the rest. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** The last change of the schema that the rows fit. */
  migration: z.string(),
  /** All changes that the schema had, oldest first; backups of 1.0.0-rc.1 and before name the last one only. */
  migrations: z.array(z.string()).optional(),
  tables: z.array(z.object({ name: z.string(), rows: z.number().int() })),
  /** The last number that each sequence gave, as text because it may be beyond what JavaScript counts to. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** A backup that cannot be made or read for a reason that the person at the keyboard can mend. */
export class BackupError extends Error {}
