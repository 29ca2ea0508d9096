/** Value of the readable cookie `name`, or null. */
export function readCookie(name: string, cookies: string): string | null {
  for (const pair of cookies.split('; ')) {
    const [key, ...value] = pair.split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return null;
}
