import { useState } from 'react';
import { useLocation } from 'react-router';
import { dataOf } from '../../lib/loadable';
import { paths } from '../../lib/paths';
import { useSecondFactor } from '../../lib/use-second-factor';
import { SecondFactorAdvice } from './SecondFactorAdvice';

/**
 * Advises two-step sign-in until it is on, or until the notice is closed for this visit.
 * If the response arrives late, the notice waits for the next page, so that it does not push down the text being read.
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
