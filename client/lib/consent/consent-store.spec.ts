import { memoryConsent } from '../spec-support/consent-store';
import { consentCookies, everything, nothingOptional, readConsent } from './consent-record';
import { ConsentStore } from './consent-store';
import { CONSENT_HOURS, CONSENT_VERSION, keptItems, type KeptItem } from './kept-items';

const HOUR = 3_600_000;

function cookiesOf(time: number, choices = everything, version = CONSENT_VERSION): string {
  const lines = consentCookies({ version, time: new Date(time).toISOString(), choices }, true);
  return lines.map((line) => line.split('; ', 1)[0]).join('; ');
}

describe('the answer in the cookies', () => {
  const now = Date.UTC(2026, 2, 1);

  it('is two first-party cookies of 720 hours, with version, time and choices', () => {
    const lines = consentCookies(
      { version: CONSENT_VERSION, time: new Date(now).toISOString(), choices: everything },
      true,
    );
    expect(lines.map((line) => line.split('=', 1)[0])).toEqual(['cookie_consent', 'cookie_preferences']);
    for (const line of lines) expect(line).toMatch(/; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/);
    expect(readConsent(cookiesOf(now), now)).toEqual({
      version: '2025-10-24',
      time: '2026-03-01T00:00:00.000Z',
      choices: { preferences: true, analytics: true, marketing: true },
    });
  });

  it.each([
    ['nothing', ''],
    ['one of the two', cookiesOf(now).split('; ')[0] ?? ''],
    ['not JSON', 'cookie_consent=yes; cookie_preferences=all'],
    ['not even text', 'cookie_consent=%E0%A4%A; cookie_preferences=%E0%A4%A'],
    ['too old', cookiesOf(now - CONSENT_HOURS * HOUR)],
    ['from the future', cookiesOf(now + HOUR)],
    ['to another policy', cookiesOf(now, everything, '2024-01-01')],
    ['without a date', 'cookie_consent={"version":"2025-10-24"}; cookie_preferences={"analytics":true}'],
  ])('is missing if it is %s', (_, cookies) => {
    expect(readConsent(cookies, now)).toBeNull();
  });

  it('is still valid one hour before it expires', () => {
    expect(readConsent(cookiesOf(now - (CONSENT_HOURS - 1) * HOUR), now)?.choices).toEqual(everything);
  });

  it('accepts only an explicit yes', () => {
    const cookies = `${cookiesOf(now).split('; ')[0]}; cookie_preferences={"analytics":1,"marketing":"true","preferences":true}`;
    expect(readConsent(cookies, now)?.choices).toEqual({ preferences: true, analytics: false, marketing: false });
  });
});

describe('the consent', () => {
  it('is off before an answer, follows it immediately, and is off again after it expires', () => {
    let now = Date.UTC(2026, 2, 1);
    const { store, cookies } = memoryConsent({ now: () => now });
    expect([store.getState().record, store.allows('analytics'), cookies.jar.size]).toEqual([null, false, 0]);
    store.decide({ ...nothingOptional, analytics: true });
    expect([store.allows('analytics'), store.allows('marketing')]).toEqual([true, false]);
    store.change('analytics', false);
    store.change('marketing', true);
    expect([store.allows('analytics'), store.allows('marketing')]).toEqual([false, true]);
    now += CONSENT_HOURS * HOUR;
    expect(store.allows('marketing')).toBe(false);
    store.refresh();
    expect(store.getState().record).toBeNull();
  });

  it('is remembered by the next visit', () => {
    const { store, around } = memoryConsent();
    store.decide(everything);
    expect(new ConsentStore(around).getState().record?.choices).toEqual(everything);
  });

  it('follows the answer of another tab', () => {
    const { store, around } = memoryConsent();
    new ConsentStore(around).decide(everything);
    expect(store.getState().record).toBeNull();
    store.refresh();
    expect(store.getState().record?.choices).toEqual(everything);
  });

  it('removes optional items when the answer that allowed them expires', () => {
    const items: readonly KeptItem[] = [
      { name: 'seen', place: 'local', category: 'preferences', purpose: 'theme', lasts: { hours: CONSENT_HOURS } },
    ];
    let now = Date.UTC(2026, 2, 1);
    const { store, storages, around } = memoryConsent({ items, now: () => now });
    store.decide(everything);
    storages.local.setItem('seen', 'x');
    expect([new ConsentStore(around).allows('preferences'), storages.local.entries.size]).toEqual([true, 1]);
    now += CONSENT_HOURS * HOUR;
    expect([new ConsentStore(around).allows('preferences'), storages.local.entries.size]).toEqual([false, 0]);
  });

  it('removes stored items as soon as their category is refused, and nothing else', () => {
    const items: readonly KeptItem[] = [
      ...keptItems,
      { name: 'seen:…', place: 'local', category: 'preferences', purpose: 'theme', lasts: 'cleared' },
      { name: 'visits', place: 'session', category: 'analytics', purpose: 'theme', lasts: 'tab' },
      { name: '_visitor', place: 'cookie', category: 'analytics', purpose: 'theme', lasts: { hours: 720 } },
    ];
    const { store, storages, cookies } = memoryConsent({ items });
    store.decide(everything);
    for (const key of ['seen:1', 'seen:2', 'theme']) storages.local.setItem(key, 'x');
    storages.session.setItem('visits', '3');
    cookies.writeCookie('_visitor=42; Path=/');
    store.decide({ preferences: true, analytics: false, marketing: true });
    expect([...storages.local.entries.keys()]).toEqual(['seen:1', 'seen:2', 'theme']);
    expect([storages.session.entries.size, cookies.jar.has('_visitor')]).toEqual([0, false]);
    store.decide(nothingOptional);
    expect([...storages.local.entries.keys()]).toEqual(['theme']);
    expect([...cookies.jar.keys()]).toEqual(['cookie_consent', 'cookie_preferences']);
  });
});
