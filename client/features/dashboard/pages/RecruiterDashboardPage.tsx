import { useEffect, useState } from 'react';
import { agoInWords } from '../../../lib/ago-in-words';
import { useLanguage } from '../../../lib/i18n';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useRecruiterDashboard } from '../api/recruiter-dashboard';
import { useDashboardText } from '../messages/use-dashboard-text';
import { RecruiterDashboardView } from './RecruiterDashboardView';

/** Often enough for "20 seconds ago" to be nearly true. */
const TICK_MS = 10_000;

export function RecruiterDashboardPage() {
  const text = useDashboardText();
  const language = useLanguage();
  const user = useCurrentUser();
  const { dashboard, updatedAt, isRefreshing, refresh } = useRecruiterDashboard();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  useDocumentTitle(text('title'));
  return (
    <RecruiterDashboardView
      dashboard={dashboard}
      hasCompany={user.company !== null}
      updated={updatedAt === 0 ? null : agoInWords(updatedAt, now, language)}
      isRefreshing={isRefreshing}
      onRefresh={refresh}
    />
  );
}
