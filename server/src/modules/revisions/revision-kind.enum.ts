/** Of which records every version is kept. */
export enum RevisionKind {
  PROJECT = 'PROJECT',
  POST = 'POST',
  SERVICE = 'SERVICE',
}
