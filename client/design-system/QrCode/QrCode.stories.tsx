import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode';

const meta = {
  title: 'Design system/QrCode',
  component: QrCode,
  args: {
    value:
      'otpauth://totp/Entrevue:camille%40exemple.ca?issuer=Entrevue&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    label: 'Code QR à scanner avec votre application',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const LongAddress: Story = {
  args: {
    value: `otpauth://totp/Entrevue:${'tres-longue-adresse.'.repeat(12)}%40exemple.ca?issuer=Entrevue&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ`,
  },
};
