import { NotFoundException } from '@nestjs/common';
import { InvalidInput, NotFound, Unavailable } from '../errors/request.errors.js';
import { problemOf } from './http-problem.js';

const withCode = (code: string): Error => Object.assign(new Error('x'), { code });

describe('a failure as an HTTP problem', () => {
  it('keeps the code and kind of a domain error', () => {
    expect(problemOf(new NotFound())).toMatchObject({ status: 404, code: 'REQUEST.NOT_FOUND' });
    expect(problemOf(new InvalidInput([{ path: 'a', code: 'FIELD.REQUIRED' }]))).toMatchObject({
      status: 400,
      details: [{ path: 'a' }],
    });
    expect(problemOf(new Unavailable())).toMatchObject({ status: 503, retryAfterSeconds: 2 });
  });

  it.each([
    ['53100', 507],
    ['57P03', 503],
    ['08006', 503],
    ['53300', 503],
    ['40001', 503],
    ['40P01', 503],
    ['55P03', 503],
    ['57014', 503],
    ['23505', 409],
    ['22P05', 400],
    ['22021', 400],
    ['ECONNREFUSED', 503],
    ['ENOSPC', 507],
    ['42703', 500],
    ['23514', 500],
  ])('of %s is %i', (code, status) => {
    expect(problemOf(withCode(code)).status).toBe(status);
  });

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'select 1 - Connection terminated unexpectedly',
  ])('says come back when the database says: %s', (message) => {
    expect(problemOf(new Error(message))).toMatchObject({ status: 503, retryAfterSeconds: 2 });
  });

  it('maps the framework’s own refusals, and takes the rest for a defect', () => {
    expect(problemOf(new NotFoundException())).toMatchObject({ status: 404, code: 'REQUEST.NOT_FOUND' });
    expect(problemOf({ statusCode: 413 })).toMatchObject({ status: 413, code: 'REQUEST.TOO_LARGE' });
    expect(problemOf({ statusCode: 429, ttl: 30_500 })).toMatchObject({
      status: 429,
      retryAfterSeconds: 31,
      params: { seconds: 31 },
    });
    expect(problemOf(new TypeError('x'))).toMatchObject({ status: 500, code: 'REQUEST.DEFECT' });
    expect(problemOf(undefined)).toMatchObject({ status: 500 });
  });
});
