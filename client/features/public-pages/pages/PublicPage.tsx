import { useDocumentTitle } from '../../../lib/use-document-title';
import { usePublicText } from '../messages/use-public-text';
import { type PublicPageName, PublicView } from './PublicView';

function PublicPage({ name }: { readonly name: PublicPageName }) {
  useDocumentTitle(usePublicText()(`${name}.title`));
  return <PublicView name={name} />;
}

export const AboutPage = () => <PublicPage name="about" />;
export const ForJobSeekersPage = () => <PublicPage name="seekers" />;
export const ForCompaniesPage = () => <PublicPage name="companies" />;
