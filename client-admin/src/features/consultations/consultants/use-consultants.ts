import { useListConsultants } from '@consultancy/client-shared/api/generated/consultants/consultants';
import { useTranslations } from 'use-intl';

const FRESH_MS = 60_000;

/** The choice "Nobody in particular" where a consultant is chosen; the API accepts it too. */
export const NOBODY = '0';

/** Who meets clients, and what they are called on the screen. */
export function useConsultants() {
  const t = useTranslations();
  const { data } = useListConsultants({ query: { staleTime: FRESH_MS } });
  const all = data?.data ?? [];
  const asChoice = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });
  return {
    /** Whether there is anybody to choose. */
    areThere: all.length > 0,
    /** Whom a list can be narrowed to. */
    choices: all.map(asChoice),
    /** Whom a consultation can be given to: the active ones, and who holds it already. */
    choicesFor: (holder: number | null) =>
      all.filter(({ id, isActive }) => isActive || id === holder).map(asChoice),
    /** While the names are on their way it is a dash. */
    nameOf: (id: number | null): string => {
      if (id === null) return t('consultants.nobody');
      return all.find((each) => each.id === id)?.name ?? (data ? t('consultants.former') : '–');
    },
  };
}
