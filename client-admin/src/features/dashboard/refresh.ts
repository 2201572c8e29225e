/** How often the figures are fetched again while somebody looks at them. */
export const REFRESH_MS = 30_000;
