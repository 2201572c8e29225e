import { useEffect, useEffectEvent } from 'react';
import type { ActionDraft } from '../../queue/action';
import { useActionsOn } from '../../queue/use-actions';

interface TextForm<Draft> {
  /** Of the draft that was opened there last; it is stored with what is typed. */
  draftId: string;
  /** Nothing is typed there. */
  isEmpty: boolean;
  open: (draft: Draft) => void;
}

/**
 * Opens a text about an inquiry that was given back in its form, once nothing is typed there.
 * @returns the draft whose text the form holds
 */
export function useGivenBack<Name extends 'inquiryNote' | 'inquiryReply'>(
  name: Name,
  inquiryId: number,
  { draftId, isEmpty, open }: TextForm<ActionDraft<Name>>,
): ActionDraft<Name> | undefined {
  const drafts = useActionsOn('inquiry', inquiryId).filter(
    (each): each is ActionDraft<Name> => each.state === 'draft' && each.action === name,
  );
  const [next] = drafts;
  const nextId = next?.id;
  const openNext = useEffectEvent(() => {
    if (next && next.id !== draftId) open(next);
  });
  useEffect(() => {
    if (nextId && isEmpty) openNext();
  }, [nextId, isEmpty]);
  return drafts.find(({ id }) => id === draftId);
}
