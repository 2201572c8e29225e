import { narrowerName, narrowWidths } from '@consultancy/shared/image-names';
import sharp from 'sharp';
import { header, type ReceivedMail } from '../read-mail.js';
import type { Ledger, Write } from './ledger.js';

/** Where things are stored, once nobody writes any more. */
export interface StoredData {
  query<Row>(sql: string): Promise<Row[]>;
  /** @param name such as services/a-1x1.webp @returns undefined where there is none */
  readUpload(name: string): Promise<Buffer | undefined>;
  /** What the mail server took. */
  mails: ReceivedMail[];
}

/** What of a ledger is not as its senders were answered, by its marks. */
export interface Findings {
  lost: string[];
  doubled: string[];
  /** Stored, though it was refused. */
  stored: string[];
  /** Mails that arrived more than once, always as the same. */
  repeated: string[];
}

/** The rows that contain the marks. */
const rowsWithMarks = [
  'SELECT email AS mark FROM contact_inquiries',
  'SELECT email AS mark FROM design_orders',
  'SELECT client_email AS mark FROM consultations',
  'SELECT email AS mark FROM users',
  'SELECT comment AS mark FROM project_ratings',
  'SELECT title AS mark FROM services',
].join(' UNION ALL ');

/** Projects whose sums are not those of the ratings that count. */
const miscounted = `SELECT project_id FROM project_counters AS counted WHERE (rating_count, rating_sum) <>
  (SELECT count(*), coalesce(sum(rating), 0) FROM project_ratings
   WHERE project_ratings.project_id = counted.project_id AND project_ratings.is_counted)`;

const loggedTwice = `SELECT subject, subject_id FROM activities WHERE verb = 'CREATED'
  GROUP BY 1, 2 HAVING count(*) > 1`;

/** To whom each of these sends a confirmation; for the others nobody is written to. */
const confirmed: Partial<Record<Write['kind'], string>> = {
  inquiry: 'inquiry-received',
  order: 'order-received',
  consultation: 'consultation-requested',
  account: 'account-welcome',
};

/** Compares what is stored with what its writers were answered. */
export class Audit {
  private constructor(
    private readonly data: StoredData,
    private readonly rows: Map<string, number>,
    private readonly letters: Map<string, number>,
    private readonly images: Map<string, string>,
    /** The mails that arrived, by whom they went to. */
    private readonly arrived: Map<string, ReceivedMail[]>,
    /** What is wrong beside single writes; each list should be empty. */
    readonly whole: Record<string, unknown[]>,
  ) {}

  static async of(data: StoredData): Promise<Audit> {
    const marks = await data.query<{ mark: string; rows: number }>(
      `SELECT split_part(mark, '@', 1) AS mark, count(*)::int AS rows FROM (${rowsWithMarks}) AS rows GROUP BY 1`,
    );
    const letters = await data.query<{ letter: string; rows: number }>(
      `SELECT kind || ' ' || split_part(recipient, '@', 1) AS letter, count(*)::int AS rows
       FROM outbox_mails GROUP BY 1`,
    );
    const images = await data.query<{ title: string; image: string }>('SELECT title, image FROM services');
    return new Audit(
      data,
      new Map(marks.map(({ mark, rows }) => [mark, rows])),
      new Map(letters.map(({ letter, rows }) => [letter, rows])),
      new Map(images.map(({ title, image }) => [title, image])),
      Map.groupBy(data.mails, ({ recipients }) => recipients[0]!),
      {
        miscounted: await data.query(miscounted),
        loggedTwice: await data.query(loggedTwice),
        unsent: await data.query(`SELECT id, last_error FROM outbox_mails WHERE status <> 'SENT'`),
      },
    );
  }

  async look({ writes }: Ledger): Promise<Findings> {
    const findings: Findings = { lost: [], doubled: [], stored: [], repeated: [] };
    for (const write of writes) {
      const { mark, outcome } = write;
      const rows = this.rows.get(mark) ?? 0;
      if (rows > 1) findings.doubled.push(mark);
      if (rows > 0 && outcome === 'refused') findings.stored.push(mark);
      if (outcome === 'acknowledged' && rows === 0) findings.lost.push(mark);
      if (rows > 0) await this.#lookAtWhatGoesWith(write, findings);
    }
    return findings;
  }

  async #lookAtWhatGoesWith(write: Write, findings: Findings): Promise<void> {
    const { kind, mark } = write;
    const letter = confirmed[kind];
    if (letter !== undefined) {
      const written = this.letters.get(`${letter} ${mark}`) ?? 0;
      if (written === 0) findings.lost.push(`mail of ${mark}`);
      if (written > 1) findings.doubled.push(`mail of ${mark}`);
      const arrived = this.arrived.get(`${mark}@mail.example`) ?? [];
      const ids = new Set(arrived.map((mail) => header(mail, 'message-id')));
      if (ids.size === 0) findings.lost.push(`sent mail of ${mark}`);
      if (ids.size > 1) findings.doubled.push(`sent mail of ${mark}`);
      if (arrived.length > ids.size) findings.repeated.push(mark);
    }
    if (kind !== 'upload') return;
    const name = this.images.get(mark)!.replace(/^\/uploads\//, '');
    const names = [name, ...narrowWidths(name).map((width) => narrowerName(name, width))];
    for (const each of names) {
      if (!(await isWhole(await this.data.readUpload(each)))) findings.lost.push(`${each} of ${mark}`);
    }
  }
}

async function isWhole(image: Buffer | undefined): Promise<boolean> {
  if (!image) return false;
  return sharp(image, { failOn: 'warning' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
