/** In place of an account: the random id of a file is all that it takes to go on with it, and nobody can list them. */
export const ofVisitors = 0;

/** Files that arrived in parts, before the request that uses them; `integrations/upload-parts` keeps them. */
export abstract class ReceivedFiles {
  /**
   * @param ownerId the account that sent it, whose requests alone get it, or `ofVisitors`
   * @returns all that has arrived, from the beginning without a gap; empty where nothing has
   */
  abstract read(ownerId: number, id: string): Promise<Buffer>;
}
