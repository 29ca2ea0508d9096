import { blocksOf, piecesOf, type TextBlock, type TextPiece } from '../../../platform/contract/rich-text.contract.js';
import { escaped } from '../../../platform/static/html-text.js';

export { escaped, jsonForScript } from '../../../platform/static/html-text.js';

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
