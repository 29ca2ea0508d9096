import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { EarlyInput } from '../start/early-input';
import { type Application, handOver } from './hand-over';

const page = '<div id="public-page"><h1>Soudeuse</h1></div><div id="root"></div>';
const head =
  '<link rel="canonical" href="/jobs/1"><link rel="icon" href="/favicon.svg"><script type="application/ld+json">{}</script>';

function setUp(changes: Partial<Application> = {}) {
  document.head.innerHTML = head;
  document.body.innerHTML = page;
  let navigated: () => void = () => undefined;
  handOver(document, {
    isSettled: () => true,
    isReady: () => true,
    onNavigated: (follow) => {
      navigated = follow;
    },
    ...changes,
  });
  return { navigate: () => navigated() };
}
const content = () => document.getElementById('public-page');

describe('the server-rendered page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is removed once the application shows the same content, and not before', async () => {
    let isReady = false;
    setUp({ isReady: () => isReady });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(content()).not.toBeNull();
    isReady = true;
    await waitFor(() => expect(content()).toBeNull());
    expect(document.querySelector('link[rel="canonical"]')).not.toBeNull();
  });

  it('waits until the session is known, but not for ever', async () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    setUp({ isSettled: () => false });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(content()).not.toBeNull();
    now = 60_000;
    await waitFor(() => expect(content()).toBeNull());
  });

  it('passes typed text and the focus to the application', async () => {
    let isReady = false;
    setUp({ isReady: () => isReady });
    const fields = '<label>Recherche <input name="search" value=""></label><a href="/login">Se connecter</a>';
    for (const id of ['public-page', 'root']) document.getElementById(id)?.insertAdjacentHTML('beforeend', fields);
    const typed = content()?.querySelector('input');
    if (!typed) throw new Error('no field');
    typed.value = 'soudeuse';
    typed.focus();
    const heard = jest.fn();
    const field = document.querySelector<HTMLInputElement>('#root input');
    field?.addEventListener('input', heard);
    isReady = true;
    await waitFor(() => expect(content()).toBeNull());
    expect(field).toHaveValue('soudeuse');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(field);
  });

  it('repeats clicks and a shortcut that the application could not answer yet', async () => {
    let isReady = false;
    const early = { isBusy: true, clicks: [] as HTMLElement[], key: { key: '?' }, stop: jest.fn() };
    document.head.innerHTML = head;
    document.body.innerHTML = page;
    const buttons = '<button>Sauvegarder</button><button>Sauvegarder</button>';
    for (const id of ['public-page', 'root']) document.getElementById(id)?.insertAdjacentHTML('beforeend', buttons);
    early.clicks.push(...[...document.querySelectorAll<HTMLElement>('#public-page button')].slice(1));
    const [first, second] = [...document.querySelectorAll('#root button')];
    const heard: string[] = [];
    first?.addEventListener('click', () => heard.push('first'));
    for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click'])
      second?.addEventListener(type, () => heard.push(type));
    document.addEventListener('keydown', ({ key }) => heard.push(key), { once: true });
    const application = { isSettled: () => true, isReady: () => isReady, onNavigated: () => undefined };
    handOver(document, application, early as unknown as EarlyInput);
    isReady = true;
    await new Promise((resolve) => setTimeout(resolve, 100));
    // The pointer is still down: replacing the page now would lose its click.
    expect(content()).not.toBeNull();
    early.isBusy = false;
    await waitFor(() => expect(content()).toBeNull());
    expect(heard).toEqual(['pointerdown', 'mousedown', 'mouseup', 'click', '?']);
    expect(early.stop).toHaveBeenCalled();
  });

  it('passes a chosen option and the caret to the application', async () => {
    let isReady = false;
    setUp({ isReady: () => isReady });
    const fields =
      '<select name="sort_by"><option selected>newest</option><option>salary</option></select><input name="search">';
    for (const id of ['public-page', 'root']) document.getElementById(id)?.insertAdjacentHTML('beforeend', fields);
    const [select, field] = [content()?.querySelector('select'), content()?.querySelector('input')];
    if (!select || !field) throw new Error('no fields');
    select.value = 'salary';
    field.value = 'soudeuse';
    field.focus();
    field.setSelectionRange(3, 3);
    const heard = jest.fn();
    document.querySelector('#root select')?.addEventListener('change', heard);
    isReady = true;
    await waitFor(() => expect(content()).toBeNull());
    expect(document.querySelector('#root select')).toHaveValue('salary');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(document.querySelector<HTMLInputElement>('#root input')?.selectionStart).toBe(3);
  });

  it('is removed at once if it is hidden because the reader is signed in', () => {
    document.head.innerHTML = '<style>#public-page { display: none }</style>';
    document.body.innerHTML = page;
    handOver(document, { isSettled: () => false, isReady: () => false, onNavigated: () => undefined });
    expect(content()).toBeNull();
  });

  it('loses its meta tags on navigation', () => {
    const { navigate } = setUp({ isReady: () => false });
    navigate();
    expect(content()).toBeNull();
    expect(document.querySelector('link[rel="canonical"], script[type="application/ld+json"]')).toBeNull();
    expect(document.querySelector('link[rel="icon"]')).not.toBeNull();
  });

  it('does not exist on any other page', () => {
    document.body.innerHTML = '<div id="root"></div>';
    expect(() =>
      handOver(document, { isSettled: () => true, isReady: () => true, onNavigated: () => undefined }),
    ).not.toThrow();
  });
});
