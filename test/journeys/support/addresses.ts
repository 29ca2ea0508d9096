/**
 * For `waitForURL`: exactly this path and query. A pattern for the end of the address also matches `/login?next=/messages`, so a journey
 * would go on before somebody is signed in.
 */
export const isAt =
  (address: string) =>
  ({ pathname, search }: URL): boolean =>
    pathname + search === address;

/** For `waitForURL`: this path, with any query. */
export const isPage =
  (path: string) =>
  ({ pathname }: URL): boolean =>
    pathname === path;
