export const ownViews = ['active', 'archived'] as const;
export type OwnView = (typeof ownViews)[number];

/** The view shown, read from the address. */
export function ownViewFrom(address: URLSearchParams): OwnView {
  return ownViews.find((view) => view === address.get('view')) ?? 'active';
}

export function addressOfView(view: OwnView): URLSearchParams {
  return new URLSearchParams(view === 'active' ? {} : { view });
}
