import { connectionOf, pageSize, pageSizeFor } from './page-size';

describe('rows per page', () => {
  it.each([
    [{ effectiveType: '4g' }, 50],
    [{ effectiveType: '3g' }, 20],
    [{ effectiveType: '2g' }, 10],
    [{ effectiveType: 'slow-2g' }, 10],
    [{ effectiveType: '4g', saveData: true }, 10],
    [{ effectiveType: '6g' }, 20],
    [{}, 20],
    [undefined, 20],
  ])('on a connection %j are %i', (connection, rows) => {
    expect(pageSizeFor(connection)).toBe(rows);
  });

  it('are twenty if the browser gives no information', () => {
    expect(connectionOf(navigator)).toBeUndefined();
    expect(pageSize).toBe(20);
  });
});
