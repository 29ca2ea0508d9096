/** Specific names first, because an Android phone also says "Linux" and an iPhone "Mac OS X". */
const devices = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** The suggested name for a passkey of this device; empty if unknown. */
export const deviceName = (userAgent: string): string => devices.find(([sign]) => userAgent.includes(sign))?.[1] ?? '';
