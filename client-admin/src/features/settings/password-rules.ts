import { type BrokenRule, brokenRules } from '@consultancy/client-shared/forms';

export interface PasswordChange {
  current: string;
  next: string;
  confirmation: string;
}

/** Reasons against a change other than the rules for passwords. */
export type ChangeProblem = 'missing' | 'mismatch' | 'same';

/** All reasons against a change at once, so that nobody has to correct it twice. */
export function passwordProblems({ current, next, confirmation }: PasswordChange): {
  change: ChangeProblem[];
  rules: BrokenRule[];
} {
  if (!current || !next || !confirmation) return { change: ['missing'], rules: [] };
  const change: ChangeProblem[] = [];
  if (next !== confirmation) change.push('mismatch');
  if (next === current) change.push('same');
  return { change, rules: brokenRules(next) };
}
