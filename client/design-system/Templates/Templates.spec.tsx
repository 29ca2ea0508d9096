import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../lib/spec-support/stories';
import * as stories from './Templates.stories';

const { Ready, WithoutTemplates, PreviewFailed } = storiesOf(stories);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('templates', () => {
  it('are inserted in the person’s language, with all values', async () => {
    const onInsert = jest.fn<(text: string) => void>();
    render(<Ready onInsert={onInsert} />);
    await press('Modèles');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Premier contact' }));
    await waitFor(() => expect(onInsert.mock.calls).toEqual([['Bonjour Camille, votre parcours nous intéresse.']]));
    expect(screen.queryByRole('menuitem', { name: 'Comment se rendre' })).toBeNull();
  });

  it('get a value where the cursor is', async () => {
    render(<Ready />);
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Texte en français/ });
    area.setSelectionRange(0, 7);
    await press('Insérer une valeur (français)');
    await userEvent.click(screen.getByRole('menuitem', { name: 'entreprise' }));
    expect(area).toHaveValue('{entreprise} ');
    await waitFor(() => expect(area).toHaveFocus());
  });

  it('are shown in both languages as the person reads them', async () => {
    render(<Ready />);
    expect(await screen.findByText(/^Bonjour Camille,/)).toBeVisible();
    expect(screen.getByText('Cette personne reçoit le texte en français.')).toBeVisible();
    await press('anglais');
    expect(screen.getByText(/^Hello Camille,/)).toBeVisible();
  });

  it('say so when there are none, and when the preview fails', async () => {
    const { unmount } = render(<WithoutTemplates />);
    await press('Modèles');
    expect(screen.getByText('Votre équipe n’a pas encore de modèle pour ce texte.')).toBeVisible();
    unmount();
    render(<PreviewFailed />);
    expect(await screen.findByText('L’aperçu n’est pas disponible.')).toBeVisible();
  });
});
