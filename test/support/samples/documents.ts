import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import yazl from 'yazl';

/** A small PDF that contains the words. */
export function pdf(words = 'Curriculum vitae'): Buffer {
  const parts = [
    '%PDF-1.4\n',
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>\nendobj\n',
    `4 0 obj\n<< /Title (${words}) >>\nendobj\n`,
  ];
  const body = parts.join('');
  let offset = 0;
  const table = parts.map((part) => {
    const line = `${String(offset).padStart(10, '0')} 00000 n \n`;
    offset += part.length;
    return line;
  });
  const xref = `xref\n0 5\n0000000000 65535 f \n${table.slice(1).join('')}`;
  return Buffer.from(
    `${body}${xref}trailer\n<< /Size 5 /Root 1 0 R /Info 4 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

/** A ZIP archive of the entries. */
export async function archive(entries: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, text] of Object.entries(entries))
    zip.addBuffer(typeof text === 'string' ? Buffer.from(text) : text, name);
  zip.end();
  return buffer(zip.outputStream as Readable);
}

/** A DOCX document, with additional entries if given. */
export const docx = (more: Readonly<Record<string, string>> = {}): Promise<Buffer> =>
  archive({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': '<Relationships/>',
    'word/document.xml': '<w:document/>',
    ...more,
  });
