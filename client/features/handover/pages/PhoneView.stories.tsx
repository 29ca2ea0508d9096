import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { PhoneView } from './PhoneView';

const meta = {
  title: 'Handover/PhoneView',
  component: PhoneView,
  parameters: { layout: 'fullscreen' },
  globals: onPhone,
  args: {
    state: { kind: 'start', isOpening: false, problem: null },
    onStart: () => undefined,
    onReport: () => undefined,
  },
} satisfies Meta<typeof PhoneView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const Opening: Story = { args: { state: { kind: 'start', isOpening: true, problem: null } } };
export const CodeUsed: Story = {
  args: {
    state: {
      kind: 'start',
      isOpening: false,
      problem: 'Ce code a déjà servi une fois. Affichez un nouveau code sur votre ordinateur.',
    },
  },
};
export const NoCode: Story = { args: { state: { kind: 'no-code' } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const OnThePage: Story = {
  args: {
    state: {
      kind: 'page',
      content: (
        <Page>
          <PageHeader title="Enregistrer une vidéo" lead="Choisissez vos questions." />
        </Page>
      ),
    },
  },
};
export const Reporting: Story = { args: { state: { kind: 'reporting' } } };
export const NotReported: Story = {
  args: { state: { kind: 'not-reported', reason: 'Le service ne répond pas. Réessayez dans un instant.' } },
};
export const Done: Story = { args: { state: { kind: 'done' } } };
export const Ended: Story = { args: { state: { kind: 'ended', mayBeKept: true } } };
export const EndedOnAWideScreen: Story = {
  args: { state: { kind: 'ended', mayBeKept: false } },
  globals: onDesktop,
};
