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
    expect(screen.getByText(/Personnes avisées.*Luc Tremblay/)).toBeVisible();
    expect(screen.getByText(/^Une personne qui a quitté l’équipe/)).toBeVisible();
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

  describe('with the list of people after an @', () => {
    const field = () => screen.getByRole('textbox', { name: /Nouvelle note/ });
    const options = () => screen.queryAllByRole('option').map((each) => each.textContent);
    const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

    it('takes a person by arrows and Enter, and mentions them', async () => {
      const onWrite = jest.fn(nothing);
      render(<Empty onWrite={onWrite} />);
      await userEvent.type(field(), 'Avis de @');
      expect(options()).toEqual(['Luc Tremblay', 'Nadia Lefebvre']);
      expect(active()).toBe('Luc Tremblay');
      await userEvent.keyboard('{ArrowDown}');
      expect(active()).toBe('Nadia Lefebvre');
      await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
      expect(field()).toHaveValue('Avis de @Nadia Lefebvre ');
      expect([options(), field()]).toEqual([[], document.activeElement]);
      await userEvent.keyboard('et @lefE');
      expect(options()).toEqual(['Nadia Lefebvre']);
      await userEvent.keyboard('{Backspace>4/}TREM{Enter}!');
      expect(field()).toHaveValue('Avis de @Nadia Lefebvre et @Luc Tremblay !');
      await userEvent.click(screen.getByRole('button', { name: 'Ajouter la note' }));
      const text = 'Avis de @Nadia Lefebvre et @Luc Tremblay !';
      const mentions = ['Luc Tremblay', 'Nadia Lefebvre'];
      await waitFor(() => expect(onWrite).toHaveBeenCalledTimes(1));
      const ids = noNotes.people.filter(({ full_name: name }) => mentions.includes(name)).map(({ id }) => id);
      expect(onWrite.mock.calls).toEqual([[{ text, mentions: expect.arrayContaining(ids) }]]);
    });

    it('takes a person by a click, also in the middle of a text', async () => {
      render(<Empty />);
      await userEvent.type(field(), 'demain');
      await userEvent.type(field(), '@na ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
      await userEvent.keyboard('{ArrowLeft}');
      await userEvent.click(screen.getByRole('option', { name: 'Nadia Lefebvre' }));
      expect(field()).toHaveValue('@Nadia Lefebvre demain');
      expect(field()).toHaveFocus();
      await userEvent.keyboard('!');
      expect(field()).toHaveValue('@Nadia Lefebvre! demain');
    });

    it('closes on Escape until the next @, without closing what is around the field, and never opens in an address', async () => {
      const around = jest.fn();
      render(
        <div role="presentation" onKeyDown={({ key }) => around(key)}>
          <Empty />
        </div>,
      );
      await userEvent.type(field(), 'marie@');
      expect(options()).toEqual([]);
      await userEvent.keyboard(' @l');
      expect(options()).toEqual(['Luc Tremblay', 'Nadia Lefebvre']);
      around.mockClear();
      await userEvent.keyboard('{Escape}');
      expect([options(), around.mock.calls]).toEqual([[], []]);
      await userEvent.keyboard('u{Enter}');
      expect(field()).toHaveValue('marie@ @lu\n');
      await userEvent.keyboard('@n');
      expect(options()).toEqual(['Nadia Lefebvre']);
      await userEvent.tab();
      expect(options()).toEqual([]);
      await userEvent.click(field());
      await userEvent.keyboard('{Escape}{Escape}');
      expect(around.mock.calls.flat()).toContain('Escape');
    });
  });
});
