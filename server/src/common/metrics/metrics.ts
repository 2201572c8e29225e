import { Injectable } from '@nestjs/common';

/** One number of a measure, and what it belongs to. */
export interface Sample {
  labels?: Record<string, string>;
  value: number;
}

/** Something that can be counted or measured, as Prometheus names it. */
export interface Measure {
  /** With its unit: `backup_last_bytes`. */
  name: string;
  /** What it measures, in a sentence. */
  help: string;
  /** A counter only grows. */
  kind: 'counter' | 'gauge';
  /** The names of its samples' labels. */
  labels?: string[];
  /** Read each time that somebody reads the metrics. */
  read: () => Sample[] | Promise<Sample[]>;
}

/** Metrics of the parts of the server; nothing is queried until they are read. */
@Injectable()
export class Metrics {
  private readonly known = new Map<string, Measure[]>();

  /** To be called while the application starts. Several may share a name, each with labels of its own. */
  add(...measures: Measure[]): void {
    for (const measure of measures) {
      this.known.set(measure.name, [...(this.known.get(measure.name) ?? []), measure]);
    }
  }

  /** All measures, those of one name together. */
  all(): Measure[][] {
    return [...this.known.values()];
  }
}
