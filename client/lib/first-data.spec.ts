import { QueryClient } from '@tanstack/react-query';
import { takeFirstData } from './first-data';

describe('the data of a server-rendered page', () => {
  it('is used once, and found under the query keys of the screens', () => {
    const client = new QueryClient();
    const reads = [{ key: ['jobs', null, 'fr', 'one', 'a'], data: { title: 'Soudeuse </script>' } }];
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = 'first-data';
    element.textContent = JSON.stringify({ reads }).replaceAll('<', '\\u003c');
    document.body.append(element);
    takeFirstData(document, client, 1_000);
    expect(client.getQueryState(['jobs', null, 'fr', 'one', 'a'])?.dataUpdatedAt).toBe(1_000);
    expect(client.getQueryData(['jobs', null, 'fr', 'one', 'a'])).toEqual({ title: 'Soudeuse </script>' });
    expect(client.getQueryData(['jobs', 'somebody', 'fr', 'one', 'a'])).toBeUndefined();
    expect(document.getElementById('first-data')).toBeNull();
    client.clear();
  });

  it('is not needed on a page without content', () => {
    const client = new QueryClient();
    takeFirstData(document, client);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
});
