import { fileLimits } from '../domain/file-limits.js';
import { DocumentWithMacros, UnsupportedDocument } from '../domain/owned-file.errors.js';
import { zipNames } from './zip-names.js';

export interface DocumentType {
  readonly contentType: string;
  readonly extension: 'pdf' | 'docx';
}

const pdf: DocumentType = { contentType: 'application/pdf', extension: 'pdf' };
const docx: DocumentType = {
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: 'docx',
};

/** Readers look for the end of a PDF in its last kilobyte; some writers add a few bytes after it. */
const PDF_TAIL = 2_048;

/** A header at the very start, and at the end the table and marker of a complete file. */
export function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false;
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - PDF_TAIL));
  return /startxref\s+\d+\s+%%EOF/.test(tail);
}

/**
 * The type of a document by its content, whatever its name.
 *
 * @throws UnsupportedDocument @throws DocumentWithMacros
 */
export function documentType(bytes: Buffer): DocumentType {
  if (isPdf(bytes)) return pdf;
  // An archive that starts with other bytes hides a second file.
  const names =
    bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004' ? zipNames(bytes, fileLimits.maxDocumentParts) : null;
  if (!names?.includes('[Content_Types].xml') || !names.includes('word/document.xml')) throw new UnsupportedDocument();
  if (names.some((name) => /vba(?:Project|Data)|(?:^|\/)activeX\//i.test(name))) throw new DocumentWithMacros();
  return docx;
}
