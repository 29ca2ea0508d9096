import { keptItems, type KeptItem } from '../../../../../lib/consent/kept-items';
import { useCookiesText } from '../../messages/use-cookies-text';
import { DataTable } from '../../../../../design-system/DataTable/DataTable';

/** Table of everything stored in the browser, from the register in `lib/consent`. */
export function KeptItems({ items = keptItems }: { items?: readonly KeptItem[] }) {
  const text = useCookiesText();
  const lasts = ({ lasts: time }: KeptItem): string =>
    typeof time === 'string' ? text(`lasts.${time}`) : text('hours', { count: time.hours });
  return (
    <DataTable
      caption={text('table.caption')}
      head={[
        text('table.name'),
        text('table.place'),
        text('table.category'),
        text('table.purpose'),
        text('table.lasts'),
      ]}
      rows={items.map((item) => [
        <code key="name">{item.name}</code>,
        text(`place.${item.place}`),
        text(`category.${item.category}`),
        text(`purpose.${item.purpose}`),
        lasts(item),
      ])}
    />
  );
}
