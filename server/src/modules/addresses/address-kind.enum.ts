/** Records whose address may change. */
export enum AddressKind {
  PROJECT = 'PROJECT',
  POST = 'POST',
}
