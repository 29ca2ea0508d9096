import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { DataSectionView, type DataSectionViewProps } from './DataSectionView';

const nothing = (): Promise<void> => Promise.resolve();
const never = (): Promise<void> => new Promise(() => undefined);
const mustProve = (): Promise<void> =>
  Promise.reject(new ApiError(403, 'IDENTITY.REAUTHENTICATION_REQUIRED', 'Entrez de nouveau votre mot de passe.'));

const args: DataSectionViewProps = {
  userType: 'JOB_SEEKER',
  hasPassword: true,
  onExport: nothing,
  onDelete: nothing,
  onSignInAgain: nothing,
};

const meta = {
  title: 'Settings/Data',
  component: DataSectionView,
  args,
} satisfies Meta<typeof DataSectionView>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = /Supprimer mon compte…|Delete my account…/;
const confirm = /Supprimer définitivement|Delete permanently/;
const press = (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

export const Seeker: Story = {};
export const Recruiter: Story = { args: { userType: 'RECRUITER' } };
export const OnAPhone: Story = { globals: onPhone };

export const Downloading: Story = {
  args: {
    onExport: (onProgress) => {
      onProgress(48_300_000);
      return never();
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Télécharger mes données|Download my data/);
    await expect(await within(canvasElement).findByText(/reçus|received/)).toBeVisible();
  },
};
export const DownloadBroke: Story = {
  args: { onExport: () => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Télécharger mes données|Download my data/);
    await expect(await within(canvasElement).findByText(/n’a pas fonctionné|did not work/)).toBeVisible();
  },
};
export const WhatGoesWhen: Story = { play: ({ canvasElement }) => press(canvasElement, open) };
export const WhatGoesWhenForARecruiter: Story = {
  args: { userType: 'RECRUITER' },
  globals: onPhone,
  play: ({ canvasElement }) => press(canvasElement, open),
};
export const Deleting: Story = {
  args: { onDelete: never },
  play: async ({ canvasElement }) => {
    await press(canvasElement, open);
    await press(canvasElement, confirm);
  },
};
export const NotDeleted: Story = {
  args: { onDelete: () => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, open);
    await press(canvasElement, confirm);
    await expect(
      await within(canvasElement).findByText(/n’a pas pu être supprimé|Failed to delete account/),
    ).toBeVisible();
  },
};
export const AskedForThePassword: Story = {
  args: { onDelete: mustProve },
  play: async ({ canvasElement }) => {
    await press(canvasElement, open);
    await press(canvasElement, confirm);
    await expect(await within(canvasElement).findByLabelText(/^(Mot de passe actuel|Current password)/)).toBeVisible();
  },
};
export const AskedToSignInAgain: Story = {
  args: { onDelete: mustProve, hasPassword: false },
  play: async ({ canvasElement }) => {
    await press(canvasElement, open);
    await press(canvasElement, confirm);
    await expect(await within(canvasElement).findByText(/quinze minutes|fifteen minutes/)).toBeVisible();
  },
};
