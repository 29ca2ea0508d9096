import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noNotes } from '../../../lib/examples/reviews';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './NotesTab.stories';

const { Ready, Empty } = storiesOf(stories);
const nothing = (): Promise<void> => Promise.resolve();

describe('notes of a team', () => {
  it('show who wrote them and who was notified', () => {
    render(<Ready />);
    expect(screen.getByText(/^Nadia Lefebvre/)).toBeVisible();
    expect(screen.getByText(/Personnes prévenues.*Luc Tremblay/)).toBeVisible();
    expect(screen.getByText(/^Une personne partie/)).toBeVisible();
  });

  it('mention the people whose names follow an @', async () => {
    const onWrite = jest.fn(nothing);
    render(<Empty onWrite={onWrite} />);
    await userEvent.type(screen.getByRole('textbox', { name: /Nouvelle note/ }), '@luc tremblay, à voir');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter la note' }));
    await waitFor(() =>
      expect(onWrite.mock.calls).toEqual([[{ text: '@luc tremblay, à voir', mentions: [noNotes.people[0]?.id] }]]),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Nouvelle note/ })).toHaveValue(''));
  });
});
