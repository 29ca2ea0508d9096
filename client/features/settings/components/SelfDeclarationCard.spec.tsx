import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeclareRequest } from '@modules/fairness/http/self-declaration.contract';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './SelfDeclarationCard.stories';

// Four selects and three clicks are slow on a busy machine.
jest.setTimeout(30_000);

const { Undeclared, Declared } = storiesOf(stories);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer ma réponse' }));
const agree = () => userEvent.click(screen.getByRole('checkbox'));

describe('the self-declaration', () => {
  const onDeclare = jest.fn<(declaration: DeclareRequest) => Promise<void>>(() => Promise.resolve());
  beforeEach(() => onDeclare.mockClear());

  it('is sent with the consent, without unanswered questions', async () => {
    render(<Undeclared onDeclare={onDeclare} />);
    expect(screen.queryByRole('button', { name: 'Retirer ma réponse' })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText(/^Genre/), 'Femme');
    await agree();
    await save();
    await waitFor(() => expect(onDeclare.mock.calls).toEqual([[{ gender: 'WOMAN', ethnicity: null, consent: true }]]));
  });

  it('is not sent without the consent, nor without answers', async () => {
    render(<Undeclared onDeclare={onDeclare} />);
    await userEvent.selectOptions(screen.getByLabelText(/^Origine/), 'Autochtone');
    await save();
    await waitFor(() => expect(screen.getByRole('checkbox')).toBeInvalid());
    await agree();
    await userEvent.selectOptions(screen.getByLabelText(/^Origine/), '');
    await save();
    await waitFor(() => expect(screen.getByLabelText(/^Genre/)).toBeInvalid());
    expect(onDeclare).not.toHaveBeenCalled();
  });

  it('is withdrawn with one click', async () => {
    const onWithdraw = jest.fn(() => Promise.resolve());
    render(<Declared onWithdraw={onWithdraw} />);
    expect(screen.getByLabelText(/^Genre/)).toHaveValue('WOMAN');
    await userEvent.click(screen.getByRole('button', { name: 'Retirer ma réponse' }));
    expect(onWithdraw).toHaveBeenCalledTimes(1);
  });
});
