import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { invitationToTeam } from '../../../lib/examples/team';
import { JoinTeamView } from './JoinTeamView';

const { email } = invitationToTeam;

const meta = {
  title: 'Team/JoinTeamView',
  component: JoinTeamView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    invitation: { status: 'ready', data: invitationToTeam },
    reader: { email, user_type: 'RECRUITER' },
    registerHref: '/register?type=recruiter&next=%2Fjoin-team',
    loginHref: '/login?next=%2Fjoin-team',
    onAccept: () => Promise.resolve(),
  },
  render: (args) => (
    <main>
      <JoinTeamView {...args} />
    </main>
  ),
} satisfies Meta<typeof JoinTeamView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};
export const Visitor: Story = { args: { reader: null } };
export const OnAPhone: Story = { args: { reader: null }, globals: onPhone };
export const AnotherAccount: Story = { args: { reader: { email: 'autre@mail.example', user_type: 'RECRUITER' } } };
export const JobSeeker: Story = { args: { reader: { email, user_type: 'JOB_SEEKER' } } };
export const Loading: Story = { args: { invitation: { status: 'loading' } } };
export const NoLink: Story = { args: { invitation: null } };
export const Failed: Story = {
  args: {
    invitation: {
      status: 'failed',
      error: new ApiError(400, 'COMPANIES.INVITATION_INVALID', 'Cette invitation ne fonctionne plus.'),
      retry: fn(),
    },
  },
};
export const Refused: Story = {
  args: {
    onAccept: () =>
      Promise.reject(new ApiError(409, 'COMPANIES.WORKS_ELSEWHERE', 'Vous faites déjà partie d’une équipe.')),
  },
};
