/**
 * One key for the addresses that reach one mailbox, to count bookings by: case, `+tag`, and the dots that Gmail ignores.
 * The migration of the column computes the same in SQL.
 *
 * @example addressKeyOf('Aline.Roy+studio@GMail.com') // 'alineroy@gmail.com'
 */
export function addressKeyOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const mailbox = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return `${domain === 'gmail.com' ? mailbox.replaceAll('.', '') : mailbox}@${domain}`;
}
