import Bowser from 'bowser';
import { networkOf, place } from './network.js';

/** The device of a session, as the request describes it. */
export interface Device {
  readonly userAgent: string | null;
  /** IP address. */
  readonly address: string;
}

const MAX_USER_AGENT = 300;

/** The stored part of a device, enough for its owner to recognise it in a list. */
export function describeDevice(device: Device): { userAgent: string | null; network: string | null } {
  const text = (device.userAgent ?? '').replace(/[\p{Cc}]/gu, ' ').trim();
  return { userAgent: text === '' ? null : text.slice(0, MAX_USER_AGENT), network: networkOf(device.address, place) };
}

/** A device in words for its owner; null and OTHER if unknown. */
export interface DeviceWords {
  readonly browser: string | null;
  readonly system: string | null;
  readonly kind: 'DESKTOP' | 'MOBILE' | 'TABLET' | 'OTHER';
}

const kinds: Readonly<Record<string, DeviceWords['kind']>> = { desktop: 'DESKTOP', mobile: 'MOBILE', tablet: 'TABLET' };

/** Parses the user agent. Clients can send anything here, so it is only displayed and never used for decisions. */
export function readDevice(userAgent: string | null): DeviceWords {
  if (userAgent === null) return { browser: null, system: null, kind: 'OTHER' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, kind: kinds[platform.type ?? ''] ?? 'OTHER' };
}
