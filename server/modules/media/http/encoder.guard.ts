import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { UnknownEncoder } from '../domain/encoder.errors.js';
import { EncoderRepository } from '../persistence/encoder.repository.js';
import { hashOfEncoderToken, looksLikeEncoderToken } from '../use-cases/encoder-token.js';

type RequestOfEncoder = FastifyRequest & { encoderId?: string };

const MAX_HEADER = 200;

/** The id of the calling encoder. */
export const CurrentEncoder = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { encoderId } = context.switchToHttp().getRequest<RequestOfEncoder>();
  if (encoderId === undefined) throw new UnknownEncoder();
  return encoderId;
});

/** Admits encoders by their token (`Authorization: Encoder …`). Read at every request, so a revoked token ends at once. */
@Injectable()
export class EncoderGuard implements CanActivate {
  constructor(private readonly encoders: EncoderRepository) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestOfEncoder>();
    const header = (request.headers.authorization ?? '').slice(0, MAX_HEADER);
    const token = /^Encoder +(\S+) *$/i.exec(header)?.[1] ?? '';
    if (!looksLikeEncoderToken(token)) throw new UnknownEncoder();
    const id = await this.encoders.idOfToken(hashOfEncoderToken(token));
    if (id === null) throw new UnknownEncoder();
    request.encoderId = id;
    return true;
  }
}
