/** What the writers of a load send. */
export const writeKinds = ['inquiry', 'order', 'consultation', 'account', 'rating', 'upload'] as const;

export type WriteKind = (typeof writeKinds)[number];

/** One write, however often it was sent. */
export interface Write {
  kind: WriteKind;
  number: number;
  /** Is in its row, and in no other one. */
  mark: string;
  /** On the clock of `performance.now()`. */
  begunAt: number;
  /** A client that was never answered cannot know whether it is stored; then it may be, once. */
  outcome: 'acknowledged' | 'refused' | 'unanswered';
}

/** What became of each write of a load, as those who sent it saw it. */
export class Ledger {
  readonly writes: Write[] = [];
  /** How often which status was answered, and `none` where there was no answer. */
  readonly statuses: Record<string, number> = {};
  /** The answers that were no acknowledgement, by the kind of write. */
  readonly otherAnswers = new Set<string>();
  /** The answers of refused writes, and of sessions that were not renewed. */
  readonly refusals: string[] = [];
  readonly signedOut: string[] = [];
  readonly #begunAt = performance.now();
  readonly #acknowledgedAt = new Map<WriteKind, number[]>(writeKinds.map((kind) => [kind, []]));
  #endedAt = 0;

  /** @param name part of every mark, so that no two ledgers share one */
  constructor(readonly name: string) {}

  begin(kind: WriteKind): Write {
    const number = this.writes.length;
    const write: Write = {
      kind,
      number,
      mark: `${kind}-${this.name}-${number}`,
      begunAt: performance.now(),
      outcome: 'unanswered',
    };
    this.writes.push(write);
    return write;
  }

  note({ kind }: Write, answer: { status: number; message: string } | undefined): void {
    const name = String(answer?.status ?? 'none');
    this.statuses[name] = (this.statuses[name] ?? 0) + 1;
    if (answer && answer.status >= 300) this.otherAnswers.add(`${kind}: ${answer.status} ${answer.message}`);
  }

  acknowledge(write: Write): void {
    write.outcome = 'acknowledged';
    this.#acknowledgedAt.get(write.kind)!.push(performance.now());
  }

  refuse(write: Write, message: string): void {
    write.outcome = 'refused';
    this.refusals.push(`${write.kind}: ${message}`);
  }

  close(): void {
    this.#endedAt = performance.now();
  }

  count(outcome: Write['outcome']): number {
    return this.writes.filter((write) => write.outcome === outcome).length;
  }

  /** Of which kinds nothing is acknowledged that began after a time. */
  missingSince(since: number): WriteKind[] {
    const found = this.writes.filter(
      ({ begunAt, outcome }) => begunAt >= since && outcome === 'acknowledged',
    );
    return writeKinds.filter((kind) => !found.some((write) => write.kind === kind));
  }

  /** The longest time in which some kind of write was not taken. */
  get secondsOut(): number {
    const gaps = [...this.#acknowledgedAt.values()].map((times) => {
      const ends = [...times, this.#endedAt];
      return Math.max(...ends.map((end, index) => end - (ends[index - 1] ?? this.#begunAt)));
    });
    return Math.max(...gaps) / 1000;
  }
}
