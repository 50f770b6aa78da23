import classes from './figure.module.css';

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** One number that matters, and what it is. */
export function Figure({ label, value, note }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{value}</dd>
      {note === undefined ? null : <dd className={classes.note}>{note}</dd>}
    </div>
  );
}

export function Figures({ children }: { readonly children: React.ReactNode }) {
  return <dl className={classes.figures}>{children}</dl>;
}
