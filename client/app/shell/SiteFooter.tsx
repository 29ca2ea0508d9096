import type { ClientConfig } from '@modules/operations/http/client-config.contract';
import type { UserType } from '@modules/identity/http/users.contract';
import { Footer } from '../../design-system/Footer/Footer';
import { useConsentStore } from '../../lib/consent/use-consent';
import { paths } from '../../lib/paths';
import { useAppText } from '../messages/use-app-text';
import { headerPlaces } from './places';

export interface SiteFooterProps {
  readonly userType: UserType | null;
  /** Contact details of this installation. Unset fields have no link. */
  readonly contact: ClientConfig['contact'] | null;
  readonly onShortcuts: () => void;
}

const noContact: ClientConfig['contact'] = { email: null, phone: null, social_url: null };

/** Links that every page needs. */
export function SiteFooter({ userType, contact, onShortcuts }: SiteFooterProps) {
  const text = useAppText();
  const consent = useConsentStore();
  const { email, phone, social_url: social } = contact ?? noContact;
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
  const places = [
    ...headerPlaces(userType, text).filter(({ href }) => href !== paths.settings),
    { label: text('nav.companyDirectory'), href: paths.companies },
  ].map(({ label, href }) => ({ label, href }));
  return (
    <Footer
      note={text('footer.promise')}
      columns={[
        { title: text('footer.product'), links: places },
        { title: text('footer.account'), links: account },
        {
          title: text('footer.meet'),
          links: [
            { label: text('footer.help'), href: paths.help },
            { label: text('footer.contactCompany'), href: paths.contactCompany },
            { label: text('footer.studio'), href: paths.studioBooking },
            // Visitors have this link in the header.
            ...(userType === null ? [] : [{ label: text('nav.events'), href: paths.events }]),
            ...(email === null ? [] : [{ label: email, href: `mailto:${email}` }]),
            ...(phone === null ? [] : [{ label: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` }]),
            ...(social === null ? [] : [{ label: new URL(social).hostname.replace(/^www\./, ''), href: social }]),
          ],
        },
        {
          title: text('footer.legal'),
          links: [
            { label: text('footer.privacy'), href: paths.privacyPolicy },
            { label: text('footer.terms'), href: paths.termsOfService },
            { label: text('footer.cookiePolicy'), href: paths.cookiePolicy },
            { label: text('footer.fraud'), href: paths.fraudPolicy },
            { label: text('footer.attributions'), href: paths.attributions },
            { label: text('footer.cookieSettings'), onSelect: () => consent.openDialog() },
          ],
        },
        {
          title: text('footer.developers'),
          links: [
            { label: text('footer.shortcuts'), onSelect: onShortcuts },
            { label: text('footer.api'), href: '/api/docs' },
          ],
        },
      ]}
      end={text('footer.languageNote')}
    />
  );
}
