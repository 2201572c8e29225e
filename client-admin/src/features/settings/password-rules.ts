/** What a new password needs, in the order of the meter's bars; `problem` names what is said without it. */
export const PASSWORD_RULES = [
  { problem: 'tooShort', isMet: (password: string) => password.length >= 6 },
  { problem: 'noLowercase', isMet: (password: string) => /[a-z]/.test(password) },
  { problem: 'noUppercase', isMet: (password: string) => /[A-Z]/.test(password) },
  { problem: 'noNumber', isMet: (password: string) => /\d/.test(password) },
] as const;

export interface PasswordChange {
  current: string;
  next: string;
  confirmation: string;
}

export type PasswordProblem = 'missing' | 'mismatch' | 'same' | (typeof PASSWORD_RULES)[number]['problem'];

/** Everything that stands against a change at once, so that nobody is sent back twice. */
export function passwordProblems({ current, next, confirmation }: PasswordChange): PasswordProblem[] {
  if (!current || !next || !confirmation) return ['missing'];
  return [
    ...(next === confirmation ? [] : (['mismatch'] as const)),
    ...(next === current ? (['same'] as const) : []),
    ...PASSWORD_RULES.filter(({ isMet }) => !isMet(next)).map(({ problem }) => problem),
  ];
}
