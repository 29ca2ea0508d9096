import { type ActivityKind, activityKinds } from '@modules/operations/http/team-activity.contract';

/** Which part of the team's activity is shown. In the address, so that it can be bookmarked. Empty: everything. */
export interface ActivityFilters {
  /** Id of a member or former member. */
  readonly member: string;
  readonly kind: ActivityKind | '';
}

export const noFilters: ActivityFilters = { member: '', kind: '' };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @example filtersFromAddress(new URLSearchParams('kind=REVIEWS&member=nobody')) // { member: '', kind: 'REVIEWS' } */
export function filtersFromAddress(address: URLSearchParams): ActivityFilters {
  const member = address.get('member') ?? '';
  return {
    member: UUID.test(member) ? member : '',
    kind: activityKinds.find((kind) => kind === address.get('kind')) ?? '',
  };
}

/** Only filters that are set. */
export function addressFromFilters(filters: ActivityFilters): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
}
