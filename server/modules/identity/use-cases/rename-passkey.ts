import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Passkeys } from '../persistence/passkeys.js';

/** Changes the name by which the person recognises a passkey. */
@Injectable()
export class RenamePasskey {
  constructor(private readonly passkeys: Passkeys) {}

  /** @throws NotFound if it is not a passkey of this account. */
  async execute(accountId: string, id: string, name: string): Promise<void> {
    if (!(await this.passkeys.rename(accountId, id, name))) throw new NotFound();
  }
}
