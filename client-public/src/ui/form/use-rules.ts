import { isEmail } from '@mantine/form';
import { useTranslations } from 'use-intl';

/** Longest texts the API takes, in characters. */
const LIMITS = { name: 120, email: 254, phone: 40, subject: 200, short: 500, message: 5000 } as const;

type Limit = keyof typeof LIMITS;

const looksLikeEmail = isEmail(true);

/** Rules of single fields for `useForm({ validate })`, with messages in the language shown. */
export function useRules() {
  const t = useTranslations('site');

  function optional(limit: Limit) {
    return (value: string) =>
      value.trim().length > LIMITS[limit] ? t('form.tooLong', { max: String(LIMITS[limit]) }) : null;
  }

  function required(limit: Limit, message: string = t('form.required')) {
    return (value: string) => (value.trim() === '' ? message : optional(limit)(value));
  }

  function email(value: string) {
    return required('email')(value) ?? (looksLikeEmail(value.trim()) === null ? null : t('form.email'));
  }

  return { optional, required, email };
}
