import Bowser from 'bowser';
import { networkOf, place } from './network.js';

/** Where a session comes from, as the request told it. */
export interface Device {
  readonly userAgent: string | null;
  /** IP address. */
  readonly address: string;
}

const MAX_USER_AGENT = 300;

/** What is kept of a device so that its owner recognises it in a list. */
export function describeDevice(device: Device): { userAgent: string | null; network: string | null } {
  const text = (device.userAgent ?? '').replace(/[\p{Cc}]/gu, ' ').trim();
  return { userAgent: text === '' ? null : text.slice(0, MAX_USER_AGENT), network: networkOf(device.address, place) };
}

/** A device in words its owner knows; null and OTHER where it did not say. */
export interface DeviceWords {
  readonly browser: string | null;
  readonly system: string | null;
  readonly kind: 'DESKTOP' | 'MOBILE' | 'TABLET' | 'OTHER';
}

const kinds: Readonly<Record<string, DeviceWords['kind']>> = { desktop: 'DESKTOP', mobile: 'MOBILE', tablet: 'TABLET' };

/** Reads what a browser says of itself. Anybody can claim anything there: it is shown, and decides nothing. */
export function readDevice(userAgent: string | null): DeviceWords {
  if (userAgent === null) return { browser: null, system: null, kind: 'OTHER' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, kind: kinds[platform.type ?? ''] ?? 'OTHER' };
}
