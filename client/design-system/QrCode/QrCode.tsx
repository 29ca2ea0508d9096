import Box from '@mui/material/Box';
import qrcode from 'qrcode-generator';
import { useMemo } from 'react';
import { radius } from '../theme/tokens';

export interface QrCodeProps {
  /** Text that the camera reads. */
  readonly value: string;
  /** Accessible name. */
  readonly label: string;
}

/** White margin in modules, which cameras need to find the code (ISO/IEC 18004). */
const QUIET = 4;

/** All dark modules as one SVG path, so that no markup is built from text. */
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

/** A QR code, dark on white in both themes, because many cameras read nothing else. */
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
