const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML 1.0 forbids even when escaped. Removed, so that one posting does not break a whole feed. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for HTML and XML content and quoted attributes. */
export const escaped = (text: string): string =>
  text.replace(notXml, '').replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** JSON for a `<script>` of data; no text in it can close the script element. */
export function jsonForScript(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
