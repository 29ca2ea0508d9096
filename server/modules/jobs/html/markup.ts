import { blocksOf, piecesOf, type TextBlock, type TextPiece } from '../../../platform/contract/rich-text.contract.js';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML 1.0 forbids even when escaped. Removed, so that one posting does not break a whole feed. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for HTML and XML content and quoted attributes. */
export const escaped = (text: string): string =>
  text.replace(notXml, '').replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const pieceHtml = (piece: TextPiece): string => {
  const text = escaped(piece.text);
  switch (piece.kind) {
    case 'strong':
      return `<strong>${text}</strong>`;
    case 'emphasis':
      return `<em>${text}</em>`;
    case 'link':
      return `<a href="${escaped(piece.href)}" rel="noopener noreferrer nofollow ugc">${text}</a>`;
    case 'text':
      return text;
  }
};
const lineHtml = (line: string): string => piecesOf(line).map(pieceHtml).join('');

const list = (tag: 'ul' | 'ol', lines: readonly string[]): string =>
  `<${tag}>${lines.map((line) => `<li>${lineHtml(line)}</li>`).join('')}</${tag}>`;

function blockHtml({ kind, lines }: TextBlock): string {
  switch (kind) {
    case 'heading':
      return `<h3>${lineHtml(lines[0] ?? '')}</h3>`;
    case 'list':
      return list('ul', lines);
    case 'steps':
      return list('ol', lines);
    case 'paragraph':
      return `<p>${lines.map(lineHtml).join('<br>')}</p>`;
  }
}

/** The author's text with its few allowed marks as safe HTML. */
export const richHtml = (text: string): string => blocksOf(text).map(blockHtml).join('');

const plainItems = (items: readonly string[]): string => items.map((item) => `<li>${escaped(item)}</li>`).join('');
export const bulletList = (items: readonly string[]): string => `<ul>${plainItems(items)}</ul>`;
export const numberedList = (items: readonly string[]): string => `<ol>${plainItems(items)}</ol>`;

/** JSON for a `<script type="application/ld+json">`; no text in it can close the script element. */
export function jsonForScript(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
