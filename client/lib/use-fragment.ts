import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * What the link that led here carries behind its `#`: a secret that no server log may hold. It is taken out of the address
 * and the history at once, so that nobody finds it there later.
 */
export function useFragment(): URLSearchParams {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [given, setGiven] = useState(() => new URLSearchParams(hash.slice(1)));
  const [seen, setSeen] = useState(hash);
  // A second link opened in the same tab changes the fragment alone.
  if (hash !== seen) {
    setSeen(hash);
    if (hash !== '') setGiven(new URLSearchParams(hash.slice(1)));
  }
  useEffect(() => {
    if (hash !== '') void navigate({ pathname, search }, { replace: true });
  }, [hash, navigate, pathname, search]);
  return given;
}
