import { ContentKind } from '@consultancy/client-shared/api/model';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '../paths';
import { asId } from '../ui/form-page/use-edited-record';
import { recordAddress } from '../ui/record-address';

/** The page of an address that leads to another one and takes its query along. */
export function forwardTo(path: string) {
  return function Forward() {
    const { search } = useLocation();
    return <Navigate to={path + search} replace />;
  };
}

/** Leads from an address with the kind and the id of a record to its form. */
export function ForwardToRecord() {
  const { kind: wanted, id } = useParams();
  const kind = Object.values(ContentKind).find((each) => each === wanted);
  return <Navigate to={kind ? recordAddress(kind, asId(id)) : paths.publications} replace />;
}
