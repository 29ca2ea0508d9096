import { useToasts } from '../../../design-system/Toasts/toast-context';
import { loadable } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { setPlanPrice, usePlans } from '../api/prices';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { PricesView } from './PricesView';

export function PricesPage() {
  const text = useBackOfficeText();
  const toasts = useToasts();
  const read = usePlans();
  useDocumentTitle(text('prices.title'));
  return (
    <PricesView
      plans={loadable({ ...read, data: read.data?.plans.filter(({ plan }) => plan !== 'FREE') })}
      onSave={async ({ plan }, price) => {
        await setPlanPrice(plan, price);
        toasts.success(text('prices.done'));
      }}
    />
  );
}
