import type { TestRequest } from '../../../support/app.js';
import { type Cast, type Player, type RoleName, roles } from '../cast.js';

/** Statuses for: anonymous, seeker A, seeker B, recruiter A, recruiter B, pending recruiter, operator. */
export type Answers = readonly [number, number, number, number, number, number, number];

/** An object to call a route with. */
export interface Thing {
  /** Values of the path's parameters; a string is the last one. Created for every call, because a call may consume it. */
  readonly id?: (cast: Cast, caller: Player | null) => Promise<string> | string;
  readonly answers: Answers;
}

export interface Row {
  /** As the server registers it: `GET /api/users/:id`. */
  readonly route: string;
  readonly payload?: (cast: Cast, caller: Player | null) => Promise<Payload> | Payload;
  /** Every call uses a new account of this kind, because the action cannot be undone or is possible only once. */
  readonly byNewcomers?: boolean;
  /** By name; `missing` is the answer for an unused id. A route without a parameter has one object: `itself`. */
  readonly things: Readonly<Record<string, Thing>>;
}

export type Payload = Pick<TestRequest, 'payload' | 'headers'>;

export const json = (payload: object): Payload => ({ payload });

/** Fills in a path's parameters from an id, or several joined by `/`; the last one fills the remaining parameters. */
export function filled(path: string, id: string): string {
  const ids = id.split('/');
  let next = 0;
  return path.replace(/:\w+/g, () => ids[Math.min(next++, ids.length - 1)] ?? '');
}

/** An unused id, and an invalid one. */
export const NOBODY = '0190a0a0-0000-7000-8000-00000000dead';
export const MALFORMED = 'not-an-id';

const kept = new WeakMap<Cast, Map<string, string>>();

/**
 * An object that several calls use: made once, and made again after it was deleted.
 *
 * @param isThere whether it still exists.
 */
export async function lasting(
  cast: Cast,
  name: string,
  make: () => Promise<string>,
  isThere: (id: string) => Promise<boolean> = () => Promise.resolve(true),
): Promise<string> {
  const made = kept.get(cast) ?? new Map<string, string>();
  kept.set(cast, made);
  const before = made.get(name);
  if (before !== undefined && (await isThere(before))) return before;
  const id = await make();
  made.set(name, id);
  return id;
}

/** A route without a parameter. */
export const plain = (route: string, answers: Answers, more: Omit<Row, 'route' | 'things'> = {}): Row => ({
  route,
  things: { itself: { answers } },
  ...more,
});

/**
 * Adds the answers for ids of nothing: a caller of a permitted role gets 404 for an unknown id and 400 for a malformed one, others
 * are refused first.
 */
export function withStrangers(things: Row['things'], mayCall: readonly (0 | 1)[], refusal = 403): Row['things'] {
  const answers = (status: number): Answers =>
    mayCall.map((may, index) => (may ? status : index === 0 ? 401 : refusal)) as unknown as Answers;
  return {
    ...things,
    missing: { id: () => NOBODY, answers: answers(404) },
    malformed: { id: () => MALFORMED, answers: answers(400) },
  };
}

/** Former roles get the same response as signed-out callers. */
export function expected(answers: Answers, role: RoleName): number {
  const index = roles.indexOf(role);
  return answers[index < answers.length ? index : 0] ?? 0;
}

/** All signed-in callers. */
export const signedIn = [0, 1, 1, 1, 1, 1, 1] as const;
export const anyone = [1, 1, 1, 1, 1, 1, 1] as const;
export const recruiters = [0, 0, 0, 1, 1, 1, 0] as const;
export const approvedOrSeeker = [0, 1, 1, 1, 1, 0, 0] as const;
export const approvedSeekerOrOperator = [0, 1, 1, 1, 1, 0, 1] as const;
export const seekers = [0, 1, 1, 0, 0, 0, 0] as const;
export const operators = [0, 0, 0, 0, 0, 0, 1] as const;
