import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Settings } from 'lucide-react';
import { english, useStoryText } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { seekerItems } from '../AppHeader/header.examples';
import { Button } from '../Button/Button';
import { MobileDrawer, type MobileDrawerProps } from './MobileDrawer';

const meta = {
  title: 'Design system/MobileDrawer',
  component: MobileDrawer,
  args: { open: true, onClose: (): void => undefined, items: [], current: '/matches' },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  globals: onPhone,
} satisfies Meta<typeof MobileDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  args: {
    items: seekerItems('fr'),
    user: { name: 'Camille Tremblay', detail: 'camille@exemple.ca' },
    userMenu: [
      { label: 'Paramètres', icon: Settings, href: '/settings' },
      { label: 'Se déconnecter', icon: LogOut, onSelect: (): void => undefined },
    ],
  },
  parameters: english<MobileDrawerProps>({
    items: seekerItems('en'),
    userMenu: [
      { label: 'Settings', icon: Settings, href: '/settings' },
      { label: 'Sign out', icon: LogOut, onSelect: (): void => undefined },
    ],
  }),
};

function VisitorActions() {
  const say = useStoryText();
  return (
    <>
      <Button variant="primary" href="/register">
        {say('Créer un compte', 'Sign up')}
      </Button>
      <Button href="/login">{say('Se connecter', 'Sign in')}</Button>
    </>
  );
}

export const Visitor: Story = { args: { actions: <VisitorActions /> } };
