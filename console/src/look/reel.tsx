import classes from './reel.module.css';

/** The wheel of a Kinora, the hand-cranked viewer of 1896: pictures on leaves around a core, lit one after the other. */
const LEAVES = 24;
/** In a logo, more would run into each other. */
const FEW_LEAVES = 12;
const SMALL = 48;

interface ReelProps {
  readonly size: number;
  /** How much of the wheel is lit, from 0 to 1; without it one leaf is. */
  readonly lit?: number;
  readonly turning?: boolean;
}

export function Reel({ size, lit, turning = false }: ReelProps) {
  const total = size <= SMALL ? FEW_LEAVES : LEAVES;
  const count = lit === undefined ? 1 : Math.round(lit * total);
  const half = 62 / total;
  const leaves = Array.from({ length: total }, (_, index) => ({
    angle: (index * 360) / total,
    state: index < count ? classes.lit : classes.leaf,
  }));
  return (
    <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true" className={classes.reel}>
      <g className={turning ? classes.turning : undefined}>
        {leaves.map(({ angle, state }) => (
          <path
            key={angle}
            d={`M${-half} -21 L${-half * 1.9} -47 L${half * 1.9} -47 L${half} -21 Z`}
            transform={`rotate(${angle})`}
            className={state}
          />
        ))}
      </g>
      <circle r="10" className={classes.core} />
    </svg>
  );
}
