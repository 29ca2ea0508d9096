import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Parameters after the `#` of the link, such as a token that must not reach server logs.
 * They are removed from the address and the history immediately, so that nobody finds them later.
 */
export function useFragment(): URLSearchParams {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [given, setGiven] = useState(() => new URLSearchParams(hash.slice(1)));
  const [seen, setSeen] = useState(hash);
  // A second link opened in the same tab changes only the fragment.
  if (hash !== seen) {
    setSeen(hash);
    if (hash !== '') setGiven(new URLSearchParams(hash.slice(1)));
  }
  useEffect(() => {
    if (hash !== '') void navigate({ pathname, search }, { replace: true });
  }, [hash, navigate, pathname, search]);
  return given;
}
