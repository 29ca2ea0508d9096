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
