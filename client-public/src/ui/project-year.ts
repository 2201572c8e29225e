/** Year of a project that does not say its own. */
export const DEFAULT_YEAR = '2023';
