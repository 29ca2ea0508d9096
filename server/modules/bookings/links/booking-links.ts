import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../../platform/security/secret-box.js';

/** MANAGE opens a booking to move or cancel it; CALENDAR only returns its file; CONFIRM is only in the confirmation email. */
type Purpose = 'MANAGE' | 'CALENDAR' | 'CONFIRM';

const ID_BYTES = 16;

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

function idOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Links that open one booking without a sign-in. They are encrypted with the installation's key; nothing is stored. */
@Injectable()
export class BookingLinks {
  constructor(private readonly box: SecretBox) {}

  async tokenFor(bookingId: string, purpose: Purpose): Promise<string> {
    const sealed = await this.box.seal(purpose, 'studio-booking', bookingId);
    return Buffer.concat([bytesOf(bookingId), sealed]).toString('base64url');
  }

  /** @returns the id of the booking; null if the token is not one of ours. */
  async read(token: string, purpose: Purpose): Promise<string | null> {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length <= ID_BYTES) return null;
    const id = idOf(bytes.subarray(0, ID_BYTES));
    try {
      return (await this.box.open(bytes.subarray(ID_BYTES), 'studio-booking', id)) === purpose ? id : null;
    } catch (error) {
      // The token was forged or damaged. That is not a server error, so the cipher's error is ignored.
      if (/authenticate|tag length|initialization vector|Invalid/i.test(String(error))) return null;
      throw error;
    }
  }
}
