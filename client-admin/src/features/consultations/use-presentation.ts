import { useSearchParams } from 'react-router-dom';

export const PRESENTATIONS = ['table', 'calendar'] as const;
type Presentation = (typeof PRESENTATIONS)[number];

/** Whether the consultations are shown as a table or, with `?as=calendar`, month by month. */
export function usePresentation(): [Presentation, (presentation: Presentation) => void] {
  const [address, setAddress] = useSearchParams();
  const shown = address.get('as') === 'calendar' ? 'calendar' : 'table';
  const show = (presentation: Presentation) => {
    const next = new URLSearchParams(address);
    if (presentation === 'calendar') next.set('as', 'calendar');
    else {
      next.delete('as');
      next.delete('month');
    }
    setAddress(next, { preventScrollReset: true });
  };
  return [shown, show];
}
