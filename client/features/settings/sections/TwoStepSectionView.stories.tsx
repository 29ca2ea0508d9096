import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { SecondFactorState } from '@modules/identity/http/second-factor.contract';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { TwoStepSectionView } from './TwoStepSectionView';

const off: SecondFactorState = { enabled: false, since: null, recovery_codes_left: 0, strongly_recommended: false };
const on: SecondFactorState = {
  enabled: true,
  since: '2026-11-03T14:00:00.000Z',
  recovery_codes_left: 10,
  strongly_recommended: false,
};
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const begun = {
  secret,
  otpauth_url: `otpauth://totp/Entrevue:camille%40exemple.ca?issuer=Entrevue&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
};
const codes: readonly string[] = Array.from({ length: 10 }, (_, index) => `7KMP-4XQ${index}-9TWB`);
const ready = (data: SecondFactorState) => ({ status: 'ready', data }) as const;
const tooOld = () =>
  Promise.reject(
    new ApiError(403, 'IDENTITY.REAUTHENTICATION_REQUIRED', 'Pour continuer, entrez de nouveau votre mot de passe.'),
  );

const meta = {
  title: 'Settings/TwoStep',
  component: TwoStepSectionView,
  args: {
    state: ready(off),
    hasPassword: true,
    onBegin: (_password: string | null) => Promise.resolve(begun),
    onConfirm: (_code: string, _password: string | null) => Promise.resolve(codes),
    onRenew: (_password: string | null) => Promise.resolve(codes),
    onDisable: (_password: string | null) => Promise.resolve(),
    onSignInAgain: () => Promise.resolve(),
  },
} satisfies Meta<typeof TwoStepSectionView>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: RegExp): Promise<void> =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));
const turnOn = /^(Activer|Turn on)$/;

export const Off: Story = {};
export const OffOnAPhone: Story = { globals: onPhone };
export const OperatorWithoutIt: Story = { args: { state: ready({ ...off, strongly_recommended: true }) } };
export const On: Story = { args: { state: ready(on) } };
export const OnWithFewCodes: Story = { args: { state: ready({ ...on, recovery_codes_left: 1 }) } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const NotLoaded: Story = {
  args: { state: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: () => undefined } },
};

export const SettingUp: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, turnOn);
    await expect(await within(canvasElement).findByRole('img')).toBeVisible();
  },
};
export const SettingUpOnAPhone: Story = { ...SettingUp, globals: onPhone };

export const WrongCode: Story = {
  args: {
    onConfirm: () =>
      Promise.reject(
        new ApiError(400, 'IDENTITY.SECOND_FACTOR_CODE_WRONG', 'Ce code est inexact.', [
          { path: 'code', code: 'IDENTITY.SECOND_FACTOR_CODE_WRONG', message: 'Ce code est inexact.' },
        ]),
      ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, turnOn);
    await userEvent.type(await canvas.findByLabelText(/^(Code affiché|Code shown)/), '123456');
    await press(canvasElement, /^(Vérifier et activer|Check and turn on)$/);
    await expect((await canvas.findAllByText('Ce code est inexact.'))[0]).toBeVisible();
  },
};

export const CodesToKeep: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, turnOn);
    await userEvent.type(await canvas.findByLabelText(/^(Code affiché|Code shown)/), '123456');
    await press(canvasElement, /^(Vérifier et activer|Check and turn on)$/);
    await expect(await canvas.findByText(codes[9] ?? '')).toBeVisible();
  },
};
export const CodesToKeepOnAPhone: Story = { ...CodesToKeep, globals: onPhone };

export const AsksForPassword: Story = {
  args: { onBegin: (password) => (password === null ? tooOld() : Promise.resolve(begun)) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, turnOn);
    await expect(await within(canvasElement).findByLabelText(/^(Mot de passe actuel|Current password)/)).toBeVisible();
  },
};
export const AsksToSignInAgain: Story = {
  args: { hasPassword: false, onBegin: tooOld },
  play: async ({ canvasElement }) => {
    await press(canvasElement, turnOn);
    await expect(
      await within(canvasElement).findByRole('button', { name: /^(Se reconnecter|Sign in again)$/ }),
    ).toBeVisible();
  },
};
