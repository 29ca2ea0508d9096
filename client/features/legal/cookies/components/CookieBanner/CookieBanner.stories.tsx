import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const FirstVisit: Story = { parameters: { width: 1440 } };
export const OnAPhone: Story = { parameters: { width: 390 } };
export const AboveTheBottomBar: Story = { args: { hasBottomBar: true }, parameters: { width: 390 } };
