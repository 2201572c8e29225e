/** What is published. */
export enum PublicationKind {
  PROJECT = 'PROJECT',
  POST = 'POST',
  SERVICE = 'SERVICE',
}
