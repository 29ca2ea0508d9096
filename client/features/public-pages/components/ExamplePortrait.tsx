import Box from '@mui/material/Box';

/** A drawing of an invented person, for the example on the home page. Its colours are the same in both themes. */
export function ExamplePortrait() {
  return (
    <Box
      component="svg"
      viewBox="0 0 320 180"
      aria-hidden
      preserveAspectRatio="xMidYMid slice"
      sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9' }}
    >
      <defs>
        <linearGradient id="example-wall" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#3d5a6c" />
          <stop offset="1" stopColor="#1f2f3d" />
        </linearGradient>
      </defs>
      <rect width="320" height="180" fill="url(#example-wall)" />
      <rect x="212" y="18" width="80" height="96" rx="4" fill="#57788a" />
      <path d="M252 18v96M212 66h80" stroke="#3d5a6c" strokeWidth="4" />
      <path d="M34 132c-4-30 6-44 14-52 8 10 18 24 12 52z" fill="#4f8a6b" />
      <rect x="28" y="130" width="40" height="26" rx="5" fill="#b9653f" />
      <path d="M82 180c4-40 36-54 78-54s74 14 78 54z" fill="#2f7f86" />
      <path d="M140 110h40v24c0 8-9 14-20 14s-20-6-20-14z" fill="#c98d6a" />
      <path
        d="M110 92c-8-44 16-66 50-66s58 22 50 66c-2 18-8 34-14 40 4-30 2-50-8-62-18 6-40 8-54-4-10 16-14 36-10 66-6-6-12-22-14-40z"
        fill="#2b1d17"
      />
      <ellipse cx="160" cy="84" rx="33" ry="39" fill="#dba27f" />
      <path d="M127 76c4-22 18-32 36-32 14 0 28 10 31 30-12-2-26-6-34-14-8 10-20 14-33 16z" fill="#2b1d17" />
      <g fill="#2b1d17">
        <circle cx="147" cy="86" r="3" />
        <circle cx="173" cy="86" r="3" />
      </g>
      <path d="M148 104c7 7 17 7 24 0" fill="none" stroke="#7a3f2c" strokeWidth="3" strokeLinecap="round" />
    </Box>
  );
}
