import { useState } from 'react';
import { useLocation } from 'react-router';
import { dataOf } from '../../lib/loadable';
import { paths } from '../../lib/paths';
import { useSecondFactor } from '../../lib/use-second-factor';
import { SecondFactorAdvice } from './SecondFactorAdvice';

/**
 * The advice to sign in in two steps, until it was followed, or closed for this visit. It comes with the next page when the
 * answer came after this one: what is being read is not pushed down.
 */
export function SecondFactorNotice() {
  const isAdvised = dataOf(useSecondFactor())?.strongly_recommended === true;
  const { pathname } = useLocation();
  const [isClosed, setClosed] = useState(false);
  const [arrival, setArrival] = useState({ pathname, isAdvised });
  if (arrival.pathname !== pathname) setArrival({ pathname, isAdvised });
  if (isClosed || !isAdvised || !arrival.isAdvised || pathname === paths.settingsSection('two-step')) return null;
  return <SecondFactorAdvice onClose={() => setClosed(true)} />;
}
