import { shiftDay } from '@consultancy/client-shared/calendar';
import { officeToday } from '@consultancy/client-shared/format';
import { useSearchParams } from 'react-router-dom';

/** So many days up to today; whole weeks, so that the last one is not shorter than the others. */
export const RECENT_DAYS = [7, 28, 84, 364] as const;

const USUAL_DAYS = 28;
/** As the server has it. */
export const MOST_DAYS = 371;

export interface ChosenDays {
  /** One of `RECENT_DAYS`; undefined where somebody chose the days. */
  recent: number | undefined;
  from: string;
  to: string;
  /** Whether there is nothing to ask for. */
  isWrong: boolean;
  chooseRecent: (days: number) => void;
  choose: (days: { from: string; to: string }) => void;
}

/** The period of the statistics, from the address: `?days=84`, or `?from=2026-09-01&to=2026-09-30`. */
export function useChosenDays(): ChosenDays {
  const [address, setAddress] = useSearchParams();
  const today = officeToday();
  const change = (words: Record<string, string>) =>
    setAddress(
      (before) => {
        const others = [...before].filter(([name]) => !['days', 'from', 'to'].includes(name));
        return [...others, ...Object.entries(words)];
      },
      { replace: true, preventScrollReset: true },
    );
  const isOwn = address.has('from') || address.has('to');
  const requested = Number(address.get('days'));
  const recent = RECENT_DAYS.find((days) => days === requested) ?? USUAL_DAYS;
  const from = isOwn ? (address.get('from') ?? '') : shiftDay(today, 1 - recent);
  const to = isOwn ? (address.get('to') ?? '') : today;
  return {
    recent: isOwn ? undefined : recent,
    from,
    to,
    isWrong: !isDay(from) || !isDay(to) || to < from || to > shiftDay(from, MOST_DAYS - 1),
    chooseRecent: (days) => change(days === USUAL_DAYS ? {} : { days: String(days) }),
    choose: change,
  };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
