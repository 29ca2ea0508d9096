import type { UserType } from '@modules/identity/http/users.contract';
import { Footer } from '../../design-system/Footer/Footer';
import { paths } from '../../lib/paths';
import { useAppText } from '../messages/use-app-text';
import { headerPlaces } from './places';

/** What has to be findable from everywhere. Contacts and legal pages join with their screens. */
export function SiteFooter({ userType }: { userType: UserType | null }) {
  const text = useAppText();
  const account =
    userType === null
      ? [
          { label: text('nav.login'), href: paths.login },
          { label: text('nav.register'), href: paths.register },
        ]
      : [{ label: text('nav.profile'), href: paths.profile }];
  const places = headerPlaces(userType, text).map(({ label, href }) => ({ label, href }));
  return (
    <Footer
      note={text('footer.promise')}
      columns={[
        ...(places.length > 0 ? [{ title: text('footer.product'), links: places }] : []),
        { title: text('footer.account'), links: account },
        { title: text('footer.developers'), links: [{ label: text('footer.api'), href: '/api/docs' }] },
      ]}
      end={text('footer.languageNote')}
    />
  );
}
