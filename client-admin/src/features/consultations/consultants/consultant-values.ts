import type { ConsultantDto } from '@consultancy/client-shared/api/model';
import { type WeekValues, weekOf, weekValues } from '../../../ui/hours';

/** Days away as a form holds them; a day that is not chosen yet is empty. */
export interface AwayValue {
  from: string;
  to: string;
  reason: string;
}

export type ConsultantValues = WeekValues & {
  name: string;
  title: string;
  email: string;
  isActive: boolean;
  /** Whether the week is theirs; without it they keep the office's hours. */
  hasOwnHours: boolean;
  away: AwayValue[];
};

const fullDay = { opens: '09:00', closes: '17:00' };

/** The initial hours of a consultant without hours of their own. */
const USUAL_WEEK = {
  ...{ monday: fullDay, tuesday: fullDay, wednesday: fullDay, thursday: fullDay, friday: fullDay },
  ...{ saturday: null, sunday: null },
};

export function valuesOf(consultant: ConsultantDto | undefined): ConsultantValues {
  return {
    ...weekValues(consultant?.week ?? USUAL_WEEK),
    name: consultant?.name ?? '',
    title: consultant?.title ?? '',
    email: consultant?.email ?? '',
    isActive: consultant?.isActive ?? true,
    hasOwnHours: Boolean(consultant?.week),
    away: (consultant?.away ?? []).map(({ from, to, reason }) => ({ from, to, reason: reason ?? '' })),
  };
}

/** What the server is sent. */
export function requestOf(values: ConsultantValues) {
  const { name, title, email, isActive, hasOwnHours, away } = values;
  return {
    ...{ name, title, email, isActive },
    week: hasOwnHours ? weekOf(values) : null,
    away: away.map(({ from, to, reason }) => ({ from, to, reason: reason.trim() || null })),
  };
}
