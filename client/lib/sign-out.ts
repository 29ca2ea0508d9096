import { api, session } from './backend';

/** Ends the session on the server, then here and in the other tabs; here even if the server cannot be reached. */
export function signOut(): Promise<void> {
  return session.leave(() =>
    api({
      method: 'POST',
      path: '/api/auth/logout',
      answer: () => import('@modules/identity/http/auth.contract').then(({ logoutAnswer }) => logoutAnswer),
    }),
  );
}
