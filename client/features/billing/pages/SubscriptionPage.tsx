import { Page } from '../../../design-system/Page/Page';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { loadable } from '../../../lib/loadable';
import { useSession } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { offersOf } from '../domain/offers';
import { useBillingText } from '../messages/use-billing-text';
import { PricingView } from './PricingView';
import { RecruiterCredits } from './RecruiterCredits';
import { SeekerPricingView } from './SeekerPricingView';
import { usePricingPage } from './use-pricing-page';

/** `/subscription` and `/pricing`: one page whose content depends on the reader. */
export function SubscriptionPage() {
  const text = useBillingText();
  const session = useSession();
  const userType = session.status === 'signed-in' ? session.user.user_type : null;
  useDocumentTitle(text(userType === 'RECRUITER' ? 'title.account' : 'title.pricing'));
  if (session.status === 'loading') {
    return (
      <Page>
        <CardSkeleton count={4} label={text('loading')} />
      </Page>
    );
  }
  if (userType === 'RECRUITER') return <RecruiterCredits />;
  if (userType === 'JOB_SEEKER') return <SeekerPricingView />;
  return <Pricing isVisitor={userType === null} />;
}

function Pricing({ isVisitor }: { isVisitor: boolean }) {
  const text = useBillingText();
  const { plans, costs } = usePricingPage();
  return (
    <PricingView
      offers={offersOf(loadable(plans), undefined, (type) => text(`pack.${type}`))}
      costs={loadable(costs)}
      isVisitor={isVisitor}
      onRetry={() => void plans.refetch()}
    />
  );
}
