import type { UserType } from '@modules/identity/http/users.contract';
import { Footer } from '../../design-system/Footer/Footer';
import { useConsentStore } from '../../lib/consent/use-consent';
import { paths } from '../../lib/paths';
import { useAppText } from '../messages/use-app-text';
import { headerPlaces } from './places';

/** What has to be findable from everywhere. Contact details join where an installation has some. */
export function SiteFooter({ userType }: { userType: UserType | null }) {
  const text = useAppText();
  const consent = useConsentStore();
  const account =
    userType === null
      ? [
          { label: text('nav.login'), href: paths.login },
          { label: text('nav.register'), href: paths.register },
          { label: text('nav.pricing'), href: paths.pricing },
        ]
      : [
          { label: text('nav.profile'), href: paths.profile },
          { label: text('nav.settings'), href: paths.settings },
          ...(userType === 'RECRUITER' ? [{ label: text('nav.credits'), href: paths.subscription }] : []),
        ];
  const places = headerPlaces(userType, text)
    .filter(({ href }) => href !== paths.settings)
    .map(({ label, href }) => ({ label, href }));
  return (
    <Footer
      note={text('footer.promise')}
      columns={[
        ...(places.length > 0 ? [{ title: text('footer.product'), links: places }] : []),
        { title: text('footer.account'), links: account },
        {
          title: text('footer.legal'),
          links: [
            { label: text('footer.privacy'), href: paths.privacyPolicy },
            { label: text('footer.terms'), href: paths.termsOfService },
            { label: text('footer.cookiePolicy'), href: paths.cookiePolicy },
            { label: text('footer.cookieSettings'), onSelect: () => consent.openDialog() },
          ],
        },
        { title: text('footer.developers'), links: [{ label: text('footer.api'), href: '/api/docs' }] },
      ]}
      end={text('footer.languageNote')}
    />
  );
}
