import { Resolver } from 'node:dns';

/** The servers of the setting DNS_SERVERS, separated by commas. */
export const dnsServers = (setting: string): readonly string[] =>
  setting
    .split(',')
    .map((server) => server.trim())
    .filter((server) => server !== '');

/** Whether all are IP addresses, with or without a port, for example `9.9.9.9, 192.0.2.1:5353, [2001:db8::1]:53`. */
export function areDnsServers(setting: string): boolean {
  const servers = dnsServers(setting);
  if (servers.length === 0) return false;
  try {
    new Resolver().setServers(servers);
    return true;
  } catch {
    return false;
  }
}
