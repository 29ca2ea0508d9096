import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EarlyInput } from './early-input';

const page = `<div id="public-page" lang="fr">
  <p>Texte</p>
  <a href="#offre">Offre</a>
  <a href="/login?next=%2Fjobs%2F1">Se connecter pour postuler</a>
  <button popovertarget="menu">Menu</button>
  <button>En voir plus</button>
  <label>Recherche <input name="search"></label>
  <label>À distance <input type="checkbox" name="remote"></label>
  <span data-switch="theme"><button>Passer au thème clair</button></span>
  <div data-switch="find"><button>Chercher</button></div>
</div>`;

const byText = (text: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('a, button, p, label')].find(
    (each) => each.textContent.trim() === text,
  );
  if (!found) throw new Error(`no ${text}`);
  return found;
};

describe('a server-rendered page before the application is there', () => {
  let input: EarlyInput;
  let around: { [Name in 'load' | 'prefetch' | 'change' | 'reload']: jest.Mock };
  beforeEach(() => {
    document.body.innerHTML = page;
    const content = document.getElementById('public-page');
    if (content === null) throw new Error('no page');
    const load = jest.fn(() => Promise.resolve());
    around = { load, prefetch: jest.fn(), change: jest.fn(), reload: jest.fn() };
    input = new EarlyInput(document, content, { ...around, load });
  });
  afterEach(() => input.stop());

  it.each(['Texte', 'Offre', 'Menu'])('does not load it for a click on: %s', async (text) => {
    await userEvent.click(byText(text));
    expect(around.load).not.toHaveBeenCalled();
    expect(input.clicks).toEqual([]);
  });

  it('does not load it to move through the links with the keyboard, or to scroll', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{PageDown} {Escape}');
    expect(document.activeElement).toBe(byText('Offre'));
    expect(around.load).not.toHaveBeenCalled();
  });

  it.each(['En voir plus', 'Se connecter pour postuler'])('keeps a click for it, once: %s', async (text) => {
    await userEvent.dblClick(byText(text));
    expect(around.load).toHaveBeenCalledTimes(1);
    expect(input.clicks).toEqual([byText(text)]);
    expect(document.documentElement).toHaveAttribute('data-waiting');
    input.stop();
    expect(document.documentElement).not.toHaveAttribute('data-waiting');
  });

  it('downloads its files when the mouse is over a button', async () => {
    await userEvent.hover(byText('Offre'));
    expect(around.prefetch).not.toHaveBeenCalled();
    await userEvent.hover(byText('En voir plus'));
    expect(around.prefetch).toHaveBeenCalled();
    expect(around.load).not.toHaveBeenCalled();
  });

  it('loads it when a field gets the focus, and leaves the text to the browser', async () => {
    const field = document.querySelector<HTMLInputElement>('input[name="search"]');
    if (field === null) throw new Error('no field');
    await userEvent.type(field, 'soudeuse');
    expect(around.load).toHaveBeenCalledTimes(1);
    expect(field).toHaveValue('soudeuse');
    expect(input.clicks).toEqual([]);
    expect(input.key).toBeNull();
  });

  it('leaves a checkbox as it is until the application changes it', async () => {
    const box = document.querySelector<HTMLInputElement>('input[name="remote"]');
    await userEvent.click(byText('À distance'));
    expect(box).not.toBeChecked();
    expect(input.clicks).toEqual([box]);
  });

  it('changes the theme without it', async () => {
    await userEvent.click(byText('Passer au thème clair'));
    expect(around.change).toHaveBeenCalledWith('theme');
    expect(around.load).not.toHaveBeenCalled();
  });

  it('keeps a shortcut: the palette, a single key, the search of the menu', async () => {
    await userEvent.keyboard('?');
    expect(input.key).toMatchObject({ key: '?' });
    await userEvent.keyboard('{Meta>}k{/Meta}');
    expect(input.key).toMatchObject({ key: 'k', metaKey: true });
    await userEvent.click(byText('Chercher'));
    expect(input.key).toMatchObject({ key: 'k', ctrlKey: true });
    expect(around.load).toHaveBeenCalledTimes(1);
  });

  it('is busy while a pointer or key is down', async () => {
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: byText('Texte') });
    expect(input.isBusy).toBe(true);
    await user.pointer({ keys: '[/MouseLeft]' });
    await waitFor(() => expect(input.isBusy).toBe(false));
    await user.keyboard('{a>}');
    expect(input.isBusy).toBe(true);
    await user.keyboard('{/a}');
    await waitFor(() => expect(input.isBusy).toBe(false));
  });

  it('is read again by the next click if the files could not be loaded', async () => {
    around.load.mockImplementationOnce(() => Promise.reject(new Error('offline')));
    await userEvent.click(byText('En voir plus'));
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-waiting'));
    await userEvent.click(byText('En voir plus'));
    expect(around.reload).toHaveBeenCalled();
  });
});
