import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { camille, complete, newcomer } from '../../../lib/examples/people';
import { ResumeField } from '../components/ResumeField/ResumeField';
import { missingParts } from '../domain/missing-parts';
import { editorValues } from '../forms/editor.schema';
import { EditProfileView, type EditProfileViewProps } from './EditProfileView';

const done = (): Promise<void> => Promise.resolve();
const ignore = (): void => undefined;

const args: EditProfileViewProps = {
  user: camille,
  percent: 75,
  missing: missingParts(camille, true),
  suggestions: ['Soins intensifs', 'Pédiatrie', 'Dialyse'],
  onQuery: ignore,
  onSave: done,
  typed: null,
  onTyped: ignore,
  onForget: ignore,
  onDirty: ignore,
  onPhoto: done,
  onRemovePhoto: done,
  resume: <ResumeField resume={null} onSend={done} onRemove={done} />,
};

const meta = {
  title: 'Profile/EditProfileView',
  component: EditProfileView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <EditProfileView {...args} />
    </main>
  ),
} satisfies Meta<typeof EditProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const NothingFilledInYet: Story = {
  args: { user: newcomer, percent: 0, missing: missingParts(newcomer, false) },
};
export const Complete: Story = {
  args: {
    user: complete,
    percent: 100,
    missing: [],
    resume: <ResumeField resume={complete.resume} onSend={done} onRemove={done} />,
  },
};
export const OnTheWayToApply: Story = {
  args: { user: newcomer, percent: 0, missing: missingParts(newcomer, false), jobHref: '/jobs/1' },
  globals: onPhone,
};
export const DraftFound: Story = {
  args: { typed: { ...editorValues(camille), bio: 'Ce que j’écrivais quand la session s’est terminée.' } },
};
export const FieldsRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText(/^(Nom complet|Full name)/));
    await userEvent.clear(canvas.getByLabelText(/^(Années|Years)/));
    await userEvent.type(canvas.getByLabelText(/^(Années|Years)/), '71');
    await userEvent.click(canvas.getByRole('button', { name: /^(Enregistrer|Save)$/ }));
    await expect(await canvas.findByText(/2 champs|2 fields/)).toBeVisible();
  },
};
export const SaveFailed: Story = {
  args: { onSave: () => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Enregistrer|Save)$/ }));
    await expect(await canvas.findByText(/Le serveur ne répond pas|The server does not answer/)).toBeVisible();
  },
};
