import { useElementSize } from '@mantine/hooks';
import type { UsageView } from '../../../../src/dialects/console/views.ts';
import { formatDay, formatMoney } from '../../parts/format.ts';
import { words } from '../../words/words.ts';
import classes from './day-chart.module.css';

const HEIGHT = 220;
/** Room for the money at the left and the days below. */
const LEFT = 64;
const BOTTOM = 28;
const TOP = 12;
const LINES = 3;
/** What the name of a day takes. */
const NAME = 76;

interface DayChartProps {
  readonly days: UsageView['days'];
  readonly currency: string;
}

/** One bar a day. The numbers are in each bar's title, and in the table of charges below. */
export function DayChart({ days, currency }: DayChartProps) {
  const { ref, width } = useElementSize();
  return (
    <div ref={ref} className={classes.frame}>
      {width === 0 ? null : <Bars days={days} currency={currency} width={width} />}
    </div>
  );
}

function Bars({ days, currency, width }: DayChartProps & { readonly width: number }) {
  const most = niceTop(Math.max(0, ...days.map(({ amount }) => Number(amount))));
  const step = (width - LEFT) / Math.max(1, days.length);
  const height = HEIGHT - BOTTOM - TOP;
  const every = Math.max(1, Math.ceil((days.length * NAME) / (width - LEFT)));
  const label = words.usage.chart(formatDay(days[0]?.day ?? ''), formatDay(days.at(-1)?.day ?? ''));
  return (
    <svg width={width} height={HEIGHT} className={classes.chart} role="img" aria-label={label}>
      {Array.from({ length: LINES + 1 }, (_, line) => {
        const y = TOP + (height * line) / LINES;
        const value = (most * (LINES - line)) / LINES;
        return (
          <g key={y}>
            <line x1={LEFT} x2={width} y1={y} y2={y} className={classes.line} />
            <text x={LEFT - 10} y={y + 4} className={classes.money}>
              {formatMoney(value.toFixed(6), currency)}
            </text>
          </g>
        );
      })}
      {days.map(({ day, amount, tasks }, index) => {
        const tall = (Number(amount) / most) * height;
        const x = LEFT + index * step;
        return (
          <g key={day} className={classes.day}>
            <title>{`${formatDay(day)}: ${words.usage.dayTip(formatMoney(amount, currency), tasks)}`}</title>
            <rect x={x} y={TOP} width={step} height={height} className={classes.touch} />
            <rect
              x={x + step * 0.16}
              y={TOP + height - Math.max(tall, 1.5)}
              width={step * 0.68}
              height={Math.max(tall, 1.5)}
              rx={Math.min(5, step * 0.2)}
              className={tall > 0 ? classes.bar : classes.none}
            />
            {index % every === 0 ? (
              <text x={x + step / 2} y={HEIGHT - 6} className={classes.name}>
                {formatDay(day)}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

/** A round number at or above the tallest bar, so that the lines have round names. */
function niceTop(value: number): number {
  if (value <= 0) return 3;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1.5, 3, 4.5, 6, 9, 12].find((step) => step * power >= value) ?? 12) * power;
}
