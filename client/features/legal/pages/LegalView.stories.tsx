import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../../storybook/decorators/story-text';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { nothingOptional } from '../../../lib/consent/consent-record';
import { CONSENT_VERSION } from '../../../lib/consent/kept-items';
import { CategoryChoices } from '../cookies/components/CategoryChoices/CategoryChoices';
import { KeptItems } from '../cookies/components/KeptItems/KeptItems';
import { LifetimeMaxima } from '../cookies/components/KeptItems/LifetimeMaxima';
import { PrivacyOfficer } from '../components/PrivacyOfficer/PrivacyOfficer';
import { RightsLinks } from '../components/RightsLinks/RightsLinks';
import { lastUpdated } from '../texts/facts';
import { cookiePolicy as cookiesEn } from '../texts/cookies/en';
import { cookiePolicy as cookiesFr } from '../texts/cookies/fr';
import { privacyPolicy as privacyEn } from '../texts/privacy/en';
import { privacyPolicy as privacyFr } from '../texts/privacy/fr';
import { termsOfService as termsEn } from '../texts/terms/en';
import { termsOfService as termsFr } from '../texts/terms/fr';
import { LegalView, type LegalViewProps } from './LegalView';

const record = { version: CONSENT_VERSION, time: '2026-01-12T15:30:00.000Z', choices: nothingOptional };

const meta = {
  title: 'Legal/LegalView',
  component: LegalView,
  parameters: { layout: 'fullscreen', a11y: { options: { rules: { region: { enabled: false } } } } },
  globals: onDesktop,
  args: {
    document: null,
    lastUpdated: lastUpdated.privacy,
    isFailed: false,
    onRetry: (): void => undefined,
    onPrint: (): void => undefined,
    slots: {
      'privacy-officer': <PrivacyOfficer officer={{ name: null, title: null, email: null, address: null }} isDemo />,
      rights: <RightsLinks isSignedIn={false} />,
      'cookie-choices': (
        <CategoryChoices record={record} onChange={(): void => undefined} onOpenDialog={(): void => undefined} />
      ),
      'kept-items': <KeptItems />,
      'lifetime-maxima': <LifetimeMaxima />,
    },
  },
  render: (args) => (
    <main>
      <LegalView {...args} />
    </main>
  ),
} satisfies Meta<typeof LegalView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Privacy: Story = {
  args: { document: privacyFr },
  parameters: english<LegalViewProps>({ document: privacyEn }),
};
export const Terms: Story = {
  args: { document: termsFr },
  parameters: english<LegalViewProps>({ document: termsEn }),
};
export const Cookies: Story = {
  args: { document: cookiesFr },
  parameters: english<LegalViewProps>({ document: cookiesEn }),
};
export const OnAPhone: Story = { ...Privacy, parameters: { ...Privacy.parameters }, globals: onPhone };
export const CookiesOnAPhone: Story = { ...Cookies, parameters: { ...Cookies.parameters }, globals: onPhone };
export const Loading: Story = {};
export const NotLoaded: Story = { args: { isFailed: true } };
