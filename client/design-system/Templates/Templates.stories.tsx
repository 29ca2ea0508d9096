import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { z } from 'zod';
import { onPhone } from '../../../storybook/widths';
import { ApiError } from '../../lib/api-error';
import { messageTools, teamTemplates } from '../../lib/examples/message-templates';
import type { MessageTools } from '../../lib/message-templates/message-tools';
import { Form } from '../form/Form';
import { MessagePreview } from './MessagePreview';
import { TemplateMenu } from './TemplateMenu';
import { WordsField } from './WordsField';

interface PartsProps {
  readonly tools: MessageTools;
  readonly onInsert: (text: string) => void;
}

const form = z.object({ text: z.object({ fr: z.string(), en: z.string() }) });
const text = teamTemplates.templates[0]?.text ?? { fr: null, en: null };

/** The parts of templates: the menu that inserts one, the field that edits one, and the text as it is read. */
function Parts({ tools, onInsert }: PartsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <TemplateMenu tools={tools} kinds={['REFUSAL', 'MESSAGE']} about={{}} onInsert={onInsert} />
      </div>
      <Form
        schema={form}
        defaultValues={{ text: { fr: 'Bonjour ', en: '' } }}
        onSubmit={() => Promise.resolve()}
        label="form"
      >
        <WordsField name="text" language="fr" kind="REFUSAL" />
      </Form>
      <MessagePreview request={{ kind: 'REFUSAL', text }} preview={tools.preview} />
    </Box>
  );
}

const args: PartsProps = { tools: messageTools, onInsert: () => undefined };

const meta = {
  title: 'Design system/Templates',
  component: Parts,
  args,
} satisfies Meta<typeof Parts>;
export default meta;
type Story = StoryObj<typeof meta>;

const openMenu: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Modèles|Templates)$/ }));
};

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Open: Story = { play: openMenu };
export const WithoutTemplates: Story = { args: { tools: { ...messageTools, templates: [] } }, play: openMenu };
export const PreviewLoading: Story = {
  args: { tools: { ...messageTools, preview: () => new Promise(() => undefined) } },
};
export const PreviewFailed: Story = {
  args: {
    tools: { ...messageTools, preview: () => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')) },
  },
};
