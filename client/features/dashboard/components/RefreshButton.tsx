import { RefreshCw } from 'lucide-react';
import { Button } from '../../../design-system/Button/Button';
import { icon } from '../../../design-system/theme/tokens';
import { useDashboardText } from '../messages/use-dashboard-text';

export interface Refreshing {
  /** `il y a 2 minutes`; null before the first response. */
  readonly updated: string | null;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

export function RefreshButton({ isRefreshing, onRefresh }: Omit<Refreshing, 'updated'>) {
  const text = useDashboardText();
  return (
    <Button
      variant="text"
      startIcon={<RefreshCw size={icon.normal} aria-hidden />}
      loading={isRefreshing}
      onClick={onRefresh}
    >
      {text('refresh')}
    </Button>
  );
}
