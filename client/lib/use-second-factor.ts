import type { SecondFactorState } from '@modules/identity/http/second-factor.contract';
import { api } from './backend';
import { type Loadable, loadable } from './loadable';
import { useRead } from './use-read';

/** Whether two-step sign-in is on. */
export function useSecondFactor(): Loadable<SecondFactorState> {
  return loadable(
    useRead('auth', ['second-factor'], (signal) =>
      api({
        path: '/api/auth/second-factor',
        answer: () => import('@modules/identity/http/second-factor.contract').then((c) => c.secondFactorState),
        signal,
      }),
    ),
  );
}
