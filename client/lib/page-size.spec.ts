import { connectionOf } from './connection';
import { pageSize, pageSizeFor } from './page-size';

describe('rows per page', () => {
  it.each([
    [{ effectiveType: '4g' }, false, 50],
    [{ effectiveType: '3g' }, false, 20],
    [{ effectiveType: '2g' }, false, 10],
    [{ effectiveType: 'slow-2g' }, false, 10],
    [{ effectiveType: '4g' }, true, 10],
    [undefined, true, 10],
    [{ effectiveType: '6g' }, false, 20],
    [{}, false, 20],
    [undefined, false, 20],
  ])('on a connection %j, saving data: %s, are %i', (connection, isSaving, rows) => {
    expect(pageSizeFor(connection, isSaving)).toBe(rows);
  });

  it('are twenty if the browser gives no information', () => {
    expect(connectionOf(navigator)).toBeUndefined();
    expect(pageSize).toBe(20);
  });
});
