import { useTheme } from '@mui/material/styles';

/** The arcs of the logo, drawn apart, as the illustration of an empty state. */
export function Arcs() {
  const { palette } = useTheme().vars;
  return (
    <svg width="124" height="88" viewBox="-6 0 124 88" fill="none" aria-hidden style={{ flexShrink: 0 }}>
      {[34, 26, 18].map((r, index) => (
        <g
          key={r}
          stroke={index === 2 ? palette.line.strong : palette.line.main}
          strokeWidth="2.5"
          strokeLinecap="round"
        >
          <path d={`M${44 - r * 0.34} ${44 - r}a${r} ${r} 0 0 0 0 ${r * 2}`} />
          <path d={`M${68 + r * 0.34} ${44 - r}a${r} ${r} 0 0 1 0 ${r * 2}`} />
        </g>
      ))}
      <circle cx="56" cy="44" r="5.5" stroke={palette.accent.main} strokeWidth="2.5" strokeDasharray="3 3.6" />
    </svg>
  );
}
