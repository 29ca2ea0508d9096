import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../../storybook/widths';
import { ApiError } from '../../../../lib/api-error';
import { declinedRequest } from '../../../../lib/examples/reservations';
import type { Language } from '../../../../lib/i18n';
import { NextRequest, type NextRequestProps } from './NextRequest';

const later = (language: Language) => declinedRequest(language);
const twice = (language: Language) => declinedRequest(language, { may_reserve: 'IF_REOPENED', may_reserve_from: null });
const hidden = (language: Language) => declinedRequest(language, { hidden_from_company: true, may_reopen: false });

const meta = {
  title: 'Reservations/NextRequest',
  component: NextRequest,
  args: { request: later('fr'), onReopen: () => Promise.resolve() },
  parameters: english<NextRequestProps>({ request: later('en') }),
} satisfies Meta<typeof NextRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const In30Days: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const RefusedTwice: Story = {
  args: { request: twice('fr') },
  parameters: english<NextRequestProps>({ request: twice('en') }),
};
export const NeverAgain: Story = {
  args: { request: hidden('fr') },
  parameters: english<NextRequestProps>({ request: hidden('en') }),
};
export const NotSaved: Story = {
  args: { onReopen: () => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')) },
};
