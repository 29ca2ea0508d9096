import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { Page } from '../../../design-system/Page/Page';
import { paths } from '../../../lib/paths';
import { useBillingText } from '../messages/use-billing-text';

/** Tells job seekers that the service is free for them. */
export function SeekerPricingView() {
  const text = useBillingText();
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        title={text('seeker.title')}
        sentence={text('seeker.sentence')}
        action={<Button href={paths.jobs}>{text('seeker.jobs')}</Button>}
      />
    </Page>
  );
}
