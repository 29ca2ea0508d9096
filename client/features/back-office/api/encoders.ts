import {
  type CreateEncoderRequest,
  encoderCreated,
  type EncoderCreated,
  encoderRevoked,
  encodersPage,
  type EncodersPage,
} from '@modules/media/http/encoders.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

const PAGE = 20;

/** Encoders on other machines, newest first. */
export function useEncoders() {
  return useReadPages<EncodersPage>('admin', ['encoders'], (page, signal) =>
    api({ path: '/api/admin/encoders', query: { page, limit: PAGE }, answer: encodersPage, signal }),
  );
}

/** @returns with the token, which no other answer contains */
export function addEncoder(body: CreateEncoderRequest): Promise<EncoderCreated> {
  return api({ method: 'POST', path: '/api/admin/encoders', body, answer: encoderCreated });
}

export async function revokeEncoder(id: string): Promise<void> {
  await api({ method: 'DELETE', path: `/api/admin/encoders/${id}`, answer: encoderRevoked });
}
