import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { ApplyButton } from './ApplyButton';

const meta = {
  title: 'Jobs/ApplyButton',
  component: ApplyButton,
  args: { title: 'Infirmière clinicienne, soins intensifs', state: 'open', failed: null, onApply: fn() },
} satisfies Meta<typeof ApplyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OnACard: Story = { args: { quiet: true } };
export const Applied: Story = { args: { state: 'applied' } };
export const AppliedOnAPhone: Story = { args: { state: 'applied' }, globals: onPhone };
export const Closed: Story = { args: { state: 'closed' } };
export const NotSent: Story = {
  args: { failed: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.' },
};
