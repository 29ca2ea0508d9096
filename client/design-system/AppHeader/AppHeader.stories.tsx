import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Settings, LogOut } from 'lucide-react';
import { userEvent, within } from 'storybook/test';
import { english, useStoryText } from '../../../storybook/decorators/story-text';
import { onDesktop, onLaptop, onPhone, onTablet } from '../../../storybook/widths';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { icon } from '../theme/tokens';
import { AppHeader, type AppHeaderProps } from './AppHeader';
import { CreditsBadge } from './CreditsBadge';
import { recruiterItems, seekerItems } from './header.examples';

const meta = {
  title: 'Design system/AppHeader',
  component: AppHeader,
  parameters: { layout: 'fullscreen', a11y: { options: { rules: { region: { enabled: false } } } } },
  args: { homeHref: '/dashboard', current: '/matches', items: [] },
} satisfies Meta<typeof AppHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

function Notifications() {
  const say = useStoryText();
  return (
    <IconButton label={say('Notifications, 3 non lues', 'Notifications, 3 unread')} count={3}>
      <Bell size={icon.normal} aria-hidden />
    </IconButton>
  );
}

export const Seeker: Story = {
  args: {
    items: seekerItems('fr'),
    notifications: <Notifications />,
    user: { name: 'Camille Tremblay', detail: 'camille@exemple.ca' },
    userMenu: [
      { label: 'Paramètres', icon: Settings, href: '/settings' },
      { label: 'Se déconnecter', icon: LogOut, onSelect: (): void => undefined },
    ],
  },
  parameters: english<AppHeaderProps>({
    items: seekerItems('en'),
    userMenu: [
      { label: 'Settings', icon: Settings, href: '/settings' },
      { label: 'Sign out', icon: LogOut, onSelect: (): void => undefined },
    ],
  }),
  globals: onDesktop,
};

export const Recruiter: Story = {
  args: {
    items: recruiterItems('fr'),
    current: '/recruiter/candidates/7f3a',
    credits: (
      <CreditsBadge figure="12" words="disponibles" pending="2 en attente" unit="crédits" href="/subscription" />
    ),
    user: { name: 'Nadia Lefebvre', detail: 'Studio Boréal' },
  },
  parameters: english<AppHeaderProps>({
    items: recruiterItems('en'),
    credits: <CreditsBadge figure="12" words="available" pending="2 on hold" unit="credits" href="/subscription" />,
  }),
  globals: onDesktop,
};

function VisitorActions() {
  const say = useStoryText();
  return (
    <>
      <Button href="/login">{say('Se connecter', 'Sign in')}</Button>
      <Button variant="primary" href="/register">
        {say('Créer un compte', 'Sign up')}
      </Button>
    </>
  );
}

export const Visitor: Story = { args: { current: '/login', actions: <VisitorActions /> }, globals: onDesktop };

export const UserMenuOpen: Story = {
  ...Seeker,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Camille/ }));
  },
};

export const OnAPhone: Story = { ...Seeker, parameters: { ...Seeker.parameters }, globals: onPhone };

export const RecruiterOnAPhone: Story = { ...Recruiter, parameters: { ...Recruiter.parameters }, globals: onPhone };

export const RecruiterOnATablet: Story = { ...Recruiter, parameters: { ...Recruiter.parameters }, globals: onTablet };

export const RecruiterOnASmallDesktop: Story = {
  ...Recruiter,
  parameters: { ...Recruiter.parameters },
  globals: onLaptop,
};

export const VisitorOnAPhone: Story = { ...Visitor, globals: onPhone };
