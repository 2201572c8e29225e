import { type BrokenRule, brokenRules } from '@consultancy/client-shared/forms';

export interface PasswordChange {
  current: string;
  next: string;
  confirmation: string;
}

/** What stands against a change beside the rules of passwords themselves. */
export type ChangeProblem = 'missing' | 'mismatch' | 'same';

/** Everything that stands against a change at once, so that nobody is sent back twice. */
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
