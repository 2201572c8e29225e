/** How the document describes a number that need not be whole: all others are (`openapi.ts`). */
export const fraction = { type: Number, format: 'double' } as const;
