import { Injectable } from '@nestjs/common';
import { documentType } from '../documents/document-type.js';
import { displayName } from './display-name.js';
import { StoreFile } from './store-file.js';

const NAME_MAX = 120;

/** The name a reader's computer sees ends as the content is, whatever its sender called it. */
function nameOf(fileName: string, extension: string): string {
  const plain = displayName(fileName)
    .trim()
    .replace(/\.(?:pdf|docx?)$/i, '');
  return `${[...(plain || 'cv')].slice(0, NAME_MAX).join('')}.${extension}`;
}

/** Gives somebody a résumé in place of the one they had. Kept as it came: a copy is handed out, never shown. */
@Injectable()
export class StoreResume {
  constructor(private readonly store: StoreFile) {}

  /**
   * @returns its id and the name it has from now on
   * @throws UnsupportedDocument @throws DocumentWithMacros @throws like {@link StoreFile.execute}
   */
  async execute(ownerId: string, document: { fileName: string; bytes: Buffer }): Promise<{ id: string; name: string }> {
    const type = documentType(document.bytes);
    const name = nameOf(document.fileName, type.extension);
    const id = await this.store.execute({ ownerId, kind: 'resume', name, bytes: document.bytes, ...type });
    return { id, name };
  }
}
