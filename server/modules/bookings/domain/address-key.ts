/**
 * One key for all addresses of one mailbox, to count its bookings. Ignores case, `+tag` and Gmail's dots.
 * The migration of the column calculates the same in SQL.
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
