/** What a server says of itself as long as its process runs. */
export class LivenessDto {
  /** Version of the product, as in package.json. @example '1.0.0' */
  version: string;
}
