import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import yazl from 'yazl';
import { Clock } from '../../../platform/clock/clock.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { Logger } from '../../../platform/logging/logger.js';
import type { ExportedFile } from '../../../platform/personal-data/personal-data.js';
import { TooManyAttempts, TooManyExports } from '../domain/identity.errors.js';
import { limits } from '../domain/limits.js';
import { PersonalDataHolders } from '../personal-data-holders.js';
import { Throttle } from '../persistence/throttle.js';

/** Exports all data of an account as an archive, built while it is sent: at most one file is open at a time. */
@Injectable()
export class ExportAccount {
  constructor(
    private readonly holders: PersonalDataHolders,
    private readonly throttle: Throttle,
    private readonly translator: Translator,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @throws TooManyExports */
  async execute(accountId: string, language: Language): Promise<Readable> {
    await this.#count(accountId);
    const files: ExportedFile[] = [this.#readme(language)];
    for (const holder of this.holders.all) for await (const file of holder.export(accountId)) files.push(file);
    this.logger.info({ event: 'account-exported', accountId, files: files.length }, 'account exported');
    return this.#archive(files, accountId);
  }

  #archive(files: readonly ExportedFile[], accountId: string): Readable {
    const zip = new yazl.ZipFile();
    const archive = zip.outputStream as Readable;
    let open: Readable | null = null;
    zip.on('error', (error: Error) => {
      this.logger.error({ err: error, accountId }, 'export broken off');
      archive.destroy(error);
    });
    // If the reader stops, close the file that is being read.
    archive.on('close', () => open?.destroy());
    const mtime = this.clock.now();
    for (const file of files) {
      zip.addReadStreamLazy(file.path, { compress: file.packed !== true, mtime }, (give) => {
        file.content().then(
          (content) => give(null, (open = content instanceof Readable ? content : Readable.from([content]))),
          (error: unknown) => give(error, Readable.from([])),
        );
      });
    }
    zip.end();
    return archive;
  }

  #readme(language: Language): ExportedFile {
    const text = this.translator.text('IDENTITY.EXPORT_README', language);
    const path = this.translator.text('IDENTITY.EXPORT_README_NAME', language);
    return { path, content: () => Promise.resolve(Buffer.from(text)) };
  }

  async #count(accountId: string): Promise<void> {
    try {
      await this.throttle.count({ limit: limits.exportOfAccount, of: [accountId] });
    } catch (error) {
      throw error instanceof TooManyAttempts ? new TooManyExports(error.retryAfterSeconds) : error;
    }
  }
}
