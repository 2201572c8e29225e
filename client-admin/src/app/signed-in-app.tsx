import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AllTexts } from '../i18n/all-texts';
import { registerWorker } from './register-worker';
import { routes } from './routes';
import { leaveSignIn } from './wanted-address';

/** Milliseconds until the service worker is registered: the page comes first. */
const REGISTER_AFTER_MS = 3_000;

/** Everything that signed-in staff see. */
export default function SignedInApp() {
  const [router, setRouter] = useState<ReturnType<typeof createBrowserRouter>>();
  // One for each time that somebody signs in: it must not follow the address while nobody is.
  useEffect(() => {
    leaveSignIn();
    const created = createBrowserRouter(routes);
    // oxlint-disable-next-line react/set-state-in-effect -- making a router changes the address and needs a cleanup
    setRouter(created);
    return () => created.dispose();
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => void registerWorker(), REGISTER_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <AllTexts>{router && <RouterProvider router={router} />}</AllTexts>;
}
