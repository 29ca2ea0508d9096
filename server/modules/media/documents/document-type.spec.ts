import fc from 'fast-check';
import { DocumentWithMacros, UnsupportedDocument } from '../domain/owned-file.errors.js';
import { documentType } from './document-type.js';
import { zipNames } from './zip-names.js';

/** An archive whose directory lists the names; the entries are empty, because only the names are checked. */
function archiveOf(names: readonly string[], comment = '', claimed = names.length): Buffer {
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    return Buffer.concat([entry, Buffer.from(name)]);
  });
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(claimed, 10);
  end.writeUInt32LE(4, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), directory, end, Buffer.from(comment)]);
}

const word = ['[Content_Types].xml', 'word/document.xml'];
const pdf = (tail = 'startxref\n9\n%%EOF\n'): Buffer => Buffer.from(`%PDF-1.7\n${tail}`);

describe('the kind of a document', () => {
  it('is what its content says', () => {
    expect(documentType(pdf()).extension).toBe('pdf');
    expect(documentType(archiveOf(word)).extension).toBe('docx');
    expect(documentType(archiveOf(word, 'a comment')).extension).toBe('docx');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a PDF cut off', pdf('')],
    ['a PDF of no version', Buffer.from('%PDF-x\nstartxref\n9\n%%EOF')],
    ['an archive of something else', archiveOf(['[Content_Types].xml', 'xl/workbook.xml'])],
    ['an archive behind something else', Buffer.concat([Buffer.from('MZ'), archiveOf(word)])],
    ['an archive without an end', archiveOf(word).subarray(0, -1)],
    ['an archive that claims more entries than it has', archiveOf(word, '', 9)],
  ])('is refused for %s', (_, bytes) => {
    expect(() => documentType(bytes)).toThrow(UnsupportedDocument);
  });

  it.each(['word/vbaProject.bin', 'word/VBADATA.xml', 'word/activeX/activeX1.xml'])('is refused with %s', (name) => {
    expect(() => documentType(archiveOf([...word, name]))).toThrow(DocumentWithMacros);
  });

  it('is read from any bytes without a crash', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat({ max: 200 }), (noise, at) => {
        const bytes = archiveOf([...word, 'word/styles.xml']);
        Buffer.from(noise).copy(bytes, at % bytes.length);
        const names = zipNames(bytes, 100);
        expect(names === null || names.length <= 100).toBe(true);
      }),
    );
  });
});
