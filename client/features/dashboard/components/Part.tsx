import type { ReactNode } from 'react';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { useDashboardText } from '../messages/use-dashboard-text';

/** Height in pixels of the figures with two-line labels, so that the content below does not move when they load. */
export const figuresRoom = { minHeight: { xs: 312, md: 180 } } as const;

interface PartProps<T> {
  readonly of: Loadable<T>;
  readonly loading: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** One part of the page with its own loading and error state, so that an error in one leaves the others. */
export function Part<T>({ of, loading, children }: PartProps<T>) {
  const text = useDashboardText();
  const errorText = useErrorText();
  if (of.status === 'loading') return loading;
  if (of.status === 'failed')
    return <ErrorState level={2} what={text('loadFailed')} toDo={errorText(of.error)} onRetry={of.retry} />;
  return children(of.data);
}
