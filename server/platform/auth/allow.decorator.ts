import { SetMetadata, type CustomDecorator } from '@nestjs/common';

/** The callers that a route admits: anyone, anyone signed in, or the named roles. */
export type AccessRule =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'roles'; readonly roles: readonly string[] };

export const ACCESS_RULE = 'platform:access-rule';

/** Only the named roles. A route without `@Allow`, `@AllowSignedIn` or `@AllowAnyone` fails the boot. */
export const Allow = (...roles: [string, ...string[]]): CustomDecorator =>
  SetMetadata(ACCESS_RULE, { kind: 'roles', roles } satisfies AccessRule);

export const AllowSignedIn = (): CustomDecorator =>
  SetMetadata(ACCESS_RULE, { kind: 'signed-in' } satisfies AccessRule);

export const ALLOWED_WHILE_HELD = 'platform:allowed-while-held';

/** Allows this write to callers whose writes are refused (`Actor.writesRefused`), for example signing out. */
export const AllowWhileHeld = (): CustomDecorator => SetMetadata(ALLOWED_WHILE_HELD, true);

export const ALLOWED_SEATS = 'platform:allowed-seats';

/**
 * Also opens a route to callers with these narrower roles inside their organisation (`Actor.seat`), for example REVIEWER. Routes
 * without it refuse them.
 */
export const AllowSeats = (...seats: [string, ...string[]]): CustomDecorator => SetMetadata(ALLOWED_SEATS, seats);

export const ALLOWED_LIMITED = 'platform:allowed-limited';

/** Also opens a route to sessions that may do one thing only (`Actor.limitedTo`), for example RESUME. */
export const AllowLimited = (...pages: [string, ...string[]]): CustomDecorator => SetMetadata(ALLOWED_LIMITED, pages);

export const AllowAnyone = (): CustomDecorator => SetMetadata(ACCESS_RULE, { kind: 'anyone' } satisfies AccessRule);
