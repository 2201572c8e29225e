import { useParams } from 'react-router-dom';
import { FilesPage } from './files-page';
import { LicencePage } from './licence-page';
import { TrackPage } from './track-page';

/** The pages of an order for visitors with its code: one chunk of the build, so that the first load names only one. */
export function OrderPage() {
  const { part } = useParams();
  if (part === 'files') return <FilesPage />;
  return part === 'licence' ? <LicencePage /> : <TrackPage />;
}
