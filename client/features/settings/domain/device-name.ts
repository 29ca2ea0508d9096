/** The more telling names first: an Android phone also says "Linux", an iPhone also says "Mac OS X". */
const devices = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** A name to start with for a passkey of this device; empty if unknown. */
export const deviceName = (userAgent: string): string => devices.find(([sign]) => userAgent.includes(sign))?.[1] ?? '';
