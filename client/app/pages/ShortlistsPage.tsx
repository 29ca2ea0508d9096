import { ShortlistsPage as Shortlists } from '../../features/shortlists/pages/ShortlistsPage';
import { ShareTools } from '../../features/shares/components/ShareTools';

/** The company's shortlists, with the button that shares people by a link. */
export function ShortlistsPage() {
  return <Shortlists renderShare={(people) => <ShareTools people={people} />} />;
}
