import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Passkey, PasskeyList } from '@modules/identity/http/passkeys.contract';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { PasskeysSectionView } from './PasskeysSectionView';

const phone: Passkey = {
  id: '0190a0a0-0000-7000-8000-0000000000a1',
  name: 'iPhone de Camille',
  backed_up: true,
  created_at: '2026-11-03T14:00:00.000Z',
  last_used_at: '2026-11-24T08:12:00.000Z',
};
const securityKey: Passkey = {
  id: '0190a0a0-0000-7000-8000-0000000000a2',
  name: 'Clé USB du bureau',
  backed_up: false,
  created_at: '2026-10-12T14:00:00.000Z',
  last_used_at: null,
};
const ten = Array.from({ length: 10 }, (_, index) => ({
  ...securityKey,
  id: `0190a0a0-0000-7000-8000-0000000000b${index}`,
  name: `Clé ${index + 1}`,
}));
const ready = (...passkeys: readonly Passkey[]) =>
  ({ status: 'ready', data: { passkeys: [...passkeys], max: 10 } satisfies PasskeyList }) as const;
const tooOld = (): Promise<void> =>
  Promise.reject(
    new ApiError(403, 'IDENTITY.REAUTHENTICATION_REQUIRED', 'Pour continuer, entrez de nouveau votre mot de passe.'),
  );
const clientProblem = (code: string) => (): Promise<void> => Promise.reject(new ApiError(0, code, ''));

const meta = {
  title: 'Settings/Passkeys',
  component: PasskeysSectionView,
  args: {
    passkeys: ready(phone, securityKey),
    isSupported: true,
    deviceName: 'Windows',
    hasPassword: true,
    onAdd: (_name: string, _password: string | null) => Promise.resolve(),
    onRename: (_id: string, _name: string) => Promise.resolve(),
    onRemove: (_id: string, _password: string | null) => Promise.resolve(),
    onSignInAgain: () => Promise.resolve(),
  },
  // The page's own title stands above the section.
  render: (args) => (
    <>
      <h1>{'Passkeys'}</h1>
      <PasskeysSectionView {...args} />
    </>
  ),
} satisfies Meta<typeof PasskeysSectionView>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (element: HTMLElement, name: RegExp): Promise<void> =>
  userEvent.click(await within(element).findByRole('button', { name }));
const openAdding = (canvasElement: HTMLElement): Promise<void> =>
  press(canvasElement, /^(Ajouter une clé d’accès|Add a passkey)$/);
const submitAdding = async (canvasElement: HTMLElement): Promise<void> => {
  await openAdding(canvasElement);
  await press(await within(document.body).findByRole('dialog'), /^(Continuer|Continue)$/);
};

export const Several: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const None: Story = { args: { passkeys: ready() } };
export const NoneOnAPhone: Story = { args: { passkeys: ready() }, globals: onPhone };
export const Full: Story = { args: { passkeys: ready(...ten) } };
export const NotSupported: Story = { args: { passkeys: ready(phone), isSupported: false } };
export const Loading: Story = { args: { passkeys: { status: 'loading' } } };
export const Failed: Story = {
  args: { passkeys: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};

export const Adding: Story = {
  play: async ({ canvasElement }) => {
    await openAdding(canvasElement);
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
export const AddingCancelled: Story = {
  args: { onAdd: clientProblem('CLIENT.PASSKEY_CANCELLED') },
  play: async ({ canvasElement }) => {
    await submitAdding(canvasElement);
    await expect(
      await within(document.body).findByText(/La demande a été annulée|The request was cancelled/),
    ).toBeVisible();
  },
};
export const AlreadyRegistered: Story = {
  args: { onAdd: clientProblem('CLIENT.PASSKEY_REGISTERED') },
  play: async ({ canvasElement }) => {
    await submitAdding(canvasElement);
    await expect(
      await within(document.body).findByText(/Cet appareil a déjà une clé|This device already has a passkey/),
    ).toBeVisible();
  },
};
export const Renaming: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^(Renommer|Rename).*iPhone/);
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
export const AskingBeforeRemoval: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^(Retirer|Remove).*iPhone/);
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
};
export const LastWayToSignIn: Story = {
  args: {
    passkeys: ready(phone),
    onRemove: () =>
      Promise.reject(new ApiError(409, 'IDENTITY.LAST_SIGN_IN', 'C’est votre seule façon de vous connecter.')),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^(Retirer|Remove).*iPhone/);
    await press(await within(document.body).findByRole('alertdialog'), /^(Retirer|Remove)$/);
    await expect(await within(canvasElement).findByText('C’est votre seule façon de vous connecter.')).toBeVisible();
  },
};
export const AsksForPassword: Story = {
  args: { onAdd: (_name, password) => (password === null ? tooOld() : Promise.resolve()) },
  play: async ({ canvasElement }) => {
    await submitAdding(canvasElement);
    await expect(await within(canvasElement).findByLabelText(/^(Mot de passe actuel|Current password)/)).toBeVisible();
  },
};
export const AsksToSignInAgain: Story = {
  args: { hasPassword: false, onAdd: tooOld },
  play: async ({ canvasElement }) => {
    await submitAdding(canvasElement);
    await expect(
      await within(canvasElement).findByRole('button', { name: /^(Se reconnecter|Sign in again)$/ }),
    ).toBeVisible();
  },
};
