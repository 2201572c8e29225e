/** Files that arrived in parts, before the request that uses them; `integrations/upload-parts` keeps them. */
export abstract class ReceivedFiles {
  /**
   * @param ownerId the account that sent it: nobody else's request gets it
   * @returns all that has arrived, from the beginning without a gap; empty where nothing has
   */
  abstract read(ownerId: number, id: string): Promise<Buffer>;
}
