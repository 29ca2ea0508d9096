import { loginPath, paths, registerPath } from '../../lib/paths';

/** Pages that visitors return to after signing in. */
const returnable = /^\/(jobs|company|companies)\/[^/]+$/;

/** Sign-in and sign-up links for visitors. They lead back to the current page, or to the page asked for earlier. */
export function signInAddresses({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  const isAtDoor = pathname === paths.login || pathname === paths.register;
  const next = isAtDoor ? new URLSearchParams(search).get('next') : returnable.test(pathname) ? pathname : null;
  return next === null
    ? { login: paths.login, register: paths.register }
    : { login: loginPath(next), register: registerPath(next) };
}
