import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { EmailLinkView, type EmailLinkViewProps } from './EmailLinkView';

const confirm = {
  kind: 'confirm',
  email: 'camille@exemple.ca',
  isNew: false,
  needsConsents: false,
  isOpening: false,
  problem: null,
} as const;

const args: EmailLinkViewProps = {
  state: { kind: 'ask' },
  onAsk: () => Promise.resolve(),
  onOpen: () => undefined,
  onAgree: () => Promise.resolve(),
  onCode: () => Promise.resolve(),
  onRestart: () => undefined,
};

const meta = {
  title: 'Auth/EmailLinkView',
  component: EmailLinkView,
  parameters: { layout: 'fullscreen' },
  args,
  render: (args) => (
    <main>
      <EmailLinkView {...args} />
    </main>
  ),
} satisfies Meta<typeof EmailLinkView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ask: Story = { globals: onDesktop };
export const OnAPhone: Story = { globals: onPhone };
export const Sent: Story = { args: { initiallySentTo: 'camille@exemple.ca' } };
export const Looking: Story = { args: { state: { kind: 'looking' } } };
export const SignIn: Story = { args: { state: confirm } };
export const OpenAccount: Story = { args: { state: { ...confirm, isNew: true } }, globals: onPhone };
export const ConsentsMissing: Story = { args: { state: { ...confirm, isNew: true, needsConsents: true } } };
export const Opening: Story = { args: { state: { ...confirm, isOpening: true } } };
export const Refused: Story = {
  args: {
    state: {
      ...confirm,
      problem: new ApiError(
        403,
        'IDENTITY.COMPANY_SIGN_IN_REQUIRED',
        'Votre équipe se connecte avec le compte de l’entreprise.',
      ),
    },
  },
};
export const Code: Story = { args: { state: { kind: 'code' } } };
export const LinkTooOld: Story = {
  args: {
    state: {
      kind: 'failed',
      error: new ApiError(
        400,
        'IDENTITY.LINK_INVALID',
        'Ce lien a déjà servi ou n’est plus valide. Demandez-en un nouveau.',
      ),
    },
  },
};
