import { Navigate, useParams } from 'react-router';
import { loadable } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useSpending } from '../api/get-spending';
import { spendingAddress } from '../domain/spending-address';
import { useBillingText } from '../messages/use-billing-text';
import { StatementLineView } from './StatementLineView';

/** `/subscription/lines/…`: redirects to the thing that the line paid for. Back returns to the statement. */
export function StatementLinePage() {
  const text = useBillingText();
  const { lineId = '' } = useParams();
  const read = loadable(useSpending(lineId));
  useDocumentTitle(text('line.title'));
  if (read.status === 'ready') return <Navigate to={spendingAddress(read.data)} replace />;
  return <StatementLineView read={read} />;
}
