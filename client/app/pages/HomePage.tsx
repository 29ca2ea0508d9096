import { NewestJobs } from '../../features/jobs/components/NewestJobs/NewestJobs';
import { usePublicText } from '../../features/public-pages/messages/use-public-text';
import { HomeView } from '../../features/public-pages/pages/HomeView';
import { useDocumentTitle } from '../../lib/use-document-title';

/** `/` for visitors. */
export function HomePage() {
  useDocumentTitle(usePublicText()('home.title'));
  return <HomeView jobs={<NewestJobs />} />;
}
