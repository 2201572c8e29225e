/** What a new password needs, in the order of the meter's bars; `problem` names what is said without it. */
export const PASSWORD_RULES = [
  { problem: 'tooShort', isMet: (password: string) => password.length >= 6 },
  { problem: 'noLowercase', isMet: (password: string) => /[a-z]/.test(password) },
  { problem: 'noUppercase', isMet: (password: string) => /[A-Z]/.test(password) },
  { problem: 'noNumber', isMet: (password: string) => /\d/.test(password) },
] as const;

export type BrokenRule = (typeof PASSWORD_RULES)[number]['problem'];

/** The rules that a password breaks, all at once, so that nobody is sent back twice. */
export function brokenRules(password: string): BrokenRule[] {
  return PASSWORD_RULES.filter(({ isMet }) => !isMet(password)).map(({ problem }) => problem);
}
