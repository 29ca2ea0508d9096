import { Injectable } from '@nestjs/common';
import { documentType } from '../documents/document-type.js';
import { displayName } from './display-name.js';
import { StoreFile } from './store-file.js';

const NAME_MAX = 120;

/** Sets the extension by content, whatever the sender's name. */
function nameOf(fileName: string, extension: string): string {
  const plain = displayName(fileName)
    .trim()
    .replace(/\.(?:pdf|docx?)$/i, '');
  return `${[...(plain || 'cv')].slice(0, NAME_MAX).join('')}.${extension}`;
}

/** Replaces a person's résumé. Stored unchanged, because it is only downloaded, never displayed. */
@Injectable()
export class StoreResume {
  constructor(private readonly store: StoreFile) {}

  /**
   * @returns its id and name
   * @throws UnsupportedDocument @throws DocumentWithMacros @throws like {@link StoreFile.execute}
   */
  async execute(ownerId: string, document: { fileName: string; bytes: Buffer }): Promise<{ id: string; name: string }> {
    const type = documentType(document.bytes);
    const name = nameOf(document.fileName, type.extension);
    const id = await this.store.execute({ ownerId, kind: 'resume', name, bytes: document.bytes, ...type });
    return { id, name };
  }
}
