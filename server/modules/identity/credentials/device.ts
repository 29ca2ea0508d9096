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
