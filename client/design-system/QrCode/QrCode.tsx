import Box from '@mui/material/Box';
import qrcode from 'qrcode-generator';
import { useMemo } from 'react';
import { radius } from '../theme/tokens';

export interface QrCodeProps {
  /** What a camera reads out of it. */
  readonly value: string;
  /** What it is, for who does not see it. */
  readonly label: string;
}

/** White around the squares, without which cameras do not find them (ISO/IEC 18004). */
const QUIET = 4;

/** Every dark square as a piece of one path: drawn by us, so that no markup is made of text. */
function squaresOf(value: string): { readonly size: number; readonly path: string } {
  const code = qrcode(0, 'M');
  code.addData(value, 'Byte');
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
    }
  }
  return { size: count + 2 * QUIET, path };
}

/** Something for a phone to scan: dark on white in both themes, because many cameras read nothing else. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = useMemo(() => squaresOf(value), [value]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: 232,
        color: 'common.black',
        bgcolor: 'common.white',
        borderRadius: `${radius.control}px`,
      }}
    >
      <path d={path} fill="currentcolor" />
    </Box>
  );
}
