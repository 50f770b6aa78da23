import classes from './reel.module.css';

/** The wheel of a Kinora, the hand-cranked viewer of 1896: pictures on leaves around a core, lit one after the other. */
const LEAVES = 16;

interface ReelProps {
  readonly size: number;
  /** How much of the wheel is lit, from 0 to 1; without it one leaf is. */
  readonly lit?: number;
  readonly turning?: boolean;
}

export function Reel({ size, lit, turning = false }: ReelProps) {
  const count = lit === undefined ? 1 : Math.round(lit * LEAVES);
  const leaves = Array.from({ length: LEAVES }, (_, index) => ({
    angle: (index * 360) / LEAVES,
    state: index < count ? classes.lit : classes.leaf,
  }));
  return (
    <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true" className={classes.reel}>
      <g className={turning ? classes.turning : undefined}>
        {leaves.map(({ angle, state }) => (
          <path
            key={angle}
            d="M-3.4 -20 L-5.6 -45 Q0 -48.5 5.6 -45 L3.4 -20 Z"
            transform={`rotate(${angle})`}
            className={state}
          />
        ))}
      </g>
      <circle r="10" className={classes.core} />
    </svg>
  );
}
