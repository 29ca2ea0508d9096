import MuiPagination from '@mui/material/Pagination';
import { useUiText } from '../messages/use-ui-text';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** `Pages de l’historique`. */
  label: string;
}

/** For long records that people look things up in; lists to browse use `ShowMore`. */
export function Pagination({ page, pageCount, onPage, label }: PaginationProps) {
  const text = useUiText();
  return (
    <MuiPagination
      page={page}
      count={pageCount}
      onChange={(_, next) => onPage(next)}
      aria-label={label}
      getItemAriaLabel={(type, of, selected) => {
        if (type === 'previous') return text('pages.previous');
        if (type === 'next') return text('pages.next');
        return text(selected ? 'pages.current' : 'pages.page', { page: of ?? 1 });
      }}
    />
  );
}
