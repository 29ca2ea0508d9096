import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
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

describe('the page that the server wrote', () => {
  afterEach(() => jest.restoreAllMocks());

  it('goes once the application has the same to show, and not before', async () => {
    let isReady = false;
    setUp({ isReady: () => isReady });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(content()).not.toBeNull();
    isReady = true;
    await waitFor(() => expect(content()).toBeNull());
    expect(document.querySelector('link[rel="canonical"]')).not.toBeNull();
  });

  it('waits until it is known whether somebody is signed in, but not for ever', async () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    setUp({ isSettled: () => false });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(content()).not.toBeNull();
    now = 60_000;
    await waitFor(() => expect(content()).toBeNull());
  });

  it('leaves behind what was typed into it, and the focus', async () => {
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

  it('goes at once where nobody sees it: the reader is signed in', () => {
    document.head.innerHTML = '<style>#public-page { display: none }</style>';
    document.body.innerHTML = page;
    handOver(document, { isSettled: () => false, isReady: () => false, onNavigated: () => undefined });
    expect(content()).toBeNull();
  });

  it('takes its description along when somebody goes elsewhere', () => {
    const { navigate } = setUp({ isReady: () => false });
    navigate();
    expect(content()).toBeNull();
    expect(document.querySelector('link[rel="canonical"], script[type="application/ld+json"]')).toBeNull();
    expect(document.querySelector('link[rel="icon"]')).not.toBeNull();
  });

  it('is not there on any other page', () => {
    document.body.innerHTML = '<div id="root"></div>';
    expect(() =>
      handOver(document, { isSettled: () => true, isReady: () => true, onNavigated: () => undefined }),
    ).not.toThrow();
  });
});
