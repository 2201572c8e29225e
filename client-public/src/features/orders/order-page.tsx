import { useParams } from 'react-router-dom';
import { FilesPage } from './files-page';
import { LicencePage } from './licence-page';
import { TrackPage } from './track-page';

/** What there is of an order for whoever has its code: one page for the build, so that the first load names no more. */
export function OrderPage() {
  const { part } = useParams();
  if (part === 'files') return <FilesPage />;
  return part === 'licence' ? <LicencePage /> : <TrackPage />;
}
