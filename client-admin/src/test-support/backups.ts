import type { BackupDto, BackupStateDto } from '@consultancy/client-shared/api/model';

export function aBackup(changes: Partial<BackupDto> = {}): BackupDto {
  return {
    id: 7,
    reason: 'SCHEDULED',
    state: 'GOOD',
    requestedAt: '2026-11-20T12:04:00.000Z',
    startedAt: '2026-11-20T12:04:00.000Z',
    finishedAt: '2026-11-20T12:05:00.000Z',
    progress: null,
    fileName: 'scheduled-2026-11-20-12-04-00.tar.gz',
    bytes: 12 * 1024 * 1024,
    rows: 1_200,
    isStored: true,
    checkedAt: '2026-11-20T12:05:00.000Z',
    checkError: null,
    copiedAt: null,
    copyError: null,
    error: null,
    ...changes,
  };
}

export function aBackupState(changes: Partial<BackupStateDto> = {}): BackupStateDto {
  return {
    lastGood: aBackup(),
    underWay: null,
    nextDueAt: '2026-11-21T12:04:00.000Z',
    place: { kind: 'FOLDER', name: '/var/lib/consultancy/backups' },
    secondPlace: null,
    freeBytes: 40 * 1024 ** 3,
    problems: [],
    ...changes,
  };
}
