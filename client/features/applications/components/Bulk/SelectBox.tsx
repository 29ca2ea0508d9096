import Checkbox from '@mui/material/Checkbox';
import { useApplicationsText } from '../../messages/use-applications-text';

export interface SelectBoxProps {
  readonly name: string;
  readonly isSelected: boolean;
  /** `isRange`: pressed with shift. */
  readonly onToggle: (isRange: boolean) => void;
}

/** Selects one application; with shift, all since the last one. */
export function SelectBox({ name, isSelected, onToggle }: SelectBoxProps) {
  const text = useApplicationsText();
  return (
    <Checkbox
      checked={isSelected}
      onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      slotProps={{ input: { 'aria-label': text('bulk.select', { name }) } }}
    />
  );
}
