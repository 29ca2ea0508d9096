import { jest } from '@jest/globals';
import { auditActions } from '../../../server/modules/operations/http/audit.contract.js';
import type { TestRequest } from '../../support/app.js';
import { query } from '../../support/query.js';
import { type Cast, startCast } from './cast.js';
import { matrix } from './matrix/index.js';
import { filled, type Row, type Thing } from './matrix/row.js';
import { WALK_TIMEOUT_MS } from './walk-timeout.js';

jest.setTimeout(WALK_TIMEOUT_MS);

const OPERATOR = 6;
const isAct = ({ route }: Row): boolean => !route.startsWith('GET ');

/** Every route that only operators may call, with an object for it. */
const acts = matrix.filter(isAct).flatMap((row) =>
  Object.entries(row.things)
    .filter(([, { answers }]) => {
      const status = answers[OPERATOR];
      return status < 300 && answers.every((other, index) => index === OPERATOR || other === 401 || other === 403);
    })
    .map(([name, thing]): readonly [string, Row, Thing] => [`${row.route}: ${name}`, row, thing]),
);

describe('operators’ actions', () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await startCast();
  });
  afterAll(() => cast.app.close());

  const audited = (operatorId: string) =>
    query<{ action: string }>(cast.app.databaseUrl, 'select action from audit_entry where operator_id = $1', [
      operatorId,
    ]);

  it('have routes to check', () => {
    expect(acts.length).toBeGreaterThan(12);
  });

  it.each(acts)('are audited: %s', async (_, row, thing) => {
    const { operator } = cast.players;
    const id = thing.id ? await thing.id(cast, operator) : '';
    const before = await audited(operator.id);
    const { payload } = (await row.payload?.(cast, operator)) ?? {};
    const [method = '', path = ''] = row.route.split(' ');
    const { status, text } = await cast.app.request({
      method: method as NonNullable<TestRequest['method']>,
      url: filled(path, id),
      token: operator.token,
      ...(payload === undefined ? {} : { payload }),
    });
    expect([status < 300, text]).toEqual([true, text]);
    const after = await audited(operator.id);
    expect(after.length).toBeGreaterThan(before.length);
    const known: readonly string[] = auditActions;
    expect(after.map(({ action }) => action).filter((action) => !known.includes(action))).toEqual([]);
  });
});
