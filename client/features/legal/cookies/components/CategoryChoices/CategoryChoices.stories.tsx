import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../../../../storybook/widths';
import { everything, nothingOptional } from '../../../../../lib/consent/consent-record';
import { CONSENT_VERSION } from '../../../../../lib/consent/kept-items';
import { CategoryChoices } from './CategoryChoices';

const answered = { version: CONSENT_VERSION, time: '2026-01-12T15:30:00.000Z' };

const meta = {
  title: 'Cookies/CategoryChoices',
  component: CategoryChoices,
  args: { record: null, onChange: (): void => undefined, onOpenDialog: (): void => undefined },
} satisfies Meta<typeof CategoryChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotAnswered: Story = {};
export const AllRefused: Story = { args: { record: { ...answered, choices: nothingOptional } } };
export const AllAllowed: Story = { args: { record: { ...answered, choices: everything } } };
export const OnAPhone: Story = { ...AllAllowed, globals: onPhone };
