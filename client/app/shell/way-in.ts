import { loginPath, paths, registerPath } from '../../lib/paths';

/** Pages that a visitor reads and comes back to once signed in. */
const returnable = /^\/(jobs|company|companies)\/[^/]+$/;

/** Where a visitor signs in and registers from here: what they were reading, or asked for before, is where they go on. */
export function wayIn({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  const isAtDoor = pathname === paths.login || pathname === paths.register;
  const next = isAtDoor ? new URLSearchParams(search).get('next') : returnable.test(pathname) ? pathname : null;
  return next === null
    ? { login: paths.login, register: paths.register }
    : { login: loginPath(next), register: registerPath(next) };
}
