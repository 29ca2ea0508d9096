import { Breadcrumbs } from '../../../design-system/Breadcrumbs/Breadcrumbs';
import { paths } from '../../../lib/paths';
import { useBackOfficeText } from '../messages/use-back-office-text';

/** Breadcrumbs back to the operators' home page. */
export function BackOfficePath({ here }: { readonly here: string }) {
  const text = useBackOfficeText();
  return <Breadcrumbs items={[{ label: text('home.title'), href: paths.backOffice }, { label: here }]} />;
}
