import type { ReactNode } from 'react';
import classes from './rows.module.css';

interface Head {
  readonly name: string;
  /** Numbers stand below each other at their end. */
  readonly isNumber: true;
}

interface RowsProps {
  readonly label: string;
  /** An empty word: a column of buttons. */
  readonly head: readonly (string | Head)[];
  /** On a telephone each row is a block, whose cells stand where their page puts them. */
  readonly isStacked?: boolean;
  readonly children: ReactNode;
}

/** A table that scrolls sideways where it does not fit; its buttons stay in sight. */
export function Rows({ label, head, isStacked, children }: RowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by key.
    <section className={classes.scroll} tabIndex={0} aria-label={label}>
      <table className={classes.rows} data-stacked={isStacked}>
        <thead>
          <tr>
            {head.map((column) => {
              const { name, isNumber } = typeof column === 'string' ? { name: column, isNumber: undefined } : column;
              return name === '' ? (
                <td key="actions" />
              ) : (
                <th key={name} scope="col" data-number={isNumber}>
                  {name}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
