import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentContext } from '../../lib/consent/use-consent';
import { memoryConsent } from '../../lib/spec-support/consent-store';
import { SiteFooter } from './SiteFooter';

const { store } = memoryConsent();

const meta = {
  title: 'App/SiteFooter',
  component: SiteFooter,
  args: { userType: null, contact: null, onShortcuts: () => undefined },
  decorators: [
    (Story) => (
      <ConsentContext value={store}>
        <Story />
      </ConsentContext>
    ),
  ],
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const WithContacts: Story = {
  args: {
    contact: {
      email: 'bonjour@entrevue.example',
      phone: '+1 514 555-0142',
      social_url: 'https://social.example/entrevue',
    },
  },
};
export const Seeker: Story = { args: { userType: 'JOB_SEEKER' } };
export const Recruiter: Story = { args: { userType: 'RECRUITER' } };
