import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { nurse } from '../../../../lib/examples/jobs';
import { CompanyMenu } from './CompanyMenu';

const meta = {
  title: 'Jobs/CompanyMenu',
  component: CompanyMenu,
  args: { title: nurse.title, company: nurse.company.name, onHide: fn() },
} satisfies Meta<typeof CompanyMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(document.body).findByRole('menuitem')).toBeVisible();
  },
};
