import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDesktop, onPhone } from '../../../../../../storybook/widths';
import { CookieBanner } from './CookieBanner';

const meta = {
  title: 'Cookies/CookieBanner',
  component: CookieBanner,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    hasBottomBar: false,
    onAcceptAll: (): void => undefined,
    onRejectAll: (): void => undefined,
    onChoose: (): void => undefined,
  },
} satisfies Meta<typeof CookieBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = { globals: onDesktop };
export const OnAPhone: Story = { globals: onPhone };
export const AboveTheBottomBar: Story = { args: { hasBottomBar: true }, globals: onPhone };
