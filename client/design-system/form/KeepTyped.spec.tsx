import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { createI18n, I18nContext } from '../../lib/i18n';
import { DesignSystemProvider } from '../theme/DesignSystemProvider';
import { Form } from './Form';
import { KeepTyped } from './KeepTyped';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';

interface Letter {
  readonly subject: string;
  readonly words: string;
}
const schema = z.object({ subject: z.string(), words: z.string() });
const saved: Letter = { subject: '', words: '' };

/** A form whose draft is kept outside of it, as `useDraft` does. */
function open(draft: { kept: Letter | null }) {
  const onTyped = (values: Letter | null): void => void (draft.kept = values);
  const save = (): Promise<void> => {
    draft.kept = null;
    return Promise.resolve();
  };
  return render(
    <I18nContext value={createI18n('fr')}>
      <DesignSystemProvider>
        <Form<Letter, Letter> schema={schema} defaultValues={draft.kept ?? saved} onSubmit={save}>
          <TextField name="subject" label="Objet" />
          <TextField name="words" label="Mots" />
          <KeepTyped<Letter> saved={saved} onTyped={onTyped} />
          <SubmitButton>Envoyer</SubmitButton>
        </Form>
      </DesignSystemProvider>
    </I18nContext>,
  );
}
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 450)));

describe('a draft of a form', () => {
  it('is stored shortly after typing, and restored', async () => {
    const draft = { kept: null as Letter | null };
    const { unmount } = open(draft);
    await userEvent.type(screen.getByLabelText('Mots'), 'Bonjour');
    await rest();
    expect(draft.kept).toEqual({ subject: '', words: 'Bonjour' });
    unmount();
    open(draft);
    expect(screen.getByLabelText('Mots')).toHaveValue('Bonjour');
  });

  it('is deleted when the typed text is removed, before and after it was restored', async () => {
    const draft = { kept: null as Letter | null };
    const { unmount } = open(draft);
    await userEvent.type(screen.getByLabelText('Mots'), 'Bonjour');
    await rest();
    await userEvent.clear(screen.getByLabelText('Mots'));
    await rest();
    expect(draft.kept).toBeNull();
    unmount();

    draft.kept = { subject: '', words: 'Bonjour' };
    open(draft);
    await userEvent.type(screen.getByLabelText('Mots'), '!{Backspace}');
    await rest();
    expect(draft.kept).toEqual({ subject: '', words: 'Bonjour' });
    await userEvent.clear(screen.getByLabelText('Mots'));
    await rest();
    expect(draft.kept).toBeNull();
  });

  it('is not stored after sending, until something else is typed', async () => {
    const draft = { kept: null as Letter | null };
    open(draft);
    await userEvent.type(screen.getByLabelText('Mots'), 'Bonjour');
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    await rest();
    expect(draft.kept).toBeNull();
    await userEvent.type(screen.getByLabelText('Mots'), ' encore');
    await rest();
    expect(draft.kept).toEqual({ subject: '', words: 'Bonjour encore' });
  });
});
