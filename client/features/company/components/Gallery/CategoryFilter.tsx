import type { CompanyVideoAnswer } from '@modules/companies/http/company-videos.contract';
import { SegmentedFilter } from '../../../../design-system/SegmentedFilter/SegmentedFilter';
import { type CategoryFilter as Category, countsByCategory } from '../../domain/gallery';
import { useCompanyText } from '../../messages/use-company-text';

export interface CategoryFilterProps {
  readonly videos: readonly CompanyVideoAnswer[];
  readonly value: Category;
  readonly onChange: (category: Category) => void;
}

/** Filters a gallery by category. Renders nothing if there is only one. */
export function CategoryFilter({ videos, value, onChange }: CategoryFilterProps) {
  const text = useCompanyText();
  const counts = countsByCategory(videos);
  // "All" and a single category are no choice.
  if (counts.length < 3) return null;
  return (
    <SegmentedFilter
      label={text('gallery.filter')}
      options={counts.map(({ value: category, count }) => ({
        value: category,
        label: text(`category.${category}`),
        count,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
