/**
 * The shape English gives to the other catalogues: the same keys, any text.
 * A missing key, or one too many, does not compile: `{ … } satisfies Catalogue<typeof en>`.
 */
export type Catalogue<English> = {
  [Key in keyof English]: English[Key] extends string ? string : Catalogue<English[Key]>;
};
