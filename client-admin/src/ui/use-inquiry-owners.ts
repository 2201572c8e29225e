import { useListInquiryOwners } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { useTranslations } from 'use-intl';
import { useSignedInUser } from '../session/session-context';

const FRESH_MS = 5 * 60_000;

export interface OwnerChoice {
  id: number | null;
  label: string;
}

/** Who sees to inquiries or can, and what they are called on the screen. */
export function useInquiryOwners() {
  const t = useTranslations();
  const me = useSignedInUser();
  const { data } = useListInquiryOwners({ query: { staleTime: FRESH_MS } });
  const owners = data?.data ?? [];
  const labelOf = ({ id, name }: { id: number; name: string }) =>
    id === me.id ? t('inquiries.owner.me', { name }) : name;
  const nobody: OwnerChoice = { id: null, label: t('inquiries.owner.nobody') };
  return {
    me,
    /** Of the others, as the filter of the list has them. */
    ids: owners.filter(({ id }) => id !== me.id).map(({ id }) => String(id)),
    /** Whom an inquiry can be given to: oneself first. */
    choices: [
      nobody,
      ...owners
        .filter(({ isAvailable }) => isAvailable)
        .sort((a, b) => Number(b.id === me.id) - Number(a.id === me.id))
        .map((owner) => ({ id: owner.id, label: labelOf(owner) })),
    ],
    /** While the names are on their way it is a dash. */
    nameOf: (id: number | null): string => {
      if (id === null) return nobody.label;
      const owner = owners.find((each) => each.id === id);
      return owner ? labelOf(owner) : data ? t('inquiries.owner.former') : '–';
    },
  };
}
