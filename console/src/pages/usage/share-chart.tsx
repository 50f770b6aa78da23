import { formatMoney } from '../../parts/format.ts';
import { words } from '../../words/words.ts';
import classes from './share-chart.module.css';

interface Share {
  readonly name: string;
  readonly amount: string;
  readonly tasks: number;
}

const byAmount = (one: Share, other: Share): number => Number(other.amount) - Number(one.amount);

/** Who took how much: a bar each, the longest the largest. */
export function ShareChart({ shares, currency }: { readonly shares: readonly Share[]; readonly currency: string }) {
  if (shares.length === 0) return <p className={classes.nothing}>{words.usage.nothing}</p>;
  const most = Math.max(...shares.map(({ amount }) => Number(amount)), Number.MIN_VALUE);
  return (
    <ul className={classes.shares}>
      {[...shares].sort(byAmount).map(({ name, amount, tasks }) => (
        <li key={name}>
          <span className={classes.name}>{name}</span>
          <span className={classes.amount}>{words.usage.dayTip(formatMoney(amount, currency), tasks)}</span>
          <svg viewBox="0 0 100 3" preserveAspectRatio="none" className={classes.bar} aria-hidden="true">
            <rect width="100" height="3" className={classes.track} />
            <rect width={(Number(amount) / most) * 100} height="3" className={classes.fill} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
