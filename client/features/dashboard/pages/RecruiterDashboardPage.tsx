import { useCurrentUser } from '../../../lib/session/use-session';
import { useAge } from '../../../lib/use-age';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useRecruiterDashboard } from '../api/recruiter-dashboard';
import { useDashboardText } from '../messages/use-dashboard-text';
import { RecruiterDashboardView } from './RecruiterDashboardView';

export function RecruiterDashboardPage() {
  const text = useDashboardText();
  const user = useCurrentUser();
  const { dashboard, updatedAt, isRefreshing, refresh } = useRecruiterDashboard();
  useDocumentTitle(text('title'));
  return (
    <RecruiterDashboardView
      dashboard={dashboard}
      hasCompany={user.company !== null}
      updated={useAge(updatedAt)}
      isRefreshing={isRefreshing}
      onRefresh={refresh}
    />
  );
}
