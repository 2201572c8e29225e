import type { Contents } from './contents-digest.js';

/** What a process that makes or checks a backup sends to the server that started it. */
export type BackupReport = { progress: number } | { made: Made };

/** A backup that is written. */
export interface Made extends Contents {
  rows: number;
}

/** Reports where a server started this process; on the command line nobody waits for it. */
export function reportToParent(report: BackupReport): void {
  if (process.connected) process.send!(report);
}

/** Ends this process with the server that started it: nobody would read what it made. */
export function endWithParent(): void {
  if (!process.connected) return;
  process.once('disconnect', () => process.exit(1));
  // The listener alone would keep the process alive once its work is done.
  process.channel?.unref();
}

/** Reports a share at most once for each percent. */
export function reportShares(): (share: number) => void {
  let last = -1;
  return (share) => {
    const percent = Math.floor(share * 100);
    if (percent <= last) return;
    last = percent;
    reportToParent({ progress: percent / 100 });
  };
}
