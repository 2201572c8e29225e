import { Navigate, useLocation } from 'react-router-dom';

/** The page of an address that leads to another one and takes its query along. */
export function forwardTo(path: string) {
  return function Forward() {
    const { search } = useLocation();
    return <Navigate to={path + search} replace />;
  };
}
