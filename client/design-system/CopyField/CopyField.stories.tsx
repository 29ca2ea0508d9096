import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { CopyField, type CopyFieldProps } from './CopyField';

const meta = {
  title: 'Design system/CopyField',
  component: CopyField,
  args: {
    label: 'Valeur de l’enregistrement TXT',
    value: 'entrevue-verification=4f0c1d2e3b4a59687786a5b4c3d2e1f0',
    copy: 'Copier la valeur',
    copied: 'Valeur copiée',
    notCopied: 'La valeur n’a pas été copiée. Sélectionnez-la et copiez-la vous-même.',
  },
  parameters: english<CopyFieldProps>({
    label: 'Value of the TXT record',
    copy: 'Copy the value',
    copied: 'Value copied',
    notCopied: 'The value was not copied. Select it and copy it yourself.',
  }),
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAButton: Story = {};

export const WithAHint: Story = {
  args: { hint: 'Certains hébergeurs ajoutent les guillemets eux-mêmes.' },
  parameters: english<CopyFieldProps>({
    label: 'Value of the TXT record',
    copy: 'Copy the value',
    hint: 'Some providers add the quotes themselves.',
  }),
};

export const OnAPhone: Story = { globals: onPhone };
