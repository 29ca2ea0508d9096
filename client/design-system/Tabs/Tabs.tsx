import Box from '@mui/material/Box';
import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode } from 'react';
import { formatNumber } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';

export interface TabData {
  value: string;
  label: string;
  count?: number | undefined;
  panel: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabData[];
  /** Use it with `onChange` if the address or the caller controls the open tab. */
  value?: string;
  onChange?: (value: string) => void;
}

/** Different contents in one place. For views of one list use `SegmentedFilter`. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const language = useLanguage();
  const [own, setOwn] = useState(tabs[0]?.value ?? '');
  const open = value ?? own;
  const select = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  return (
    <Box>
      <MuiTabs value={open} onChange={(_, next: string) => select(next)} aria-label={label} variant="scrollable">
        {tabs.map((tab) => (
          <MuiTab
            key={tab.value}
            value={tab.value}
            id={`${id}-${tab.value}`}
            aria-controls={`${id}-${tab.value}-panel`}
            label={tab.count === undefined ? tab.label : `${tab.label} · ${formatNumber(tab.count, language)}`}
          />
        ))}
      </MuiTabs>
      {tabs.map((tab) => (
        <Box
          key={tab.value}
          role="tabpanel"
          tabIndex={0}
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          hidden={tab.value !== open}
          sx={{ pt: 3 }}
        >
          {tab.value === open && tab.panel}
        </Box>
      ))}
    </Box>
  );
}
