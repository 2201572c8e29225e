import { useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * Returns a function that runs another one only while the component is on the screen and nobody is on the way to
 * another page. Use it where an answer changes the address: the router would change that of the page shown by then.
 */
export function useWhileShown(): (act: () => void) => void {
  const { state } = useNavigation();
  const isShown = useRef(false);
  // At once with the screen: an effect may come after an answer.
  useLayoutEffect(() => {
    isShown.current = state === 'idle';
    return () => {
      isShown.current = false;
    };
  }, [state]);
  return (act) => {
    if (isShown.current) act();
  };
}
