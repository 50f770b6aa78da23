import { words } from '../words/words.ts';
import classes from './logo.module.css';
import { Reel } from './reel.tsx';

export function Logo({ size = 28 }: { readonly size?: number }) {
  return (
    <span className={classes.logo}>
      <Reel size={size} />
      <span className={classes.name}>{words.product}</span>
    </span>
  );
}
