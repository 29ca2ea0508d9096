import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../../../../storybook/widths';
import { nothingOptional } from '../../../../../lib/consent/consent-record';
import { CookieDialog } from './CookieDialog';

const meta = {
  title: 'Cookies/CookieDialog',
  component: CookieDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    choices: nothingOptional,
    onDecide: (): void => undefined,
    onClose: (): void => undefined,
  },
} satisfies Meta<typeof CookieDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const SomeChosen: Story = { args: { choices: { preferences: true, analytics: true, marketing: false } } };
export const OnAPhone: Story = { globals: onPhone };
